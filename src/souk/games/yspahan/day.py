"""A day: its order of play, its turns, the roll, and the tower."""

from __future__ import annotations

from souk.engine.contract import rule
from souk.engine.stack import pop, push

from .board import GOLD_ROW
from .souks import score, score_week
from .state import AFTER, CHOOSE, ROLL, SUPPLY, State

# The calendar.


@rule
def begin_day(s: State, start: int) -> None:
    """Fix the order of play (Y29), and let the start player begin."""
    if s.week == 3 and s.day == 7 and s.players != 3:
        last_day_order(s, start)
    else:
        for k in range(s.players):
            s.order[k] = (start + k) % s.players
    if s.players == 2:
        s.order[2] = s.order[0]
    begin_turn(s)
    push(s, SUPPLY, 0)


@rule
def last_day_order(s: State, start: int) -> None:
    """Ascending score; among equals the one farthest clockwise from the start player of the day before goes first.

    With two players that is the usual change of the start player.
    """
    for k in range(s.players):
        seat = (start + s.players - 1 - k + s.players - 1) % s.players
        place = k
        while place > 0 and score(s, s.order[place - 1]) > score(s, seat):
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = seat


@rule
def begin_turn(s: State) -> None:
    """Step A, then step B."""
    s.has_built = 0
    push(s, AFTER, 0)
    push(s, CHOOSE, 0)


@rule
def end_turn(s: State) -> None:
    """The yellow dice leave after the start player's turn; with two players they stay for the day."""
    s.row = 0
    s.face = 0
    s.dice = 0
    if s.players > 2:
        for row in range(6):
            s.yellow[row] = 0
            if s.white[row] == 0:
                s.value[row] = 0
    s.turn += 1
    if s.turn < (3 if s.players == 2 else s.players):
        begin_turn(s)
    else:
        end_day(s)


@rule
def end_day(s: State) -> None:
    """The tower is cleared, and the start player's left neighbour starts the next day, until the third week ends."""
    start = (s.order[0] + 1) % s.players
    for row in range(6):
        s.white[row] = 0
        s.yellow[row] = 0
        s.value[row] = 0
    s.bought = 0
    s.turn = 0
    s.has_built = 0
    s.day += 1
    if s.day > 7:
        score_week(s)
        s.day = 1
        s.week += 1
    if s.week <= 3:
        begin_day(s, start)


# Supply.


@rule
def roll_die(s: State, face: int) -> None:
    """One die falls: the white ones first. After the last one the tower is filled."""
    left = pop(s)
    if left > s.bought:
        s.white[face - 1] += 1
    else:
        s.yellow[face - 1] += 1
    if left > 1:
        push(s, ROLL, left - 1)
    else:
        fill_tower(s)


@rule
def fill_tower(s: State) -> None:
    """The lowest value goes to the bottom row, the next ones above it, but the highest always to gold.

    A group never goes to a row below its own face, counted from 0, so that dice can move from faces to rows in place.
    """
    highest = 5
    while s.white[highest] + s.yellow[highest] == 0:
        highest -= 1
    next_row = 0
    for face in range(highest + 1):
        if s.white[face] + s.yellow[face] > 0:
            row = GOLD_ROW if face == highest and next_row > 0 else next_row
            next_row += 1
            white = s.white[face]
            yellow = s.yellow[face]
            s.white[face] = 0
            s.yellow[face] = 0
            s.white[row] = white
            s.yellow[row] = yellow
            s.value[row] = face + 1
