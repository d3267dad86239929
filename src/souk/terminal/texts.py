"""Texts to read at a table, as Markdown: what is closed, what moves do, keys, points."""

from __future__ import annotations

from typing import Final

from souk.engine.position import Position, View

from .words import closed, consequences, words_of
from .words.names import Names

KEYS_TEXT: Final = """
## Keys

- **1-9, letters**, or **arrows** and **Enter**: play a move of the list
- **/**: type a move in notation, several decisions in a row; **Escape** goes back to the list
- **u**: take back your last choice, if nothing new is known since
- **h**: what each move does
- **p**: points by source
- **Ctrl+T**: light or dark
- **q**, **Ctrl+C**: leave; a game with a file is kept
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
        meaning = words.meaning(view, move)
        message = " ".join(consequences(view, move, names))
        listed.append(f"- `{move}`: {'. '.join(filter(None, (meaning, message))) or 'goes on'}")
    return "\n".join(listed)


def sheet_text(position: Position, names: Names) -> str:
    """Points by source and seat, as a table of plain text."""
    sources = words_of(position.game.name).sources
    sheet = position.game.presentation.score_sheet(position.state)
    rows = [
        ("", [names(seat) for seat in range(position.players)]),
        *((sources.get(source, source), list(map(str, points))) for source, points in sheet.items()),
        ("all", list(map(str, position.scores))),
    ]
    width = max(len(label) for label, _ in rows)
    widths = [max(len(cell) for cell in column) for column in zip(*(cells for _, cells in rows), strict=True)]
    lines = [
        f"{label:<{width}}  " + "  ".join(f"{cell:>{n}}" for cell, n in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    return "\n".join([*lines, *(["", f"Won by {names.all(position.winners)}."] if position.over else [])])
