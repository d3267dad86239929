"""What the judge notes of a position while cards are chosen, in the buffer of its net.

All seats choose at the same time, and each is asked apart. How barters would end is the same for all of them.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Doubles, Ints, State, rule
from souk.engine.net import AT_NOTES

from .outcomes import DEALS

TABLE_SIZE: Final = 4 * 10 + 4  # numbers that say which position it is
DEALS_AT: Final = TABLE_SIZE


@rule
def recall_deals(s: State, net: Doubles, deals: Ints) -> bool:
    """Read how all barters would end, if this is the position that was noted."""
    at = int(net[AT_NOTES])
    if not is_noted(s, net, at):
        return False
    for k in range(DEALS):
        deals[k] = int(net[at + DEALS_AT + k])
    return True


@rule
def note_deals(s: State, net: Doubles, deals: Ints) -> None:
    """Note a position, and how all barters would end in it."""
    at = int(net[AT_NOTES])
    net[at] = s.players
    net[at + 1] = s.scorings
    net[at + 2] = s.round
    net[at + 3] = s.phase
    for seat in range(s.players):
        row = at + 4 + 10 * seat
        net[row] = s.archway[seat]
        net[row + 1] = s.moved[seat]
        for k in range(4):
            net[row + 2 + k] = s.gems[seat][k]
            net[row + 6 + k] = s.sheet[seat][k]
    for k in range(DEALS):
        net[at + DEALS_AT + k] = deals[k]


@rule
def is_noted(s: State, net: Doubles, at: int) -> bool:
    """Whether all that barters depend on is as it was noted."""
    if net[at] != s.players or net[at + 1] != s.scorings or net[at + 2] != s.round or net[at + 3] != s.phase:
        return False
    for seat in range(s.players):
        row = at + 4 + 10 * seat
        if net[row] != s.archway[seat] or net[row + 1] != s.moved[seat]:
            return False
        for k in range(4):
            if net[row + 2 + k] != s.gems[seat][k] or net[row + 6 + k] != s.sheet[seat][k]:
                return False
    return True
