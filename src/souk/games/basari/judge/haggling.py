"""How a barter between two goes on to its end if both judge by the plans (`heuristics/haggle.py`)."""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import int_buffer
from souk.engine.contract import Ints, State, States, rule
from souk.engine.loops import copy_state
from souk.games.basari.heuristics.field import CARDS, write_change, write_hands
from souk.games.basari.heuristics.haggle import (
    FIRST_STEPS,
    GOT,
    I_ACT,
    I_ACT_RIVAL,
    MOST,
    NOTES,
    RIVAL_ACTS,
    RIVAL_ACTS_RIVAL,
    ROW,
    STEPS,
    TABLE_SIZE,
    beats,
    offer_worth,
    write_gem_prices,
    write_prices,
)
from souk.games.basari.heuristics.outlook import rounds_left
from souk.games.basari.heuristics.shares import swayed, write_sway
from souk.games.basari.heuristics.unit import UNIT
from souk.games.basari.scoring import score
from souk.games.basari.state import ROLL_CARD

from .outcomes import deal_at

LONGEST: Final = 12  # offers, after which the last one stands


@rule
def settle_deals(s: State, deals: Ints) -> None:
    """Write how every pair's barter for every action would end, while cards are chosen."""
    sway = int_buffer(16)
    hands = int_buffer(16)
    ways = int_buffer(4)
    write_sway(s, sway)
    write_hands(s, hands, ways)
    changes = int_buffer(4 * CARDS * 4)  # by seat and action, what everybody expects more or less
    change = int_buffer(4)
    for seat in range(s.players):
        for card in range(CARDS):
            write_change(s, seat, ROLL_CARD + card, hands, ways, change)
            for other in range(s.players):
                changes[4 * (CARDS * seat + card) + other] = change[other]
    for one in range(s.players):
        for other in range(one + 1, s.players):
            settle_pair(s, one, other, hands, rounds_left(s, ways), sway, changes, deals)


@rule
def settle_pair(
    s: State, one: int, other: int, hands: Ints, rounds: float, sway: Ints, changes: Ints, deals: Ints
) -> None:
    """The same for two of them: what gems are worth to both is the same for every action."""
    opener = opener_of(s, one, other)
    rival = one + other - opener
    prices = int_buffer(NOTES)
    mirror = int_buffer(NOTES)
    change = int_buffer(4)
    write_gem_prices(s, opener, rival, hands, rounds, sway, prices)
    for card in range(CARDS):
        for seat in range(s.players):
            change[seat] = changes[4 * (CARDS * opener + card) + seat]
        prices[I_ACT] = swayed(s, sway, opener, change)
        prices[I_ACT_RIVAL] = swayed(s, sway, rival, change)
        for seat in range(s.players):
            change[seat] = changes[4 * (CARDS * rival + card) + seat]
        prices[RIVAL_ACTS] = swayed(s, sway, opener, change)
        prices[RIVAL_ACTS_RIVAL] = swayed(s, sway, rival, change)
        mirror_prices(prices, mirror)
        haggle_out(s, opener, rival, prices, mirror, deals, deal_at(one, other, ROLL_CARD + card))


@rule
def settle_deal(states: States, one: int, other: int, action: int, deals: Ints) -> None:
    """Write how the barter of two for an action would end, begun as state 0 is; state 1 is scratch."""
    copy_state(states, 1, states, 0)
    s = states[1]
    s.action = action
    opener = opener_of(s, one, other)
    rival = one + other - opener
    prices = int_buffer(NOTES)
    mirror = int_buffer(NOTES)
    write_prices(s, opener, rival, prices)
    mirror_prices(prices, mirror)
    haggle_out(s, opener, rival, prices, mirror, deals, deal_at(one, other, action))


@rule
def opener_of(s: State, one: int, other: int) -> int:
    """Who of two opens: the higher score; of equal ones, where dice would decide, the first."""
    return other if score(s, other) > score(s, one) else one


@rule
def mirror_prices(prices: Ints, out: Ints) -> None:
    """The same prices with the rival's eyes."""
    for table in range(4):
        for k in range(TABLE_SIZE):
            out[(3 - table) * TABLE_SIZE + k] = prices[table * TABLE_SIZE + k]
    out[I_ACT] = prices[RIVAL_ACTS_RIVAL]
    out[I_ACT_RIVAL] = prices[RIVAL_ACTS]
    out[RIVAL_ACTS] = prices[I_ACT_RIVAL]
    out[RIVAL_ACTS_RIVAL] = prices[I_ACT]


@rule
def haggle_out(s: State, opener: int, rival: int, prices: Ints, mirror: Ints, deals: Ints, at: int) -> None:
    """Write how a barter ends: who acts, and what it gives the other. `mirror` has the rival's prices."""
    standing = int_buffer(4)
    offer = int_buffer(4)
    for turn in range(LONGEST):
        seat = opener if turn % 2 == 0 else rival
        other = opener + rival - seat
        own = prices if turn % 2 == 0 else mirror
        deals[at] = other
        for colour in range(4):
            deals[at + 1 + colour] = standing[colour]
        if best_raise(s, seat, other, own, standing, offer) <= kept_worth(own, standing):
            return
        for colour in range(4):
            standing[colour] = offer[colour]


@rule
def kept_worth(prices: Ints, standing: Ints) -> float:
    """What it is worth to take the standing offer and to let the rival act."""
    worth = prices[RIVAL_ACTS]
    for colour in range(4):
        worth += prices[GOT + ROW * colour + min(MOST, standing[colour])]
    return worth / UNIT


@rule
def best_raise(s: State, seat: int, rival: int, prices: Ints, standing: Ints, out: Ints) -> float:
    """Write the best offer that beats the standing one; return its worth, very low if there is none."""
    best = -1e9
    count = standing[0] + standing[1] + standing[2] + standing[3]
    cap = count + (STEPS if count else FIRST_STEPS)
    offer = int_buffer(4)
    counter = int_buffer(8)
    most = int_buffer(4)
    for colour in range(4):
        most[colour] = min(MOST, int(s.gems[seat][colour]))
    for red in range(min(cap, most[0]) + 1):
        for yellow in range(min(most[1], cap - red) + 1):
            for green in range(min(most[2], cap - red - yellow) + 1):
                left = cap - red - yellow - green
                for blue in range(max(0, left - (cap - count)), min(most[3], left) + 1):
                    offer[0], offer[1], offer[2], offer[3] = red, yellow, green, blue
                    if beats(offer, standing[0], standing[1], standing[2], standing[3]):
                        worth = offer_worth(s, rival, prices, offer, counter)
                        if worth > best:
                            best = worth
                            for colour in range(4):
                                out[colour] = offer[colour]
    return best
