"""What a puzzle is about: a game's `puzzles` module says it of a decision."""

from __future__ import annotations

from importlib import import_module

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
