"""What matters at a decision, told to who learns the game."""

from __future__ import annotations

from souk.engine import types as base

from .terms import Building, Row, Shop, Souk, Square


class CompletesNow(base.Matter, frozen=True, kw_only=True):
    """A group has the dice to complete a souk that was begun."""

    row: Row
    souk: Souk
    points: int


class FillsSouk(base.Matter, frozen=True, kw_only=True):
    """A group fills an empty souk at once."""

    row: Row
    souk: Souk
    points: int


class Unfinished(base.Matter, frozen=True, kw_only=True):
    """A souk was begun and lacks so many cubes."""

    souk: Souk
    n: int


class RivalNeeds(base.Matter, frozen=True, kw_only=True):
    """Who plays later on this day would complete a souk with a group."""

    seat: int
    row: Row
    souk: Souk


class PaysBuilding(base.Matter, frozen=True, kw_only=True):
    """What a group brings pays for a building; the next one scores so many points."""

    row: Row
    buildings: tuple[Building, ...]
    points: int


class CanBuild(base.Matter, frozen=True, kw_only=True):
    """There is enough for a building already."""

    buildings: tuple[Building, ...]
    points: int


class Unguarded(base.Matter, frozen=True, kw_only=True):
    """There are cubes and no camel to keep one of them from the supervisor."""

    souk: Souk


class SoukAtStake(base.Matter, frozen=True, kw_only=True):
    """The cube that is to go is one of a full souk."""

    souk: Souk
    points: int


class CubeMayGo(base.Matter, frozen=True, kw_only=True):
    """The cube that is to go is one of an unfinished souk."""

    souk: Souk


class CaravanPlace(base.Matter, frozen=True, kw_only=True):
    """What the next place in the caravan brings at once, and how many are free."""

    points: int
    n: int


class ReachesRival(base.Matter, frozen=True, kw_only=True):
    """The supervisor can be sent to a rival's cube."""

    seat: int
    shop: Shop
    square: Square
    full: bool  # whether its souk is
    gold: int


class MoreDice(base.Matter, frozen=True, kw_only=True):
    """The start player may add yellow dice, and has so much gold."""

    gold: int


class OneMoreDie(base.Matter, frozen=True, kw_only=True):
    """A card may be discarded for a die."""


class TurnDone(base.Matter, frozen=True, kw_only=True):
    """The group has been used: all else in this turn is voluntary."""


class DaysLeft(base.Matter, frozen=True, kw_only=True):
    """Days to the end of the week, this one included."""

    n: int


class LastDay(base.Matter, frozen=True, kw_only=True):
    """The week ends today."""


AnyMatter = (
    CompletesNow
    | FillsSouk
    | Unfinished
    | RivalNeeds
    | PaysBuilding
    | CanBuild
    | Unguarded
    | SoukAtStake
    | CubeMayGo
    | CaravanPlace
    | ReachesRival
    | MoreDice
    | OneMoreDie
    | TurnDone
    | DaysLeft
    | LastDay
)
