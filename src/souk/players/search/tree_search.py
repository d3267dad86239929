"""Monte Carlo tree search inside the compiled twin, with a game's plans: who sits at the table; `tree.py` is the tree.

player = TreeSearch(game, ms=500, threads=2)
move = player.choose(position.view(seat), position.moves_of(seat), Budget())
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from zlib import crc32

from souk.engine.errors import BadOption
from souk.engine.game import Game
from souk.engine.position import Move, View
from souk.engine.twin import Twin
from souk.players.background import PATIENCE, twin_now
from souk.players.base import Budget, Evaluation, Explanation, Player
from souk.players.with_heuristics import with_heuristics

from .buffers import MOST_NODES, Found, SearchBuffers, moves_of
from .limits import MARGIN, limits
from .node_records import ACTIONS, SEATS, Task, part

COMPILED_RATE, PLAIN_RATE = 300_000, 5_000  # nodes a second to make room for
TREES = 3  # room for the searches of so many decisions of one turn
BRANCHES = 8  # nodes of an iteration: a decision that is studied names all its options
GUESSES = 3  # that must agree that nothing new was seen


@dataclass
class _Memory:
    """The last search, to go on from."""

    view: View
    action: int


class TreeSearch(Player):
    """Thinks for `ms` milliseconds or `work` iterations a move; its own parameters come before the budget's."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        ms: int = 0,
        work: int = 0,
        threads: int = 1,
        cut: int = 16,
        plan: int = 1,
        explore: float = 0.25,
        widen: float = 1.0,
        study: int = 0,
        trust: float = 1.0,
        reuse: bool = True,
    ) -> None:
        super().__init__(game, seed)
        if max(game.players) > SEATS or len(game.actions) > ACTIONS:
            raise BadOption(f"search is for games of up to {SEATS} players and {ACTIONS} actions, not for {game.title}")
        if threads < 1 or ms < 0 or work < 0 or cut < -1:
            raise BadOption("search needs threads of at least 1, ms and work of at least 0, cut of at least -1")
        self.ms, self.work, self.threads, self.cut = ms, work, threads, cut
        self.plan = plan
        self.explore, self.widen, self.study, self.trust, self.reuse = explore, widen, study, trust, reuse
        self.kept = 0  # iterations of the decision before that the last search went on from
        self._random = random.Random(seed)
        self._game = game
        self._twin: Twin | None = None
        self._looked = -math.inf
        self._per_thread: list[SearchBuffers] = []
        self._memory: _Memory | None = None
        self._ready(game)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The move that it thought about most; a draw from its strategy where several choose at the same time."""
        if len(moves) == 1:
            return moves[0]
        table = self._search(view, budget, explaining=False)
        self._memory = None
        if len(view.game.seats_to_act(view.state)) > 1:
            (action,) = self._random.choices(list(table), [found.weight for found in table.values()])
        else:
            action = _best(table, view.seat)
            self._memory = _Memory(view, action)
        return next(move for move in moves if move.id == action)

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """What it thinks of every move that it looked at, after a search from nothing."""
        self._memory = None
        table = self._search(view, budget, explaining=True)
        whole = Found()
        for found in table.values():
            whole.add(found)
        by_id = {move.id: move for move in moves}
        order = sorted(table, key=lambda action: table[action].weight, reverse=True)
        return Explanation(
            tuple(_evaluation(by_id[action], table[action], whole.weight, view.seat) for action in order),
            _means(whole.shares, whole.visits),
            _means(whole.scores, whole.visits),
            moves_of(view, self._per_thread[0].line(order[0])),
            sum(buffers.task.done for buffers in self._per_thread),
        )

    # Behind the scenes.

    def _search(self, view: View, budget: Budget, explaining: bool) -> dict[int, Found]:
        """What is known of each action that was tried, from all threads together."""
        started = time.monotonic_ns()
        seconds, work = limits(self.ms, self.work, budget)
        twin = self._ready(view.game)
        share = -(-work // self.threads) or math.ceil(seconds * (COMPILED_RATE if twin.compiled else PLAIN_RATE))
        memory, self._memory = self._memory, None
        per_thread = self._prepare(twin, min(TREES * BRANCHES * (share + 2), MOST_NODES))
        going_on = self.reuse and memory is not None and not explaining and _follows(memory, view)
        task = Task()
        task.seat, task.cut, task.explaining = view.seat, self.cut, int(explaining)
        task.explore, task.widen, task.study, task.trust = self.explore, self.widen, self.study, self.trust
        task.plan = self.plan
        task.work = share if work else 1 << 62
        task.deadline = started + int((seconds - min(MARGIN, seconds / 10)) * 1e9) if seconds < math.inf else 0
        seed = crc32(bytes(view), self.seed & 0xFFFFFFFF) << 8
        for buffers in per_thread:
            buffers.set_task(task, part(view.seat, memory.action) if going_on and memory else 0, share)
        self.kept = sum(buffers.kept for buffers in per_thread)
        if self.threads == 1:
            per_thread[0].run(view, seed)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda k: per_thread[k].run(view, seed + k), range(self.threads)))
        return self._merged(view.state.players)

    def _ready(self, game: Game) -> Twin:
        """The compiled twin once it is on disk; until then the plain one, so that nobody waits for a compiler."""
        wanted = self.game if game.tables == self.game.tables else game
        if wanted is not self._game:
            self._game, self._twin = wanted, None
        if self._twin is None or (not self._twin.compiled and time.monotonic() - self._looked > PATIENCE):
            self._looked = time.monotonic()
            self._twin = twin_now(with_heuristics(wanted))
            self._twin.search  # noqa: B018 - machine code is loaded here, before the clock runs
        return self._twin

    def _prepare(self, twin: Twin, room: int) -> list[SearchBuffers]:
        """Buffers for each thread, with room for so many nodes."""
        if not self._per_thread or self._per_thread[0].twin is not twin or self._per_thread[0].room < room:
            self._per_thread = [SearchBuffers(twin, room) for _ in range(self.threads)]
        return self._per_thread

    def _merged(self, players: int) -> dict[int, Found]:
        table: dict[int, Found] = {}
        for buffers in self._per_thread:
            for action, found in buffers.found(players).items():
                table.setdefault(action, Found()).add(found)
        return dict(sorted(table.items()))


def _follows(memory: _Memory, view: View) -> bool:
    """Whether the game came here by the last chosen action alone, and nothing new was seen on the way."""
    game, seat = view.game, view.seat
    if memory.view.game is not game or memory.view.seat != seat:
        return False
    for guess in range(GUESSES):
        state = memory.view.imagine(guess)
        game.rules.apply(state, seat, memory.action)
        while game.seats_to_act(state) == (seat,) and len(forced := game.legal(state, seat)) == 1:
            game.rules.apply(state, seat, forced[0])
        if game.hidden(state, seat) != view.state:
            return False
    return True


def _best(table: dict[int, Found], seat: int) -> int:
    return max(table, key=lambda action: (table[action].visits, table[action].shares[seat]))


def _evaluation(move: Move, found: Found, all_weight: float, seat: int) -> Evaluation:
    shares = _means(found.shares, found.visits)
    # Shares lie between 0 and 1, and nothing with that mean varies more than a coin that falls so often on one side.
    error = math.sqrt(max(0.0, shares[seat] * (1 - shares[seat])) / found.visits)
    return Evaluation(move, found.weight / all_weight, shares, _means(found.scores, found.visits), error)


def _means(sums: list[float], count: int) -> tuple[float, ...]:
    return tuple(x / count for x in sums)
