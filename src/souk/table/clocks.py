"""How much time each seat has, as a function of the times that it is given. Milliseconds throughout."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from .log import ClockPlan, DayClock, LiveClock, NoClock

DAY = 86_400_000


class Clocks(Struct, frozen=True):
    """What was left to each seat at a moment, and whose time has been running since."""

    left: tuple[int, ...] = ()  # none without clocks
    ticking: tuple[int, ...] = ()
    since: int = 0


def wound_up(plan: ClockPlan, seats: int) -> Clocks:
    """Clocks before the first move."""
    match plan:
        case LiveClock(bank=bank):
            return Clocks((bank * 1000,) * seats)
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
    return Clocks(tuple(left), tuple(sorted(ticking)), now)


def stopped(clocks: Clocks, now: int) -> Clocks:
    """No clock runs; nobody gets anything for it."""
    return Clocks(read(clocks, now), (), now)


def going(clocks: Clocks, ticking: Collection[int], now: int) -> Clocks:
    """The clocks of these seats run again."""
    return Clocks(clocks.left, tuple(sorted(ticking)), now) if clocks.left else clocks


def without(clocks: Clocks, since: int, now: int) -> Clocks:
    """The clocks as if no time had passed from `since` to now."""
    lost = max(0, now - max(since, clocks.since))
    return replace(clocks, since=clocks.since + lost)


def falls(clocks: Clocks) -> int | None:
    """When the first of the running clocks runs out."""
    ends = [clocks.since + clocks.left[seat] for seat in clocks.ticking]
    return min(ends, default=None)


def fallen(clocks: Clocks, now: int) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in clocks.ticking if read(clocks, now)[seat] <= 0]
