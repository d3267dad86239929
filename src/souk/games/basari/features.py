"""A position as numbers for learning, as one seat sees it: itself first, then the others in seat order."""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Floats, rule
from souk.engine.layout import Field, Group, Layout

from .board import COLOURS, GEMS, POINTS, RING
from .rules import actors
from .scoring import score, supply
from .state import CARDS, CHOOSE, NOWHERE, ORDER, PHASES, ROLL_CARD, START, State

_COLOURS = ", ".join(COLOURS)
_ARCHWAY = (Field("points", 1, "/ 7"), Field("gems", 4, f"{_COLOURS}, / 4"))
AHEAD: Final = 6  # archways that a die can reach
LAYOUT: Final = Layout(
    Group(
        "table",
        Field("phase", len(PHASES), f"one of {', '.join(PHASES)}"),
        Field("round", 1, "/ 30"),
        Field("scorings", 1, "/ 3"),
        Field("players", 1, "0 for 3, 1 for 4"),
        Field("die", 1, "the first opening die of a barter, / 6"),
        Field("action", 3, f"being resolved, one of {', '.join(CARDS[1:4])}"),
        Field("supply", 4, f"{_COLOURS}, / 25"),
        Field("offer", 4, f"that stands: {_COLOURS}, / 10"),
        Field("bid", 4, f"said so far of the next offer: {_COLOURS}, / 10"),
    ),
    Group(
        "seat",
        Field("gems", 4, f"{_COLOURS}, / 10"),
        Field("score", 1, "/ 100"),
        Field("moved", 1, "archways since its disc was placed, / the ring"),
        Field("archway", 1, "its number from 1, / the ring; 0 for none yet"),
        *(Field(f"archway's {field.name}", field.size, field.meaning) for field in _ARCHWAY),
        Field("chosen", 1, "1 if it has chosen an action card"),
        Field("card", 3, f"one of {', '.join(CARDS[1:4])}; of others once all have chosen"),
        Field("takes part", 1, "1 if its card is for the action being resolved"),
        Field("acts", 1, "1 if it may act now"),
        Field("place", 1, "in the order of choosing start archways, from 1, / 4"),
        times=4,
    ),
    Group("ahead", *_ARCHWAY, times=AHEAD),
)
N_FEATURES: Final = len(LAYOUT)

# Where the parts begin.
_STARTS: Final = LAYOUT.starts()
ROUND: Final = _STARTS["table round"]
SEAT: Final = _STARTS["seat gems"]
SEAT_SIZE: Final = (_STARTS["ahead points"] - SEAT) // 4
NEXT: Final = _STARTS["ahead points"]


@rule
def features(s: State, seat: int, out: Floats) -> int:
    """Write all numbers in the order of the layout."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    out[s.phase] = 1.0
    table_features(s, ROUND, out)
    acting = actors(s)
    for other in range(s.players):
        further = other - seat if other >= seat else other - seat + s.players
        at = SEAT + SEAT_SIZE * further
        seat_features(s, other, further == 0, at, out)
        out[at + 17] = acting >> other & 1
    if s.phase in (ORDER, START):
        order_features(s, seat, out)
    archway = s.archway[seat]
    if archway != NOWHERE:
        for steps in range(AHEAD):
            archway = archway + 1 if archway + 1 < RING else 0
            archway_features(archway, NEXT + 5 * steps, out)
    return N_FEATURES


@rule
def table_features(s: State, n: int, out: Floats) -> None:
    """What belongs to nobody: progress, the supply and the barter."""
    out[n] = s.round * (1 / 30)
    out[n + 1] = s.scorings * (1 / 3)
    out[n + 2] = s.players - 3
    out[n + 3] = s.die * (1 / 6)
    if s.action >= ROLL_CARD:
        out[n + 3 + s.action] = 1.0
    for colour in range(4):
        out[n + 7 + colour] = supply(s, colour) * 0.04
        out[n + 11 + colour] = s.offer[colour] * 0.1
        out[n + 15 + colour] = s.bid[colour] * 0.1


@rule
def seat_features(s: State, seat: int, own: bool, n: int, out: Floats) -> None:
    """One seat. Of what others choose in secret only that they have chosen is told (B3)."""
    for colour in range(4):
        out[n + colour] = s.gems[seat][colour] * 0.1
    out[n + 4] = score(s, seat) * 0.01
    out[n + 5] = s.moved[seat] * (1 / RING)
    out[n + 6] = (s.archway[seat] + 1) * (1 / RING)
    if s.archway[seat] != NOWHERE:
        archway_features(s.archway[seat], n + 7, out)
    if s.card[seat] >= ROLL_CARD:
        out[n + 12] = 1.0
        if own or s.phase != CHOOSE:
            out[n + 12 + s.card[seat]] = 1.0
        if s.card[seat] == s.action:
            out[n + 16] = 1.0


@rule
def order_features(s: State, seat: int, out: Floats) -> None:
    """Who chooses a start archway before whom, as far as it has been drawn (B1)."""
    for place in range(s.players if s.phase == START else s.turn):
        further = s.order[place] - seat if s.order[place] >= seat else s.order[place] - seat + s.players
        out[SEAT + SEAT_SIZE * further + 18] = (place + 1) * 0.25


@rule
def archway_features(archway: int, n: int, out: Floats) -> None:
    """The points and gems of an archway."""
    out[n] = POINTS[archway] * (1 / 7)
    for colour in range(4):
        out[n + 1 + colour] = GEMS[archway][colour] * 0.25
