"""About a decision: what it is between, why an action is closed, what an open one costs, brings or reaches."""

from __future__ import annotations

from souk.engine.game import Game
from souk.engine.stack import top, top_arg
from souk.engine.types import NotYourDecision, Reason, Remark

from . import types as t
from .board import (
    CAMEL_COST,
    CARDS,
    FULL,
    GOLD_COST,
    HOIST,
    OFFICE,
    PADDOCK,
    QUARTER_OF,
    QUARTERS,
    ROWS,
    SHOPS,
    SHOPS_AT,
    SOUK_OF,
    SOUK_POINTS,
    SQUARES,
    WAIVED_BY,
)
from .groups import open_dice
from .moves import ACTIONS, BUILD
from .rules import actors
from .souks import cube_in, has_unfinished, price
from .state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    DISCOUNT,
    EXTRA,
    FRAMES,
    GIVE,
    MOVE,
    ORDER,
    PLACE,
    SOUK,
    SUPPLY,
    USE,
    State,
)

KINDS = {
    SUPPLY: (t.Buy, t.Play, t.Build),
    CHOOSE: (t.Choose, t.UseGroup, t.Pass, t.Play, t.Build),
    USE: (t.UseGroup, t.Build),
    BONUS: (t.Bonus,),
    PLACE: (t.ChooseShop,),
    MOVE: (t.ChooseSquare,),
    ORDER: (t.ChooseShop,),
    CAMEL: (t.Camel,),
    GIVE: (t.Give,),
    SOUK: (t.ChooseShop,),
    AFTER: (t.Play, t.Build, t.End),
}
CANDIDATES = {
    frame: [action.id for action in ACTIONS if isinstance(action.fields, kinds)] for frame, kinds in KINDS.items()
}


def candidates(game: Game, s: State) -> list[int]:
    """The actions that the decision is about."""
    return CANDIDATES.get(top(s), []) if s.depth else []


def why_not(game: Game, s: State, seat: int, action: int) -> Reason:
    """The reason why the seat may not do this now."""
    if not actors(s) >> seat & 1:
        return NotYourDecision()
    frame = top(s)
    move = ACTIONS[action].fields
    if not isinstance(move, KINDS[frame]) or (isinstance(move, t.Build) and frame == USE and s.players > 2):
        return _wrong_moment(s, frame, move)
    match move:
        case t.Buy():
            return t.DiceCost(needs=move.dice, has=s.gold[seat])
        case t.Choose():
            return _no_group(s, move.row)
        case t.UseGroup():
            return _no_use(s, frame, move.use)
        case t.Pass():
            return _no_draw(s)
        case t.Bonus(card) if card != "none":
            return t.NotHeld(card=card)
        case t.ChooseShop():
            return _no_shop(s, seat, frame, SHOPS.index(move.shop))
        case t.ChooseSquare():
            needs = price(s, seat, SQUARES.index(move.square))
            return t.SquareCost(square=move.square, needs=needs, has=s.gold[seat])
        case t.Give():
            return _no_gift(s, seat, move.goods)
        case t.Play():
            return _no_effect(s, seat, move.card)
    assert isinstance(move, t.Build)
    return _no_building(s, seat, frame, action, move)


def _wrong_moment(s: State, frame: int, move: object) -> Reason:
    if isinstance(move, t.Play):
        return t.CardWindows()
    if isinstance(move, t.Build):
        if s.players == 2:
            return t.BuildWithGroup()
        return t.OneBuilding() if _has_built(s, move) else t.BuildAfterGroup()
    if isinstance(move, t.End) and frame in (SUPPLY, CHOOSE):
        return t.GroupIsMandatory()
    if isinstance(move, t.Bonus):
        return t.BonusOnlyForGoods()
    return t.DecideFirst(what=FRAMES[frame - 1])


def _no_group(s: State, row: t.Row) -> Reason:
    k = ROWS.index(row)
    return t.OnlyYellowDice() if s.yellow[k] and not open_dice(s, k) else t.EmptyRow(row=row)


def _no_draw(s: State) -> Reason:
    """Why a card is not drawn instead of choosing a group, or nothing is."""
    if any(open_dice(s, row) for row in range(len(ROWS))):
        return t.ChooseGroup()
    return t.DrawInstead() if s.left else t.NoCardLeft()


def _no_use(s: State, frame: int, use: t.Use) -> Reason:
    if frame == CHOOSE:
        return _no_draw(s)
    if use == "take":
        return t.OnlyGoodsAreTaken()
    if use == "draw":
        return t.NoCardLeft()
    quarter = _quarter(s)
    return t.NoShopOpen(quarter=quarter) if quarter else t.NothingToDeliver(row=ROWS[s.row])


def _quarter(s: State) -> t.Quarter | None:
    """The quarter that the chosen group delivers to."""
    return QUARTERS[s.row - 1] if ROWS[s.row] in QUARTERS else None


def _no_shop(s: State, seat: int, frame: int, shop: int) -> Reason:
    souk = SOUK_OF[shop]
    quarter = QUARTER_OF[souk]
    if frame == ORDER:
        return t.NoCubeThere()
    if frame == PLACE and quarter != s.row - 1:
        return t.OtherQuarter(quarter=QUARTERS[s.row - 1])
    if cube_in(s, shop):
        return t.ShopTaken()
    if s.owner[souk] not in (0, seat + 1):
        return t.ForeignSouk()
    assert has_unfinished(s, seat, quarter)
    return t.UnfinishedSouk()


def _no_gift(s: State, seat: int, goods: t.Goods) -> Reason:
    match CARDS[top_arg(s)]:
        case "camels_for_points":
            return t.CardTakes(goods="camels", most=4, has=s.camels[seat])
        case "gold_for_points":
            return t.CardTakes(goods="gold", most=10, has=s.gold[seat])
    return t.ExchangeHas(goods=goods, has=(s.camels if goods == "camels" else s.gold)[seat])


def _no_effect(s: State, seat: int, card: t.Card) -> Reason:
    if not s.hand[seat][CARDS.index(card)]:
        return t.NotHeld(card=card)
    match card:
        case "exchange":
            return t.NothingToExchange()
        case "camels_for_points":
            return t.NothingToGive(goods="camels")
        case "gold_for_points":
            return t.NothingToGive(goods="gold")
    return t.NoShopAnywhere()


def _no_building(s: State, seat: int, frame: int, action: int, move: t.Build) -> Reason:
    building = (action - BUILD) // 4
    if s.built[seat] >> building & 1:
        return t.AlreadyBuilt(building=move.building)
    if reason := _no_building_card(s, seat, building, move):
        return reason
    if s.players == 2 and frame != USE:
        return t.BuildWithGroup()
    if _has_built(s, move):
        return t.OneBuilding()
    if frame in (SUPPLY, CHOOSE) and s.building_cards == DISCOUNT:
        return t.BuildAfterGroup()
    if frame in (SUPPLY, CHOOSE) and not move.without:
        return t.FullPriceAfterGroup()
    camels, gold = _cost(move, building)
    lacks_camels, lacks_gold = s.camels[seat] < camels, s.gold[seat] < gold
    return t.ShortOf(
        building=move.building,
        what="both" if lacks_camels and lacks_gold else "camels" if lacks_camels else "gold",
        camels=camels,
        gold=gold,
        has_camels=s.camels[seat],
        has_gold=s.gold[seat],
    )


def _has_built(s: State, move: t.Build) -> bool:
    """Whether the turn's one building is done; with `extra`, those by cards come on top (Y19)."""
    return bool(s.has_built) and not (s.building_cards == EXTRA and move.without)


def _no_building_card(s: State, seat: int, building: int, move: t.Build) -> Reason | None:
    """Why the cards that the building is to be built with are no good."""
    cards: list[t.Card] = [WAIVED_BY[goods] for goods in move.without]
    missing = [card for card in cards if not s.hand[seat][CARDS.index(card)]]
    if len(missing) == 2:
        return t.NeitherHeld()
    if missing:
        return t.NotHeld(card=missing[0])
    if s.building_cards != DISCOUNT and len(move.without) == 2:
        return t.OneCardEach()
    if "gold" in move.without and not GOLD_COST[building] and s.building_cards == DISCOUNT:
        return t.WaivesNothing(building=move.building)
    return None


def _cost(move: t.Build, building: int) -> tuple[int, int]:
    """The camels and the gold for a building, less what cards waive."""
    camels = 0 if "camels" in move.without else CAMEL_COST[building]
    gold = 0 if "gold" in move.without else GOLD_COST[building]
    return camels, gold


# Remarks.


def remark(game: Game, s: State, seat: int, action: int) -> Remark | None:
    """What an open action costs, brings or reaches."""
    match ACTIONS[action].fields:
        case t.Buy(dice) if dice:
            return t.Cost(0, dice)
        case t.Choose(row):
            k = ROWS.index(row)
            return t.Dice(open_dice(s, k), s.value[k])
        case t.UseGroup(use):
            return _gets(s, seat, use)
        case t.ChooseShop(shop) if top(s) != ORDER:
            return _souk_after(s, SHOPS.index(shop))
        case t.ChooseSquare(square):
            return _reach(s, seat, SQUARES.index(square))
        case t.Camel("keep"):
            return t.Cost(1, 0)
        case t.Build() as move:
            cost = _cost(move, (action - BUILD) // 4)
            return t.Cost(*cost) if any(cost) else None
    return None


def _gets(s: State, seat: int, use: t.Use) -> t.Gets:
    """Camels or gold with paddock and office, cubes with a hoist, squares of the supervisor, a card."""
    built = s.built[seat]
    match use:
        case "take" if ROWS[s.row] == "camel":
            return t.Gets("camels", s.dice + (built >> PADDOCK & 1))
        case "take":
            return t.Gets("gold", s.dice + 2 * (built >> OFFICE & 1))
        case "deliver":
            return t.Gets("cubes", s.dice + (built >> HOIST & 1))
        case "supervisor":
            return t.Gets("squares", s.face)
    return t.Gets("cards", 1)


def _souk_after(s: State, shop: int) -> t.SoukAfter:
    souk = SOUK_OF[shop]
    return t.SoukAfter((FULL[souk] & ~s.souk[souk]).bit_count() - 1, SOUK_POINTS[souk])


def _reach(s: State, seat: int, square: int) -> t.Reach:
    shops = (shop for shop in SHOPS_AT[square] if shop >= 0)  # -1 stands for none
    return t.Reach(price(s, seat, square), tuple(SHOPS[shop] for shop in shops if cube_in(s, shop)))
