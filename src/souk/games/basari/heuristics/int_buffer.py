"""Buffers of whole numbers, made on the spot inside a rule.

Points, gems and chances are noted in millionths. Whole numbers are the same in plain and in compiled code, where a
buffer of numbers for learning is rounded to 32 bits.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from souk.engine.contract import Ints, rule

UNIT = 1_000_000


def _packed_int_buffer(n: int) -> Any:
    return np.zeros(n, np.int64)


@rule
def int_buffer(n: int) -> Ints:
    """A fresh buffer of n zeros."""
    return [0] * n


int_buffer.__dict__["compiled_as"] = _packed_int_buffer
