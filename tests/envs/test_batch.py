"""Games in a batch are the games that the rules play, whole and in any number, plain and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, IllegalMove, UnknownName
from souk.engine.twin import plain_twin
from souk.envs import batch as module
from souk.envs.batch import Batch
from souk.games import GAMES

from .cases import each_case

SHOWN = ("observations", "masks", "actors", "acting", "rewards", "done", "finals", "scores", "picks")


def shown(batch: Batch) -> dict[str, bytes]:
    return {name: getattr(batch, name).tobytes() for name in SHOWN}


def states(batch: Batch) -> list[Any]:
    return [batch._twin.get(batch._states, i) for i in range(batch.games)]


@pytest.fixture
def in_plain(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        patch.setattr(module, "twin_of", plain_twin)
        yield


CONFIGS = [
    {},
    {"reward": "score"},
    {"opponents": "random"},
    {"opponents": "quick", "reward": "score"},
    {"opponents": "quick", "seat": 1},
]


@pytest.mark.parametrize("config", CONFIGS, ids=str)
@each_case
def test_a_plain_batch_is_the_compiled_one(
    name: str, players: int, config: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = Batch(name, players, 2, seed=5, **config)
    with monkeypatch.context() as patch:
        patch.setattr(module, "twin_of", plain_twin)
        plain = Batch(name, players, 2, seed=5, **config)
    assert compiled._twin.compiled
    assert not plain._twin.compiled
    ended = 0
    while ended < 2:
        assert shown(plain) == shown(compiled)
        assert states(plain) == states(compiled)
        assert (plain._rng == compiled._rng).all()
        for batch in (plain, compiled):
            batch.step(batch.picks)
        ended += int(plain.done.sum())


@each_case
def test_what_is_shown_is_what_the_rules_say(name: str, players: int) -> None:
    batch, game = Batch(name, players, 5, seed=3), GAMES[name]
    for _ in range(150):
        for i, state in enumerate(states(batch)):
            seat = int(batch.actors[i])
            view = game.hidden(state, seat)  # no more than the seat may know
            seen = np.zeros(game.n_features, np.float32)
            game.rules.features(view, seat, memoryview(seen))  # type: ignore[arg-type]
            assert (batch.observations[i] == seen).all()
            assert list(np.flatnonzero(batch.masks[i])) == game.legal(view, seat)
            assert game.rules.actors(state) == batch.acting[i]
            assert seat == game.seats_to_act(state)[0]
            assert batch.masks[i, batch.picks[i]]
        batch.step(batch.picks)


@each_case
def test_a_game_is_played_by_the_rules_from_its_start_to_its_end(name: str, players: int) -> None:
    batch, game = Batch(name, players, 4, seed=8), GAMES[name]
    before, ended = states(batch), 0
    while ended < 3:
        seats, actions = batch.actors.copy(), batch.picks.copy()
        batch.step(actions)
        for i, state in enumerate(states(batch)):
            after = game.after(before[i], int(seats[i]), int(actions[i]))
            if game.rules.actors(after) not in (0, 1 << NATURE):
                assert state == after
                assert not batch.done[i]
            if game.rules.actors(after) == 0:
                ended += 1
                assert batch.done[i]
                assert list(batch.scores[i]) == game.scores(after)
                assert_ranks(batch.rewards[i], game.scores(after), game.winners(after))
                assert sum(game.scores(state)) == 0  # the next game
            before[i] = state
        assert not batch.rewards[~batch.done].any()


def assert_ranks(rewards: Any, scores: list[int], winners: tuple[int, ...]) -> None:
    """Better is more; the sum is nothing; who wins alone has 1."""
    keys = [(seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)]
    for seat, key in enumerate(keys):
        ahead, behind = (sum(other > key for other in keys), sum(other < key for other in keys))
        assert rewards[seat] == pytest.approx((behind - ahead) / (len(keys) - 1))
    assert rewards.sum() == pytest.approx(0, abs=1e-6)


@each_case
def test_rewards_by_score_add_up_to_the_scores(name: str, players: int) -> None:
    batch = Batch(name, players, 6, seed=4, reward="score")
    total = np.zeros((6, players))
    for _ in range(450):
        batch.step(batch.picks)
        total += batch.rewards
        assert (total[batch.done] == batch.scores[batch.done]).all()
        total[batch.done] = 0
    assert batch.scores.any()


def test_all_choose_at_the_same_time_in_basari() -> None:
    batch = Batch("basari", 4, 1, seed=1)
    while batch.acting[0].bit_count() == 1:
        batch.step(batch.picks)
    order = []
    while batch.acting[0].bit_count() > 1:
        order.append(int(batch.actors[0]))
        batch.step(batch.picks)
    assert order == [0, 1, 2]
    assert batch.actors[0] == 3


def test_against_opponents_one_seat_is_asked() -> None:
    for seat, expected in ((2, {2}), (None, {0, 1, 2, 3})):
        batch = Batch("yspahan", 4, 64, seed=2, opponents="random", seat=seat)
        assert set(map(int, batch.actors)) == expected
        for _ in range(80):
            seats = batch.actors.copy()
            batch.step(batch.picks)
            assert (batch.actors == seats)[~batch.done].all()


def test_quick_opponents_are_better_than_random_ones() -> None:
    earned = {}
    for opponents in ("random", "quick"):
        batch = Batch("yspahan", 4, 256, seed=1, opponents=opponents)
        total = games = 0
        for _ in range(250):
            seats = batch.actors.copy()
            batch.step(batch.picks)
            total += batch.rewards[np.arange(256), seats].sum()
            games += int(batch.done.sum())
        earned[opponents] = total / games
    assert abs(earned["random"]) < 0.1
    assert earned["quick"] < -0.5


def test_a_seed_gives_the_same_games_and_each_place_others() -> None:
    one, two, other = (Batch("basari", 3, 50, seed=seed) for seed in (7, 7, 8))
    for _ in range(40):
        for batch in (one, two, other):
            batch.step(batch.picks)
    assert shown(one) == shown(two)
    assert shown(one) != shown(other)
    assert len({bytes(state) for state in states(one)}) == 50
    two.reset(seed=7)
    assert shown(two) == shown(Batch("basari", 3, 50, seed=7)) | {
        name: getattr(two, name).tobytes() for name in ("finals", "scores")
    }


def test_arrays_are_the_same_ones_always_and_for_reading_only() -> None:
    batch = Batch("basari", 3, 4, seed=1)
    arrays = {name: getattr(batch, name) for name in SHOWN}
    before = batch.observations.copy()
    for _ in range(30):
        batch.step(batch.picks)
    for name, array in arrays.items():
        assert getattr(batch, name) is array
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    assert (before != batch.observations).any()


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    batch = Batch("yspahan", 4, 5, seed=1)
    before, there = shown(batch), states(batch)
    for action in (332, -1, 333, 10**12):
        actions = batch.picks.copy()
        actions[3] = action
        with pytest.raises(IllegalMove, match=rf"action {action} \(.*\) is not legal in game 3; legal: 0 \(buy 0\), "):
            batch.step(actions)
    assert shown(batch) == before
    assert states(batch) == there


@pytest.mark.parametrize("actions", [[1, 2], [[0] * 5], [0.0] * 5, "hello", None, [True] * 5])
def test_actions_are_one_whole_number_for_each_game(actions: Any) -> None:
    with pytest.raises(BadOption, match="actions are 5 whole numbers"):
        Batch("yspahan", 4, 5, seed=1).step(actions)


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"games": 0}, "1 or more games"),
        ({"games": 2.5}, "1 or more games"),
        ({"players": 5}, "2, 3 or 4 players"),
        ({"reward": "gold"}, "reward"),
        ({"opponents": "greedy"}, "opponents"),
        ({"seat": 1}, "seat goes with opponents"),
        ({"seat": 4, "opponents": "random"}, "from 0 to 3"),
        ({"seed": -1}, "seed"),
        ({"colour": "red"}, "option"),
    ],
)
def test_what_there_is_not_is_refused(config: dict[str, Any], words: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=words):
        Batch(**{"game": "yspahan", "games": 2, **config})


@pytest.mark.usefixtures("in_plain")
def test_options_of_the_game_are_options_of_the_batch() -> None:
    assert Batch("yspahan", 3, 2, seed=1, building_cards="once").view(0).state.building_cards == 2
    layout = " ".join(["1:1R"] * 8)
    batch = Batch("basari", 3, 2, seed=1, layout=layout)
    assert batch.masks[0].sum() == 8
    assert "Basari" in str(batch.view(1))
