"""PettingZoo's own tests, and what they do not look at: order, secrets, rewards, errors, local seeds."""

from __future__ import annotations

import contextlib
import io
import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():  # PettingZoo's tests load a game of its own by its old name
    warnings.simplefilter("ignore", DeprecationWarning)
    import pettingzoo.test as standard

from souk.engine.errors import BadOption, IllegalMove, UnknownName
from souk.envs.pettingzoo import env, parallel_env
from souk.games import GAMES

from .cases import each_case

pytestmark = pytest.mark.usefixtures("no_global_randomness")
# PettingZoo warns of masks inside observations, which is how its own board games have them, by their names.
masks_inside = pytest.mark.filterwarnings("ignore:Observation", "ignore:Observation space for each agent")


@masks_inside
@each_case
def test_it_passes_the_api_tests(name: str, players: int) -> None:
    standard.api_test(env(name, players=players), num_cycles=800)
    standard.parallel_api_test(parallel_env(name, players=players), num_cycles=100)


@each_case
def test_it_passes_the_seed_test(name: str, players: int) -> None:
    standard.seed_test(partial(env, name, players=players), num_cycles=100)


@each_case
def test_it_passes_the_max_cycles_test(name: str, players: int) -> None:
    both = {"env": partial(env, name, players=players), "parallel_env": partial(parallel_env, name, players=players)}
    standard.max_cycles_test(SimpleNamespace(**both))


@each_case
def test_it_passes_the_render_test(name: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        standard.render_test(partial(env, name, players=players))
    assert "Supervisor" in printed.getvalue() or "Basari" in printed.getvalue()


def played(game: Any, seed: int) -> list[tuple[str, int]]:
    """A random game: who did what."""
    rng, steps = np.random.default_rng(seed), []
    game.reset(seed=seed)
    for agent in game.agent_iter():
        observation, _, ended, _, _ = game.last()
        action = None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        if action is not None:
            steps.append((agent, action))
        game.step(action)
    return steps


@each_case
def test_agents_are_asked_when_the_game_asks_their_seats(name: str, players: int) -> None:
    game, rng = env(name, players=players), np.random.default_rng(1)
    game.reset(seed=1)
    while not any(game.terminations.values()):
        acting = game.unwrapped.table.position.actors
        assert game.agent_selection == f"player_{acting[0]}"
        for seat, agent in enumerate(game.agents):
            assert game.observe(agent)["action_mask"].any() == (seat in acting)
        game.step(int(rng.choice(np.flatnonzero(game.last()[0]["action_mask"]))))


def test_the_owner_of_a_cube_is_asked_in_anothers_turn() -> None:
    game, rng = env("yspahan", players=3), np.random.default_rng(1)
    for seed in range(9):
        game.reset(seed=seed)
        while not any(game.terminations.values()):
            view = game.unwrapped.table.position.view().to_json()["view"]
            in_turn = view["order"][view["turn"]]
            if game.agent_selection != f"player_{in_turn}":
                assert view["due"]["what"] == "camel"
                assert view["cubes"][view["due"]["shop"]] == int(game.agent_selection[-1])
                return
            game.step(int(rng.choice(np.flatnonzero(game.last()[0]["action_mask"]))))
    pytest.fail("nobody was asked")


@each_case
def test_rewards_are_the_scores_or_the_ranks(name: str, players: int) -> None:
    for reward in ("score", "rank"):
        game = env(name, players=players, reward=reward)
        rng, total = np.random.default_rng(2), dict.fromkeys(game.possible_agents, 0.0)
        game.reset(seed=2)
        for agent in game.agent_iter():
            observation, earned, ended, _, _ = game.last()
            total[agent] += earned
            game.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        position = game.unwrapped.table.position
        if reward == "score":
            assert list(total.values()) == position.scores
        else:
            assert max(total.values()) == total[f"player_{position.winners[0]}"]
            assert sum(total.values()) == pytest.approx(0)


def basari_before_the_cards(seed: int) -> Any:
    game = env("basari", players=3)
    game.reset(seed=seed)
    while len(game.unwrapped.table.position.actors) == 1:
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[0]))
    return game


def everything_shown(game: Any, agent: str) -> list[object]:
    seen = game.observe(agent)
    return [
        game.agent_selection,
        seen["observation"].tobytes(),
        seen["action_mask"].tobytes(),
        game.rewards,
        game.infos[agent],
        game.unwrapped.table.render("ansi"),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_secret_choice_is_not_seen_by_those_who_choose_after_it(seed: int) -> None:
    games = [basari_before_the_cards(seed) for _ in range(3)]
    cards = np.flatnonzero(games[0].last()[0]["action_mask"])
    assert len(cards) == 3
    for game, card in zip(games, cards, strict=True):
        assert game.agent_selection == "player_0"
        game.step(int(card))
    for agent in ("player_1", "player_2"):
        shown = [everything_shown(game, agent) for game in games]
        assert shown[0] == shown[1] == shown[2]
    own = {game.observe("player_0")["observation"].tobytes() for game in games}
    assert len(own) == 3


def test_in_cycles_all_choose_at_once_and_others_wait() -> None:
    game = parallel_env("basari", players=4)
    observations, _ = game.reset(seed=3)
    wait = len(GAMES["basari"].actions)
    together = 0
    for _ in range(30):
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        asked = [agent for agent, mask in masks.items() if not mask[wait]]
        assert asked == [f"player_{seat}" for seat in game.table.position.actors]
        assert all(mask.sum() == 1 for mask in masks.values() if mask[wait])
        together += len(asked) == 4
        observations, *_ = game.step({agent: int(np.flatnonzero(mask)[0]) for agent, mask in masks.items()})
    assert together > 1


def test_after_so_many_cycles_the_game_is_cut_off() -> None:
    game = parallel_env("yspahan", players=3, max_cycles=2)
    observations, _ = game.reset(seed=3)
    for cut in (False, True):
        actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observations.items()}
        observations, rewards, ended, truncated, _ = game.step(actions)
        assert set(truncated.values()) == {cut}
        assert set(ended.values()) == {False}
        assert set(rewards) == {"player_0", "player_1", "player_2"}
    assert game.agents == []


def test_the_same_seed_gives_the_same_game_and_another_goes_on() -> None:
    game = env("yspahan", players=2)
    one, two, three = (played(game, seed) for seed in (5, 5, 6))
    assert one == two != three
    first = [game.reset(seed=5) or game.observe("player_0")["observation"].tobytes() for _ in range(2)]
    assert first[0] == first[1]
    assert len({game.reset() or game.unwrapped.table.position.chance.seed for _ in range(3)}) == 3


def test_an_illegal_action_is_replaced_and_said_or_refused() -> None:
    game = env("yspahan", players=2)
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(len(GAMES["yspahan"].actions) - 1)
    assert game.infos[agent] == {"illegal": True}
    assert game.unwrapped.table.position.steps > 1
    strict = env("yspahan", players=2, illegal="error")
    strict.reset(seed=1)
    before = strict.unwrapped.table.position.state
    with pytest.raises(IllegalMove, match="end is closed"):
        strict.step(len(GAMES["yspahan"].actions) - 1)
    for wrong in (None, "end", 1.5, True):
        with pytest.raises(IllegalMove, match="a whole number"):
            strict.step(wrong)
    assert strict.unwrapped.table.position.state == before


@pytest.mark.parametrize(
    ("config", "words"),
    [
        ({"game": "chess"}, "game"),
        ({"players": 5}, "players"),
        ({"reward": "gold"}, "reward"),
        ({"illegal": "maybe"}, "illegal"),
        ({"render_mode": "ascii"}, "render mode"),
        ({"max_cycles": 0}, "max_cycles"),
        ({"colour": "red"}, "option"),
    ],
)
def test_what_there_is_not_is_refused(config: dict[str, Any], words: str) -> None:
    with pytest.raises((BadOption, UnknownName), match=words):
        env(**{"game": "yspahan", **config})


def test_a_missing_action_is_said() -> None:
    game = parallel_env("yspahan", players=3)
    game.reset(seed=1)
    with pytest.raises(BadOption, match="no action of player_"):
        game.step({})
