"""From expected final scores to shares of the victory, and to how much one seat's points matter to another."""

from __future__ import annotations

import math

from souk.engine.contract import Ints, rule
from souk.games.basari.board import RING
from souk.games.basari.rules import SCORINGS
from souk.games.basari.state import State

from .desk import UNIT, notes
from .outlook import STEPS_A_ROUND, outlook, rounds_left

SPREAD = 1.0  # of a final score in points when all but the last scoring is done,
SPREAD_A_ROUND = 2.2  # and the more so the more rounds are to come


@rule
def write_shares(s: State, shares: Ints) -> None:
    """Each seat's share of the victory in millionths: a softmax of the scores, sharper towards the end."""
    e = notes(4)
    ways = notes(4)
    outlook(s, notes(16), ways, e)
    rounds = rounds_left(s, ways) + (SCORINGS - 1 - s.scorings) * RING / STEPS_A_ROUND
    spread = UNIT * (SPREAD + SPREAD_A_ROUND * math.sqrt(rounds))
    most = e[0]
    for seat in range(1, s.players):
        most = max(most, e[seat])
    total = 0.0
    for seat in range(s.players):
        total += math.exp((e[seat] - most) / spread)
    for seat in range(s.players):
        shares[seat] = int(UNIT * math.exp((e[seat] - most) / spread) / total)


@rule
def write_sway(s: State, sway: Ints) -> None:
    """What one point of every seat (column) is worth to every seat (row): an own one 1, others' less than nothing.

    A rival's point costs as much as its share of what the seat does not win itself.
    """
    shares = notes(4)
    write_shares(s, shares)
    for seat in range(s.players):
        rest = 1
        for other in range(s.players):
            if other != seat:
                rest += shares[other]
        for other in range(s.players):
            sway[4 * seat + other] = UNIT if other == seat else -UNIT * shares[other] // rest


@rule
def swayed(s: State, sway: Ints, seat: int, change: Ints) -> int:
    """A change of everybody's expected points as one seat sees it."""
    total = 0
    for other in range(s.players):
        total += sway[4 * seat + other] * change[other] // UNIT
    return total
