"""What Basari tells, as types: moves, views, events, remarks, reasons. The only place where their shape stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from souk.engine import types as base

Colour = Literal["red", "yellow", "green", "blue"]
ActionCard = Literal["roll", "points", "gems"]
Phase = Literal[
    "over",
    "order",
    "start",
    "move",
    "choose",
    "opening",
    "barter",
    "red",
    "yellow",
    "green",
    "blue",
    "roll",
]
Source = Literal["laps", "colours", "points", "roll"]


class Gems(Struct, frozen=True):
    """Gems by colour."""

    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0

    @property
    def notation(self) -> str:
        """As people write them: `2R 1Y`, `none` for no gems at all."""
        return " ".join(f"{n}{colour[0].upper()}" for colour, n in asdict(self).items() if n) or "none"


# Moves.


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


# Remarks.


class Shows(base.Remark, frozen=True):
    """What an archway shows."""

    points: int
    gems: Gems

    @property
    def notation(self) -> str:
        """`5 points, 2R 1Y`."""
        return f"{self.points} points, {self.gems.notation}"


class Takes(base.Remark, frozen=True):
    """The gems that accepting brings."""

    gems: Gems

    @property
    def notation(self) -> str:
        """`take 2R 1Y`."""
        return f"take {self.gems.notation}"


class Worth(base.Remark, frozen=True):
    """What an action card would bring here: points, or gems; neither for the roll, which the die decides."""

    points: int
    gems: Gems


AnyRemark = Shows | Takes | Worth


# Views.


class Archway(Struct, frozen=True):
    """What an archway shows."""

    points: int
    gems: Gems


class SeatView(base.SeatView, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    gems: Gems
    archway: int | None
    disc: int | None  # the archway of the start disc
    moved: int  # archways since the disc
    card: ActionCard | Literal["hidden"] | None


class Barter(Struct, frozen=True, kw_only=True):
    """A barter that goes on: for which action, between whom, what is offered and what is being said."""

    action: ActionCard
    players: tuple[int, int]
    die: int | None  # the first of the dice for who opens
    turn: int | None
    offer: Gems | None
    offered_by: int | None
    bid: Gems | None  # the counts said so far
    deal: Mapping[Colour, tuple[int, ...]] | None  # `colours` after the deal that is offered


class View(base.GameView, frozen=True, kw_only=True):
    """What everybody sees."""

    seats: tuple[SeatView, ...]
    phase: Phase
    scorings: int
    supply: Gems
    order: tuple[int, ...]  # of choosing a start archway
    barter: Barter | None
    colours: Mapping[
        Colour, tuple[int, ...]
    ]  # the points that each colour would bring every seat if it were scored now
    archways: tuple[Archway, ...]


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    """What a seat sees beside that: the card that it chose."""

    card: ActionCard | None


# Events.


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


# Reasons.


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
)
