"""Values made into a choice: the best, or one that is drawn and not foreseen."""

from __future__ import annotations

import math

from .contract import Floats, Ints, rule
from .rng import random_word


@rule
def best_index(values: Floats, n: int) -> int:
    """The index of the highest of n values, the first of equal ones."""
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    return best


@rule
def soften(values: Floats, n: int, temper: float) -> None:
    """Turn n values into chances: e times less likely for each `temper` by which a value is lower."""
    most = values[0]
    for k in range(n):
        most = max(most, values[k])
    total = 0.0
    for k in range(n):
        values[k] = math.exp((values[k] - most) / temper)
        total += values[k]
    for k in range(n):
        values[k] /= total


@rule
def drawn_index(chances: Floats, n: int, rng: Ints) -> int:
    """An index from 0 to n - 1, as likely as the chances say, which are 1 together."""
    point = random_word(rng) / 4294967296.0
    for k in range(n - 1):
        point -= chances[k]
        if point < 0.0:
            return k
    return n - 1
