"""Players that look one decision ahead at the most: `random`, `greedy`, `planner`."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence

from souk.engine.contract import Floats, Ints, States, apply, imagine, legal
from souk.engine.game import Game
from souk.engine.loops import copy_state
from souk.engine.position import Move, View
from souk.engine.twin import Twin

from .background import PATIENCE, twin_now
from .base import Budget, Evaluation, Explanation, Player
from .heuristics import PLANNERS_MIX, action_values, expected_scores, value
from .with_heuristics import search_entry, with_heuristics

GUESSES = 8  # of what a seat cannot see, for one decision


@search_entry
def look_ahead(
    states: States, seat: int, guesses: int, rng: Ints, ids: Ints, shares: Floats, points: Floats, total: Floats
) -> int:
    """For each legal action of the view in state 0: the sum, over guesses, of what every seat can expect after it.

    States 1 and 2 are scratch. `total` gets a row for each action: shares by seat, then final scores by seat.
    """
    n = legal(states[0], seat, ids)
    players = states[0].players
    for k in range(2 * n * players):
        total[k] = 0.0
    for _ in range(guesses):
        copy_state(states, 1, states, 0)
        imagine(states[1], seat, rng)
        for k in range(n):
            copy_state(states, 2, states, 1)
            apply(states[2], seat, ids[k])
            value(states[2], shares)
            expected_scores(states[2], points)
            for other in range(players):
                total[2 * k * players + other] += shares[other]
                total[(2 * k + 1) * players + other] += points[other]
    return n


@search_entry
def weigh(states: States, seat: int, guesses: int, rng: Ints, ids: Ints, some: Floats, total: Floats) -> int:
    """For each legal action of the view in state 0: the sum, over guesses, of what the game's plans say of it."""
    n = legal(states[0], seat, ids)
    for k in range(n):
        total[k] = 0.0
    for _ in range(guesses):
        copy_state(states, 1, states, 0)
        imagine(states[1], seat, rng)
        action_values(states[1], seat, ids, n, some)
        for k in range(n):
            total[k] += some[k]
    return n


class RandomPlayer(Player):
    """Any legal move, each as likely."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self._random = random.Random(seed)

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """Any of the moves."""
        return self._random.choice(moves)

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """Every move is as good as any other to it."""
        players = view.state.players
        even, scores = (1 / players,) * players, tuple(map(float, view.scores))
        evaluations = tuple(Evaluation(move, 1 / len(moves), even, scores) for move in moves)
        return Explanation(evaluations, even, scores, (moves[0],))


class _Thinker(Player):
    """What greedy and planner share: buffers of the twin, and a softened choice."""

    MIXED = 0.0  # the least softness where all choose at the same time: who is foreseen gets nothing

    def __init__(self, game: Game, seed: int = 0, soft: float = 0.0) -> None:
        super().__init__(game, seed)
        self.soft = soft  # how much worse a move may be and still be played now and then, in shares or points
        self._random = random.Random(seed)
        self._use(twin_now(with_heuristics(game)))
        self._rng = self._twin.rng(seed)

    def _use(self, twin: Twin) -> None:
        """Think with this twin, in its own buffers."""
        size = len(self.game.actions)
        self._twin, self._looked = twin, time.monotonic()
        self._states, self._ids, self._total = twin.states(3), twin.ints(size), twin.floats(32 * size)
        self._some = [twin.floats(max(16, size)) for _ in range(2)]

    def _get_ready(self) -> None:
        """Change to the compiled twin once it is there; the random numbers go on where they are."""
        if not self._twin.compiled and time.monotonic() - self._looked > PATIENCE:
            self._use(twin_now(with_heuristics(self.game)))
            self._rng = self._twin.filled([int(word) for word in self._rng])

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The best move; softened, now and then a slightly worse one. Where all choose at the same time it is mixed."""
        if len(moves) == 1:
            return moves[0]
        self._get_ready()
        return self._random.choices(moves, self._weights(view, self._appraise(view, len(moves))))[0]

    def _weights(self, view: View, values: Sequence[float]) -> list[float]:
        """How likely it is to play each move."""
        together = len(self.game.seats_to_act(view.state)) > 1
        soft = max(self.soft, self.MIXED) if together else self.soft
        best = max(values)
        if soft <= 0:
            first = values.index(best)
            return [float(k == first) for k in range(len(values))]
        powers = [math.exp((each - best) / soft) for each in values]
        return [power / sum(powers) for power in powers]

    def _appraise(self, view: View, n: int) -> list[float]:
        raise AssertionError("greedy and planner say how they appraise")

    def _look_ahead(self, view: View, n: int) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
        """The expected shares and scores of all seats after each of the n legal moves."""
        guesses, players = self._guesses(view), view.state.players
        self._twin.put(self._states, 0, view.state)
        self._twin.look_ahead(
            self._states, view.seat, guesses, self._rng, self._ids, self._some[0], self._some[1], self._total
        )
        rows = [float(x) / guesses for x in self._total[: 2 * n * players]]
        pairs = range(0, 2 * n * players, 2 * players)
        return [(tuple(rows[at : at + players]), tuple(rows[at + players : at + 2 * players])) for at in pairs]

    def _guesses(self, view: View) -> int:
        """One guess is enough where nothing is hidden."""
        return GUESSES if view.imagine(1) != view.imagine(2) or view.imagine(3) != view.imagine(4) else 1

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """What it expects after each move."""
        self._get_ready()
        values = self._appraise(view, len(moves))
        weights = self._weights(view, values)
        order = sorted(range(len(moves)), key=lambda k: -values[k])
        outlook = self._look_ahead(view, len(moves))
        evaluations = tuple(Evaluation(moves[k], weights[k], *outlook[k]) for k in order)
        return Explanation(evaluations, *outlook[order[0]], (moves[order[0]],), len(moves))


class GreedyPlayer(_Thinker):
    """One decision ahead, by the value of the position."""

    MIXED = 0.02  # shares of the victory

    def _appraise(self, view: View, n: int) -> list[float]:
        return [shares[view.seat] for shares, _ in self._look_ahead(view, n)]


class PlannerPlayer(_Thinker):
    """Knows the game's plans."""

    MIXED = PLANNERS_MIX

    def _appraise(self, view: View, n: int) -> list[float]:
        guesses = self._guesses(view)
        self._twin.put(self._states, 0, view.state)
        self._twin.weigh(self._states, view.seat, guesses, self._rng, self._ids, self._some[0], self._total)
        return [float(x) / guesses for x in self._total[:n]]
