"""What every seat can still expect: laps, majorities at the scorings to come, the rounds left, and what is pending.

The weights were fitted to games of the planner against itself: see `fit.py`. Notes are in millionths (`unit.py`).
"""

from __future__ import annotations

import math

from souk.engine.buffers import int_buffer
from souk.engine.contract import Ints, rule
from souk.games.basari.barter import other_chooser
from souk.games.basari.board import GEMS, POINTS, RING
from souk.games.basari.rules import SCORINGS
from souk.games.basari.scoring import COLOUR_POINTS, LAP_POINTS, score, supply
from souk.games.basari.state import (
    BARTER,
    CHOOSE,
    GEMS_CARD,
    MOVE,
    NO_CARD,
    OPENING,
    OVER,
    POINTS_CARD,
    RED,
    ROLL,
    ROLL_CARD,
    State,
)

from .unit import UNIT

MEAN_ROLL = 3.5
STEPS_A_ROUND = 5.0  # of the pawn that leads
POINTS_A_ROUND = 2.3  # from points and rolls
LAPS_A_SCORING = 0.4  # of a seat
DRAG = 0.03  # the part of a lead that is lost in a round: everybody plays against who leads
LEAST_KEPT = 0.2
BLUR = 0.86  # how far a majority is from settled, in gems: in the round of the scoring,
BLUR_A_ROUND = 0.59  # the more so the more rounds are to come,
LAST_BLUR = 0.4  # and the less once the last cards are open
RETURNED = 4.0  # what the lead in a colour costs, in gems
LAP_EDGE = 3.4  # how far behind the leading pawn one half of the laps are still made,
LAP_EDGE_A_ROUND = -1.27  # the less so the more rounds are to come
LAP_BLUR = 1.13
LAP_BLUR_A_ROUND = 1.25
# For a quick guess, in points of today: any one gem of each colour before each scoring, and a roll with its way.
GEM_WORTH = [
    [5_900_000, 5_000_000, 4_200_000, 3_200_000],
    [2_900_000, 2_500_000, 2_000_000, 1_500_000],
    [1_400_000, 1_100_000, 900_000, 700_000],
]
ROLL_WORTH = 5_000_000
HALF = 0.5  # of an action is left to each of the two who barter for it


@rule
def outlook(s: State, open_cards: bool, hands: Ints, ways: Ints, e: Ints) -> None:
    """Write each seat's expected final score into `e`; besides, gems and ways left with what is pending.

    Cards that lie there in secret count only if they are to be seen as open.
    """
    write_pending(s, open_cards, hands, ways, e)
    if s.phase == OVER:
        return
    rounds = rounds_left(s, ways)
    level_scores(s, rounds, e)
    stock = int_buffer(8)
    for colour in range(4):
        add_majorities(s, hands, colour, rounds, stock, e)
    add_way(s, ways, rounds, e)


@rule
def write_pending(s: State, open_cards: bool, hands: Ints, ways: Ints, e: Ints) -> None:
    """The scores, gems and ways left as they are, with what is pending."""
    for seat in range(s.players):
        e[seat] = UNIT * score(s, seat)
        ways[seat] = way_left(s, seat)
        for colour in range(4):
            hands[4 * seat + colour] = s.gems[seat][colour]
    if s.phase == OVER:
        return
    if s.phase == CHOOSE and open_cards:
        add_chosen(s, e)
    elif s.phase >= OPENING:
        add_revealed(s, hands, ways, e)


@rule
def add_way(s: State, ways: Ints, rounds: float, e: Ints) -> None:
    """Add what the rounds and the laps to come will bring."""
    later = SCORINGS - 1 - s.scorings
    common = later * LAPS_A_SCORING * LAP_POINTS + game_rounds(s, rounds) * POINTS_A_ROUND
    sure = lead_kept(game_rounds(s, 0.0))
    for seat in range(s.players):
        chance = sure * lap_chance(s, ways, seat, rounds) + (1.0 - sure) * LAPS_A_SCORING
        e[seat] += int(UNIT * (common + LAP_POINTS * chance))


# Leads.


@rule
def lead_kept(rounds: float) -> float:
    """The part of a lead that is left after some rounds."""
    return max(LEAST_KEPT, 1.0 - DRAG * rounds)


@rule
def game_rounds(s: State, rounds: float) -> float:
    """The rounds to the end of the game, if there are so many to the next scoring."""
    return rounds + (SCORINGS - 1 - s.scorings) * RING / STEPS_A_ROUND


@rule
def level_scores(s: State, rounds: float, e: Ints) -> None:
    """Bring the scores as near to each other as the rounds to the end will do."""
    kept = lead_kept(game_rounds(s, rounds))
    total = 0
    for seat in range(s.players):
        total += e[seat]
    for seat in range(s.players):
        e[seat] = int(kept * e[seat] + (1.0 - kept) * total / s.players)


# The way.


@rule
def way_left(s: State, seat: int) -> int:
    """How far a pawn is from its disc, once it has made the move that everybody makes in a round."""
    left = UNIT * (RING - s.moved[seat])
    if s.phase < MOVE or (s.phase == MOVE and s.turn <= seat):
        left -= int(UNIT * MEAN_ROLL)
    return left


@rule
def rounds_left(s: State, ways: Ints) -> float:
    """The rounds to come before the next scoring; none once a pawn has reached its disc."""
    least = ways[0]
    for seat in range(1, s.players):
        least = min(least, ways[seat])
    return max(0, least) / (UNIT * STEPS_A_ROUND)


@rule
def lap_chance(s: State, ways: Ints, seat: int, rounds: float) -> float:
    """The chance that a pawn reaches its disc by the time of the next scoring."""
    if ways[seat] <= 0:
        return 1.0
    least = ways[seat]
    for other in range(s.players):
        least = min(least, ways[other])
    behind = (ways[seat] - max(least, 0)) / UNIT
    edge = LAP_EDGE + LAP_EDGE_A_ROUND * math.sqrt(rounds)
    blur = LAP_BLUR + LAP_BLUR_A_ROUND * math.sqrt(rounds)
    return 1.0 / (1.0 + math.exp((behind - edge) / blur))


# Majorities.


@rule
def add_majorities(s: State, hands: Ints, colour: int, rounds: float, stock: Ints, e: Ints) -> None:
    """Add what every seat can expect of one colour at all scorings to come; `stock` is scratch, two for each seat.

    The more rounds are to come, the less the count of today says about the leader; leaders give gems back.
    """
    for seat in range(s.players):
        stock[seat] = UNIT * hands[4 * seat + colour]
    for scoring in range(s.scorings, SCORINGS):
        kept = lead_kept((SCORINGS - 1 - scoring) * RING / STEPS_A_ROUND)
        even = (1.0 - kept) / s.players
        settled = rounds == 0.0 and s.phase >= OPENING
        blur = UNIT * (LAST_BLUR if settled else BLUR + BLUR_A_ROUND * math.sqrt(rounds))
        most = 0
        for seat in range(s.players):
            most = max(most, stock[seat])
        total = 0
        for seat in range(s.players):
            stock[4 + seat] = UNIT if stock[seat] == most else int(UNIT * math.exp((stock[seat] - most) / blur))
            total += stock[4 + seat]
        for seat in range(s.players):
            share = stock[4 + seat] / total
            e[seat] += int(UNIT * COLOUR_POINTS[colour] * (even + kept * share))
            stock[seat] = max(0, stock[seat] - int(UNIT * RETURNED * share))
        rounds += RING / STEPS_A_ROUND


# What is pending.


@rule
def flat_gain(s: State, seat: int, card: int) -> int:
    """A quick guess at what an action is worth where the pawn stands."""
    if card == ROLL_CARD:
        return ROLL_WORTH
    if card == POINTS_CARD:
        return UNIT * POINTS[s.archway[seat]]
    gain = 0
    for colour in range(4):
        gain += GEMS[s.archway[seat]][colour] * GEM_WORTH[s.scorings][colour]
    return gain


@rule
def choosers(s: State, card: int) -> int:
    """How many have chosen a card."""
    count = 0
    for seat in range(s.players):
        if s.card[seat] == card:
            count += 1
    return count


@rule
def add_chosen(s: State, e: Ints) -> None:
    """While cards are chosen: who has chosen gets what the card brings if those still to choose take any card."""
    open_seats = choosers(s, NO_CARD)
    for seat in range(s.players):
        card = s.card[seat]
        if card == NO_CARD:
            continue
        rivals = choosers(s, card) - 1
        none = (2 / 3) ** open_seats
        one = open_seats * (1 / 3) * (2 / 3) ** (open_seats - 1)
        chance = 0.0
        if rivals == 0:
            chance = none + HALF * one
        elif rivals == 1:
            chance = HALF * none
        e[seat] += int(flat_gain(s, seat, card) * chance)


@rule
def add_revealed(s: State, hands: Ints, ways: Ints, e: Ints) -> None:
    """Once cards are open: what is not yet resolved goes to its only chooser, or to two in halves."""
    for card in range(s.action, GEMS_CARD + 1):
        count = choosers(s, card)
        if card == s.action and s.phase == ROLL:
            give_action(s, s.turn, card, hands, ways, e)
        elif card == s.action and s.phase != OPENING:
            add_barter(s, hands, ways, e)
        elif count == 2:
            halve_action(s, card, e)
        elif count == 1:
            for seat in range(s.players):
                if s.card[seat] == card:
                    give_action(s, seat, card, hands, ways, e)


@rule
def halve_action(s: State, card: int, e: Ints) -> None:
    """Two who have yet to barter can expect a half each."""
    for seat in range(s.players):
        if s.card[seat] == card:
            e[seat] += int(flat_gain(s, seat, card) * HALF)


@rule
def give_action(s: State, seat: int, card: int, hands: Ints, ways: Ints, e: Ints) -> None:
    """What an action does, on average."""
    if card == ROLL_CARD:
        ways[seat] -= int(UNIT * MEAN_ROLL)
        e[seat] += int(UNIT * (6 - MEAN_ROLL))
    elif card == POINTS_CARD:
        e[seat] += UNIT * POINTS[s.archway[seat]]
    else:
        for colour in range(4):
            hands[4 * seat + colour] += min(GEMS[s.archway[seat]][colour], supply(s, colour))


@rule
def add_barter(s: State, hands: Ints, ways: Ints, e: Ints) -> None:
    """The offer that stands or is being made is accepted if it is worth half of the action; else there are halves."""
    answers = s.turn
    offers = other_chooser(s, answers)
    offer = int_buffer(4)
    if s.phase == BARTER:
        for colour in range(4):
            offer[colour] = s.offer[colour]
    else:
        answers, offers = offers, answers
        complete_bid(s, offers, offer)
    price = 0
    for colour in range(4):
        price += offer[colour] * GEM_WORTH[s.scorings][colour]
    if price < flat_gain(s, answers, s.action) * HALF:
        halve_action(s, s.action, e)
        return
    give_action(s, offers, s.action, hands, ways, e)
    for colour in range(4):
        hands[4 * offers + colour] -= offer[colour]
        hands[4 * answers + colour] += offer[colour]


@rule
def complete_bid(s: State, seat: int, offer: Ints) -> None:
    """The counts said so far, and one gem more than the standing offer in all, from the least valuable colours."""
    missing = 1
    for colour in range(4):
        offer[colour] = s.bid[colour] if colour < s.phase - RED else 0
        missing += s.offer[colour] - offer[colour]
    for k in range(4):
        colour = 3 - k
        if colour >= s.phase - RED and missing > 0:
            offer[colour] = min(missing, int(s.gems[seat][colour]))
            missing -= offer[colour]
