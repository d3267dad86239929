"""Barter plans: when to accept, and which offer to make.

An offer is good if it leaves the action worth its price, and if the rival would rather accept it than beat it. Gems
are worth different things to both: what wins a majority for one may be idle in the hand of the other.
"""

from __future__ import annotations

import math

from souk.engine.buffers import int_buffer
from souk.engine.contract import Floats, Ints, rule
from souk.games.basari.barter import other_chooser
from souk.games.basari.moves import COUNT, COUNTS, OFFER
from souk.games.basari.state import BARTER, RED, State

from .field import write_change, write_hands
from .outlook import add_majorities, rounds_left
from .shares import swayed, write_sway
from .unit import UNIT

MOST = 6  # gems of one colour in a planned offer
ROW = MOST + 1
TABLE_SIZE = 4 * ROW  # numbers in a table of what counts of each colour are worth
TABLES = 4 * TABLE_SIZE
# The tables, one after the other: my gems to the rival as I and as the rival see it, the rival's to me as both see it.
GIVEN, GIVEN_TO_RIVAL, GOT, GOT_FROM_RIVAL = 0, TABLE_SIZE, 2 * TABLE_SIZE, 3 * TABLE_SIZE
# Then what it is worth to me and to the rival if I carry out the action, and if the rival does.
I_ACT, I_ACT_RIVAL, RIVAL_ACTS, RIVAL_ACTS_RIVAL = TABLES, TABLES + 1, TABLES + 2, TABLES + 3
NOTES = TABLES + 4

STEPS = 1  # gems more than needed that an offer may have
FIRST_STEPS = 3  # the same for who opens
DOUBT = 0.4  # points by which the rival may see things differently
FOOLISH = -100.0  # worth of offers beyond those


@rule
def weigh_bargains(s: State, seat: int, ids: Ints, n: int, out: Floats) -> None:
    """What accepting, declining and offering are worth, or the counts of an offer."""
    rival = other_chooser(s, seat)
    prices = int_buffer(NOTES)
    write_prices(s, seat, rival, prices)
    if s.phase == BARTER:
        for k in range(n):
            if ids[k] == OFFER:
                out[k] = best_offer(s, seat, rival, prices, -1)
            else:
                out[k] = accepting(s, prices)
    else:
        for k in range(n):
            out[k] = best_offer(s, seat, rival, prices, (ids[k] - COUNT) % COUNTS)


@rule
def accepting(s: State, prices: Ints) -> float:
    """What it is worth to take the standing offer, or nothing, and to let the rival act."""
    value = prices[RIVAL_ACTS]
    for colour in range(4):
        value += prices[GOT + ROW * colour + min(MOST, s.offer[colour])]
    return value / UNIT


@rule
def write_prices(s: State, seat: int, rival: int, prices: Ints) -> None:
    """What any count of gems of each colour, and the action, is worth to both."""
    sway = int_buffer(16)
    hands = int_buffer(16)
    ways = int_buffer(4)
    change = int_buffer(4)
    write_sway(s, sway)
    write_hands(s, hands, ways)
    write_change(s, seat, s.action, hands, ways, change)
    prices[I_ACT] = swayed(s, sway, seat, change)
    prices[I_ACT_RIVAL] = swayed(s, sway, rival, change)
    write_change(s, rival, s.action, hands, ways, change)
    prices[RIVAL_ACTS] = swayed(s, sway, seat, change)
    prices[RIVAL_ACTS_RIVAL] = swayed(s, sway, rival, change)
    write_gem_prices(s, seat, rival, hands, rounds_left(s, ways), sway, prices)


@rule
def write_gem_prices(s: State, seat: int, rival: int, hands: Ints, rounds: float, sway: Ints, prices: Ints) -> None:
    """What any count of gems of each colour is worth to both, as far as they are there to be given."""
    before = int_buffer(4)
    change = int_buffer(4)
    stock = int_buffer(8)
    for colour in range(4):
        for other in range(s.players):
            before[other] = 0
        add_majorities(s, hands, colour, rounds, stock, before)
        for count in range(1, ROW):
            at = ROW * colour + count
            if count <= hands[4 * seat + colour]:
                write_transfer(s, hands, colour, seat, rival, count, rounds, before, stock, change)
                prices[GIVEN + at] = swayed(s, sway, seat, change)
                prices[GIVEN_TO_RIVAL + at] = swayed(s, sway, rival, change)
            if count <= hands[4 * rival + colour]:
                write_transfer(s, hands, colour, rival, seat, count, rounds, before, stock, change)
                prices[GOT_FROM_RIVAL + at] = swayed(s, sway, rival, change)
                prices[GOT + at] = swayed(s, sway, seat, change)


@rule
def write_transfer(
    s: State,
    hands: Ints,
    colour: int,
    giver: int,
    taker: int,
    count: int,
    rounds: float,
    before: Ints,
    stock: Ints,
    change: Ints,
) -> None:
    """What everybody expects more or less of a colour, beside what it was before, when gems change hands."""
    for seat in range(s.players):
        change[seat] = -before[seat]
    hands[4 * taker + colour] += count
    hands[4 * giver + colour] -= count
    add_majorities(s, hands, colour, rounds, stock, change)
    hands[4 * taker + colour] -= count
    hands[4 * giver + colour] += count


# Offers.


@rule
def best_offer(s: State, seat: int, rival: int, prices: Ints, count: int) -> float:
    """The worth of the best offer with the counts said so far and this one; any if it is below 0."""
    said = s.phase - RED
    least = int_buffer(4)
    most = int_buffer(4)
    total = 0
    standing = 0
    for colour in range(4):
        most[colour] = min(MOST, s.gems[seat][colour])
        if colour < said:
            least[colour] = most[colour] = s.bid[colour]
        elif colour == said:
            least[colour] = most[colour] = count
        total += least[colour]
        standing += s.offer[colour]
    cap = max(total, standing) + (STEPS if standing else FIRST_STEPS)
    best = FOOLISH - total
    offer = int_buffer(4)
    counter = int_buffer(8)
    for red in range(least[0], most[0] + 1):
        for yellow in range(least[1], most[1] + 1):
            for green in range(least[2], most[2] + 1):
                for blue in range(least[3], min(most[3], cap - red - yellow - green) + 1):
                    offer[0], offer[1], offer[2], offer[3] = red, yellow, green, blue
                    if beats(offer, s.offer[0], s.offer[1], s.offer[2], s.offer[3]):
                        best = max(best, offer_worth(s, rival, prices, offer, counter))
    return best


@rule
def beats(offer: Ints, red: int, yellow: int, green: int, blue: int) -> bool:
    """Whether an offer beats another: more gems, or as many and more of the most valuable colour that differs."""
    more = offer[0] + offer[1] + offer[2] + offer[3] - red - yellow - green - blue
    if more != 0:
        return more > 0
    if offer[0] != red:
        return offer[0] > red
    if offer[1] != yellow:
        return offer[1] > yellow
    return offer[2] > green


@rule
def offer_worth(s: State, rival: int, prices: Ints, offer: Ints, counter: Ints) -> float:
    """What to expect from an offer: the rival accepts it, or beats it as cheaply as it can, and that is that.

    `counter` is scratch: the rival's raise, and the one that is tried.
    """
    mine = prices[I_ACT]
    theirs = prices[I_ACT_RIVAL]
    for colour in range(4):
        at = ROW * colour + min(MOST, offer[colour])
        mine += prices[GIVEN + at]
        theirs += prices[GIVEN_TO_RIVAL + at]
    if not cheapest_raise(s, rival, prices, offer, counter):
        return mine / UNIT
    mine_then = prices[RIVAL_ACTS]
    theirs_then = prices[RIVAL_ACTS_RIVAL]
    for colour in range(4):
        at = ROW * colour + min(MOST, counter[colour])
        mine_then += prices[GOT + at]
        theirs_then += prices[GOT_FROM_RIVAL + at]
    accepts = 1.0 / (1.0 + math.exp((theirs_then - theirs) / (UNIT * DOUBT)))
    return (accepts * mine + (1.0 - accepts) * mine_then) / UNIT


@rule
def cheapest_raise(s: State, rival: int, prices: Ints, offer: Ints, raised: Ints) -> bool:
    """The raise that costs the rival least: a gem more of any colours, or as many with one more of a better colour.

    Whether there is any; it stands in the first half of `raised`, the second is scratch.
    """
    total = offer[0] + offer[1] + offer[2] + offer[3]
    least = 0
    found = False
    for better in range(-1, 3):  # the colour with one more gem than the offer; -1: one gem more in all
        rest = total + 1 if better < 0 else total
        possible = True
        for colour in range(4):
            raised[4 + colour] = 0
            if colour <= better:
                raised[4 + colour] = offer[colour] + (1 if colour == better else 0)
                rest -= raised[4 + colour]
                possible = possible and raised[4 + colour] <= s.gems[rival][colour]
        if not possible or rest < 0 or not fill(s, rival, prices, max(better, 0), rest, raised):
            continue
        cost = 0
        for colour in range(4):
            cost -= prices[GOT_FROM_RIVAL + ROW * colour + min(MOST, raised[4 + colour])]
        if not found or cost < least:
            found = True
            least = cost
            for colour in range(4):
                raised[colour] = raised[4 + colour]
    return found


@rule
def fill(s: State, rival: int, prices: Ints, first: int, rest: int, raised: Ints) -> bool:
    """Add gems of the colours from `first` on to a raise, always the cheapest one; whether there are enough."""
    for _ in range(rest):
        pick = -1
        least = 0
        for colour in range(first, 4):
            if raised[4 + colour] < min(MOST, s.gems[rival][colour]):
                at = GOT_FROM_RIVAL + ROW * colour + raised[4 + colour]
                cost = prices[at] - prices[at + 1]
                if pick < 0 or cost < least:
                    pick = colour
                    least = cost
        if pick < 0:
            return False
        raised[4 + pick] += 1
    return True
