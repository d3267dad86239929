"""Souk: play, study and master Yspahan and Basari.

import souk

game = souk.new("yspahan", players=4, seed=7)
while not game.over:
    game.play(game.moves[0])
print(game.scores, game.winners)
"""

from __future__ import annotations

from souk.engine.chance import Chance, Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, SoukError, UnknownName
from souk.engine.position import Move, Position, View
from souk.games import GAMES

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "NATURE",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "Move",
    "Position",
    "SoukError",
    "UnknownName",
    "View",
    "from_json",
    "new",
]


def new(
    name: str,
    players: int = 4,
    seed: int | str | bytes | None = None,
    chance: Chance | None = None,
    **options: object,
) -> Position:
    """A new game by name. Dice come from the seed, or from `chance`; a game without a seed gets a random one."""
    if chance is not None and seed is not None:
        raise BadOption("give a seed or a source of chance, not both")
    return Position.new(GAMES[name], players, chance or Dice.from_seed(seed), options)


def from_json(data: object, seed: int | str | bytes | None = None) -> Position:
    """The position that data describes, as `Position.to_json` gives it or a person wrote it."""
    return Position.from_json(GAMES[Position.header(data)], data, Dice.from_seed(seed))
