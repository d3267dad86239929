"""One seat's position as a few dozen whole numbers that tell how many points it has yet to come.

`TRAITS` names them in their order. `fit.py` learns from self-play how much each is worth in every phase of the game.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Ints, rule
from souk.games.yspahan.board import (
    BAZAAR,
    BUILDING_POINTS,
    CAMEL_COST,
    CAMELS_FOR_POINTS,
    CARAVAN_ROW,
    CARAVANSERAI,
    DISTANCE,
    FIRST_SHOP,
    FIRST_SOUK,
    GOLD_COST,
    GOLD_FOR_POINTS,
    HOIST,
    N_SOUKS,
    SHOPS_AT,
    SOUK_POINTS,
    SOUK_SIZE,
    SQUARES,
)
from souk.games.yspahan.state import BONUS, CHOOSE, DRAW, PLACE, REWARD, ROLL, START, USE, State

TRAITS: Final = (
    *("one", "place tomorrow"),
    *("gold", "gold to 3", "gold to 6", "camels", "camel", "camels to 3", "camels to 6", "both to 8"),
    *("paddock", "office", "hammam", "caravanserai", "bazaar", "hoist"),
    *("2 built", "3 built", "4 built", "5 built", "6 built"),
    *("affordable points", "affordable buildings", "camels short", "gold short"),
    *("exchange", "three_camels", "three_gold", "cube_to_souk", "cube_to_caravan"),
    *("camels_for_points", "gold_for_points", "build_no_camels", "build_no_gold"),
    *("camels to sell", "gold to sell"),
    *("complete", "missing 1", "missing 2", "missing 3", "missing more", "begun", "hoist to complete", "begun in vase"),
    *("bare points", "threatened points", "bare threatened points", "cubes to send", "cards to come"),
    *("caravan now", "caravan cubes", "caravan row", "cubes with load", "load", "top row"),
    *("pending camels", "pending gold", "pending cubes", "pending card"),
    *("pending bonus", "yellow dice"),
)
N_TRAITS: Final = len(TRAITS)
FIRST_SOUK_TRAIT: Final = TRAITS.index("complete")
SOUK_TRAITS: Final = 13
PENDING_CUBES: Final = TRAITS.index("pending cubes")
N_PHASES: Final = 24  # for each week: 0 to 7 turns left in it
N_SQUARES: Final = len(SQUARES)

# For each souk: which of its shops touch the street, and each shop's squares.
TOUCHED = [
    sum(1 << k for k in range(size) if any(first + k in shops for shops in SHOPS_AT))
    for first, size in zip(FIRST_SHOP, SOUK_SIZE, strict=True)
]
BITS = [bin(mask).count("1") for mask in range(64)]
# For each square as the supervisor's: which shops of a souk he can reach with one die at no price, as a bit mask.
NEAR = [
    [
        sum(
            1 << k
            for k in range(SOUK_SIZE[souk])
            if any(FIRST_SHOP[souk] + k in SHOPS_AT[to] for to in range(N_SQUARES) if 1 <= DISTANCE[at][to] <= 6)
        )
        for souk in range(N_SOUKS)
    ]
    for at in range(N_SQUARES)
]


@rule
def has_chosen(s: State) -> bool:
    """Whether the player whose turn it is has taken a group: below all else are step B and, until then, step A."""
    return not (s.depth >= 2 and s.frame[1] == CHOOSE)


@rule
def turns_today(s: State, seat: int) -> int:
    """The groups that the seat may yet choose today."""
    turns = 0
    for k in range(s.turn, 3 if s.players == 2 else s.players):
        if s.order[k] == seat and not (k == s.turn and has_chosen(s)):
            turns += 1
    return turns


@rule
def builds_today(s: State, seat: int) -> int:
    """The buildings that the seat may yet put up today without a card: with a group (Y27), or one in each turn."""
    turns = turns_today(s, seat)
    if s.players > 2 and s.order[s.turn] == seat and s.depth > 0:
        return turns + int(has_chosen(s)) - s.has_built
    return turns


@rule
def phase_of(s: State, seat: int) -> int:
    """The row of the weights: by week, and by the days on which the seat has yet to choose a group."""
    if s.frame[0] == START:
        return 7
    today = 1 if turns_today(s, seat) > 0 else 0
    return int(8 * (s.week - 1) + 7 - s.day + today)


@rule
def traits(s: State, seat: int, out: Ints) -> int:
    """Write all numbers in the order of `TRAITS`."""
    out[0] = 1
    out[1] = (seat - s.order[0] - 1) % s.players
    n = goods_traits(s, seat, out, 2)
    n = building_traits(s, seat, out, n)
    n = card_traits(s, seat, out, n)
    n = souk_traits(s, seat, out, n)
    n = caravan_traits(s, seat, out, n)
    return turn_traits(s, seat, out, n)


@rule
def goods_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """Gold and camels: the first ones are worth most."""
    gold = s.gold[seat]
    camels = s.camels[seat]
    out[n] = gold
    out[n + 1] = min(gold, 3)
    out[n + 2] = min(gold, 6)
    out[n + 3] = camels
    out[n + 4] = min(camels, 1)
    out[n + 5] = min(camels, 3)
    out[n + 6] = min(camels, 6)
    out[n + 7] = min(camels, gold, 8)
    return n + 8


@rule
def building_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """What is built, and what could be with the goods at hand, the cheapest first, in the turns that are left."""
    built = s.built[seat]
    count = BITS[built]
    for building in range(6):
        out[n + building] = built >> building & 1
    for k in range(2, 7):
        out[n + 4 + k] = 1 if count >= k else 0
    turns = 7 * (3 - s.week) + 7 - s.day + builds_today(s, seat)
    camels = s.camels[seat]
    gold = s.gold[seat]
    points = 0
    affordable = 0
    for building in range(6):
        if not built >> building & 1:
            if camels < CAMEL_COST[building] or gold < GOLD_COST[building] or affordable == turns:
                break
            camels -= CAMEL_COST[building]
            gold -= GOLD_COST[building]
            points += BUILDING_POINTS[count + affordable]
            affordable += 1
    out[n + 11] = points
    out[n + 12] = affordable
    out[n + 13] = 0
    out[n + 14] = 0
    for building in range(6):
        if not built >> building & 1:
            out[n + 13] = max(0, CAMEL_COST[building] - s.camels[seat])
            out[n + 14] = max(0, GOLD_COST[building] - s.gold[seat])
            break
    return n + 15


@rule
def card_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """The hand, and what the cards for points would take."""
    for kind in range(9):
        out[n + kind] = s.hand[seat][kind]
    out[n + 9] = min(s.camels[seat], 4) if s.hand[seat][CAMELS_FOR_POINTS] > 0 else 0
    out[n + 10] = min(s.gold[seat], 10) if s.hand[seat][GOLD_FOR_POINTS] > 0 else 0
    return n + 11


@rule
def souk_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """Points of own souks by what is missing, and of the complete ones what the supervisor can take away."""
    for k in range(SOUK_TRAITS):
        out[n + k] = 0
    for souk in range(N_SOUKS):
        if s.owner[souk] == seat + 1:
            add_souk(s, seat, souk, s.souk[souk], 1, out, n)
    bare_traits(s, seat, out, n)
    return n + SOUK_TRAITS


@rule
def add_souk(s: State, seat: int, souk: int, filled: int, sign: int, out: Ints, n: int) -> None:
    """Add, or take away, what one souk of the seat means with these shops filled."""
    points = sign * (SOUK_POINTS[souk] + 2 * (s.built[seat] >> BAZAAR & 1))
    missing = SOUK_SIZE[souk] - BITS[filled]
    out[n + min(missing, 4)] += points
    exposed = filled & TOUCHED[souk]
    out[n + 11] += sign * BITS[exposed]
    if missing == 0:
        out[n + 9] += points * BITS[exposed & NEAR[s.supervisor][souk]]
    else:
        out[n + 5] += sign
        if s.built[seat] >> HOIST & 1 and missing <= 2:
            out[n + 6] += points
        if souk >= FIRST_SOUK[3]:
            out[n + 7] += points


@rule
def bare_traits(s: State, seat: int, out: Ints, n: int) -> None:
    """What of it no camel protects, and what a cube sent would draw a card for."""
    if s.camels[seat] == 0:
        out[n + 8] = out[n]
        out[n + 10] = out[n + 9]
    if s.built[seat] >> CARAVANSERAI & 1:
        out[n + 12] = out[n + 11]


@rule
def caravan_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """Own cubes and their highest row: what a scoring gives now, and how near the next one is."""
    cubes = 0
    highest = 0
    for place in range(s.loaded):
        if s.caravan[place] == seat + 1:
            cubes += 1
            highest = place // CARAVAN_ROW[s.players] + 1
    out[n] = cubes * highest
    out[n + 1] = cubes
    out[n + 2] = highest
    out[n + 3] = cubes * s.loaded
    out[n + 4] = s.loaded
    out[n + 5] = 1 if highest == 3 else 0
    return n + 6


@rule
def turn_traits(s: State, seat: int, out: Ints, n: int) -> int:
    """What hangs over the seat: a chosen group that is not used up, a card to draw, dice to roll.

    Whose turn it is, or what lies on the tower, does not count: else the end of a turn would seem to cost something.
    Nor does the question where the supervisor goes: it is asked when that is good, and would seem good by itself.
    """
    for k in range(6):
        out[n + k] = 0
    for k in range(s.depth):
        if s.frame[k] in (DRAW, REWARD) and s.arg[k] == seat:
            out[n + 3] += 1
    if s.depth == 0 or s.frame[0] == START or s.order[s.turn] != seat:
        return n + 6
    frame = s.frame[s.depth - 1]
    if frame in (USE, BONUS):
        out[n + (0 if s.row == 0 else 1 if s.row == 5 else 2)] = s.dice + 1 if frame == BONUS else s.dice
        out[n + 4] = 1 if frame == BONUS else 0
    elif frame == PLACE:
        out[n + 2] = s.arg[s.depth - 1]
    elif frame == ROLL:
        out[n + 5] = s.bought
    return n + 6
