"""The town of Yspahan, its tower and caravan, drawn in characters.

The town is a grid of cells: the street is a cross of squares, each shop lies on the side of the square that it touches.
"""

from __future__ import annotations

from typing import Final

from textual.content import Content

from souk.games.yspahan.board import BUILDING_NAMES, ROWS, SQUARES

from ..words.names import SYMBOLS
from ..words.yspahan import CARD_EFFECTS, dice_text
from . import Picture, Scene, seat_style
from .canvas import Canvas

COLUMNS, LINES = 18, 12  # of the grid
HUB: Final = (4, 10)  # its line and column
ARMS: Final = {"c": (0, 0), "w": (0, -1), "e": (0, 1), "n": (-1, 0), "s": (1, 0)}

# Line and column of each souk's shops, then of its label.
SHOP_CELLS: Final = {
    "chest.yellow": ((3, 0), (3, 2), (3, 4)),
    "chest.blue": ((3, 6), (3, 8)),
    "chest.purple": ((2, 9), (0, 9), (2, 8), (0, 8)),
    "vase.blue": ((3, 11),),
    "vase.yellow": ((1, 11), (1, 12)),
    "vase.orange": ((3, 13), (3, 15), (3, 17)),
    "sack.purple": ((5, 1), (5, 0), (6, 0), (6, 1), (7, 0), (7, 1)),
    "sack.yellow": ((5, 3), (5, 5), (6, 3), (6, 4), (6, 5)),
    "sack.white": ((5, 7), (5, 9), (6, 9)),
    "sack.blue": ((8, 9), (10, 9), (8, 8), (10, 8)),
    "barrel.white": ((5, 11), (5, 12)),
    "barrel.yellow": ((5, 14), (5, 16), (6, 14), (6, 16)),
    "barrel.blue": ((7, 11), (7, 12), (7, 13)),
    "barrel.purple": ((11, 11), (9, 11), (9, 12), (11, 12), (11, 13)),
}
LABELS: Final = {
    "chest.yellow": (2, 0, "yellow 6"),
    "chest.blue": (2, 6, "blue 4"),
    "chest.purple": (1, 7.3, "purple 8"),
    "vase.blue": (2, 11, "blue 4"),
    "vase.yellow": (1, 13, "yellow 6"),
    "vase.orange": (2, 13.7, "orange 12"),
    "sack.purple": (8, 0, "purple 8"),
    "sack.yellow": (7, 3, "yellow 6"),
    "sack.white": (6, 6.6, "white 3"),
    "sack.blue": (9, 8, "blue 4"),
    "barrel.white": (6, 11, "white 3"),
    "barrel.yellow": (7, 14.3, "yellow 6"),
    "barrel.blue": (8, 11, "blue 4"),
    "barrel.purple": (10, 11, "purple 8"),
}
QUARTERS: Final = {"CHEST": (0, 0), "VASE": (0, 16), "SACK": (11, 0), "BARREL": (11, 15.9)}
ENDS: Final = ("w10", "e7", "n4", "s7")
SMALL: Final = (3, 1)  # width and height of a cell
LARGE: Final = (5, 2)


def headline(scene: Scene) -> str:
    """When it is, and what is left of the cards."""
    data = scene.data
    when = "the game is over" if data["over"] else f"week {data['week']} of 3, day {data['day']} of 7"
    return f"Yspahan · {when} · deck {data['deck']}, discards {len(data['discards'])}"


# The town.


def board(scene: Scene, width: int, height: int) -> Content:
    """The town, as large as there is room for."""
    cell = LARGE if width >= LARGE[0] * COLUMNS and height >= LARGE[1] * LINES - 1 else SMALL
    canvas = Canvas(COLUMNS * cell[0], LINES * cell[1] - cell[1] + 1)
    for name, (line, column) in QUARTERS.items():
        _put(canvas, cell, line, column, name, "bold")
    for square in SQUARES:
        _draw_square(canvas, cell, scene, square)
    for souk, cells in SHOP_CELLS.items():
        colour = f"$souk-{souk.split('.')[1]}"
        line, label_column, label = LABELS[souk]
        _put(canvas, cell, line, label_column, label, colour)
        for k, (line, column) in enumerate(cells):
            _draw_shop(canvas, cell, scene, f"{souk}.{k}", (line, column), colour)
    return canvas.content()


def _put(canvas: Canvas, cell: tuple[int, int], line: int, column: float, text: str, style: str) -> None:
    canvas.put(line * cell[1], int(column * cell[0]), text, style)


def _draw_square(canvas: Canvas, cell: tuple[int, int], scene: Scene, square: str) -> None:
    arm, steps = square[0], int(square[1:] or 0)
    line, column = (HUB[axis] + ARMS[arm][axis] * steps for axis in (0, 1))
    shown = square if cell == LARGE or square in ENDS else f" {square[1:] or square}"
    text = shown.center(cell[0]) if cell == LARGE else shown.ljust(cell[0])
    style = "$street on $street-ground"
    if square in scene.marks.open:
        style = "bold $open on $street-ground"
    if scene.data["supervisor"] == square:
        text, style = "@".center(cell[0]), "bold $text on $street-ground"
    if square in scene.marks.chosen:
        style += " reverse"
    _put(canvas, cell, line, column, text, style)
    if cell == LARGE and line not in (0, HUB[0]):
        canvas.put(line * cell[1] - 1, column * cell[0], " " * cell[0], style="$street on $street-ground")


def _draw_shop(
    canvas: Canvas, cell: tuple[int, int], scene: Scene, shop: str, where: tuple[int, int], colour: str
) -> None:
    owner = scene.data["cubes"].get(shop)
    marks = scene.marks
    inner, style = ("·", "$faint") if owner is None else (SYMBOLS[owner], seat_style(owner))
    if shop in marks.open:
        inner, style = ("+", "bold $open") if owner is None else (inner, style)
    reverse = " reverse" if shop in marks.chosen else ""
    line, column = where[0] * cell[1], where[1] * cell[0]
    number = shop[-1] if cell == LARGE else ""
    canvas.put(line, column, f"[ {number}]", colour + reverse)
    canvas.put(line, column + 1, inner, style + reverse)


# Tower and caravan, side by side.


def side(scene: Scene) -> Content:
    """The tower from top to bottom, and beside it the caravan."""
    canvas = Canvas(40, 6)
    data = scene.data
    if data["rolled"]:
        canvas.put(2, 0, "the dice are rolling", "italic")
    for line, row in enumerate(reversed(ROWS)):
        dice = dice_text(data["tower"][row]) if row in data["tower"] else ""
        group = data["group"]
        if group and group["row"] == row:
            dice += f" ◀ {group['dice']} of {group['face']}"
        style = "bold" if row in scene.marks.open else ""
        if row in scene.marks.chosen:
            style = "bold reverse"
        if not data["rolled"]:
            canvas.put(line, 0, f"{row:7}", style)
            canvas.put(line, 8, dice or "-", "bold" if dice else "$faint")
    _draw_caravan(canvas, scene)
    return canvas.content()


def _draw_caravan(canvas: Canvas, scene: Scene) -> None:
    row = scene.data["caravan_row"]
    left = 25
    canvas.put(1, left, "caravan", "bold")
    for level, (points, factor) in enumerate(((2, 1), (1, 2), (0, 3))):
        line = 4 - level
        canvas.put(line, left, f"+{points} x{factor}", "$faint")
        for k in range(row):
            place = level * row + k
            cube = scene.data["caravan"][place] if place < len(scene.data["caravan"]) else None
            text, style = ("·", "$faint") if cube is None else (SYMBOLS[cube], seat_style(cube))
            canvas.put(line, left + 6 + 2 * k, text, style)


# Players.


def players(scene: Scene) -> Content:
    """A line for each seat: goods, cards, buildings, and its place in the day's order."""
    data = scene.data
    canvas = Canvas(58, len(data["seats"]) + 1)
    canvas.put(0, 0, "order         points gold camels cards  built", "$faint")
    for seat, holding in enumerate(data["seats"]):
        line = seat + 1
        acts = seat in data["actors"]
        places = [str(k + 1) for k, other in enumerate(data["order"]) if other == seat]
        canvas.put(line, 0, "▶" if acts else " ", "bold $open")
        canvas.put(line, 1, "+".join(places), "$faint")
        canvas.put(line, 5, SYMBOLS[seat], seat_style(seat))
        canvas.put(line, 7, scene.names(seat)[:9], "bold" if seat == data["seat"] else "")
        canvas.put(line, 16, f"{holding['score']:>4}", "bold")
        canvas.put(line, 21, f"{holding['gold']:>4} {holding['camels']:>6} {holding['cards']:>5}")
        for k, building in enumerate(BUILDING_NAMES):
            built = building in holding["buildings"]
            canvas.put(line, 40 + 3 * k, building[:2] if built else "··", "bold" if built else "$faint")
    return canvas.content()


def hand(scene: Scene) -> Content:
    """The cards that these eyes may see."""
    lines = []
    for seat, holding in enumerate(scene.data["seats"]):
        if "hand" in holding:
            whose = "" if seat == scene.data["seat"] else f"{scene.names(seat)}: "
            cards = [f"{card} ({CARD_EFFECTS[card]})" if not whose else card for card in holding["hand"]]
            lines.append(whose + (", ".join(cards) or "no cards"))
    return Content("\n").join(lines)


PICTURE: Final = Picture(headline, board, side, players, hand, legend="@ supervisor")
