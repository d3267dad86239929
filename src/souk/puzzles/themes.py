"""What a game's `puzzles` module says: what a puzzle is about, where none begins or ends, what goes without saying."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from souk.engine.game import Game

from .types import Found


def themes_known(game: Game) -> tuple[str, ...]:
    """The themes that puzzles of a game can have; none where it has no module for them."""
    themes: tuple[str, ...] = import_module(game.puzzles).THEMES if game.puzzles else ()
    return themes


def themes_of(game: Game, found: Found) -> tuple[str, ...]:
    """The themes of a puzzle, in the order of the game's list."""
    if not game.puzzles:
        return ()
    state = game.state.from_bytes(found.state)
    why = found.steps[0].answers[0].why if found.steps[0].answers else None
    gains = {change.source: change.points for change in why.own} if why else {}
    line = [game.actions[step.action].fields for step in found.steps if step.answers]
    seen = import_module(game.puzzles).themes(state, found.seat, line, gains)
    return tuple(theme for theme in themes_known(game) if theme in seen)


def is_half_said(game: Game, state: Any) -> bool:
    """Whether somebody is in the middle of one move that is several decisions; never where a game does not say so."""
    says = _said_by(game, "is_half_said")
    return bool(says and says(state))


def goes_unsaid(game: Game, action: int) -> bool:
    """Whether a decision need not be named in a solution; where a game does not say so, all are."""
    says = _said_by(game, "goes_unsaid")
    return bool(says and says(game.actions[action].fields))


def _said_by(game: Game, name: str) -> Callable[[Any], bool] | None:
    return getattr(import_module(game.puzzles), name, None) if game.puzzles else None
