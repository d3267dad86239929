"""What is asked and answered about puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from souk.engine.types import MoveFields
from souk.study.types import Why
from souk.table.commands import Moves

from .socket_protocol import Previewed


class PuzzleMoves(Struct, forbid_unknown_fields=True):
    """What was chosen in a puzzle; `play` to have it judged. Only the first try counts, and none in a `run`."""

    moves: Moves = []
    play: bool = False
    run: int = 0  # when the run against the clock began that it belongs to; 0 for none


class PuzzleRunWish(Struct, forbid_unknown_fields=True):
    """Puzzles against the clock: of a game, and for so many players; of any if left out."""

    game: Annotated[str, Meta(max_length=32)] = ""
    players: Annotated[int, Meta(ge=0, le=14)] = 0


class PuzzleTried(Struct, frozen=True):
    """Your first try of a puzzle, and your rating after it."""

    puzzle: str
    at: int  # milliseconds since 1970
    solved: bool
    rating: float
    game: str = ""  # of the puzzle; nothing if it no longer ships
    themes: list[str] = []


class PuzzleDay(Struct, frozen=True):
    """Your first answer to the puzzle of a day, on that day."""

    day: str  # as 2026-11-19, by UTC
    puzzle: str
    solved: bool


class PuzzleSolver(Struct, frozen=True):
    """How you solve."""

    rating: float
    deviation: float
    tried: int
    solved: int
    streak: int  # solved in a row, up to now
    days: int  # in a row on which the puzzle of the day was solved
    today: bool | None  # whether today's was solved; None if there was no answer yet
    best_run: int  # solved against the clock
    latest: list[PuzzleTried]
    week: list[bool | None] = []  # the puzzle of the day on the last seven days, today last; None without an answer


class PuzzleRunDone(Struct, frozen=True):
    """A run of yours against the clock."""

    begun: int  # milliseconds since 1970
    solved: int
    missed: int


class PuzzleGame(Struct, frozen=True):
    """What there is of a game."""

    game: str
    players: list[int]
    themes: list[str]
    puzzles: int


class Puzzles(Struct, frozen=True):
    """What can be solved, the puzzle of the day, and how you do; nothing about a stranger."""

    games: list[PuzzleGame]
    daily: str
    you: PuzzleSolver | None


class PuzzleInfo(Struct, frozen=True):
    """A puzzle without its solution."""

    id: str
    game: str
    players: int
    seat: int
    themes: list[str]
    rating: float
    decisions: int
    solved: bool | None  # your first try; None if there was none


class PuzzleRated(Struct, frozen=True):
    """Your rating before and after a try."""

    before: float
    after: float


class PuzzleEnd(Struct, frozen=True):
    """A puzzle that is over: its solution, and why the best is better than what was chosen, or than the next best."""

    solution: list[MoveFields]
    better: MoveFields
    worse: MoveFields
    loss: float  # share of victory
    why: Why | None
    rated: PuzzleRated | None


class PuzzleRun(Struct, frozen=True):
    """A run against the clock: it ends with the time, or the last life. Name `begun` with your answers."""

    begun: int  # milliseconds since 1970
    left: int  # milliseconds
    lives: int
    solved: int
    best: int  # the most that you have solved in a run
    puzzle: PuzzleInfo | None  # what is due; None when it is over


class PuzzleReply(Struct, frozen=True):
    """What moves in a puzzle have come to. `shown` says where they lead, as a preview does."""

    puzzle: PuzzleInfo
    outcome: Literal["open", "goes_on", "wrong", "solved"]
    shown: Previewed
    end: PuzzleEnd | None
    run: PuzzleRun | None = None  # after an answer in one
