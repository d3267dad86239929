"""What happens at a table, entry by entry. The log of a table is its truth: everything else is a fold over it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=13)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Visibility = Literal["listed", "link"]
Outcome = Literal["played", "resigned", "abandoned"]  # how a game came to its end
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes in hexadecimal: a SHA-256, or a seat's words
HintRule = Literal["off", "agreed"]  # whether people who play against each other may ask for hints
BotPace = Literal["slow", "usual", "fast", "instant"]  # how long bots take for a decision


# How a table is set up.


class NoClock(Struct, frozen=True, tag="none"):
    """Everybody thinks as long as they like."""


class LiveClock(Struct, frozen=True, tag="live"):
    """Each seat has a bank of seconds for the whole game, and gets some more at the end of every turn."""

    bank: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class DayClock(Struct, frozen=True, tag="days"):
    """Each turn may take so many days."""

    days: Annotated[int, Meta(ge=1, le=60)]


ClockPlan = NoClock | LiveClock | DayClock


class Chair(Struct, frozen=True, gc=False, omit_defaults=True):
    """A place at the table: a person, a bot, or open; reserved for somebody, if invited."""

    user: int = 0  # who sits here; 0 for nobody
    level: str = ""  # the bot that plays here
    invited: int = 0  # the only one who may sit down here
    out: Literal["", "resigned", "timeout", "left"] = ""  # why the person's game is over before the game is
    gone: int = 0  # who left in the middle of the game
    name: str = ""  # of one of several people at the user's screen; empty for the user's own

    @property
    def open(self) -> bool:
        """Whether somebody is still to sit down here."""
        return not self.user and not self.level


# Entries.


class Entry(Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag_field="type", tag=str.lower):
    """Something that happened at a table."""

    at: int  # milliseconds since 1970
    by: int = 0  # the user who did it; 0 for bots, clocks and the server
    id: str = ""  # of the command that asked for it
    n: int = 0  # the entry's number in the log, from 1; told to clients, not stored
    name: str = ""  # what the user is called; told to clients, not stored


class Opened(Entry, frozen=True):
    """The table was set up. The seed of the dice is told when the game is over."""

    game: str
    version: int
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    seed: str
    clock: ClockPlan = NoClock()
    visibility: Visibility = "link"
    spectators: bool = True  # whether others may look on
    stand_in: str = ""  # the level of the bot that goes on for whose time is up, or who resigned
    rated: bool = False  # whether the result counts: people only, on the clock, no hints, who leaves has lost
    hints: HintRule = "off"  # who sits down agrees
    position: str = ""  # as JSON: where the game begins; empty for a new game
    guided: bool = False  # whether who plays is told what matters: the first game of somebody new


class Sat(Entry, frozen=True):
    """Somebody sat down, or took over."""

    seat: Seat


class Left(Entry, frozen=True):
    """Somebody got up: the seat is open."""

    seat: Seat


class Filled(Entry, frozen=True):
    """A bot sat down."""

    seat: Seat
    level: Level


class Committed(Entry, frozen=True):
    """A seat has made random words for the dice, and told their SHA-256."""

    seat: Seat
    commitment: Hex32


class Asked(Entry, frozen=True):
    """Every seat is taken and has committed, or is late: now the words are told."""


class Revealed(Entry, frozen=True):
    """A seat has told its words. Others learn them when the game begins."""

    seat: Seat
    words: Hex32


class Readied(Entry, frozen=True):
    """Somebody is ready for the clock to start."""


class Began(Entry, frozen=True):
    """The dice are fixed, the first decisions due. Holds what nature did before them, as pairs of seat and action."""

    steps: tuple[tuple[int, int], ...] = ()


class Moved(Entry, frozen=True):
    """A seat decided, and nature answered."""

    seat: Seat
    steps: tuple[tuple[int, int], ...]
    new: bool = False  # whether something became known that the seat did not know: no free undo beyond
    lag: int = 0  # milliseconds that the network took, given back to the seat's clock


class Undone(Entry, frozen=True):
    """The last steps were taken back."""

    seat: Seat
    steps: int


class Proposed(Entry, frozen=True):
    """A seat asks all others: to take back steps, or to pause."""

    seat: Seat
    what: Literal["undo", "pause"]
    steps: int = 0


class Agreed(Entry, frozen=True):
    """A seat says yes to what is proposed."""

    seat: Seat


class Declined(Entry, frozen=True):
    """A seat says no, or takes its proposal back."""

    seat: Seat


class Paused(Entry, frozen=True):
    """All agreed: clocks stop and nobody moves."""


class Resumed(Entry, frozen=True):
    """The game goes on."""

    seat: Seat


class Resigned(Entry, frozen=True):
    """A seat gives up; a bot goes on for it while others play."""

    seat: Seat


class TimedOut(Entry, frozen=True):
    """A seat's time is up; a bot goes on for it."""

    seat: Seat


class Relieved(Entry, frozen=True):
    """The thinking of a seat's bot failed again and again: a plain player goes on for it."""

    seat: Seat
    level: Level


class Halted(Entry, frozen=True):
    """The server was away from `since` on: that time counts for nobody."""

    since: int


class Paced(Entry, frozen=True):
    """Bots take another time for their decisions from now on."""

    pace: BotPace


class Said(Entry, frozen=True):
    """Somebody said something: at the table, or as a spectator among spectators."""

    text: str
    seat: int | None = None
    spectator: bool = False


class Muted(Entry, frozen=True):
    """The host silenced somebody, or let them speak again."""

    user: int
    on: bool = True


class Ended(Entry, frozen=True):
    """The game is over. Ranks count from 1 and may be shared; who resigned, left or ran out of time ranks last."""

    outcome: Outcome
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()


class Followed(Entry, frozen=True):
    """The same people meet again, at another table."""

    link: str


AnyEntry = (
    Opened
    | Sat
    | Left
    | Filled
    | Committed
    | Asked
    | Revealed
    | Readied
    | Began
    | Moved
    | Undone
    | Proposed
    | Agreed
    | Declined
    | Paused
    | Resumed
    | Resigned
    | TimedOut
    | Relieved
    | Halted
    | Paced
    | Said
    | Muted
    | Ended
    | Followed
)
