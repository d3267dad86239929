"""The table as an SVG picture: everything that a state shows, at the places and with the art of `geometry.json`.

Knows no rules. A card that the state does not tell is drawn face down: hand in a hidden state, and nothing secret is
drawn. Pieces carry `data-` attributes (`data-pawn`, `data-gem`, ...), so that they can be found again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import ceil, sqrt
from typing import Final, NamedTuple

from souk.drawing.svg import SEATS, Attributes, Geometry, Pen, names_of
from souk.engine.game import Game
from souk.words import Words

from .barter import other_chooser
from .board import COLOURS, LETTERS, Board, board_of
from .rules import actors
from .scoring import score, supply
from .state import ACTION_CARDS, BLUE, CARDS, CHOOSE, HIDDEN, NOWHERE, OPENING, OVER, PHASES, RED, State
from .types import Contest

GEOMETRY: Final[Geometry] = json.loads(files(__package__).joinpath("geometry.json").read_text("utf-8"))
COURT: Final[Geometry] = GEOMETRY["court"]
SCORINGS: Final = 3
SLOTS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))  # a spot for each seat before an archway


class Archway(NamedTuple):
    """Where an archway stands: its wall's middle, the way out of the court, the wall's length, its place on it."""

    x: float
    y: float
    out_x: int
    out_y: int
    length: float
    along: float
    width: float

    def at(self, out: float, along: float = 0) -> tuple[float, float]:
        """A point so far out of the court from the archway's middle, and so far along the wall.

        Inside the court the walls' four walks meet at its corners, so all there is drawn together.
        """
        inside = max(0.0, -float(COURT["depth"]) / 2 - out)
        along = (self.along + along) * (1 - 2 * inside / self.length)
        return self.x + out * self.out_x - along * self.out_y, self.y + out * self.out_y + along * self.out_x

    @property
    def scale(self) -> float:
        """How much smaller things are than in a ring of usual length."""
        return min(1.0, self.width / float(COURT["usual"]))


def archways(ring: int) -> list[Archway]:
    """The archways of a ring of any length, clockwise from the top left corner."""
    x, y, w, h = COURT["box"]
    depth = COURT["depth"]
    long, high = w - 2 * depth, h - 2 * depth
    top = max(1, round(ring * long / (2 * (long + high))))
    right = ceil((ring - 2 * top) / 2)
    mid_x, mid_y, half = x + w / 2, y + h / 2, depth / 2
    walls = (
        (mid_x, y + half, 0, -1, long, top),
        (x + w - half, mid_y, 1, 0, high, right),
        (mid_x, y + h - half, 0, 1, long, top),
        (x + half, mid_y, -1, 0, high, ring - 2 * top - right),
    )
    return [
        Archway(wall_x, wall_y, out_x, out_y, length, (k + 0.5) * length / count - length / 2, length / count)
        for wall_x, wall_y, out_x, out_y, length, count in walls
        for k in range(count)
    ]


def draw(game: Game, s: State, seat: int, theme: str = "light", names: Sequence[str] = (), language: str = "en") -> str:
    """The table as the seat sees it. Cards that the state knows lie open; of the others only backs are seen."""
    board = board_of(game)
    pen = Pen("basari", theme, GEOMETRY, Words(language, game))
    called = names_of(s.players, names, pen.words)
    ring = archways(len(board))
    width, height = GEOMETRY["size"]
    parts = [
        pen.frame(width, height, GEOMETRY["frame"]),
        *_header(pen, game, s, called),
        pen.group(*_court(pen, board, ring), data_part="court"),
        pen.group(*_supply(pen, s), data_part="supply"),
        pen.group(*_table(pen, s, called), data_part="table"),
        pen.group(*_pieces(pen, s, ring), data_part="pieces"),
        *(_carpet(pen, s, k, called[k], k == seat, len(board)) for k in range(s.players)),
    ]
    title = f"{pen.words.say('game-title')}: {pen.words.say('screen-round', n=s.round)}"
    return pen.picture(width, height, title, parts)


# The band at the top.


def _header(pen: Pen, game: Game, s: State, called: list[str]) -> Iterator[str]:
    place = GEOMETRY["header"]
    yield pen.band(place["box"], place["title"], pen.words.say("game-title"))
    x, y, size = place["prompt"]
    yield pen.text(x, y, _prompt(pen, game, s, called), size, "band_ink")
    x, y, size = place["round"]
    yield pen.text(x, y, pen.words.say("screen-round", n=s.round), size, "band_ink")
    lamps = place["scorings"]
    x, y = lamps["at"]
    for k in range(SCORINGS):
        done = k < s.scorings
        style: Attributes = {"stroke": "saffron", "stroke_width": 6, "data_scoring": "done" if done else "open"}
        yield pen.use("star", x + k * lamps["step"], y, lamps["size"], "saffron" if done else "none", **style)
    x, y, size = lamps["label"]
    yield pen.text(x, y, pen.words.say("screen-scorings_title"), size, "band_muted")


def _prompt(pen: Pen, game: Game, s: State, called: list[str]) -> str:
    acting = [called[k] for k in range(s.players) if actors(s) >> k & 1]
    if not acting:
        return pen.words.say("table-over" if s.phase == OVER else f"nature-{PHASES[s.phase]}")
    ask = pen.words.ask(game.presentation.view(game, game.hidden(s)))
    return ask if s.phase == CHOOSE else pen.words.labelled(acting[0][:18], ask)


# The court.


def _court(pen: Pen, board: Board, ring: list[Archway]) -> Iterator[str]:
    x, y, w, h = COURT["box"]
    depth, walk = COURT["depth"], COURT["walk"]
    yield pen.rect(x, y, w, h, "@mosaic", rx=10, stroke="saffron", stroke_width=2)
    yield pen.rect(x + depth, y + depth, w - 2 * depth, h - 2 * depth, "walk", stroke="niche_edge", stroke_width=2)
    inner = depth + walk
    yield pen.rect(x + inner, y + inner, w - 2 * inner, h - 2 * inner, "@paving", stroke="walk_line", stroke_width=2)
    for corner_x in (x + depth / 2, x + w - depth / 2):
        for corner_y in (y + depth / 2, y + h - depth / 2):
            yield pen.use("dome", corner_x, corner_y, depth * 0.78)
    for number, archway in enumerate(ring):
        yield _archway(pen, number, archway, board)


def _pieces(pen: Pen, s: State, ring: list[Archway]) -> Iterator[str]:
    """Start discs, and over them the pawns."""
    placed = [seat for seat in range(s.players) if s.archway[seat] != NOWHERE]
    for seat in placed:
        start = (s.archway[seat] - s.moved[seat]) % len(ring)
        yield _disc(pen, seat, ring[start], start)
    for seat in placed:
        yield _pawn(pen, seat, ring[s.archway[seat]], s.archway[seat])


def _archway(pen: Pen, number: int, place: Archway, board: Board) -> str:
    """A niche with its points over its gems, and before it the paving where pawns stand."""
    scale = place.scale
    depth, walk = COURT["depth"], COURT["walk"]
    line = [place.at(-depth / 2, side * place.width / 2) for side in (-1, 1)]
    far = [place.at(-depth / 2 - walk, side * place.width / 2) for side in (1, -1)]
    points = board.points[number]
    points_at = place.at(COURT["points"][0])
    x, y = place.at(-(depth + walk) / 2)
    middle: Attributes = {"text_anchor": "middle"}
    half = min(COURT["arch"][0] * place.width, COURT["arch"][0] * COURT["usual"] * 1.15)
    return pen.group(
        pen.polygon([*line, *far], "none", stroke="walk_line", stroke_width=1),
        pen.path(_arch(place, half), "niche", stroke="niche_edge", stroke_width=2),
        pen.text(x, y + 4, number, COURT["number"] * max(scale, 0.7), "muted", **middle),
        pen.use("points", *points_at, size=COURT["points"][1] * scale),
        pen.text(points_at[0], points_at[1] + 5 * scale, points, 15 * scale, "gem_ink", font_weight="bold", **middle),
        *_gems_of(pen, place, board.gems[number]),
        data_archway=number,
    )


def _arch(place: Archway, half: float) -> str:
    """A pointed arch that opens to the court."""
    out = COURT["arch"][1]
    foot = -COURT["depth"] / 2
    corners = [(foot, -half), (out * 0.25, -half), (out * 0.75, -half * 0.85), (out, -half * 0.35), (out + 6, 0)]
    corners += [(out, half * 0.35), (out * 0.75, half * 0.85), (out * 0.25, half), (foot, half)]
    at = [place.at(*corner) for corner in corners]
    said = [f"{x:.1f} {y:.1f}" for x, y in at]
    return f"M{said[0]}L{said[1]}C{said[2]} {said[3]} {said[4]}C{said[5]} {said[6]} {said[7]}L{said[8]}Z"


def _gems_of(pen: Pen, place: Archway, gems: Sequence[int]) -> Iterator[str]:
    """The gems that an archway shows, in rows, upright on every side."""
    shown = [colour for colour, count in zip(COLOURS, gems, strict=True) for _ in range(count)]
    columns = 2 if len(shown) == 4 else min(len(shown), max(3, ceil(sqrt(len(shown)))))
    rows = ceil(len(shown) / columns)
    size = COURT["gems"][1] * place.scale * min(1.0, 3 / columns)
    mid_x, mid_y = place.at(COURT["gems"][0])
    for k, colour in enumerate(shown):
        row, column = divmod(k, columns)
        in_row = min(columns, len(shown) - row * columns)
        along, deep = (column - (in_row - 1) / 2) * size * 1.12, (row - (rows - 1) / 2) * size * 1.12
        x, y = (along, deep) if place.out_y else (deep, along)
        yield pen.use(colour, mid_x + x, mid_y + y, size)


def _slot(seat: int, place: Archway) -> tuple[float, float]:
    """Where before an archway a seat's disc and pawn stand: each seat has its own spot."""
    along, deep = COURT["slot"]
    out = -(COURT["depth"] + COURT["walk"]) / 2
    spread = min(along * place.width, along * COURT["usual"] * 1.2)
    across, down = SLOTS[seat]
    return place.at(out - down * deep, across * spread)


def _disc(pen: Pen, seat: int, place: Archway, archway: int) -> str:
    x, y = _slot(seat, place)
    who = SEATS[seat]
    radius = COURT["disc"] * max(place.scale, 0.6)
    return pen.group(
        pen.circle(x, y, radius, who["colour"], stroke=who["edge"], stroke_width=2),
        pen.circle(x, y, radius * 0.72, "none", stroke=who["mark"], stroke_width=1.5),
        pen.use(who["symbol"], x, y, radius * 1.05, who["mark"]),
        data_disc=seat,
        data_archway=archway,
    )


def _pawn(pen: Pen, seat: int, place: Archway, archway: int) -> str:
    x, y = _slot(seat, place)
    who = SEATS[seat]
    size = COURT["pawn"] * max(place.scale, 0.6)
    return pen.group(
        pen.use("pawn", x, y - size * 0.26, size, who["colour"], stroke="ivory", stroke_width=4),
        pen.use(who["symbol"], x, y + size * 0.02, size * 0.27, who["mark"]),
        data_pawn=seat,
        data_archway=archway,
    )


# The middle of the court: the supply, the cards, the barter.


def _heap(pen: Pen, x: float, y: float, width: float, size: float, colour: str, count: int) -> Iterator[str]:
    """Gems piled up, the widest row at the bottom."""
    base = 1
    while base * (base + 1) // 2 < count:
        base += 1
    size = min(size, width / base)
    left, row = count, 0
    while left:
        in_row = min(left, base - row)
        for k in range(in_row):
            yield pen.use(
                colour, x + (k - (in_row - 1) / 2) * size, y - (row + 0.5) * size * 0.82, size, data_gem=colour
            )
        left -= in_row
        row += 1


def _supply(pen: Pen, s: State) -> Iterator[str]:
    place = GEOMETRY["supply"]
    yield pen.panel(*place["box"], opacity=0.93)
    x, y, size = place["label"]
    yield pen.title(x, y, pen.words.say("screen-supply"), size, font_weight="bold")
    for colour, (heap_x, heap_y) in enumerate(place["heaps"]):
        count = supply(s, colour)
        across, down = place["count"]
        yield from _heap(pen, heap_x, heap_y, place["width"], place["gem"], COLOURS[colour], count)
        said = f"{count} {LETTERS[colour]}"
        yield pen.text(heap_x + across, heap_y + down, said, 16, text_anchor="middle", font_weight="bold")


def _table(pen: Pen, s: State, called: list[str]) -> Iterator[str]:
    """The cards that were chosen, and the barter that goes on."""
    place = GEOMETRY["table"]
    yield pen.panel(*place["box"], opacity=0.93)
    x, y, step = place["cards"]
    shift = (4 - s.players) * step / 2
    for seat in range(s.players):
        yield _card(pen, s, seat, x + shift + seat * step - place["card"][0] / 2, y)
    if OPENING <= s.phase <= BLUE:
        yield from _barter(pen, s, called, place)
    else:
        yield pen.use("fountain", place["offer"][0], place["offer"][1] + 12, 92)


def _card(pen: Pen, s: State, seat: int, x: float, y: float) -> str:
    """A seat's action card: not chosen, face down, or open."""
    place = GEOMETRY["table"]
    w, h = place["card"]
    card = s.card[seat]
    resolving = card != 0 and card == s.action
    edge: Attributes = {
        "stroke": "glow" if resolving else "card_edge",
        "stroke_width": 4 if resolving else 2,
        "rx": 8,
    }
    if card == HIDDEN:
        drawn = pen.rect(x, y, w, h, "@back", **{**edge, "stroke": "saffron"})
    elif not card:
        drawn = pen.rect(x, y, w, h, "well", rx=8, stroke="panel_edge", stroke_width=2, stroke_dasharray="5 4")
    else:
        drawn = pen.rect(x, y, w, h, "card", **edge) + _face(pen, CARDS[card], x + w / 2, y + h / 2)
    chip_x, chip_y = place["chip"]
    return pen.group(drawn, pen.cube(x + chip_x, y + chip_y, 20, seat), data_card=CARDS[card] or "none", data_seat=seat)


def _face(pen: Pen, card: str, x: float, y: float) -> str:
    art = {
        "roll": lambda: pen.die(x, y - 10, 42, 5, "die_white"),
        "points": lambda: pen.use("points", x, y - 10, 48),
        "gems": lambda: (
            pen.use("red", x - 13, y - 2, 25) + pen.use("green", x + 13, y - 2, 25) + pen.use("yellow", x, y - 24, 25)
        ),
    }[card]()
    return art + pen.title(
        x, y + 38, pen.words.word("card", card), 16, "card_ink", text_anchor="middle", font_weight="bold"
    )


def _barter(pen: Pen, s: State, called: list[str], place: Geometry) -> Iterator[str]:
    middle: Attributes = {"text_anchor": "middle"}
    x, y, size = place["words"]
    first = other_chooser(s, -1)
    action = ACTION_CARDS[s.action - 1]
    contest = Contest(action=action, result="barter", seats=(first, other_chooser(s, first)))
    yield pen.title(x, y, pen.words.event(contest, [name[:16] for name in called]), size, **middle)
    if any(s.offer):
        yield from _offer(
            pen, place["offer"], other_chooser(s, s.turn), pen.words.say("screen-offers"), s.offer, "offer"
        )
    elif s.phase == OPENING:
        yield pen.text(x, place["offer"][1], pen.words.say("nature-opening"), 15, "muted", **middle)
        if s.die:
            yield pen.die(place["offer"][0], place["offer"][1] + 34, 34, s.die, "die_white", data_die=s.die)
    else:
        yield pen.text(
            x, place["offer"][1] + 5, pen.words.say("screen-opens", who=called[s.turn][:16]), 15, "muted", **middle
        )
    if RED <= s.phase <= BLUE:
        yield from _offer(pen, place["bid"], s.turn, pen.words.say("screen-says"), s.bid[: s.phase - RED], "bid")


def _offer(pen: Pen, at: Sequence[float], seat: int, verb: str, gems: Sequence[int], what: str) -> Iterator[str]:
    """Who offers, and the gems with their counts."""
    place = GEOMETRY["table"]
    x, y = at
    step, size = place["step"], place["gem"]
    left = x - 2 * step + 12
    yield pen.cube(left - 66, y, 22, seat)
    yield pen.text(left - 48, y + 5, verb, 15)
    for colour, count in enumerate(gems):
        dim = None if count else 0.35
        yield pen.group(
            pen.use(COLOURS[colour], left + 28 + colour * step, y, size),
            pen.text(left + 46 + colour * step, y + 6, count, 18, font_weight="bold"),
            opacity=dim,
            **{f"data_{what}": COLOURS[colour], "data_count": count},
        )


# The players' carpets.


def _carpet(pen: Pen, s: State, seat: int, name: str, own: bool, ring: int) -> str:
    place = GEOMETRY["carpets"][str(s.players)]
    x, y = place["at"][seat]
    w, h = place["size"]
    acts = bool(actors(s) >> seat & 1)
    return pen.group(
        *_rug(pen, w, h, acts),
        *_carpet_head(pen, s, seat, name, own, w),
        *(part for colour in range(4) for part in _pile(pen, s, seat, colour, place)),
        *_lap(pen, s, seat, place, ring),
        *([pen.use("turn", -2, 19, 22, "glow", stroke="shadow", stroke_width=6, data_acts=seat)] if acts else []),
        transform=f"translate({x:g} {y:g})",
        data_seat=seat,
    )


def _rug(pen: Pen, w: float, h: float, acts: bool) -> Iterator[str]:
    """A carpet with fringes, a woven field and a border."""
    fringe = "".join(f"M{x:g} {h - 6:g}v8" for x in range(10, int(w) - 4, 6))
    yield pen.path(fringe, stroke="carpet_trim", stroke_width=2, stroke_linecap="round")
    yield pen.rect(
        0, 0, w, h - 5, "carpet_deep", rx=8, stroke="glow" if acts else "carpet_trim", stroke_width=4 if acts else 2
    )
    yield pen.rect(7, 40, w - 14, h - 52, "carpet", rx=3, stroke="carpet_trim", stroke_width=1.5)
    yield pen.rect(7, 40, w - 14, h - 52, "@weave", rx=3)


def _carpet_head(pen: Pen, s: State, seat: int, name: str, own: bool, w: float) -> Iterator[str]:
    who = SEATS[seat]
    yield pen.path(f"M2 36V10Q2 2 10 2H{w - 10:g}Q{w - 2:g} 2 {w - 2:g} 10V36Z", who["colour"])
    yield pen.cube(22, 19, 23, seat)
    yield pen.title(42, 25, name, 18, who["mark"], most=16, font_weight="bold")
    if own:
        yield pen.text(w - 84, 24, pen.words.say("you"), 13, who["mark"], text_anchor="end")
    style: Attributes = {"font_weight": "bold", "text_anchor": "end", "data_score": seat}
    yield pen.title(w - 14, 28, score(s, seat), 27, who["mark"], **style)


def _pile(pen: Pen, s: State, seat: int, colour: int, place: Geometry) -> Iterator[str]:
    x, y = place["heaps"][0] + colour * place["step"], place["heaps"][1]
    count = s.gems[seat][colour]
    yield from _heap(pen, x, y, place["width"], place["gem"], COLOURS[colour], count)
    said = f"{count} {LETTERS[colour]}"
    style: Attributes = {"text_anchor": "middle", "font_weight": "bold"}
    yield pen.text(x, y + place["count"] - 2, said, 15, "carpet_ink" if count else "carpet_muted", **style)


def _lap(pen: Pen, s: State, seat: int, place: Geometry, ring: int) -> Iterator[str]:
    """How far the pawn has come on its lap."""
    x, y, length = place["lap"]
    share = min(1.0, s.moved[seat] / ring)
    yield pen.rect(x, y - 4, length, 8, "carpet_deep", rx=4, stroke="carpet_trim", stroke_width=1)
    if share:
        yield pen.rect(x, y - 4, length * share, 8, "carpet_trim", rx=4)
    yield pen.text(x + length + 10, y + 4.5, f"{s.moved[seat]} / {ring}", 13, "carpet_ink", data_lap=s.moved[seat])
