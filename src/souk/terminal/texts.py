"""Texts to read at a table, as Markdown: what is closed, what moves do, keys, points."""

from __future__ import annotations

from typing import Final

from souk.engine.position import Position, View

from .words import closed, consequences, words_of
from .words.names import Names

KEYS_TEXT: Final = """
## Keys

| key | does |
|---|---|
| 1-9, letters, arrows and Enter | play a move of the list |
| / | type a move in notation, several decisions in a row; Escape goes back |
| u | take back your last choice, if nothing new is known since |
| h | what each move does |
| p | points by source |
| ? | this help |
| Ctrl+T | light or dark |
| q, Ctrl+C | leave; a game with a file is kept |
"""


def closed_text(view: View) -> str:
    """The closed options of the decision, with the reasons."""
    listed = [f"- `{notations}`: {reason}." for notations, reason in closed(view)]
    question = words_of(view.game.name).question(view)
    return "\n".join([f"## {question}: what is closed", "", *(listed or ["Nothing."])])


def hint_text(view: View, names: Names) -> str:
    """What each move of the view's seat does."""
    words = words_of(view.game.name)
    listed = []
    for move in view.moves:
        told = consequences(view, move, names) or [words.meaning(view, move) or "you decide further"]
        listed.append(f"- `{move}`: {' '.join(told)}")
    return "\n".join(listed)


def sheet_text(position: Position, names: Names) -> str:
    """Points by source and seat."""
    sources = words_of(position.game.name).sources
    seats = range(position.players)
    rows = [
        "| | " + " | ".join(names(seat) for seat in seats) + " |",
        "|---|" + "--:|" * len(seats),
        *(
            f"| {sources.get(source, source)} | {' | '.join(map(str, points))} |"
            for source, points in position.game.sheet(position.state).items()
        ),
        "| **all** | " + " | ".join(f"**{score}**" for score in position.scores) + " |",
    ]
    won = f"\n\n**Won by {names.all(position.winners)}.**" if position.over else ""
    return "\n".join(rows) + won
