"""What plain players would do at once: the best by the value of the position, and the best by the game's plans."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from souk.engine.game import Game
from souk.engine.twin import twin_of
from souk.players.simple import look_ahead, weigh
from souk.players.with_judge import with_judge

GUESSES: Final = 4  # of what a seat cannot see


class Instinct:
    """Asks `greedy` and `planner` for their first thought, in a twin that is compiled before it begins."""

    def __init__(self, game: Game, players: int) -> None:
        size = len(game.actions)
        self._twin = twin = twin_of(_with_plain(game))
        self._players = players
        self._states, self._rng, self._ids = twin.states(3), twin.rng(0), twin.ints(size)
        self._some, self._more, self._total = twin.floats(max(16, size)), twin.floats(16), twin.floats(32 * size)

    def moves(self, view: Any, seat: int) -> set[int]:
        """The first thoughts."""
        self._put(view)
        n = self._twin.weigh(self._states, seat, GUESSES, self._rng, self._ids, self._some, self._total)
        planned = max(range(n), key=lambda k: self._total[k])
        gains = self._gains(seat, 0)
        greedy = max(range(n), key=gains.__getitem__)
        return {int(self._ids[planned]), int(self._ids[greedy])}

    def own_gains(self, view: Any, seat: int) -> list[float]:
        """The points that the seat can expect after each of its moves, as far as one sees at once."""
        self._put(view)
        return self._gains(seat, 1)

    def _put(self, view: Any) -> None:
        """Look at a view; guesses of what it hides follow from it, so the same view gives the same thoughts."""
        self._twin.put(self._states, 0, view)
        self._rng = self._twin.rng(crc32(bytes(view)))

    def _gains(self, seat: int, row: int) -> list[float]:
        """Of each move: shares (row 0) or scores (row 1) of the seat."""
        n = self._twin.look_ahead(
            *(self._states, seat, GUESSES, self._rng, self._ids, self._some, self._more, self._total)
        )
        return [float(self._total[(2 * k + row) * self._players + seat]) for k in range(n)]


@lru_cache(maxsize=8)
def _with_plain(game: Game) -> Game:
    return with_judge(game, {"look_ahead": look_ahead, "weigh": weigh})
