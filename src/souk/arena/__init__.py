"""Matches, round robins and gauntlets of any players, with intervals and ratings. See docs/arena.md.

from souk.arena import Log, Plan, Summary, run

plan = Plan.make("yspahan", ["planner", "greedy"], players=4, games=400)
with Log(plan) as log:
    run(plan, log)
print(Summary(plan, log.in_order()).to_json())
"""

from __future__ import annotations

from .log import Log
from .plan import KINDS, Job, Plan
from .play import ArenaError, Clock, Result, play
from .run import ready, run
from .spread import PLACES
from .summary import Summary

__all__ = ["KINDS", "PLACES", "ArenaError", "Clock", "Job", "Log", "Plan", "Result", "Summary", "play", "ready", "run"]
