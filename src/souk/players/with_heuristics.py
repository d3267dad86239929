"""A game for players: its rules, its heuristics, its judge, and the entries that players call."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any

from souk.engine.contract import F, rule
from souk.engine.game import Game

from .with_judge import with_judge

SEARCH_ENTRIES: dict[str, Callable[..., Any]] = {}


def search_entry(function: F) -> F:
    """Mark a rule that players call from outside the rules; like `@entry`, with heuristics and judge bound to it."""
    SEARCH_ENTRIES[function.__name__] = function
    return rule(function)


@lru_cache(maxsize=64)  # anybody may bring a board of their own
def with_heuristics(game: Game) -> Game:
    """The game for players: `twin_of(with_heuristics(game))` has the search entries as methods."""
    for room in ("simple", "net_player", "search"):  # every search entry stands in SEARCH_ENTRIES once these are loaded
        import_module(f"souk.players.{room}")
    return with_judge(game, SEARCH_ENTRIES)
