"""Makes Bidding Pig known in every process that plays, under a name that no other test gives it."""

from __future__ import annotations

from dataclasses import replace

from bidding_pig import GAME
from souk.games import GAMES

__all__ = ["MODULE", "NAME", "PIG"]

NAME = "learnt-pig"
MODULE = __name__
PLANNED = "planned-pig"  # the same with planners, though their plans are worth nothing
PIG = GAME
GAMES.register(NAME, PIG)
GAMES.register(PLANNED, replace(PIG, heuristics="souk.players.plain"))
