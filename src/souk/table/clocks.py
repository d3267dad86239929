"""How much time each seat has, as a function of the times that it is given. Milliseconds throughout."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from .log import ClockPlan, DayClock, LiveClock, NoClock

DAY = 86_400_000
MOST_LAG = 1_000  # milliseconds of lag that a seat may have in stock
LAG_A_MOVE = 100  # by which the stock grows with each decision: more than that is not given back in the long run


class Clocks(Struct, frozen=True, gc=False):
    """What was left to each seat at a moment, and whose time has been running since."""

    left: tuple[int, ...] = ()  # none without clocks
    ticking: tuple[int, ...] = ()
    since: int = 0
    lag: tuple[int, ...] = ()  # how much lag may still be given back to each seat


def wound_up(plan: ClockPlan, seats: int) -> Clocks:
    """Clocks before the first move."""
    match plan:
        case LiveClock(bank=bank):
            return Clocks((bank * 1000,) * seats, lag=(MOST_LAG,) * seats)
        case DayClock(days=days):
            return Clocks((days * DAY,) * seats)
    return Clocks()


def read(clocks: Clocks, now: int) -> tuple[int, ...]:
    """What is left to each seat now, never less than nothing."""
    spent = max(0, now - clocks.since)
    return tuple(max(0, left - spent) if seat in clocks.ticking else left for seat, left in enumerate(clocks.left))


def pressed(plan: ClockPlan, clocks: Clocks, ticking: Collection[int], now: int) -> Clocks:
    """From now on the clocks of these seats run. Whose turn ends gets the increment; whose begins, its days."""
    if isinstance(plan, NoClock):
        return clocks
    left = list(read(clocks, now))
    for seat in range(len(left)):
        if isinstance(plan, LiveClock) and seat in clocks.ticking and seat not in ticking:
            left[seat] += plan.increment * 1000
        elif isinstance(plan, DayClock) and seat in ticking and seat not in clocks.ticking:
            left[seat] = plan.days * DAY
    return replace(clocks, left=tuple(left), ticking=tuple(sorted(ticking)), since=now)


def lag_of(clocks: Clocks, seat: int, claimed: int, now: int) -> int:
    """How much of the lag that a seat claims is given back: never more than it spent, nor than its stock."""
    if seat not in clocks.ticking or not clocks.lag:
        return 0
    return min(claimed, clocks.lag[seat], max(0, now - clocks.since))


def given_back(clocks: Clocks, seat: int, lag: int) -> Clocks:
    """The clocks after a decision of a seat that was under way for so long."""
    if not clocks.lag:
        return clocks
    left, stock = list(clocks.left), list(clocks.lag)
    left[seat] += lag
    stock[seat] = min(MOST_LAG, stock[seat] - lag + LAG_A_MOVE)
    return replace(clocks, left=tuple(left), lag=tuple(stock))


def stopped(clocks: Clocks, now: int) -> Clocks:
    """No clock runs; nobody gets anything for it."""
    return replace(clocks, left=read(clocks, now), ticking=(), since=now)


def going(clocks: Clocks, ticking: Collection[int], now: int) -> Clocks:
    """The clocks of these seats run again."""
    return replace(clocks, ticking=tuple(sorted(ticking)), since=now) if clocks.left else clocks


def without(clocks: Clocks, since: int, now: int) -> Clocks:
    """The clocks as if no time had passed from `since` to now."""
    return replace(clocks, left=read(clocks, since), since=max(now, clocks.since))


def falls(clocks: Clocks) -> int | None:
    """When the first of the running clocks runs out."""
    ends = [clocks.since + clocks.left[seat] for seat in clocks.ticking]
    return min(ends, default=None)


def fallen(clocks: Clocks, now: int) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in clocks.ticking if read(clocks, now)[seat] <= 0]
