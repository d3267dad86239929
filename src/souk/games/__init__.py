"""The games, by name. Each is a folder with the same rooms; other packages add theirs by an entry point."""

from __future__ import annotations

from souk.engine.game import Game
from souk.engine.registry import Registry

GAMES: Registry[Game] = Registry(
    "game",
    "souk.games",
    {"yspahan": "souk.games.yspahan:GAME", "basari": "souk.games.basari:GAME"},
)
