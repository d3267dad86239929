"""Which action card to choose: all ways in which everybody can choose are a game of its own, solved by mixing.

Each profile of cards is played to the start of the next round. Barters on the way are priced by the net: what one gem
more or less is worth to every seat, added up. Every seat is thought to judge as the own one does.
"""

from __future__ import annotations

import math
from typing import Final

from souk.engine.buffers import double_buffer, int_buffer, state_buffer
from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.loops import copy_state
from souk.engine.net import PLANS
from souk.engine.stage_game import reply_values, solve_stage, to_chances
from souk.games.basari.heuristics.field import card_worth, write_chances, write_gains
from souk.games.basari.heuristics.haggle import (
    GIVEN,
    GIVEN_TO_RIVAL,
    GOT,
    GOT_FROM_RIVAL,
    I_ACT,
    I_ACT_RIVAL,
    MOST,
    NOTES,
    RIVAL_ACTS,
    RIVAL_ACTS_RIVAL,
    ROW,
)
from souk.games.basari.moves import PLAY
from souk.games.basari.scoring import score
from souk.games.basari.state import NO_CARD, ROLL_CARD, SETTLE, State

from .outcomes import DEALS, ROOM, add_outcome, deal_at
from .prices import extend, price, strike

CARDS: Final = 3
QUICK: Final = 60  # rounds of regret matching
THOROUGH: Final = 200
PLANNERS_MIX: Final = 0.4  # points by which a planner errs on purpose (`PlannerPlayer`)
CHANGES: Final = 2  # gems more or less of one colour whose worth is asked of the net
CHANGE_SIZE: Final = 2 * CHANGES + 1
NOBODY: Final = 12  # among the lone actions: nobody acts


@rule
def mix_cards(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """How likely each card should be chosen."""
    players = int(s.players)
    payoffs = double_buffer(players * CARDS**players)
    if deep:  # with everybody's eyes: who judges a little differently from others answers to an equilibrium of its own
        for eyes in range(players):
            add_payoffs(s, eyes, net, payoffs)
    else:
        add_payoffs(s, seat, net, payoffs)
    priors = double_buffer(players * (CARDS + 1))
    write_priors(s, seat, net[PLANS], priors)
    mixes = double_buffer(players * CARDS)
    solve_stage(payoffs, players, CARDS, THOROUGH if deep else QUICK, priors, mixes)
    for k in range(n):
        out[k] = mixes[CARDS * seat + ids[k] - PLAY - ROLL_CARD]


@rule
def weigh_replies(s: State, seat: int, net: Doubles, mixes: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """What each card is worth if it is known how likely the others choose theirs."""
    players = int(s.players)
    payoffs = double_buffer(players * CARDS**players)
    add_payoffs(s, seat, net, payoffs)
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
def write_priors(s: State, seat: int, part: float, priors: Doubles) -> None:
    """How planners would choose, and that others do so a part of the time."""
    if part == 0.0:
        return
    gains = int_buffer(12)
    chances = int_buffer(12)
    write_gains(s, gains)
    write_chances(s, gains, chances)
    for other in range(s.players):
        at = other * (CARDS + 1)
        priors[at] = 0.0 if other == seat else part
        most = -1e9
        for k in range(CARDS):
            priors[at + 1 + k] = card_worth(s, gains, chances, other, k)
            most = max(most, priors[at + 1 + k])
        for k in range(CARDS):
            priors[at + 1 + k] = math.exp((priors[at + 1 + k] - most) / PLANNERS_MIX)
        to_chances(priors, at + 1, CARDS)


@rule
def add_payoffs(s: State, seat: int, net: Doubles, payoffs: Doubles) -> None:
    """Add what each profile of cards is worth to each seat, with one seat's eyes."""
    players = int(s.players)
    states = state_buffer(s, ROOM)
    deals = int_buffer(DEALS)
    lone = double_buffer((NOBODY + 1) * players)
    write_lone(states, seat, deals, net, lone)
    write_deals(states, seat, deals, net, lone)
    cards = int_buffer(4)
    for profile in range(CARDS**players):
        lost = False
        rest = profile
        acting = NOBODY
        for other in range(players):
            cards[other] = rest % CARDS
            rest //= CARDS
        for other in range(players):
            same = 0
            for third in range(players):
                same += cards[third] == cards[other]
            lost = lost or same > 2
            if same == 1:
                acting = CARDS * other + cards[other]
        if lost:
            for other in range(players):
                payoffs[profile * players + other] += lone[acting * players + other]
            continue
        open_cards(states)
        for other in range(players):
            states[1].card[other] = ROLL_CARD + cards[other]
        add_outcome(states, seat, deals, net, payoffs, profile * players)


@rule
def open_cards(states: States) -> None:
    """State 1 is as state 0 with open cards, of which none lies there yet."""
    copy_state(states, 1, states, 0)
    s = states[1]
    for other in range(s.players):
        s.card[other] = NO_CARD
    s.action = NO_CARD
    s.phase = SETTLE


@rule
def write_lone(states: States, seat: int, deals: Ints, net: Doubles, lone: Doubles) -> None:
    """What it is worth to each seat if one alone acts, and if nobody does."""
    players = int(states[0].players)
    for acting in range(CARDS * players):
        open_cards(states)
        states[1].card[acting // CARDS] = ROLL_CARD + acting % CARDS
        add_outcome(states, seat, deals, net, lone, acting * players)
    open_cards(states)
    add_outcome(states, seat, deals, net, lone, NOBODY * players)


@rule
def write_deals(states: States, seat: int, deals: Ints, net: Doubles, lone: Doubles) -> None:
    """How every pair's barter for every action would end."""
    s = states[0]
    players = int(s.players)
    changes = double_buffer(players * 4 * CHANGE_SIZE * players)
    write_changes(states, seat, deals, net, lone, changes)
    for one in range(players):
        for other in range(one + 1, players):
            opener = other if score(s, other) > score(s, one) else one
            rival = one + other - opener
            prices = int_buffer(NOTES)
            write_pair(s, opener, rival, changes, prices)
            for card in range(CARDS):
                mine = (CARDS * opener + card) * players
                theirs = (CARDS * rival + card) * players
                none = NOBODY * players
                prices[I_ACT] = price(lone[mine + opener] - lone[none + opener])
                prices[I_ACT_RIVAL] = price(lone[mine + rival] - lone[none + rival])
                prices[RIVAL_ACTS] = price(lone[theirs + opener] - lone[none + opener])
                prices[RIVAL_ACTS_RIVAL] = price(lone[theirs + rival] - lone[none + rival])
                strike(s, opener, rival, prices, deals, deal_at(one, other, ROLL_CARD + card))


@rule
def write_changes(states: States, seat: int, deals: Ints, net: Doubles, lone: Doubles, changes: Doubles) -> None:
    """What it changes for each seat if one has a gem or two of a colour more or less."""
    players = int(states[0].players)
    for owner in range(players):
        for colour in range(4):
            for k in range(CHANGE_SIZE):
                at = ((owner * 4 + colour) * CHANGE_SIZE + k) * players
                count = k - CHANGES
                if count == 0 or states[0].gems[owner][colour] + count < 0:
                    continue
                open_cards(states)
                states[1].gems[owner][colour] += count
                add_outcome(states, seat, deals, net, changes, at)
                for other in range(players):
                    changes[at + other] -= lone[NOBODY * players + other]


@rule
def write_pair(s: State, opener: int, rival: int, changes: Doubles, prices: Ints) -> None:
    """What gems that change hands between two are worth to both."""
    players = int(s.players)
    for colour in range(4):
        for count in range(1, CHANGES + 1):
            mine = (opener * 4 + colour) * CHANGE_SIZE + CHANGES
            theirs = (rival * 4 + colour) * CHANGE_SIZE + CHANGES
            given, taken = (mine - count) * players, (theirs + count) * players
            prices[GIVEN + ROW * colour + count] = price(changes[given + opener] + changes[taken + opener])
            prices[GIVEN_TO_RIVAL + ROW * colour + count] = price(changes[given + rival] + changes[taken + rival])
            given, taken = (theirs - count) * players, (mine + count) * players
            prices[GOT + ROW * colour + count] = price(changes[given + opener] + changes[taken + opener])
            prices[GOT_FROM_RIVAL + ROW * colour + count] = price(changes[given + rival] + changes[taken + rival])
        for table in range(4):
            extend(prices, table * 4 * ROW + ROW * colour, CHANGES, MOST)
