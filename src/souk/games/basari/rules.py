"""The rules of Basari (Reinhard Staupe, 1998) for 3 and 4 players. B1 to B16 are the rulings in docs/basari.md.

An action does its own part in `act`; what follows from it without anybody's choice, up to the next decision or die, is
done by `settle` one step at a time, so that whoever tells the story can watch each step.
"""

from __future__ import annotations

from souk.engine.contract import NATURE, Ints, rule
from souk.engine.rng import random_below

from .board import GEMS, POINTS, RING
from .moves import ACCEPT, COUNT, COUNTS, DECLINE, DIE, OFFER, PLAY, SEAT, START_AT
from .state import (
    BARTER,
    BLUE,
    CARRY,
    CHOOSE,
    DISCS,
    FROM_COLOURS,
    FROM_LAPS,
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

GEMS_OF_A_COLOUR = 25
GEMS_AT_START = 3
SCORINGS = 3
LAP_POINTS = 10
COLOUR_POINTS = [14, 12, 10, 8]
RETURNED_ALONE = 3
RETURNED_TIED = 2
BASE = 128  # more than there are gems


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
def legal_bargains(s: State, seat: int, out: Ints) -> int:
    """The opener declines or offers, then it is accept or raise; with no legal raise it is still a decision (B9)."""
    out[0] = ACCEPT if has_offer(s) else DECLINE
    out[1] = OFFER
    return 2 if can_raise(s, seat) else 1


@rule
def legal_counts(s: State, seat: int, colour: int, out: Ints) -> int:
    """The counts of a colour from which the offer can still beat the standing one."""
    least = least_count(s, seat, colour)
    n = 0
    for count in range(least, s.gems[seat][colour] + 1):
        out[n] = COUNT + colour * COUNTS + count
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


# Offers. They compare by number of gems, then red, yellow, green, blue.


@rule
def can_raise(s: State, seat: int) -> bool:
    """Whether the whole hand beats the standing offer (B7: gems in hand only)."""
    return best_beats(s, seat, -1, 0)


@rule
def best_beats(s: State, seat: int, colour: int, count: int) -> bool:
    """Whether the greatest offer with the counts said so far and this one, which has every gem of the colours to
    come, beats the standing offer."""
    more = 0
    better = 0
    for c in range(4):
        n = s.gems[seat][c]
        if c < colour:
            n = s.bid[c]
        elif c == colour:
            n = count
        n -= s.offer[c]
        more += n
        if better == 0:
            better = n  # the most valuable colour in which they differ
    return more > 0 or (more == 0 and better > 0)


@rule
def least_count(s: State, seat: int, colour: int) -> int:
    """The least count of a colour that leaves a legal raise; all higher ones within the hand do too."""
    missing = 0
    for c in range(4):
        missing += s.offer[c] - s.bid[c]
        if c > colour:
            missing -= s.gems[seat][c]
    if missing < 0:
        return 0
    return missing if best_beats(s, seat, colour, missing) else missing + 1


@rule
def has_offer(s: State) -> bool:
    """Whether an offer stands; only the opener faces none."""
    return s.offer[0] + s.offer[1] + s.offer[2] + s.offer[3] > 0


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
    if s.phase >= RED and s.phase <= BLUE:
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
def other_chooser(s: State, seat: int) -> int:
    """The first seat besides this one that chose the action."""
    other = 0
    while other == seat or s.card[other] != s.action:
        other += 1
    return other


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
def supply(s: State, colour: int) -> int:
    """What nobody holds."""
    left = GEMS_OF_A_COLOUR
    for seat in range(s.players):
        left -= s.gems[seat][colour]
    return left


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


# Barter.


@rule
def open_barter(s: State) -> None:
    """The higher score opens, judged now (B6); on equal scores dice decide."""
    first = other_chooser(s, -1)
    second = other_chooser(s, first)
    lead = score(s, first) - score(s, second)
    s.turn = second if lead < 0 else first
    s.phase = BARTER if lead else OPENING


@rule
def roll_for_opening(s: State, face: int) -> None:
    """One die each, the lower seat first; the higher opens, equal dice are rolled again (B8)."""
    if s.die == 0:
        s.die = face
        s.turn = other_chooser(s, s.turn)
        return
    if face <= s.die:
        s.turn = other_chooser(s, -1)
    if face != s.die:
        s.phase = BARTER
    s.die = 0


@rule
def bargain(s: State, seat: int, action: int) -> None:
    """Accept the standing offer, decline to open, or begin an offer."""
    if action == OFFER:
        s.phase = RED
        return
    rival = other_chooser(s, seat)
    for colour in range(4):  # an opener who declines gets nothing, as nothing is offered
        s.gems[rival][colour] -= s.offer[colour]
        s.gems[seat][colour] += s.offer[colour]
        s.offer[colour] = 0
    s.turn = rival
    s.phase = CARRY


@rule
def say_count(s: State, seat: int, count: int) -> None:
    """The next count of an offer. With the last one it stands, and an earlier own offer does not bind."""
    s.bid[s.phase - RED] = count
    if s.phase < BLUE:
        s.phase += 1
        return
    for colour in range(4):
        s.offer[colour] = s.bid[colour]
        s.bid[colour] = 0
    s.turn = other_chooser(s, seat)
    s.phase = BARTER


# Scoring.


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
