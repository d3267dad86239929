"""The ring of Basari's archways, with gems, scores and barter inside it, drawn in characters."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from souk.games.basari.board import COLOURS, LETTERS

from ..words.names import DISCS, SYMBOLS
from . import Data, Picture, Scene, seat_style
from .canvas import Canvas

RING: Final = 34  # archways that the frame is made for; other rings are drawn in rows
COLUMNS, LINES = 13, 6  # of the frame
SMALL: Final = (5, 3)  # width and height of an archway
LARGE: Final = (7, 4)
INNER_WIDTH, INNER_HEIGHT = 53, 12


def headline(scene: Scene) -> str:
    """When it is."""
    data = scene.data
    if data["phase"] == "over":
        return "Basari · the game is over"
    if not data["round"]:
        return "Basari · choosing start archways"
    return f"Basari · round {data['round']} · {data['scorings']} of 3 scorings"


def board(scene: Scene, width: int, height: int) -> Content:
    """The ring clockwise from the top left, as large as there is room for, and the table inside."""
    archways = scene.data["archways"]
    if len(archways) != RING:
        return _in_rows(scene, width)
    cell = LARGE if width >= LARGE[0] * COLUMNS and height >= LARGE[1] * LINES else SMALL
    canvas = Canvas(COLUMNS * cell[0], LINES * cell[1])
    left = (COLUMNS * cell[0] - INNER_WIDTH) // 2
    top = (LINES * cell[1] - INNER_HEIGHT) // 2
    _draw_inside(canvas, scene, top, left)
    for archway in range(RING):
        line, column = _cell(archway)
        _draw_archway(canvas, scene, archway, line * cell[1], column * cell[0])
    return canvas.content()


def _in_rows(scene: Scene, width: int) -> Content:
    """A ring of another size: row by row, and the table below."""
    archways = scene.data["archways"]
    columns = max(1, min(COLUMNS, width // SMALL[0]))
    lines = -(-len(archways) // columns)
    canvas = Canvas(max(columns * SMALL[0], INNER_WIDTH), lines * SMALL[1] + INNER_HEIGHT)
    for archway in range(len(archways)):
        _draw_archway(canvas, scene, archway, archway // columns * SMALL[1], archway % columns * SMALL[0])
    _draw_inside(canvas, scene, lines * SMALL[1], 0)
    return canvas.content()


def _cell(archway: int) -> tuple[int, int]:
    """Line and column in the frame, clockwise."""
    right, bottom = COLUMNS - 1, LINES - 1
    for length, start, step in (
        (right, (0, 0), (0, 1)),
        (bottom, (0, right), (1, 0)),
        (right, (bottom, right), (0, -1)),
        (bottom, (bottom, 0), (-1, 0)),
    ):
        if archway < length:
            return start[0] + step[0] * archway, start[1] + step[1] * archway
        archway -= length
    raise AssertionError("the frame has a cell for each archway")


def _draw_archway(canvas: Canvas, scene: Scene, archway: int, line: int, column: int) -> None:
    """Its number and points, its gems, and who stands or started there."""
    shown = scene.data["archways"][archway]
    chosen = str(archway) in scene.marks.chosen
    reverse = " reverse" if chosen else ""
    canvas.put(line, column, f"{archway:<2}", "$faint" + reverse)
    canvas.put(line, column + 2, f"{shown['points']:>2}", "bold" + reverse)
    k = column
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        for _ in range(shown["gems"][colour]):
            canvas.put(line + 1, k, letter, f"bold $gem-{colour}{reverse}")
            k += 1
    k = column
    for symbols, where in ((SYMBOLS, "archway"), (DISCS, "disc")):
        for seat, holding in enumerate(scene.data["seats"]):
            if holding[where] == archway:
                canvas.put(line + 2, k, symbols[seat], seat_style(seat))
                k += 1


# Inside the ring.


def _draw_inside(canvas: Canvas, scene: Scene, top: int, left: int) -> None:
    data = scene.data
    canvas.put(top + 1, left + 17, "points", "$faint")
    for k, (letter, colour) in enumerate(zip(LETTERS, COLOURS, strict=True)):
        canvas.put(top + 1, left + 25 + 3 * k, letter, f"bold $gem-{colour}")
    canvas.put(top + 1, left + 38, "to go  action", "$faint")
    for seat in range(len(data["seats"])):
        _draw_seat(canvas, scene, seat, top + 2 + seat, left)
    line = top + 2 + len(data["seats"])
    canvas.put(line, left + 5, "supply", "$faint")
    for k, colour in enumerate(COLOURS):
        canvas.put(line, left + 24 + 3 * k, f"{data['supply'][colour]:>2}", "$faint")
    for k, text in enumerate(_barter(data, scene), line + 2):
        canvas.put(k, left + 3, text[: INNER_WIDTH - 4])


def _draw_seat(canvas: Canvas, scene: Scene, seat: int, line: int, left: int) -> None:
    data = scene.data
    holding = data["seats"][seat]
    canvas.put(line, left, "▶" if seat in data["to_act"] else " ", "bold $open")
    canvas.put(line, left + 3, SYMBOLS[seat], seat_style(seat))
    canvas.put(line, left + 5, scene.names(seat)[:11], "bold" if seat == data["seat"] else "")
    canvas.put(line, left + 19, f"{holding['score']:>4}", "bold")
    for k, colour in enumerate(COLOURS):
        most = max(other["gems"][colour] for other in data["seats"])
        style = f"bold $gem-{colour}" if holding["gems"][colour] == most else ""
        canvas.put(line, left + 24 + 3 * k, f"{holding['gems'][colour]:>2}", style)
    to_go = len(data["archways"]) - holding["moved"]
    canvas.put(line, left + 38, f"{to_go:>5}" if to_go > 0 else "there", "bold" if to_go <= 0 else "")
    canvas.put(line, left + 45, {"hidden": "chosen"}.get(holding["card"], holding["card"] or ""), "italic")


def _barter(data: Data, scene: Scene) -> list[str]:
    """What goes on in a barter."""
    barter = data["barter"]
    if not barter:
        return []
    names = scene.names
    lines = [f"{names.all(barter['players'])} barter for {barter['action']}."]
    if barter["offer"]:
        lines.append(names.do(barter["offered_by"], "offer", _short(barter["offer"])))
    elif barter["turn"] is not None:
        lines.append(names.do(barter["turn"], "open"))
    if barter["bid"]:
        lines.append(names.do(barter["turn"], "offer", f"{_short(barter['bid'])} so far"))
    return lines


def _short(gems: dict[str, int]) -> str:
    """Gems as moves write them: `2R 1B`."""
    return " ".join(f"{n}{colour[0].upper()}" for colour, n in gems.items() if n) or "nothing"


PICTURE: Final = Picture(headline, board, legend="filled pawns, hollow discs")
