"""Who judges in a study: the net that ships with a game, and rollouts by it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf, isfinite, sqrt
from random import Random
from typing import Any, Final

from souk.engine.contract import NATURE
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.net import PLANS
from souk.engine.twin import twin_of
from souk.players.nets import shipped_net
from souk.players.with_judge import judge_module, with_judge

from .rules import N_STATES, study

Line = Sequence[tuple[int, int]]  # steps: seat and action
ROOM: Final = 64  # rows for which there is room at first


class NoJudge(SoukError):
    """No net ships for a game with this number of players."""


class Outlook:
    """The mean of some rollouts: everybody's share, score and points by source."""

    def __init__(self, rows: Sequence[Sequence[float]], players: int, weights: Sequence[float] | None = None) -> None:
        n = len(rows)
        parts = weights or [1.0 / n] * n
        mean = [sum(part * row[k] for part, row in zip(parts, rows, strict=True)) for k in range(len(rows[0]))]
        sources = len(mean) // players - 2
        self.samples = n
        self.shares = tuple(mean[:players])
        self.scores = tuple(mean[players : 2 * players])
        self.sources = tuple(tuple(mean[at : at + sources]) for at in range(2 * players, len(mean), sources))
        self.errors = tuple(known(standard_error([row[seat] for row in rows])) for seat in range(players))


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean; without end for a single value, which tells nothing of it."""
    n = len(values)
    if n < 2:
        return inf
    mean = sum(values) / n
    return sqrt(sum((value - mean) ** 2 for value in values) / (n - 1) / n)


def known(error: float) -> float | None:
    """An error as data, where it is known."""
    return error if isfinite(error) else None


class StudyJudge:
    """Asks the shipped net of a game, by rollouts in the compiled twin."""

    def __init__(self, game: Game, players: int) -> None:
        net = shipped_net(game, players)
        if not net:
            raise NoJudge(f"no net ships for {game.title} with {players} players: there is nobody to judge")
        self.game, self.players = game, players
        self.net_id = net.digest()
        self.sources: tuple[str, ...] = tuple(judge_module(game).SOURCES)
        self.twin = twin = twin_of(with_study(game))
        size = max(len(game.actions), len(game.outcomes))
        buffer = net.buffer()
        self._net = twin.doubles([*buffer])
        self._net[PLANS] = 0.0  # who judges counts on good answers, not on habits
        self._states = twin.states(N_STATES)
        self._ids, self._values = twin.ints(size), twin.floats(size)
        self._room = twin.rng(0), twin.rng(0), self._ids, twin.ints(size), self._values
        self._row = players * (2 + len(self.sources))
        self._out = twin.doubles([0.0] * (ROOM * self._row))
        self.rollouts = 0

    def look(self, state: Any, seat: int) -> list[tuple[int, float]]:
        """What a look ahead says of each legal action of a seat, by its view: worth, or chance where all choose."""
        n = self._ask(state, seat, [], 0, 0, 0, 0)
        return [(int(self._ids[k]), float(self._values[k])) for k in range(n)]

    def roll(
        self, state: Any, eyes: int, lines: Sequence[Line], first: int, samples: int, seed: int, rests: int
    ) -> list[list[list[float]]]:
        """Rollouts of each line, sample by sample; `eyes` is the seat whose view the state is, or -1 if it is true."""
        self._ask(state, eyes, lines, first, samples, seed, rests)
        rows = self._rows(samples * len(lines))
        return [rows[k :: len(lines)] for k in range(len(lines))]

    def expect(self, state: Any, draws: int, samples: int, seed: int) -> list[list[float]]:
        """Rollouts of what so many draws can bring, by true odds, each of another run of them."""
        chance = Random(seed)
        rows = []
        for sample in range(samples):
            later = state
            for _ in range(draws):
                if self.game.seats_to_act(later) == (NATURE,):
                    ids, weights = self.game.odds(later)
                    later = self.game.after(later, NATURE, chance.choices(ids, weights)[0])
            rows += self.roll(later, -1, [[]], sample, 1, seed, 0)[0]
        return rows

    def _ask(
        self, state: Any, eyes: int, lines: Sequence[Line], first: int, samples: int, seed: int, rests: int
    ) -> int:
        self._make_room(samples * len(lines))
        self.twin.put(self._states, 0, state)
        steps = [number for line in lines for step in line for number in step]
        n = self.twin.study(
            *(self._states, self._net, eyes, self.twin.filled(steps or [0]), len(lines), len(lines[0]) if lines else 0),
            *(first, samples, seed, rests, *self._room, self._out),
        )
        return int(n)

    def _make_room(self, rows: int) -> None:
        if len(self._out) < rows * self._row:
            self._out = self.twin.doubles([0.0] * (rows * self._row))

    def _rows(self, n: int) -> list[list[float]]:
        self.rollouts += n
        numbers = self._out[: n * self._row].tolist()
        return [numbers[at : at + self._row] for at in range(0, len(numbers), self._row)]


@lru_cache(maxsize=8)
def with_study(game: Game) -> Game:
    """The game with what a study asks of it."""
    return with_judge(game, {"study": study})
