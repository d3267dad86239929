"""What everybody sees, and what a seat sees beside that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from souk.engine import types as base

from .terms import Building, Card, Row, Shop, Square


class TowerRow(Struct, frozen=True):
    """The dice of a row."""

    value: int
    white: int
    yellow: int


class Rolled(Struct, frozen=True):
    """Dice that are being rolled, by face from 1."""

    white: tuple[int, ...]
    yellow: tuple[int, ...]


class Group(Struct, frozen=True):
    """The chosen group."""

    row: Row
    face: int
    dice: int


class Due(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be decided or drawn, and about what."""

    what: str
    shop: Shop = ""  # camel, send
    cubes: int = 0  # place
    card: Card | Literal[""] = ""  # give
    seat: int | None = None  # draw, reward


class SeatView(base.SeatView, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    gold: int
    camels: int
    buildings: tuple[Building, ...]
    cards: int


class View(base.GameView, frozen=True, kw_only=True):
    """What everybody sees."""

    seats: tuple[SeatView, ...]
    week: int
    day: int
    order: tuple[int, ...]  # seats in the day's order of play
    turn: int  # index into it
    due: Due | None
    cubes: Mapping[Shop, int]  # whose cube is in a shop
    supervisor: Square
    caravan: tuple[int, ...]  # seats, from the bottom row
    caravan_row: int  # camels in a row
    tower: Mapping[Row, TowerRow]
    rolled: Rolled | None
    bought: int
    group: Group | None
    deck: int
    discards: tuple[Card, ...]
    unseen: Mapping[Card, int]  # cards in the deck or in somebody's hand
    building_cards: str


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    """What a seat sees beside that."""

    hand: tuple[Card, ...]
    unseen: Mapping[Card, int]  # by the others' hands and the deck
