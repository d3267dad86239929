"""What the server keeps of puzzles: everybody's first tries, and what they made of the ratings."""

from __future__ import annotations

from datetime import date
from typing import Final

from souk.puzzles.glicko import Rating
from souk.puzzles.shelf import find
from souk.puzzles.solving import after_try
from souk.puzzles.types import Puzzle

from .database import Conflict, Database, Stale, Statement
from .protocol import PuzzleDay, PuzzleTried

LATEST: Final = 50  # tries that are listed
ATTEMPTS: Final = 5  # to write a rating that others write as well

_ADD: Final = "INSERT INTO puzzle_ratings (rating, deviation, volatility, tries, puzzle) VALUES (?, ?, ?, ?, ?)"
_CHANGE: Final = """
    UPDATE puzzle_ratings SET rating = ?, deviation = ?, volatility = ?, tries = ? WHERE puzzle = ? AND tries = ?"""
_TRY: Final = """
    INSERT INTO puzzle_tries (user_id, puzzle, tried, solved, rating, deviation, volatility)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
_LATEST: Final = """
    SELECT rating, deviation, volatility, tried FROM puzzle_tries WHERE user_id = ? ORDER BY tried DESC LIMIT 1"""
_DAY: Final = """
    INSERT INTO puzzle_days (user_id, day, puzzle, solved) VALUES (?, ?, ?, ?) ON CONFLICT (user_id, day) DO NOTHING"""


class PuzzleStore:
    """Tries and ratings in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rating(self, user: int) -> Rating:
        """How well somebody solves."""
        return (await self._latest(user))[0]

    async def _latest(self, user: int) -> tuple[Rating, int]:
        """Somebody's rating after the latest try, and when that was."""
        rows = await self.database.fetch(_LATEST, user)
        return (Rating(*rows[0][:3]), rows[0][3]) if rows else (Rating(), 0)

    async def tried(self, user: int) -> dict[str, bool]:
        """The puzzles that somebody has tried, the first one first, and which were solved."""
        rows = await self.database.fetch(
            "SELECT puzzle, solved FROM puzzle_tries WHERE user_id = ? ORDER BY tried", user
        )
        return {puzzle: bool(solved) for puzzle, solved in rows}

    async def tries(self, user: int, most: int = LATEST) -> list[PuzzleTried]:
        """Somebody's tries, the latest first."""
        sql = "SELECT puzzle, tried, solved, rating FROM puzzle_tries WHERE user_id = ? ORDER BY tried DESC LIMIT ?"
        rows = await self.database.fetch(sql, user, most)
        return [_tried(*row) for row in rows]

    async def known(self, puzzle: Puzzle) -> tuple[Rating, int]:
        """How hard a puzzle is, and how many tries have said so."""
        sql = "SELECT rating, deviation, volatility, tries FROM puzzle_ratings WHERE puzzle = ?"
        rows = await self.database.fetch(sql, puzzle.id)
        return (Rating(*rows[0][:3]), rows[0][3]) if rows else (Rating(puzzle.rating, puzzle.deviation), 0)

    async def note(self, user: int, puzzle: Puzzle, solved: bool, at: int) -> tuple[Rating, Rating] | None:
        """Take down a try: the rating before and after it. Only the first of a puzzle counts; None for a later one."""
        for _ in range(ATTEMPTS):
            if await self.database.fetch(
                "SELECT 1 FROM puzzle_tries WHERE user_id = ? AND puzzle = ?", user, puzzle.id
            ):
                return None
            before, last = await self._latest(user)
            known, tries = await self.known(puzzle)
            after, its = after_try(before, known, solved)
            change = (
                Statement(_CHANGE, [(*its, tries + 1, puzzle.id, tries)], needed=True)
                if tries
                else Statement(_ADD, [(*its, 1, puzzle.id)])
            )
            try:
                await self.database.write(
                    [
                        Statement("UPDATE users SET name = name WHERE id = ?", [(user,)], needed=True),
                        Statement(_TRY, [(user, puzzle.id, max(at, last + 1), int(solved), *after)]),
                        change,
                    ]
                )
            except (Conflict, Stale):
                continue
            return before, after
        return None

    async def days(self, user: int) -> list[PuzzleDay]:
        """The days on which somebody answered the puzzle of the day, the latest first."""
        sql = "SELECT day, puzzle, solved FROM puzzle_days WHERE user_id = ? ORDER BY day DESC"
        rows = await self.database.fetch(sql, user)
        return [PuzzleDay(date.fromordinal(day).isoformat(), puzzle, bool(solved)) for day, puzzle, solved in rows]

    async def note_day(self, user: int, day: date, puzzle: Puzzle, solved: bool) -> None:
        """Take down an answer to the puzzle of the day; only the first on its day counts."""
        await self.database.run(_DAY, user, day.toordinal(), puzzle.id, int(solved))


def _tried(puzzle: str, at: int, solved: int, rating: float) -> PuzzleTried:
    about = find(puzzle)
    game, themes = (about.game, [*about.themes]) if about else ("", [])
    return PuzzleTried(puzzle, at, bool(solved), rating, game, themes)
