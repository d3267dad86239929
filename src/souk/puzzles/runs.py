"""Puzzles against the clock, as they are run everywhere: five minutes, three lives, each puzzle a little harder."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from .solving import next_puzzle
from .types import Puzzle

LASTS: Final = 5 * 60_000  # milliseconds
LIVES: Final = 3
EASY: Final = 900.0  # rating of the first puzzle
HARDER: Final = 60.0  # how much each one that is solved adds


def next_in_run(puzzles: Sequence[Puzzle], solved: int, seen: Collection[str]) -> Puzzle | None:
    """The puzzle that is due after so many were solved; again one that has been if there is no other."""
    return next_puzzle(puzzles, EASY + HARDER * solved, seen)
