"""How compiled code remembers positions: by all their bytes, so that nothing is ever taken for something else.

A slot in the buffer of the net has a mark (the seat, from 1), the bytes as whole numbers, and what the net said.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .net import AT_MEMO, AT_OUTPUTS, MEMO_SLOT, MEMO_SLOTS, SEATS

KEY = MEMO_SLOT - 9  # whole numbers that the bytes of a position may fill
MIXER = np.uint64(0x9E3779B97F4A7C15)


@intrinsic  # type: ignore[untyped-decorator]
def _size(context: Any, record: Any) -> Any:
    """The bytes of a record, known when it is compiled."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return ir.Constant(ir.IntType(64), record.size)

    return (types.int64(record), generate) if isinstance(record, types.Record) else None


@intrinsic  # type: ignore[untyped-decorator]
def _word(context: Any, record: Any, at: Any) -> Any:
    """Eight bytes of a record as a whole number."""

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        first = builder.bitcast(args[0], ir.IntType(8).as_pointer())
        place = builder.bitcast(builder.gep(first, [args[1]]), ir.IntType(64).as_pointer())
        return builder.load(place, align=1)

    return (types.int64(record, types.int64), generate) if isinstance(record, types.Record) else None


def recall(s: Any, seat: int, net: Any) -> int:
    """Look into the slot that the bytes lead to."""
    size = _size(s)
    words = (size + 7) // 8
    if words > KEY:
        return 0
    mix = np.uint64(seat + 1)
    for k in range(words):
        mix = (mix ^ np.uint64(_word(s, min(8 * k, size - 8)))) * MIXER
        mix ^= mix >> np.uint64(29)
    place = int(net[AT_MEMO]) + int(np.int64(mix % np.uint64(MEMO_SLOTS))) * MEMO_SLOT
    slot = net[place : place + MEMO_SLOT]
    if slot[0] != seat + 1:
        return -place
    key = slot[1 : 1 + KEY].view(np.int64)
    for k in range(words):
        if key[k] != _word(s, min(8 * k, size - 8)):
            return -place
    out = int(net[AT_OUTPUTS])
    said = net[out : out + 8]
    for k in range(2 * int(net[SEATS])):
        said[k] = slot[1 + KEY + k]
    return place


def keep(s: Any, seat: int, net: Any, place: int) -> None:
    """Fill a slot; whatever was there is forgotten."""
    if place == 0:
        return
    size = _size(s)
    slot = net[-place : -place + MEMO_SLOT]
    key = slot[1 : 1 + KEY].view(np.int64)
    slot[0] = seat + 1
    for k in range((size + 7) // 8):
        key[k] = _word(s, min(8 * k, size - 8))
    out = int(net[AT_OUTPUTS])
    said = net[out : out + 8]
    for k in range(2 * int(net[SEATS])):
        slot[1 + KEY + k] = said[k]
