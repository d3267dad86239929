"""A game with the wits to think about it: its rules, its value and plans, and the entries that players call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any

from souk.engine.contract import F, rule
from souk.engine.game import Game

from .wits import WITS

THOUGHTS: dict[str, Callable[..., Any]] = {}

# Where each game's wits are; any other game gets plain ones that know only the contract.
FOLDERS = {"yspahan": "souk.players.yspahan", "basari": "souk.players.basari"}


def thought(function: F) -> F:
    """Mark a rule that players call from outside the rules; like `@entry`, with wits bound to it."""
    THOUGHTS[function.__name__] = function
    return rule(function)


@cache
def thinking(game: Game) -> Game:
    """The game for players: `twin_of(thinking(game))` has the thoughts as methods."""
    for room in ("simple", "search"):  # every thought stands in THOUGHTS once these are loaded
        import_module(f"souk.players.{room}")
    module = import_module(FOLDERS.get(game.name, "souk.players.plain"))
    wits = {stub.__name__: getattr(module, stub.__name__) for stub in WITS}
    return replace(game, wits=wits, entries=dict(THOUGHTS))
