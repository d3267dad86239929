"""From expected final scores to shares of the victory, and to how much one seat's points matter to another."""

from __future__ import annotations

import math

from souk.engine.buffers import int_buffer
from souk.engine.contract import Ints, rule
from souk.games.basari.state import State

from .outlook import game_rounds, lead_kept, outlook, rounds_left, way_left
from .unit import UNIT

SPREAD = 3.8  # of a final score in points when all but the last scoring is done,
SPREAD_A_ROUND = 1.33  # and the more so the more rounds are to come


@rule
def write_shares(s: State, open_cards: bool, shares: Ints) -> None:
    """Each seat's share of the victory in millionths: a softmax of the scores, sharper towards the end."""
    e = int_buffer(4)
    ways = int_buffer(4)
    outlook(s, open_cards, int_buffer(16), ways, e)
    rounds = game_rounds(s, rounds_left(s, ways))
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
    """What a final point of every seat (column) is worth to every seat (row), measured in points of today.

    A rival's point costs as much as its share of what the seat does not win itself.
    """
    shares = int_buffer(4)
    write_shares(s, False, shares)
    ways = int_buffer(4)
    for seat in range(s.players):
        ways[seat] = way_left(s, seat)
    final = int(UNIT / lead_kept(game_rounds(s, rounds_left(s, ways))))
    for seat in range(s.players):
        rest = 1
        for other in range(s.players):
            if other != seat:
                rest += shares[other]
        for other in range(s.players):
            sway[4 * seat + other] = final if other == seat else -final * shares[other] // rest


@rule
def swayed(s: State, sway: Ints, seat: int, change: Ints) -> int:
    """A change of everybody's expected points as one seat sees it."""
    total = 0
    for other in range(s.players):
        total += sway[4 * seat + other] * change[other] // UNIT
    return total
