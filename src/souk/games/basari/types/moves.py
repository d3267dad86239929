"""What a player or nature does."""

from __future__ import annotations

from souk.engine import types as base

from .terms import ActionCard, Colour


class ChooseStart(base.MoveFields, frozen=True, tag="start"):
    """A start archway."""

    archway: int


class ChooseCard(base.MoveFields, frozen=True, tag="card"):
    """An action card, in secret."""

    card: ActionCard


class Accept(base.MoveFields, frozen=True):
    """Accept the standing offer."""


class Decline(base.MoveFields, frozen=True):
    """Open without an offer: the other gets the action."""


class MakeOffer(base.MoveFields, frozen=True, tag="offer"):
    """Offer gems; their counts follow."""


class Count(base.MoveFields, frozen=True):
    """How many gems of a colour are offered."""

    colour: Colour
    n: int


class OrderSeat(base.MoveFields, frozen=True, tag="seat"):
    """Nature draws who chooses next."""

    seat: int


class Die(base.MoveFields, frozen=True):
    """A die falls."""

    face: int


Move = ChooseStart | ChooseCard | Accept | Decline | MakeOffer | Count
Outcome = OrderSeat | Die
