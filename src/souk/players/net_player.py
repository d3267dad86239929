"""Players that think with a net that learnt the game: a look ahead over the own turn.

Where all choose at the same time they draw from the mixed answer that the judge works out. Without a net for the number
of players at the table they think with what the heuristics know.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from souk.engine.contract import Doubles, Floats, Ints, States, legal
from souk.engine.game import Game
from souk.engine.habits import see_choice
from souk.engine.judge import judge_all, judged_values
from souk.engine.net import AT_OUTPUTS, BEST, OUTPUTS
from souk.engine.position import Move, View
from souk.engine.twin import Twin

from .background import PATIENCE, twin_now
from .base import Budget, Evaluation, Explanation, Player
from .nets import Net, net_for
from .with_heuristics import search_entry, with_heuristics

LOWEST: Final = -1e30


@search_entry
def appraise(states: States, seat: int, deep: int, net: Doubles, ids: Ints, values: Floats) -> int:
    """What the judge says of each legal action of the view in state 0; return how many there are."""
    n = legal(states[0], seat, ids)
    judged_values(states[0], seat, deep, net, ids, n, values)
    return n


@search_entry
def judge_at(states: States, i: int, seat: int, net: Doubles) -> None:
    """All that the net says of state i with the seat's eyes: it stands in the net afterwards."""
    judge_all(states[i], seat, net)


@search_entry
def appraise_one(states: States, seat: int, action: int, deep: int, net: Doubles, ids: Ints, values: Floats) -> None:
    """The same of one action; the best that it can lead to stands in the net afterwards."""
    ids[0] = action
    net[BEST] = LOWEST
    judged_values(states[0], seat, deep, net, ids, 1, values)


@search_entry
def see_choice_at(states: States, seat: int, action: int, net: Doubles, ids: Ints) -> None:
    """What a seat chose in state 0, together with others, has come to light."""
    see_choice(states[0], seat, action, net, ids)


@dataclass
class Mind:
    """A twin with a net and buffers: what thinking with the judge needs."""

    twin: Twin
    net: Any
    players: int
    ids: Any
    values: Any
    states: Any

    @classmethod
    def of(cls, twin: Twin, net: Net) -> Mind:
        """Fresh buffers."""
        size = max(len(twin.game.actions), len(twin.game.outcomes))
        return cls(twin, twin.doubles(net.buffer()), net.seats, twin.ints(size), twin.floats(size), twin.states(4))

    def best_seen(self, seat: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Everybody's share and score, by seat, where the utility was highest."""
        at = int(self.net[AT_OUTPUTS]) + int(self.net[OUTPUTS])
        told = [float(x) for x in self.net[at : at + 2 * self.players]]
        return self._by_seat(told[: self.players], seat), self._by_seat(told[self.players :], seat)

    def _by_seat(self, told: list[float], seat: int) -> tuple[float, ...]:
        return tuple(told[(other - seat) % self.players] for other in range(self.players))


class NetPlayer(Player):
    """Looks ahead over its own turn; `net` may be a file of yours, `deep=0` looks less far."""

    def __init__(self, game: Game, seed: int = 0, net: str = "", deep: int = 1) -> None:
        super().__init__(game, seed)
        self.deep = deep
        self._file = net
        self._random = random.Random(seed)
        self._minds: dict[int, Mind] = {}  # by number of players
        self._looked = 0.0
        self._twin: Twin | None = None
        self._prepare()

    def mind(self, players: int) -> Mind:
        """What to think with at a table of so many."""
        if self._twin is None or (not self._twin.compiled and time.monotonic() - self._looked > PATIENCE):
            self._prepare()
        if players not in self._minds:
            assert self._twin
            self._minds[players] = Mind.of(self._twin, net_for(self.game, players, self._file))
        return self._minds[players]

    def _prepare(self) -> None:
        self._looked = time.monotonic()
        twin = twin_now(with_heuristics(self.game))
        if twin is not self._twin:
            self._twin, self._minds = twin, {}

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """The best move; where all choose at the same time, one as likely as the judge's answer says."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, len(moves))
        if len(view.game.seats_to_act(view.state)) > 1:
            return self._random.choices(moves, values)[0]
        return moves[values.index(max(values))]

    def see(self, view: View, moves: Sequence[Move]) -> None:
        """Learn from what everybody chose whether others play by the plans."""
        mind = self.mind(view.state.players)
        mind.twin.put(mind.states, 0, view.state)
        for move in moves:
            mind.twin.see_choice_at(mind.states, move.seat, move.id, mind.net, mind.ids)

    def values(self, view: View, n: int) -> list[float]:
        """What each of the n legal moves is worth, or how likely it should be."""
        mind = self.mind(view.state.players)
        mind.twin.put(mind.states, 0, view.state)
        mind.twin.appraise(mind.states, view.seat, self.deep, mind.net, mind.ids, mind.values)
        return [float(x) for x in mind.values[:n]]

    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """What it expects after each move, if its turn goes on in the best way."""
        values = self.values(view, len(moves))
        together = len(view.game.seats_to_act(view.state)) > 1
        mind = self.mind(view.state.players)
        order = sorted(range(len(moves)), key=lambda k: -values[k])
        outlook = {}
        for k in order:
            mind.twin.put(mind.states, 0, view.state)
            mind.twin.appraise_one(mind.states, view.seat, moves[k].id, self.deep, mind.net, mind.ids, mind.values)
            outlook[k] = mind.best_seen(view.seat)
        weights = values if together else [float(k == order[0]) for k in range(len(moves))]
        evaluations = tuple(Evaluation(moves[k], weights[k], *outlook[k]) for k in order)
        return Explanation(evaluations, *outlook[order[0]], (moves[order[0]],), len(moves))
