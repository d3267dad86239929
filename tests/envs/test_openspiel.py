"""Both games in OpenSpiel: its own tests, its bots, its learners, and information states without leaks."""

from __future__ import annotations

import pickle
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    evaluate_bots,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    tabular_qlearner,
)
from open_spiel.python.observation import make_observation  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402

import souk  # noqa: E402
import souk.envs.openspiel  # noqa: E402
import tests.laws  # noqa: E402, F401 - gives Bidding Pig a name
from souk.engine.errors import BadOption  # noqa: E402

YSPAHAN, BASARI = "python_souk_yspahan", "python_souk_basari"
CASES = [f"{YSPAHAN}(players={n})" for n in (2, 3, 4)] + [f"{BASARI}(players={n})" for n in (3, 4)]
OPTIONS = [
    f"{YSPAHAN}(players=3,building_cards=extra,start=#2,reward=score)",
    f"{YSPAHAN}(players=3,building_cards=once)",
    f"{BASARI}(players=3,shared_start=yes,layout=5:2R 4:3G 6:1Y1B 5:1R1G,memory=100)",
]
each_game = pytest.mark.parametrize("name", [YSPAHAN, BASARI])
each_case = pytest.mark.parametrize("name", CASES)


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(name: str, seed: int = 0) -> Iterator[Any]:
    """A random game, state by state; each is its own."""
    rng = random.Random(f"{name} {seed}")
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state.clone()
        step(state, rng)
    yield state


# OpenSpiel's own tests.


@pytest.mark.parametrize("name", CASES + OPTIONS)
def test_openspiels_random_simulation_finds_nothing(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", CASES + OPTIONS)
def test_openspiels_simulation_in_python_finds_nothing(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


class TestApiOfYspahan(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = YSPAHAN
    game = pyspiel.load_game(YSPAHAN)


class TestApiOfBasari(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = BASARI
    game = pyspiel.load_game(BASARI)


# The same game as everywhere else.


@each_case
def test_the_history_plays_the_same_game_in_souk(name: str) -> None:
    (*_, end) = walk(name)
    position = souk.Position.new(souk.GAMES[end.get_game().name], end.num_players(), None, {})
    for done in end.full_history():
        position.play(done.action, souk.NATURE if done.player < 0 else done.player)
    assert position.over
    best = max(end.returns())
    assert position.winners == tuple(seat for seat, got in enumerate(end.returns()) if got == best)


def test_chance_has_true_odds() -> None:
    state = pyspiel.load_game(f"{YSPAHAN}(players=3)").new_initial_state()
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]
    for state in walk(f"{YSPAHAN}(players=3)"):
        if state.is_chance_node() and len(state.chance_outcomes()) == 9:
            assert {odds for _, odds in state.chance_outcomes()} == {2 / 18}
            break


def test_score_returns_are_points() -> None:
    (*_, end) = walk(f"{YSPAHAN}(players=2,reward=score)")
    assert end.returns() == end._history.setup.game.scores(end._history.state)
    assert end.get_game().get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_rank_returns_share_what_is_tied() -> None:
    setup = pyspiel.load_game(f"{YSPAHAN}(players=4)").setup
    state = setup.start.state.copy()
    for seat, points in enumerate((30, 50, 30, 10)):
        state.sheet[seat][0] = points
    assert setup.utilities(state) == [0, 1, 0, -1]


def test_what_a_game_does_not_take_is_refused_with_a_reason() -> None:
    for parameters, reason in (
        ("players=5", "for 2, 3 or 4 players, not 5"),
        ("reward=fame", "reward must be one of rank, score, not 'fame'"),
        ("memory=-1", "memory must be a whole number from 0, not -1"),
        ("start=#7", "start must be one of random, 0, 1, 2, 3, not '7'"),
        ("players=2,building_cards=extra", "needs_players"),
        ("players=2,building_cards=once", "needs_players"),
    ):
        with pytest.raises(BadOption, match=reason):
            pyspiel.load_game(f"{YSPAHAN}({parameters})")


def test_states_and_games_are_pickled_whole() -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game(f"{BASARI}(players=3)")))
    assert str(game) == str(pyspiel.load_game(f"{BASARI}(players=3)"))
    for state in [*walk(f"{BASARI}(players=3)")][::40]:
        again = pickle.loads(pickle.dumps(state))
        assert again.history() == state.history()
        for player in range(3):
            assert again.information_state_string(player) == state.information_state_string(player)
        assert again._history.setup is state._history.setup


@each_game
def test_a_clone_goes_its_own_way(name: str) -> None:
    rng = random.Random(1)
    for state in [*walk(name)][:-1:30]:
        before = str(state), state.information_state_string(0), state.history()
        clone = state.clone()
        step(clone, rng)
        if not clone.is_terminal():
            step(clone, rng)
        assert (str(state), state.information_state_string(0), state.history()) == before
        child = state.child(state.legal_actions()[0])
        assert child.history()[:-1] == state.history()
        assert (str(state), state.information_state_string(0), state.history()) == before


# What a player knows.


def test_action_cards_are_chosen_in_turn_without_a_look_at_the_others() -> None:
    (state,) = [s for s in walk(f"{BASARI}(players=3)") if s.legal_actions() == [100, 101, 102]][:1]
    assert state.current_player() == 0
    children = [state.child(action) for action in state.legal_actions()]
    for player in (1, 2):
        assert len({child.information_state_string(player) for child in children}) == 1
        assert len({child.observation_string(player) for child in children}) == 1
        assert len({tuple(child.information_state_tensor(player)) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == 3


@each_case
def test_a_resampled_state_is_one_that_the_player_cannot_tell_apart(name: str) -> None:
    changed = 0
    for state in [*walk(name, seed=1)][5::60]:
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            changed += other.history() != state.history()
            assert other.current_player() == state.current_player()
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
    assert changed or name.startswith(BASARI)


def test_resampling_depends_on_nothing_that_the_player_does_not_know() -> None:
    for state in [*walk(YSPAHAN, seed=2)][100::150]:
        other = state.resample_from_infostate(0, lambda: 0.3)
        assert other.history() != state.history()
        for draw in (0.1, 0.2):
            one, two = (s.resample_from_infostate(0, lambda draw=draw: draw) for s in (state, other))
            assert one.history() == two.history()


def test_an_observation_tells_the_last_step_even_if_the_table_looks_the_same() -> None:
    for state in walk(YSPAHAN):
        if not state.is_initial_state():
            done = state.full_history()[-1]
            parts = state.observation_string(0).split("; ")
            assert parts[0] == "p0"
            if done.player >= 0:
                assert parts[1].startswith(f"{done.player} ")
            assert parts[-1].startswith("State(")


def test_tensors_come_in_named_pieces() -> None:
    game = pyspiel.load_game(f"{YSPAHAN}(players=3,memory=50)")
    observation = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert {name: piece.shape for name, piece in observation.dict.items()} == {
        "player": (3,),
        "view": (souk.GAMES["yspahan"].n_features,),
        "observations": (50, 2),
    }
    (*_, state, _) = walk(f"{YSPAHAN}(players=3,memory=50)")
    observation.set_from(state, 1)
    assert observation.dict["player"].tolist() == [0, 1, 0]
    assert observation.dict["observations"].all(axis=0)[0]  # the last 50 steps: somebody did each
    assert observation.tensor.tolist() == state.information_state_tensor(1)
    assert observation.dict["view"].tolist() == state.observation_tensor(1)[3:]


def test_public_observations_are_the_same_for_all() -> None:
    game = pyspiel.load_game(YSPAHAN)
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    observation = make_observation(game, kind)
    for state in [*walk(YSPAHAN)][::50]:
        assert len({observation.string_from(state, player) for player in range(4)}) == 1
        assert "public" in observation.string_from(state, 0)
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    assert make_observation(game, private) is None


# OpenSpiel's bots and learners.


def late(name: str, left: int) -> Any:
    """A state with a choice, so many steps before the end of a random game."""
    *states, _ = walk(name)
    return next(s for s in reversed(states[:-left]) if not s.is_chance_node() and len(s.legal_actions()) > 1)


@each_game
def test_mcts_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = late(name, 60)
    for _ in range(4):
        assert bot.step(state) in state.legal_actions()
        step(state, random.Random(1))
        while state.is_chance_node():
            step(state, random.Random(1))


@each_game
def test_is_mcts_plays(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2, 12, random_state=rng)
    state = late(name, 60)
    policy = bot.get_policy(state)
    assert sorted(action for action, _ in policy) == state.legal_actions()
    assert sum(odds for _, odds in policy) == pytest.approx(1)


def test_bots_play_whole_games() -> None:
    game = pyspiel.load_game(f"{BASARI}(players=3)")
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(3)]
    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(3))
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("name", [f"{YSPAHAN}(players=2)", f"{BASARI}(players=3)"])
def test_outcome_sampling_mccfr_learns_something(name: str) -> None:
    np.random.seed(1)  # OpenSpiel draws from the global generator
    game = pyspiel.load_game(name)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    assert solver._infostates
    state = next(s for s in walk(name) if s.is_player_node() and len(s.legal_actions()) > 1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", [f"{YSPAHAN}(players=2)", f"{BASARI}(players=3)"])
def test_openspiels_compiled_algorithms_run(name: str) -> None:
    game, state = pyspiel.load_game(name), late(name, 60)
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 12, 100, False, 1, False)
    assert bot.mcts_search(state).best_child().action in state.legal_actions()
    solver = pyspiel.OutcomeSamplingMCCFRSolver(game, 0.6, 1)
    solver.run_iteration()
    assert solver.average_policy().action_probabilities(state)


@pytest.mark.parametrize("name", [f"{YSPAHAN}(players=2,memory=0)", f"{BASARI}(players=3,memory=20)"])
def test_tabular_q_learning_plays_an_episode(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name))
    environment.seed(1)
    agents = [
        tabular_qlearner.QLearner(player, environment.action_spec()["num_actions"])
        for player in range(environment.num_players)
    ]
    time_step = environment.reset()
    while not time_step.last():
        player = time_step.observations["current_player"]
        time_step = environment.step([agents[player].step(time_step).action])
    for agent in agents:
        agent.step(time_step)
    assert sum(time_step.rewards) == pytest.approx(0)
    assert all(agent._q_values for agent in agents)


def test_a_game_of_another_package_can_be_registered_too() -> None:
    if "python_souk_pig" not in pyspiel.registered_names():
        souk.envs.openspiel.register("pig")
    game = pyspiel.load_game("python_souk_pig(players=3,goal=#24)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    for state in [*walk(str(game))][::5]:
        for player in range(3):
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)


def test_the_example_of_the_page_runs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "openspiel.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(code, {})
    for kind in (YSPAHAN, BASARI):
        game = souk.GAMES[pyspiel.load_game(kind).name]
        assert f"{len(game.actions)} in {game.title}" in page


# An optional dependency.


def test_without_openspiel_an_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import souk.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "souk.envs.openspiel needs OpenSpiel: pip install" in done.stderr


def test_a_process_that_loaded_the_games_ends_well() -> None:
    code = f"import souk.envs.openspiel, pyspiel; pyspiel.load_game('{BASARI}').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
