"""What a position is worth: expected final scores, and from them the shares of the victory.

A seat's points to come are the sum of its traits times the weights of its phase, all in whole thousandths of a point,
so that plain and compiled code agree to the last bit.
"""

from __future__ import annotations

from math import exp

import numpy as np

from souk.engine.contract import Floats, Ints, rule
from souk.engine.loops import share_victory
from souk.games.yspahan.rules import winners
from souk.games.yspahan.souks import score
from souk.games.yspahan.state import State

from .traits import N_PHASES, N_TRAITS, phase_of, traits
from .weights import SPREAD, WEIGHTS


@rule
def room() -> Ints:
    """A fresh buffer for the traits of a seat, and a number for every seat."""
    return [0] * (N_TRAITS + 4)


def _packed_room() -> Ints:
    return np.empty(N_TRAITS + 4, np.int64)  # type: ignore[return-value]


room.__dict__["compiled_as"] = _packed_room


@rule
def outlook(s: State, seat: int, buffer: Ints) -> int:
    """The seat's expected final score in thousandths of a point."""
    total = 1000 * score(s, seat)
    if s.depth == 0:
        return total
    traits(s, seat, buffer)
    phase = (s.players - 2) * N_PHASES + phase_of(s, seat)
    for k in range(N_TRAITS):
        total += buffer[k] * WEIGHTS[phase][k]
    return total


@rule
def expected_scores(s: State, out: Floats) -> int:
    """Each seat's expected final score."""
    buffer = room()
    for seat in range(s.players):
        out[seat] = outlook(s, seat, buffer) / 1000
    return int(s.players)


@rule
def value(s: State, out: Floats) -> int:
    """Each seat's share of the victory: the estimates through a softmax that is the sharper, the nearer the end."""
    if s.depth == 0:
        share_victory(winners(s), s.players, out)
        return int(s.players)
    buffer = room()
    spread = 0
    best = -1000000
    for seat in range(s.players):
        points = outlook(s, seat, buffer)
        buffer[N_TRAITS + seat] = points
        best = max(best, points)
        spread += SPREAD[(s.players - 2) * N_PHASES + phase_of(s, seat)]
    total = 0.0
    for seat in range(s.players):
        total += exp((buffer[N_TRAITS + seat] - best) * s.players / spread)
    for seat in range(s.players):
        out[seat] = exp((buffer[N_TRAITS + seat] - best) * s.players / spread) / total
    return int(s.players)
