"""Estimates with intervals from games that come in blocks: shares, means, Bradley-Terry strengths.

Games of a block share their dice, so each block counts as one observation. Blocks of different tables are different
populations (strata).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

LEVEL = 0.95
ELO = 400 / log(10)  # a tenfold chance to be ahead is 400 points
MIDDLE = 1500.0  # the average rating
USUAL_PART, USUAL_BLOCKS = 0.5, 4.0  # the part of luck that is taken off before blocks tell, and how many it weighs


@dataclass(frozen=True)
class Estimate:
    """A number and its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_json(self, digits: int = 4) -> dict[str, float]:
        """As data."""
        return {name: round(value, digits) for name, value in vars(self).items()}


def mean_of(totals: Array, counts: Array, strata: NDArray[Any]) -> Estimate:
    """The mean of something that was added up in each block over so many cases."""
    mean, error, quantile = _ratio(totals, counts, strata)
    return Estimate(mean, mean - quantile * error, mean + quantile * error)


def share_of(totals: Array, counts: Array, strata: NDArray[Any]) -> Estimate:
    """A share between 0 and 1, by Wilson's interval with as many games as the blocks are worth."""
    share, error, z = _ratio(totals, counts, strata)
    games = share * (1 - share) / error**2 if error > 0 else float(counts.sum())
    if not 0 < share < 1:
        games = float((counts > 0).sum())  # all blocks alike: they tell nothing about games within a block
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return Estimate(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def luck_parts(totals: Array, counts: Array, luck: Array) -> Array:
    """For each block, which part of the luck in it to take off, so that as little noise as can be is left.

    All by row (as players) and block. A block's part is fitted to all blocks but itself: it knows nothing of the luck
    that it is multiplied with, which is 0 on average, so what is taken off is 0 on average too.
    """
    others_total, others_count = _others(totals), np.maximum(_others(counts), 1)
    rest = _others(totals * luck) - others_total / others_count * _others(counts * luck)
    square = _others(luck * luck).sum(0)
    fitted = np.where(square > 0, rest.sum(0) / np.where(square > 0, square, 1), USUAL_PART)
    weight = USUAL_BLOCKS / max(1, totals.shape[1] - 1)
    return np.asarray((fitted + weight * USUAL_PART) / (1 + weight))


def _others(values: Array) -> Array:
    """In place of each block's number the sum of all others'."""
    return np.asarray(values.sum(1, keepdims=True) - values)


def noise_of(totals: Array, counts: Array, strata: NDArray[Any]) -> float:
    """The variance of a mean over blocks."""
    return _ratio(totals, counts, strata)[1] ** 2


def _ratio(totals: Array, counts: Array, strata: NDArray[Any]) -> tuple[float, float, float]:
    """A ratio of sums over blocks, its standard error, and how many errors the interval reaches."""
    here = counts > 0
    totals, counts, strata = totals[here], counts[here], strata[here]
    mean = float(totals.sum() / counts.sum())
    kinds, sizes = np.unique(strata, return_counts=True)
    if sizes.min() < 2:
        kinds, strata = np.zeros(1), np.zeros(len(strata))
    rest, square = totals - mean * counts, 0.0
    for kind in kinds:
        part = rest[strata == kind]
        if len(part) > 1:
            square += len(part) * float(part.var(ddof=1))
    return mean, sqrt(square) / float(counts.sum()), student(len(totals) - len(kinds))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t: exact for 1 and 2, else by Hill's expansion (to 1 % from 3 on)."""
    tail = (1 + LEVEL) / 2
    if freedom <= 1:
        return 12.706
    if freedom == 2:
        return 4.3027
    z = NormalDist().inv_cdf(tail)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def bradley_terry(ahead: Array) -> Array:
    """Ratings from how often each was ahead of each other (a tie is half): Elo points around 1500.

    `ahead` may have leading axes for many tables of counts at once. Hunter's MM algorithm.
    """
    pairs = ahead + np.swapaxes(ahead, -1, -2)
    wins = ahead.sum(-1)
    strength = np.ones(ahead.shape[:-1])
    for _ in range(1000):
        hope = (pairs / (strength[..., :, None] + strength[..., None, :])).sum(-1)
        new = np.where(hope > 0, wins / np.where(hope > 0, hope, 1), 1.0)
        new /= np.exp(np.log(new).mean(-1, keepdims=True))
        change = np.abs(np.log(new / strength)).max()
        strength = new
        if change < 1e-7:
            break
    return np.asarray(MIDDLE + ELO * np.log(strength))


def elo_of(ahead: Array, seed: int = 0, samples: int = 1000) -> list[Estimate]:
    """Ratings with bootstrap intervals; `ahead` has one table of counts for each block.

    Each pair is given one block more, half of it to either side, so that who never lost is not infinitely strong.
    In the bootstrap the halves are of random size, so that who never lost is not certain either.
    """
    rng = np.random.default_rng(seed)
    blocks, n, _ = ahead.shape
    met = ahead + np.swapaxes(ahead, -1, -2)
    block = met.sum(0) / np.maximum(1, (met > 0).sum(0))
    best = bradley_terry(np.maximum(ahead.sum(0), 0) + block / 2)  # less than nothing can be left without luck
    weights = rng.multinomial(blocks, [1 / blocks] * blocks, size=samples).astype(np.float64)
    counts = (weights @ ahead.reshape(blocks, n * n)).reshape(samples, n, n)
    drawn = bradley_terry(np.maximum(counts, 0) + block * rng.exponential(0.5, counts.shape))
    low, high = np.quantile(drawn, [(1 - LEVEL) / 2, (1 + LEVEL) / 2], axis=0)
    return [
        Estimate(float(mean), min(float(mean), float(a)), max(float(mean), float(b)))
        for mean, a, b in zip(best, low, high, strict=True)
    ]
