"""What there is to know about a move before it is made."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

from .terms import Shop


class Dice(base.Remark, frozen=True):
    """The dice of a group that count for the seat."""

    n: int
    face: int


class Cost(base.Remark, frozen=True):
    """What a building or yellow dice cost here."""

    camels: int
    gold: int


class Reach(base.Remark, frozen=True):
    """What a square costs, and the shops with a cube that the supervisor touches there."""

    gold: int
    shops: tuple[Shop, ...]

    @property
    def notation(self) -> str:
        """The price."""
        return f"{self.gold} gold" if self.gold else ""


class SoukAfter(base.Remark, frozen=True):
    """How a souk stands after a cube is placed: shops still free, and what it is worth when complete."""

    missing: int
    points: int


class Gets(base.Remark, frozen=True):
    """How many camels, gold, cubes, squares or cards a use of the group brings."""

    what: Literal["camels", "gold", "cubes", "squares", "cards"]
    n: int


AnyRemark = Dice | Cost | Reach | SoukAfter | Gets
