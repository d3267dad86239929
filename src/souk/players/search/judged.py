"""Search with the judge: who sits at the table. The rollouts are in `rollouts.py`."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from zlib import crc32

from souk.engine.game import Game
from souk.engine.position import Move, View
from souk.players.base import Budget, Evaluation, Explanation
from souk.players.net_player import Mind, NetPlayer
from souk.players.nets import net_for

from .limits import MARGIN, limits
from .rollouts import Candidate, RolloutTask

MOST: Final = 5  # moves that are compared
MOST_EXPLAINED: Final = 8
WITHIN: Final = 2.5  # points
TURNS: Final = 6  # ripe moments that a rollout passes


class JudgedSearch(NetPlayer):
    """Thinks for `ms` milliseconds or `work` rollouts about a move that is in question."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        ms: int = 0,
        work: int = 0,
        threads: int = 1,
        net: str = "",
        most: int = MOST,
        within: float = WITHIN,
        turns: int = TURNS,
    ) -> None:
        super().__init__(game, seed, net)
        self.ms, self.work, self.threads = ms, work, threads
        self.most, self.within, self.turns = most, within, turns
        self._helpers: dict[int, list[Mind]] = {}  # by number of players: for each further thread

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The move that came out best. Where all choose at the same time the judge's mixed answer stands."""
        if len(moves) == 1:
            return moves[0]
        if len(view.game.seats_to_act(view.state)) > 1 or not self._has_time(view, budget):
            return super().choose(view, moves, budget)
        best = self._compare(view, budget, self.most, self.within)[0]
        return next(move for move in moves if move.id == best.action)

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """What it found out about the moves that are in question; of the others, what the look-ahead says."""
        if len(view.game.seats_to_act(view.state)) > 1 or not self._has_time(view, budget):
            return super().explain(view, moves, budget)
        found = self._compare(view, budget, max(self.most, MOST_EXPLAINED), 2 * self.within)
        by_id = {move.id: move for move in moves}
        samples = sum(each.samples for each in found)
        compared = [self._evaluation(by_id[each.action], each, samples, view) for each in found if each.samples]
        if not compared:
            return super().explain(view, moves, budget)
        best = compared[0]
        return Explanation(tuple(compared), best.shares, best.scores, (best.move,), samples)

    def _has_time(self, view: View, budget: Budget) -> bool:
        """Plain Python is too slow for rollouts by the clock; so many of them can be waited for."""
        return self.mind(view.state.players).twin.compiled or limits(self.ms, self.work, budget)[0] == math.inf

    def _evaluation(self, move: Move, each: Candidate, samples: int, view: View) -> Evaluation:
        n, players = each.samples, view.state.players
        shares = tuple(x / n for x in each.shares[:players])
        spread = max(0.0, each.squares / n - shares[view.seat] ** 2)
        return Evaluation(move, n / samples, shares, tuple(x / n for x in each.scores[:players]), math.sqrt(spread / n))

    def _compare(self, view: View, budget: Budget, most: int, within: float) -> list[Candidate]:
        """The moves in question, the best first, from all threads together."""
        started = time.monotonic_ns()
        seconds, work = limits(self.ms, self.work, budget)
        task = RolloutTask()
        task.seat, task.most, task.turns, task.within = view.seat, most, self.turns, within
        task.work = -(-work // self.threads) if work else 1 << 40
        task.started = started
        task.deadline = started + int((seconds - min(MARGIN, seconds / 10)) * 1e9) if seconds < math.inf else 0
        seed = crc32(bytes(view), self.seed & 0xFFFFFFFF)
        minds = [self.mind(view.state.players), *self._more_minds(view.state.players)]
        if len(minds) == 1:
            return _rolled_out(minds[0], view, task, seed)
        with ThreadPoolExecutor(len(minds)) as pool:
            return _merged(list(pool.map(lambda k: _rolled_out(minds[k], view, task, seed + k), range(len(minds)))))

    def _more_minds(self, players: int) -> list[Mind]:
        twin = self.mind(players).twin
        minds = self._helpers.get(players, [])
        if len(minds) != self.threads - 1 or any(mind.twin is not twin for mind in minds):
            net = net_for(self.game, players, self._file)
            minds = self._helpers[players] = [Mind.of(twin, net) for _ in range(self.threads - 1)]
        return minds


def _rolled_out(mind: Mind, view: View, task: RolloutTask, seed: int) -> list[Candidate]:
    """What one thread found."""
    twin = mind.twin
    tasks, candidates = twin.records(RolloutTask, 1), twin.records(Candidate, task.most)
    own = task.copy()
    own.seed = seed
    twin.put(tasks, 0, own)
    twin.put(mind.states, 0, view.state)
    buffers: tuple[Any, ...] = (twin.rng(0), twin.rng(0), mind.ids, twin.ints(len(mind.ids)), mind.values, twin.ints(2))
    count = twin.roll_out(tasks, candidates, mind.states, mind.net, *buffers)
    return [twin.get(candidates, k, Candidate) for k in range(count)]


def _merged(found: list[list[Candidate]]) -> list[Candidate]:
    """What several threads found, by move."""
    table: dict[int, Candidate] = {}
    for each in (candidate for some in found for candidate in some):
        if each.action not in table:
            table[each.action] = each
            continue
        whole = table[each.action]
        whole.samples += each.samples
        whole.total += each.total
        whole.squares += each.squares
        whole.shares = [a + b for a, b in zip(whole.shares, each.shares, strict=True)]
        whole.scores = [a + b for a, b in zip(whole.scores, each.scores, strict=True)]
    most = max(each.samples for each in table.values())  # who got furthest was in question to the end
    return sorted(table.values(), key=lambda each: (-(each.samples * 2 > most), -each.total / max(1, each.samples)))
