"""What chance brought each seat of a finished game beyond what it could expect, by a judge, inside the rules.

A chance event is a run of nature's moves up to the next decision: all dice of a roll, or one card. Its luck is what the
judge makes of the outcome that came, minus the mean of what it makes of those that could have come, by true odds. So
the luck of an event is 0 on average whatever the judge believes: the dice do not know the judge, and the judge was
there before the dice. What is taken off a result by it therefore never leans to a side; a good judge only takes more.

The mean is worked out over all outcomes where a run is one draw, else over a sample of runs. The sample comes from a
generator of its own, never from the dice of the game, so its error is 0 on average too and only adds some variance.

A judge that looks only at the table right after a roll knows little of what the roll is good for. So the position is
first played on by the game's plans to the moment at which the dice are about to roll again. What is drawn on the way
comes from the same generator, and both sides of the difference are made alike, which keeps the mean right.
"""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import int_buffer
from souk.engine.contract import (
    NATURE,
    Doubles,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    legal,
    odds,
    rule,
    scores,
    winners,
)
from souk.engine.judge import is_ripe, observe, write_final, write_shares
from souk.engine.loops import copy_state, nature_step
from souk.engine.mixing import best_index, drawn_index, soften
from souk.engine.net import AT_BASIS, AT_OUTPUTS, forward
from souk.players.heuristics import PLANNERS_MIX, action_values

TRUE, TRIED, PLAYED = range(3)  # states: the game's own, one that could have come, one that is played on
N_STATES: Final = 3


@rule
def luck(
    states: States,
    net: Doubles,
    history: Ints,
    steps: int,
    samples: int,
    repeats: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    out: Doubles,
) -> int:
    """Replay a game from its first state, and write what luck gave each seat; return the number of chance events.

    For each seat a share of victory, then for each seat points, then for each pair how far the one is ahead of the
    other. `samples` is how many runs of nature stand for all, `repeats` how often what came is played on; with 0 the
    judge is asked on the spot. `out` has room for three times as much.
    """
    size = int(states[TRUE].players) * (int(states[TRUE].players) + 2)
    events = 0
    for k in range(size):
        out[k] = 0.0
    for step in range(steps):
        seat = history[2 * step]
        if seat == NATURE and (step == 0 or history[2 * step - 2] != NATURE):
            for k in range(size):
                out[size + k] = 0.0
            expect(states, net, samples, repeats > 0, rng, ids, weights, values, out, -1.0)
        apply(states[TRUE], seat, history[2 * step + 1])
        if seat == NATURE and actors(states[TRUE]) != 1 << NATURE:
            look(states, TRUE, net, repeats, rng, ids, weights, values, out, 1.0)
            for k in range(size):
                out[k] += out[size + k]
            events += 1
    return events


@rule
def expect(
    states: States,
    net: Doubles,
    samples: int,
    far: bool,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    out: Doubles,
    part: float,
) -> None:
    """Add `part` of the mean of what can come now."""
    n = odds(states[TRUE], ids, weights)
    if is_one_draw(states, ids, n):
        total = 0.0
        for k in range(n):
            total += weights[k]
        for k in range(n):
            odds(states[TRUE], ids, weights)  # again: playing on has used the buffers
            copy_state(states, TRIED, states, TRUE)
            apply(states[TRIED], NATURE, ids[k])
            repeats = max(1, samples // n) if far else 0
            look(states, TRIED, net, repeats, rng, ids, weights, values, out, part * weights[k] / total)
    else:
        for _ in range(samples):
            copy_state(states, TRIED, states, TRUE)
            while actors(states[TRIED]) == 1 << NATURE:
                nature_step(states[TRIED], rng, ids, weights)
            look(states, TRIED, net, 1 if far else 0, rng, ids, weights, values, out, part / samples)


@rule
def is_one_draw(states: States, ids: Ints, n: int) -> bool:
    """Whether somebody decides, or the game is over, after any of the n outcomes."""
    for k in range(n):
        copy_state(states, TRIED, states, TRUE)
        apply(states[TRIED], NATURE, ids[k])
        if actors(states[TRIED]) == 1 << NATURE:
            return False
    return True


@rule
def look(
    states: States,
    i: int,
    net: Doubles,
    repeats: int,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    out: Doubles,
    part: float,
) -> None:
    """Add `part` of what the judge makes of state i: on the spot, or on average after playing on."""
    if repeats == 0:
        judge(states[i], net, out, part)
    for _ in range(repeats):
        copy_state(states, PLAYED, states, i)
        play_on(states[PLAYED], rng, ids, weights, values)
        judge(states[PLAYED], net, out, part / repeats)


@rule
def play_on(s: State, rng: Ints, ids: Ints, weights: Ints, values: Floats) -> None:
    """Play by the game's plans until the game is over, or nature is to act where nets have learnt to judge."""
    acting = actors(s)
    while acting:
        if acting == 1 << NATURE:
            if is_ripe(s):
                return
            nature_step(s, rng, ids, weights)
        else:
            decide_together(s, acting, rng, ids, values)
        acting = actors(s)


@rule
def decide_together(s: State, acting: int, rng: Ints, ids: Ints, values: Floats) -> None:
    """Let all that act now choose by the game's plans, each before any choice is made."""
    chosen = int_buffer(NATURE)
    for seat in range(s.players):
        if acting >> seat & 1:
            n = legal(s, seat, ids)
            best = 0
            if n > 1:
                action_values(s, seat, ids, n, values)
                if acting == 1 << seat:
                    best = best_index(values, n)
                else:
                    soften(values, n, PLANNERS_MIX)
                    best = drawn_index(values, n, rng)
            chosen[seat] = ids[best]
    for seat in range(s.players):
        if acting >> seat & 1:
            apply(s, seat, chosen[seat])


@rule
def judge(s: State, net: Doubles, out: Doubles, part: float) -> None:
    """Add `part` of each seat's share of victory, points, and chance to be ahead of each other.

    Each seat's share is what it would say itself, knowing its own cards; then all are scaled to be 1 together.
    """
    players = int(s.players)
    size = players * (players + 2)
    own = 2 * size  # where shares stand until they are scaled
    at = int(net[AT_OUTPUTS])
    if actors(s) == 0:
        judge_end(s, net, out, part)
        return
    total = 0.0
    for seat in range(players):
        observe(s, seat, net)
        forward(net, 2 * players)
        write_shares(net, players)
        out[own + seat] = max(net[at], 1e-9)
        total += out[own + seat]
        out[size + players + seat] += part * (net[at + players] + net[int(net[AT_BASIS])])
    for seat in range(players):
        share = out[own + seat]
        out[size + seat] += part * share / total
        for other in range(players):
            if other != seat:
                out[size + 2 * players + seat * players + other] += part * share / (share + out[own + other])


@rule
def judge_end(s: State, net: Doubles, out: Doubles, part: float) -> None:
    """The same when the game is over: winners are ahead, then who has more points; a tie is half."""
    players = int(s.players)
    size = players * (players + 2)
    at = int(net[AT_OUTPUTS])
    won = winners(s)
    points = int_buffer(NATURE)
    scores(s, points)
    write_final(s, 0, net)
    for seat in range(players):
        out[size + seat] += part * net[at + seat]
        out[size + players + seat] += part * points[seat]
        for other in range(players):
            if other != seat:
                lead = 1000 * ((won >> seat & 1) - (won >> other & 1))
                if lead == 0 and not won >> seat & 1:
                    lead = points[seat] - points[other]
                ahead = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
                out[size + 2 * players + seat * players + other] += part * ahead
