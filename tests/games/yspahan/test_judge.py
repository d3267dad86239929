"""The judge of Yspahan: what was asked before leaves no trace, and shortcuts come to what they stand for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from souk.engine.contract import Doubles, Floats, Ints, States, legal, rule
from souk.engine.judge import judge_all, judged_values
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, BEST, FIRST, INPUTS, OUTPUTS, SECOND
from souk.engine.stack import top
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games.yspahan import GAME
from souk.games.yspahan.heuristics.plans import best_shop, standing
from souk.games.yspahan.heuristics.position_values import outlook, room
from souk.games.yspahan.judge import N_INPUTS, SHARE, SOURCES
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.state import CAMEL, MOVE, PLACE, SEND, SOUK, USE, State
from souk.players.nets import Net
from souk.players.with_judge import with_judge
from tests.games.yspahan import MODES, random_game, walk

LOOK = -1  # instead of how deep to look: say what the net sees and says, and decide nothing


@rule
def ask(states: States, seat: int, deep: int, net: Doubles, ids: Ints, out: Floats) -> int:
    """What the judge says of state 0: of each legal action, or of the position."""
    if deep < 0:
        judge_all(states[0], seat, net)
        return 0
    n = legal(states[0], seat, ids)
    judged_values(states[0], seat, deep, net, ids, n, out)
    return n


JUDGED = with_judge(GAME, {"ask": ask})


@cache
def small_net(players: int) -> Net:
    """A net with small weights at random, so that every input and output matters."""
    rng = random.Random(players)
    outputs = players * (2 + len(SOURCES))
    rows = [[rng.gauss(0, 0.02) for _ in range(FIRST)] for _ in range(N_INPUTS + 1)]
    rows += [[rng.gauss(0, 0.1) for _ in range(SECOND)] for _ in range(FIRST + 1)]
    rows += [[rng.gauss(0, 0.1) for _ in range(outputs)] for _ in range(SECOND + 1)]
    return Net.of(N_INPUTS, players, len(SOURCES), SHARE, rows)


class Judge:
    """A twin that is asked, with a net."""

    def __init__(self, twin: Twin, players: int) -> None:
        self.twin, self.players, size = twin, players, 512
        self.net = twin.doubles(small_net(players).buffer())
        self.states, self.ids, self.out = twin.states(1), twin.ints(size), twin.floats(size)

    def values(self, state: State, seat: int, deep: int = 0) -> tuple[list[float], list[float]]:
        """What it says of each legal action, and what the net said where the best of them leads to."""
        self.net[BEST] = -1e9
        self.twin.put(self.states, 0, GAME.hidden(state, seat))
        n = self.twin.ask(self.states, seat, deep, self.net, self.ids, self.out)
        kept = int(self.net[AT_OUTPUTS] + self.net[OUTPUTS])
        return [float(x) for x in self.out[:n]], [float(x) for x in self.net[kept : kept + 2 * self.players]]

    def look(self, state: State, seat: int) -> list[float]:
        """All that the net sees and says: inputs, what it stands on, outputs."""
        self.twin.put(self.states, 0, GAME.hidden(state, seat))
        self.twin.ask(self.states, seat, LOOK, self.net, self.ids, self.out)
        net, inputs, basis = self.net, int(self.net[AT_INPUTS]), int(self.net[AT_BASIS])
        found = [*net[inputs : inputs + int(net[INPUTS])], *net[basis : basis + 2 * self.players]]
        return [*map(float, found), *map(float, net[int(net[AT_OUTPUTS]) :][: int(net[OUTPUTS])])]


@pytest.fixture(scope="module")
def compiled() -> Twin:
    """One for all tests: compiling takes longer than they do."""
    return twin_of(JUDGED)


def decisions(players: int, cards: str, kinds: tuple[int, ...], seed: int = 0) -> Iterator[tuple[State, int]]:
    """The decisions of these kinds in a random game, and whose they are."""
    for state, *_ in walk(random_game(players, seed, cards), seed):
        if state.depth and top(state) in kinds:
            yield state, GAME.seats_to_act(state)[0]


each_mode = pytest.mark.parametrize(("players", "cards"), MODES)


# What was asked before leaves no trace.


@each_mode
def test_what_was_seen_before_leaves_no_trace(players: int, cards: str) -> None:
    used = Judge(plain_twin(JUDGED), players)
    states = [state for state, *_ in walk(random_game(players, 3, cards), 3)]
    for k, state in enumerate(states[:-1:9]):
        eyes = k // 3 % players
        assert used.look(state, eyes) == Judge(plain_twin(JUDGED), players).look(state, eyes)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_said(players: int, compiled: Twin) -> None:
    used = Judge(compiled, players)
    for state, seat in [*decisions(players, "discount", tuple(range(CAMEL, 18)), 1)][::3]:
        for deep in (0, 1):
            fresh = Judge(compiled, players).values(state, seat, deep)
            assert used.values(state, seat, deep) == fresh
            assert used.values(state, seat, deep) == fresh


def test_other_weights_are_another_memory(compiled: Twin) -> None:
    one, other = Judge(compiled, 4), Judge(compiled, 4)
    other.net[int(other.net[AT_BASIS]) - 1] += 1.0  # the last bias
    ((state, seat), *_) = decisions(4, "discount", (USE,))
    assert one.look(state, seat) != other.look(state, seat)


def test_plain_and_compiled_decide_the_same_to_the_bit(compiled: Twin) -> None:
    one, other = Judge(plain_twin(JUDGED), 3), Judge(compiled, 3)
    for kinds in ((USE,), (MOVE,), (PLACE,), (CAMEL,)):
        state, seat = [*decisions(3, "extra", kinds, 2)][-1]
        assert one.values(state, seat) == other.values(state, seat)


# Shortcuts of the plans.


@each_mode
def test_the_best_shop_is_the_one_with_the_best_outlook(players: int, cards: str) -> None:
    seen = 0
    for seed in range(4):
        for state, seat in decisions(players, cards, (PLACE, SOUK), seed):
            ids = GAME.legal(state, seat)
            later = [GAME.after(state, seat, id) for id in ids]
            worth = [outlook(after, seat, room()) for after in later]
            assert best_shop(state.copy(), seat, ids, len(ids), room()) == ids[worth.index(max(worth))]
            seen += len(set(worth)) > 1
    assert seen > 10


@each_mode
def test_whether_a_cube_is_kept_is_the_same_to_all_others(players: int, cards: str) -> None:
    seen = 0
    for seed in range(30):
        for state, seat in decisions(players, cards, (CAMEL,), seed):
            assert seat == cube_in(state, state.arg[state.depth - 1]) - 1
            send, keep = (GAME.after(state, seat, id) for id in GAME.legal(state, seat))
            if SEND not in state.frame[: state.depth]:
                by_own = outlook(send, seat, room()) - outlook(keep, seat, room())
                assert by_own == standing(send, seat, room()) - standing(keep, seat, room())
                seen += 1
    assert seen > 10
