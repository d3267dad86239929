"""The table as an SVG picture: everything that a state shows, at the places and with the art of `geometry.json`.

Knows no rules. What a state does not tell is drawn face down: hand in a hidden state, and nothing secret is drawn.
Pieces carry `data-` attributes (`data-shop`, `data-owner`, ...), so that they can be found again.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import Any, Final

from souk.drawing.svg import SEATS, Attributes, Geometry, Pen, element, escape, names_of
from souk.engine.game import Game
from souk.engine.stack import top
from souk.words import Words

from .board import BUILDINGS, CARAVAN_ROW, FULL, PLACE_POINTS, ROWS, SHOPS, SOUK_NAMES, SOUKS, SOURCES
from .rules import actors
from .setup import names as card_names
from .setup import play_order
from .souks import cube_in, score
from .state import FRAMES, ROLL, State

GEOMETRY: Final[Geometry] = json.loads(files(__package__).joinpath("geometry.json").read_text("utf-8"))
CITY: Final[Geometry] = GEOMETRY["city"]


def draw(game: Game, s: State, seat: int, theme: str = "light", names: Sequence[str] = (), language: str = "en") -> str:
    """The table as the seat sees it. Hands that the state holds lie open; of the others only backs are seen."""
    pen = Pen("yspahan", theme, GEOMETRY, Words(language, game))
    called = names_of(s.players, names, pen.words)
    width, height = GEOMETRY["size"]
    parts = [
        pen.frame(width, height, GEOMETRY["frame"]),
        *_header(pen, game, s, called),
        pen.group(*_city(pen, s), data_part="city"),
        pen.group(*_tower(pen, s), data_part="tower"),
        pen.group(*_caravan(pen, s), data_part="caravan"),
        *(_board(pen, s, k, called[k], k == seat) for k in range(s.players)),
        *_sheet(pen, s, called),
    ]
    return pen.picture(width, height, f"{pen.words.say('game-title')}: {_when(pen, s)}", parts)


def _when(pen: Pen, s: State) -> str:
    say = pen.words.say
    return say("screen-week_day", week=min(s.week, 3), day=s.day) if s.depth else say("table-over")


# The band at the top.


def _header(pen: Pen, game: Game, s: State, called: list[str]) -> Iterator[str]:
    place = GEOMETRY["header"]
    yield pen.band(place["box"], place["title"], pen.words.say("game-title"))
    x, y, size = place["prompt"]
    yield pen.text(x, y, _prompt(pen, game, s, called), size, "band_ink")
    yield from _calendar(pen, s, place["weeks"])
    for what, count in (("deck", s.left), ("discards", sum(s.discards))):
        x, y = place[what]
        yield pen.group(
            pen.rect(x - 21, y - 17, 24, 34, "@back" if what == "deck" else "none", rx=4, stroke="saffron"),
            pen.text(x + 10, y - 1, count, 17, "band_ink", font_weight="bold"),
            pen.text(x + 10, y + 14, pen.words.say(f"screen-{what}_title"), 11, "band_muted"),
            **_data(what, count),
        )


def _prompt(pen: Pen, game: Game, s: State, called: list[str]) -> str:
    if not s.depth:
        return pen.words.say("table-over")
    what = FRAMES[top(s) - 1]
    acting = [called[k] for k in range(s.players) if actors(s) >> k & 1]
    if not acting:
        return pen.words.say(f"nature-{'draw' if what == 'reward' else what}")
    return pen.words.labelled(acting[0][:18], pen.words.ask(game.presentation.view(game, game.hidden(s))))


def _calendar(pen: Pen, s: State, place: Geometry) -> Iterator[str]:
    """A lamp for each day of the three weeks; past days are lit, today's has a ring."""
    x, y = place["at"]
    now = 7 * (s.week - 1) + s.day - 1 if s.depth else 21
    for day in range(21):
        lamp_x = x + place["week"] * (day // 7) + place["day"] * (day % 7)
        style: Attributes = {"stroke": "saffron", "stroke_width": 1.5, "data_day": day + 1}
        yield pen.circle(lamp_x, y, place["lamp"], "saffron" if day < now else "none", **style)
        if day == now:
            yield pen.circle(lamp_x, y, place["lamp"] * 1.6, "none", stroke="band_ink", stroke_width=2)
            yield pen.circle(lamp_x, y, place["lamp"] * 0.6, "band_ink")
    x, y = place["label"]
    yield pen.text(x, y, _when(pen, s), 14, "band_ink")


# The city.


def _at(x: float, y: float) -> tuple[float, float]:
    """A place in the city, counted in squares around the hub, in pixels."""
    unit = CITY["unit"]
    return CITY["origin"][0] + x * unit, CITY["origin"][1] + y * unit


def _box(x: float, y: float, w: float, h: float, inset: float = 0) -> tuple[float, float, float, float]:
    left, up = _at(x, y)
    unit = CITY["unit"]
    return left + inset, up + inset, w * unit - 2 * inset, h * unit - 2 * inset


def _city(pen: Pen, s: State) -> Iterator[str]:
    x, y, w, h = CITY["box"]
    yield pen.panel(x, y, w, h, "lane", stroke="terracotta", stroke_width=3)
    for quarter, place in CITY["quarters"].items():
        yield from _quarter(pen, quarter, place)
    yield from _street(pen)
    for souk in range(len(SOUKS)):
        yield pen.group(*_souk(pen, s, souk), data_souk=SOUK_NAMES[souk])
    yield from (pen.use("tree", *_at(*spot), CITY["unit"] * 0.62) for spot in CITY["trees"])
    name = list(CITY["squares"])[s.supervisor]
    x, y = _at(*CITY["squares"][name])
    size = CITY["supervisor"] * CITY["unit"]
    yield pen.group(
        pen.circle(x, y, CITY["unit"] * 0.46, "none", stroke="glow", stroke_width=3),
        pen.use("supervisor", x, y - size * 0.14, size),
        data_piece="supervisor",
        data_square=name,
    )


def _quarter(pen: Pen, quarter: str, place: Geometry) -> Iterator[str]:
    """The ground of a quarter, and its garden with the quarter's sign over the pool."""
    yield pen.rect(*_box(*place["ground"]), f"ground_{quarter}", rx=8)
    x, y, w, h = _box(*place["garden"])
    mid_x, mid_y = _at(*place["sign"])
    unit = CITY["unit"]
    yield pen.rect(x, y, w, h, "garden", rx=6, stroke="path", stroke_width=5)
    yield pen.path(f"M{mid_x:g} {y:g}V{y + h:g}M{x:g} {mid_y:g}H{x + w:g}", stroke="path", stroke_width=7)
    for across in (-1, 1):
        for down in (-1, 1):
            tree = mid_x + across * (w / 2 - unit * 0.42), mid_y + down * (h / 2 - unit * 0.38)
            yield pen.use("tree", *tree, unit * 0.5)
    yield pen.use("star", mid_x, mid_y, unit * 1.7, "path", stroke="lane", stroke_width=2)
    yield pen.use("star", mid_x, mid_y, unit * 1.42, "water", stroke="turquoise_deep", stroke_width=3)
    yield pen.circle(mid_x, mid_y, unit * 0.46, "ivory", opacity=0.85)
    yield pen.use(quarter, mid_x, mid_y, unit * 0.72, data_quarter=quarter)


def _street(pen: Pen) -> Iterator[str]:
    for name, (x, y) in CITY["squares"].items():
        half = CITY["square"] / 2
        fill = "hub" if name == "c" else "street"
        box = _box(x - half, y - half, 2 * half, 2 * half, 1)
        yield pen.rect(*box, fill, rx=4, stroke="street_edge", stroke_width=1, data_square=name)
        left, up = _at(x, y)
        if name == "c":
            yield pen.use("star", left, up, CITY["unit"] * 0.8, "none", stroke="street_ink", stroke_width=3)
        else:
            yield pen.text(left, up + 4, name, 12, "street_ink", text_anchor="middle")


def _souk(pen: Pen, s: State, souk: int) -> Iterator[str]:
    """A block of houses; the cartouche tells its quarter and its points."""
    quarter, colour, points, touch = SOUKS[souk]
    place = CITY["souks"][SOUK_NAMES[souk]]
    edge = f"{colour}_edge"
    outline = [_at(*corner) for corner in place["outline"]]
    yield pen.polygon(outline, edge, stroke=edge, stroke_width=3, stroke_linejoin="round")
    first = SHOPS.index(f"{SOUK_NAMES[souk]}.0")
    for k in range(len(touch)):
        yield _shop(pen, first + k, place["shops"][k], colour, cube_in(s, first + k) - 1)
    complete = s.souk[souk] == FULL[souk]
    if complete:
        yield pen.polygon(outline, "none", stroke="glow", stroke_width=3, stroke_linejoin="round", data_complete="yes")
    yield from _cartouche(pen, place["plaque"], quarter, colour, points, "glow" if complete else f"{colour}_edge")


def _cartouche(pen: Pen, at: Sequence[float], quarter: str, colour: str, points: int, edge: str) -> Iterator[str]:
    x, y = _at(*at)
    unit = CITY["unit"]
    w, h = (side * unit / 2 for side in CITY["plaque"])
    tip = [(x - w, y), (x - w + h * 0.6, y - h), (x + w - h * 0.6, y - h)]
    back = [(x + w, y), (x + w - h * 0.6, y + h), (x - w + h * 0.6, y + h)]
    yield pen.polygon([*tip, *back], colour, stroke=edge, stroke_width=2)
    yield pen.use(quarter, x - w * 0.4, y, h * 1.5)
    yield pen.text(x + w * 0.36, y + 5, points, 14.5, "roof_ink", font_weight="bold", text_anchor="middle")


def _shop(pen: Pen, shop: int, place: Geometry, colour: str, owner: int) -> str:
    """A house with its doors to the street: a dome, or the cube that lies there."""
    house_x, house_y, house_w, house_h = place["house"]
    box = _box(house_x, house_y, house_w, house_h, 1.2)
    x, y = _at(*place["cube"])
    unit = CITY["unit"]
    doors = [
        pen.rect(*_box(*porch), "porch", stroke="porch_stripe", stroke_width=1.2, rx=1.5) for porch in place["porches"]
    ]
    inside = (
        pen.use("dome", x, y, 2 * CITY["dome"] * unit)
        if owner < 0
        else pen.cube(x, y, CITY["cube"] * unit, owner, data_cube=owner)
    )
    return pen.group(
        *doors,
        pen.rect(*box, colour, rx=3),
        pen.rect(*box, f"@roof_{colour}", rx=3),
        pen.rect(box[0] + 3, box[1] + 3, box[2] - 6, box[3] - 6, "none", rx=2, stroke="#fff", stroke_opacity=0.35),
        inside,
        data_shop=SHOPS[shop],
        data_owner=owner if owner >= 0 else None,
    )


# The tower.


def _tower(pen: Pen, s: State) -> Iterator[str]:
    place = GEOMETRY["tower"]
    x, y, w, h = place["box"]
    notches = "".join(f"h{w / 24:g}v9h{w / 24:g}v-9" for _ in range(12))
    yield pen.path(f"M{x:g} {y:g}{notches}V{y + h:g}H{x:g}Z", "@brickwork", stroke="brick_deep", stroke_width=2)
    rolling = bool(s.depth) and top(s) == ROLL
    for row, name in enumerate(ROWS):
        dice_x, middle = place["first"][0], place["first"][1] - row * place["row"]
        left, width, height = place["floor"]
        chosen = bool(s.face) and s.row == row
        yield pen.rect(
            *(left, middle - height / 2, width, height),
            *("niche",),
            rx=6,
            stroke="glow" if chosen else "brick_deep",
            stroke_width=2.5 if chosen else 1,
        )
        yield pen.circle(place["sign"][0], middle, height * 0.52, "niche", stroke="brick_deep")
        yield pen.use("coin" if name == "gold" else name, place["sign"][0], middle, place["sign"][1], data_row=name)
        if not rolling:
            colours = ["white"] * s.white[row] + ["yellow"] * s.yellow[row]
            yield from _dice(pen, dice_x, middle, [(s.value[row], colour) for colour in colours], data_row=name)
    yield from _tray(pen, s, rolling)


def _tray(pen: Pen, s: State, rolling: bool) -> Iterator[str]:
    """Below the tower: dice while they are rolled, and the group that was chosen."""
    place = GEOMETRY["tower"]
    left, width, height = place["tray_floor"]
    x, y = place["tray"]
    yield pen.rect(left, y - height / 2, width, height, "well", rx=height / 2, stroke="brick_deep", opacity=0.9)
    if rolling:
        faces = range(1, 7)
        dice = [(face, "white") for face in faces for _ in range(s.white[face - 1])]
        dice += [(face, "yellow") for face in faces for _ in range(s.yellow[face - 1])]
        yield from _dice(pen, x, y, dice, data_rolled="yes")
    elif s.face:
        yield pen.use("coin" if s.row == 5 else ROWS[s.row], place["sign"][0], y, place["sign"][1])
        yield from _dice(pen, x, y, [(s.face, "white")] * s.dice, data_chosen=ROWS[s.row])
    else:
        yield pen.text(left + width / 2, y + 4, pen.words.say("screen-chosen_group"), 12, "muted", text_anchor="middle")


def _dice(pen: Pen, x: float, y: float, dice: list[tuple[int, str]], **data: Any) -> Iterator[str]:
    place = GEOMETRY["tower"]
    for k, (face, colour) in enumerate(dice):
        more: Attributes = {"data_die": colour, "data_face": face, **data}
        yield pen.die(x + (k + 0.5) * place["step"] - 8, y, place["die"], face, f"die_{colour}", **more)


# The caravan.


def _caravan(pen: Pen, s: State) -> Iterator[str]:
    """Three rows of camels over the dunes, the bottom row in front."""
    place = GEOMETRY["caravan"]
    x, y, w, h = place["box"]
    yield pen.rect(x, y, w, h, "@dusk", rx=10)
    moon_x, moon_y, radius = place["moon"]
    yield pen.circle(moon_x, moon_y, radius, "saffron")
    length = CARAVAN_ROW[s.players]
    for row in (2, 1, 0):
        base = place["first"][1] - row * place["rise"]
        yield _dune(pen, x, base - 12, w, y + h, ("dune_deep", "dune_mid", "dune")[2 - row], row)
        points_x = place["points"][0]
        yield pen.text(points_x, base + 2, f"+{PLACE_POINTS[row]}", 18, "caravan_ink", font_weight="bold")
        yield pen.text(points_x, base + 18, f"\u00d7 {row + 1}", 13, "caravan_ink")
        for k in range(length):
            yield _camel(pen, s, row * length + k, place["first"][0] + k * place["step"][str(s.players)], base)
    yield pen.rect(x, y, w, h, "none", rx=10, stroke="terracotta", stroke_width=3)


def _dune(pen: Pen, x: float, y: float, w: float, bottom: float, fill: str, row: int) -> str:
    rise = (14, -12, 10)[row]
    curve = f"M{x:g} {y + 4:g}C{x + w * 0.3:g} {y - rise:g} {x + w * 0.6:g} {y + rise:g} {x + w:g} {y - 2:g}"
    return pen.path(f"{curve}V{bottom - 10:g}q0 10 -10 10H{x + 10:g}q-10 0 -10 -10Z", fill)


def _camel(pen: Pen, s: State, place_no: int, x: float, base: float) -> str:
    place = GEOMETRY["caravan"]
    size = place["camel"]
    owner = s.caravan[place_no] - 1 if place_no < s.loaded else -1
    load_x, load_y = place["load"]
    load = (
        pen.cube(x + load_x * size, base + load_y * size, place["cube"], owner, data_cube=owner) if owner >= 0 else ""
    )
    return pen.group(
        pen.use("camel", x, base - 4, size),
        load,
        data_place=place_no,
        data_owner=owner if owner >= 0 else None,
    )


# Player boards.


def _board(pen: Pen, s: State, k: int, name: str, own: bool) -> str:
    place = GEOMETRY["boards"][str(s.players)]
    x, y = place["at"][k]
    w, h = place["size"]
    who = SEATS[k]
    acts = bool(actors(s) >> k & 1)
    edge: Attributes = {"stroke": "glow", "stroke_width": 3.5} if acts else {}
    return pen.group(
        pen.panel(0, 0, w, h, **edge),
        pen.path(f"M0 36V10Q0 0 10 0H{w - 10:g}Q{w:g} 0 {w:g} 10V36Z", who["colour"], opacity=0.94),
        pen.panel(0, 0, w, h, "none", **edge),
        *_board_head(pen, s, k, name, own, acts),
        *_goods(pen, s, k, place),
        pen.group(*_hand(pen, s, k, place), data_hand=k),
        *_buildings(pen, s, k, place),
        transform=f"translate({x:g} {y:g})",
        data_seat=k,
    )


def _board_head(pen: Pen, s: State, k: int, name: str, own: bool, acts: bool) -> Iterator[str]:
    w = GEOMETRY["boards"][str(s.players)]["size"][0]
    mark = SEATS[k]["mark"]
    yield pen.cube(22, 18, 23, k)
    yield pen.title(42, 24, name, 18, mark, most=15, font_weight="bold")
    turns = ", ".join(f"{i + 1}." for i, other in enumerate(play_order(s)) if other == k)
    said = " · ".join(filter(None, (pen.words.say("you") if own else "", turns)))
    yield pen.text(w - 76, 23, said, 13, mark, text_anchor="end")
    if acts:
        yield pen.use("turn", -1, 18, 22, "glow", stroke="shadow", stroke_width=6, data_acts=k)
    yield pen.title(w - 14, 27, score(s, k), 27, mark, font_weight="bold", text_anchor="end", data_score=k)


def _goods(pen: Pen, s: State, k: int, place: Geometry) -> Iterator[str]:
    for art, count in (("gold", s.gold[k]), ("camels", s.camels[k])):
        x, y, size = place[art]
        yield pen.use({"gold": "coin", "camels": "camel"}[art], x, y, size)
        yield pen.text(x + size * 0.5 + 7, y + 7, count, 20, font_weight="bold", **_data(art, count))


def _data(name: str, value: int) -> Attributes:
    """A number that clients and tests can find."""
    return {f"data_{name}": value}


def _hand(pen: Pen, s: State, k: int, place: Geometry) -> Iterator[str]:
    """Cards from the right, closer together the more there are."""
    x, y, w, _ = place["hand"]
    card_w, card_h = place["card"]
    cards = card_names(s.hand[k])
    shown = [*cards, *[""] * (s.cards[k] - len(cards))]
    step = min(card_w + 5, (w - card_w) / max(1, len(shown) - 1))
    for i, card in enumerate(shown):
        left = x + w - card_w - (len(shown) - 1 - i) * step
        yield _card(pen, card, left, y, card_w, card_h)
    if not shown:
        yield pen.text(x + w, y + card_h / 2 + 5, pen.words.say("screen-no_cards"), 13, "muted", text_anchor="end")
    elif not cards:
        yield pen.circle(x + w - 7, y + card_h - 7, 10, "panel", stroke="saffron")
        yield pen.text(x + w - 7, y + card_h - 2.5, s.cards[k], 13, text_anchor="middle", font_weight="bold")


def _card(pen: Pen, card: str, x: float, y: float, w: float, h: float) -> str:
    if not card:
        return pen.rect(x, y, w, h, "@back", rx=4, stroke="saffron", stroke_width=1.5, data_card="back")
    scale = w / 70
    return pen.group(
        element("title", escape(pen.words.word("card", card))),
        pen.rect(0, 0, 70, 100, "card", rx=8, stroke="card_edge", stroke_width=2.5),
        pen.rect(5, 5, 60, 90, "none", rx=5, stroke="turquoise", stroke_width=1.5),
        *(_card_part(pen, *part) for part in GEOMETRY["cards"][card]),
        transform=f"translate({x:g} {y:g}) scale({scale:.3f})",
        data_card=card,
    )


def _card_part(pen: Pen, art: str, x: float, y: float, size: float, colour: str | None = None) -> str:
    if art.startswith("="):
        style: Attributes = {"text_anchor": "middle", "font_weight": "bold"}
        return pen.title(35 + x, 50 + y, art[1:], size, colour or "ink", **style)
    return pen.use(art, 35 + x, 50 + y, size, colour)


def _buildings(pen: Pen, s: State, k: int, place: Geometry) -> Iterator[str]:
    """Six arches: a built one is bright and has a cube at its door; the others tell their price."""
    x, y, step, size = place["buildings"]
    for i, (name, camels, gold) in enumerate(BUILDINGS):
        built = bool(s.built[k] >> i & 1)
        mid = x + i * step
        yield pen.group(
            _arch(pen, mid, y, size, built),
            pen.use(name, mid, y + size * 0.04, size * 0.62, "built_ink" if built else "muted", **_line(built)),
            pen.cube(mid + size * 0.36, y + size * 0.36, 18, k)
            if built
            else _price(pen, mid, y + size * 0.5 + 1, camels, gold),
            pen.text(
                mid,
                y + size * 0.5 + 19,
                pen.words.word("building", name),
                10.5,
                "ink" if built else "muted",
                text_anchor="middle",
            ),
            data_building=name,
            data_built="yes" if built else "no",
        )


def _line(built: bool) -> Attributes:
    """Lines of an icon in the colour of its areas."""
    return {"stroke": "built_ink" if built else "muted", "stroke_width": 0, "opacity": None if built else 0.75}


def _arch(pen: Pen, x: float, y: float, size: float, built: bool) -> str:
    half = size / 2
    left, right, spring = x - half, x + half, y - half * 0.3
    d = (
        f"M{left:g} {y + half:g}V{spring:g}C{left:g} {y - half * 0.8:g} {x - half * 0.3:g} {y - half:g} "
        f"{x:g} {y - half * 1.18:g}C{x + half * 0.3:g} {y - half:g} {right:g} {y - half * 0.8:g} {right:g} "
        f"{spring:g}V{y + half:g}Z"
    )
    if built:
        return pen.path(d, "built", stroke="saffron", stroke_width=2.5)
    return pen.path(d, "well", stroke="panel_edge", stroke_width=1.5)


def _price(pen: Pen, x: float, y: float, camels: int, gold: int) -> str:
    """What a building costs, on its doorstep."""
    parts = [(camels, "camel", 16), (gold, "coin", 11)] if gold else [(camels, "camel", 16)]
    left = x - 14 * (len(parts) - 1)
    drawn = [pen.rect(x - 14 * len(parts) - 1, y - 8, 28 * len(parts) + 2, 16, "panel", rx=8, stroke="panel_edge")]
    for k, (count, art, size) in enumerate(parts):
        drawn.append(pen.text(left + 28 * k - 13, y + 4.5, count, 12, font_weight="bold"))
        drawn.append(pen.use(art, left + 28 * k + 4, y - 0.5, size))
    return "".join(drawn)


def _sheet(pen: Pen, s: State, called: list[str]) -> Iterator[str]:
    """Points by source, where there is room for it."""
    if str(s.players) not in GEOMETRY["sheet"]:
        return
    x, y, w, h = GEOMETRY["sheet"][str(s.players)]["box"]
    row = GEOMETRY["sheet"][str(s.players)]["row"]
    yield pen.panel(x, y, w, h)
    yield pen.title(x + 20, y + 32, pen.words.say("table-sheet"), 18, font_weight="bold")
    for k in range(s.players):
        yield pen.cube(x + w - 110 + 70 * k, y + 26, 20, k)
    for i, source in enumerate(SOURCES):
        line = y + 64 + i * row
        yield pen.text(x + 20, line, pen.words.word("source", source), 14, "muted")
        for k in range(s.players):
            yield pen.text(x + w - 110 + 70 * k, line, s.sheet[k][i], 15, text_anchor="middle", font_weight="bold")
