"""Yspahan in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from souk.engine.game import Event
from souk.engine.position import Move, View
from souk.engine.stack import top, top_arg
from souk.games.yspahan.board import (
    BUILDING_NAMES,
    CAMEL_COST,
    GOLD_COST,
    HOIST,
    ROWS,
    SHOPS_AT,
    SOUK_NAMES,
    SOUK_POINTS,
    SOUKS,
    SQUARES,
    WHITE_DICE,
)
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.state import FRAMES, PLACE, ROLL, SOUK, START, State

from . import Draw, Words
from .names import SYMBOLS, Names, count, listed

SOURCES: Final = {
    "souks": "souks",
    "bazaar": "bazaar",
    "caravan_places": "places in the caravan",
    "caravan_scorings": "caravan scored",
    "buildings": "buildings",
    "cards": "cards",
}
POINTS_FOR: Final = {
    "souks": "for complete souks",
    "bazaar": "by the bazaar",
    "caravan_places": "for the place in the caravan",
    "caravan_scorings": "from the caravan",
    "buildings": "for the building",
    "cards": "by the card",
}
CARD_EFFECTS: Final = {
    "exchange": "camels for gold or back",
    "three_camels": "3 camels",
    "three_gold": "3 gold",
    "cube_to_souk": "a cube into any legal shop",
    "cube_to_caravan": "a cube onto the caravan",
    "camels_for_points": "1-4 camels, 2 points each",
    "gold_for_points": "1-10 gold, 1 point each",
    "build_no_camels": "build without camels",
    "build_no_gold": "build without gold",
}


# What happened.


def _buy(e: Event, names: Names) -> str:
    return names.do(
        e["seat"], "roll", f"the dice, {e['dice']} yellow for {e['dice']} gold" if e["dice"] else "the dice"
    )


def _day(e: Event, names: Names) -> str:
    turns = [names(seat) for seat in e["order"]]
    return f"Week {e['week']}, day {e['day']}: {', '.join(turns)}."


def _tower(e: Event, _: Names) -> str:
    rows = [f"{name} {dice_text(row)}" for name, row in e["rows"].items()]
    return f"The tower: {', '.join(rows)}."


def dice(n: int) -> str:
    """`1 die`, `2 dice`."""
    return "1 die" if n == 1 else f"{n} dice"


def dice_text(row: dict[str, int]) -> str:
    """The dice of one row, yellow ones in brackets: `444(4)`."""
    face = str(row["value"])
    return face * row["white"] + (f"({face * row['yellow']})" if row["yellow"] else "")


def _send(e: Event, names: Names) -> str:
    if e["kept"]:
        return f"{names.whose(e['seat'])} cube from the supply goes to the caravan instead, place {e['place'] + 1}."
    return f"{names.whose(e['seat'])} cube in {e['shop']} goes to the caravan, place {e['place'] + 1}."


def _week(e: Event, names: Names) -> str:
    souks = ", ".join(f"{names(s['seat'])} {s['souk']} {s['points'] + s['bazaar']}" for s in e["souks"]) or "none"
    return f"Week {e['week']} ends. Complete souks: {souks}. Caravan: {names.each(e['caravan'], 0) or 'no points'}."


def _give(e: Event, names: Names) -> str:
    changes = {"camel": e["camels"], "gold": e["gold"]}
    given = listed([count(-n, goods) for goods, n in changes.items() if n < 0])
    got = listed([count(n, goods) for goods, n in changes.items() if n > 0])
    return names.do(e["seat"], "give", given + (f" for {got}" if got else ""))


def _build(e: Event, names: Names) -> str:
    cost = listed([count(e[goods], thing) for goods, thing in (("camels", "camel"), ("gold", "gold")) if e[goods]])
    cards = f", by {listed(e['cards'])}" if e["cards"] else ""
    return names.do(e["seat"], "build", f"the {e['building']} for {cost or 'nothing'}{cards}")


def _supervisor(e: Event, names: Names) -> str:
    cost = f" for {e['gold']} gold" if e["gold"] else ""
    return names.do(e["seat"], "move", f"the supervisor from {e['from']} to {e['to']}{cost}")


def _draw(e: Event, names: Names) -> str:
    return names.do(e["seat"], "draw", "a card" + (" by the caravanserai" if e["reason"] == "caravanserai" else ""))


def _over(e: Event, names: Names) -> str:
    who = names.all(e["winners"])
    return f"The game is over: {names.each(e['scores'])}. Won by {who}."


TELL: Final[dict[str, Callable[[Event, Names], str]]] = {
    "start": lambda e, names: names.do(e["seat"], "start", "the game"),
    "day": _day,
    "buy": _buy,
    "die": lambda e, _: f"A {e['colour']} die shows {e['face']}.",
    "tower": _tower,
    "choose": lambda e, names: names.do(e["seat"], "take", f"the {e['row']} group, {dice(e['dice'])} of {e['face']}"),
    "no_group": lambda e, names: f"No group is left for {names(e['seat'])}.",
    "bonus": lambda e, names: names.do(e["seat"], "discard", f"{e['card']} for one more"),
    "camels": lambda e, names: names.do(e["seat"], "get", count(e["n"], "camel")),
    "gold": lambda e, names: names.do(e["seat"], "get", f"{e['n']} gold"),
    "place": lambda e, names: names.do(e["seat"], "put", f"a cube into {e['shop']}"),
    "souk_complete": lambda e, names: names.do(e["seat"], "complete", f"the souk {e['souk']}"),
    "supervisor": _supervisor,
    "order": lambda e, _: f"The cube in {e['first']} goes first.",
    "pay_camel": lambda e, names: names.do(e["seat"], "pay", f"a camel: the cube stays in {e['shop']}"),
    "send": _send,
    "load": lambda e, names: names.do(e["seat"], "load", f"a cube onto the caravan, place {e['place'] + 1}"),
    "caravan_scored": lambda e, names: f"The caravan is full and scored: {names.each(e['points'], 0)}.",
    "week_scored": _week,
    "draw": _draw,
    "drawn": lambda e, _: f"The card is {e['card']}.",
    "draw_lost": lambda e, names: f"There is no card for {names(e['seat'])}: deck and discards are empty.",
    "reshuffle": lambda e, _: f"The discards become a new deck of {e['deck']}.",
    "play": lambda e, names: names.do(e["seat"], "play", f"the card {e['card']}"),
    "give": _give,
    "build": _build,
    "points": lambda e, names: names.do(e["seat"], "score", f"{e['n']} {POINTS_FOR[e['source']]}"),
    "end": lambda e, names: names.do(e["seat"], "end", "the turn"),
    "game_over": _over,
}


def tell(event: Event, names: Names) -> str:
    """A sentence for an event."""
    return TELL[event["type"]](event, names)


# What is asked.

QUESTIONS: Final = {
    "supply": "Add yellow dice, and roll",
    "choose": "Choose a group of dice",
    "use": "What is the group for?",
    "bonus": "Discard a card for one more?",
    "move": "Where does the supervisor go?",
    "order": "Which cube goes first?",
    "souk": "Place the card's cube",
    "after": "Build, play cards, or end",
}


def question(view: View) -> str:
    """What the seat is to decide."""
    s: State = view.state
    match FRAMES[top(s) - 1]:
        case "place":
            return f"Place a cube ({top_arg(s)} to go)"
        case "camel":
            return "Pay a camel to keep the cube?"
        case "give":
            return "How much do you give?"
        case what:
            return QUESTIONS.get(what, "Your decision")


def draw(s: State, names: Names) -> Draw:
    """What nature is to do."""
    frame, arg = top(s), top_arg(s)
    if frame == START:
        return Draw("Who starts the game? Type seat 0, seat 1, ...")
    if frame != ROLL:
        return Draw(f"Which card does {names(arg)} draw?", arg)
    white = max(0, arg - s.bought)
    yellow = arg - white
    wanted = listed([f"{n} {colour}" for n, colour in ((white, "white"), (yellow, "yellow")) if n])
    return Draw(f"What do the dice show? Type {wanted}, as {'3 1 6 6 2 5'[: 2 * min(arg, 6) - 1]} ...")


# What a move means.


def meaning(view: View, move: Move) -> str:
    """What a move does, or what there is to know about it."""
    s: State = view.state
    fields = move.fields
    match move.kind:
        case "buy":
            extra = int(fields["dice"])
            return f"{WHITE_DICE[s.players]} white" + (f", {extra} yellow for {extra} gold" if extra else " dice only")
        case "choose":
            return _group(s, move.seat, ROWS.index(fields["row"]))
        case "use":
            return _use(s, move.seat, fields["use"])
        case "bonus":
            return "keep your cards" if fields["card"] == "none" else "discard it"
        case "shop":
            return _shop(s, move.seat, fields["shop"])
        case "square":
            return _square(s, SQUARES.index(fields["square"]))
        case "camel":
            return "pay 1 camel" if fields["answer"] == "keep" else "the shop is emptied"
        case "play":
            return CARD_EFFECTS[fields["card"]]
        case "build":
            return _building(fields["building"], fields["free"])
    return ""


def _group(s: State, seat: int, row: int) -> str:
    yellow = s.yellow[row] if s.players > 2 or seat == s.order[0] else 0
    return f"{dice(s.white[row] + yellow)} of {s.value[row]}"


def _use(s: State, seat: int, use: str) -> str:
    match use:
        case "take":
            return f"{'camels' if s.row == 0 else 'gold'} for {dice(s.dice)}"
        case "deliver":
            return f"{count(s.dice + (s.built[seat] >> HOIST & 1), 'cube')} into {ROWS[s.row]}"
        case "supervisor":
            return f"{count(s.face, 'square')}"
    return "one card"


def _shop(s: State, seat: int, shop: str) -> str:
    name, _, k = shop.rpartition(".")
    souk = SOUK_NAMES.index(name)
    touches = SOUKS[souk][3][int(k)]
    if top(s) not in (PLACE, SOUK):
        return "sent first"
    missing = len(SOUKS[souk][3]) - s.souk[souk].bit_count() - 1
    worth = f"complete: {SOUK_POINTS[souk]}" if not missing else f"{missing} short of {SOUK_POINTS[souk]}"
    return worth + (f", at {touches}" if touches else "")


def _square(s: State, square: int) -> str:
    sent = [cube_in(s, shop) for shop in SHOPS_AT[square] if shop >= 0 and cube_in(s, shop)]
    return "sends " + " ".join(SYMBOLS[owner - 1] for owner in sent) if sent else "no cube"


def _building(building: str, free: str) -> str:
    k = BUILDING_NAMES.index(building)
    parts = [("camels", count(CAMEL_COST[k], "camel"), CAMEL_COST[k]), ("gold", f"{GOLD_COST[k]} gold", GOLD_COST[k])]
    cost = ", ".join(text for goods, text, n in parts if n and goods not in free)
    return cost or "for nothing"


def targets(move: Move) -> Sequence[str]:
    """The shop or square that a move is about."""
    return [move.fields[key] for key in ("shop", "square", "row") if key in move.fields]


WORDS: Final = Words(
    tell=tell,
    question=question,
    meaning=meaning,
    draw=draw,
    targets=targets,
    minor=frozenset({"die", "end"}),
    chapter="day",
    scorings=frozenset({"week_scored", "caravan_scored", "game_over"}),
    sources=SOURCES,
)
