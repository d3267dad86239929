"""Why something cannot be done, or cannot be a position."""

from __future__ import annotations

from typing import Literal

from souk.engine import types as base

from .terms import Building, Card, Goods, Problem, Quarter, Row, Square


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


class PositionProblem(base.Reason, frozen=True, kw_only=True):
    """A position that somebody wrote cannot be one of the game. `n`: how many there can be, or are."""

    problem: Problem
    n: int = 0


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
    | PositionProblem
)
