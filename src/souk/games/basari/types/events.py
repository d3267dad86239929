"""What happened."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

from .terms import ActionCard, Colour, Gems


class OrderDrawn(base.Event, frozen=True, kw_only=True):
    """Who chooses a start archway next."""

    seat: int
    place: int


class Started(base.Event, frozen=True, kw_only=True):
    """A pawn is put on its start archway."""

    seat: int
    archway: int


class Moved(base.Event, frozen=True, kw_only=True):
    """A pawn moves, as everybody's step or by the roll action."""

    seat: int
    die: int
    start: int
    archway: int
    by: Literal["step", "roll"]
    reaches_disc: bool


class HasChosen(base.Event, frozen=True, kw_only=True):
    """A seat has chosen its card."""

    seat: int


class ChosenCard(base.Event, frozen=True, kw_only=True):
    """The card that it chose and what that is worth here, as `Worth` has it; only for its own seat."""

    seat: int
    card: ActionCard
    points: int
    gems: Gems


class Revealed(base.Event, frozen=True, kw_only=True):
    """All cards are turned up."""

    cards: tuple[ActionCard, ...]  # by seat


class Contest(base.Event, frozen=True, kw_only=True):
    """An action is looked at: one gets it, two barter for it, more lose it."""

    action: ActionCard
    result: Literal["single", "barter", "lost"]
    seats: tuple[int, ...]


class RollForOpening(base.Event, frozen=True, kw_only=True):
    """Two with the same score roll for who opens."""

    seats: tuple[int, ...]
    score: int


class OpeningDie(base.Event, frozen=True, kw_only=True):
    """One of these dice."""

    seat: int
    die: int


class OpeningTie(base.Event, frozen=True, kw_only=True):
    """Both rolled the same: again."""

    die: int


class Opens(base.Event, frozen=True, kw_only=True):
    """Who opens a barter, by the score or by dice."""

    seat: int
    by: Literal["score", "dice"]


class Offered(base.Event, frozen=True, kw_only=True):
    """A seat offers gems."""

    seat: int
    rival: int
    gems: Gems


class Accepted(base.Event, frozen=True, kw_only=True):
    """A seat takes the gems that were offered; the other gets the action."""

    seat: int
    rival: int
    gems: Gems


class Declined(base.Event, frozen=True, kw_only=True):
    """The opener offers nothing."""

    seat: int


class CarriedOut(base.Event, frozen=True, kw_only=True):
    """A seat gets the action."""

    seat: int
    action: ActionCard


class GemsTaken(base.Event, frozen=True, kw_only=True):
    """Gems of an archway; `short` is what the supply did not have."""

    seat: int
    gems: Gems
    short: Gems


class Scoring(base.Event, frozen=True, kw_only=True):
    """A scoring begins."""

    number: int


class Majority(base.Event, frozen=True, kw_only=True):
    """Who leads in a colour, and what each leader scores."""

    colour: Colour
    most: int
    leaders: tuple[int, ...]
    points_each: int


class Returned(base.Event, frozen=True, kw_only=True):
    """A leader gives gems back to the supply."""

    seat: int
    colour: Colour
    n: int


class DiscsMoved(base.Event, frozen=True, kw_only=True):
    """All discs go under their pawns."""

    archways: tuple[int, ...]


AnyEvent = (
    base.Points
    | base.Round
    | base.Over
    | OrderDrawn
    | Started
    | Moved
    | HasChosen
    | ChosenCard
    | Revealed
    | Contest
    | RollForOpening
    | OpeningDie
    | OpeningTie
    | Opens
    | Offered
    | Accepted
    | Declined
    | CarriedOut
    | GemsTaken
    | Scoring
    | Majority
    | Returned
    | DiscsMoved
)
