"""Gymnasium's own checks, and what they do not look at: opponents, seats, rewards, errors, local seeds, batches."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.wrappers.vector import RecordEpisodeStatistics  # noqa: E402

from souk.engine.chance import Dice  # noqa: E402
from souk.engine.errors import BadOption, IllegalMove, UnknownName  # noqa: E402
from souk.engine.position import View  # noqa: E402
from souk.envs.gymnasium import IDS, SeatEnv, SeatVectorEnv  # noqa: E402
from souk.games import GAMES  # noqa: E402
from souk.players import PLAYERS  # noqa: E402
from souk.players.simple import RandomPlayer  # noqa: E402

from .cases import each_case  # noqa: E402

pytestmark = pytest.mark.usefixtures("no_global_randomness")


@each_case
def test_it_passes_the_check(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        check_env(gymnasium.make(IDS[name], players=players).unwrapped)


def test_it_passes_the_check_with_thinking_opponents() -> None:
    check_env(SeatEnv("basari", 3, ("greedy", "planner")), skip_render_check=True)


def test_an_id_names_its_module() -> None:
    env = gymnasium.make("souk.envs.gymnasium:souk/Basari-v0", players=3)
    assert env.unwrapped.table.game.name == "basari"
    assert set(IDS.values()) >= {"souk/Yspahan-v0", "souk/Basari-v0"}


def finish(env: Any, seed: int) -> tuple[float, int]:
    """A game at random: all that was earned, and how many decisions it took."""
    rng, total, steps, ended = np.random.default_rng(seed), 0.0, 0, False
    _, info = env.reset(seed=seed)
    while not ended:
        _, reward, ended, cut, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not cut
        total, steps = total + reward, steps + 1
    return total, steps


@each_case
def test_a_game_is_played_to_its_end_and_rewarded(name: str, players: int) -> None:
    env = SeatEnv(name, players, reward="score", seat=1)
    total, steps = finish(env, 3)
    assert total == env.table.position.scores[1]
    assert steps == sum(entry.seat == 1 for entry in env.table.position.history)
    assert (finish(SeatEnv(name, players, seat=1), 3)[0] == 1) == (env.table.position.winners == (1,))


def test_the_seat_is_drawn_unless_it_is_fixed() -> None:
    env = SeatEnv("basari", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    assert {SeatEnv("basari", 3, seat=2).reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_same_seed_gives_the_same_game() -> None:
    env = SeatEnv("yspahan", 2, "greedy")
    assert finish(env, 4) == finish(SeatEnv("yspahan", 2, "greedy"), 4)

    def dice(seed: int | None) -> bytes:
        env.reset(seed=seed)
        assert isinstance(env.table.position.chance, Dice)
        return env.table.position.chance.seed

    some = [dice(4), dice(None), dice(None)]
    assert len(set(some)) == 3
    assert [dice(4), dice(None), dice(None)] == some


def test_opponents_sit_clockwise_and_get_views() -> None:
    asked: list[tuple[str, int, type]] = []

    def spy(name: str) -> Any:
        class Spy(RandomPlayer):
            def choose(self, view: Any, moves: Any, budget: Any) -> Any:
                asked.append((name, view.seat, type(view)))
                assert view.state == view.game.hidden(view.state, view.seat)
                return super().choose(view, moves, budget)

        return Spy

    for name in ("first", "second"):
        PLAYERS.register(f"spy_{name}", spy(name))
    env = SeatEnv("basari", 3, ("spy_first", "spy_second"), seat=2)
    finish(env, 1)
    assert set(asked) == {("first", 0, View), ("second", 1, View)}


def test_an_illegal_action_is_replaced_and_said_or_refused() -> None:
    end = len(GAMES["yspahan"].actions) - 1
    env = SeatEnv("yspahan", 2)
    env.reset(seed=1)
    assert env.step(end)[4]["illegal"] is True
    strict = SeatEnv("yspahan", 2, illegal="error")
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="end is closed"):
        strict.step(end)
    assert (strict.action_masks() == info["action_mask"]).all()
    finish(env, 1)
    with pytest.raises(IllegalMove, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"opponents": ("random",)}, "need 3 opponents"),
        ({"opponents": "nobody"}, "player"),
        ({"opponents": "search:depth=3"}, "no parameter"),
        ({"seat": 4}, "no seat 4"),
        ({"render_mode": "text"}, "render mode"),
        ({"illegal": "yes"}, "illegal"),
    ],
)
def test_what_there_is_not_is_refused(config: dict[str, Any], words: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=words):
        SeatEnv("yspahan", 4, **config)
    if "seat" in config or "illegal" in config:
        with pytest.raises((BadOption, UnknownName)):
            SeatVectorEnv("yspahan", 4, num_envs=2, **config)


# Many games at once.


def test_a_vector_is_made_by_its_id_and_can_be_wrapped() -> None:
    envs = RecordEpisodeStatistics(gymnasium.make_vec("souk/Basari-v0", num_envs=8, players=3, opponents="quick"))
    observations, infos = envs.reset(seed=1)
    assert observations in envs.observation_space
    rng = np.random.default_rng(1)
    for _ in range(120):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, ended, cut, infos = envs.step(actions)
        assert observations in envs.observation_space
        assert rewards.shape == ended.shape == cut.shape == (8,)
        assert not cut.any()
        assert (rewards[~ended] == 0).all()
    assert envs.episode_count > 4


def test_a_vector_tells_how_games_ended() -> None:
    envs = SeatVectorEnv("basari", 3, num_envs=4, seat=0)
    _, infos = envs.reset(seed=2)
    while "final_obs" not in infos:
        picks = envs.batch.picks
        _, rewards, ended, _, infos = envs.step(picks)
    done = infos["_final_obs"]
    assert (done == ended).all()
    assert [final is not None for final in infos["final_obs"]] == list(done)
    layout = GAMES["basari"].layout
    for i in np.flatnonzero(done):
        scores = infos["final_info"]["scores"][i]
        seen = layout.read(infos["final_obs"][i])
        assert seen["table phase"][0][0] == 1  # over
        assert [round(100 * row[0]) for row in seen["seat score"][:3]] == list(scores)
        assert (rewards[i] == 1) <= (scores[0] == scores.max())


def test_a_vector_copies_unless_told_not_to() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv("basari", 3, num_envs=4, copy=copy)
        first, _ = envs.reset(seed=1)
        second = envs.step(envs.batch.picks)[0]
        assert np.shares_memory(first, second) != copy


def test_illegal_actions_of_a_vector_are_replaced_or_refused() -> None:
    envs = SeatVectorEnv("yspahan", 4, num_envs=3)
    envs.reset(seed=1)
    *_, infos = envs.step(np.array([envs.batch.picks[0], 332, -5]))
    assert list(infos["illegal"]) == [False, True, True]
    strict = SeatVectorEnv("yspahan", 4, num_envs=3, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="game 1"):
        strict.step(np.array([strict.batch.picks[0], 332, -5]))
    with pytest.raises(BadOption, match="Batch"):
        SeatVectorEnv("yspahan", 4, "none", num_envs=3)
