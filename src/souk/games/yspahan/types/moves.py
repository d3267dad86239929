"""What a player or nature does."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

from .terms import Building, Card, Goods, Row, Shop, Square, Use


class Buy(base.MoveFields, frozen=True):
    """Add so many yellow dice, and roll."""

    dice: int


class Choose(base.MoveFields, frozen=True):
    """Take a group of dice."""

    row: Row


class UseGroup(base.MoveFields, frozen=True, tag="use"):
    """What the group is for."""

    use: Use


class Pass(base.MoveFields, frozen=True):
    """Nothing can be done: no group and no card is left (Y18)."""


class Bonus(base.MoveFields, frozen=True):
    """Discard a card for one more die, or none."""

    card: Card | Literal["none"]


class ChooseShop(base.MoveFields, frozen=True, tag="shop"):
    """A shop for a cube, or the cube that is sent first."""

    shop: Shop


class ChooseSquare(base.MoveFields, frozen=True, tag="square"):
    """Where the supervisor goes."""

    square: Square


class Camel(base.MoveFields, frozen=True):
    """Let the cube go, or keep it for a camel."""

    answer: Literal["send", "keep"]


class Give(base.MoveFields, frozen=True):
    """Give camels or gold for a card."""

    goods: Goods
    n: int


class Play(base.MoveFields, frozen=True):
    """Play a card for its effect."""

    card: Card


class Build(base.MoveFields, frozen=True):
    """Build, with no, one or both building cards."""

    building: Building
    without: tuple[Goods, ...]  # the parts of the cost that cards waive


class End(base.MoveFields, frozen=True):
    """End the turn."""


class StartSeat(base.MoveFields, frozen=True, tag="start"):
    """Nature draws who starts."""

    seat: int


class Die(base.MoveFields, frozen=True):
    """A die falls."""

    face: int


class DrawnCard(base.MoveFields, frozen=True, tag="card"):
    """A card is drawn."""

    card: Card


Move = Buy | Choose | UseGroup | Pass | Bonus | ChooseShop | ChooseSquare | Camel | Give | Play | Build | End
Outcome = StartSeat | Die | DrawnCard
