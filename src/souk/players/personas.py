"""Twelve people of the bazaar who sit down as opponents: each has a level, and in every game a temper of its own.

Who has which temper is data of a game (`nets/opponents.json`); in a game that says nothing they play as their level.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from typing import Final

from souk.engine.errors import UnknownName
from souk.engine.game import Game

from .base import Player
from .levels import LEVELS, level
from .tempers import opponents

LEVEL_OF: Final = {
    "pishi": "apprentice",
    "tariq": "apprentice",
    "zohra": "trader",
    "omid": "trader",
    "leila": "broker",
    "farhad": "broker",
    "nadir": "merchant",
    "soraya": "merchant",
    "babak": "master",
    "mirza": "master",
    "shirin": "sage",
    "khosrow": "vizier",
}
PERSONAS: Final = tuple(LEVEL_OF)
USUAL_ELO: Final = 1000.0  # of the lowest level, and from one level to the next, where nobody has measured it
ELO_STEP: Final = 200.0


def persona(name: str, game: Game, seed: int = 0) -> Player:
    """One of them."""
    return level(LEVEL_OF[name], game, seed, temper_of(name, game))


def temper_of(name: str, game: Game) -> str:
    """What somebody's temper in a game is called; nothing where the game says nothing."""
    return opponents(game).personas.get(name, "")


def fitting(game: Game, elo: float, count: int, beside: Collection[str] = ()) -> list[str]:
    """So many of them whose levels are nearest to a strength, in any order; nobody twice while there are others."""
    everybody = random.sample(PERSONAS, len(PERSONAS))
    near = sorted(everybody, key=lambda name: (name in beside, abs(elo_of(name, game) - elo)))
    chosen = [near[k % len(near)] for k in range(count)]
    random.shuffle(chosen)
    return chosen


def elo_of(name: str, game: Game) -> float:
    """How strong a level or a persona is in a game: as measured, else as levels usually are."""
    rank = LEVEL_OF.get(name, name)
    if rank not in LEVELS:
        raise UnknownName("level", name, LEVELS)
    return opponents(game).elo.get(rank, USUAL_ELO + ELO_STEP * LEVELS.index(rank))


def _factory(name: str) -> Callable[..., Player]:
    def sit_down(game: Game, seed: int = 0) -> Player:
        return persona(name, game, seed)

    return sit_down


pishi, tariq, zohra, omid, leila, farhad, nadir, soraya, babak, mirza, shirin, khosrow = map(_factory, PERSONAS)
