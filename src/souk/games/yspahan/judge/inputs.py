"""A position as one seat knows it, in whole numbers for a net: the own seat first, then those after it.

Each seat's traits (see `heuristics/traits.py`) with what they say about the points to come, then what all share: the
calendar, the tower, the town, the caravan, the cards. Nobody's hand is looked at but the own one; a card that was drawn
but not looked at yet counts as the mean of what it can be.
"""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import int_buffer
from souk.engine.contract import Doubles, Ints, rule
from souk.engine.net import AT_BASIS, AT_INPUTS
from souk.games.yspahan.board import CARAVAN_ROW, DISTANCE, FIRST_SHOP, FULL, N_SOUKS, SHOPS_AT, SOUK_POINTS, SOUK_SIZE
from souk.games.yspahan.board import SOURCES as SCORE_SOURCES
from souk.games.yspahan.heuristics.traits import (
    BITS,
    N_PHASES,
    N_SQUARES,
    N_TRAITS,
    TRAITS,
    phase_of,
    traits,
    turns_today,
)
from souk.games.yspahan.heuristics.weights import SPREAD, WEIGHTS
from souk.games.yspahan.moves import BONUS_CARD, BUY, CHOICE, DRAW_CARD, PLAY, SHOP, USED
from souk.games.yspahan.moves import SUPERVISOR as SUPERVISOR_USE
from souk.games.yspahan.souks import score
from souk.games.yspahan.state import CHOOSE, ROLL, SUPPLY, State

from .notes import note_seat, note_table, write_shops

SOURCES: Final = SCORE_SOURCES
SHARE: Final = 15.0  # points that a whole victory is worth to who plays by the net
FIRST_CARD: Final = TRAITS.index("exchange")
CARD_TRAITS: Final = 11  # nine kinds, and what two of them would take
# What people overlook: to send the supervisor, to draw, to discard for a die, to buy dice, to swap goods.
EASILY_MISSED: Final = frozenset(
    {USED + SUPERVISOR_USE, USED + DRAW_CARD, *range(BUY + 1, CHOICE), *range(BONUS_CARD, SHOP), PLAY}
)
PARTS: Final = 60  # in which cards are counted: a card that may be one of many is a little of each

# Where things stand among the inputs, for 4 players; with fewer the places of the missing seats stay 0.
SEAT_EXTRAS: Final = 8
SEAT_SIZE: Final = N_TRAITS + SEAT_EXTRAS
CALENDAR: Final = 4 * SEAT_SIZE
MOMENT: Final = CALENDAR + N_PHASES
TOWER: Final = MOMENT + 8
FACES: Final = TOWER + 12
CARDS: Final = FACES + 7
SUPERVISOR: Final = CARDS + 13
SOUKS: Final = SUPERVISOR + N_SQUARES
SOUK_SIZE_IN: Final = 8  # for each seat: its cubes, and whether that is all
CARAVAN: Final = SOUKS + SOUK_SIZE_IN * N_SOUKS
OPTION: Final = CARAVAN + 13
N_INPUTS: Final = OPTION + 3

# For each square as the supervisor's and each face of a die: which shops of a souk that die reaches, as a bit mask.
REACHED = [
    [
        [
            sum(
                1 << k
                for k in range(SOUK_SIZE[souk])
                if any(FIRST_SHOP[souk] + k in SHOPS_AT[to] for to in range(N_SQUARES) if DISTANCE[at][to] == face)
            )
            for souk in range(N_SOUKS)
        ]
        for face in range(7)
    ]
    for at in range(N_SQUARES)
]


@rule
def is_ripe(s: State) -> bool:
    """When a day begins, when its dice are about to roll, and when a turn begins."""
    if s.depth == 0:
        return False
    frame = s.frame[s.depth - 1]
    if frame == ROLL:
        return s.white[0] + s.white[1] + s.white[2] + s.white[3] + s.white[4] + s.white[5] == 0
    return frame in (SUPPLY, CHOOSE)


@rule
def points_by_source(s: State, out: Ints) -> int:
    """The score sheet."""
    for seat in range(s.players):
        for source in range(6):
            out[6 * seat + source] = s.sheet[seat][source]
    return 6


@rule
def observe(s: State, seat: int, net: Doubles) -> int:
    """Write all inputs, and the linear outlook of every seat to stand on; of seats that have changed nothing, nothing.

    Of positions that are asked about one after the other most differ in one or two seats.
    """
    at = int(net[AT_INPUTS])
    for k in range(CALENDAR, N_INPUTS):
        net[at + k] = 0.0
    buffer = int_buffer(N_TRAITS + 18)
    unseen = write_cards(s, seat, net, at, buffer)
    all_new = note_table(s, seat, net)
    shops = int_buffer(4)
    write_shops(s, shops)
    for k in range(s.players):
        if note_seat(s, (seat + k) % s.players, k, net, shops) or all_new:
            write_seat(s, seat, k, net, at + SEAT_SIZE * k, buffer, unseen)
    write_basis_logits(s, net)
    net[at + CALENDAR + phase_of(s, seat)] = 1.0
    write_moment(s, seat, net, at)
    write_tower(s, net, at)
    write_town(s, seat, net, at)
    return N_INPUTS


@rule
def write_cards(s: State, seat: int, net: Doubles, at: int, buffer: Ints) -> int:
    """What cards are left to draw; the buffer gets the unseen ones and the own hand, in parts, after the traits.

    Returns how many are unseen.
    """
    total = 0
    held = 0
    for kind in range(9):
        unseen = 2 - s.hand[seat][kind] - s.discards[kind]
        buffer[N_TRAITS + kind] = unseen
        total += unseen
        held += s.hand[seat][kind]
        net[at + CARDS + kind] = s.discards[kind]
    unknown = s.cards[seat] - held
    for kind in range(9):
        mean = PARTS * unknown * buffer[N_TRAITS + kind] // total if unknown > 0 and total > 0 else 0
        buffer[N_TRAITS + 9 + kind] = PARTS * s.hand[seat][kind] + mean
    net[at + CARDS + 9] = s.left
    return total


@rule
def write_seat(s: State, seat: int, k: int, net: Doubles, at: int, buffer: Ints, unseen: int) -> None:
    """One seat: its traits, what they promise, and its place today."""
    other = (seat + k) % s.players
    traits(s, other, buffer)
    row = (s.players - 2) * N_PHASES + phase_of(s, other)
    points = 1000 * score(s, other)
    if k == 0:
        for kind in range(9):
            points += buffer[N_TRAITS + 9 + kind] * WEIGHTS[row][FIRST_CARD + kind] // PARTS
            net[at + FIRST_CARD + kind] = buffer[N_TRAITS + 9 + kind]
        for i in range(FIRST_CARD + 9, FIRST_CARD + CARD_TRAITS):
            points += buffer[i] * WEIGHTS[row][i]
            net[at + i] = buffer[i]
    elif unseen > 0:
        for kind in range(9):
            points += s.cards[other] * buffer[N_TRAITS + kind] * WEIGHTS[row][FIRST_CARD + kind] // unseen
    for i in range(FIRST_CARD):
        points += buffer[i] * WEIGHTS[row][i]
        net[at + i] = buffer[i]
    for i in range(FIRST_CARD + CARD_TRAITS, N_TRAITS):
        points += buffer[i] * WEIGHTS[row][i]
        net[at + i] = buffer[i]
    net[int(net[AT_BASIS]) + k] = points / 1000
    extra = at + N_TRAITS
    net[extra] = score(s, other)
    net[extra + 1] = points // 1000
    net[extra + 2] = s.cards[other]
    net[extra + 3] = turns_today(s, other)
    write_threats(s, other, net, extra + 4)
    for place in range(s.players):
        if s.order[place] == other:
            net[extra + 6] = place
            net[extra + 7] = 1.0 if place == s.turn else 0.0


@rule
def write_threats(s: State, other: int, net: Doubles, at: int) -> None:
    """Points of complete souks, and cubes, that the dice on the tower let the supervisor reach at no price."""
    points = 0
    cubes = 0
    for souk in range(N_SOUKS):
        if s.owner[souk] == other + 1:
            reached = 0
            for row in range(6):
                if s.white[row] > 0:
                    reached |= REACHED[s.supervisor][s.value[row]][souk]
            hit = BITS[s.souk[souk] & reached]
            cubes += hit
            if s.souk[souk] == FULL[souk] and hit > 0:
                points += SOUK_POINTS[souk]
    net[at] = points
    net[at + 1] = cubes


@rule
def write_basis_logits(s: State, net: Doubles) -> None:
    """The expected scores, the more spread out the nearer the end is."""
    basis = int(net[AT_BASIS])
    spread = 0
    for seat in range(s.players):
        spread += SPREAD[(s.players - 2) * N_PHASES + phase_of(s, seat)]
    scale = 1000.0 * s.players / spread
    for k in range(s.players):
        net[basis + s.players + k] = net[basis + k] * scale


@rule
def write_moment(s: State, seat: int, net: Doubles, at: int) -> None:
    """Who is on turn, and what is due."""
    net[at + MOMENT + (s.order[s.turn] - seat) % s.players] = 1.0
    if s.depth > 0:
        frame = s.frame[s.depth - 1]
        if frame == SUPPLY:
            net[at + MOMENT + 4] = 1.0
        elif frame == ROLL:
            net[at + MOMENT + 5] = 1.0
        elif frame != CHOOSE:
            net[at + MOMENT + 6] = 1.0
    net[at + MOMENT + 7] = s.turn


@rule
def write_tower(s: State, net: Doubles, at: int) -> None:
    """The dice in each row, and how many show each face; nothing while they roll."""
    if s.depth > 0 and s.frame[s.depth - 1] != ROLL:
        for row in range(6):
            dice = s.white[row] + s.yellow[row]
            if dice > 0:
                net[at + TOWER + 2 * row] = dice
                net[at + TOWER + 2 * row + 1] = s.value[row]
                net[at + FACES + s.value[row] - 1] = dice
    net[at + FACES + 6] = s.bought


@rule
def write_town(s: State, seat: int, net: Doubles, at: int) -> None:
    """The supervisor, the souks by owner, the caravan by seat and row, and the option about building cards."""
    net[at + SUPERVISOR + s.supervisor] = 1.0
    for souk in range(N_SOUKS):
        if s.owner[souk] > 0:
            place = at + SOUKS + SOUK_SIZE_IN * souk + 2 * ((s.owner[souk] - 1 - seat) % s.players)
            net[place] = BITS[s.souk[souk]]
            if s.souk[souk] == FULL[souk]:
                net[place + 1] = 1.0
    for place in range(s.loaded):
        row = place // CARAVAN_ROW[s.players]
        net[at + CARAVAN + 3 * ((s.caravan[place] - 1 - seat) % s.players) + row] += 1.0
    net[at + CARAVAN + 12] = s.loaded
    net[at + OPTION + s.building_cards] = 1.0
