"""The table as an SVG picture: a line for each seat, and the points of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from souk.drawing.svg import Pen, names_of
from souk.engine.game import Game
from souk.words import Words

from .rules import HIDDEN, State

WIDTH, TOP, LINE = 640, 120, 56


def draw(game: Game, s: State, seat: int, theme: str = "light", names: Sequence[str] = (), language: str = "en") -> str:
    """What the state tells; what is hidden in it is a question mark."""
    words = Words(language, game)
    pen = Pen("pig", theme, {}, words)
    called = names_of(s.players, names, words)
    height = TOP + LINE * s.players + 70
    lines = [_line(pen, s, each, name) for each, name in enumerate(called)]
    total = pen.text(40, height - 45, words.say("screen-total", n=s.total), 20)
    band = pen.band((20, 20, WIDTH - 40, 60), (40, 62, 32), words.say("game-title"))
    return pen.picture(WIDTH, height, words.say("game-title"), [pen.frame(WIDTH, height, 20), band, *lines, total])


def _line(pen: Pen, s: State, seat: int, name: str) -> str:
    y = TOP + LINE * seat
    to_play = s.depth > 0 and s.turn == seat
    return pen.group(
        pen.panel(36, y - 22, WIDTH - 72, LINE - 8, stroke="saffron" if to_play else "panel_edge"),
        pen.cube(64, y + 2, 26, seat),
        pen.text(92, y + 8, name, 18, most=20),
        pen.text(320, y + 8, pen.words.say("screen-card", worth=_shown(s.card[seat])), 16),
        pen.text(430, y + 8, pen.words.say("screen-bid", points=_shown(s.bid[seat])), 16),
        pen.text(540, y + 8, str(s.score[seat]), 22, font_weight="bold"),
        data_seat=seat,
    )


def _shown(mark: int) -> str:
    """A card or a bid: marks are one more than what they stand for."""
    return "" if mark == 0 else "?" if mark == HIDDEN else str(mark - 1)
