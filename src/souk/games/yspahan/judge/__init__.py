"""The judge of Yspahan: what its nets see of a position, and how they look ahead over a turn."""

from __future__ import annotations

from .inputs import EASILY_MISSED, N_INPUTS, SHARE, SOURCES, is_ripe, observe, points_by_source
from .turn import judged_values

TURNS_AHEAD = 2  # turns (or rolls) that `sage` plays the moves in question on: a third of a millisecond

# What nets are trained on unless something else is asked for: options, and how often in a row.
TRAINED_ON: tuple[tuple[dict[str, str], int], ...] = (
    ({}, 3),
    ({"building_cards": "extra"}, 1),
    ({"building_cards": "once"}, 1),
)

# How levels for people err: short sight, moves not thought of, slips in points (souk.players.levels).
CHARACTERS = {
    "apprentice": (0.35, 0.5, 6.0),
    "trader": (0.2, 0.28, 2.1),
    "broker": (0.13, 0.2, 1.25),
    "merchant": (0.07, 0.12, 0.9),
    "master": (0.025, 0.05, 0.4),
}

__all__ = [
    "CHARACTERS",
    "EASILY_MISSED",
    "N_INPUTS",
    "SHARE",
    "SOURCES",
    "TRAINED_ON",
    "TURNS_AHEAD",
    "is_ripe",
    "judged_values",
    "observe",
    "points_by_source",
]
