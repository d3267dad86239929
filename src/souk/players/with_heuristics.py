"""A game with the heuristics to think about it: its rules, its value and plans, and the entries that players call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from typing import Any

from souk.engine.contract import F, rule
from souk.engine.game import Extension, Game

from .heuristics import HEURISTICS

SEARCH_ENTRIES: dict[str, Callable[..., Any]] = {}


def search_entry(function: F) -> F:
    """Mark a rule that players call from outside the rules; like `@entry`, with heuristics bound to it."""
    SEARCH_ENTRIES[function.__name__] = function
    return rule(function)


@lru_cache(maxsize=64)  # anybody may bring a board of their own
def with_heuristics(game: Game) -> Game:
    """The game for players: `twin_of(with_heuristics(game))` has the search entries as methods."""
    for room in ("simple", "search"):  # every search entry stands in SEARCH_ENTRIES once these are loaded
        import_module(f"souk.players.{room}")
    module = import_module(game.heuristics or "souk.players.plain")
    heuristics = {stub.__name__: getattr(module, stub.__name__) for stub in HEURISTICS}
    return replace(game, extension=Extension(heuristics, dict(SEARCH_ENTRIES)))
