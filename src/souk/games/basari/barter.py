"""Barter: who opens, which offers are legal, and what accepting, declining and offering do.

Offers compare by number of gems, then red, yellow, green, blue; a raise is any greater one within the hand (B7).
"""

from __future__ import annotations

from souk.engine.contract import Ints, rule

from .moves import ACCEPT, COUNT, COUNTS, DECLINE, OFFER
from .scoring import score
from .state import BARTER, BLUE, CARRY, OPENING, RED, State


@rule
def other_chooser(s: State, seat: int) -> int:
    """The first seat besides this one that chose the action."""
    other = 0
    while other == seat or s.card[other] != s.action:
        other += 1
    return other


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


# What may be said.


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
def has_offer(s: State) -> bool:
    """Whether an offer stands; only the opener faces none."""
    return s.offer[0] + s.offer[1] + s.offer[2] + s.offer[3] > 0


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


# What saying it does.


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
