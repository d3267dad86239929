"""The socket of a table: what is told of a table, and what the server sends."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from souk.engine.types import Event, GameView, Matter, MoveFields, PrivateView, Reason, Remark
from souk.study.coach import PlanVerdict
from souk.table.commands import AnyAsk
from souk.table.log import (
    Agreed,
    BotPace,
    ClockPlan,
    Declined,
    Ended,
    Filled,
    Followed,
    Halted,
    Left,
    Muted,
    Opened,
    Paused,
    Proposed,
    Relieved,
    Resigned,
    Resumed,
    Said,
    Sat,
    TimedOut,
    Undone,
    Visibility,
)

# What is told of a table.


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """A legal move: its id, how it is written, what it is about, and what it costs, brings or reaches here."""

    id: int
    notation: str
    move: MoveFields  # by the game's own type, like everything of a game below
    remark: Remark | None = None


class ClosedMoves(Struct, frozen=True):
    """Options that are closed for the same reason: their ids, and what they are about in the same order."""

    moves: list[int]
    about: list[MoveFields]
    reason: Reason


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who has a seat."""

    kind: Literal["person", "bot", "open"]
    name: str = ""  # of the person or of whom the seat is kept for
    shares: bool = False  # one of several people at the user's screen, by a name of their own
    user: int = 0
    level: str = ""  # of the bot that plays
    guest: bool = False
    out: str = ""  # why a bot plays on for a person, or nobody: resigned, timeout, left


class Proposal(Struct, frozen=True):
    """What a seat asks of all others, and who has agreed."""

    what: Literal["undo", "pause"]
    seat: int
    steps: int
    agreed: list[int]


class SeatWords(Struct, frozen=True, omit_defaults=True):
    """What a seat adds to the dice: the SHA-256 of its words, and the words, known when the game begins."""

    commitment: str = ""
    revealed: bool = False  # whether the server has the words
    words: str = ""  # none from a bot, or who was late


class Dice(Struct, frozen=True, omit_defaults=True):
    """What the dice follow from: the server's seed and the words of the seats."""

    commitment: str  # the SHA-256 of the seed
    words: list[SeatWords]  # by seat
    seed: str = ""  # known when the game is over
    asked: bool = False  # everybody has committed: now `reveal` your words


class Result(Struct, frozen=True):
    """How a game ended."""

    outcome: str
    scores: list[int]
    ranks: list[int]
    score_sheet: dict[str, list[int]] = {}  # points by source, then by seat; empty at tables of an older Souk


class Snapshot(Struct, frozen=True, gc=False, kw_only=True):
    """A moment of a game as somebody sees it: what everybody sees, and what one seat sees beside it."""

    step: int
    seat: int | None
    view: GameView
    private: PrivateView | None
    moves: list[Option]  # yours


class StepEvent(Struct, frozen=True, gc=False):
    """An event, and the step of the game that it belongs to."""

    step: int
    event: Event


# What the server sends.


class Message(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """A message to a client."""


class TableMessage(Message, frozen=True, tag="table"):
    """The table itself: first on every socket, and again whenever something of it changes."""

    version: int  # of the protocol
    link: str
    game: str
    title: str
    options: dict[str, str]
    players: int
    status: Literal["waiting", "running", "paused", "over"]
    seats: list[SeatInfo]
    host: int  # a user
    you: int  # your user
    seat: int | None  # the one that you look with
    yours: list[int]  # all of your seats: several if people share a screen
    visibility: Visibility
    spectators: bool
    clock: ClockPlan
    stand_in: str
    rated: bool  # whether the result counts for the ratings of those who play
    hints: Literal["off", "agreed", "free"]  # whether they may be asked for; freely by who plays alone
    dice: Dice
    opened: int  # milliseconds since 1970
    proposal: Proposal | None = None
    result: Result | None = None
    next: str = ""  # the link of the table where the same people meet again
    muted: list[int] = []
    pace: BotPace = "usual"
    ready: list[int] | None = None  # before a live clock: the seats that are ready; None where nobody is asked
    until: int = 0  # before the game: when nobody is waited for any longer; 0 while seats are open
    guided: bool = False  # whether it is the first game of somebody new: updates say what matters


class MoveNews(Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="moved"):
    """A decision with what nature did then, in events."""

    n: int
    at: int
    step: int  # how many steps the game had before
    events: list[StepEvent]
    seat: int | None = None  # nobody for what nature did first


News = (
    Opened
    | Sat
    | Left
    | Filled
    | MoveNews
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
    | Said
    | Muted
    | Ended
    | Followed
)


class Update(Message, frozen=True):
    """What is new since entry `since`, which is later than you asked for after a long absence, and how it stands."""

    n: int  # the last entry of the log that you know now: come back with it
    since: int
    news: list[News]
    snapshot: Snapshot | None  # None while people are still sitting down
    actors: list[int]  # the seats that are to decide
    decision_id: int  # goes with your next `play`
    undo: int  # how many steps you may take back at once
    left: list[int]  # milliseconds on each seat's clock at `now`; empty without clocks
    ticking: list[int]  # the seats whose clocks run
    now: int  # the server's time
    matters: tuple[Matter, ...] = ()  # in a guided game: what is most important at your decision


class BotWaits(Struct, frozen=True):
    """A bot whose turn to think has not come, since many are to think; or that is slow to answer."""

    seat: int
    ahead: int  # how many come before it; -1 where those who think are slow
    seconds: int  # about how long that takes; 0 if nobody knows


class Presence(Message, frozen=True):
    """Who is here: connected seats, and the names of spectators; and what bots wait for their turn to think."""

    here: list[int]
    spectators: list[str]
    waiting: list[BotWaits] = []


class Done(Message, frozen=True):
    """Your command is kept for good; `n` is its last entry. What it changed comes with an `update`."""

    id: str
    n: int


class Refused(Message, frozen=True):
    """Your message changed nothing."""

    error: Literal["bad", "forbidden", "illegal", "stale", "busy", "lost"]
    reason: Reason
    id: str = ""


class Ahead(Struct, frozen=True):
    """What one of your moves brings about as far as you can know, and whether something new comes to light then."""

    move: int
    events: list[Event]
    new: bool


class Previewed(Message, frozen=True):
    """Answers `preview`: the position after the moves, or where something new would come to light, told and seen."""

    id: str
    snapshot: Snapshot
    events: list[Event]
    new: bool
    each: list[Ahead]  # for each legal move there


class ClosedReply(Message, frozen=True, tag="closed"):
    """Answers `closed`."""

    id: str
    closed: list[ClosedMoves]


class Evaluation(Struct, frozen=True):
    """What the search thinks of a move: its share of the thinking, and each seat's share and points after it."""

    id: int
    move: MoveFields
    weight: float
    shares: list[float]
    scores: list[float]
    error: float  # the standard error of your own share


class LineStep(Struct, frozen=True):
    """A step of the likely course."""

    seat: int  # 15 for nature: dice and cards, which are a guess
    move: MoveFields


class HintData(Struct, frozen=True):
    """The moves from the best down, each seat's share of the victory, the likely course."""

    evaluations: list[Evaluation]
    shares: list[float]
    line: list[LineStep]


class Queued(Message, frozen=True):
    """Your `hint` or `coach` waits for its turn, since many ask; told again when that changes, then answered."""

    of: str  # its id
    ahead: int | None  # how many come before you; None from the moment on when it is your turn
    seconds: int  # about how long that takes; 0 if nobody knows


class Hinted(Message, frozen=True):
    """Answers `hint`."""

    id: str
    hint: HintData


class Coached(Message, frozen=True):
    """Answers `coach`: what is found, if there is anything to decide, and the moves that it is about."""

    id: str
    verdict: PlanVerdict | None
    moves: list[Option]


class Bye(Message, frozen=True):
    """The server closes the socket: come back after so many seconds, or not at all if it is None."""

    reason: Reason
    back: float | None = None


ToClient = TableMessage | Update | Presence | Done | Refused | Previewed | ClosedReply | Queued | Hinted | Coached | Bye
ToServer = AnyAsk
