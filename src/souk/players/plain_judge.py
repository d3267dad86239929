"""The judge of a game that nobody has written one for: it knows the contract alone.

A net sees what `features` says, who is to decide, and what the own seat may do; it stands on nothing. It looks one
decision ahead, with what nature does about it. Where several seats choose at the same time the joint choices are a
small game of their own, valued by the net and answered by regret matching, so that nobody can gain by knowing it.
"""

from __future__ import annotations

from math import floor
from typing import Final

from souk.engine.buffers import double_buffer, float_buffer, int_buffer, state_buffer
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
from souk.engine.judge import remember_best, write_final, write_shares
from souk.engine.loops import copy_state, nature_step
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, INPUTS, forward
from souk.engine.net import SHARE as AT_SHARE
from souk.engine.rng import MASK, random_below
from souk.engine.stage_game import solve_stage

SOURCES: Final = ("score",)
SHARE: Final = 10_000.0  # what points mean in an unknown game is unknown: the victory counts, they break ties
NOISE: Final = 100.0
PARTS: Final = 64  # of one, in which features are counted
MOST_PROFILES: Final = 4096  # joint choices that are all tried
SAMPLES: Final = 16  # of the others' choices, where there are more
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
        return mixed_answer(states, seat, acting, net, rng, ids, n, out)
    for i in range(n):
        copy_state(states, AFTER, states, ROOT)
        apply(states[AFTER], seat, ids[i])
        expect(states, seat, net, rng)
        out[i] = remember_best(net, int(s.players), 0.0)
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
def expect(states: States, seat: int, net: Doubles, rng: Ints) -> None:
    """Write where the net's outputs are what shares and scores the seat can expect in state AFTER.

    Nature's next outcome is averaged over; what more it has to do before somebody decides is drawn, from the same
    numbers for each action.
    """
    players = int(states[AFTER].players)
    if actors(states[AFTER]) != 1 << NATURE:
        look(states[AFTER], seat, net)
        return
    size = int(net[INPUTS])
    ids = int_buffer(size)
    weights = int_buffer(size)
    n = odds(states[AFTER], ids, weights)
    total = 0
    for i in range(n):
        total += weights[i]
    out = int(net[AT_OUTPUTS])
    sums = double_buffer(2 * players)
    dice = int_buffer(2)
    dice[0] = rng[0]
    dice[1] = rng[1]
    for i in range(n):
        copy_state(states, DRAWN, states, AFTER)
        apply(states[DRAWN], NATURE, ids[i])
        draw_on(states[DRAWN], dice, size)
        look(states[DRAWN], seat, net)
        for k in range(2 * players):
            sums[k] += weights[i] / total * net[out + k]
    for k in range(2 * players):
        net[out + k] = sums[k]


@rule
def draw_on(s: State, dice: Ints, size: int) -> None:
    """Let nature act until somebody decides."""
    if actors(s) == 1 << NATURE:
        ids = int_buffer(size)
        weights = int_buffer(size)
        while actors(s) == 1 << NATURE:
            nature_step(s, dice, ids, weights)


@rule
def look(s: State, seat: int, net: Doubles) -> None:
    """Write where the net's outputs are the shares and scores that it expects, or that are so in the end."""
    players = int(s.players)
    if actors(s) == 0:
        write_final(s, seat, net)
        return
    observe(s, seat, net)
    forward(net, 2 * players)
    write_shares(net, players)
    scores_at = int(net[AT_OUTPUTS]) + players
    for k in range(players):
        net[scores_at + k] += net[int(net[AT_BASIS]) + k]


@rule
def mixed_answer(
    states: States, seat: int, acting: int, net: Doubles, rng: Ints, own: Ints, n: int, out: Floats
) -> int:
    """How likely each of the seat's n actions should be, where others choose at the same time."""
    players = int(states[ROOT].players)
    size = int(net[INPUTS])
    who = int_buffer(players)  # chooses: this seat first
    counts = int_buffer(players)
    ids = int_buffer(players * size)
    seats = 0
    widest = 1
    for k in range(players):
        other = (seat + k) % players
        if acting >> other & 1:
            who[seats] = k
            counts[seats] = write_options(states[ROOT], other, ids, seats * size, size)
            widest = max(widest, counts[seats])
            seats += 1
    if widest**seats > MOST_PROFILES:
        return blind_answer(states, seat, acting, net, rng, own, n, out)
    payoffs = double_buffer(seats * widest**seats)
    for profile in range(widest**seats):
        copy_state(states, AFTER, states, ROOT)
        rest = profile
        for j in range(seats):  # who has fewer actions than others has its last one several times
            option = min(rest % widest, counts[j] - 1)
            rest //= widest
            apply(states[AFTER], (seat + who[j]) % players, ids[j * size + option])
        expect(states, seat, net, rng)
        for j in range(seats):
            payoffs[profile * seats + j] = seen_utility(net, players, who[j])
    mixes = double_buffer(seats * widest)
    solve_stage(payoffs, seats, widest, REPEATS, double_buffer(seats * (widest + 1)), mixes)
    for i in range(n):
        out[i] = 0.0
    for i in range(widest):
        out[min(i, n - 1)] += mixes[i]
    return n


@rule
def judged_replies(s: State, seat: int, net: Doubles, mixes: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """What each action is worth if it is known how likely the others, who choose at the same time, do what.

    `mixes` has a row for each seat, all of the same length: how likely each of its legal actions is.
    """
    players = int(s.players)
    size = int(net[INPUTS])
    states = state_buffer(s, 3)
    rng = int_buffer(2)
    seed_from(s, seat, net, rng)
    imagine(states[ROOT], seat, rng)
    counts = int_buffer(players)
    options = int_buffer(players * size)
    acting = actors(s)
    profiles = 1
    for other in range(players):
        if other != seat and acting >> other & 1:
            counts[other] = write_options(states[ROOT], other, options, other * size, size)
            profiles *= counts[other]
    row = len(mixes) // players
    for i in range(n):
        value = 0.0
        for profile in range(profiles):
            copy_state(states, AFTER, states, ROOT)
            apply(states[AFTER], seat, ids[i])
            chance = 1.0
            rest = profile
            for other in range(players):
                if counts[other] > 0:
                    option = rest % counts[other]
                    rest //= counts[other]
                    chance *= mixes[other * row + option]
                    apply(states[AFTER], other, options[other * size + option])
            if chance > 0.0:
                expect(states, seat, net, rng)
                value += chance * seen_utility(net, players, 0)
        out[i] = value
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
def seen_utility(net: Doubles, players: int, k: int) -> float:
    """What the shares and scores that stand in the net are worth to a seat: as `utility` for the own one."""
    out = int(net[AT_OUTPUTS])
    total = 0.0
    for j in range(players):
        total += net[out + players + j]
    own = net[out + players + k]
    return own - (total - own) / (players - 1) + net[AT_SHARE] * net[out + k]


@rule
def blind_answer(
    states: States, seat: int, acting: int, net: Doubles, rng: Ints, own: Ints, n: int, out: Floats
) -> int:
    """The best action if the others choose at random: where there are too many joint choices to try all."""
    players = int(states[ROOT].players)
    ids = int_buffer(int(net[INPUTS]))
    dice = int_buffer(2)
    best = 0
    values = double_buffer(n)
    for i in range(n):
        dice[0] = rng[0]
        dice[1] = rng[1]
        for _ in range(SAMPLES):
            copy_state(states, AFTER, states, ROOT)
            for other in range(players):
                if other == seat:
                    apply(states[AFTER], seat, own[i])
                elif acting >> other & 1:
                    options = legal(states[AFTER], other, ids)
                    apply(states[AFTER], other, ids[random_below(dice, options)])
            expect(states, seat, net, rng)
            values[i] += seen_utility(net, players, 0)
        if values[i] > values[best]:
            best = i
    for i in range(n):
        out[i] = 1.0 if i == best else 0.0
    return n
