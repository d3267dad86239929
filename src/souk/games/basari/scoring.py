"""Scores: laps, majorities in the four colours, and who wins."""

from __future__ import annotations

from souk.engine.contract import Ints, rule

from .board import RING
from .state import DISCS, FROM_COLOURS, FROM_LAPS, MAJORITIES, State

GEMS_OF_A_COLOUR = 25
LAP_POINTS = 10
COLOUR_POINTS = [14, 12, 10, 8]
RETURNED_ALONE = 3
RETURNED_TIED = 2
BASE = 128  # more than there are gems


@rule
def supply(s: State, colour: int) -> int:
    """What nobody holds."""
    left = GEMS_OF_A_COLOUR
    for seat in range(s.players):
        left -= s.gems[seat][colour]
    return left


@rule
def score_laps(s: State) -> None:
    """Ten for each pawn that reached or passed its disc, however often (B13)."""
    for seat in range(s.players):
        if s.moved[seat] >= RING:
            s.sheet[seat][FROM_LAPS] += LAP_POINTS
    s.phase = MAJORITIES
    s.turn = 0


@rule
def score_colour(s: State, colour: int) -> None:
    """The most gems of a colour score, tied leaders share, and they give some back; nobody for none (B12)."""
    most = 1
    leaders = 0
    for seat in range(s.players):
        if s.gems[seat][colour] > most:
            most = s.gems[seat][colour]
            leaders = 0
        if s.gems[seat][colour] == most:
            leaders += 1
    returned = RETURNED_ALONE if leaders == 1 else RETURNED_TIED
    for seat in range(s.players):
        if s.gems[seat][colour] == most:
            s.sheet[seat][FROM_COLOURS] += COLOUR_POINTS[colour] // leaders
            s.gems[seat][colour] -= min(returned, most)
    s.turn += 1
    if s.turn == 4:
        s.phase = DISCS


@rule
def score(s: State, seat: int) -> int:
    """The sum of a seat's sheet."""
    return int(s.sheet[seat][0] + s.sheet[seat][1] + s.sheet[seat][2] + s.sheet[seat][3])


@rule
def scores(s: State, out: Ints) -> int:
    """Each seat's score."""
    for seat in range(s.players):
        out[seat] = score(s, seat)
    return s.players


@rule
def winners(s: State) -> int:
    """Most points; then more gems, then the more valuable ones (B16); still equal: shared."""
    best = -1
    mask = 0
    for seat in range(s.players):
        rank = standing(s, seat)
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask


@rule
def standing(s: State, seat: int) -> int:
    """Score, number of gems and gems of each colour as one number that compares as they do, one after the other."""
    gems = 0
    by_colour = 0
    for colour in range(4):
        gems += s.gems[seat][colour]
        by_colour = by_colour * BASE + s.gems[seat][colour]
    return (score(s, seat) * BASE + gems) * BASE**4 + by_colour
