"""What there is to know about a move before it is made."""

from __future__ import annotations

from souk.engine import types as base

from .terms import Gems


class Shows(base.Remark, frozen=True):
    """What an archway shows."""

    points: int
    gems: Gems

    @property
    def notation(self) -> str:
        """`5 points, 2R 1Y`."""
        return f"{self.points} points, {self.gems.notation}"


class Takes(base.Remark, frozen=True):
    """The gems that accepting brings."""

    gems: Gems

    @property
    def notation(self) -> str:
        """`take 2R 1Y`."""
        return f"take {self.gems.notation}"


class Worth(base.Remark, frozen=True):
    """What an action card would bring here: points, or gems; neither for the roll, which the die decides."""

    points: int
    gems: Gems


AnyRemark = Shows | Takes | Worth
