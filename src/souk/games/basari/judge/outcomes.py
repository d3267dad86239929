"""What a round leads to: open cards are played to the start of the next round, where the net is asked.

Barters that come up on the way end as was settled beforehand (`deals`): each pair's for each action is priced once.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import NATURE, Doubles, Ints, States, rule
from souk.engine.judge import add_utilities
from souk.engine.loops import copy_state
from souk.games.basari.barter import other_chooser
from souk.games.basari.board import RING
from souk.games.basari.moves import DIE
from souk.games.basari.rules import act, settle
from souk.games.basari.state import BARTER, CARRY, GEMS_CARD, OPENING, ROLL, ROLL_CARD, SETTLE, State

DEAL_SIZE: Final = 5  # who acts, and the gems of each colour that this seat gives the other
DEALS: Final = 16 * 3 * DEAL_SIZE
ROOM: Final = 3  # states: as it is, with open cards, after the die
FATES: Final = 11  # of an action: nobody has it, one seat has it, or one of the six pairs barters for it and pays
OUTCOMES: Final = FATES**3


@rule
def deal_at(one: int, other: int, action: int) -> int:
    """Where the deal of two seats for an action stands."""
    return DEAL_SIZE * (3 * (4 * min(one, other) + max(one, other)) + action - 1)


@rule
def outcome_of(players: int, cards: Ints, deals: Ints) -> int:
    """A number for what comes of open cards: equal numbers lead to equal positions."""
    outcome = 0
    for action in range(ROLL_CARD, GEMS_CARD + 1):
        count = 0
        one = 0
        other = 0
        for seat in range(players):
            if cards[seat] == action:
                count += 1
                one = other
                other = seat
        fate = 0
        if count == 1:
            fate = 1 + other
        elif count == 2:
            fate = fate_of_two(one, other, deals, deal_at(one, other, action))
        outcome = FATES * outcome + fate
    return outcome


@rule
def fate_of_two(one: int, other: int, deals: Ints, at: int) -> int:
    """Who acts for nothing acts as if alone; else it matters who the two are (0 and 1, 0 and 2, ... 2 and 3)."""
    paid = deals[at + 1] + deals[at + 2] + deals[at + 3] + deals[at + 4]
    if paid == 0:
        return 1 + deals[at]
    return 5 + one * (7 - one) // 2 + other - one - 1


@rule
def end_barter(s: State, actor: int, other: int, deal: Ints, at: int) -> None:
    """The other accepts what the actor gives for the action."""
    for colour in range(4):
        count = deal[at + colour]
        s.gems[actor][colour] -= count
        s.gems[other][colour] += count
        s.offer[colour] = 0
        s.bid[colour] = 0
    s.die = 0
    s.turn = actor
    s.phase = CARRY


@rule
def play_on(s: State, deals: Ints) -> None:
    """Resolve open cards up to the die of the roll action, the next round or the end."""
    while s.phase >= SETTLE or s.phase in (BARTER, OPENING):
        if s.phase >= SETTLE:
            settle(s)
        else:
            one = other_chooser(s, -1)
            other = other_chooser(s, one)
            at = deal_at(one, other, int(s.action))
            if deals[at] == other:
                one, other = other, one
            end_barter(s, one, other, deals, at + 1)


@rule
def add_outcome(states: States, seat: int, deals: Ints, net: Doubles, out: Doubles, at: int) -> None:
    """Add what the open cards of state 1 are worth to each seat, over the faces of the die.

    Where the pawn can reach its disc each face counts; elsewhere 2 and 5 stand for all.
    """
    s = states[1]
    play_on(s, deals)
    if s.phase != ROLL:
        add_utilities(s, seat, net, 1.0, out, at)
        return
    near = RING - s.moved[s.turn] <= 6
    part = 1.0 / 6.0 if near else 0.5
    for face in range(1 if near else 2, 7, 1 if near else 3):
        copy_state(states, 2, states, 1)
        act(states[2], NATURE, DIE + face)
        play_on(states[2], deals)
        add_utilities(states[2], seat, net, part, out, at)
