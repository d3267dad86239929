"""How compiled code makes buffers; loaded only by the twin, because plain play starts without NumPy."""

from __future__ import annotations

import numpy as np

from .contract import Doubles, Ints


def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return np.zeros(n, np.int64)  # type: ignore[return-value]


def double_buffer(n: int) -> Doubles:
    """A fresh buffer of n zeros."""
    return np.zeros(n)  # type: ignore[return-value]
