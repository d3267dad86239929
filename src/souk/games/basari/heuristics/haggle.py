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

from .field import action_gain, add_transfer
from .outlook import rounds_left, way_left
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
PLANNED_RAISES = 1  # that are foreseen after an offer
MOST_RAISES = 4
ENDS = 8  # where the ends of a barter begin among the notes about an offer
OFFER_NOTES = ENDS + 2 * (MOST_RAISES + 1)
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
                out[k] = best_offer(s, seat, rival, prices, -1, PLANNED_RAISES)
            else:
                out[k] = accepting(s, prices)
    else:
        for k in range(n):
            out[k] = best_offer(s, seat, rival, prices, (ids[k] - COUNT) % COUNTS, PLANNED_RAISES)


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
    write_sway(s, sway)
    hands = int_buffer(16)
    ways = int_buffer(4)
    for other in range(s.players):
        ways[other] = way_left(s, other)
        for colour in range(4):
            hands[4 * other + colour] = s.gems[other][colour]
    prices[I_ACT] = action_gain(s, seat, s.action, hands, ways, sway, seat)
    prices[I_ACT_RIVAL] = action_gain(s, seat, s.action, hands, ways, sway, rival)
    prices[RIVAL_ACTS] = action_gain(s, rival, s.action, hands, ways, sway, seat)
    prices[RIVAL_ACTS_RIVAL] = action_gain(s, rival, s.action, hands, ways, sway, rival)
    rounds = rounds_left(s, ways)
    for colour in range(4):
        for count in range(1, ROW):
            at = ROW * colour + count
            write_price(s, hands, sway, colour, seat, rival, count, rounds, prices, GIVEN + at, GIVEN_TO_RIVAL + at)
            write_price(s, hands, sway, colour, rival, seat, count, rounds, prices, GOT_FROM_RIVAL + at, GOT + at)


@rule
def write_price(
    s: State,
    hands: Ints,
    sway: Ints,
    colour: int,
    giver: int,
    taker: int,
    count: int,
    rounds: float,
    prices: Ints,
    to_giver: int,
    to_taker: int,
) -> None:
    """What some gems are worth to who gives and to who takes them, if they are there to be given."""
    if count <= hands[4 * giver + colour]:
        change = int_buffer(4)
        add_transfer(s, hands, colour, taker, giver, count, rounds, change)
        prices[to_giver] = swayed(s, sway, giver, change)
        prices[to_taker] = swayed(s, sway, taker, change)


# Offers.


@rule
def best_offer(s: State, seat: int, rival: int, prices: Ints, count: int, raises: int) -> float:
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
    answered = int_buffer(4)
    notes = int_buffer(OFFER_NOTES)
    for red in range(least[0], most[0] + 1):
        for yellow in range(least[1], most[1] + 1):
            for green in range(least[2], most[2] + 1):
                for blue in range(least[3], min(most[3], cap - red - yellow - green) + 1):
                    offer[0], offer[1], offer[2], offer[3] = red, yellow, green, blue
                    if beats(offer, s.offer[0], s.offer[1], s.offer[2], s.offer[3]):
                        worth = offer_worth(s, seat, rival, prices, offer, raises, answered, notes)
                        best = max(best, worth)
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
def offer_worth(
    s: State, seat: int, rival: int, prices: Ints, offer: Ints, raises: int, standing: Ints, notes: Ints
) -> float:
    """What to expect from an offer: whoever answers accepts, or beats it as cheaply as possible, so many times.

    Scratch: `standing` is the offer to be answered; `notes` has the raise, the one that is tried, and from `ENDS` on
    what it is worth to me and to the rival if it ends there.
    """
    for colour in range(4):
        standing[colour] = offer[colour]
    write_end(prices, True, standing, notes, ENDS)
    last = 0
    while last < raises:
        mine = last % 2 == 1
        table = GIVEN if mine else GOT_FROM_RIVAL
        if not cheapest_raise(s, seat if mine else rival, prices, table, standing, notes):
            break
        last += 1
        for colour in range(4):
            standing[colour] = notes[colour]
        write_end(prices, mine, standing, notes, ENDS + 2 * last)
    own = float(notes[ENDS + 2 * last])
    others = float(notes[ENDS + 2 * last + 1])
    for back in range(last):
        k = ENDS + 2 * (last - 1 - back)
        gain = own - notes[k] if (last - 1 - back) % 2 else others - notes[k + 1]
        accepts = 1.0 / (1.0 + math.exp(gain / (UNIT * DOUBT)))
        own = accepts * notes[k] + (1.0 - accepts) * own
        others = accepts * notes[k + 1] + (1.0 - accepts) * others
    return own / UNIT


@rule
def write_end(prices: Ints, mine: bool, offer: Ints, notes: Ints, at: int) -> None:
    """What it is worth to me and to the rival if my offer, or the rival's, is accepted."""
    notes[at] = prices[I_ACT] if mine else prices[RIVAL_ACTS]
    notes[at + 1] = prices[I_ACT_RIVAL] if mine else prices[RIVAL_ACTS_RIVAL]
    own = GIVEN if mine else GOT
    others = GIVEN_TO_RIVAL if mine else GOT_FROM_RIVAL
    for colour in range(4):
        k = ROW * colour + min(MOST, offer[colour])
        notes[at] += prices[own + k]
        notes[at + 1] += prices[others + k]


@rule
def cheapest_raise(s: State, rival: int, prices: Ints, table: int, offer: Ints, raised: Ints) -> bool:
    """The raise that costs the rival least: a gem more of any colours, or as many with one more of a better colour.

    Whether there is any; it stands in the first half of `raised`, the second is scratch. `table` has the prices of
    what the rival gives.
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
        if not possible or rest < 0 or not fill(s, rival, prices, table, max(better, 0), rest, raised):
            continue
        cost = 0
        for colour in range(4):
            cost -= prices[table + ROW * colour + min(MOST, raised[4 + colour])]
        if not found or cost < least:
            found = True
            least = cost
            for colour in range(4):
                raised[colour] = raised[4 + colour]
    return found


@rule
def fill(s: State, rival: int, prices: Ints, table: int, first: int, rest: int, raised: Ints) -> bool:
    """Add gems of the colours from `first` on to a raise, always the cheapest one; whether there are enough."""
    for _ in range(rest):
        pick = -1
        least = 0
        for colour in range(first, 4):
            if raised[4 + colour] < min(MOST, s.gems[rival][colour]):
                at = table + ROW * colour + raised[4 + colour]
                cost = prices[at] - prices[at + 1]
                if pick < 0 or cost < least:
                    pick = colour
                    least = cost
        if pick < 0:
            return False
        raised[4 + pick] += 1
    return True
