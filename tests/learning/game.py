"""Makes Bidding Pig known in every process that plays, under a name that no other test gives it."""

from __future__ import annotations

from bidding_pig import GAME
from souk.games import GAMES

__all__ = ["MODULE", "NAME", "PIG"]

NAME = "learnt-pig"
MODULE = __name__
PIG = GAME
GAMES.register(NAME, PIG)
