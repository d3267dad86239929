"""Why something cannot be done, or cannot be a position."""

from __future__ import annotations

from souk.engine import types as base

from .terms import Colour, Gems, Problem


class CardIsChosen(base.Reason, frozen=True, kw_only=True):
    """The seat has chosen; all cards are revealed together."""

    ruling: str = "B3"


class ChooseACard(base.Reason, frozen=True, kw_only=True):
    """An action card is to be chosen now."""


class ChooseArchway(base.Reason, frozen=True, kw_only=True):
    """Start archways are chosen first."""

    ruling: str = "B1"


class RingEnds(base.Reason, frozen=True, kw_only=True):
    """The ring has fewer archways."""

    n: int
    last: int


class ArchwayTaken(base.Reason, frozen=True, kw_only=True):
    """Start archways are not shared."""

    seat: int
    archway: int
    ruling: str = "B2"


class NothingOffered(base.Reason, frozen=True, kw_only=True):
    """There is no offer to accept yet."""


class OnlyOpenerDeclines(base.Reason, frozen=True, kw_only=True):
    """Who is offered something accepts or raises."""


class OpenerHasNothing(base.Reason, frozen=True, kw_only=True):
    """An opener without gems declines."""

    ruling: str = "B9"


class CannotRaise(base.Reason, frozen=True, kw_only=True):
    """The seat's gems cannot beat the offer."""

    gems: Gems
    ruling: str = "B9"


class OfferFirst(base.Reason, frozen=True, kw_only=True):
    """`offer` comes before the counts."""


class BarterNow(base.Reason, frozen=True, kw_only=True):
    """A barter goes on: accept, decline or offer."""


class CountNow(base.Reason, frozen=True, kw_only=True):
    """The count of a colour is due."""

    colour: Colour


class TooFewGems(base.Reason, frozen=True, kw_only=True):
    """An offer has only gems in hand."""

    colour: Colour
    has: int
    ruling: str = "B7"


class AtLeastOne(base.Reason, frozen=True, kw_only=True):
    """An offer has at least one gem."""

    colour: Colour
    n: int


class MustBeat(base.Reason, frozen=True, kw_only=True):
    """An offer must be greater than the standing one, so it needs at least `n` here."""

    gems: Gems
    colour: Colour
    n: int


class DiceRoll(base.Reason, frozen=True, kw_only=True):
    """Dice are rolling."""


class GameOver(base.Reason, frozen=True, kw_only=True):
    """The third scoring has been."""


class PositionProblem(base.Reason, frozen=True, kw_only=True):
    """A position that somebody wrote cannot be one of the game. `n`: how many there can be."""

    problem: Problem
    n: int = 0


AnyReason = (
    base.NotYourDecision
    | base.NoSuchMove
    | base.DecisionsEnd
    | CardIsChosen
    | ChooseACard
    | ChooseArchway
    | RingEnds
    | ArchwayTaken
    | NothingOffered
    | OnlyOpenerDeclines
    | OpenerHasNothing
    | CannotRaise
    | OfferFirst
    | BarterNow
    | CountNow
    | TooFewGems
    | AtLeastOne
    | MustBeat
    | DiceRoll
    | GameOver
    | PositionProblem
)
