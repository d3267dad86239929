"""Which action card to choose against the field: what each would bring, and who else is likely to choose it.

Every seat is thought to choose more often what is worth more to it, given what the others are likely to choose; a few
rounds of such thoughts settle (a quantal response equilibrium). The cards that already lie there are not looked at.
"""

from __future__ import annotations

import math

from souk.engine.buffers import int_buffer
from souk.engine.contract import Floats, Ints, rule
from souk.games.basari.board import GEMS, POINTS
from souk.games.basari.moves import PLAY
from souk.games.basari.scoring import LAP_POINTS, supply
from souk.games.basari.state import GEMS_CARD, POINTS_CARD, ROLL_CARD, State

from .outlook import MEAN_ROLL, add_majorities, game_rounds, lap_chance, lead_kept, rounds_left, way_left
from .shares import swayed, write_sway
from .unit import UNIT

CARDS = 3
RESPONSE_ROUNDS = 6  # rounds of thinking about what the others think
TEMPER = 0.7  # points by which a card may be worse and still be chosen by many


@rule
def weigh_cards(s: State, seat: int, ids: Ints, n: int, out: Floats) -> None:
    """What each card is worth to the seat."""
    gains = int_buffer(12)
    write_gains(s, gains)
    chances = int_buffer(12)
    write_chances(s, gains, chances)
    for k in range(n):
        out[k] = card_worth(s, gains, chances, seat, ids[k] - PLAY - ROLL_CARD)


@rule
def write_gains(s: State, gains: Ints) -> None:
    """What each card would bring each seat if it were carried out, as that seat sees it."""
    sway = int_buffer(16)
    hands = int_buffer(16)
    ways = int_buffer(4)
    change = int_buffer(4)
    write_sway(s, sway)
    write_hands(s, hands, ways)
    for seat in range(s.players):
        for card in range(ROLL_CARD, GEMS_CARD + 1):
            write_change(s, seat, card, hands, ways, change)
            gains[CARDS * seat + card - ROLL_CARD] = swayed(s, sway, seat, change)


@rule
def write_hands(s: State, hands: Ints, ways: Ints) -> None:
    """The gems of every seat, and the way that it has left."""
    for seat in range(s.players):
        ways[seat] = way_left(s, seat)
        for colour in range(4):
            hands[4 * seat + colour] = s.gems[seat][colour]


@rule
def write_change(s: State, seat: int, card: int, hands: Ints, ways: Ints, change: Ints) -> None:
    """What everybody expects more or less if a seat carries out an action."""
    for other in range(s.players):
        change[other] = 0
    rounds = rounds_left(s, ways)
    kept = lead_kept(game_rounds(s, rounds))
    if card == ROLL_CARD:
        change[seat] = int(UNIT * (6 - MEAN_ROLL) * kept)
        add_laps(s, ways, -1, change)
        ways[seat] -= int(UNIT * MEAN_ROLL)
        add_laps(s, ways, 1, change)
        ways[seat] += int(UNIT * MEAN_ROLL)
    elif card == POINTS_CARD:
        change[seat] = int(UNIT * POINTS[s.archway[seat]] * kept)
    else:
        for colour in range(4):
            found = min(GEMS[s.archway[seat]][colour], supply(s, colour))
            if found > 0:
                add_transfer(s, hands, colour, seat, found, rounds, change)


@rule
def add_laps(s: State, ways: Ints, sign: int, change: Ints) -> None:
    """Add, or take away, what everybody expects of the laps."""
    rounds = rounds_left(s, ways)
    kept = lead_kept(game_rounds(s, 0.0))
    for seat in range(s.players):
        change[seat] += sign * int(UNIT * LAP_POINTS * kept * lap_chance(s, ways, seat, rounds))


@rule
def add_transfer(s: State, hands: Ints, colour: int, taker: int, count: int, rounds: float, change: Ints) -> None:
    """What everybody expects more or less of a colour when a seat takes gems from the supply."""
    stock = int_buffer(8)
    for seat in range(s.players):
        change[seat] = -change[seat]
    add_majorities(s, hands, colour, rounds, stock, change)
    for seat in range(s.players):
        change[seat] = -change[seat]
    hands[4 * taker + colour] += count
    add_majorities(s, hands, colour, rounds, stock, change)
    hands[4 * taker + colour] -= count


@rule
def write_chances(s: State, gains: Ints, chances: Ints) -> None:
    """How likely each seat is to choose each card, in millionths."""
    for k in range(CARDS * s.players):
        chances[k] = UNIT // CARDS
    for _ in range(RESPONSE_ROUNDS):
        for seat in range(s.players):
            roll = math.exp(card_worth(s, gains, chances, seat, 0) / TEMPER)
            points = math.exp(card_worth(s, gains, chances, seat, 1) / TEMPER)
            gems = math.exp(card_worth(s, gains, chances, seat, 2) / TEMPER)
            total = roll + points + gems
            chances[CARDS * seat] = (chances[CARDS * seat] + int(UNIT * roll / total)) // 2
            chances[CARDS * seat + 1] = (chances[CARDS * seat + 1] + int(UNIT * points / total)) // 2
            chances[CARDS * seat + 2] = (chances[CARDS * seat + 2] + int(UNIT * gems / total)) // 2


@rule
def card_worth(s: State, gains: Ints, chances: Ints, seat: int, k: int) -> float:
    """What choosing the k-th card is worth: alone all of it, with one rival a barter, with two it spoils theirs."""
    own = gains[CARDS * seat + k] / UNIT
    envy = 1.0 / (s.players - 1)  # what a point less for a rival is worth
    alone = 1.0  # chances that so far nobody, one or two others have chosen it, and what the rivals would have had
    paired = 0.0
    paired_gain = 0.0
    bartered = 0.0
    spoilt = 0.0
    for other in range(s.players):
        if other == seat:
            continue
        chance = chances[CARDS * other + k] / UNIT
        gain = gains[CARDS * other + k] / UNIT
        spoilt = spoilt * (1.0 - chance) + chance * 0.5 * (paired_gain + paired * gain)
        bartered = bartered * (1.0 - chance) + chance * alone * (barter_worth(own, gain) + envy * 0.5 * gain)
        paired_gain = paired_gain * (1.0 - chance) + chance * alone * gain
        paired = paired * (1.0 - chance) + chance * alone
        alone *= 1.0 - chance
    return alone * own + bartered + envy * spoilt


@rule
def barter_worth(own: float, gain: float) -> float:
    """What is left of an action in a barter: who wants it more pays half of what it is worth to the other."""
    return max(own / 2, own - gain / 2)
