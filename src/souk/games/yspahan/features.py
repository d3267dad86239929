"""A position as numbers for learning, as one seat sees it: itself first, then the others in seat order."""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Floats, rule
from souk.engine.layout import Field, Group, Layout

from .board import CARAVAN_ROW, FIRST_SHOP, N_SOUKS, SHOPS, SQUARES
from .rules import actors
from .souks import score
from .state import CAMEL, FRAMES, PLACE, State

LAYOUT: Final = Layout(
    Group(
        "table",
        Field("players", 3, "one of 2, 3, 4"),
        Field("week", 1, "/ 3"),
        Field("day", 1, "/ 7"),
        Field("due", len(FRAMES), f"one of {', '.join(FRAMES)}; all 0 when the game is over"),
        Field("turn", 1, "turns of the day that are over, / 4"),
        Field("built", 1, "1 if the turn's building is done"),
    ),
    Group(
        "cards",
        Field("hand", 9, "own cards by kind, / 2"),
        Field("unseen", 9, "cards by kind in the deck and other hands, / 2"),
        Field("deck", 1, "how many are left, / 18"),
        Field("discards", 1, "how many there are, / 18"),
    ),
    Group(
        "seat",
        Field("score", 1, "/ 100"),
        Field("gold", 1, "/ 10"),
        Field("camels", 1, "/ 10"),
        Field("cards", 1, "how many it holds, / 6"),
        Field("acts", 1, "1 if it may act now"),
        Field("place", 1, "its first place in the day's order, from 1, / 4"),
        Field("buildings", 6, "1 if built"),
        Field("caravan", 3, "its cubes by row from the bottom, / 4"),
        times=4,
    ),
    Group("souk", Field("owner", 4, "the own seat or one of the next, if it has cubes there"), times=N_SOUKS),
    Group(
        "town",
        Field("shops", len(SHOPS), "1 with a cube; 0.5 if its owner is asked for a camel now"),
        Field("supervisor", len(SQUARES), "one of the squares"),
        Field("caravan", 1, "camels that carry a cube, / 12"),
    ),
    Group("row", Field("white", 1, "dice, / 9"), Field("yellow", 1, "dice, / 3"), Field("value", 1, "/ 6"), times=6),
    Group(
        "group",
        Field("row", 6, "of the chosen group, one of the rows"),
        Field("face", 1, "/ 6"),
        Field("dice", 1, "that count, / 9"),
        Field("cubes", 1, "to be placed yet, / 9"),
        Field("bought", 1, "yellow dice of the day, / 3"),
    ),
)
N_FEATURES: Final = len(LAYOUT)
N_SQUARES: Final = len(SQUARES)

# Where the parts begin.
_STARTS: Final = LAYOUT.starts()
DUE: Final = _STARTS["table due"]
TURN: Final = _STARTS["table turn"]
HAND: Final = _STARTS["cards hand"]
SEAT: Final = _STARTS["seat score"]
SEAT_SIZE: Final = (_STARTS["souk owner"] - SEAT) // 4
BUILT: Final = _STARTS["seat buildings"] - SEAT
LOAD: Final = _STARTS["seat caravan"] - SEAT
SOUK: Final = _STARTS["souk owner"]
SHOP: Final = _STARTS["town shops"]
SQUARE: Final = _STARTS["town supervisor"]
ROW: Final = _STARTS["row white"]
GROUP: Final = _STARTS["group row"]


@rule
def features(s: State, seat: int, out: Floats) -> int:
    """Write all numbers in the order of the layout."""
    for k in range(N_FEATURES):
        out[k] = 0.0
    out[s.players - 2] = 1.0
    out[3] = s.week * (1 / 3)
    out[4] = s.day * (1 / 7)
    out[TURN] = s.turn * 0.25
    out[TURN + 1] = s.has_built
    card_features(s, seat, out)
    acting = actors(s)
    for k in range(s.players):
        seat_features(s, k, acting >> k & 1, SEAT + SEAT_SIZE * relative(s, k, seat), out)
    town_features(s, seat, out)
    tower_features(s, out)
    if s.depth > 0:
        due_features(s.frame[s.depth - 1], s.arg[s.depth - 1], out)
    return N_FEATURES


@rule
def relative(s: State, other: int, seat: int) -> int:
    """How many seats further another one is."""
    further = other - seat
    return further + s.players * (further < 0)  # a branch would be slower


@rule
def due_features(frame: int, arg: int, out: Floats) -> None:
    """What is to be decided."""
    out[DUE + frame - 1] = 1.0
    out[GROUP + 8] = arg * (frame == PLACE) * (1 / 9)
    if frame == CAMEL:
        out[SHOP + arg] = 0.5


@rule
def card_features(s: State, seat: int, out: Floats) -> None:
    """Own cards, the ones not seen (of each kind there are two), deck and discards."""
    discards = 0
    for kind in range(9):
        own = s.hand[seat][kind]
        out[HAND + kind] = own * 0.5
        out[HAND + 9 + kind] = 1.0 - (own + s.discards[kind]) * 0.5
        discards += s.discards[kind]
    out[HAND + 18] = s.left * (1 / 18)
    out[HAND + 19] = discards * (1 / 18)


@rule
def seat_features(s: State, seat: int, acts: int, at: int, out: Floats) -> None:
    """What a player has."""
    out[at] = score(s, seat) * 0.01
    out[at + 1] = s.gold[seat] * 0.1
    out[at + 2] = s.camels[seat] * 0.1
    out[at + 3] = s.cards[seat] * (1 / 6)
    out[at + 4] = acts
    built = s.built[seat]
    for building in range(6):
        out[at + BUILT + building] = 1.0 if built >> building & 1 else 0.0


@rule
def town_features(s: State, seat: int, out: Floats) -> None:
    """Who is where: in the day's order, in the souks, on the street, in the caravan."""
    for place in range(s.players):
        out[SEAT + SEAT_SIZE * relative(s, s.order[place], seat) + 5] = (place + 1) * 0.25
    for souk in range(N_SOUKS):
        filled = s.souk[souk]
        if filled:
            out[SOUK + 4 * souk + relative(s, s.owner[souk] - 1, seat)] = 1.0
            shop = SHOP + FIRST_SHOP[souk]
            while filled:
                out[shop] = filled & 1
                filled >>= 1
                shop += 1
    out[SQUARE + s.supervisor] = 1.0
    out[SQUARE + N_SQUARES] = s.loaded * (1 / 12)
    width = CARAVAN_ROW[s.players]
    for place in range(s.loaded):
        row = (place >= width) + (place >= 2 * width)
        out[SEAT + SEAT_SIZE * relative(s, s.caravan[place] - 1, seat) + LOAD + row] += 0.25


@rule
def tower_features(s: State, out: Floats) -> None:
    """The dice, and the chosen group."""
    for row in range(6):
        out[ROW + 3 * row] = s.white[row] * (1 / 9)
        out[ROW + 3 * row + 1] = s.yellow[row] * (1 / 3)
        out[ROW + 3 * row + 2] = s.value[row] * (1 / 6)
    out[GROUP + s.row] = s.face > 0
    out[GROUP + 6] = s.face * (1 / 6)
    out[GROUP + 7] = s.dice * (1 / 9)
    out[GROUP + 9] = s.bought * (1 / 3)
