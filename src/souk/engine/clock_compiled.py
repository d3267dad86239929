"""The compiled side of `clock.py`: calls the C library, which Python's own clock reads too."""

from __future__ import annotations

import sys
from typing import Any

from numba import types

# CLOCK_MONOTONIC, or what Python reads in its place.
_CLOCK = 8 if sys.platform == "darwin" else 1
_clock_gettime = types.ExternalFunction("clock_gettime", types.int32(types.int32, types.CPointer(types.int64)))


def nanoseconds(timer: Any) -> Any:
    """See `clock.nanoseconds`. A timespec is two whole numbers: seconds and nanoseconds."""
    _clock_gettime(_CLOCK, timer.ctypes)
    return timer[0] * 1_000_000_000 + timer[1]
