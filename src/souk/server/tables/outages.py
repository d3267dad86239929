"""When the server was away. A table that is read later than that takes it as time that counts for nobody."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from .timekeeper import Outage

MOST_KEPT: Final = 500
SHORT: Final = 10_000  # milliseconds: who was up no longer than that has been away all the time


def with_outage(outages: Sequence[Outage], outage: Outage) -> list[Outage]:
    """All outages, with one more at the end."""
    if outages and outage[0] - outages[-1][1] < SHORT:
        return [*outages[:-1], (outages[-1][0], outage[1])]
    return [*outages, outage][-MOST_KEPT:]


def away(outages: Iterable[Outage], since: int, now: int) -> int:
    """How much of the time between two moments the server was away."""
    return sum(max(0, min(end, now) - max(begin, since)) for begin, end in outages)
