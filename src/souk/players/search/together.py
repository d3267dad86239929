"""Decisions at the same time: each seat plays by regret matching, and what converges is its average strategy.

How much better another action would have been is only known of the one that was played; of the others it is
estimated by their means, so that the estimate stays true on average and its noise small (a control variate).
"""

from __future__ import annotations

import math
from typing import Final

from souk.engine.contract import Floats, Ints, State, apply, legal, rule
from souk.engine.rng import random_word
from souk.players.heuristics import PLANNERS_MIX, action_values

from .node_records import ACTION_BITS, ACTIONS, PART_BITS, Node, Option, Task, option_of, part

HEAD_START: Final = (
    8.0  # shares of regret with which the game's plans begin: chance needs hundreds of tries to outweigh it
)
MIXING: Final = 0.1  # of the time any option is tried, so that each one's worth is known


@rule
def choose_together(
    t: Task,
    s: State,
    mask: int,
    nodes: list[Node],
    options: list[Option],
    at: int,
    rng: Ints,
    ids: Ints,
    values: Floats,
) -> int:
    """The key of what all seats of the mask choose, each for itself; 0 if there is no room for their options."""
    key = 1
    ask = nodes[at].studied == 0 and (at == t.root or nodes[at].visits >= t.study)
    if ask:
        nodes[at].studied = 1
    for seat in range(s.players):
        if mask >> seat & 1:
            n = legal(s, seat, ids)
            if ask:
                study_together(t, s, seat, nodes, options, at, n, ids, values)
            option = draw_option(t, nodes, options, at, seat, n, rng, ids)
            if option == 0:
                return 0
            key = key << PART_BITS | options[option].key
            if at == t.root and seat == t.seat:
                t.first = options[option].key & ACTIONS - 1
    return key


@rule
def study_together(
    t: Task,
    s: State,
    seat: int,
    nodes: list[Node],
    options: list[Option],
    at: int,
    n: int,
    ids: Ints,
    values: Floats,
) -> None:
    """Begin with what the game's plans would choose: as if that had been regretted before."""
    action_values(s, seat, ids, n, values)
    best = values[0]
    for k in range(n):
        best = max(best, values[k])
    for k in range(n):
        option = option_of(t, nodes, options, at, part(seat, ids[k]))
        if option:
            options[option].regret += HEAD_START * math.exp((float(values[k]) - float(best)) / PLANNERS_MIX)


@rule
def draw_option(
    t: Task, nodes: list[Node], options: list[Option], at: int, seat: int, n: int, rng: Ints, ids: Ints
) -> int:
    """One of the seat's options, as likely as its regret says; `ids` holds the options afterwards."""
    regrets = 0.0
    for k in range(n):
        option = option_of(t, nodes, options, at, part(seat, ids[k]))
        if option == 0:
            return 0
        ids[k] = option
        regrets += max(0.0, options[option].regret)
    point = random_word(rng) / 4294967296.0
    taken = ids[n - 1]
    for k in range(n):
        option = ids[k]
        chance = max(0.0, options[option].regret) / regrets if regrets > 0.0 else 1.0 / n
        options[option].chance = chance
        options[option].played += chance
        options[option].stamp = t.stamp
        options[option].ways = n
        options[option].taken = 0
        point -= (1.0 - MIXING) * chance + MIXING / n
        if point < 0.0:
            taken = option
            point = 2.0
    options[taken].taken = 1
    return taken


@rule
def apply_together(s: State, mask: int, key: int) -> None:
    """Carry out what all seats of the mask have chosen."""
    shift = 0
    for seat in range(s.players):
        if mask >> seat & 1:
            shift += PART_BITS
    for seat in range(s.players):
        if mask >> seat & 1:
            shift -= PART_BITS
            apply(s, seat, key >> shift & ACTIONS - 1)


@rule
def appraise(option: Option, share: float, even: float) -> float:
    """What the option would have given its seat in this iteration."""
    guess = option.gained / option.visits if option.visits > 0 else even
    if option.taken:
        return guess + (share - guess) / ((1.0 - MIXING) * option.chance + MIXING / option.ways)
    return guess


@rule
def regret_together(t: Task, nodes: list[Node], options: list[Option], at: int, players: int, shares: Floats) -> None:
    """Each seat regrets what it did not play, as far as it would have been better than its strategy."""
    for seat in range(players):
        share = float(shares[seat])
        mean = 0.0
        option = nodes[at].options
        while option:
            if options[option].stamp == t.stamp and options[option].key >> ACTION_BITS == seat:
                mean += options[option].chance * appraise(options[option], share, 1.0 / players)
            option = options[option].next
        option = nodes[at].options
        while option:
            if options[option].stamp == t.stamp and options[option].key >> ACTION_BITS == seat:
                options[option].regret += appraise(options[option], share, 1.0 / players) - mean
                if options[option].taken:
                    options[option].visits += 1
                    options[option].gained += share
            option = options[option].next
