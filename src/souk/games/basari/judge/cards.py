"""Which action card to choose: all ways in which everybody can choose are a game of its own, solved by mixing.

Each profile of cards is played to the start of the next round, where the net is asked. Barters on the way end as those
of two planners would (`haggling.py`): nothing else foresaw them as well.
"""

from __future__ import annotations

import math
from typing import Final

from souk.engine.buffers import double_buffer, int_buffer, state_buffer
from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.habits import note_option, plans_part
from souk.engine.loops import copy_state
from souk.engine.stage_game import reply_values, solve_stage, to_chances
from souk.games.basari.heuristics.field import card_worth, write_chances, write_gains
from souk.games.basari.moves import PLAY
from souk.games.basari.state import NO_CARD, ROLL_CARD, SETTLE, State

from .haggling import settle_deals
from .notes import note_deals, recall_deals
from .outcomes import DEALS, OUTCOMES, ROOM, add_outcome, outcome_of

CARDS: Final = 3
QUICK: Final = 60  # rounds of regret matching
THOROUGH: Final = 200
PLANNERS_MIX: Final = 0.4  # points by which a planner errs on purpose (`PlannerPlayer`)


@rule
def mix_cards(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """How likely each card should be chosen."""
    players = int(s.players)
    payoffs = double_buffer(players * CARDS**players)
    deals = int_buffer(DEALS)
    foresee_deals(s, net, deals)
    if deep:  # with everybody's eyes: who judges a little differently from others answers to an equilibrium of its own
        for eyes in range(players):
            add_payoffs(s, eyes, deals, net, payoffs)
    else:
        add_payoffs(s, seat, deals, net, payoffs)
    priors = double_buffer(players * (CARDS + 1))
    write_priors(s, seat, net, priors)
    mixes = double_buffer(players * CARDS)
    solve_stage(payoffs, players, CARDS, THOROUGH if deep else QUICK, priors, mixes)
    for other in range(players):
        for k in range(CARDS):
            note_option(net, other, k, priors[other * (CARDS + 1) + 1 + k], mixes[other * CARDS + k])
    for k in range(n):
        out[k] = mixes[CARDS * seat + ids[k] - PLAY - ROLL_CARD]


@rule
def weigh_replies(s: State, seat: int, net: Doubles, mixes: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """What each card is worth if it is known how likely the others choose theirs."""
    players = int(s.players)
    payoffs = double_buffer(players * CARDS**players)
    deals = int_buffer(DEALS)
    foresee_deals(s, net, deals)
    add_payoffs(s, seat, deals, net, payoffs)
    known = double_buffer(players * CARDS)
    row = len(mixes) // players
    for other in range(players):
        for k in range(CARDS):
            known[other * CARDS + k] = mixes[other * row + k]
    values = double_buffer(CARDS)
    reply_values(payoffs, players, CARDS, seat, known, values)
    for k in range(n):
        out[k] = values[ids[k] - PLAY - ROLL_CARD]


@rule
def write_priors(s: State, seat: int, net: Doubles, priors: Doubles) -> None:
    """How planners would choose, and how likely others are planners."""
    gains = int_buffer(12)
    chances = int_buffer(12)
    write_gains(s, gains)
    write_chances(s, gains, chances)
    for other in range(s.players):
        at = other * (CARDS + 1)
        priors[at] = 0.0 if other == seat else plans_part(net, other)
        most = -1e9
        for k in range(CARDS):
            priors[at + 1 + k] = card_worth(s, gains, chances, other, k)
            most = max(most, priors[at + 1 + k])
        for k in range(CARDS):
            priors[at + 1 + k] = math.exp((priors[at + 1 + k] - most) / PLANNERS_MIX)
        to_chances(priors, at + 1, CARDS)


@rule
def foresee_deals(s: State, net: Doubles, deals: Ints) -> None:
    """How every pair's barter for every action would end; all who choose in one round ask this one after the other."""
    if not recall_deals(s, net, deals):
        settle_deals(s, deals)
        note_deals(s, net, deals)


@rule
def add_payoffs(s: State, seat: int, deals: Ints, net: Doubles, payoffs: Doubles) -> None:
    """Add what each profile of cards is worth to each seat, with one seat's eyes.

    Several profiles come to the same: who has lost an action to two others has none, whichever it was.
    """
    players = int(s.players)
    states = state_buffer(s, ROOM)
    cards = int_buffer(4)
    first = int_buffer(OUTCOMES)
    for profile in range(CARDS**players):
        rest = profile
        for other in range(players):
            cards[other] = ROLL_CARD + rest % CARDS
            rest //= CARDS
        outcome = outcome_of(players, cards, deals)
        if first[outcome] == 0:
            first[outcome] = profile + 1
            open_cards(states, cards)
            add_outcome(states, seat, deals, net, payoffs, profile * players)
        else:
            for other in range(players):
                payoffs[profile * players + other] = payoffs[(first[outcome] - 1) * players + other]


@rule
def open_cards(states: States, cards: Ints) -> None:
    """State 1 is as state 0 with these cards open."""
    copy_state(states, 1, states, 0)
    s = states[1]
    for other in range(s.players):
        s.card[other] = cards[other]
    s.action = NO_CARD
    s.phase = SETTLE
