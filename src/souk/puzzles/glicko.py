"""Glicko-2: how strong somebody is, how sure that is, and how steady, after results against others.

Mark E. Glickman, "Example of the Glicko-2 system" (2013); the steps have the numbers that they have there.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 173.7178
TAU: Final = 0.5  # how much steadiness may change
CLOSE: Final = 1e-6
START: Final = 1500.0
UNSURE: Final = 350.0  # the deviation of who is new, and the largest
VOLATILITY: Final = 0.06


class Rating(NamedTuple):
    """Somebody's strength, its standard deviation, and how much it is expected to change."""

    rating: float = START
    deviation: float = UNSURE
    volatility: float = VOLATILITY


class Result(NamedTuple):
    """A game: against whom, and what it brought, from 0 to 1."""

    against: Rating
    score: float


def rated(own: Rating, results: Iterable[Result]) -> Rating:
    """The rating after the results of one period; without any it is only less sure."""
    mu, phi, games = (own.rating - START) / SCALE, own.deviation / SCALE, [*results]  # step 2
    if not games:
        return own._replace(deviation=min(UNSURE, SCALE * sqrt(phi**2 + own.volatility**2)))
    inverse = surplus = 0.0  # steps 3 and 4
    for against, score in games:
        weight = 1 / sqrt(1 + 3 * (against.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (against.rating - START) / SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        surplus += weight * (score - expected)
    volatility = _volatility(own.volatility, phi, 1 / inverse, surplus / inverse)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + inverse)  # steps 6 and 7
    return Rating(START + SCALE * (mu + phi**2 * surplus), min(UNSURE, SCALE * phi), volatility)


def expected_score(own: Rating, against: Rating) -> float:
    """What a game is expected to bring, both being as unsure as they are."""
    both = sqrt(own.deviation**2 + against.deviation**2) / SCALE
    weight = 1 / sqrt(1 + 3 * both**2 / pi**2)
    return 1 / (1 + exp(-weight * (own.rating - against.rating) / SCALE))


def _volatility(before: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of f, by the Illinois method."""
    a = log(before**2)

    def f(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = f(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return exp(low / 2)
