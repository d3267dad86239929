"""A game with all that thinking about it needs: its rules, its heuristics, and what nets see of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

from souk.engine.game import Extension, Game
from souk.engine.judge import JUDGE

from .heuristics import HEURISTICS


def judge_module(game: Game) -> ModuleType:
    """The module that says what nets see of a game; one that knows the contract alone where a game has none."""
    return import_module(game.judge or "souk.players.plain_judge")


def with_judge(game: Game, entries: Mapping[str, Callable[..., Any]]) -> Game:
    """The game with heuristics and judge bound, and these entries."""
    heuristics = import_module(game.heuristics or "souk.players.plain")
    functions = {stub.__name__: getattr(heuristics, stub.__name__) for stub in HEURISTICS}
    functions |= {stub.__name__: getattr(judge_module(game), stub.__name__) for stub in JUDGE}
    return replace(game, extension=Extension(functions, dict(entries)))
