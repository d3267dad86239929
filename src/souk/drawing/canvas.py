"""A sheet of characters to draw on, each with a style, that becomes text for a terminal."""

from __future__ import annotations

from itertools import groupby

from textual.content import Content


class Canvas:
    """Rows of characters. What does not fit is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self._rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text from left to right."""
        if 0 <= row < len(self._rows):
            for k, character in enumerate(text, column):
                if 0 <= k < len(self._rows[row]):
                    self._rows[row][k] = (character, style)

    def content(self) -> Content:
        """All of it, without what is blank at the right."""
        return Content("\n").join(_line(row) for row in self._rows)


def _line(row: list[tuple[str, str]]) -> Content:
    runs = [("".join(c for c, _ in run), style) for style, run in groupby(row, key=lambda cell: cell[1])]
    return Content.assemble(*runs).rstrip()
