"""What Bidding Pig tells, as types."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

# Moves.


class Bid(base.MoveFields, frozen=True):
    points: int


class Turn(base.MoveFields, frozen=True):
    what: Literal["roll", "hold"]


class Card(base.MoveFields, frozen=True):
    what: Literal["show", "keep"]


class Dealt(base.MoveFields, frozen=True, tag="card"):
    worth: int


class Die(base.MoveFields, frozen=True):
    face: int


Move = Bid | Turn | Card
Outcome = Dealt | Die


# Remarks.


class Banks(base.Remark, frozen=True):
    """What holding keeps."""

    points: int

    @property
    def notation(self) -> str:
        return f"{self.points} points"


class Adds(base.Remark, frozen=True):
    """What the card adds."""

    worth: int

    @property
    def notation(self) -> str:
        return f"+{self.worth}"


AnyRemark = Banks | Adds


# Views.


class View(base.GameView, frozen=True, kw_only=True):
    turn: int
    total: int
    bids: tuple[int | None, ...]  # None while they are secret


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    card: int | None
    bid: int | None


# Events.


class CardDealt(base.Event, frozen=True, kw_only=True):
    seat: int


class OwnCard(base.Event, frozen=True, kw_only=True):
    seat: int
    worth: int


class HasBid(base.Event, frozen=True, kw_only=True):
    seat: int


class OwnBid(base.Event, frozen=True, kw_only=True):
    seat: int
    points: int


class Bids(base.Event, frozen=True, kw_only=True):
    bids: tuple[int, ...]
    seat: int  # the one who starts


class DieRolled(base.Event, frozen=True, kw_only=True):
    seat: int
    face: int


class Rolls(base.Event, frozen=True, kw_only=True):
    seat: int


class Holds(base.Event, frozen=True, kw_only=True):
    seat: int


class Shown(base.Event, frozen=True, kw_only=True):
    seat: int
    worth: int


class Kept(base.Event, frozen=True, kw_only=True):
    seat: int


AnyEvent = (
    base.Points | base.Over | CardDealt | OwnCard | HasBid | OwnBid | Bids | DieRolled | Rolls | Holds | Shown | Kept
)


# Reasons.


class TurnIsFull(base.Reason, frozen=True, kw_only=True):
    ruling: str = "Pig 4"


class BidNow(base.Reason, frozen=True, kw_only=True):
    ruling: str = "Pig 1"


class RollOrHold(base.Reason, frozen=True, kw_only=True):
    ruling: str = "Pig 2"


class ShowOrKeep(base.Reason, frozen=True, kw_only=True):
    ruling: str = "Pig 3"


AnyReason = base.NotYourDecision | base.NoSuchMove | base.DecisionsEnd | TurnIsFull | BidNow | RollOrHold | ShowOrKeep
