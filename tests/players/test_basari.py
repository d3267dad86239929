"""The heuristics of Basari: lawful along whole games, same plain and compiled, blind to secrets, good plans."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from souk.engine.contract import Floats, Ints, States, actors, legal, rule
from souk.engine.game import Extension, Game
from souk.engine.loops import first_seat
from souk.engine.twin import plain_twin, twin_of
from souk.games.basari import GAME, State, heuristics
from souk.games.basari.board import RING
from souk.games.basari.heuristics import action_values, expected_scores, rollout_policy, value
from souk.games.basari.moves import ACTIONS
from souk.games.basari.state import BARTER, CHOOSE, GEMS_CARD, NO_CARD, OVER, POINTS_CARD
from souk.players.heuristics import HEURISTICS
from tests.laws import sample, whole_game

SHORT_RING = GAME.configure({"layout": "5:2R1Y 4:1Y3G 9:1R1G2B 7:4R 1:1Y2B 6:10B 20:1R"})[0]
RED, YELLOW, GREEN, BLUE = range(4)


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
    if acting in (0, 1 << 15):
        return -1
    seat = first_seat(acting)
    n = legal(states[i], seat, ids)
    action_values(states[i], seat, ids, n, rest)
    return rollout_policy(states[i], seat, ids, n, rng)


def with_basari_heuristics(game: Game) -> Game:
    """The game with its heuristics and one entry that asks them all."""
    filled = {stub.__name__: getattr(heuristics, stub.__name__) for stub in HEURISTICS}
    return replace(game, extension=Extension(filled, {"appraise": appraise}))


def said(twin: Any, state: State, seed: int) -> tuple[int, bytes]:
    """What the heuristics of a twin say of a state, to the bit."""
    states, out, rest = twin.states(1), twin.floats(8), twin.floats(64)
    twin.put(states, 0, state)
    action = twin.appraise(states, 0, twin.rng(seed), twin.ints(len(ACTIONS)), out, rest)
    return int(action), np.array([*out, *rest], np.float32).tobytes()


def shares(state: State) -> list[float]:
    out = [0.0] * 4
    return out[: value(state, out)]


def expected(state: State) -> list[float]:
    out = [0.0] * 4
    return out[: expected_scores(state, out)]


def values_by_move(state: State, seat: int) -> dict[str, float]:
    """What the plans say of each legal move, by its notation."""
    ids = GAME.legal(state, seat)
    out = [0.0] * len(ids)
    assert action_values(state, seat, ids, len(ids), out) == len(ids)
    return {str(ACTIONS[id]): x for id, x in zip(ids, out, strict=True)}


def all_choosing(players: int = 4) -> State:
    """A second lap on the way, everybody equal on different archways, cards to be chosen."""
    state = State()
    state.players, state.phase, state.round, state.scorings = players, CHOOSE, 9, 1
    for seat in range(players):
        state.archway[seat] = 5 + 7 * seat
        state.moved[seat] = 12
        state.gems[seat] = [3, 3, 3, 3]
        state.sheet[seat] = [5, 11, 10, 5]
    return state


def bartering(card: int, offer: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """Seats 0 and 1 barter for an action; seat 0 opens, or answers an offer."""
    state = all_choosing()
    state.phase, state.action, state.turn = BARTER, card, 0
    state.card = [card, card, 1 if card != 1 else 2, 3 if card != GEMS_CARD else 2]
    state.offer = list(offer)
    return state


# Lawful along whole games.


def along(game: Game, players: int) -> Iterator[Any]:
    for seed in range(2):
        for step in whole_game(game, players, seed)[:: 1 + seed]:
            yield step.state


@pytest.mark.parametrize("players", [3, 4])
def test_shares_are_one_together_and_scores_are_finite(players: int) -> None:
    for state in along(GAME, players):
        assert math.isclose(sum(shares(state)), 1.0, abs_tol=1e-5)
        assert all(0 <= share <= 1 for share in shares(state))
        assert all(map(math.isfinite, expected(state)))


def test_the_end_is_exact_and_a_shared_victory_is_shared() -> None:
    state = all_choosing(3)
    state.phase, state.scorings = OVER, 3
    assert shares(state) == [1 / 3] * 3
    state.gems[1][BLUE] += 1
    assert shares(state) == [0, 1, 0]
    state.sheet[2][0] += 1
    assert shares(state) == [0, 0, 1]
    assert expected(state) == [31, 31, 32]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("game", [GAME, SHORT_RING], ids=["default", "short ring"])
def test_every_decision_has_finite_worths_and_a_cheap_legal_choice(game: Game, players: int) -> None:
    twin = plain_twin(with_basari_heuristics(game))
    for step in sample(game, players, 150):
        states, ids, out, rest = [step.state.copy()], [0] * len(ACTIONS), [0.0] * 8, [math.nan] * len(ACTIONS)
        action = twin.appraise(states, 0, twin.rng(1), ids, out, rest)
        if action >= 0:
            open_ids = game.legal(step.state, game.seats_to_act(step.state)[0])
            assert action in open_ids
            assert all(map(math.isfinite, rest[: len(open_ids)]))
        assert states[0] == step.state


def test_cheap_barters_come_to_an_end() -> None:
    rng = [1, 2]
    for _ in range(30):
        state = bartering(POINTS_CARD)
        for _ in range(100):
            if state.phase < BARTER or state.action != POINTS_CARD:
                break
            ids = GAME.legal(state, state.turn)
            state = GAME.after(state, state.turn, rollout_policy(state, state.turn, ids, len(ids), rng))
        else:
            raise AssertionError("an endless barter")


@pytest.mark.parametrize("players", [3, 4])
def test_plain_and_compiled_heuristics_agree_to_the_bit(players: int) -> None:
    plain, compiled = plain_twin(with_basari_heuristics(GAME)), twin_of(with_basari_heuristics(GAME))
    for seed, step in enumerate(sample(GAME, players, 300)):
        assert said(plain, step.state, seed) == said(compiled, step.state, seed)


# Blind to secrets.


def test_plans_do_not_look_at_the_cards_that_lie_there() -> None:
    rng = random.Random(3)
    state = all_choosing()
    for seat in range(4):
        state.gems[seat] = [rng.randrange(8) for _ in range(4)]
    plans = values_by_move(state, 0)
    for _ in range(20):
        state.card = [NO_CARD, *(rng.randrange(4) for _ in range(3))]
        assert values_by_move(state, 0) == plans


# Plans.


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    state = all_choosing()
    state.sheet[0][0] += 10
    early = shares(state)[0]
    state.scorings, state.moved = 2, [RING - 2] * 4
    assert 0.25 < early < shares(state)[0]


def test_a_gem_that_wins_a_majority_before_a_scoring_is_worth_more() -> None:
    def gain(moved: int) -> float:
        state = all_choosing()
        state.scorings, state.moved = 2, [moved] * 4
        before = expected(state)[0]
        state.gems[0][RED] += 1
        return expected(state)[0] - before

    assert gain(RING) > gain(10) > 0


def test_a_pawn_ahead_expects_more_of_the_next_scoring() -> None:
    state = all_choosing()
    state.moved[2] += 6
    scores = expected(state)
    assert scores[2] > max(scores[0], scores[1], scores[3])


def test_rich_points_draw_the_points_card_and_rich_gems_the_gems_card() -> None:
    state = all_choosing()
    state.archway[0] = 3  # seven points, two red gems
    rich_points = values_by_move(state, 0)
    state.archway[0] = 23  # four points, three red gems
    rich_gems = values_by_move(state, 0)
    assert rich_points["points"] > rich_gems["points"]
    assert rich_points["gems"] < rich_gems["gems"]


def test_a_card_that_everybody_wants_is_worth_less() -> None:
    state = all_choosing()
    state.archway = [23, 3, 3, 3]  # three red gems for seat 0, seven points for the others
    alone = values_by_move(state, 0)["gems"]
    state.archway = [23, 23, 23, 23]
    assert values_by_move(state, 0)["gems"] < alone


def test_accepts_an_offer_above_the_worth_of_the_action() -> None:
    plans = values_by_move(bartering(POINTS_CARD, (2, 1, 1, 0)), 0)
    assert plans["accept"] > plans["offer"]


def test_raises_an_offer_that_is_next_to_nothing() -> None:
    plans = values_by_move(bartering(POINTS_CARD, (0, 0, 0, 1)), 0)
    assert plans["offer"] > plans["accept"]


def test_opens_rather_than_giving_the_action_away() -> None:
    plans = values_by_move(bartering(POINTS_CARD), 0)
    assert plans["offer"] > plans["decline"]


def test_does_not_offer_more_than_the_action_is_worth() -> None:
    state = bartering(POINTS_CARD)
    state = GAME.after(state, 0, ACTIONS.parse("offer").id)
    while state.phase != BARTER:
        plans = values_by_move(state, 0)
        best = max(plans, key=lambda move: plans[move])
        state = GAME.after(state, 0, ACTIONS.parse(best).id)
    assert 1 <= sum(state.offer) <= 2
    declined = GAME.after(bartering(POINTS_CARD), 0, ACTIONS.parse("decline").id)
    accepted = GAME.after(state, 1, ACTIONS.parse("accept").id)
    assert expected(accepted)[0] > expected(declined)[0]


def test_keeps_the_colour_whose_majority_is_at_stake() -> None:
    state = bartering(POINTS_CARD)
    state.moved, state.scorings = [RING] * 4, 2  # the last scoring comes at the end of this round
    for seat in range(4):
        state.gems[seat] = [2, 2, 2, 2]
    state.gems[0] = [3, 1, 1, 1]
    state = GAME.after(state, 0, ACTIONS.parse("offer").id)
    plans = values_by_move(state, 0)
    assert max(plans, key=lambda move: plans[move]) == "0R"
