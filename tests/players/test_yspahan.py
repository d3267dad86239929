"""The heuristics of Yspahan: lawful along whole games, same plain and compiled, blind to secrets, good plans."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from souk.engine.contract import NATURE, Floats, Ints, States, actors, legal, rule
from souk.engine.game import Extension
from souk.engine.loops import first_seat
from souk.engine.position import Position
from souk.engine.twin import plain_twin, twin_of
from souk.games.yspahan import GAME, heuristics
from souk.games.yspahan.heuristics import action_values, expected_scores, rollout_policy, value
from souk.games.yspahan.heuristics.traits import N_PHASES, N_TRAITS, TRAITS, traits
from souk.games.yspahan.heuristics.weights import SPREAD, WEIGHTS
from souk.games.yspahan.moves import ACTIONS
from souk.games.yspahan.state import State
from tests.games.yspahan import MODES, random_game, rows, seat, table, walk, with_group
from tests.laws import sample, whole_game


@rule
def appraise(states: States, i: int, rng: Ints, ids: Ints, out: Floats, rest: Floats) -> int:
    """What they say: shares and scores in `out`, action values in `rest`; returns a rollout's action or -1."""
    value(states[i], rest)
    for k in range(states[i].players):
        out[k] = rest[k]
    expected_scores(states[i], rest)
    for k in range(states[i].players):
        out[4 + k] = rest[k]
    acting = actors(states[i])
    if acting in (0, 1 << NATURE):
        return -1
    seat = first_seat(acting)
    n = legal(states[i], seat, ids)
    action_values(states[i], seat, ids, n, rest)
    return rollout_policy(states[i], seat, ids, n, rng)


WITH_HEURISTICS = replace(
    GAME,
    extension=Extension({name: getattr(heuristics, name) for name in heuristics.__all__}, {"appraise": appraise}),
)


def said(twin: Any, state: State, seed: int) -> tuple[int, bytes]:
    """What the heuristics of a twin say of a state, to the bit; and the state is as it was."""
    states, out, rest = twin.states(1), twin.floats(8), twin.floats(256)
    twin.put(states, 0, state)
    action = twin.appraise(states, 0, twin.rng(seed), twin.ints(len(ACTIONS)), out, rest)
    assert twin.get(states, 0) == state
    return int(action), np.array([*out, *rest], np.float32).tobytes()


def shares(state: State) -> list[float]:
    out = [0.0] * 4
    return out[: value(state, out)]


def expected(state: State) -> list[float]:
    out = [0.0] * 4
    return out[: expected_scores(state, out)]


def values_by_move(position: Position) -> dict[str, float]:
    """What the plans say of each legal move, by its notation."""
    (who,) = position.actors
    ids = GAME.legal(position.state, who)
    out = [0.0] * len(ids)
    assert action_values(position.state, who, ids, len(ids), out) == len(ids)
    return {str(ACTIONS[id]): x for id, x in zip(ids, out, strict=True)}


def best(position: Position) -> str:
    """The move that the plans favour."""
    found = values_by_move(position)
    return max(found, key=lambda move: found[move])


# What must hold everywhere.

each_mode = pytest.mark.parametrize(("players", "cards"), MODES)


def states(players: int, cards: str, most: int) -> list[State]:
    """States of a few random games."""
    found = [state for seed in range(3) for state, *_ in walk(random_game(players, seed, cards), seed)]
    return random.Random(players).sample(found, most)


@each_mode
def test_shares_are_together_one_and_scores_are_finite(players: int, cards: str) -> None:
    for state in states(players, cards, 60):
        assert sum(shares(state)) == pytest.approx(1)
        assert all(math.isfinite(points) for points in expected(state))


def test_the_end_is_known_exactly() -> None:
    state = whole_game(GAME, 3, seed=1)[-1].state.copy()
    for seat_, points in enumerate((20, 31, 31)):
        state.sheet[seat_] = [points, 0, 0, 0, 0, 0]
    assert expected(state) == [20, 31, 31]
    assert shares(state) == [0, 0.5, 0.5]


@each_mode
def test_plain_and_compiled_heuristics_agree_to_the_bit(players: int, cards: str) -> None:
    plain, compiled = plain_twin(WITH_HEURISTICS), twin_of(WITH_HEURISTICS)
    for k, state in enumerate(states(players, cards, 60)):
        assert said(plain, state, k) == said(compiled, state, k)


@each_mode
def test_the_cheap_choice_is_legal_and_every_action_has_a_finite_worth(players: int, cards: str) -> None:
    for k, state in enumerate(states(players, cards, 80)):
        for who in GAME.seats_to_act(state):
            if who != NATURE:
                ids, rng = GAME.legal(state, who), [k + 1, k + 2]
                out = [math.nan] * len(ids)
                action_values(state, who, ids, len(ids), out)
                assert all(math.isfinite(points) for points in out)
                assert rollout_policy(state, who, ids, len(ids), rng) in ids


def test_the_heuristics_answer_where_all_hands_are_struck_out() -> None:
    for step in sample(GAME, 4, 30, seed=5):
        assert sum(shares(GAME.hidden(step.state))) == pytest.approx(1)


def test_every_trait_is_named_and_every_phase_has_its_weights() -> None:
    buffer = [-1] * (N_TRAITS + 1)
    assert traits(whole_game(GAME, 4)[40].state, 0, buffer) == N_TRAITS == len(set(TRAITS))
    assert buffer[-1] == -1
    assert [len(row) for row in WEIGHTS] == [N_TRAITS] * 3 * N_PHASES
    assert len(SPREAD) == 3 * N_PHASES
    assert min(SPREAD) > 0


# The outlook.


def test_a_complete_souk_is_worth_more_than_an_unfinished_one() -> None:
    def outlook(cubes: dict[str, int]) -> float:
        return expected(table(seat(), seat(), seat(), seat(), day=6, week=2, cubes=cubes).state)[0]

    begun = {"barrel.yellow.0": 0, "barrel.yellow.2": 0, "barrel.yellow.3": 0}
    assert outlook({**begun, "barrel.yellow.1": 0}) > outlook(begun) + 2


def test_gold_and_camels_lose_their_worth_in_the_end() -> None:
    def outlook(week: int, day: int, goods: int) -> float:
        return expected(table(seat(gold=goods, camels=goods), seat(), seat(), seat(), week=week, day=day).state)[0]

    assert outlook(1, 5, 6) - outlook(1, 5, 2) > 3
    assert outlook(3, 7, 20) - outlook(3, 7, 16) < 2


def test_the_leader_has_the_greater_share_the_later_the_greater() -> None:
    def share(week: int) -> float:
        return shares(table(seat(score=20), seat(score=10), seat(score=10), week=week, day=6).state)[0]

    assert 1 / 3 < share(1) < share(3)
    assert share(3) > 0.9


# Plans.


def test_completes_a_souk_that_scores_this_week() -> None:
    cubes = {f"chest.yellow.{k}": 0 for k in range(2)}
    position = table(
        seat(), seat(), seat(), seat(),
        day=7, week=3, cubes=cubes, tower=rows(camel=(1, 4), chest=(4, 1), gold=(6, 4)),
    )  # fmt: skip
    assert best(position) == "chest:"
    assert best(position.play("chest:")) == "deliver"


def test_keeps_a_cube_that_completes_a_souk_with_a_camel() -> None:
    cubes = {f"vase.orange.{k}": 1 for k in range(3)}
    position = table(
        seat(), seat(camels=2), seat(), seat(),
        day=7, week=2, cubes=cubes, supervisor="e3", due=["after", "camel vase.orange.0"],
        group={"row": "sack", "face": 3, "dice": 1},
    )  # fmt: skip
    assert best(position) == "keep"


def test_sells_gold_on_the_last_day() -> None:
    position = table(
        seat("gold_for_points", gold=9), seat(), seat(), seat(), day=7, week=3, due="after", has_built=True
    )
    assert best(position) == "play gold_for_points"
    assert best(position.play("play gold_for_points")) == "give 9 gold"


def test_keeps_the_gold_card_in_the_first_week() -> None:
    position = table(seat("gold_for_points", gold=2), seat(), seat(), seat(), day=2, due="after", has_built=True)
    assert best(position) == "end"


def test_builds_rather_than_hoards_in_week_three() -> None:
    rich = seat(gold=4, camels=4, buildings=["paddock", "office"])
    position = table(rich, seat(), seat(), seat(), day=5, week=3, due="after")
    assert best(position).startswith("build")


def test_takes_camels_to_build_on_the_last_day() -> None:
    ready = seat(gold=4, camels=2, buildings=["paddock", "office", "hammam", "caravanserai", "bazaar"])
    position = table(
        ready, seat(), seat(), seat(), day=7, week=3, tower=rows(camel=(1, 1), sack=(2, 4), gold=(6, 4))
    )  # fmt: skip
    assert best(position) == "camel:"


def early(cards: str, *hand: str, due: str = "choose", day: int = 3, **fields: Any) -> Position:
    """Three players early in a turn; the first one has building cards, which build now already."""
    tower = rows(camel=(1, 1), sack=(2, 2), gold=(6, 6)) if due == "choose" else {}
    return table(seat(*hand, **fields), seat(), seat(), day=day, due=due, tower=tower, building_cards=cards)


def test_once_builds_before_the_group_what_helps_to_use_it() -> None:
    """With the hoist two dice fill the souk of three shops."""
    built = ["paddock", "office", "hammam", "caravanserai", "bazaar"]
    position = early("once", "build_no_camels", day=7, gold=4, buildings=built)
    assert best(position) == "build hoist without camels"
    assert best(position.play("build hoist without camels")) == "sack:"


def test_once_waits_with_a_building_that_the_group_does_not_need() -> None:
    built = ["office", "paddock", "hammam", "hoist"]
    position = early("once", "build_no_gold", camels=4, gold=0, buildings=built)
    assert best(position) == "gold:"
    assert best(position.play("gold: take bonus none")).startswith("build")


def test_once_waits_for_the_dice_with_the_turns_only_building() -> None:
    built = ["paddock", "office", "hammam", "caravanserai", "bazaar"]
    assert best(early("once", "build_no_camels", due="supply", gold=4, buildings=built)).startswith("buy")
    assert best(early("extra", "build_no_camels", due="supply", gold=4, buildings=built)).startswith("build")


def test_once_an_early_building_is_not_weighed_as_if_another_could_follow() -> None:
    def worth(cards: str) -> float:
        rich = early(cards, "build_no_gold", camels=8, gold=8, buildings=["paddock", "office"])
        found = values_by_move(rich)
        return found["build hammam without gold"] - found["gold:"]

    assert worth("once") < worth("extra") - 2


def test_sends_away_an_opponents_twelve_points() -> None:
    cubes = {f"vase.orange.{k}": 1 for k in range(3)}
    position = with_group("sack", 3, 1, seat(), seat(score=30), seat(), seat(), day=7, week=3, cubes=cubes)
    assert best(position) == "supervisor"
    assert best(position.play("supervisor")) == "e3"


def test_starts_the_souk_that_the_delivery_completes() -> None:
    position = with_group("vase", 3, 2, seat(), seat(), seat(), seat(), day=7, week=3).play("deliver")
    assert best(position).startswith("vase.yellow")
