"""The words of Basari: what there is on board, dice and cards, by name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

Problem = Literal[
    "phase",
    "players",
    "nobody_sits",
    "gems",
    "third_scoring",
    "points",
    "laps",
    "lap",
    "order",
    "shared_start",
    "no_archway",
    "archway_taken",
    "card",
    "action",
    "barter",
]
Colour = Literal["red", "yellow", "green", "blue"]
ActionCard = Literal["roll", "points", "gems"]
Phase = Literal[
    "over",
    "order",
    "start",
    "move",
    "choose",
    "opening",
    "barter",
    "red",
    "yellow",
    "green",
    "blue",
    "roll",
]
Source = Literal["laps", "colours", "points", "roll"]


class Gems(Struct, frozen=True):
    """Gems by colour."""

    red: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0

    @property
    def notation(self) -> str:
        """As people write them: `2R 1Y`, `none` for no gems at all."""
        return " ".join(f"{n}{colour[0].upper()}" for colour, n in asdict(self).items() if n) or "none"
