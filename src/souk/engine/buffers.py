"""Buffers that a rule makes on the spot."""

from __future__ import annotations

from array import array

from .contract import Doubles, Floats, Ints, State, States, rule


@rule
def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return [0] * n


@rule
def float_buffer(n: int) -> Floats:
    """A fresh buffer of n zeros, as coarse as in machine code."""
    return array("f", bytes(4 * n))  # type: ignore[return-value]


@rule
def double_buffer(n: int) -> Doubles:
    """A fresh buffer of n zeros, each as exact as Python's own numbers."""
    return array("d", bytes(8 * n))


@rule
def state_buffer(s: State, n: int) -> States:
    """Room for n states; the first is like this one, the others are whatever they are."""
    return [s.copy() for _ in range(n)]


for _made in (int_buffer, float_buffer, double_buffer, state_buffer):
    _made.__dict__["compiled_as"] = f"souk.engine.buffers_compiled:{_made.__name__}"
