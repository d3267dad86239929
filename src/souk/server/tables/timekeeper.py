"""The time at the tables: it runs on while the server answers, whatever the system's clock does, and stands while not.

Entries of tables carry milliseconds since 1970. They begin with the system's clock and then follow a clock that nobody
can set. Where the event loop did not come round in time, because it was busy or the process was stopped, only a moment
of that counts, and no more of a write that takes long. If the time at the tables is then far behind the system's clock
it leaps forward, and the leap is an outage: tables take it as time that counts for nobody. It never goes back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from .. import clock

BEAT: Final = 0.1  # seconds between two looks at whether the loop comes round
GRACE: Final = 300  # milliseconds that count, however late the loop comes round
BEHIND: Final = 10_000  # milliseconds behind the system's clock from which on the time leaps

Outage = tuple[int, int]  # from when to when the server was away


def ticks() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Timekeeper:
    """Tells the time at the tables."""

    def __init__(
        self, wall: Callable[[], int] = clock.now, ticks: Callable[[], int] = ticks, behind: int = BEHIND
    ) -> None:
        self._wall = wall
        self._behind = behind
        self._ticks = ticks
        self._time = wall()
        self._beat = ticks()
        self._held: int | None = None  # since when a transaction goes on

    def begin(self) -> None:
        """Begin with the clock as it is now, before anybody is served."""
        self._time, self._beat = self._wall(), self._ticks()

    def now(self) -> int:
        """The time at the tables."""
        ticks = self._ticks() if self._held is None else min(self._ticks(), self._held + GRACE)
        return self._time + min(GRACE, max(0, ticks - self._beat))

    def not_before(self, moment: int) -> None:
        """The last server was alive then: time does not go back behind it."""
        self._time = max(self._time, moment)

    def beat(self) -> Outage | None:
        """The loop comes round: what passed counts, up to a moment. Tells whether the time leapt, from when to when."""
        self._time, self._beat = self.now(), self._ticks()
        if self._wall() - self._time < self._behind:
            return None
        before, self._time = self._time, self._wall()
        return before, self._time

    def hold(self) -> None:
        """Something is being written, and nobody hears of it until it is: of that time only a moment counts."""
        self._held = self._ticks()

    def go_on(self) -> None:
        """It is written."""
        self._time, self._beat, self._held = self.now(), self._ticks(), None
