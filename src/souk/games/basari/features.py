"""What a seat sees as numbers for learning: itself first, then the others in seat order."""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Floats, rule

from .board import GEMS, POINTS, RING
from .rules import actors
from .scoring import score, supply
from .state import CHOOSE, NOWHERE, ROLL, ROLL_CARD, State

PHASE_FEATURES = ROLL + 1
TABLE_FEATURES = 4 + 3 + 4 + 4 + 4  # progress, action, supply, standing offer, counts said
SEAT_FEATURES = 4 + 3 + 5 + 4 + 2  # gems, score and way, archway, card, part in what goes on
AHEAD = 6  # archways that a die can reach
AHEAD_FEATURES = 5 * AHEAD
N_FEATURES: Final = PHASE_FEATURES + TABLE_FEATURES + 4 * SEAT_FEATURES + AHEAD_FEATURES


@rule
def features(s: State, seat: int, out: Floats) -> int:
    """Everything that the seat may know, each number about 0 to 1."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    out[s.phase] = 1.0
    table_features(s, PHASE_FEATURES, out)
    n = PHASE_FEATURES + TABLE_FEATURES
    for k in range(s.players):
        seat_features(s, (seat + k) % s.players, k == 0, n + k * SEAT_FEATURES, out)
    n += 4 * SEAT_FEATURES
    if s.archway[seat] != NOWHERE:
        for steps in range(1, AHEAD + 1):
            archway_features((s.archway[seat] + steps) % RING, n + 5 * (steps - 1), out)
    return n + AHEAD_FEATURES


@rule
def table_features(s: State, n: int, out: Floats) -> None:
    """What belongs to nobody: progress, the supply and the barter."""
    out[n] = s.round / 30
    out[n + 1] = s.scorings / 3
    out[n + 2] = s.players - 3.0
    out[n + 3] = s.die / 6
    if s.action >= ROLL_CARD:
        out[n + 3 + s.action] = 1.0
    for colour in range(4):
        out[n + 7 + colour] = supply(s, colour) / 25
        out[n + 11 + colour] = s.offer[colour] / 10
        out[n + 15 + colour] = s.bid[colour] / 10


@rule
def seat_features(s: State, seat: int, own: bool, n: int, out: Floats) -> None:
    """One seat. Of what others choose in secret only that they have chosen is told (B3)."""
    for colour in range(4):
        out[n + colour] = s.gems[seat][colour] / 10
    out[n + 4] = score(s, seat) / 100
    out[n + 5] = s.moved[seat] / RING
    out[n + 6] = (s.archway[seat] + 1) / RING
    if s.archway[seat] != NOWHERE:
        archway_features(s.archway[seat], n + 7, out)
    if s.card[seat] >= ROLL_CARD:
        out[n + 12] = 1.0
        if own or s.phase != CHOOSE:
            out[n + 12 + s.card[seat]] = 1.0
        if s.card[seat] == s.action:
            out[n + 16] = 1.0
    if actors(s) >> seat & 1:
        out[n + 17] = 1.0


@rule
def archway_features(archway: int, n: int, out: Floats) -> None:
    """The points and gems of an archway."""
    out[n] = POINTS[archway] / 7
    for colour in range(4):
        out[n + 1 + colour] = GEMS[archway][colour] / 4
