"""The rules of Basari (Reinhard Staupe, 1998) for 3 and 4 players. B1 to B16 are the rulings in docs/basari.md.

An action does its own part in `act`; what follows from it without anybody's choice, up to the next decision or die, is
done by `settle` one step at a time, so that whoever tells the story can watch each step. Barters are in `barter.py`,
points and the end in `scoring.py`.
"""

from __future__ import annotations

from souk.engine.contract import NATURE, Ints, rule
from souk.engine.rng import random_below

from .barter import bargain, legal_bargains, legal_counts, open_barter, other_chooser, roll_for_opening, say_count
from .board import GEMS, POINTS, RING
from .moves import COUNT, COUNTS, DIE, PLAY, SEAT, START_AT
from .scoring import score_colour, score_laps, supply
from .state import (
    BARTER,
    BLUE,
    CARRY,
    CHOOSE,
    FROM_POINTS,
    FROM_ROLL,
    GEMS_CARD,
    HIDDEN,
    LAPS,
    MAJORITIES,
    MOVE,
    NO_CARD,
    NOWHERE,
    OPENING,
    ORDER,
    OVER,
    POINTS_CARD,
    RED,
    ROLL,
    ROLL_CARD,
    SETTLE,
    START,
    State,
)

GEMS_AT_START = 3
SCORINGS = 3


# Set-up.


@rule
def new_game(s: State, players: int, options: Ints) -> None:
    """Three gems of each colour for everybody; nobody is on the board yet."""
    s.players = players
    s.shared = options[0]
    s.phase = ORDER
    for seat in range(players):
        s.archway[seat] = NOWHERE
        for colour in range(4):
            s.gems[seat][colour] = GEMS_AT_START


# Who may do what.


@rule
def actors(s: State) -> int:
    """Bargainers and choosers of a start archway act alone; action cards are chosen by all who have not yet."""
    if BARTER <= s.phase <= BLUE:
        return 1 << s.turn
    if s.phase == CHOOSE:
        mask = 0
        for seat in range(s.players):
            if s.card[seat] == NO_CARD:
                mask |= 1 << seat
        return mask
    if s.phase == START:
        return 1 << s.order[s.turn]
    if s.phase == OVER:
        return 0
    return 1 << NATURE


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The ids of what the seat may do."""
    if BARTER <= s.phase <= BLUE:
        if seat != s.turn:
            return 0
        return legal_bargains(s, seat, out) if s.phase == BARTER else legal_counts(s, seat, s.phase - RED, out)
    if not actors(s) >> seat & 1:
        return 0
    if s.phase == CHOOSE:
        for card in range(ROLL_CARD, GEMS_CARD + 1):
            out[card - 1] = PLAY + card
        return 3
    return legal_starts(s, out)


@rule
def legal_starts(s: State, out: Ints) -> int:
    """B2: a free archway, or any where they may be shared."""
    n = 0
    for archway in range(RING):
        free = True
        for other in range(s.players):
            if s.archway[other] == archway and not s.shared:
                free = False
        if free:
            out[n] = START_AT + archway
            n += 1
    return n


@rule
def odds(s: State, out: Ints, weights: Ints) -> int:
    """A seat that has not been drawn for the order of choosing (B1), else a die."""
    n = 0
    if s.phase == ORDER:
        for seat in range(s.players):
            drawn = False
            for place in range(s.turn):
                if s.order[place] == seat:
                    drawn = True
            if not drawn:
                out[n] = SEAT + seat
                weights[n] = 1
                n += 1
        return n
    for face in range(1, 7):
        out[n] = DIE + face
        weights[n] = 1
        n += 1
    return n


# What is done.


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and everything that follows before the next decision or die."""
    act(s, seat, action)
    while s.phase >= SETTLE:
        settle(s)


@rule
def act(s: State, seat: int, action: int) -> None:
    """What the action itself does."""
    if RED <= s.phase <= BLUE:
        say_count(s, seat, (action - COUNT) % COUNTS)
    elif s.phase == BARTER:
        bargain(s, seat, action)
    elif s.phase == CHOOSE:
        s.card[seat] = action - PLAY
        if actors(s) == 0:
            s.phase = SETTLE
    elif s.phase == MOVE:
        first_move(s, action - DIE)
    elif s.phase == ROLL:
        walk(s, s.turn, action - DIE)
        s.sheet[s.turn][FROM_ROLL] += 6 - (action - DIE)
        s.phase = SETTLE
    elif s.phase == OPENING:
        roll_for_opening(s, action - DIE)
    elif s.phase == ORDER:
        draw_seat(s, action - SEAT)
    else:
        choose_start(s, seat, action - START_AT)


@rule
def settle(s: State) -> None:
    """One step of what follows by itself."""
    if s.phase == SETTLE:
        next_action(s)
    elif s.phase == CARRY:
        carry_out(s, s.turn)
    elif s.phase == LAPS:
        score_laps(s)
    elif s.phase == MAJORITIES:
        score_colour(s, s.turn)
    else:
        place_discs(s)


@rule
def draw_seat(s: State, seat: int) -> None:
    """B1: the order of choosing is drawn one seat after the other."""
    s.order[s.turn] = seat
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.phase = START


@rule
def choose_start(s: State, seat: int, archway: int) -> None:
    """Pawn and disc go on an archway; after the last one the first round begins."""
    s.archway[seat] = archway
    s.turn += 1
    if s.turn == s.players:
        s.shared = 0
        for place in range(s.players):
            s.order[place] = 0
        start_round(s)


# A round.


@rule
def start_round(s: State) -> None:
    """Everybody rolls, in the order of seats."""
    s.round += 1
    s.phase = MOVE
    s.turn = 0


@rule
def first_move(s: State, face: int) -> None:
    """Step 1 for one seat. It scores nothing, and reaching the disc waits for the end of step 2 (B14)."""
    walk(s, s.turn, face)
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.phase = CHOOSE


@rule
def walk(s: State, seat: int, steps: int) -> None:
    """Move a pawn clockwise; pawns may share an archway."""
    s.archway[seat] = (s.archway[seat] + steps) % RING
    s.moved[seat] += steps


@rule
def next_action(s: State) -> None:
    """Strictly roll, points, gems (B4): one player carries it out, two barter, for more it is lost."""
    if s.action == GEMS_CARD:
        end_actions(s)
        return
    s.action += 1
    choosers = 0
    for seat in range(s.players):
        if s.card[seat] == s.action:
            choosers += 1
    if choosers == 1:
        s.turn = other_chooser(s, -1)
        s.phase = CARRY
    elif choosers == 2:
        open_barter(s)


@rule
def carry_out(s: State, seat: int) -> None:
    """B10: whoever won the action carries it out. B15: nobody else's archway or action changes."""
    if s.action == ROLL_CARD:
        s.phase = ROLL
        return
    if s.action == POINTS_CARD:
        s.sheet[seat][FROM_POINTS] += POINTS[s.archway[seat]]
    else:
        for colour in range(4):
            s.gems[seat][colour] += min(GEMS[s.archway[seat]][colour], supply(s, colour))  # B11
    s.phase = SETTLE


@rule
def end_actions(s: State) -> None:
    """Cards go back to their hands; if a pawn has reached its disc there is a scoring."""
    s.action = NO_CARD
    scoring = False
    for seat in range(s.players):
        s.card[seat] = NO_CARD
        if s.moved[seat] >= RING:
            scoring = True
    if scoring:
        s.phase = LAPS
    else:
        start_round(s)


@rule
def place_discs(s: State) -> None:
    """All discs move under their pawns (B13). The third scoring ends the game."""
    for seat in range(s.players):
        s.moved[seat] = 0
    s.scorings += 1
    s.turn = 0
    if s.scorings == SCORINGS:
        s.phase = OVER
    else:
        start_round(s)


# What a seat may know.


@rule
def hide(s: State, seat: int) -> None:
    """B3: only the others' action cards are secret, and only until all have chosen."""
    if s.phase == CHOOSE:
        for other in range(s.players):
            if other != seat and s.card[other] != NO_CARD:
                s.card[other] = HIDDEN


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Any card may lie there."""
    for other in range(s.players):
        if other != seat and s.card[other] == HIDDEN:
            s.card[other] = ROLL_CARD + random_below(rng, 3)
