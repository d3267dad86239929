"""What players know about Basari: outlook and value of a position, plans for cards and barters, a rollout policy."""

from __future__ import annotations

from souk.engine.buffers import int_buffer
from souk.engine.contract import Floats, Ints, rule
from souk.engine.loops import share_victory
from souk.engine.rng import random_below
from souk.games.basari.board import GEMS, POINTS, RING
from souk.games.basari.moves import OFFER, PLAY, START_AT
from souk.games.basari.scoring import winners
from souk.games.basari.state import BARTER, CHOOSE, OVER, POINTS_CARD, ROLL_CARD, START, State

from .field import weigh_cards
from .haggle import weigh_bargains
from .outlook import GEM_WORTH, flat_gain, outlook
from .shares import write_shares
from .unit import UNIT


@rule
def expected_scores(s: State, out: Floats) -> int:
    """Each seat's expected final score."""
    e = int_buffer(4)
    outlook(s, True, int_buffer(16), int_buffer(4), e)
    for seat in range(s.players):
        out[seat] = e[seat] / UNIT
    return int(s.players)


@rule
def value(s: State, out: Floats) -> int:
    """Each seat's expected share of the victory."""
    if s.phase == OVER:
        share_victory(winners(s), s.players, out)
        return int(s.players)
    shares = int_buffer(4)
    write_shares(s, True, shares)
    for seat in range(s.players):
        out[seat] = shares[seat] / UNIT
    return int(s.players)


@rule
def action_values(s: State, seat: int, ids: Ints, n: int, out: Floats) -> int:
    """What the plans say of each action, in expected points: own ones, less the others' as far as they threaten."""
    if s.phase == CHOOSE:
        weigh_cards(s, seat, ids, n, out)
    elif s.phase == START:
        for k in range(n):
            out[k] = start_worth(ids[k] - START_AT)
    else:
        weigh_bargains(s, seat, ids, n, out)
    return n


@rule
def start_worth(archway: int) -> float:
    """What the archways that the first rolls can reach have to give; the nearer ones count double."""
    total = 0
    for steps in range(1, 13):
        there = (archway + steps) % RING
        gems = 0
        for colour in range(4):
            gems += GEMS[there][colour] * GEM_WORTH[0][colour]
        best = max(gems, UNIT * POINTS[there])
        total += 2 * best if steps <= 6 else best
    return total / (18 * UNIT)


@rule
def rollout_policy(s: State, seat: int, ids: Ints, n: int, rng: Ints) -> int:
    """Cards by their gain, offers by small steps, and the more readily accepted the higher they are."""
    if n == 1:
        return ids[0]
    if s.phase == CHOOSE:
        return rollout_card(s, seat, rng)
    if s.phase == START:
        return ids[random_below(rng, n)]
    if s.phase == BARTER:
        gems = s.offer[0] + s.offer[1] + s.offer[2] + s.offer[3]
        return ids[0] if random_below(rng, 4) < gems else OFFER
    return ids[1] if random_below(rng, 4) == 0 else ids[0]


@rule
def rollout_card(s: State, seat: int, rng: Ints) -> int:
    """A card, as likely as the square of its gain."""
    total = 0
    for card in range(ROLL_CARD, ROLL_CARD + 3):
        gain = flat_gain(s, seat, card) // 1000
        total += gain * gain // 1000
    rest = random_below(rng, total)
    for card in range(ROLL_CARD, POINTS_CARD + 1):
        gain = flat_gain(s, seat, card) // 1000
        rest -= gain * gain // 1000
        if rest < 0:
            return PLAY + card
    return PLAY + POINTS_CARD + 1
