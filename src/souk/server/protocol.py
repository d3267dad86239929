"""Everything that server and clients tell each other, as types. docs/protocol.md is written from here.

A socket belongs to one table. It speaks JSON: the client sends what `souk.table.commands` lists, the server sends the
messages of `socket_protocol.py`, one or several in a frame, a line for each. HTTP carries the rest.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souk.engine.types import Event, Reason
from souk.study.mistakes import Mistake
from souk.study.types import Review
from souk.table.commands import Moves
from souk.table.log import ClockPlan, HintRule, Level, NoClock, Visibility

from .progress_protocol import *
from .puzzle_protocol import *
from .socket_protocol import *

VERSION = 2  # rises when an old client would misunderstand; it is the socket's subprotocol `souk.2`

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


# HTTP: what is sent.


class Guest(Struct, forbid_unknown_fields=True):
    """Come in with a name."""

    name: Name


class Login(Struct, forbid_unknown_fields=True):
    """Come in by name and password."""

    name: Name
    password: Password


class Keep(Struct, forbid_unknown_fields=True):
    """Keep your name by a password, or change it (then with the old one)."""

    password: Password
    old: str = ""


class Change(Struct, forbid_unknown_fields=True):
    """Change your name or your settings."""

    name: Name | None = None
    settings: Annotated[dict[str, Annotated[str, Meta(max_length=200)]], Meta(max_length=50)] | None = None


class Forget(Struct, forbid_unknown_fields=True):
    """Delete your account; the password proves that it is you, if there is one."""

    password: str = ""


class Me(Struct, frozen=True, tag="me"):
    """A seat for whoever opens the table; several for people who share a screen, each by a name of their own."""

    name: Annotated[str, Meta(max_length=32)] = ""  # empty for one's own


class Friend(Struct, frozen=True, tag="friend"):
    """A seat that is kept for somebody, by a name that they keep by a password; guests come by the table's link."""

    name: Name


class Bot(Struct, frozen=True, tag="bot"):
    """A seat for a bot."""

    level: Level


class Fitting(Struct, frozen=True, tag="fitting"):
    """A seat for one of the personas: about as strong as a level, or as whoever opens the table."""

    level: Annotated[str, Meta(max_length=32)] = ""  # empty: as strong as you, as far as your games tell


class Open(Struct, frozen=True, tag="open"):
    """A seat for whoever comes."""


Seating = Me | Friend | Bot | Fitting | Open


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table."""

    game: str
    seats: Annotated[list[Seating], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    clock: ClockPlan = NoClock()
    visibility: Visibility = "link"
    spectators: bool = True
    stand_in: str = "trader"
    rated: bool = False  # people only, on the clock, without hints; who leaves has lost
    hints: HintRule = "off"  # whether people who play against each other may ask for hints; whoever sits down agrees
    # To play on from a position, as JSON: you on one seat against bots. Game and options are those of the position.
    position: Annotated[str, Meta(max_length=60_000)] = ""


class LessonMoves(Struct, forbid_unknown_fields=True):
    """What was chosen in a step of a lesson, counted from 0; nothing yet to see where it begins."""

    step: Annotated[int, Meta(ge=0, le=99)] = 0
    moves: Moves = []


# HTTP: what is answered.


class User(Struct, frozen=True):
    """You."""

    id: int
    name: str
    guest: bool
    created: int
    settings: dict[str, str]


class Session(Struct, frozen=True):
    """A place where you are logged in."""

    id: str
    created: int
    seen: int
    browser: str  # empty if unknown, as the system
    system: str
    current: bool


class Rating(Struct, frozen=True):
    """How strong somebody is at a game with so many players (openskill): the mean, the doubt, the cautious value."""

    who: str
    game: str
    players: int
    mu: float
    sigma: float
    ordinal: float
    games: int


class Choice(Struct, frozen=True):
    """An option of a game; no choices means free text. `not_for`: the numbers of players that a choice is not for."""

    name: str
    help: str
    choices: list[str]
    not_for: dict[str, list[int]]


class Game(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    players: list[int]
    options: list[Choice]
    reviewed: list[int]  # the numbers of players with which a game can be reviewed


class Persona(Struct, frozen=True):
    """A bot with a name and a face: its level, and its temper in each game."""

    name: str
    level: str
    tempers: dict[str, str]


class Games(Struct, frozen=True):
    """What can be played here, and against whom."""

    games: list[Game]
    levels: list[str]
    personas: list[Persona]
    version: int  # of the protocol


class Summary(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    link: str
    game: str
    players: int
    status: str
    seats: list[SeatInfo]
    opened: int
    changed: int
    clock: ClockPlan
    actors: list[int]  # the seats that are to decide
    rated: bool = False
    hints: Literal["off", "agreed", "free"] = "off"
    special: bool = False  # whether it is played with other options than usual
    played_on: bool = False  # whether it began in the middle of a game: it says nothing of anybody's strength
    your_seat: int | None = None
    result: Result | None = None


class Summaries(Struct, frozen=True):
    """Tables, the latest first; `next` continues."""

    tables: list[Summary]
    next: int | None = None


class Story(Struct, frozen=True):
    """What happened from a step on, as a seat or a spectator may know it."""

    steps: int
    events: list[StepEvent]


class Frames(Struct, frozen=True):
    """Moments of a game, one for each step."""

    steps: int
    frames: list[Snapshot]


class ReviewState(Struct, frozen=True):
    """The review of a finished game: how far it is, and what is there: the quick one, later the deep one instead."""

    status: Literal["none", "queued", "running", "ready"]  # of what is under way, else of what is there
    under_way: Depth | None
    done: int  # steps of the game that are judged by what is under way
    steps: int
    ahead: int  # reviews that come first
    depth: Depth | None  # of the review that is there
    review: Review | None  # `names` are the numbers of the seats: who sits there stands in the table
    moves: list[Option]  # what the actions in it are


class Mistakes(Struct, frozen=True):
    """The errors of a seat in a finished game, to be learnt from: none are known before it is reviewed."""

    depth: Depth | None  # of the review that found them
    questions: list[Mistake]
    moves: list[Option]  # what the actions in them are


class MistakeAnswer(Struct, frozen=True):
    """What would have been better."""

    seat: int
    step: int  # of the question
    move: int


class AnswerWait(Struct, frozen=True):
    """How long your answer waits for its turn to be judged."""

    ahead: int | None  # how many come before it; None if it does not wait
    seconds: int  # about how long that takes; 0 if nobody knows


class FairDraw(Struct, frozen=True):
    """One draw of nature: as it was recorded, and as it was fixed by the seed and the words."""

    number: int
    step: int
    recorded: str
    fixed: str


class Fair(Struct, frozen=True):
    """The dice of a finished game, checked one by one."""

    commitment: str
    seed: str
    words: list[SeatWords]  # by seat
    fair: bool
    draws: list[FairDraw]


class LessonInfo(Struct, frozen=True):
    """A lesson: its game, its name, how many steps it has."""

    game: str
    name: str
    steps: int


class Lessons(Struct, frozen=True):
    """What can be learnt, each game's lessons in their order, and the games that offer a guided first game."""

    lessons: list[LessonInfo]
    first_games: list[str]


class LessonReply(Struct, frozen=True):
    """What moves in a lesson have come to: what leads on is open, and what goes wrong has a message that says why."""

    outcome: Literal["open", "wrong", "done"]
    why: str  # the last part of that message's id
    next: int | None  # the move that leads on
    shown: Previewed
    before: list[Event]  # what happened before the step
    after: list[Event]  # and after it, when it is done
    end: Snapshot | None  # how it looks then


class SaidAt(Struct, frozen=True):
    """Something that you said."""

    table: str
    at: int
    text: str


class KeptStudy(Struct, frozen=True):
    """A study that you keep."""

    link: str
    created: int
    text: str


class Export(Struct, frozen=True):
    """All that is kept about you."""

    user: User
    sessions: list[Session]
    ratings: list[Rating]
    tables: list[Summary]
    said: list[SaidAt]
    studies: list[KeptStudy]
    puzzles: list[PuzzleTried]
    puzzle_days: list[PuzzleDay]
    puzzle_runs: list[PuzzleRunDone]
    progress: Progress


class Problem(Struct, frozen=True):
    """What went wrong: the sort of error, and the reason as data."""

    error: str
    reason: Reason


class Ok(Struct, frozen=True):
    """It is done."""

    ok: bool = True
