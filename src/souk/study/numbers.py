"""Labels, accuracy and millionths: the formulas of a review. See docs/study.md."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from statistics import fmean, harmonic_mean, pstdev
from typing import Final

from .types import CERTAIN, MILLION, Label

THRESHOLDS: Final[tuple[tuple[float, Label], ...]] = ((1 / 2, "blunder"), (1 / 4, "mistake"), (1 / 8, "inaccuracy"))


def label_of(loss: float, error: float, players: int) -> Label:
    """What a loss is called: by its part of the fair share, and only where it is certain."""
    if loss <= 0.0:
        return "best"
    if loss > CERTAIN * error:
        for part, label in THRESHOLDS:
            if loss >= part / players:
                return label
    return "fine"


def move_accuracy(loss: float, players: int) -> float:
    """Accuracy of one decision from 0 to 100: lichess's curve, where a fair share is worth as much as half a game."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * 50.0 * players * loss) - 3.1669 + 1.0))


def accuracy(losses: Sequence[float], shares: Sequence[float], players: int) -> float | None:
    """Accuracy of a game: the mean of the harmonic mean and of one in which agitated moments count more."""
    if not losses:
        return None
    each = [move_accuracy(loss, players) for loss in losses]
    size = min(8, max(2, len(each) // 10))
    points = [50.0 * players * share for share in shares]
    weights = []
    for k in range(len(each)):
        start = max(0, min(k - size // 2, len(points) - size))
        weights.append(min(12.0, max(0.5, pstdev(points[start : start + size]))))
    weighted = sum(w * a for w, a in zip(weights, each, strict=True)) / sum(weights)
    return fmean([weighted, harmonic_mean([max(a, 0.1) for a in each])])


def millionths(share: float) -> int:
    """A share as a whole number."""
    return round(MILLION * share)


def shares_of(shares: Sequence[float]) -> list[float]:
    """Numbers that came of sums as shares of a victory: none below 0, together 1."""
    cut = [max(0.0, share) for share in shares]
    return [share / sum(cut) for share in cut]


def whole_shares(shares: Sequence[float]) -> tuple[int, ...]:
    """Shares that are 1 together as whole millionths that are a million together."""
    cut = [int(MILLION * share) for share in shares]
    order = sorted(range(len(shares)), key=lambda k: cut[k] - MILLION * shares[k])
    for k in order[: MILLION - sum(cut)]:
        cut[k] += 1
    return tuple(cut)
