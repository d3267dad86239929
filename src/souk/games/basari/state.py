"""A Basari position as a flat record of small numbers.

What can be worked out is not kept: the supply is 25 of each colour less all hands, a disc lies `moved` archways behind
its pawn, the score is the sum of the sheet.
"""

from __future__ import annotations

from typing import Final

from souk.engine.record import Record, i8, i16

from .types import ActionCard, Phase, Source

# Phases: what is decided or drawn next.
OVER: Final = 0
ORDER: Final = 1  # nature draws the seat that chooses its start archway next (B1)
START: Final = 2  # that seat chooses
MOVE: Final = 3  # nature rolls for the step that every pawn makes
CHOOSE: Final = 4  # all choose their action cards
OPENING: Final = 5  # nature rolls for who opens a barter on equal scores (B8)
BARTER: Final = 6  # accept, decline or offer
RED: Final = 7  # the counts of an offer, one colour after the other
BLUE: Final = 10
ROLL: Final = 11  # nature rolls for the roll action
# Phases that pass on their own: no position rests in them.
SETTLE: Final = 12  # look at the next action
CARRY: Final = 13  # carry out an action
LAPS: Final = 14
MAJORITIES: Final = 15
DISCS: Final = 16

PHASES: Final[tuple[Phase, ...]] = (
    *("over", "order", "start", "move", "choose", "opening", "barter"),
    *("red", "yellow", "green", "blue", "roll"),
)

# Cards, which are also the actions in the order of resolution (B4).
NO_CARD: Final = 0
ROLL_CARD: Final = 1
POINTS_CARD: Final = 2
GEMS_CARD: Final = 3
HIDDEN: Final = 4  # chosen, but hidden from the viewer (B3)
CARDS: Final = ("", "roll", "points", "gems", "hidden")
ACTION_CARDS: Final[tuple[ActionCard, ...]] = ("roll", "points", "gems")

# Sources of points: the columns of the sheet.
FROM_LAPS: Final = 0
FROM_COLOURS: Final = 1
FROM_POINTS: Final = 2
FROM_ROLL: Final = 3
SOURCES: Final[tuple[Source, ...]] = ("laps", "colours", "points", "roll")

NOWHERE: Final = -1  # the archway of a pawn that is not on the board yet


class State(Record):
    """Everything there is to know about a game of Basari at one moment."""

    players: int = i8
    shared: int = i8  # whether start archways may be shared; 0 once all are chosen
    phase: int = i8
    turn: int = i8  # the seat, place in the order or colour that the phase is about
    round: int = i16
    scorings: int = i8
    order: list[int] = i8[4]  # seats in the order of choosing a start archway; zeros once all have
    archway: list[int] = i8[4]
    moved: list[int] = i8[4]  # archways since the start disc was last placed
    gems: list[list[int]] = i8[4, 4]  # seat, colour
    sheet: list[list[int]] = i16[4, 4]  # seat, source
    card: list[int] = i8[4]
    action: int = i8  # the action that is being resolved
    die: int = i8  # the first opening die of a barter while the second is rolled
    offer: list[int] = i8[4]  # the standing offer
    bid: list[int] = i8[4]  # the counts said so far of the next offer
