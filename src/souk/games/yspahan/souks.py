"""Souks, the supervisor and the caravan: where cubes go, and what they score."""

from __future__ import annotations

from souk.engine.contract import Ints, rule
from souk.engine.stack import push

from .board import (
    BAZAAR,
    CARAVAN_ROW,
    CARAVANSERAI,
    DISTANCE,
    FIRST_SHOP,
    FIRST_SOUK,
    FROM_BAZAAR,
    FROM_CARAVAN,
    FROM_PLACES,
    FROM_SOUKS,
    FULL,
    HAMMAM,
    HUB,
    N_SOUKS,
    PLACE_POINTS,
    SOUK_OF,
    SOUK_POINTS,
    SOUK_SIZE,
)
from .moves import SHOP, SQUARE
from .state import REWARD, SCORE, State

# Shops.


@rule
def cube_in(s: State, shop: int) -> int:
    """Whose cube is in a shop, seat + 1, or 0."""
    souk = SOUK_OF[shop]
    return int(s.owner[souk]) if s.souk[souk] >> shop - FIRST_SHOP[souk] & 1 else 0


@rule
def put_cube(s: State, seat: int, shop: int) -> None:
    """Place a cube in a free shop."""
    souk = SOUK_OF[shop]
    s.souk[souk] |= 1 << shop - FIRST_SHOP[souk]
    s.owner[souk] = seat + 1


@rule
def take_cube(s: State, shop: int) -> None:
    """Empty a shop. A souk left without a cube is free again (Y7)."""
    souk = SOUK_OF[shop]
    s.souk[souk] &= ~(1 << shop - FIRST_SHOP[souk])
    if s.souk[souk] == 0:
        s.owner[souk] = 0


@rule
def has_unfinished(s: State, seat: int, quarter: int) -> bool:
    """Whether the player owns an unfinished souk in the quarter."""
    for souk in range(FIRST_SOUK[quarter], FIRST_SOUK[quarter + 1]):
        if s.owner[souk] == seat + 1 and s.souk[souk] != FULL[souk]:
            return True
    return False


@rule
def open_shops(s: State, seat: int, quarter: int, out: Ints, n: int) -> int:
    """Write the shops of the quarter that take a cube of the player after the first n; return how many there are then.

    One cube per shop; never beside another player's cube; only in own unfinished souks while there are any, in either
    of two (Y7).
    """
    bound = has_unfinished(s, seat, quarter)
    for souk in range(FIRST_SOUK[quarter], FIRST_SOUK[quarter + 1]):
        if s.owner[souk] == seat + 1 if bound else s.owner[souk] == 0:
            for k in range(SOUK_SIZE[souk]):
                if not s.souk[souk] >> k & 1:
                    out[n] = SHOP + FIRST_SHOP[souk] + k
                    n += 1
    return n


@rule
def can_deliver(s: State, seat: int, quarter: int) -> bool:
    """Whether any shop of the quarter takes a cube of the player (Y6)."""
    for souk in range(FIRST_SOUK[quarter], FIRST_SOUK[quarter + 1]):
        if s.owner[souk] == 0 or (s.owner[souk] == seat + 1 and s.souk[souk] != FULL[souk]):
            return True
    return False


# The supervisor.


@rule
def price(s: State, seat: int, square: int) -> int:
    """The gold for sending the supervisor to a square: 1 a step of difference, 3 steps free with a hammam (Y12)."""
    steps = abs(DISTANCE[s.supervisor][square] - s.face)
    return int(max(0, steps - 3) if s.built[seat] >> HAMMAM & 1 else steps)


@rule
def reachable_squares(s: State, seat: int, out: Ints) -> int:
    """Write the squares that the player can pay for. The way is the shortest one, since none is entered twice (Y10)."""
    n = 0
    change = s.gold[seat] + 3 * (s.built[seat] >> HAMMAM & 1)
    for square in range(len(DISTANCE)):
        if abs(DISTANCE[s.supervisor][square] - s.face) <= change:
            out[n] = SQUARE + square
            n += 1
    return n


# The caravan.


@rule
def load_caravan(s: State, seat: int, draws: bool) -> None:
    """A cube takes the next place: its points, the caravanserai's card (Y15), then a full caravan is scored (Y16)."""
    s.caravan[s.loaded] = seat + 1
    s.sheet[seat][FROM_PLACES] += PLACE_POINTS[s.loaded // CARAVAN_ROW[s.players]]
    s.loaded += 1
    if s.loaded == 3 * CARAVAN_ROW[s.players]:
        push(s, SCORE, 0)
    if draws and s.built[seat] >> CARAVANSERAI & 1:
        push(s, REWARD, seat)


@rule
def score_caravan(s: State) -> None:
    """Each player: own cubes times the highest row, 1 to 3, with one of them."""
    for seat in range(s.players):
        cubes = 0
        highest = 0
        for place in range(s.loaded):
            if s.caravan[place] == seat + 1:
                cubes += 1
                highest = place // CARAVAN_ROW[s.players] + 1
        s.sheet[seat][FROM_CARAVAN] += cubes * highest


@rule
def empty_caravan(s: State) -> None:
    """All cubes return to their owners."""
    for place in range(s.loaded):
        s.caravan[place] = 0
    s.loaded = 0


@rule
def score_week(s: State) -> None:
    """Complete souks score, with a bazaar 2 more each (Y23), and are emptied; the caravan scores and stays."""
    for souk in range(N_SOUKS):
        if s.souk[souk] == FULL[souk]:
            seat = s.owner[souk] - 1
            s.sheet[seat][FROM_SOUKS] += SOUK_POINTS[souk]
            if s.built[seat] >> BAZAAR & 1:
                s.sheet[seat][FROM_BAZAAR] += 2
        s.souk[souk] = 0
        s.owner[souk] = 0
    score_caravan(s)
    s.supervisor = HUB


@rule
def score(s: State, seat: int) -> int:
    """A player's points."""
    total = 0
    for source in range(6):
        total += s.sheet[seat][source]
    return total
