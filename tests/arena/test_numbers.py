"""Intervals and ratings against what is known."""

from __future__ import annotations

import numpy as np
import pytest

from souk.arena import Plan, Summary
from souk.arena.numbers import bradley_terry, elo_of, mean_of, share_of, student
from souk.arena.summary import ranks, rate_all

from .bots import MODULE
from .made import made


def plan_of(*specs: str, players: int = 4, games: int = 400, kind: str = "match") -> Plan:
    return Plan.make("bidding", specs, players, kind, games, use=[MODULE])


@pytest.mark.parametrize(
    ("freedom", "known"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (10**6, 1.960)],
)
def test_students_quantile(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, rel=0.006)


def test_mean_of_independent_cases_is_the_textbook_interval() -> None:
    values = np.array([3.0, 5.0, 4.0, 8.0, 5.0])
    found = mean_of(values, np.ones(5), np.zeros(5))
    assert found.mean == 5
    assert found.high - found.mean == pytest.approx(2.776 * values.std(ddof=1) / 5**0.5, rel=1e-3)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


def test_share_of_independent_games_is_wilsons_interval() -> None:
    won = np.array([1.0] * 450 + [0.0] * 550)
    found = share_of(won, np.ones(1000), np.zeros(1000))
    assert (found.low, found.mean, found.high) == pytest.approx((0.4194, 0.45, 0.4810), abs=5e-4)


def test_blocks_that_agree_within_themselves_count_once() -> None:
    won = np.array([4.0] * 100 + [0.0] * 100)
    together, alone = share_of(won, np.full(200, 4.0), np.zeros(200)), share_of(won / 4, np.ones(200), np.zeros(200))
    assert together == alone


def test_a_share_of_all_or_nothing_still_has_an_interval() -> None:
    found = share_of(np.full(50, 4.0), np.full(50, 4.0), np.zeros(50))
    assert (found.mean, found.high) == (1, 1)
    assert 0.85 < found.low < 0.95
    assert share_of(np.zeros(1), np.full(1, 4.0), np.zeros(1)).high > 0.9


def test_different_tables_do_not_blur_each_other() -> None:
    """Blocks of two tables, certain each on its own: the spread between the tables is no error."""
    totals, strata = np.array([4.0, 0.0] * 20), np.array([0, 1] * 20)
    totals[0], totals[1] = 3, 1
    apart, mixed = mean_of(totals, np.full(40, 4.0), strata), mean_of(totals, np.full(40, 4.0), np.zeros(40))
    assert apart.high - apart.low < 0.3 * (mixed.high - mixed.low)


@pytest.mark.parametrize("luck", [0.0, 1.0])
def test_intervals_hold_the_truth_19_times_of_20(luck: float) -> None:
    plan = plan_of("toy", "keen", games=160)
    shares = [Summary(plan, made(plan, [1.5, 1.0], seed, luck))._share(0) for seed in range(300)]
    truth = 1.5 / 4.5 if luck == 0 else float(np.mean([share.mean for share in shares]))
    held = sum(share.low <= truth <= share.high for share in shares) / len(shares)
    assert 0.92 <= held <= 0.985
    assert np.mean([share.mean for share in shares]) == pytest.approx(truth, abs=0.01)


def test_bradley_terry_recovers_known_strengths() -> None:
    elo = np.array([1650.0, 1550.0, 1450.0, 1350.0])
    chance = 1 / (1 + 10 ** ((elo[None, :] - elo[:, None]) / 400))
    ahead = 100_000 * chance * (1 - np.eye(4))
    assert bradley_terry(ahead) == pytest.approx(elo, abs=0.1)


def test_who_never_lost_has_a_rating_with_an_interval() -> None:
    strong, weak = elo_of(np.array([[[0.0, 12.0], [0.0, 0.0]]] * 50))
    assert 700 < strong.mean - weak.mean < 900
    assert strong.low < strong.mean - 50
    assert strong.mean + 50 < strong.high < 3000
    assert weak.high < strong.low


def test_who_never_met_stays_in_the_middle() -> None:
    assert [estimate.mean for estimate in elo_of(np.zeros((4, 3, 3)))] == [1500] * 3


def test_elo_from_tables_of_four_finds_strengths_within_its_intervals() -> None:
    plan = plan_of("toy", "keen", "spy", "cheat", "broken", kind="robin", games=3000)
    strengths = [4.0, 2.0, 1.0, 0.5, 0.25]  # each 120.4 Elo above the next
    estimates = elo_of(Summary(plan, made(plan, strengths))._ahead)
    known = [1500 + 120.41 * k for k in (2, 1, 0, -1, -2)]
    for estimate, truth in zip(estimates, known, strict=True):
        assert estimate.mean == pytest.approx(truth, abs=25)
        assert estimate.low < estimate.mean < estimate.high < estimate.low + 60
    assert sum(e.low <= truth <= e.high for e, truth in zip(estimates, known, strict=True)) >= 4
    assert estimates == elo_of(Summary(plan, made(plan, strengths))._ahead)


def test_openskill_puts_players_in_order() -> None:
    plan = plan_of("toy", "keen", "spy", "cheat", kind="robin", games=600)
    mus = [mu for mu, _ in rate_all(4, made(plan, [1.0, 16.0, 4.0, 0.25]))]
    assert sorted(range(4), key=lambda k: -mus[k]) == [1, 2, 0, 3]
    match = plan_of("toy", "keen", games=400)
    (strong, narrow), (weak, _) = rate_all(2, made(match, [4.0, 1.0]))
    assert strong > weak
    assert narrow < 4


def test_places_follow_victory_then_points() -> None:
    plan = plan_of("toy", "keen")
    result = made(plan, [1.0, 1.0])[0]
    object.__setattr__(result, "scores", (50, 50, 20, 20))
    object.__setattr__(result, "winners", (1,))
    assert ranks(result) == [2, 1, 3, 3]
    object.__setattr__(result, "winners", (0, 1))
    assert ranks(result) == [1, 1, 3, 3]
