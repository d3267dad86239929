"""What every seat can expect, as one value that is carried through a game: looked at anew, or changed by pairs."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, inf
from typing import Final

from msgspec import Struct

from .judge import Outlook, Row, known, mean_row
from .numbers import millionths, shares_of
from .types import Moment

DIGITS: Final = 3  # of points


class Expectation(Struct):
    """A row as rollouts have it, with the standard errors of the shares; empty where nothing is known yet."""

    row: list[float] = []
    errors: list[float | None] = []

    def look(self, rows: Sequence[Row], players: int) -> tuple[int, ...]:
        """Rollouts say it anew; return what that changes of the shares, in millionths."""
        before, self.row = self.row, mean_row(rows)
        self.errors = [*Outlook(rows, players).errors]
        return self._since(before, players)

    def add(self, gaps: Sequence[Row], players: int) -> tuple[int, ...]:
        """Something changed it, by pairs of rollouts; return what that changes of the shares, in millionths."""
        before = self.row
        after = [x + gap for x, gap in zip(before, mean_row(gaps), strict=True)]
        self.row = [*shares_of(after[:players]), *after[players:]]
        both = zip(self.errors, Outlook(gaps, players).errors, strict=True)
        self.errors = [known(hypot(*(inf if error is None else error for error in pair))) for pair in both]
        return self._since(before, players)

    def _since(self, before: Sequence[float], players: int) -> tuple[int, ...]:
        """Nothing where nothing was known before."""
        return tuple(millionths(x - y) for x, y in zip(self.row[:players], before[:players], strict=False))

    def moment(self, step: int, players: int) -> Moment:
        """As it is told: how things stand before a step."""
        shares, scores, rest = self.row[:players], self.row[players : 2 * players], self.row[2 * players :]
        size = len(rest) // players
        sources = [rest[at : at + size] for at in range(0, len(rest), size)]
        rounded = [tuple(round(x, DIGITS) for x in row) for row in (scores, *sources)]
        return Moment(step, tuple(shares), tuple(self.errors), rounded[0], tuple(rounded[1:]))


def of_anybody(row: Row, players: int) -> list[float]:
    """A rollout as each seat would see it that could be any of them: a fair share, and the mean of the rest."""
    sources = len(row) // players - 2
    shares, scores = [1.0 / players] * players, [sum(row[players : 2 * players]) / players] * players
    by_source = [sum(row[2 * players + k :: sources]) / players for k in range(sources)]
    return [*shares, *scores, *by_source * players]
