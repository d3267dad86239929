"""The clock that compiled code reads by itself: a deadline kept from inside does not wait for other threads."""

from __future__ import annotations

import time

from .contract import Ints, rule


@rule
def nanoseconds(timer: Ints) -> int:
    """The time of a clock that never goes back, as `time.monotonic_ns` tells it; `timer` is a scratch buffer of two."""
    return time.monotonic_ns()


nanoseconds.__dict__["compiled_as"] = "souk.engine.clock_compiled:nanoseconds"
