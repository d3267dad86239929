"""The ring of Basari's archways, with gems, scores and barter inside it, drawn in characters for a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from souk.drawing.canvas import Canvas
from souk.drawing.scene import DISCS, SYMBOLS, DrawQuestion, Picture, Room, Scene, fitted, seat_style
from souk.engine.types import MoveFields
from souk.words import Words

from . import types as t
from .barter import other_chooser
from .board import COLOURS, LETTERS
from .state import MOVE, OPENING, ORDER, State

RING: Final = 34  # archways that the frame is made for; other rings are drawn in rows
COLUMNS, LINES = 13, 6  # of the frame
SMALL: Final = (5, 3)  # width and height of an archway
LARGE: Final = (7, 4)
INNER_WIDTH, INNER_HEIGHT = 53, 12


def headline(scene: Scene) -> str:
    """When it is."""
    view, say = scene.view, scene.words.say
    if view.over:
        when = [say("table-over")]
    elif not view.round:
        when = [say("screen-choosing_archways")]
    else:
        when = [say("screen-round", n=view.round), say("screen-scorings", n=view.scorings)]
    return " · ".join((say("game-title"), *when))


def board(scene: Scene, width: int, height: int) -> Content:
    """The ring clockwise from the top left, as large as there is room for, and the table inside."""
    archways = scene.view.archways
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
    archways = scene.view.archways
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
    shown = scene.view.archways[archway]
    chosen = str(archway) in scene.marks.chosen
    reverse = " reverse" if chosen else ""
    canvas.put(line, column, f"{archway:<2}", "$faint" + reverse)
    canvas.put(line, column + 2, f"{shown.points:>2}", "bold" + reverse)
    k = column
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        for _ in range(getattr(shown.gems, colour)):
            canvas.put(line + 1, k, letter, f"bold $gem-{colour}{reverse}")
            k += 1
    k = column
    for symbols, where in ((SYMBOLS, "archway"), (DISCS, "disc")):
        for seat, holding in enumerate(scene.view.seats):
            if getattr(holding, where) == archway:
                canvas.put(line + 2, k, symbols[seat], seat_style(seat))
                k += 1


# Inside the ring.


def _draw_inside(canvas: Canvas, scene: Scene, top: int, left: int) -> None:
    view, say = scene.view, scene.words.say
    canvas.put(top + 1, left + 23 - len(say("text-score")), say("text-score"), "$faint")
    for k, (letter, colour) in enumerate(zip(LETTERS, COLOURS, strict=True)):
        canvas.put(top + 1, left + 25 + 3 * k, letter, f"bold $gem-{colour}")
    canvas.put(top + 1, left + 43 - len(say("screen-to_go")), say("screen-to_go"), "$faint")
    canvas.put(top + 1, left + 45, say("screen-action"), "$faint")
    for seat in range(len(view.seats)):
        _draw_seat(canvas, scene, seat, top + 2 + seat, left)
    line = top + 2 + len(view.seats)
    canvas.put(line, left + 5, say("screen-supply"), "$faint")
    for k, colour in enumerate(COLOURS):
        canvas.put(line, left + 24 + 3 * k, f"{getattr(view.supply, colour):>2}", "$faint")
    for k, text in enumerate(_barter(scene), line + 2):
        canvas.put(k, left + 3, text[: INNER_WIDTH - 4])


def _draw_seat(canvas: Canvas, scene: Scene, seat: int, line: int, left: int) -> None:
    view = scene.view
    held: t.SeatView = view.seats[seat]
    canvas.put(line, left, "▶" if seat in view.actors else " ", "bold $open")
    canvas.put(line, left + 3, SYMBOLS[seat], seat_style(seat))
    canvas.put(line, left + 5, fitted(scene.names[seat], 11), "bold" if seat == scene.viewer else "")
    canvas.put(line, left + 19, f"{held.score:>4}", "bold")
    for k, colour in enumerate(COLOURS):
        most = max(getattr(other.gems, colour) for other in view.seats)
        has = getattr(held.gems, colour)
        canvas.put(line, left + 24 + 3 * k, f"{has:>2}", f"bold $gem-{colour}" if has == most else "")
    to_go = len(view.archways) - held.moved
    way = str(to_go) if to_go > 0 else scene.words.say("screen-there")
    canvas.put(line, left + 43 - len(way), way, "bold" if to_go <= 0 else "")
    canvas.put(line, left + 45, _card(scene, seat, held), "italic")


def _card(scene: Scene, seat: int, held: t.SeatView) -> str:
    seen = scene.private.get(seat)
    card = (seen.card if seen else None) or held.card
    if card == "hidden":
        return scene.words.say("screen-hidden")
    return scene.words.word("card", card) if card else ""


def _barter(scene: Scene) -> list[str]:
    """What goes on in a barter."""
    barter: t.Barter | None = scene.view.barter
    if not barter:
        return []
    words, names = scene.words, scene.names
    lines = [words.fill("screen-barter", barter)]
    if barter.offer and barter.offered_by is not None:
        lines.append(words.fill("screen-standing", t.Takes(barter.offer), who=names[barter.offered_by]))
    elif barter.turn is not None:
        lines.append(words.say("screen-opens", who=names[barter.turn]))
    if barter.bid:
        lines.append(words.fill("screen-bid", t.Takes(barter.bid)))
    return lines


# Moves.


def places(fields: MoveFields) -> Sequence[str]:
    """The archway that a move is about."""
    return [str(fields.archway)] if isinstance(fields, t.ChooseStart) else []


def draw(words: Words, s: State, names: Sequence[str], reader: int | None) -> DrawQuestion:
    """What nature is to do."""
    if s.phase == ORDER:
        return DrawQuestion(words.say("draw-order", place=s.turn + 1))
    if s.phase in (MOVE, OPENING):
        seats = range(s.turn, s.players) if s.phase == MOVE else _openers(s)
        return DrawQuestion(words.say("draw-dice", seats=words.listed([names[seat] for seat in seats])))
    return DrawQuestion(words.say("draw-roll", who=names[s.turn], you="yes" if s.turn == reader else "no"))


def _openers(s: State) -> list[int]:
    return [s.turn] if s.die else [s.turn, other_chooser(s, s.turn)]


def picture() -> Picture:
    """How Basari is drawn."""
    return Picture(
        headline,
        board,
        room=Room(66, 19),
        large_room=Room(95, 25),
        legend=lambda words: words.say("screen-legend"),
        places=places,
        on_board=frozenset({"start"}),
        draw=draw,
    )
