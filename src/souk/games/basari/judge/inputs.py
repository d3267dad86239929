"""A position in whole numbers for a net: the own seat first, then those after it. Chosen cards are not looked at.

Of the ring only what lies ahead of each pawn counts, so that a net can be asked about any layout. What a net stands on
is the hand-made outlook (`heuristics/outlook.py`).
"""

from __future__ import annotations

import math
from typing import Final

from souk.engine.buffers import int_buffer
from souk.engine.contract import Doubles, Ints, rule
from souk.engine.net import AT_BASIS, AT_INPUTS
from souk.games.basari.board import GEMS, POINTS, RING
from souk.games.basari.heuristics.outlook import (
    GEM_WORTH,
    add_majorities,
    add_way,
    game_rounds,
    lap_chance,
    level_scores,
    rounds_left,
    write_pending,
)
from souk.games.basari.heuristics.shares import SPREAD, SPREAD_A_ROUND
from souk.games.basari.heuristics.unit import UNIT
from souk.games.basari.scoring import score, supply
from souk.games.basari.state import CHOOSE, MOVE, NO_CARD, NOWHERE, State
from souk.games.basari.state import SOURCES as SCORE_SOURCES

from .notes import note_archway, note_colour, part_at

SOURCES: Final = SCORE_SOURCES
SHARE: Final = 60.0  # points that a whole victory is worth to who plays by the net
PLANS: Final = 0.25  # the part of the time that it counts on others who choose their cards as planners do
HALF_POINT: Final = UNIT // 2
PAIRS_AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]  # of the 36 throws of two dice

# One seat's numbers.
OUTLOOK: Final = 0
LEAD: Final = 1
SCORE: Final = 2
WAY: Final = 3
BEHIND: Final = 4
REACH: Final = 5
REACH_TWICE: Final = 6
LAP: Final = 7
IN_HAND: Final = 8
MAJORITY: Final = 12
NEAR: Final = 16  # the six archways ahead: their points, their gems
FAR: Final = 21  # the six after them
BEST: Final = 26
HERE: Final = 27  # the archway itself, while cards are chosen
BEST_HERE: Final = 32
SEAT_SIZE: Final = 33
# Then how far each seat leads or is behind in each colour, one of seven, and what all share.
EDGES: Final = 4 * SEAT_SIZE
MOST_EDGE: Final = 3
EDGE_SIZE: Final = 2 * MOST_EDGE + 1
TABLE: Final = EDGES + 16 * EDGE_SIZE
N_INPUTS: Final = TABLE + 10


@rule
def is_ripe(s: State) -> bool:
    """When a round begins, and when its dice lie there and nobody has chosen a card."""
    if s.phase == CHOOSE:
        for seat in range(s.players):
            if s.card[seat] != NO_CARD:
                return False
        return True
    return s.phase == MOVE and s.turn == 0


@rule
def points_by_source(s: State, out: Ints) -> int:
    """The score sheet."""
    for seat in range(s.players):
        for source in range(4):
            out[4 * seat + source] = s.sheet[seat][source]
    return 4


@rule
def observe(s: State, seat: int, net: Doubles) -> int:
    """Write all inputs, and the hand-made outlook of every seat to stand on.

    What lies ahead of pawns, and majorities, are worked out only where they are new: of positions that are asked about
    one after the other most differ in little.
    """
    at = int(net[AT_INPUTS])
    hands = int_buffer(16)
    ways = int_buffer(4)
    e = int_buffer(4)
    write_pending(s, False, hands, ways, e)
    rounds = rounds_left(s, ways)
    level_scores(s, rounds, e)
    write_majorities(s, seat, hands, rounds, e, net, at)
    add_way(s, ways, rounds, e)
    write_basis(s, seat, rounds, e, net)
    least = ways[0]
    for other in range(1, s.players):
        least = min(least, ways[other])
    total = 0
    points = 0
    for other in range(s.players):
        total += e[other]
        points += score(s, other)
    for k in range(s.players):
        other = (seat + k) % s.players
        place = at + SEAT_SIZE * k
        net[place + OUTLOOK] = (s.players * e[other] - total) // (s.players * HALF_POINT)
        net[place + LEAD] = s.players * score(s, other) - points
        net[place + SCORE] = score(s, other)
        net[place + BEHIND] = (ways[other] - least) // UNIT
        net[place + LAP] = int(20 * lap_chance(s, ways, other, rounds))
        write_way(s, other, net, place)
        if note_archway(s, other, k, net):
            write_archways(s, other, net, place)
    write_table(s, rounds, least, net, at + TABLE)
    return N_INPUTS


@rule
def write_majorities(s: State, seat: int, hands: Ints, rounds: float, e: Ints, net: Doubles, at: int) -> None:
    """The gems of each seat, its edge over the best other, and what it can expect of each colour, which adds to `e`."""
    stock = int_buffer(8)
    part = int_buffer(4)
    for colour in range(4):
        if note_colour(s, seat, hands, colour, rounds, net):
            for other in range(s.players):
                part[other] = 0
            add_majorities(s, hands, colour, rounds, stock, part)
            for k in range(s.players):
                write_majority(s, (seat + k) % s.players, k, hands, colour, part, net, at)
        for other in range(s.players):
            e[other] += int(net[part_at(net, colour) + other])


@rule
def write_majority(s: State, other: int, k: int, hands: Ints, colour: int, part: Ints, net: Doubles, at: int) -> None:
    """What one seat has and can expect of one colour, and its edge over the best other, one of seven."""
    net[part_at(net, colour) + other] = part[other]
    best = 0
    for rival in range(s.players):
        if rival != other:
            best = max(best, hands[4 * rival + colour])
    edge = max(-MOST_EDGE, min(MOST_EDGE, hands[4 * other + colour] - best))
    edges = at + EDGES + EDGE_SIZE * (4 * k + colour)
    for step in range(EDGE_SIZE):
        net[edges + step] = 1.0 if step == MOST_EDGE + edge else 0.0
    net[at + SEAT_SIZE * k + IN_HAND + colour] = hands[4 * other + colour]
    net[at + SEAT_SIZE * k + MAJORITY + colour] = part[other] // HALF_POINT


@rule
def write_basis(s: State, seat: int, rounds: float, e: Ints, net: Doubles) -> None:
    """The expected scores, and as logits, the more spread out the nearer the end is."""
    basis = int(net[AT_BASIS])
    spread = SPREAD + SPREAD_A_ROUND * math.sqrt(game_rounds(s, rounds))
    for k in range(s.players):
        points = e[(seat + k) % s.players] / UNIT
        net[basis + k] = points
        net[basis + s.players + k] = points / spread


@rule
def write_way(s: State, seat: int, net: Doubles, place: int) -> None:
    """How far the disc is, and how many throws of a die, and of two, reach it."""
    way = max(0, RING - s.moved[seat])
    net[place + WAY] = way
    net[place + REACH] = max(0, min(6, 7 - way))
    net[place + REACH_TWICE] = PAIRS_AT_LEAST[min(13, way)]


@rule
def write_archways(s: State, seat: int, net: Doubles, place: int) -> None:
    """What lies ahead of a pawn, and while cards are chosen where it stands."""
    for k in range(NEAR, SEAT_SIZE):
        net[place + k] = 0.0
    if s.archway[seat] == NOWHERE:
        return
    there = int(s.archway[seat])
    worth = 0
    if s.phase == CHOOSE:
        net[place + BEST_HERE] = best_gain(s, there) // HALF_POINT
        add_archway(there, net, place + HERE)
    for steps in range(1, 13):
        there = there + 1 if there + 1 < RING else 0
        add_archway(there, net, place + (NEAR if steps <= 6 else FAR))
        if steps <= 6:
            worth += best_gain(s, there)
    net[place + BEST] = worth // UNIT


@rule
def add_archway(archway: int, net: Doubles, at: int) -> None:
    """Add the points and gems of an archway."""
    net[at] += POINTS[archway]
    for colour in range(4):
        net[at + 1 + colour] += GEMS[archway][colour]


@rule
def best_gain(s: State, archway: int) -> int:
    """A guess at what an archway gives to who may choose freely."""
    gems = 0
    for colour in range(4):
        gems += GEMS[archway][colour] * GEM_WORTH[min(2, s.scorings)][colour]
    return max(gems, UNIT * POINTS[archway])


@rule
def write_table(s: State, rounds: float, least: int, net: Doubles, at: int) -> None:
    """How far the game is, and what is left to take."""
    for scoring in range(3):
        net[at + scoring] = 1.0 if scoring == s.scorings else 0.0
    net[at + 3] = 1.0 if s.phase == CHOOSE else 0.0
    net[at + 4] = int(4 * rounds)
    net[at + 5] = least // UNIT
    for colour in range(4):
        net[at + 6 + colour] = min(9, supply(s, colour))
