"""Results that nobody played: players of known strength, blocks with known luck."""

from __future__ import annotations

import math

import numpy as np

from souk.arena import Clock, Plan, Result


def made(plan: Plan, strengths: list[float], seed: int = 0, luck: float = 0.0) -> list[Result]:
    """Games in which order follows Plackett-Luce: each place goes to a seat in proportion to its strength.

    `luck` is how much the dice of a block favour one player of the plan or the other, in all games of the block.
    """
    rng = np.random.default_rng(seed)
    results, favours = [], dict[int, list[float]]()
    for job in plan.jobs():
        favour = favours.setdefault(job.block, [math.exp(luck * x) for x in rng.normal(size=len(strengths))])
        # The smallest of exponential times with these rates comes first: that is Plackett-Luce.
        times = [float(rng.exponential(1 / (strengths[who] * favour[who]))) for who in job.seats]
        order = sorted(range(len(times)), key=times.__getitem__)
        scores = [0] * len(times)
        for place, seat in enumerate(order):
            scores[seat] = 10 * (len(times) - place)
        clocks = tuple(Clock(1, 0.001, 0.001) for _ in times)
        sheet = {"souks": [score - 2 for score in scores], "caravan_places": [2] * len(scores)}
        results.append(Result(job, tuple(scores), (order[0],), sheet, 10, "", 0.01, clocks))
    return results
