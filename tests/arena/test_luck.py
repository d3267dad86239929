"""Luck is taken off: it is nothing on average whatever the judge believes, and results are surer without it."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from souk.arena import ArenaError, Log, Plan, Result, Summary, play, run
from souk.arena.luck import Luck, LuckJudge, with_luck
from souk.arena.luck.rules import N_STATES
from souk.arena.numbers import USUAL_PART, elo_of, luck_parts
from souk.arena.page import page
from souk.engine.contract import NATURE
from souk.engine.twin import plain_twin, twin_of
from souk.games import GAMES
from souk.players.nets import Net, layer_widths, shipped_net

from .bots import MODULE
from .made import made
from .test_play import untimed
from .test_report import PLANNED, PLAYER, SUMMARY, written

GAME, CHOSEN = GAMES["yspahan"].configure({})
SHIPPED = shipped_net(GAME, 4)
assert SHIPPED
PLAIN = {"plain_win_share", "plain_score", "plain_elo"}


@cache
def foolish() -> Net:
    """A net that knows nothing, and is very sure of it."""
    assert SHIPPED
    random = Random(5)
    widths = layer_widths(SHIPPED.inputs, 4, SHIPPED.sources)
    return Net.of(SHIPPED.inputs, 4, SHIPPED.sources, 0.0, [[random.gauss(0, 0.15) for _ in range(w)] for w in widths])


Game = list[tuple[int, int]]


@cache
def random_game(number: int) -> tuple[Game, Any]:
    """A game of random moves with fair dice: its steps, and its states before each of them."""
    twin = twin_of(GAME)
    states, log = twin.states(3000), twin.ints(3000)
    twin.put(states, 0, GAME.new_state(4, CHOSEN))
    steps = twin.trace(states, 0, 2999, twin.rng(number), twin.ints(500), twin.ints(500), log)
    seats = [twin.actors_at(states, k).bit_length() - 1 for k in range(steps)]
    return list(zip(seats, map(int, log[:steps]), strict=True)), states[:steps]


def loaded_game(number: int) -> Game:
    """A game of random moves whose dice show the highest face every other time."""
    random, state, steps = Random(number), GAME.new_state(4, CHOSEN), []
    while acting := GAME.seats_to_act(state):
        ids = GAME.legal(state, acting[0])
        is_die = acting[0] == NATURE and GAME.outcomes[ids[0]].kind == "die"
        action = ids[-1] if is_die and random.random() < 0.5 else random.choice(ids)
        GAME.rules.apply(state, acting[0], action)
        steps.append((acting[0], action))
    return steps


def surprise(judge: LuckJudge, games: list[Game]) -> float:
    """How many standard errors the mean luck is away from nothing, where it is farthest: shares, points, pairs."""
    rows = []
    for number, steps in enumerate(games):
        luck = judge.luck_of(GAME.new_state(4, CHOSEN), steps, number)
        rows.append([*luck.shares, *luck.points, luck.ahead[0][1], luck.ahead[2][3]])
    numbers = np.array(rows)
    return float(np.abs(numbers.mean(0) / numbers.std(0, ddof=1)).max() * len(games) ** 0.5)


@pytest.mark.parametrize(("net", "effort", "games"), [("", (6, 0), 250), ("foolish", (6, 0), 250), ("", (3, 1), 80)])
def test_luck_is_nothing_on_average_whatever_the_judge_believes(net: str, effort: tuple[int, int], games: int) -> None:
    assert SHIPPED
    judge = LuckJudge(GAME, foolish() if net else SHIPPED, *effort)
    assert surprise(judge, [random_game(k)[0] for k in range(games)]) < 3.5


def test_a_mean_that_is_not_the_dice_s_would_show() -> None:
    assert SHIPPED
    assert surprise(LuckJudge(GAME, SHIPPED, 6, 0), [loaded_game(k) for k in range(50)]) > 6


def card_draws(n: int) -> list[tuple[Any, Game]]:
    """States in which nature draws one card, and the card that came."""
    steps, states = random_game(3)
    runs = [k for k in range(1, len(steps) - 1) if [steps[j][0] == NATURE for j in (k - 1, k, k + 1)] == [0, 1, 0]]
    return [(twin_of(GAME).get(states, k), [steps[k]]) for k in runs[:n]]


def test_where_all_outcomes_are_looked_at_their_luck_adds_up_to_nothing() -> None:
    assert SHIPPED
    judge = LuckJudge(GAME, SHIPPED, 6, 0)
    for state, _ in card_draws(5):
        ids, weights = GAME.odds(state)
        luck = [judge.luck_of(state, [(NATURE, action)], 0) for action in ids]
        assert max(abs(each.shares[0]) for each in luck) > 1e-6
        for seat in range(4):
            assert sum(w * each.shares[seat] for w, each in zip(weights, luck, strict=True)) == pytest.approx(0)
            assert sum(w * each.points[seat] for w, each in zip(weights, luck, strict=True)) == pytest.approx(0)


def test_plain_and_compiled_rules_find_the_same_luck() -> None:
    assert SHIPPED
    plain = plain_twin(with_luck(GAME))
    for state, steps in card_draws(2):
        states, out = plain.states(N_STATES), plain.doubles([0.0] * 72)
        plain.put(states, 0, state)
        room = plain.ints(500), plain.ints(500), plain.floats(500)
        history = [number for step in steps for number in step]
        plain.luck(states, plain.doubles(SHIPPED.buffer()), history, 1, 2, 1, plain.rng(7), *room, out)
        luck = LuckJudge(GAME, SHIPPED, 2, 1).luck_of(state, steps, 7)
        assert (*out[:4], *out[4:8]) == pytest.approx((*luck.shares, *luck.points), abs=1e-12)


# In the arena.

MATCH = Plan.make("yspahan", ["planner", "planner"], 4, games=48)


@cache
def played() -> list[Result]:
    with Log(MATCH) as log:
        run(MATCH, log, processes=1)
        return log.in_order()


def test_results_are_surer_without_luck_and_say_so() -> None:
    data = json.loads(json.dumps(Summary(MATCH, played()).to_json()))
    gain = data["variance_reduction"]
    won = np.array([[float(seat in r.winners) / len(r.winners) for seat in range(4)] for r in played()])
    luck = np.array([r.luck.shares for r in played() if r.luck])
    assert won.var() > 1.3 * (won - 0.8 * luck).var()  # game by game, which a dozen blocks are too few to tell
    assert set(data) == SUMMARY | {"variance_reduction"}
    assert set(data["plan"]) == PLANNED | {"judge"}
    assert all(set(player) == PLAYER | PLAIN for player in data["players"])
    assert sum(p["win_share"]["mean"] * p["seats"] for p in data["players"]) == pytest.approx(48, rel=1e-3)
    said = f"for wins worth {gain['win_share']:.1f} times as many games"
    assert said in " ".join(written(data).split())
    assert said in page(data)
    for player in data["players"]:  # both tell of the same players
        assert player["win_share"]["low"] < player["plain_win_share"]["high"]
        assert player["plain_win_share"]["low"] < player["win_share"]["high"]


def test_plain_is_as_it_was_before_there_was_a_judge() -> None:
    plain = Plan.make("yspahan", ["planner", "planner"], 4, games=48, plain=True)
    assert plain.judge == ""
    assert set(plain.identity()) == PLANNED
    job = plain.block(2)[1]
    first = untimed(play(plain, job))
    again = untimed(next(result for result in played() if result.job == job))
    assert "luck" not in first
    assert again.pop("luck")
    assert again == first
    data = Summary(plain, [replace(result, luck=None) for result in played()]).to_json()
    assert set(data) == SUMMARY
    for player, other in zip(data["players"], Summary(MATCH, played()).to_json()["players"], strict=True):
        assert set(player) == PLAYER
        assert [player[key] for key in ("win_share", "score", "elo")] == [
            other[f"plain_{key}"] for key in ("win_share", "score", "elo")
        ]


def test_luck_survives_its_line() -> None:
    result = played()[0]
    again = Result.from_json(json.loads(json.dumps(result.to_json())))
    assert isinstance(again.luck, Luck)
    assert result.luck
    assert again.luck.shares == pytest.approx(result.luck.shares, abs=1e-6)
    assert again.to_json() == result.to_json()


def test_a_game_without_a_judge_is_played_plain() -> None:
    plan = Plan.make("bidding", ["toy", "keen"], 2, games=4, use=[MODULE])
    assert plan.judge == ""
    assert play(plan, plan.block(0)[0]).luck is None


def test_a_file_is_of_one_judge_or_of_none(tmp_path: Path) -> None:
    plain, path = replace(MATCH, judge=""), tmp_path / "games.jsonl"
    with Log(plain, path) as log:  # what Souk wrote before there was a judge
        log.add(replace(played()[0], luck=None))
    assert "judge" not in path.read_text()
    with Log(plain, path) as log:
        assert len(log.in_order()) == 1
    with pytest.raises(ArenaError, match=r"its judge is None, not .* or --plain"), Log(MATCH, path):
        pass
    other = tmp_path / "other.jsonl"
    with Log(MATCH, other) as log:
        log.add(played()[0])
    for wrong in (plain, replace(MATCH, judge="another")):
        with pytest.raises(ArenaError, match="its judge is"), Log(wrong, other):
            pass


def test_a_judge_that_is_not_here_is_said() -> None:
    plan = replace(Plan.make("yspahan", ["toy", "toy"], 4, games=4, use=[MODULE]), judge="another")
    with pytest.raises(ArenaError, match="the judge another is not here"):
        play(plan, plan.block(0)[0])


# The numbers.


def test_the_part_of_luck_that_is_taken_off_is_fitted_to_other_blocks() -> None:
    rng = np.random.default_rng(1)
    luck = rng.normal(size=(1, 400))
    counts = np.full((1, 400), 4.0)
    totals = 2 + 0.5 * luck + 0.1 * rng.normal(size=(1, 400))
    parts = luck_parts(totals, counts, luck)
    assert parts.mean() == pytest.approx(0.5, abs=0.03)
    totals[0, 7] += 1000
    assert luck_parts(totals, counts, luck)[7] == pytest.approx(parts[7])
    assert luck_parts(totals[:, :1], counts[:, :1], luck[:, :1]) == pytest.approx(USUAL_PART)


def test_what_is_taken_off_is_nothing_on_average_even_with_few_blocks() -> None:
    rng = np.random.default_rng(2)
    off = []
    for _ in range(4000):
        luck = rng.normal(size=(1, 3))
        totals = (luck + rng.normal(size=(1, 3)) > 0).astype(float)
        off.append(float((luck_parts(totals, np.ones((1, 3)), luck) * luck).mean()))
    assert abs(np.mean(off)) < 3 * np.std(off) / len(off) ** 0.5


def test_who_would_have_won_more_than_all_has_a_finite_rating() -> None:
    ahead = np.zeros((10, 2, 2))
    ahead[:, 0, 1], ahead[:, 1, 0] = 1.02, -0.02
    best, worst = elo_of(ahead)
    assert 1500 < best.mean < 3000
    assert worst.mean < 1500


def test_made_up_luck_is_found_and_taken_off() -> None:
    plan = replace(MATCH, games=400)
    data = Summary(plan, [replace(result, luck=_all_of(result)) for result in made(plan, [1.0, 1.0])]).to_json()
    assert data["variance_reduction"]["win_share"] > 20
    assert data["players"][0]["win_share"]["mean"] == pytest.approx(0.25, abs=0.01)


def _all_of(result: Result) -> Luck:
    """As if everything but a fair share had been luck."""
    shares = tuple((seat in result.winners) - 0.25 for seat in range(4))
    return Luck(shares, tuple(score - sum(result.scores) / 4 for score in result.scores), ((0.0,) * 4,) * 4)
