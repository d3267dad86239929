"""Buffers that a rule makes on the spot."""

from __future__ import annotations

from .contract import Ints, rule


@rule
def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return [0] * n


int_buffer.__dict__["compiled_as"] = "souk.engine.buffers_compiled:int_buffer"
