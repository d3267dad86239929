"""Runs against the clock, as the server keeps them: it chooses the puzzles, judges the answers and tells the time."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec import Struct

from souk.puzzles.runs import LASTS, LIVES, next_in_run
from souk.puzzles.solving import chosen_puzzles
from souk.puzzles.types import Puzzle

from .database import Conflict, Database, Row, Stale, Statement

LATE: Final = 2_000  # milliseconds that an answer may be on its way

_BEGIN: Final = """
    INSERT INTO puzzle_runs (user_id, begun, game, players, puzzles, solved, missed) VALUES (?, ?, ?, ?, ?, 0, 0)"""
_RUNS: Final = "SELECT begun, game, players, puzzles, solved, missed FROM puzzle_runs"
_COUNT: Final = """
    UPDATE puzzle_runs SET puzzles = ?, solved = solved + ?, missed = missed + ?
    WHERE user_id = ? AND begun = ? AND puzzles = ?"""


class Run(Struct, frozen=True):
    """A run: when it began, what it is about, its puzzles, the last of which is due, and how it went."""

    begun: int
    game: str
    players: int
    puzzles: tuple[str, ...]
    solved: int
    missed: int

    def left(self, now: int) -> int:
        """The milliseconds that are left; none when the last life is gone."""
        return max(0, self.begun + LASTS - now) if self.missed < LIVES else 0

    def counts(self, puzzle: str, now: int) -> bool:
        """Whether an answer to a puzzle that comes now counts."""
        return puzzle == self.puzzles[-1] and self.left(now - LATE) > 0


class PuzzleRuns:
    """Everybody's runs in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, user: int, game: str, players: int, now: int) -> Run | None:
        """Begin a run with puzzles of a game and a number of players, or any; None if there are none."""
        if not (first := _next(game, players, 0, ())):
            return None
        run = Run(now, game, players, (first.id,), 0, 0)
        try:
            await self._database.run(_BEGIN, user, now, game, players, first.id)
        except Conflict:  # in the same millisecond
            return await self.run(user, now)
        return run

    async def run(self, user: int, begun: int) -> Run | None:
        """Somebody's run that began then."""
        rows = await self._database.fetch(f"{_RUNS} WHERE user_id = ? AND begun = ?", user, begun)
        return _run(rows[0]) if rows else None

    async def count(self, user: int, run: Run, puzzle: str, solved: bool, now: int) -> Run | None:
        """An answer in a run, and the puzzle after it; the same answer again, or one that is late, changes nothing."""
        if run.counts(puzzle, now):
            after = _next(run.game, run.players, run.solved + solved, run.puzzles)
            before = " ".join(run.puzzles)
            row = (f"{before} {after.id if after else puzzle}", int(solved), int(not solved), user, run.begun, before)
            with suppress(Stale):  # the same answer came twice
                await self._database.write([Statement(_COUNT, [row], needed=True)])
        return await self.run(user, run.begun)

    async def best(self, user: int) -> int:
        """How many somebody solved in the best run."""
        rows = await self._database.fetch("SELECT MAX(solved) FROM puzzle_runs WHERE user_id = ?", user)
        return rows[0][0] or 0

    async def all_of(self, user: int) -> list[Run]:
        """Somebody's runs, the latest first."""
        return [_run(row) for row in await self._database.fetch(f"{_RUNS} WHERE user_id = ? ORDER BY begun DESC", user)]


def _run(row: Row) -> Run:
    begun, game, players, puzzles, solved, missed = row
    return Run(begun, game, players, tuple(puzzles.split()), solved, missed)


def _next(game: str, players: int, solved: int, seen: tuple[str, ...]) -> Puzzle | None:
    return next_in_run(chosen_puzzles(game, players), solved, seen)
