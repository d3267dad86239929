"""How compiled code makes buffers; loaded only by the twin, because plain play starts without NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload
from numba.np.numpy_support import as_dtype

from .contract import Doubles, Floats, Ints, State, States


def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return np.zeros(n, np.int64)  # type: ignore[return-value]


def float_buffer(n: int) -> Floats:
    """A fresh buffer of n zeros."""
    return np.zeros(n, np.float32)  # type: ignore[return-value]


def double_buffer(n: int) -> Doubles:
    """A fresh buffer of n zeros."""
    return np.zeros(n)  # type: ignore[return-value]


def state_buffer(s: State, n: int) -> States:
    """Room for n states, the first like this one."""
    states = _room_like(s, n)
    states[0] = s
    return states


def _room_like(s: State, n: int) -> States:
    """Room for states of whichever game this one belongs to; only compiled code knows its kind."""
    raise NotImplementedError


@overload(_room_like, strict=False)  # which would compare annotations too
def _compiled_room(s: Any, n: Any) -> Any:
    if not isinstance(s, types.Record):
        return None
    kind = as_dtype(s)
    return lambda s, n: np.empty(n, kind)
