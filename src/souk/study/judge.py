"""Who judges in a study: the net that ships with a game, and rollouts by it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf, isfinite, sqrt
from typing import Any, Final, NamedTuple

from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.net import PLANS
from souk.engine.twin import twin_of
from souk.players.nets import shipped_net
from souk.players.with_judge import judge_module, with_judge

from .rules import N_STATES, study

Line = Sequence[tuple[int, int]]  # steps: seat and action
Row = Sequence[float]  # a rollout: every seat's share, then every seat's score, then its points source by source
ROOM: Final = 64  # rows for which there is room at first


class Stage(NamedTuple):
    """How far a game has come: moments of rest that it has left, and other ripe ones since."""

    passed: int
    moment: int


BEGIN: Final = Stage(0, 1)


class NoJudge(SoukError):
    """No net ships for a game with this number of players."""


class Outlook:
    """The mean of some rollouts: everybody's share, score and points by source."""

    def __init__(self, rows: Sequence[Row], players: int) -> None:
        mean = mean_row(rows)
        sources = len(mean) // players - 2
        self.samples = len(rows)
        self.shares = tuple(mean[:players])
        self.scores = tuple(mean[players : 2 * players])
        self.sources = tuple(tuple(mean[at : at + sources]) for at in range(2 * players, len(mean), sources))
        self.errors = tuple(known(standard_error([row[seat] for row in rows])) for seat in range(players))


def mean_row(rows: Sequence[Row], weights: Sequence[float] | None = None) -> list[float]:
    """The mean of some rollouts, number by number."""
    parts = weights or [1.0 / len(rows)] * len(rows)
    return [sum(part * x for part, x in zip(parts, column, strict=True)) for column in zip(*rows, strict=True)]


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
        self.is_ripe: Callable[[Any], bool] = judge_module(game).is_ripe
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
        n = self._ask(state, seat, [], 0, 0, 0, BEGIN, 0, deep=True)
        return [(int(self._ids[k]), float(self._values[k])) for k in range(n)]

    def expected(self, state: Any, seat: int) -> int:
        """The action that deep rollouts take for a seat."""
        n = self._ask(state, seat, [], 0, 0, 0, BEGIN, 0, deep=True)
        return int(self._ids[max(range(n), key=self._values.__getitem__)])

    def roll(
        self,
        state: Any,
        eyes: int,
        lines: Sequence[Line],
        first: int,
        samples: int,
        seed: int,
        rests: int,
        at: Stage = BEGIN,
        *,
        deep: bool = False,
    ) -> list[list[Row]]:
        """Rollouts of each line, sample by sample; `eyes` is the seat whose view the state is, or -1 if it is true.

        In `deep` ones who is to decide looks as far ahead as `expected` does, cards and buildings as well.
        """
        self._ask(state, eyes, lines, first, samples, seed, at, rests, deep=deep)
        rows = self._rows(samples * len(lines))
        return [rows[k :: len(lines)] for k in range(len(lines))]

    def _ask(
        self,
        state: Any,
        eyes: int,
        lines: Sequence[Line],
        first: int,
        samples: int,
        seed: int,
        at: Stage,
        rests: int,
        *,
        deep: bool,
    ) -> int:
        self._make_room(samples * len(lines))
        self.twin.put(self._states, 0, state)
        steps = [number for line in lines for step in line for number in step]
        n = self.twin.study(
            *(self._states, self._net, eyes, self.twin.filled(steps or [0]), len(lines), len(lines[0]) if lines else 0),
            *(first, samples, seed, *at, at.passed + rests, int(deep), *self._room, self._out),
        )
        return int(n)

    def _make_room(self, rows: int) -> None:
        if len(self._out) < rows * self._row:
            self._out = self.twin.doubles([0.0] * (rows * self._row))

    def _rows(self, n: int) -> list[Row]:
        self.rollouts += n
        numbers = self._out[: n * self._row].tolist()
        return [numbers[at : at + self._row] for at in range(0, len(numbers), self._row)]


@lru_cache(maxsize=8)
def with_study(game: Game) -> Game:
    """The game with what a study asks of it."""
    return with_judge(game, {"study": study})
