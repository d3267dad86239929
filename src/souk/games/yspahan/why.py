"""Why an action is closed, in a sentence with the number of the ruling that decides."""

from __future__ import annotations

from souk.engine.errors import Reason
from souk.engine.stack import top, top_arg

from .board import (
    BUILDING_NAMES,
    CAMEL_COST,
    CARDS,
    GOLD_COST,
    QUARTERS,
    ROWS,
    SHOPS,
    SOUK_NAMES,
    SOUK_OF,
    SQUARES,
)
from .groups import open_dice
from .moves import ACTIONS
from .rules import actors
from .souks import cube_in, has_unfinished, price
from .state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    GIVE,
    MOVE,
    ORDER,
    PLACE,
    SOUK,
    SUPPLY,
    USE,
    State,
)

DUE = {
    SUPPLY: "now the start player buys yellow dice, or none, and rolls",
    CHOOSE: "now a group of dice is chosen",
    USE: "now the chosen group is used",
    BONUS: "now a card is discarded for one more die, or none",
    PLACE: "now a cube is placed in a shop",
    MOVE: "now the supervisor's square is chosen",
    ORDER: "now the first of the two cubes is chosen",
    CAMEL: "now the owner of the cube sends it or keeps it for a camel",
    GIVE: "now camels or gold are given for the card",
    SOUK: "now a cube is placed in a shop",
    AFTER: "now the turn is over but for cards and a building",
}
NO_CAMELS = "the {building} costs {camels} camels, you have {your_camels}"
NO_GOLD = "the {building} costs {gold} gold, you have {your_gold}"
NEITHER = "the {building} costs {camels} camels, you have {your_camels} and {gold} gold, you have {your_gold}"
LACKS = {("camels",): NO_CAMELS, ("gold",): NO_GOLD, ("camels", "gold"): NEITHER}
KINDS = {
    SUPPLY: ("buy", "play", "build"),
    CHOOSE: ("choose", "use", "pass", "play", "build"),
    USE: ("use", "build"),
    BONUS: ("bonus",),
    PLACE: ("shop",),
    MOVE: ("square",),
    ORDER: ("shop",),
    CAMEL: ("camel",),
    GIVE: ("give",),
    SOUK: ("shop",),
    AFTER: ("play", "build", "end"),
}


def kinds(s: State) -> tuple[str, ...]:
    """The kinds of action that the decision is about."""
    return KINDS.get(top(s), ()) if s.depth else ()


def why_not(s: State, seat: int, action: int) -> str:
    """The reason why the seat may not do this now."""
    if not actors(s) >> seat & 1:
        return "it is not your decision"
    frame = top(s)
    kind, fields = ACTIONS[action].kind, ACTIONS[action].fields
    if kind not in KINDS[frame] or (kind == "build" and frame == USE and s.players > 2):
        return _wrong_moment(s, frame, kind)
    match kind:
        case "buy":
            return Reason("{n} yellow dice cost {n} gold, you have {have}", n=int(fields["dice"]), have=s.gold[seat])
        case "choose":
            return _no_group(s, ROWS.index(fields["row"]))
        case "use" | "pass":
            return _no_use(s, seat, frame, fields.get("use", "pass"))
        case "bonus":
            return Reason("you hold no card {card}", card=fields["card"])
        case "shop":
            return _no_shop(s, seat, frame, SHOPS.index(fields["shop"]))
        case "square":
            cost = price(s, seat, SQUARES.index(fields["square"]))
            said = "{square} costs {cost} gold, you have {have} (Y12)"
            return Reason(said, square=fields["square"], cost=cost, have=s.gold[seat])
        case "give":
            return _no_gift(s, seat, fields["goods"])
        case "play":
            return _no_effect(s, seat, CARDS.index(fields["card"]))
    return _no_building(s, seat, frame, BUILDING_NAMES.index(fields["building"]), fields["free"])


def _wrong_moment(s: State, frame: int, kind: str) -> str:
    if kind == "play":
        return "cards are played before the roll, before choosing a group and after using it, not in between (Y2)"
    if kind == "build":
        if s.players == 2:
            return "with two players building is a use of a chosen group (Y27)"
        return "building is step B, after the group has been used"
    if kind == "end" and frame in (SUPPLY, CHOOSE):
        return "choosing a group is mandatory"
    if kind == "bonus":
        return "a card counts as a die only when taking or delivering (Y3)"
    return DUE[frame]


def _no_group(s: State, row: int) -> str:
    if s.yellow[row] and not open_dice(s, row):
        return "the group has only yellow dice, which are the start player's"
    return Reason("there are no dice on the {row} row", row=ROWS[row])


def _no_use(s: State, seat: int, frame: int, use: str) -> str:
    if frame == CHOOSE:
        if any(open_dice(s, row) for row in range(len(ROWS))):
            return "choose a group; only without any is a card drawn instead (Y25)"
        return "without a group a card is drawn (Y25)" if s.left else "no card is left to draw (Y18)"
    if use == "take":
        return "only camels and gold are taken; this group delivers"
    if use == "draw":
        return "deck and discards are empty (Y18)"
    if ROWS[s.row] not in QUARTERS:
        return Reason("the {row} row delivers nothing; take instead", row=ROWS[s.row])
    return Reason("no shop of the {quarter} quarter takes your cube (Y6)", quarter=ROWS[s.row])


def _no_shop(s: State, seat: int, frame: int, shop: int) -> str:
    souk = SOUK_OF[shop]
    quarter = QUARTERS.index(SOUK_NAMES[souk].split(".")[0])
    if frame == ORDER:
        return "there is no cube to send in that shop"
    if frame == PLACE and quarter != s.row - 1:
        return Reason("this delivery goes to the {quarter} quarter", quarter=ROWS[s.row])
    if cube_in(s, shop):
        return "that shop is taken: one cube a shop"
    if s.owner[souk] not in (0, seat + 1):
        return "that souk holds another player's cube"
    assert has_unfinished(s, seat, quarter)
    return "you have an unfinished souk in this quarter: go on there (Y7)"


def _no_gift(s: State, seat: int, goods: str) -> str:
    card = CARDS[top_arg(s)]
    have = (s.camels if goods == "camels" else s.gold)[seat]
    if card == "camels_for_points":
        return Reason("the card takes 1 to 4 camels, you have {have} (Y21)", have=s.camels[seat])
    if card == "gold_for_points":
        return Reason("the card takes 1 to 10 gold, you have {have} (Y21)", have=s.gold[seat])
    if goods == "camels":
        return Reason("you have {have} camels to exchange (Y20)", have=have)
    return Reason("you have {have} gold to exchange (Y20)", have=have)


def _no_effect(s: State, seat: int, card: int) -> str:
    if not s.hand[seat][card]:
        return Reason("you hold no card {card}", card=CARDS[card])
    return {
        "exchange": "you have neither camels nor gold to exchange (Y20)",
        "camels_for_points": "you have no camel to give (Y21)",
        "gold_for_points": "you have no gold to give (Y21)",
        "cube_to_souk": "no shop takes your cube (Y22)",
    }[CARDS[card]]


def _no_building(s: State, seat: int, frame: int, building: int, free: str) -> str:
    name = BUILDING_NAMES[building]
    if s.built[seat] >> building & 1:
        return Reason("you have a {building}", building=name)
    missing = [f"build_no_{part}" for part in ("camels", "gold") if part in free and not _holds(s, seat, part)]
    if len(missing) == 2:
        return Reason("you hold no card {card} nor {other}", card=missing[0], other=missing[1])
    if missing:
        return Reason("you hold no card {card}", card=missing[0])
    if s.extra and free.endswith("camels and gold"):
        return "each card is a building of its own (Y19)"
    if "gold" in free and not GOLD_COST[building] and not s.extra:
        return Reason("build_no_gold would waive nothing of the {building} (Y19)", building=name)
    if s.players == 2 and frame != USE:
        return "with two players building is a use of a chosen group (Y27)"
    if frame in (SUPPLY, CHOOSE) and not (s.extra and free):
        return "building is step B, after the group has been used"
    if s.has_built and not (s.extra and free):
        return "a turn has one building (Y19)"
    parts = [("camels", CAMEL_COST[building], s.camels[seat]), ("gold", GOLD_COST[building], s.gold[seat])]
    lacks = {part: (cost, have) for part, cost, have in parts if part not in free and have < cost}
    args = {part: cost for part, (cost, _) in lacks.items()} | {f"your_{part}": n for part, (_, n) in lacks.items()}
    return Reason(LACKS[tuple(lacks)], building=name, **args)


def _holds(s: State, seat: int, part: str) -> bool:
    return s.hand[seat][CARDS.index(f"build_no_{part}")] > 0


def remark(s: State, action: int) -> str:
    """What an action costs here: the gold for a square."""
    if s.depth and top(s) == MOVE and ACTIONS[action].kind == "square":
        seat = s.order[s.turn]
        if cost := price(s, seat, SQUARES.index(ACTIONS[action].fields["square"])):
            return f"{cost} gold"
    return ""
