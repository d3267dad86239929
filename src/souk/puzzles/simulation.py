"""Ratings tried out: players and puzzles whose strength is known begin alike, and ought to be told apart.

python -m souk.puzzles.simulation
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import correlation, fmean
from typing import Final, NamedTuple

from rich.console import Console

from .glicko import START, Rating, expected_score
from .solving import after_try

SPREAD: Final = 350.0  # standard deviation of the strength of players and puzzles
CHOICE: Final = 30  # puzzles, of which the one nearest to the own rating is taken
LEVELS_SEE: Final = 200.0  # error of a puzzle's first rating


class Simulated(NamedTuple):
    """What came of it."""

    errors: tuple[float, ...]  # root mean square of the players' ratings, after no try and after each
    correlation: float  # of the players' ratings with their strength
    puzzle_correlation: float
    within_two_deviations: float  # the part of the players whose strength is


def simulate(players: int, puzzles: int, tries: int, seed: int) -> Simulated:
    """Everybody tries so many puzzles; each is solved as likely as the strengths say."""
    random = Random(seed)
    strong = [random.gauss(START, SPREAD) for _ in range(players)]
    hard = [random.gauss(START, SPREAD) for _ in range(puzzles)]
    own = [Rating()] * players
    its = [Rating(h + random.gauss(0.0, LEVELS_SEE), LEVELS_SEE) for h in hard]
    errors = [_error(own, strong)]
    for _ in range(tries):
        for k in random.sample(range(players), players):
            at = min(random.sample(range(puzzles), CHOICE), key=lambda j: abs(its[j].rating - own[k].rating))
            solved = random.random() < expected_score(Rating(strong[k], 0.0), Rating(hard[at], 0.0))
            own[k], its[at] = after_try(own[k], its[at], solved)
        errors.append(_error(own, strong))
    offset = fmean(each.rating for each in own) - fmean(strong)
    sure = sum(abs(r.rating - offset - s) <= 2 * r.deviation for r, s in zip(own, strong, strict=True))
    return Simulated(
        tuple(errors),
        correlation([each.rating for each in own], strong),
        correlation([each.rating for each in its], hard),
        sure / players,
    )


def _error(ratings: Sequence[Rating], strong: Sequence[float]) -> float:
    """The root mean square error."""
    return sqrt(fmean((rating.rating - s) ** 2 for rating, s in zip(ratings, strong, strict=True)))


def main() -> None:
    """Print what docs/puzzles.md says."""
    out = Console(highlight=False)
    found = simulate(players=500, puzzles=1000, tries=200, seed=3)
    for k in (0, 5, 10, 20, 40, 80, 120, 200):
        out.print(f"after {k:3} tries: off by {found.errors[k]:5.1f}")
    out.print(f"correlation with strength: players {found.correlation:.3f}, puzzles {found.puzzle_correlation:.3f}")
    out.print(f"within two deviations: {found.within_two_deviations:.1%}")


if __name__ == "__main__":
    main()
