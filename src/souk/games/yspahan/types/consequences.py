"""What a move does on the board beside what it says."""

from __future__ import annotations

from souk.engine import types as base

from .terms import Building, Row, Shop, Souk


class KeepsCube(base.Consequence, frozen=True, kw_only=True):
    """A camel keeps a cube in its shop."""

    shop: Shop


class GuardsCubes(base.Consequence, frozen=True, kw_only=True):
    """Who had no camel gets one: it can keep a cube in its shop."""

    shops: tuple[Shop, ...]  # one in each souk


class CompletesSouk(base.Consequence, frozen=True, kw_only=True):
    """The last cube of a souk."""

    souk: Souk
    points: int  # at the week's end, without the bazaar


class ReachesSouk(base.Consequence, frozen=True, kw_only=True):
    """There are dice enough to complete a souk that was begun."""

    souk: Souk
    dice: int
    missing: int


class MeetsCube(base.Consequence, frozen=True, kw_only=True):
    """The supervisor comes to a cube of the seat."""

    shop: Shop


class LeavesNoDice(base.Consequence, frozen=True, kw_only=True):
    """A seat that plays later on this day gets no dice for a souk that it has begun."""

    row: Row
    souk: Souk


class ScoresBuilding(base.Consequence, frozen=True, kw_only=True):
    """A building scores at once."""

    building: Building
    points: int


AnyConsequence = KeepsCube | GuardsCubes | CompletesSouk | ReachesSouk | MeetsCube | LeavesNoDice | ScoresBuilding
