"""The town of Yspahan, its tower and caravan, drawn in characters for a terminal.

The town is a grid of cells: the street is a cross of squares, each shop lies on the side of the square that it touches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from souk.drawing.canvas import Canvas
from souk.drawing.scene import SYMBOLS, DrawQuestion, Picture, Room, Scene, fitted, seat_style
from souk.engine.stack import top, top_arg
from souk.engine.types import MoveFields
from souk.words import Words

from . import types as t
from .board import BUILDING_NAMES, ROWS, SOUK_NAMES, SOUK_POINTS, SQUARES
from .state import ROLL, START, State

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
    "chest.yellow": (2, 0),
    "chest.blue": (2, 6),
    "chest.purple": (1, 7.3),
    "vase.blue": (2, 11),
    "vase.yellow": (1, 13),
    "vase.orange": (2, 13.7),
    "sack.purple": (8, 0),
    "sack.yellow": (7, 3),
    "sack.white": (6, 6.6),
    "sack.blue": (9, 8),
    "barrel.white": (6, 11),
    "barrel.yellow": (7, 14.3),
    "barrel.blue": (8, 11),
    "barrel.purple": (10, 11),
}
QUARTERS: Final = {"chest": (0, 0.0), "vase": (0, 16.0), "sack": (11, 0.0), "barrel": (11, 15.9)}
ENDS: Final = ("w10", "e7", "n4", "s7")
SMALL: Final = (3, 1)  # width and height of a cell
LARGE: Final = (5, 2)


def headline(scene: Scene) -> str:
    """When it is, and what is left of the cards."""
    view, say = scene.view, scene.words.say
    when = say("table-over") if view.over else say("screen-week_day", week=view.week, day=view.day)
    cards = say("screen-deck", n=view.deck), say("screen-discards", n=len(view.discards))
    return " · ".join((say("game-title"), when, *cards))


# The town.


def board(scene: Scene, width: int, height: int) -> Content:
    """The town, as large as there is room for."""
    cell = LARGE if width >= LARGE[0] * COLUMNS and height >= LARGE[1] * LINES - 1 else SMALL
    canvas = Canvas(COLUMNS * cell[0], LINES * cell[1] - cell[1] + 1)
    for quarter, (line, column) in QUARTERS.items():
        name = scene.words.word("row", quarter).upper()
        canvas.put(line * cell[1], min(int(column * cell[0]), COLUMNS * cell[0] - len(name)), name, "bold")
    for square in SQUARES:
        _draw_square(canvas, cell, scene, square)
    for souk, cells in SHOP_CELLS.items():
        colour = souk.split(".")[1]
        label = f"{scene.words.word('colour', colour)} {SOUK_POINTS[SOUK_NAMES.index(souk)]}"
        colour = f"$souk-{colour}"
        label_line, label_column = LABELS[souk]
        _put(canvas, cell, label_line, label_column, label, colour)
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
    if scene.view.supervisor == square:
        text, style = "@".center(cell[0]), "bold $text on $street-ground"
    if square in scene.marks.chosen:
        style += " reverse"
    _put(canvas, cell, line, column, text, style)
    if cell == LARGE and line not in (0, HUB[0]):
        canvas.put(line * cell[1] - 1, column * cell[0], " " * cell[0], style="$street on $street-ground")


def _draw_shop(
    canvas: Canvas, cell: tuple[int, int], scene: Scene, shop: str, where: tuple[int, int], colour: str
) -> None:
    owner = scene.view.cubes.get(shop)
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
    view = scene.view
    if view.rolled:
        canvas.put(2, 0, scene.words.say("table-nature"), "italic")
    for line, row in enumerate(reversed(ROWS)):
        dice = _dice(view.tower[row]) if row in view.tower else ""
        if view.group and view.group.row == row:
            dice += f" ◀ {view.group.dice}x{view.group.face}"
        style = "bold" if row in scene.marks.open else ""
        if row in scene.marks.chosen:
            style = "bold reverse"
        if not view.rolled:
            canvas.put(line, 0, f"{scene.words.word('row', row):8}", style)
            canvas.put(line, 9, dice or "-", "bold" if dice else "$faint")
    _draw_caravan(canvas, scene)
    return canvas.content()


def _dice(row: t.TowerRow) -> str:
    """The dice of one row, yellow ones in brackets: `444(4)`."""
    face = str(row.value)
    return face * row.white + (f"({face * row.yellow})" if row.yellow else "")


def _draw_caravan(canvas: Canvas, scene: Scene) -> None:
    row = scene.view.caravan_row
    left = 25
    canvas.put(1, left, scene.words.say("screen-caravan"), "bold")
    for level, (points, factor) in enumerate(((2, 1), (1, 2), (0, 3))):
        line = 4 - level
        canvas.put(line, left, f"+{points} x{factor}", "$faint")
        for k in range(row):
            place = level * row + k
            cube = scene.view.caravan[place] if place < len(scene.view.caravan) else None
            text, style = ("·", "$faint") if cube is None else (SYMBOLS[cube], seat_style(cube))
            canvas.put(line, left + 6 + 2 * k, text, style)


# Players.

COLUMN_ENDS: Final = {"text-score": 22, "screen-gold": 27, "screen-camels": 36, "screen-cards": 44}
BUILT: Final = 46  # the column where buildings begin, and how many characters they have
ROOM: Final = 12


def players(scene: Scene) -> Content:
    """A line for each seat: goods, cards, buildings, and its place in the day's order."""
    view = scene.view
    canvas = Canvas(BUILT + ROOM, len(view.seats) + 1)
    for title, end in COLUMN_ENDS.items():
        label = scene.words.say(title)
        canvas.put(0, end - len(label), label, "$faint")
    for seat, held in enumerate(view.seats):
        line = seat + 1
        places = [str(k + 1) for k, other in enumerate(view.order) if other == seat]
        canvas.put(line, 0, "▶" if seat in view.actors else " ", "bold $open")
        canvas.put(line, 1, "+".join(places), "$faint")
        canvas.put(line, 5, SYMBOLS[seat], seat_style(seat))
        canvas.put(line, 7, fitted(scene.names[seat], 9), "bold" if seat == scene.viewer else "")
        for end, n in zip(COLUMN_ENDS.values(), (held.score, held.gold, held.camels, held.cards), strict=True):
            canvas.put(line, end - len(str(n)), str(n))
        canvas.put(line, BUILT, _built(scene, held), "bold")
    return canvas.content()


def _built(scene: Scene, held: t.SeatView) -> str:
    """Buildings by two letters each; closer together where there are many."""
    names = [building for building in BUILDING_NAMES if building in held.buildings]
    shorts = [str(scene.words.form("building", name, "short")) for name in names]
    return (" " if 3 * len(shorts) <= ROOM + 1 else "").join(shorts)


def hand(scene: Scene) -> Content:
    """The cards that the viewer may see."""
    lines = []
    for seat, seen in scene.private.items():
        cards = ", ".join(scene.words.word("card", card) for card in seen.hand)
        held = cards or scene.words.say("screen-no_cards")
        lines.append(held if seat == scene.viewer else scene.words.labelled(scene.names[seat], held))
    return Content("\n".join(lines))


# Moves.


def places(fields: MoveFields) -> Sequence[str]:
    """The shop, square or row that a move is about."""
    match fields:
        case t.ChooseShop(shop=place) | t.ChooseSquare(square=place) | t.Choose(row=place):
            return [place]
    return []


def draw(words: Words, s: State, names: Sequence[str], reader: int | None) -> DrawQuestion:
    """What nature is to do."""
    frame, arg = top(s), top_arg(s)
    if frame == START:
        return DrawQuestion(words.say("draw-start"))
    if frame != ROLL:
        return DrawQuestion(words.say("draw-card", who=names[arg], you="yes" if arg == reader else "no"), arg)
    white = max(0, arg - s.bought)
    return DrawQuestion(words.say("draw-roll", white=white, yellow=arg - white))


def picture() -> Picture:
    """How Yspahan is drawn."""
    return Picture(
        headline,
        board,
        room=Room(59, 13),
        large_room=Room(95, 24),
        side=side,
        side_title="screen-tower",
        players=players,
        hand=hand,
        legend=lambda words: f"@ {words.say('screen-supervisor')}",
        places=places,
        on_board=frozenset({"shop", "square"}),
        draw=draw,
    )
