"""A position as numbers for learning, from one seat's eyes: own things first, then the others in their order of seats.

The layout, field by field, is `LAYOUT`; everything is scaled to about 0..1.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Floats, rule

from .board import CARAVAN_ROW, FULL, N_SOUKS, SQUARES
from .rules import actors
from .souks import score
from .state import State

LAYOUT: Final = {  # name: how many numbers
    "players": 3,  # one of 2, 3, 4
    "week, day": 2,
    "what is due": 17,
    "cards in own hand by kind": 9,
    "cards not seen by kind": 9,
    "deck, discards": 2,
    "each seat: score, gold, camels, cards, acts now, place in the order": 24,
    "each seat: buildings": 24,
    "each seat: cubes in the caravan by row": 12,
    "each souk: filled, and by relative seat who owns it": 70,
    "single shops filled": 47,
    "supervisor": 29,
    "caravan places taken": 1,
    "each row of the tower: white, yellow, value": 18,
    "chosen group: row, face, dice, cubes left": 4,
    "turns left in the day, building done": 2,
}
N_FEATURES: Final = sum(LAYOUT.values())
N_SQUARES: Final = len(SQUARES)


@rule
def features(s: State, seat: int, out: Floats) -> int:
    """Write all numbers in the order of the layout."""
    for k in range(N_FEATURES):
        out[k] = 0.0
    out[s.players - 2] = 1.0
    out[3] = s.week / 3
    out[4] = s.day / 7
    if s.depth > 0:
        out[5 + s.frame[s.depth - 1] - 1] = 1.0
    n = card_features(s, seat, out, 22)
    n = seat_features(s, seat, out, n)
    n = souk_features(s, seat, out, n)
    return tower_features(s, out, n)


@rule
def card_features(s: State, seat: int, out: Floats, n: int) -> int:
    """Own cards, the ones not seen, deck and discards."""
    for kind in range(9):
        if seat < s.players:
            out[n + kind] = s.hand[seat][kind] / 2
        unseen = s.deck[kind]
        for other in range(s.players):
            if other != seat:
                unseen += s.hand[other][kind]
        out[n + 9 + kind] = unseen / 2
    discards = 0
    for kind in range(9):
        discards += s.discards[kind]
    out[n + 18] = s.left / 18
    out[n + 19] = discards / 18
    return n + 20


@rule
def seat_features(s: State, seat: int, out: Floats, n: int) -> int:
    """What each player has, from the own seat clockwise."""
    acting = actors(s)
    for k in range(s.players):
        other = (seat + k) % s.players
        at = n + 6 * k
        out[at] = score(s, other) / 100
        out[at + 1] = s.gold[other] / 10
        out[at + 2] = s.camels[other] / 10
        out[at + 3] = s.cards[other] / 6
        out[at + 4] = acting >> other & 1
        for place in range(s.players):
            if s.order[place] == other:
                out[at + 5] = (place + 1) / 4
        for building in range(6):
            out[n + 24 + 6 * k + building] = s.built[other] >> building & 1
        for place in range(s.loaded):
            if s.caravan[place] == other + 1:
                out[n + 48 + 3 * k + place // CARAVAN_ROW[s.players]] += 0.25
    return n + 60


@rule
def souk_features(s: State, seat: int, out: Floats, n: int) -> int:
    """The town."""
    shop = n + 5 * N_SOUKS
    for souk in range(N_SOUKS):
        out[n + 5 * souk] = s.souk[souk] / FULL[souk]
        if s.owner[souk] > 0:
            out[n + 5 * souk + 1 + (s.owner[souk] - 1 - seat) % s.players] = 1.0
        bits = FULL[souk]
        filled = s.souk[souk]
        while bits > 0:
            out[shop] = filled & 1
            shop += 1
            filled >>= 1
            bits >>= 1
    out[shop + s.supervisor] = 1.0
    out[shop + N_SQUARES] = s.loaded / 12
    return shop + N_SQUARES + 1


@rule
def tower_features(s: State, out: Floats, n: int) -> int:
    """The dice and the turn."""
    for row in range(6):
        out[n + 3 * row] = s.white[row] / 9
        out[n + 3 * row + 1] = s.yellow[row] / 3
        out[n + 3 * row + 2] = s.value[row] / 6
    n += 18
    out[n] = s.row / 5
    out[n + 1] = s.face / 6
    out[n + 2] = s.dice / 9
    if s.depth > 0:
        out[n + 3] = s.arg[s.depth - 1] / 9
    out[n + 4] = s.turn / 4
    out[n + 5] = s.has_built
    return n + 6
