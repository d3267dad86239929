"""What to say in a barter: each offer is followed to the start of the next round, where the net is asked.

The rival is thought to weigh an offer as somebody with the plans would, who accepts it or raises it in the way that
seems best to it; the net says what either is worth. Prices of single gems by the net, for both sides, did worse.
"""

from __future__ import annotations

import math
from typing import Final

from souk.engine.buffers import double_buffer, int_buffer, state_buffer
from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.loops import copy_state
from souk.games.basari.barter import other_chooser
from souk.games.basari.heuristics.haggle import FIRST_STEPS, FOOLISH, MOST, NOTES, STEPS, beats, write_prices
from souk.games.basari.heuristics.outlook import choosers
from souk.games.basari.moves import COUNT, COUNTS, OFFER
from souk.games.basari.state import BARTER, GEMS_CARD, RED, State

from .haggling import best_raise, kept_worth, mirror_prices, settle_deal
from .outcomes import DEALS, ROOM, add_outcome, end_barter

DOUBT: Final = 0.2  # points by which the rival may see things differently from the plans
UNASKED: Final = 10 * FOOLISH  # worth of what is not looked at: offers beyond those of the plans


@rule
def weigh_bargains_by_net(s: State, seat: int, net: Doubles, ids: Ints, n: int, out: Floats) -> None:
    """What accepting, declining and offering are worth, or the counts of an offer."""
    if n == 1:
        out[0] = 0.0
        return
    states = state_buffer(s, ROOM)
    deals = int_buffer(DEALS)
    rival = other_chooser(s, seat)
    settle_later(states, deals)
    mirror = int_buffer(NOTES)
    write_rivals_prices(s, seat, rival, mirror)
    standing = int_buffer(4)
    for colour in range(4):
        standing[colour] = s.offer[colour]
    for k in range(n):
        out[k] = UNASKED if s.phase == BARTER else UNASKED - (ids[k] - COUNT) % COUNTS
    if s.phase == BARTER:
        out[0] = ask(states, seat, rival, seat, standing, deals, net)
    weigh_offers(states, seat, rival, standing, mirror, deals, net, ids, n, out)


@rule
def settle_later(states: States, deals: Ints) -> None:
    """How the barters after this one would end, by the plans."""
    s = states[0]
    for action in range(s.action + 1, GEMS_CARD + 1):
        if choosers(s, action) == 2:
            one = 0
            while s.card[one] != action:
                one += 1
            other = one + 1
            while s.card[other] != action:
                other += 1
            settle_deal(states, one, other, action, deals)


@rule
def write_rivals_prices(s: State, seat: int, rival: int, mirror: Ints) -> None:
    """What gems and the action are worth as the rival sees it, by the plans."""
    prices = int_buffer(NOTES)
    write_prices(s, seat, rival, prices)
    mirror_prices(prices, mirror)


@rule
def weigh_offers(
    states: States,
    seat: int,
    rival: int,
    standing: Ints,
    mirror: Ints,
    deals: Ints,
    net: Doubles,
    ids: Ints,
    n: int,
    out: Floats,
) -> None:
    """Each of the n actions is worth what the best offer is that it can lead to."""
    s = states[0]
    least = int_buffer(4)
    most = int_buffer(4)
    said = s.phase - RED
    count = standing[0] + standing[1] + standing[2] + standing[3]
    cap = count + (STEPS if count else FIRST_STEPS)
    for colour in range(4):
        most[colour] = min(MOST, int(s.gems[seat][colour]))
        if colour < said:
            least[colour] = most[colour] = s.bid[colour]
    offer = int_buffer(4)
    for red in range(least[0], most[0] + 1):
        for yellow in range(least[1], most[1] + 1):
            for green in range(least[2], most[2] + 1):
                for blue in range(least[3], min(most[3], cap - red - yellow - green) + 1):
                    offer[0], offer[1], offer[2], offer[3] = red, yellow, green, blue
                    if beats(offer, standing[0], standing[1], standing[2], standing[3]):
                        worth = foreseen(states, seat, rival, offer, mirror, deals, net)
                        for k in range(n):
                            leads = ids[k] == OFFER if said < 0 else (ids[k] - COUNT) % COUNTS == offer[said]
                            if leads:
                                out[k] = max(out[k], worth)


@rule
def foreseen(states: States, seat: int, rival: int, offer: Ints, mirror: Ints, deals: Ints, net: Doubles) -> float:
    """What an offer leads to: the rival accepts it, or raises it, and that is that."""
    counter = int_buffer(4)
    raised = best_raise(states[0], rival, seat, mirror, offer, counter)
    edge = (raised - kept_worth(mirror, offer)) / DOUBT
    accepts = 1.0 / (1.0 + math.exp(max(-50.0, min(50.0, edge))))
    worth = 0.0
    if accepts > 0.001:
        worth += accepts * ask(states, seat, seat, rival, offer, deals, net)
    if accepts < 0.999:
        worth += (1.0 - accepts) * ask(states, seat, rival, seat, counter, deals, net)
    return worth


@rule
def ask(states: States, seat: int, actor: int, other: int, bundle: Ints, deals: Ints, net: Doubles) -> float:
    """What it is worth to the seat if one of two acts and gives the other some gems."""
    found = double_buffer(4)
    copy_state(states, 1, states, 0)
    end_barter(states[1], actor, other, bundle, 0)
    add_outcome(states, seat, deals, net, found, 0)
    return found[seat]
