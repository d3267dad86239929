"""Each game's table drawn from what a seat may see, as data. A game that has no picture is shown as its text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from textual.content import Content

from souk.engine.contract import SPECTATOR
from souk.engine.game import Game
from souk.engine.position import View

from ..words.names import Names

Data = dict[str, Any]


@dataclass(frozen=True)
class Marks:
    """Places on the board that stand out: those that moves are about, and those of the move under the cursor."""

    open: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Scene:
    """What is drawn: a view as data, the seats' names, and what stands out."""

    data: Data
    names: Names
    marks: Marks = field(default=Marks())


@dataclass(frozen=True)
class Picture:
    """How a game's table is drawn, panel by panel."""

    headline: Callable[[Scene], str]
    board: Callable[[Scene, int, int], Content]  # for this width and height
    side: Callable[[Scene], Content] | None = None
    players: Callable[[Scene], Content] | None = None
    hand: Callable[[Scene], Content] | None = None
    legend: str = ""


@cache
def picture_of(game_name: str) -> Picture:
    """How this game is drawn."""
    if game_name in ("yspahan", "basari"):
        picture = import_module(f"{__name__}.{game_name}").PICTURE
        assert isinstance(picture, Picture)
        return picture
    return Picture(lambda _: game_name, lambda scene, *_: Content(scene.data["text"]))


def view_data(view: View) -> Data:
    """What a seat, or a spectator, may see."""
    return {**view.to_json(), "text": str(view)}


def all_data(game: Game, state: Any) -> Data:
    """Everything there is to see, hands included."""
    data = game.view(state, SPECTATOR)
    if isinstance(data.get("seats"), Sequence):
        data["seats"] = [game.view(state, seat)["seats"][seat] for seat in range(state.players)]
    return {**data, "text": game.picture(state, SPECTATOR)}


def seat_style(seat: int) -> str:
    """The colour of a seat's cubes and pawns."""
    return f"bold $seat-{seat}"
