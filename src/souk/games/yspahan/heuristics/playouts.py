"""A quick choice for playouts: at random, but with big groups, souks and buildings that anybody would take."""

from __future__ import annotations

from souk.engine.contract import Ints, rule
from souk.engine.rng import random_below
from souk.engine.stack import top, top_arg
from souk.games.yspahan.board import FULL, SOUK_OF, SOUK_POINTS, SOUK_SIZE
from souk.games.yspahan.groups import open_dice
from souk.games.yspahan.moves import BUILD, CHOICE, KEEP_CUBE, SEND_CUBE, SHOP, SQUARE, SUPERVISOR, USED
from souk.games.yspahan.souks import price
from souk.games.yspahan.state import AFTER, BONUS, CAMEL, CHOOSE, GIVE, MOVE, PLACE, SOUK, SUPPLY, USE, State

from .plans import sends
from .traits import BITS


@rule
def rollout_policy(s: State, seat: int, ids: Ints, n: int, rng: Ints) -> int:
    """One of the legal actions."""
    frame = top(s)
    if frame in (SUPPLY, BONUS):  # no yellow dice, no discard
        return ids[0]
    if frame == CHOOSE:
        return big_group(s, ids, n, rng)
    if frame == USE:  # take or deliver if that can be; a building with two players
        if ids[n - 1] >= BUILD:
            return ids[n - 1]
        return ids[0] if ids[0] < USED + SUPERVISOR else ids[random_below(rng, n)]
    if frame in (PLACE, SOUK):
        return good_shop(s, ids, n, top_arg(s), rng)
    if frame == MOVE:
        return busy_square(s, seat, ids, n, rng)
    if frame == CAMEL:
        souk = SOUK_OF[top_arg(s)]
        return KEEP_CUBE if s.souk[souk] == FULL[souk] else SEND_CUBE
    if frame == GIVE:
        return ids[n - 1]
    if frame == AFTER:  # the dearest building; cards now and then, late ones sooner
        if n > 1 and (ids[n - 2] >= BUILD or random_below(rng, 4) < s.week):
            return ids[n - 2]
        return ids[n - 1]
    return ids[random_below(rng, n)]


@rule
def big_group(s: State, ids: Ints, n: int, rng: Ints) -> int:
    """A group, rather a big one."""
    best = -1
    chosen = ids[0]
    for i in range(n):
        if ids[i] >= USED:
            break
        points = 4 * open_dice(s, ids[i] - CHOICE) + random_below(rng, 12)
        if points > best:
            best = points
            chosen = ids[i]
    return chosen


@rule
def good_shop(s: State, ids: Ints, n: int, cubes: int, rng: Ints) -> int:
    """A shop, rather of a souk that these cubes complete."""
    best = -1
    chosen = ids[0]
    souk = -1
    for i in range(n):
        if SOUK_OF[ids[i] - SHOP] != souk:
            souk = SOUK_OF[ids[i] - SHOP]
            missing = SOUK_SIZE[souk] - BITS[s.souk[souk]]
            points = 2 * SOUK_POINTS[souk] + random_below(rng, 8) - (6 * (missing - cubes) if missing > cubes else 0)
            if points > best:
                best = points
                chosen = ids[i]
    return chosen


@rule
def busy_square(s: State, seat: int, ids: Ints, n: int, rng: Ints) -> int:
    """A square, rather one with cubes next to it and for little gold."""
    first = random_below(rng, n)
    for i in range(n):
        square = ids[(first + i) % n] - SQUARE
        if sends(s, square) and price(s, seat, square) < 2:
            return square + SQUARE
    return ids[first]
