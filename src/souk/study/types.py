"""A review as data. Shares of victory are from 0 to 1; ledgers are in whole millionths, so that they add up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from msgspec import Struct

from souk.engine.errors import BadOption

MILLION: Final = 1_000_000
CERTAIN: Final = 2.0  # standard errors that a number must exceed to be told
Told = Mapping[str, str | int | bool | tuple[str, ...]]  # something of a game's own types, as data
Label = Literal["best", "fine", "inaccuracy", "mistake", "blunder"]
LABELS: Final[tuple[Label, ...]] = ("best", "fine", "inaccuracy", "mistake", "blunder")
EventKind = Literal["seating", "dice", "cards", "choices"]
LUCK: Final = ("seating", "dice", "others_dice", "cards", "others_cards", "choices")  # kinds in a ledger


class Effort(Struct, frozen=True):
    """How much a review looks at: rollouts of each kind."""

    first: int  # samples of each option in question, to find the best
    second: int  # fresh samples of the best and of what was chosen
    rest: int  # of the other options
    came: int  # of a roll that came, to the end of the stretch
    stretch: int  # moments of rest after which what is expected is looked at anew; 0: played on to the end of the game
    outcome: int  # of each outcome where there are few
    profile: int  # draws of what the others choose at the same time
    most: int = 5  # options in question
    within: float = 2.5  # points by which an option may look worse than the best and be in question
    rests: int = 0  # moments of rest that a rollout of a decision passes

    def __post_init__(self) -> None:
        """Refuse what would leave losses without a known error."""
        if self.second < 2 or self.profile < 4:  # of which one half says what is best, the other how much
            raise BadOption(f"an effort needs second=2 and profile=4 at least, not {self.second} and {self.profile}")


class Moment(Struct, frozen=True):
    """How things stand before a step, or at the end: what each seat can expect."""

    step: int
    shares: tuple[float, ...]
    errors: tuple[float | None, ...]  # standard errors of the shares, where they are known
    scores: tuple[float, ...]  # expected final scores
    sources: tuple[tuple[float, ...], ...]  # for each seat expected final points, in the order of the review's sources


class JudgedOption(Struct, frozen=True):
    """Something that could be done, if the turn goes on in the best way."""

    action: int
    move: str  # notation
    shares: tuple[float, ...]
    error: float | None  # standard error of the deciding seat's share; None of a single rollout
    scores: tuple[float, ...]
    sources: tuple[tuple[float, ...], ...]
    samples: int
    chance: float | None = None  # how likely the judge's mixed answer takes it, where all choose at the same time


class PointsChange(Struct, frozen=True):
    """Expected points that one option has more than another, from one source."""

    source: str
    points: float
    error: float | None = None  # standard error; None where it was not kept


class Why(Struct, frozen=True):
    """Why one option is better than another: what it changes for the seat, and for the rival it concerns most.

    Everything is from rollouts of both with the same guesses and dice. Points are told beyond twice their error only.
    """

    better: int  # action
    worse: int
    gain: float  # share of victory of the deciding seat
    own: tuple[PointsChange, ...]
    rival: int | None
    others: tuple[PointsChange, ...]  # for the rival
    consequences: tuple[Told, ...] = ()  # what the better does on the board and the worse does not: a game's own types
    error: float = 0.0  # standard error of the gain

    @property
    def is_certain(self) -> bool:
        """Whether the gain is beyond twice its error; else nobody can say which option is better."""
        return self.gain > CERTAIN * self.error


class Decision(Struct, frozen=True):
    """A decision that was judged, by what its seat could know."""

    step: int
    seat: int
    chosen: int  # action
    best: int
    options: tuple[JudgedOption, ...]  # the best first
    loss: float  # share of victory
    error: float  # its standard error
    label: Label
    together: bool  # others chose at the same time
    effects: tuple[int, ...]  # millionths: what it certainly lost and brought others beside the best; else what it
    # changed for others beside what was expected
    why: Why | None

    @property
    def is_error(self) -> bool:
        """Whether it was called an inaccuracy or worse."""
        return self.label not in ("best", "fine")

    def option(self, action: int) -> JudgedOption:
        """What is known of an action."""
        return next(option for option in self.options if option.action == action)


class Surprise(Struct, frozen=True):
    """An obvious decision that the judge's quick play would not have taken: what it changed for the others."""

    step: int
    seat: int
    effects: tuple[int, ...]  # millionths for each seat


class Fortune(Struct, frozen=True):
    """Something that nobody at the table, or none but the others, decided: what it brought each seat."""

    step: int
    steps: int  # how many steps of the record it takes
    kind: EventKind
    seat: int | None  # whose dice or cards
    outcome: str  # notation
    luck: tuple[int, ...]  # millionths for each seat


class Ledger(Struct, frozen=True):
    """How a seat came to its result, in millionths of the victory: everything adds up."""

    start: int
    luck: Mapping[str, int]
    own_errors: int
    others_errors: int
    judge: int  # what the judge changed its mind about
    result: int

    @property
    def adjusted(self) -> int:
        """The result without luck."""
        return self.result - sum(self.luck.values())


class SeatReview(Struct, frozen=True):
    """A seat in a game."""

    ledger: Ledger
    accuracy: float | None  # 0 to 100; None for who had nothing to decide
    decisions: int  # real ones
    error_rate: float  # share of victory lost in each of them
    labels: Mapping[str, int]


class TurningPoint(Struct, frozen=True):
    """A moment at which much changed."""

    step: int
    kind: Literal["decision", "seating", "dice", "cards", "choices"]
    seat: int | None  # who decided, or whose dice or cards
    changes: tuple[int, ...]  # millionths for each seat


class Review(Struct, frozen=True):
    """A game, judged."""

    game: str
    players: int
    names: tuple[str, ...]
    sources: tuple[str, ...]
    over: bool
    net: str  # which net judged
    rollouts: int
    moments: tuple[Moment, ...]  # one for each step, and the end
    decisions: tuple[Decision, ...]
    fortunes: tuple[Fortune, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    surprises: tuple[Surprise, ...] = ()

    def _repr_html_(self) -> str:
        """A notebook shows it by itself, in the language of the environment."""
        from .notebook import review_frame  # noqa: PLC0415 - it stands above

        return review_frame(self)
