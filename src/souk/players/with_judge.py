"""A game with all that thinking about it needs: its rules, its heuristics, and what nets see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

from souk.engine.contract import F, rule
from souk.engine.game import Extension, Game
from souk.engine.judge import JUDGE

from .heuristics import HEURISTICS


def judge_module(game: Game) -> ModuleType:
    """The module that says what nets see of a game; one that knows the contract alone where a game has none."""
    return import_module(game.judge or "souk.players.plain_judge")


JUDGE_ENTRIES: dict[str, Callable[..., Any]] = {}


def judge_entry(function: F) -> F:
    """Mark a rule that players call from outside the rules, with heuristics and judge bound to it."""
    JUDGE_ENTRIES[function.__name__] = function
    return rule(function)


@lru_cache(maxsize=64)
def with_judge(game: Game) -> Game:
    """The game for players that think with a net."""
    for room in ("sage", "search.rollouts"):  # every judge entry stands in JUDGE_ENTRIES once these are loaded
        import_module(f"souk.players.{room}")
    return judged_by(game, JUDGE_ENTRIES)


def judged_by(game: Game, entries: Mapping[str, Callable[..., Any]]) -> Game:
    """The game with heuristics and judge bound, and these entries."""
    heuristics = import_module(game.heuristics or "souk.players.plain")
    functions = {stub.__name__: getattr(heuristics, stub.__name__) for stub in HEURISTICS}
    functions |= {stub.__name__: getattr(judge_module(game), stub.__name__) for stub in JUDGE}
    return replace(game, extension=Extension(functions, dict(entries)))
