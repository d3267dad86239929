"""What Yspahan tells, as types: moves, views, events, remarks, reasons. The only place where their shape stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from souk.engine import types as base

Row = Literal["camel", "sack", "barrel", "chest", "vase", "gold"]
Quarter = Literal["sack", "barrel", "chest", "vase"]
Goods = Literal["camels", "gold"]
Use = Literal["take", "deliver", "supervisor", "draw"]
Building = Literal["paddock", "office", "hammam", "caravanserai", "bazaar", "hoist"]
Card = Literal[
    "exchange",
    "three_camels",
    "three_gold",
    "cube_to_souk",
    "cube_to_caravan",
    "camels_for_points",
    "gold_for_points",
    "build_no_camels",
    "build_no_gold",
]
Source = Literal["souks", "bazaar", "caravan_places", "caravan_scorings", "buildings", "cards"]
Shop = str  # `sack.white.1`: quarter, colour and number of a shop
Souk = str  # `sack.white`
Square = str  # `w3`: a square of the street


# Moves.


class Buy(base.MoveFields, frozen=True):
    """Add so many yellow dice, and roll."""

    dice: int


class Choose(base.MoveFields, frozen=True):
    """Take a group of dice."""

    row: Row


class UseGroup(base.MoveFields, frozen=True, tag="use"):
    """What the group is for."""

    use: Use


class Pass(base.MoveFields, frozen=True):
    """Nothing can be done: no group and no card is left (Y18)."""


class Bonus(base.MoveFields, frozen=True):
    """Discard a card for one more die, or none."""

    card: Card | Literal["none"]


class ChooseShop(base.MoveFields, frozen=True, tag="shop"):
    """A shop for a cube, or the cube that is sent first."""

    shop: Shop


class ChooseSquare(base.MoveFields, frozen=True, tag="square"):
    """Where the supervisor goes."""

    square: Square


class Camel(base.MoveFields, frozen=True):
    """Let the cube go, or keep it for a camel."""

    answer: Literal["send", "keep"]


class Give(base.MoveFields, frozen=True):
    """Give camels or gold for a card."""

    goods: Goods
    n: int


class Play(base.MoveFields, frozen=True):
    """Play a card for its effect."""

    card: Card


class Build(base.MoveFields, frozen=True):
    """Build, with no, one or both building cards."""

    building: Building
    without: tuple[Goods, ...]  # the parts of the cost that cards waive


class End(base.MoveFields, frozen=True):
    """End the turn."""


class StartSeat(base.MoveFields, frozen=True, tag="start"):
    """Nature draws who starts."""

    seat: int


class Die(base.MoveFields, frozen=True):
    """A die falls."""

    face: int


class DrawnCard(base.MoveFields, frozen=True, tag="card"):
    """A card is drawn."""

    card: Card


Move = Buy | Choose | UseGroup | Pass | Bonus | ChooseShop | ChooseSquare | Camel | Give | Play | Build | End
Outcome = StartSeat | Die | DrawnCard


# Remarks.


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


# Views.


class TowerRow(Struct, frozen=True):
    """The dice of a row."""

    value: int
    white: int
    yellow: int


class Rolled(Struct, frozen=True):
    """Dice that are being rolled, by face from 1."""

    white: tuple[int, ...]
    yellow: tuple[int, ...]


class Group(Struct, frozen=True):
    """The chosen group."""

    row: Row
    face: int
    dice: int


class Due(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is to be decided or drawn, and about what."""

    what: str
    shop: Shop = ""  # camel, send
    cubes: int = 0  # place
    card: Card | Literal[""] = ""  # give
    seat: int | None = None  # draw, reward


class SeatView(base.SeatView, frozen=True, kw_only=True):
    """What everybody sees of a seat."""

    gold: int
    camels: int
    buildings: tuple[Building, ...]
    cards: int


class View(base.GameView, frozen=True, kw_only=True):
    """What everybody sees."""

    seats: tuple[SeatView, ...]
    week: int
    day: int
    order: tuple[int, ...]  # seats in the day's order of play
    turn: int  # index into it
    due: Due | None
    cubes: Mapping[Shop, int]  # whose cube is in a shop
    supervisor: Square
    caravan: tuple[int, ...]  # seats, from the bottom row
    caravan_row: int  # camels in a row
    tower: Mapping[Row, TowerRow]
    rolled: Rolled | None
    bought: int
    group: Group | None
    deck: int
    discards: tuple[Card, ...]
    unseen: Mapping[Card, int]  # cards in the deck or in somebody's hand
    building_cards: str


class PrivateView(base.PrivateView, frozen=True, kw_only=True):
    """What a seat sees beside that."""

    hand: tuple[Card, ...]
    unseen: Mapping[Card, int]  # by the others' hands and the deck


# Events.


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


# Reasons.


class DecideFirst(base.Reason, frozen=True, kw_only=True):
    """Another decision is due now."""

    what: str  # one of state.DECISION_FRAMES


class CardWindows(base.Reason, frozen=True, kw_only=True):
    """Cards are played before the roll, before choosing and after the use, not in between."""

    ruling: str = "Y2"


class BuildWithGroup(base.Reason, frozen=True, kw_only=True):
    """With two players building is a use of a chosen group."""

    ruling: str = "Y27"


class BuildAfterGroup(base.Reason, frozen=True, kw_only=True):
    """Building is step B, after the group has been used."""


class FullPriceAfterGroup(base.Reason, frozen=True, kw_only=True):
    """A card builds at any moment of the turn, but at full price building is step B."""

    ruling: str = "Y19"


class GroupIsMandatory(base.Reason, frozen=True, kw_only=True):
    """The turn cannot end before a group is chosen."""


class BonusOnlyForGoods(base.Reason, frozen=True, kw_only=True):
    """A card counts as a die only when taking or delivering."""

    ruling: str = "Y3"


class DiceCost(base.Reason, frozen=True, kw_only=True):
    """Yellow dice cost a gold each."""

    needs: int
    has: int


class OnlyYellowDice(base.Reason, frozen=True, kw_only=True):
    """The group has only yellow dice, which are the start player's."""


class EmptyRow(base.Reason, frozen=True, kw_only=True):
    """There are no dice on the row."""

    row: Row


class ChooseGroup(base.Reason, frozen=True, kw_only=True):
    """A card is drawn only without any group."""

    ruling: str = "Y25"


class DrawInstead(base.Reason, frozen=True, kw_only=True):
    """Without a group a card is drawn."""

    ruling: str = "Y25"


class NoCardLeft(base.Reason, frozen=True, kw_only=True):
    """Deck and discards are empty."""

    ruling: str = "Y18"


class OnlyGoodsAreTaken(base.Reason, frozen=True, kw_only=True):
    """Only camels and gold are taken; this group delivers."""


class NothingToDeliver(base.Reason, frozen=True, kw_only=True):
    """The row is not of a quarter: take instead."""

    row: Row


class NoShopOpen(base.Reason, frozen=True, kw_only=True):
    """No shop of the quarter takes the seat's cube."""

    quarter: Quarter
    ruling: str = "Y6"


class NoShopAnywhere(base.Reason, frozen=True, kw_only=True):
    """No shop at all takes the seat's cube."""

    ruling: str = "Y22"


class NoCubeThere(base.Reason, frozen=True, kw_only=True):
    """There is no cube to send in that shop."""


class OtherQuarter(base.Reason, frozen=True, kw_only=True):
    """This delivery goes to another quarter."""

    quarter: Quarter


class ShopTaken(base.Reason, frozen=True, kw_only=True):
    """One cube a shop."""


class ForeignSouk(base.Reason, frozen=True, kw_only=True):
    """The souk holds another player's cube."""


class UnfinishedSouk(base.Reason, frozen=True, kw_only=True):
    """An unfinished souk of one's own in the quarter comes first."""

    ruling: str = "Y7"


class SquareCost(base.Reason, frozen=True, kw_only=True):
    """The way to the square costs more gold than the seat has."""

    square: Square
    needs: int
    has: int
    ruling: str = "Y12"


class NotHeld(base.Reason, frozen=True, kw_only=True):
    """The seat does not hold the card."""

    card: Card


class NeitherHeld(base.Reason, frozen=True, kw_only=True):
    """The seat holds neither building card."""


class CardTakes(base.Reason, frozen=True, kw_only=True):
    """A card for points takes 1 to `most` camels or gold."""

    goods: Goods
    most: int
    has: int
    ruling: str = "Y21"


class ExchangeHas(base.Reason, frozen=True, kw_only=True):
    """The seat has no more to exchange."""

    goods: Goods
    has: int
    ruling: str = "Y20"


class NothingToExchange(base.Reason, frozen=True, kw_only=True):
    """The seat has neither camels nor gold."""

    ruling: str = "Y20"


class NothingToGive(base.Reason, frozen=True, kw_only=True):
    """The seat has no camel, or no gold, for the card."""

    goods: Goods
    ruling: str = "Y21"


class AlreadyBuilt(base.Reason, frozen=True, kw_only=True):
    """The seat has that building."""

    building: Building


class OneCardEach(base.Reason, frozen=True, kw_only=True):
    """Two building cards are never for one building."""

    ruling: str = "Y19"


class WaivesNothing(base.Reason, frozen=True, kw_only=True):
    """The building costs no gold that a card could save."""

    building: Building
    ruling: str = "Y19"


class OneBuilding(base.Reason, frozen=True, kw_only=True):
    """A turn has one building."""

    ruling: str = "Y19"


class ShortOf(base.Reason, frozen=True, kw_only=True):
    """The seat has too few camels, too little gold, or both."""

    building: Building
    what: Literal["camels", "gold", "both"]
    camels: int
    gold: int
    has_camels: int
    has_gold: int


AnyReason = (
    base.NotYourDecision
    | base.NoSuchMove
    | base.DecisionsEnd
    | DecideFirst
    | CardWindows
    | BuildWithGroup
    | BuildAfterGroup
    | FullPriceAfterGroup
    | GroupIsMandatory
    | BonusOnlyForGoods
    | DiceCost
    | OnlyYellowDice
    | EmptyRow
    | ChooseGroup
    | DrawInstead
    | NoCardLeft
    | OnlyGoodsAreTaken
    | NothingToDeliver
    | NoShopOpen
    | NoShopAnywhere
    | NoCubeThere
    | OtherQuarter
    | ShopTaken
    | ForeignSouk
    | UnfinishedSouk
    | SquareCost
    | NotHeld
    | NeitherHeld
    | CardTakes
    | ExchangeHas
    | NothingToExchange
    | NothingToGive
    | AlreadyBuilt
    | OneCardEach
    | WaivesNothing
    | OneBuilding
    | ShortOf
)
