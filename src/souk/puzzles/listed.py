"""Puzzles listed: as data, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from souk.games import GAMES
from souk.words import Words

from .solving import moves_asked
from .types import Puzzle


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle for programs, with its position and its solution."""
    game = puzzle.rules()
    state = puzzle.states()[0]
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "players": puzzle.players,
        "seat": puzzle.seat,
        "themes": list(puzzle.themes),
        "rating": round(puzzle.rating),
        "deviation": round(puzzle.deviation),
        "solution": [game.actions[action].notation for action in puzzle.line],
        "margin": min(step.margin for step in puzzle.steps if step.answers),
        "position": game.codec.to_data(game.hidden(state, puzzle.seat)),
    }


def as_table(puzzles: Sequence[Puzzle], words: Words) -> Table:
    """Puzzles for people, without their solutions."""
    say = words.say
    titles = (say("puzzle-id"), say("cli-game"), say("cli-players"), say("puzzle-moves"), say("puzzle-rating"))
    table = Table(*titles, say("puzzle-themes"), box=None, pad_edge=False)
    spoken = {name: Words(words.language, GAMES[name]) for name in {puzzle.game for puzzle in puzzles}}
    for puzzle in puzzles:
        themes = ", ".join(spoken[puzzle.game].word("theme", theme) for theme in puzzle.themes)
        moves, rating = moves_asked(puzzle), round(puzzle.rating)
        table.add_row(puzzle.id, puzzle.game, str(puzzle.players), str(moves), str(rating), themes)
    return table
