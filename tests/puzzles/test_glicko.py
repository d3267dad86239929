"""Glicko-2 against the example that its author works through, and on players whose strength is known."""

import os

import pytest

from souk.puzzles.glicko import UNSURE, Rating, Result, expected_score, rated
from souk.puzzles.simulation import simulate

FULL = bool(os.environ.get("SOUK_FULL"))


def test_the_example_of_glickmans_paper() -> None:
    """Step by step in "Example of the Glicko-2 system": 1464.06, 151.52, 0.05999."""
    results = [
        Result(Rating(1400.0, 30.0), 1.0),
        Result(Rating(1550.0, 100.0), 0.0),
        Result(Rating(1700.0, 300.0), 0.0),
    ]
    found = rated(Rating(1500.0, 200.0, 0.06), results)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_becomes_less_sure_and_no_better() -> None:
    rested = rated(Rating(1700.0, 50.0, 0.06), [])
    assert rested.rating == 1700.0
    assert 50.0 < rested.deviation < 52.0
    assert rated(Rating(1700.0, UNSURE, 0.06), []).deviation == UNSURE


def test_equals_expect_a_half_and_four_hundred_points_ten_to_one() -> None:
    assert expected_score(Rating(1800.0, 50.0), Rating(1800.0, 90.0)) == pytest.approx(0.5)
    assert expected_score(Rating(1900.0, 0.0), Rating(1500.0, 0.0)) == pytest.approx(10 / 11, abs=1e-4)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    own = Rating(1500.0, 80.0)
    hard, easy = Rating(1900.0, 50.0), Rating(1100.0, 50.0)
    assert rated(own, [Result(hard, 1.0)]).rating - 1500.0 > 5 * (rated(own, [Result(easy, 1.0)]).rating - 1500.0)


def test_ratings_of_simulated_players_come_close_to_their_strength() -> None:
    """Of docs/puzzles.md in small; in full it is what stands there."""
    found = simulate(players=500 if FULL else 60, puzzles=1000 if FULL else 150, tries=120, seed=3)
    start, end = found.errors[0], found.errors[-1]
    assert start > 250.0  # everybody begins at 1500
    assert end < 75.0
    assert found.correlation > 0.95
    assert found.puzzle_correlation > 0.9
    assert 0.85 < found.within_two_deviations <= 1.0


def test_a_simulation_can_be_repeated() -> None:
    assert simulate(20, 40, 30, seed=1) == simulate(20, 40, 30, seed=1)
