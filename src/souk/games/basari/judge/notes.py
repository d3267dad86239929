"""What the judge notes of the positions that it was asked about, in the buffer of its net.

All seats choose at the same time, and each is asked apart: how barters would end is the same for all of them. And what
a colour or a pawn looks like is often the same in one position and the next.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Doubles, Ints, State, rule
from souk.engine.net import AT_NOTES
from souk.games.basari.state import CHOOSE, OPENING

from .outcomes import DEALS

TABLE_SIZE: Final = 4 * 10 + 4  # numbers that say which position it is
DEALS_AT: Final = TABLE_SIZE
COLOURS_AT: Final = DEALS_AT + DEALS  # for each colour three numbers that say what it looks like, and a part each seat
COLOUR_NOTES: Final = 7
PAWNS_AT: Final = COLOURS_AT + 4 * COLOUR_NOTES


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


@rule
def note_colour(s: State, seat: int, hands: Ints, colour: int, rounds: float, net: Doubles) -> bool:
    """Note what the majorities of a colour depend on, and with whose eyes; whether it is new."""
    at = int(net[AT_NOTES]) + COLOURS_AT + COLOUR_NOTES * colour
    held = 0
    for other in range(s.players):
        held = 32 * held + hands[4 * other + colour]
    when = 1 + 2 * (4 * seat + s.scorings) + (s.phase >= OPENING)
    if net[at] == held and net[at + 1] == when and net[at + 2] == rounds:
        return False
    net[at] = held
    net[at + 1] = when
    net[at + 2] = rounds
    return True


@rule
def part_at(net: Doubles, colour: int) -> int:
    """Where it stands what each seat can expect of a colour."""
    return int(net[AT_NOTES]) + COLOURS_AT + COLOUR_NOTES * colour + 3


@rule
def note_archway(s: State, other: int, k: int, net: Doubles) -> bool:
    """Note what lies around the k-th seat's pawn; whether it is new."""
    at = int(net[AT_NOTES]) + PAWNS_AT + k
    around = 1 + 2 * (4 * (s.archway[other] + 1) + s.scorings) + (s.phase == CHOOSE)
    if net[at] == around:
        return False
    net[at] = around
    return True
