"""What Bidding Pig tells, as types."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

Phase = Literal["deal", "bid", "turn", "card", "over"]

# Moves.


class Bid(base.MoveFields, frozen=True):
    """A bid for the start, in secret."""

    points: int


class Turn(base.MoveFields, frozen=True):
    """Roll on, or hold."""

    what: Literal["roll", "hold"]


class Card(base.MoveFields, frozen=True):
    """Show the card and add it, or keep it secret."""

    what: Literal["show", "keep"]


class Dealt(base.MoveFields, frozen=True):
    """Nature deals a card."""

    worth: int


class Die(base.MoveFields, frozen=True):
    """Nature lets the die fall."""

    face: int


Move = Bid | Turn | Card
Outcome = Dealt | Die


# Remarks.


class Banks(base.Remark, frozen=True):
    """What holding keeps."""

    points: int

    @property
    def notation(self) -> str:
        """`7 points`."""
        return f"{self.points} points"


class Adds(base.Remark, frozen=True):
    """What the card adds."""

    worth: int

    @property
    def notation(self) -> str:
        """`+2`."""
        return f"+{self.worth}"


AnyRemark = Banks | Adds


# Views.


class View(base.GameView, frozen=True, kw_only=True):
    """What everybody sees."""

    phase: Phase
    turn: int
    total: int  # points of the turn so far
    bids: tuple[int | None, ...]  # None while they are secret


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    """What a seat sees beside it: its card and its bid."""

    card: int | None
    bid: int | None


# Events.


class CardDealt(base.Event, frozen=True, kw_only=True):
    """A seat got its card."""

    seat: int


class OwnCard(base.Event, frozen=True, kw_only=True):
    """Which one; only for its own seat."""

    seat: int
    worth: int


class HasBid(base.Event, frozen=True, kw_only=True):
    """A seat has bid."""

    seat: int


class OwnBid(base.Event, frozen=True, kw_only=True):
    """How much; only for its own seat."""

    seat: int
    points: int


class Bids(base.Event, frozen=True, kw_only=True):
    """All bids are turned up."""

    bids: tuple[int, ...]
    seat: int  # the one who starts


class DieRolled(base.Event, frozen=True, kw_only=True):
    """The die fell."""

    seat: int
    face: int


class Rolls(base.Event, frozen=True, kw_only=True):
    """A seat rolls."""

    seat: int


class Holds(base.Event, frozen=True, kw_only=True):
    """A seat holds."""

    seat: int


class Shown(base.Event, frozen=True, kw_only=True):
    """A seat shows its card."""

    seat: int
    worth: int


class Kept(base.Event, frozen=True, kw_only=True):
    """A seat keeps its card secret."""

    seat: int


AnyEvent = (
    base.Points | base.Over | CardDealt | OwnCard | HasBid | OwnBid | Bids | DieRolled | Rolls | Holds | Shown | Kept
)


# Reasons.


class TurnIsFull(base.Reason, frozen=True, kw_only=True):
    """The turn has all the points that it can hold."""

    ruling: str = "Pig 4"


class BidNow(base.Reason, frozen=True, kw_only=True):
    """The bids come first."""

    ruling: str = "Pig 1"


class RollOrHold(base.Reason, frozen=True, kw_only=True):
    """A turn is rolling and holding."""

    ruling: str = "Pig 2"


class ShowOrKeep(base.Reason, frozen=True, kw_only=True):
    """The card is to be shown or kept."""

    ruling: str = "Pig 3"


AnyReason = base.NotYourDecision | base.NoSuchMove | base.DecisionsEnd | TurnIsFull | BidNow | RollOrHold | ShowOrKeep
