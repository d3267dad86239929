"""Where the points of the strongest quick player come from, as it ships: of the answers of `souk explore`, what a page
needs to compare somebody with. Written by `python -m tools.write_strategy`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from souk.engine.game import Game

FILE: Final = "points.json"  # in a game's folder `explore`
Interval = tuple[float, float, float]  # the mean, and its interval of 95 %


class Shipped(msgspec.Struct, frozen=True):
    """At tables of so many: the games that were counted, and points by source."""

    games: int
    points: dict[str, Interval]


@cache
def _read(package: str) -> dict[int, Shipped]:
    file = files(package) / "explore" / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[int, Shipped]) if file.is_file() else {}


def shipped_of(game: Game) -> Mapping[int, Shipped]:
    """All that ships with a game, by the number of players."""
    return _read(game.presentation.package) if game.presentation.package else {}


def points_of_the_strongest(game: Game, players: int) -> Mapping[str, Interval]:
    """Points by source at tables of so many; nothing where nobody has counted."""
    found = shipped_of(game).get(players)
    return found.points if found else {}
