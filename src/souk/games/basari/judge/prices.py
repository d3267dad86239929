"""What gems and actions are worth to two who barter, by the net, in the tables of the plans (`heuristics/haggle.py`).

An offer is weighed as the plans do it: the rival accepts, or beats it as cheaply as it can. Both are thought to judge
by the same net; the rival's program is not known.
"""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import double_buffer, int_buffer, state_buffer
from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.loops import copy_state
from souk.games.basari.barter import other_chooser
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
    accepting,
    best_offer,
    cheapest_raise,
    offer_worth,
    write_prices,
)
from souk.games.basari.heuristics.outlook import choosers
from souk.games.basari.heuristics.unit import UNIT
from souk.games.basari.moves import COUNT, COUNTS, OFFER
from souk.games.basari.scoring import score
from souk.games.basari.state import BARTER, GEMS_CARD, State

from .outcomes import DEALS, ROOM, add_outcome, deal_at, end_barter

PRICE: Final = 400_000  # of a point of utility, in the plans' millionths: they doubt by 0.4 points
QUICK: Final = 2  # gems of one colour whose price is asked of the net; more of them cost in proportion
THOROUGH: Final = 4
OPENING_GEMS: Final = 3


@rule
def weigh_bargains_by_net(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """What accepting, declining and offering are worth, or the counts of an offer."""
    if n == 1:
        out[0] = 0.0
        return
    rival = other_chooser(s, seat)
    prices = int_buffer(NOTES)
    write_net_prices(s, seat, rival, deep, net, prices)
    for k in range(n):
        if s.phase == BARTER and ids[k] != OFFER:
            out[k] = accepting(s, prices)
        else:
            count = -1 if s.phase == BARTER else (ids[k] - COUNT) % COUNTS
            out[k] = best_offer(s, seat, rival, prices, count)


@rule
def write_net_prices(s: State, seat: int, rival: int, deep: int, net: Doubles, prices: Ints) -> None:
    """What any count of gems of each colour, and the action, is worth to both; 0 is that the rival acts for nothing."""
    states = state_buffer(s, ROOM)
    deals = int_buffer(DEALS)
    settle_later(s, deals)
    bundle = int_buffer(4)
    before = double_buffer(4)
    after = double_buffer(4)
    most = THOROUGH if deep else QUICK
    base_own = 0.0
    base_rival = 0.0
    for giver, taker in ((rival, seat), (seat, rival)):
        for k in range(4):
            bundle[k] = 0
        ask(states, seat, giver, taker, bundle, deals, net, before)
        if giver == rival:
            base_own = before[seat]
            base_rival = before[rival]
        prices[I_ACT] = price(before[seat] - base_own)
        prices[I_ACT_RIVAL] = price(before[rival] - base_rival)
        own = GIVEN if giver == seat else GOT
        others = GIVEN_TO_RIVAL if giver == seat else GOT_FROM_RIVAL
        for colour in range(4):
            held = min(MOST, int(s.gems[giver][colour]))
            for count in range(1, min(most, held) + 1):
                bundle[colour] = count
                ask(states, seat, giver, taker, bundle, deals, net, after)
                prices[own + ROW * colour + count] = price(after[seat] - before[seat])
                prices[others + ROW * colour + count] = price(after[rival] - before[rival])
            bundle[colour] = 0
            extend(prices, own + ROW * colour, most, held)
            extend(prices, others + ROW * colour, most, held)
    prices[RIVAL_ACTS] = 0
    prices[RIVAL_ACTS_RIVAL] = 0


@rule
def price(points: float) -> int:
    """Utility as a price."""
    return int(PRICE * points)


@rule
def extend(prices: Ints, at: int, known: int, held: int) -> None:
    """What more gems of a colour are worth: each as much as the last one."""
    for count in range(known + 1, held + 1):
        prices[at + count] = 2 * prices[at + count - 1] - prices[at + count - 2]


@rule
def ask(
    states: States, seat: int, actor: int, other: int, bundle: Ints, deals: Ints, net: Doubles, out: Doubles
) -> None:
    """What it is worth to each seat if one acts and gives the other some gems."""
    for k in range(4):
        out[k] = 0.0
    copy_state(states, 1, states, 0)
    end_barter(states[1], actor, other, bundle, 0)
    add_outcome(states, seat, deals, net, out, 0)


@rule
def settle_later(s: State, deals: Ints) -> None:
    """How the barters after this one would end, by the plans."""
    states = state_buffer(s, ROOM)
    for action in range(s.action + 1, GEMS_CARD + 1):
        if choosers(s, action) == 2:
            later = states[1]
            copy_state(states, 1, states, 0)
            later.action = action
            for colour in range(4):
                later.offer[colour] = 0
            one = other_chooser(later, -1)
            other = other_chooser(later, one)
            if score(later, other) > score(later, one):
                one, other = other, one
            prices = int_buffer(NOTES)
            write_prices(later, one, other, prices)
            strike(later, one, other, prices, deals, deal_at(one, other, action))


@rule
def strike(s: State, opener: int, rival: int, prices: Ints, deals: Ints, at: int) -> None:
    """Write how a barter ends: the opener's best offer, or the cheapest that beats it, or none at all."""
    deals[at] = rival
    for colour in range(4):
        deals[at + 1 + colour] = 0
    best = prices[RIVAL_ACTS] / UNIT
    offer = int_buffer(4)
    counter = int_buffer(8)
    most = int_buffer(4)
    for colour in range(4):
        most[colour] = min(OPENING_GEMS, int(s.gems[opener][colour]))
    for red in range(most[0] + 1):
        for yellow in range(min(most[1], OPENING_GEMS - red) + 1):
            for green in range(min(most[2], OPENING_GEMS - red - yellow) + 1):
                for blue in range(min(most[3], OPENING_GEMS - red - yellow - green) + 1):
                    offer[0], offer[1], offer[2], offer[3] = red, yellow, green, blue
                    if red + yellow + green + blue > 0:
                        worth = offer_worth(s, rival, prices, offer, counter)
                        if worth > best:
                            best = worth
                            note_deal(s, opener, rival, prices, offer, counter, deals, at)


@rule
def note_deal(
    s: State, opener: int, rival: int, prices: Ints, offer: Ints, counter: Ints, deals: Ints, at: int
) -> None:
    """Write what an offer leads to: the rival accepts, or beats it and acts itself."""
    raised = cheapest_raise(s, rival, prices, offer, counter)
    gain = prices[I_ACT_RIVAL] - prices[RIVAL_ACTS_RIVAL]
    for colour in range(4):
        gain += prices[GIVEN_TO_RIVAL + ROW * colour + offer[colour]]
        if raised:
            gain -= prices[GOT_FROM_RIVAL + ROW * colour + min(MOST, counter[colour])]
    accepts = gain >= 0 or not raised
    deals[at] = opener if accepts else rival
    for colour in range(4):
        deals[at + 1 + colour] = offer[colour] if accepts else counter[colour]
