"""Intervals are right on data whose truth is known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from souk.study.explore.estimates import difference, mean, ratio, slopes

Array = NDArray[Any]
RNG = np.random.default_rng(7)
GAMES = 200
TRIALS = 2000


def covered(truth: float, estimates: list[tuple[float, float]]) -> float:
    return float(np.mean([low <= truth <= high for low, high in estimates]))


def seats_of_games(rng: np.random.Generator) -> tuple[Array, Array]:
    """Four seats a game that share half of their luck, and a mark that half of them have and that is worth 1."""
    marked = rng.random((GAMES, 4)) < 0.5
    values = rng.normal(size=(GAMES, 1)) + rng.normal(size=(GAMES, 4)) + marked
    return values, marked


def test_intervals_cover_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(1)
    found: dict[str, list[tuple[float, float]]] = {"mean": [], "difference": [], "ratio": [], "share": []}
    for _ in range(TRIALS):
        values, marked = seats_of_games(rng)
        for name, made in (
            ("mean", mean(values, marked)),
            ("difference", difference(values, marked, ~marked)),
            ("ratio", ratio(values * marked, marked, np.ones(marked.shape))),
            ("share", mean(marked, np.ones(marked.shape), as_share=True)),
        ):
            found[name].append((made.low, made.high))
    for name, truth in (("mean", 1.0), ("difference", 1.0), ("ratio", 1.0), ("share", 0.5)):
        assert 0.935 <= covered(truth, found[name]) <= 0.965, name


def test_seats_that_repeat_each_other_tell_no_more_than_one() -> None:
    values = RNG.normal(size=(GAMES, 1))
    one, four = mean(values, np.ones((GAMES, 1))), mean(np.repeat(values, 4, 1), np.ones((GAMES, 4)))
    assert four.low == pytest.approx(one.low)
    assert four.high == pytest.approx(one.high)


def test_slopes_find_what_the_numbers_were_made_of() -> None:
    causes = RNG.integers(0, 5, size=(GAMES, 3, 2))
    exact = slopes(causes @ [2.0, -1.0], causes)
    assert [round(slope.mean, 9) for slope in exact] == [2.0, -1.0]
    assert exact[0].high - exact[0].low < 1e-9
    found = []
    for _ in range(TRIALS):
        noise = RNG.normal(size=(GAMES, 1)) + RNG.normal(size=(GAMES, 3))
        slope = slopes(causes @ [2.0, -1.0] + noise, causes)[0]
        found.append((slope.low, slope.high))
    assert 0.935 <= covered(2.0, found) <= 0.965


def test_a_difference_from_oneself_is_nothing() -> None:
    values, marked = seats_of_games(RNG)
    same = difference(values, marked, marked)
    assert (same.mean, same.low, same.high) == (0.0, 0.0, 0.0)
