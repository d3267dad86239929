"""Buffers that a rule makes on the spot."""

from __future__ import annotations

from array import array

from .contract import Doubles, Ints, rule


@rule
def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return [0] * n


int_buffer.__dict__["compiled_as"] = "souk.engine.buffers_compiled:int_buffer"


@rule
def double_buffer(n: int) -> Doubles:
    """A fresh buffer of n zeros, each as exact as Python's own numbers."""
    return array("d", bytes(8 * n))


double_buffer.__dict__["compiled_as"] = "souk.engine.buffers_compiled:double_buffer"
