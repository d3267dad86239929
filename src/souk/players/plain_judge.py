"""The judge of a game that nobody has written one for: it knows the contract alone.

A net sees what `features` says, who is to decide, and what the own seat may do; it stands on nothing. It looks one
decision ahead, with what nature does about it. Where several seats choose at the same time the joint choices are a
small game of their own, valued by the net and answered by regret matching, so that nobody can gain by knowing it.
"""

from __future__ import annotations

from math import floor
from typing import Final

from souk.engine.buffers import float_buffer, int_buffer, state_buffer
from souk.engine.contract import (
    NATURE,
    Doubles,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    features,
    imagine,
    legal,
    odds,
    rule,
    scores,
)
from souk.engine.game import Game
from souk.engine.judge import write_final, write_shares
from souk.engine.loops import copy_state
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, INPUTS, SHARE as AT_SHARE, forward
from souk.engine.rng import MASK, random_pick

SOURCES: Final = ("score",)
SHARE: Final = 10_000.0  # what points mean in an unknown game is unknown: the victory counts, they break ties
NOISE: Final = 100.0
PARTS: Final = 64  # of one, in which features are counted
MOST_PROFILES: Final = 4096  # joint choices that are tried; of larger games some
REPEATS: Final = 256  # of regret matching
ROOT, AFTER, DRAWN = range(3)  # states: as it is, after an action, after nature's answer


def n_inputs(game: Game, players: int) -> int:
    """How many inputs the nets of a game have; buffers are made that large, so they hold every outcome too."""
    return max(game.n_features + players + 1 + len(game.actions), len(game.outcomes))


@rule
def is_ripe(s: State) -> bool:
    """Whenever somebody decides."""
    acting = actors(s)
    return acting != 0 and acting != 1 << NATURE


@rule
def points_by_source(s: State, out: Ints) -> int:
    """The scores are the only source."""
    points = int_buffer(16)
    players = scores(s, points)
    for seat in range(players):
        out[seat] = points[seat]
    return 1


@rule
def observe(s: State, seat: int, net: Doubles) -> int:
    """The features, who is to decide, the own actions; the scores as they are, and equal chances."""
    players = int(s.players)
    at = int(net[AT_INPUTS])
    size = int(net[INPUTS])
    seen = float_buffer(size)
    ids = int_buffer(size)
    n = features(s, seat, seen)
    for k in range(n):
        net[at + k] = floor(seen[k] * PARTS + 0.5)
    for k in range(n, size):
        net[at + k] = 0.0
    acting = actors(s)
    for k in range(players):
        net[at + n + k] = acting >> (seat + k) % players & 1
    net[at + n + players] = acting >> NATURE & 1
    for k in range(legal(s, seat, ids)):
        net[at + n + players + 1 + ids[k]] = 1.0
    scores(s, ids)
    basis = int(net[AT_BASIS])
    for k in range(players):
        net[basis + k] = ids[(seat + k) % players]
        net[basis + players + k] = 0.0
    return size


@rule
def judged_values(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """What the net says after each action; where others choose too, how likely each should be."""
    states = state_buffer(s, 3)
    rng = int_buffer(2)
    seed_from(s, seat, net, rng)
    imagine(states[ROOT], seat, rng)  # the net does not look at what is hidden, but the rules may have to
    acting = actors(s)
    if acting & acting - 1:
        return mixed_answer(states, seat, acting, net, rng, n, out)
    sums = float_buffer(int(s.players))
    dice = int_buffer(2)
    for i in range(n):
        dice[0] = rng[0]  # the same luck for each action
        dice[1] = rng[1]
        copy_state(states, AFTER, states, ROOT)
        apply(states[AFTER], seat, ids[i])
        expect(states, seat, net, dice, sums, 0)
        out[i] = sums[0]
    return n


@rule
def seed_from(s: State, seat: int, net: Doubles, rng: Ints) -> None:
    """Begin a random generator with what the seat sees: the same question has the same answer."""
    size = observe(s, seat, net)
    at = int(net[AT_INPUTS])
    word = 1
    for k in range(size):
        word = (word * 0x9E3779B1 + int(net[at + k])) & MASK
    rng[0] = word
    rng[1] = word ^ 0x5DEECE66 | 1


@rule
def expect(states: States, seat: int, net: Doubles, dice: Ints, sums: Floats, at: int) -> None:
    """Write from `at` on what state AFTER is worth to each seat, as far as this one knows, the own one first.

    Nature's next outcome is averaged over; what more it has to do before somebody decides is drawn.
    """
    players = int(states[AFTER].players)
    for k in range(players):
        sums[at + k] = 0.0
    if actors(states[AFTER]) != 1 << NATURE:
        add_utilities(states[AFTER], seat, net, 1.0, sums, at)
        return
    size = int(net[INPUTS])
    first = int_buffer(size)
    weights = int_buffer(size)
    n = odds(states[AFTER], first, weights)
    total = 0
    for i in range(n):
        total += weights[i]
    for i in range(n):
        copy_state(states, DRAWN, states, AFTER)
        apply(states[DRAWN], NATURE, first[i])
        draw_on(states[DRAWN], dice, size)
        add_utilities(states[DRAWN], seat, net, weights[i] / total, sums, at)


@rule
def draw_on(s: State, dice: Ints, size: int) -> None:
    """Let nature act until somebody decides."""
    if actors(s) == 1 << NATURE:
        ids = int_buffer(size)
        weights = int_buffer(size)
        while actors(s) == 1 << NATURE:
            n = odds(s, ids, weights)
            apply(s, NATURE, ids[random_pick(dice, weights, n)])


@rule
def add_utilities(s: State, seat: int, net: Doubles, weight: float, sums: Floats, at: int) -> None:
    """Add to the sums what a state is worth to each seat: as `utility` says it, for all of them."""
    players = int(s.players)
    out = int(net[AT_OUTPUTS])
    if actors(s) == 0:
        write_final(s, seat, net)
    else:
        observe(s, seat, net)
        forward(net, 2 * players)
        write_shares(net, players)
        for k in range(players):
            net[out + players + k] += net[int(net[AT_BASIS]) + k]
    total = 0.0
    for k in range(players):
        total += net[out + players + k]
    for k in range(players):
        own = net[out + players + k]
        sums[at + k] += weight * (own - (total - own) / (players - 1) + net[AT_SHARE] * net[out + k])


@rule
def mixed_answer(states: States, seat: int, acting: int, net: Doubles, rng: Ints, n: int, out: Floats) -> int:
    """How likely each of the seat's n actions should be, where others choose at the same time."""
    players = int(states[ROOT].players)
    size = int(net[INPUTS])
    ids = int_buffer(players * size)  # of each seat, this one first
    counts = int_buffer(players)
    for k in range(players):
        counts[k] = 1
        other = (seat + k) % players
        if acting >> other & 1:
            counts[k] = write_options(states[ROOT], other, ids, k * size, size)
    counts[0] = n
    total = thin(counts, players)
    payoffs = float_buffer(total * players)
    dice = int_buffer(2)
    for profile in range(total):
        dice[0] = rng[0]
        dice[1] = rng[1]
        copy_state(states, AFTER, states, ROOT)
        rest = profile
        for k in range(players):
            other = (seat + k) % players
            if acting >> other & 1:
                apply(states[AFTER], other, ids[k * size + rest % counts[k]])
                rest //= counts[k]
        expect(states, seat, net, dice, payoffs, profile * players)
    match_regrets(payoffs, counts, players, total, out)
    return n


@rule
def write_options(s: State, seat: int, out: Ints, at: int, size: int) -> int:
    """Write a seat's legal actions from `at` on; return how many."""
    ids = int_buffer(size)
    n = legal(s, seat, ids)
    for i in range(n):
        out[at + i] = ids[i]
    return n


@rule
def thin(counts: Ints, players: int) -> int:
    """Leave out options of the others until there are few enough joint choices; return how many there are."""
    while True:
        total = 1
        most = 1
        for k in range(players):
            total *= counts[k]
            if k > 0 and counts[k] > counts[most]:
                most = k
        if total <= MOST_PROFILES or counts[most] == 1:
            return total
        counts[most] -= 1


@rule
def match_regrets(payoffs: Floats, counts: Ints, players: int, total: int, out: Floats) -> None:
    """Write the first player's average strategy after regret matching (RM+, later rounds count more)."""
    widest = 1
    for k in range(players):
        widest = max(widest, counts[k])
    regrets = float_buffer(players * widest)
    chances = float_buffer(players * widest)
    gains = float_buffer(players * widest)
    for a in range(counts[0]):
        out[a] = 0.0
    for turn in range(REPEATS):
        for k in range(players):
            normalise(regrets, k * widest, counts[k], chances)
        for a in range(counts[0]):
            out[a] += (turn + 1) * chances[a]
        for i in range(players * widest):
            gains[i] = 0.0
        for profile in range(total):
            add_gains(payoffs, profile, counts, players, widest, chances, gains)
        for k in range(players):
            mean = 0.0
            for a in range(counts[k]):
                mean += chances[k * widest + a] * gains[k * widest + a]
            for a in range(counts[k]):
                regrets[k * widest + a] = max(0.0, regrets[k * widest + a] + gains[k * widest + a] - mean)
    normalise(out, 0, counts[0], out)


@rule
def add_gains(
    payoffs: Floats, profile: int, counts: Ints, players: int, widest: int, chances: Floats, gains: Floats
) -> None:
    """Add what a joint choice pays to each seat for its part, as likely as the others play theirs."""
    for k in range(players):
        part = 1.0
        own = 0
        rest = profile
        for j in range(players):
            option = j * widest + rest % counts[j]
            rest //= counts[j]
            if j == k:
                own = option
            else:
                part *= chances[option]
        gains[own] += part * payoffs[profile * players + k]


@rule
def normalise(values: Floats, at: int, n: int, out: Floats) -> None:
    """Write the values as parts of their sum; equal parts where they are all 0."""
    total = 0.0
    for i in range(n):
        total += values[at + i]
    for i in range(n):
        out[at + i] = values[at + i] / total if total > 0.0 else 1.0 / n
