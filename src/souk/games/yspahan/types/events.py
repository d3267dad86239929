"""What happened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from souk.engine import types as base

from .terms import Building, Card, Row, Shop, Souk, Square
from .views import TowerRow


class Start(base.Event, frozen=True, kw_only=True):
    """Who starts the game."""

    seat: int


class Day(base.Round, frozen=True, kw_only=True, tag="round"):
    """A day begins."""

    week: int
    day: int
    order: tuple[int, ...]


class Bought(base.Event, frozen=True, kw_only=True):
    """The start player adds yellow dice, or none, and rolls."""

    seat: int
    dice: int


class DieRolled(base.Event, frozen=True, kw_only=True, tag="die"):
    """A die falls."""

    face: int
    colour: Literal["white", "yellow"]


class Tower(base.Event, frozen=True, kw_only=True):
    """All dice lie on the tower."""

    rows: Mapping[Row, TowerRow]


class Chosen(base.Event, frozen=True, kw_only=True):
    """A group is taken."""

    seat: int
    row: Row
    face: int
    dice: int


class NoGroup(base.Event, frozen=True, kw_only=True):
    """No group is left for a seat."""

    seat: int


class BonusDie(base.Event, frozen=True, kw_only=True):
    """A card is discarded for one more die."""

    seat: int
    card: Card


class Camels(base.Event, frozen=True, kw_only=True):
    """A seat gets camels."""

    seat: int
    n: int
    by: Literal["tower", "card"]


class Gold(base.Event, frozen=True, kw_only=True):
    """A seat gets gold."""

    seat: int
    n: int
    by: Literal["tower", "card"]


class Placed(base.Event, frozen=True, kw_only=True):
    """A cube is put into a shop."""

    seat: int
    shop: Shop
    by: Literal["tower", "card"]


class SoukComplete(base.Event, frozen=True, kw_only=True):
    """A souk is full; `points` are what it brings at the week's end, without the bazaar."""

    seat: int
    souk: Souk
    points: int


class SupervisorMoved(base.Event, frozen=True, kw_only=True):
    """The supervisor has moved."""

    seat: int
    start: Square
    square: Square
    gold: int


class CubeOrder(base.Event, frozen=True, kw_only=True):
    """The mover says which of two cubes goes first."""

    seat: int
    shop: Shop


class CamelPaid(base.Event, frozen=True, kw_only=True):
    """A cube stays in its shop for a camel."""

    seat: int
    shop: Shop


class Sent(base.Event, frozen=True, kw_only=True):
    """A cube goes to the caravan: the one in the shop, or one from the supply where a camel kept it."""

    seat: int
    shop: Shop
    kept: bool
    place: int  # in the caravan, from 0


class Loaded(base.Event, frozen=True, kw_only=True):
    """A cube goes to the caravan by a card."""

    seat: int
    place: int


class CaravanScored(base.Event, frozen=True, kw_only=True):
    """The caravan was full: points by seat, and it is emptied."""

    points: tuple[int, ...]


class SoukScore(Struct, frozen=True):
    """A complete souk at a week's end."""

    souk: Souk
    seat: int
    points: int
    bazaar: int


class WeekScored(base.Event, frozen=True, kw_only=True):
    """A week ends."""

    week: int
    souks: tuple[SoukScore, ...]
    caravan: tuple[int, ...]  # points by seat


class DrawsCard(base.Event, frozen=True, kw_only=True, tag="draw"):
    """A seat draws a card."""

    seat: int
    why: Literal["action", "caravanserai", "no_group"]


class Drawn(base.Event, frozen=True, kw_only=True):
    """The card that it drew; only for its own seat."""

    seat: int
    card: Card


class DrawLost(base.Event, frozen=True, kw_only=True):
    """There is no card to draw."""

    seat: int
    why: Literal["caravanserai", "no_group"]


class Reshuffled(base.Event, frozen=True, kw_only=True):
    """The discards become a new deck."""

    deck: int


class Played(base.Event, frozen=True, kw_only=True):
    """A card is played."""

    seat: int
    card: Card


class Given(base.Event, frozen=True, kw_only=True):
    """What a card takes and brings: changes of camels and gold."""

    seat: int
    card: Card
    camels: int
    gold: int


class Built(base.Event, frozen=True, kw_only=True):
    """A building is put up, for so many camels and gold, by these cards."""

    seat: int
    building: Building
    camels: int
    gold: int
    cards: tuple[Card, ...]


class TurnEnded(base.Event, frozen=True, kw_only=True):
    """A turn ends."""

    seat: int


AnyEvent = (
    base.Points
    | base.Over
    | Start
    | Day
    | Bought
    | DieRolled
    | Tower
    | Chosen
    | NoGroup
    | BonusDie
    | Camels
    | Gold
    | Placed
    | SoukComplete
    | SupervisorMoved
    | CubeOrder
    | CamelPaid
    | Sent
    | Loaded
    | CaravanScored
    | WeekScored
    | DrawsCard
    | Drawn
    | DrawLost
    | Reshuffled
    | Played
    | Given
    | Built
    | TurnEnded
)
