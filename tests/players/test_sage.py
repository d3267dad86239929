"""The judge at the table: the same plain and compiled, blind to secrets, right where the answer is known."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.habits import plans_part
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, INPUTS, OUTPUTS
from souk.engine.position import View
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games.yspahan.state import CHOOSE, SUPPLY
from souk.players import PLAYERS, Budget, net_player
from souk.players.levels import LEVELS, LevelPlayer, level
from souk.players.net_player import NetPlayer
from souk.players.nets import net_for
from souk.players.search import JudgedSearch, TreeSearch, search_player, tree_search
from souk.players.with_heuristics import with_heuristics
from tests.laws import whole_game

YSPAHAN = souk.GAMES["yspahan"]
FREELY = Budget()


def moments(game: Game, players: int, seed: int, every: int) -> Iterator[tuple[Any, int]]:
    """Positions of a random game at which one seat has a choice, with that seat."""
    count = 0
    for step in whole_game(game, players, seed):
        if 0 <= step.seat < NATURE and len(game.legal(step.state, step.seat)) > 1:
            count += 1
            if count % every == 0:
                yield step.state, step.seat


def observed(twin: Twin, game: Game, state: Any, seat: int) -> bytes:
    """What a net gets to see, and says, to the bit."""
    net = twin.doubles(net_for(game, state.players).buffer())
    states = twin.states(1)
    twin.put(states, 0, state)
    twin.judge_at(states, 0, seat, net)
    basis = int(net[AT_BASIS])
    inputs, out = int(net[AT_INPUTS]), int(net[AT_OUTPUTS])
    told = [
        *net[basis : basis + 2 * state.players],
        *net[inputs : inputs + int(net[INPUTS])],
        *net[out : out + int(net[OUTPUTS])],
    ]
    return np.array(told, np.float64).tobytes()


@pytest.fixture
def _plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (net_player, tree_search):
        monkeypatch.setattr(module, "twin_now", plain_twin)


@pytest.fixture
def _compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_player, "twin_now", twin_of)


@pytest.mark.parametrize("players", YSPAHAN.players)
def test_what_a_net_sees_and_says_is_the_same_plain_and_compiled(players: int) -> None:
    game = with_heuristics(YSPAHAN)
    for state, seat in moments(YSPAHAN, players, seed=players, every=29):
        for viewer in (seat, (seat + 1) % players):
            assert observed(plain_twin(game), YSPAHAN, state, viewer) == observed(twin_of(game), YSPAHAN, state, viewer)


@pytest.mark.parametrize("players", YSPAHAN.players)
def test_a_net_sees_nothing_of_what_is_hidden(players: int) -> None:
    twin, rng, held = twin_of(with_heuristics(YSPAHAN)), random.Random(1), 0
    for state, seat in moments(YSPAHAN, players, seed=9, every=7):
        seen = observed(twin, YSPAHAN, state, seat)
        assert seen == observed(twin, YSPAHAN, YSPAHAN.hidden(state, seat), seat)
        other = View(YSPAHAN, seat, state).imagine(rng.getrandbits(32))
        held += other.hand != state.hand
        assert seen == observed(twin, YSPAHAN, other, seat)
    assert held


def values(players: int, seed: int, every: int, deep: int) -> list[bytes]:
    player = NetPlayer(YSPAHAN, deep=deep)
    found = []
    for state, seat in moments(YSPAHAN, players, seed, every):
        view = View(YSPAHAN, seat, YSPAHAN.hidden(state, seat))
        found.append(np.array(player.values(view, len(view.moves)), np.float64).tobytes())
    return found


@pytest.mark.parametrize(("players", "deep"), [(4, 1), (3, 0), (2, 1)])
def test_the_look_ahead_is_the_same_plain_and_compiled(
    players: int, deep: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(net_player, "twin_now", plain_twin)
    plain = values(players, seed=5, every=61, deep=deep)
    monkeypatch.setattr(net_player, "twin_now", twin_of)
    assert plain == values(players, seed=5, every=61, deep=deep)
    assert len(plain) > 2


@pytest.mark.usefixtures("_compiled")
def test_shares_are_those_of_a_victory_and_end_with_the_result() -> None:
    twin, (*_, last) = twin_of(with_heuristics(YSPAHAN)), whole_game(YSPAHAN, 4, 3)
    state = last.state
    assert not YSPAHAN.seats_to_act(state)
    told = np.frombuffer(observed(twin, YSPAHAN, state, 1))[-4 * 8 :]
    winners = YSPAHAN.winners(state)
    assert told[:4].tolist() == [((seat + 1) % 4 in winners) / len(winners) for seat in range(4)]
    scores = YSPAHAN.scores(state)
    assert told[4:8].tolist() == [scores[(seat + 1) % 4] for seat in range(4)]
    assert told[8:].reshape(4, 6).sum(1).tolist() == told[4:8].tolist()


@pytest.mark.usefixtures("_compiled")
def test_points_by_source_add_up_to_the_score() -> None:
    twin, player, gaps = twin_of(with_heuristics(YSPAHAN)), NetPlayer(YSPAHAN, deep=0), []
    position = souk.new("yspahan", players=4, seed=7)
    while not position.over:
        state, (seat,) = position.state, position.actors
        if state.frame[state.depth - 1] in (SUPPLY, CHOOSE):
            told = np.frombuffer(observed(twin, YSPAHAN, state, seat))[-4 * 8 :]
            assert told[:4].sum() == pytest.approx(1.0)
            gaps.append(np.abs(told[8:].reshape(4, 6).sum(1) - told[4:8]).mean())
        position.play(player.choose(position.view(seat), position.moves, FREELY))
    assert max(gaps) < 1e-9


@pytest.mark.usefixtures("_compiled")
def test_it_explains_what_it_would_play() -> None:
    player = NetPlayer(YSPAHAN)
    for state, seat in list(moments(YSPAHAN, 4, seed=8, every=40)):
        view = View(YSPAHAN, seat, YSPAHAN.hidden(state, seat))
        told = player.explain(view, view.moves, FREELY)
        assert told.line[0] == told.evaluations[0].move == player.choose(view, view.moves, FREELY)
        assert {each.move for each in told.evaluations} == set(view.moves)
        assert all(math.isclose(sum(each.shares), 1.0) for each in told.evaluations)


@pytest.mark.usefixtures("_compiled")
def test_it_takes_a_finished_souk_rather_than_camels_on_the_last_day() -> None:
    """One cube completes the orange souk, which is worth more than anything else that the last turn can bring."""
    position = souk.new("yspahan", players=4, seed=3, start="0")
    state = position.state
    while state.week < 3 or state.day < 7 or state.frame[state.depth - 1] != CHOOSE:
        position.play(position.moves[0])
        state = position.state
    seat = position.actors[0]
    s = state.copy()
    s.turn = 3
    s.order[3], s.order[s.order.index(seat)] = seat, s.order[3]
    orange = 13
    s.souk = [0] * 14
    s.owner = [0] * 14
    s.souk[orange], s.owner[orange] = 0b011, seat + 1
    s.camels = [0, 0, 0, 0]
    s.white, s.yellow, s.value = [1, 0, 0, 0, 1, 0], [0] * 6, [1, 0, 0, 0, 5, 0]
    view = View(YSPAHAN, seat, YSPAHAN.hidden(s, seat))
    assert str(NetPlayer(YSPAHAN).choose(view, view.moves, FREELY)) == "vase:"


# Search.


def compared(work: int, seed: int, **more: Any) -> list[str]:
    player = JudgedSearch(YSPAHAN, seed, work=work, **more)
    found = []
    for state, seat in list(moments(YSPAHAN, 3, seed=2, every=70))[:3]:
        view = View(YSPAHAN, seat, YSPAHAN.hidden(state, seat))
        found.append(repr(player.explain(view, view.moves, FREELY)))
        found.append(str(player.choose(view, view.moves, FREELY)))
    return found


def test_rollouts_are_the_same_for_the_same_seed_plain_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(net_player, "twin_now", twin_of)
    found = compared(6, seed=1, turns=1, most=2)
    assert found == compared(6, seed=1, turns=1, most=2)
    monkeypatch.setattr(net_player, "twin_now", plain_twin)
    assert found == compared(6, seed=1, turns=1, most=2)


@pytest.mark.usefixtures("_compiled")
def test_rollouts_of_two_threads_are_added_up() -> None:
    state, seat = next(moments(YSPAHAN, 4, seed=2, every=60))
    view = View(YSPAHAN, seat, YSPAHAN.hidden(state, seat))
    one = JudgedSearch(YSPAHAN, 1, work=200).explain(view, view.moves, FREELY)
    two = JudgedSearch(YSPAHAN, 1, work=400, threads=2).explain(view, view.moves, FREELY)
    assert two.work >= 2 * one.work - 20
    assert sum(each.weight for each in two.evaluations) == pytest.approx(1.0)
    assert all(each.error >= 0 for each in two.evaluations)


@pytest.mark.usefixtures("_compiled")
def test_rollouts_depend_on_the_view_alone() -> None:
    (state, seat), rng = next(moments(YSPAHAN, 4, seed=6, every=150)), random.Random(3)
    view = View(YSPAHAN, seat, YSPAHAN.hidden(state, seat))
    other = View(YSPAHAN, seat, YSPAHAN.hidden(view.imagine(rng.getrandbits(32)), seat))
    found = [JudgedSearch(YSPAHAN, 1, work=60).explain(v, v.moves, FREELY) for v in (view, other)]
    assert repr(found[0]) == repr(found[1])


@pytest.mark.usefixtures("_plainly")
def test_search_thinks_with_the_net_where_there_is_one() -> None:
    assert isinstance(search_player(YSPAHAN), JudgedSearch)
    assert isinstance(search_player(YSPAHAN, judge="plans"), TreeSearch)
    with pytest.raises(souk.SoukError, match="judge of search"):
        search_player(YSPAHAN, judge="oracle")


# Levels.


@pytest.mark.usefixtures("_compiled")
def test_lower_levels_lose_more_and_for_reasons_that_are_known() -> None:
    judge, lost, causes = NetPlayer(YSPAHAN), {}, Counter[str]()
    places = [View(YSPAHAN, seat, YSPAHAN.hidden(state, seat)) for state, seat in moments(YSPAHAN, 4, seed=12, every=6)]
    for name in ("apprentice", "trader", "merchant", "master"):
        player, total = level(name, YSPAHAN, 5), 0.0
        assert isinstance(player, LevelPlayer)
        for view in places * 4:
            worth = dict(zip(view.moves, judge.values(view, len(view.moves)), strict=True))
            move, cause = player.decide(view, view.moves)
            total += max(worth.values()) - worth[move]
            causes[cause] += 1
        lost[name] = total
    assert min(lost["apprentice"], lost["trader"]) > lost["merchant"] > lost["master"] > 0
    assert set(causes) == {"best", "short sight", "habit", "slip"}


@pytest.mark.usefixtures("_plainly")
def test_every_level_can_sit_down() -> None:
    assert LEVELS[0] == "apprentice"
    assert LEVELS[-1] == "vizier"
    for name in LEVELS:
        assert PLAYERS[name](YSPAHAN, seed=1).game is YSPAHAN


@pytest.mark.usefixtures("_compiled")
def test_who_plays_by_the_plans_is_found_out_and_who_mixes_is_not_taken_for_it() -> None:
    game, found = souk.GAMES["basari"], []
    for others in (PLAYERS["planner"], partial(NetPlayer, deep=0)):
        parts = []
        for seed in range(4):
            position = souk.new("basari", players=4, seed=seed)
            sage = NetPlayer(game, seed, deep=0)
            seats = [sage, *(others(game, seed=10 * seed + k) for k in range(3))]
            while not position.over:
                actors = position.actors
                moves = [seats[k].choose(position.view(k), position.moves_of(k), FREELY) for k in actors]
                for k in actors if len(actors) > 1 else ():
                    seats[k].see(position.view(k), moves)
                for move in moves:
                    position.play(move)
            parts += [plans_part(sage.mind(4).net, k) for k in (1, 2, 3)]
        found.append(sum(parts) / len(parts))
    by_plans, mixed = found
    assert by_plans > 0.8
    assert mixed < 0.4
