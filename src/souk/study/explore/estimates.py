"""Estimates with 95 % intervals: the seats of a game are not independent, so each game counts as one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from souk.arena.numbers import Estimate, mean_of, share_of, student

Numbers = npt.NDArray[np.float64]


def mean(values: npt.NDArray[Any], weights: npt.NDArray[Any], as_share: bool = False) -> Estimate:
    """The mean of something by game and seat, each seat with its weight; `as_share` for what lies between 0 and 1."""
    totals, counts = (values * weights).sum(1, dtype=np.float64), weights.sum(1, dtype=np.float64)
    return (share_of if as_share else mean_of)(totals, counts, np.zeros(len(totals)))


def ratio(over: npt.NDArray[Any], under: npt.NDArray[Any], weights: npt.NDArray[Any]) -> Estimate:
    """So much of one count for each of another, each seat with its weight."""
    totals, counts = (over * weights).sum(1, dtype=np.float64), (under * weights).sum(1, dtype=np.float64)
    return mean_of(totals, counts, np.zeros(len(totals)))


def difference(values: npt.NDArray[Any], weights: npt.NDArray[Any], others: npt.NDArray[Any]) -> Estimate:
    """How far the mean by one set of weights is above the mean by another."""
    found, rest = 0.0, np.zeros(len(values))
    for sign, by in ((1, weights), (-1, others)):
        totals, counts = (values * by).sum(1, dtype=np.float64), by.sum(1, dtype=np.float64)
        part = float(totals.sum() / counts.sum())
        found += sign * part
        rest += sign * (totals - part * counts) / counts.sum()
    half = student(len(rest) - 1) * float(np.sqrt(len(rest) * rest.var(ddof=1)))
    return Estimate(found, found - half, found + half)


def slopes(values: npt.NDArray[Any], causes: npt.NDArray[Any]) -> list[Estimate]:
    """What one more of each cause (the last axis) adds, by least squares without a constant."""
    x, y = causes.astype(np.float64), values.astype(np.float64)
    inverse = np.linalg.pinv(np.einsum("gsi,gsj->ij", x, x))
    found = inverse @ np.einsum("gsi,gs->i", x, y)
    scores = np.einsum("gsi,gs->gi", x, y - x @ found)
    errors = np.sqrt(np.diag(inverse @ (scores.T @ scores) @ inverse) * len(x) / max(1, len(x) - 1))
    halves = student(len(x) - 1) * errors
    return [Estimate(float(b), float(b - half), float(b + half)) for b, half in zip(found, halves, strict=True)]
