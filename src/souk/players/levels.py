"""Levels for people, from `apprentice` to `vizier`.

The weaker ones know the game's plans and err as people do: now and then they take a move that looks almost as good to
them, the more often the less they know. The stronger ones read ahead.
"""

from __future__ import annotations

from typing import Final

from souk.engine.game import Game

from .base import Player
from .search import SearchPlayer
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
    return PlannerPlayer(game, seed, soft=4.0)


def trader(game: Game, seed: int = 0) -> Player:
    """Plays sensibly, with slips."""
    return PlannerPlayer(game, seed, soft=1.5)


def merchant(game: Game, seed: int = 0) -> Player:
    """Knows the plans and follows them."""
    return PlannerPlayer(game, seed)


def master(game: Game, seed: int = 0) -> Player:
    """Reads a little ahead."""
    return SearchPlayer(game, seed, work=400)


def vizier(game: Game, seed: int = 0) -> Player:
    """Reads far ahead."""
    return SearchPlayer(game, seed, work=6000)
