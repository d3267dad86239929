"""Tempers: what somebody likes beside winning, and how many points a decision may cost for it.

A temper is data in a game's folder (`nets/opponents.json`): what a point from each source is worth beside the lead, by
what the judge expects. Of the moves that are at most so much worse than the best, the most liked one seems best.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from souk.engine.contract import Doubles
from souk.engine.errors import UnknownName
from souk.engine.game import Game
from souk.engine.net import AT_TEMPER

from .with_judge import judge_module

SUPPORTED: Final = 0.08  # the least chance in the judge's mixed answer with which a choice costs nothing to prefer


class Temper(Struct, frozen=True):
    """What somebody likes."""

    points: dict[str, float] = {}  # by source: what a point from it is worth beside the lead
    surprise: float = 0.0  # where all choose at the same time: 1 takes all that is sound as often, 0 as it should


class Opponents(Struct, frozen=True):
    """What a game says of who plays it: the levels' strength, what a temper may cost them, tempers, who has which."""

    elo: dict[str, float] = {}
    allowed: dict[str, float] = {}
    tempers: dict[str, Temper] = {}
    personas: dict[str, str] = {}


@cache
def _read(package: str) -> Opponents:
    file = files(package) / "nets" / "opponents.json"
    return msgspec.json.decode(file.read_bytes(), type=Opponents) if file.is_file() else Opponents()


def opponents(game: Game) -> Opponents:
    """What a game says of who plays it; a game need not say anything."""
    return _read(game.presentation.package) if game.presentation.package else Opponents()


class Leaning:
    """A temper that somebody of a level has, for the judge of a game."""

    def __init__(self, game: Game, level: str, name: str) -> None:
        known = opponents(game)
        if name not in known.tempers:
            raise UnknownName(f"temper of {game.name}", name, tuple(known.tempers))
        self.temper = known.tempers[name]
        self.allowed = known.allowed[level]
        sources: tuple[str, ...] = judge_module(game).SOURCES
        self._likings = [self.temper.points.get(source, 0.0) for source in sources]

    def put_into(self, net: Doubles) -> None:
        """From now on the net likes what this temper likes."""
        at = int(net[AT_TEMPER])
        net[at] = 1.0
        for k, liking in enumerate(self._likings):
            net[at + 1 + k] = liking

    def lean(self, values: Sequence[float], liked: Sequence[float]) -> list[float]:
        """The values of moves as they seem: those that are good enough in the order in which they are liked."""
        best = max(values)
        near = [k for k, value in enumerate(values) if value >= best - self.allowed]
        most = max(liked[k] for k in near)
        seeming = list(values)
        for k in near:
            seeming[k] = best - min(self.allowed, most - liked[k])
        return seeming

    def mix(self, chances: Sequence[float], liked: Sequence[float]) -> list[float]:
        """How likely it chooses what, of what the judge's answer has: that all costs the same there."""
        flat = 1.0 - self.temper.surprise
        powers = [
            math.pow(max(there, 1e-9), flat) if chance >= SUPPORTED else 0.0
            for chance, there in zip(chances, liked, strict=True)
        ]
        total = sum(powers)
        return [power / total for power in powers] if total > 0 else list(chances)


def calm(net: Doubles) -> None:
    """From now on the net likes nothing but winning."""
    net[int(net[AT_TEMPER])] = 0.0
