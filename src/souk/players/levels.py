"""Levels for people, from `apprentice` to `vizier`.

They all know the game's plans, and err as people do: now and then they take a move that looks almost as good to them,
the more often the lower the level. `soft` is how many points worse a move may look and still be taken about a third as
often as the best one.
"""

from __future__ import annotations

from typing import Final

from souk.engine.game import Game

from .base import Player
from .simple import PlannerPlayer

LEVELS: Final = ("apprentice", "trader", "merchant", "master", "vizier")

# How long a person would think about a decision that is not forced, in seconds, from and to: for tables that show it.
PACE: Final = {
    "apprentice": (0.6, 1.8),
    "trader": (0.6, 1.8),
    "merchant": (0.7, 2.0),
    "master": (0.8, 2.5),
    "vizier": (1.0, 3.0),
}


def apprentice(game: Game, seed: int = 0) -> Player:
    """Has learnt the rules, and sees good moves more often than not."""
    return PlannerPlayer(game, seed, soft=6.0)


def trader(game: Game, seed: int = 0) -> Player:
    """Plays sensibly, with slips."""
    return PlannerPlayer(game, seed, soft=3.4)


def merchant(game: Game, seed: int = 0) -> Player:
    """Knows the plans and mostly follows them."""
    return PlannerPlayer(game, seed, soft=1.9)


def master(game: Game, seed: int = 0) -> Player:
    """Seldom errs."""
    return PlannerPlayer(game, seed, soft=1.0)


def vizier(game: Game, seed: int = 0) -> Player:
    """Follows the plans without fail."""
    return PlannerPlayer(game, seed)
