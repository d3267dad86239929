"""Writes SVG: elements with everything escaped, the two themes, and the art that all games share.

Art is data: shapes around (0, 0) in a box from -50 to 50, colours by their names in a theme. A shape that names no
colour takes the one of the place where it is used. Clients that draw for themselves read the same `themes.json`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from math import isfinite
from typing import Any, Final

from souk.engine.errors import UnknownName
from souk.engine.game import Game
from souk.words import Words

Geometry = Mapping[str, Any]  # where things lie: what a `geometry.json` holds
Attributes = dict[str, Any]  # of an element

_DATA: Final = json.loads(files(__package__).joinpath("themes.json").read_text("utf-8"))
THEMES: Final[Mapping[str, Mapping[str, str]]] = _DATA["themes"]
SEATS: Final[Sequence[Mapping[str, str]]] = _DATA["seats"]

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_MOST_TEXT: Final = 60


def escape(text: str) -> str:
    """Text that is safe between tags and inside attributes; what XML cannot hold is left out."""
    return "".join(c for c in text if c in "\t\n" or (c >= " " and c.isprintable())).translate(_ESCAPES)


def number(value: float) -> str:
    """A number in as few signs as two decimals need."""
    if not isfinite(value):
        raise ValueError(f"a picture has no place for {value}")
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: Any) -> str:
    """An element. Children are finished SVG; attributes of None are left out, `data_shop` becomes `data-shop`."""
    written = "".join(
        f' {key.replace("_", "-")}="{_attribute(value)}"' for key, value in attributes.items() if value is not None
    )
    inside = "".join(children)
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def _attribute(value: object) -> str:
    if isinstance(value, float):
        return number(value)
    return escape(str(value))


class Pen:
    """Draws in one theme. All ids begin with a mark of their own, so that several pictures may share a page."""

    def __init__(self, game: str, theme: str, more: Mapping[str, Any], words: Words) -> None:
        if theme not in THEMES:
            raise UnknownName("theme", theme, THEMES)
        self.theme = theme
        self.words = words
        self.colours = {**THEMES[theme], **more.get("themes", {}).get(theme, {})}
        self.art: dict[str, Any] = {**_DATA["art"], **more.get("art", {})}
        self.tiles: dict[str, Any] = {**_DATA["tiles"], **more.get("tiles", {})}
        self.fades: dict[str, Any] = more.get("fades", {})
        self.mark = f"{game}-{theme}-"

    # A whole picture.

    def picture(self, width: float, height: float, title: str, children: Iterable[str]) -> str:
        """The SVG file."""
        return element(
            "svg",
            element("title", escape(title)),
            element("defs", *self._tiles(), *self._fades(), *self._art()),
            *children,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(width)} {number(height)}",
            width=width,
            height=height,
            role="img",
            font_family="sans-serif",
        )

    def _art(self) -> Iterable[str]:
        for name, shapes in self.art.items():
            yield element("g", *map(self._shape, shapes), id=self.mark + name)
        for face, pips in _DATA["pips"].items():
            dots = [self.circle(x, y, 10, "pip", stroke="none") for x, y in pips]
            body = self.rect(-46, -46, 92, 92, rx=20)
            yield element("g", body, *dots, id=f"{self.mark}die{face}")

    def _tiles(self) -> Iterable[str]:
        for name, tile in self.tiles.items():
            size = tile["size"]
            shapes = map(self._shape, tile["shapes"])
            yield element(
                "pattern", *shapes, id=self.mark + name, width=size, height=size, patternUnits="userSpaceOnUse"
            )

    def _fades(self) -> Iterable[str]:
        for name, stops in self.fades.items():
            drawn = [element("stop", offset=at, stop_color=self.colours[colour]) for at, colour in stops]
            yield element("linearGradient", *drawn, id=self.mark + name, x1=0, y1=0, x2=0, y2=1)

    def _shape(self, shape: Mapping[str, Any]) -> str:
        style = {key.replace("-", "_"): value for key, value in shape.items() if key not in "cd"}
        if "c" in shape:
            return self.circle(*shape["c"], **style)
        return self.path(shape["d"], **style)

    # Its parts. Colours are names of the theme, `@name` for a tile or a fade, or any other CSS colour.

    def paint(self, colour: object) -> object:
        """A colour as SVG says it."""
        if isinstance(colour, str):
            return f"url(#{self.mark}{colour[1:]})" if colour.startswith("@") else self.colours.get(colour, colour)
        return colour

    def _styled(self, name: str, fill: str | None, style: Mapping[str, Any], **place: Any) -> str:
        painted = {key: self.paint(value) if key in ("fill", "stroke") else value for key, value in style.items()}
        return element(name, **place, fill=self.paint(fill), **painted)

    def rect(self, x: float, y: float, w: float, h: float, fill: str | None = None, **style: Any) -> str:
        """A rectangle."""
        return self._styled("rect", fill, style, x=float(x), y=float(y), width=float(w), height=float(h))

    def circle(self, x: float, y: float, r: float, fill: str | None = None, **style: Any) -> str:
        """A circle."""
        return self._styled("circle", fill, style, cx=float(x), cy=float(y), r=float(r))

    def path(self, d: str, fill: str | None = None, **style: Any) -> str:
        """A path."""
        return self._styled("path", fill, style, d=d)

    def polygon(self, points: Iterable[Sequence[float]], fill: str | None = None, **style: Any) -> str:
        """A closed outline."""
        d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
        return self.path(d, fill, **style)

    def group(self, *children: str, **style: Any) -> str:
        """Things that belong together."""
        painted = {key: self.paint(value) if key in ("fill", "stroke") else value for key, value in style.items()}
        return element("g", *children, **painted)

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        fill: str = "ink",
        most: int = _MOST_TEXT,
        **style: Any,
    ) -> str:
        """A line of text; too long ones are cut."""
        said = str(words)
        said = said if len(said) <= most else said[: most - 1] + "…"
        place = {"x": float(x), "y": float(y), "font_size": float(size)}
        return element("text", escape(said), **place, fill=self.paint(fill), **style)

    def title(self, x: float, y: float, words: object, size: float, fill: str = "ink", **style: Any) -> str:
        """A line of text in the serif of titles."""
        return self.text(x, y, words, size, fill, font_family="serif", **style)

    def use(self, art: str, x: float, y: float, size: float, fill: str | None = None, **style: Any) -> str:
        """A piece of art, `size` high, around a point."""
        scale = f"{size / 100:.4f}".rstrip("0").rstrip(".")
        placed = f"translate({number(x)} {number(y)}) scale({scale})"
        return self._styled("use", fill, style, href=f"#{self.mark}{art}", transform=placed)

    def die(self, x: float, y: float, size: float, face: int, colour: str, **style: Any) -> str:
        """A die."""
        return self.use(f"die{face}", x, y, size, colour, stroke="die_edge", stroke_width=5, **style)

    def cube(self, x: float, y: float, size: float, seat: int, **style: Any) -> str:
        """A player's cube, with the symbol that goes with its colour."""
        who = SEATS[seat]
        return self.group(
            self.rect(x - size / 2 + 1, y - size / 2 + 2, size, size, "shadow", rx=3, opacity=0.3),
            self.use("cube", x, y, size, who["colour"], stroke=who["edge"], stroke_width=7),
            self.use(who["symbol"], x, y + size * 0.04, size * 0.72, who["mark"]),
            **style,
        )

    def frame(self, width: float, height: float, thick: float) -> str:
        """The page and its border of tiles."""
        inner = (thick, thick, width - 2 * thick, height - 2 * thick)
        return self.group(
            self.rect(0, 0, width, height, "@girih"),
            self.rect(*inner, "page", stroke="saffron", stroke_width=2),
        )

    def band(self, box: Sequence[float], title: Sequence[float], words: str) -> str:
        """The band at the top with the game's name."""
        x, y, w, h = box
        left, base, size = title
        return (
            self.rect(x, y, w, h, "band")
            + self.rect(x, y, w, h, "@lattice")
            + self.title(left, base, words, size, "saffron", font_weight="bold")
        )

    def panel(self, x: float, y: float, w: float, h: float, fill: str = "panel", **style: Any) -> str:
        """A sheet that things lie on."""
        return self.rect(x, y, w, h, fill, **{"stroke": "panel_edge", "stroke_width": 1.5, "rx": 10, **style})


def names_of(players: int, names: Sequence[str], words: Words) -> list[str]:
    """What each seat is called; seats without a name by their number."""
    given = list(names[:players])
    shown = enumerate([*given, *[""] * (players - len(given))])
    return [name or words.say("seat-name", n=seat + 1) for seat, name in shown]


def written(
    game: Game, s: Any, seat: int, theme: str = "light", names: Sequence[str] = (), language: str = "en"
) -> str:
    """A picture of any state as text, for a game that draws none of its own."""
    pen = Pen("souk", theme, {}, Words(language, game))
    lines = [
        line[k : k + 100]
        for line in game.presentation.text(game, s, seat).splitlines()
        for k in range(0, len(line) or 1, 100)
    ]
    height = 60 + 20 * len(lines)
    drawn = [pen.text(40, 50 + 20 * k, line, 13, most=100) for k, line in enumerate(lines)]
    return pen.picture(900, height, game.title, [pen.frame(900, height, 20), *drawn])
