"""Rollouts for the study: what moves, rolls and draws lead to, as every seat would say it at the next moment of rest.

A moment of rest is one that nets have learnt to judge and at which nature is to act, or several seats at the same time:
a day's dice are about to roll, cards are about to be chosen. Everybody plays on as the net would.
Numbers of what is drawn follow from the sample and the moment of the game alone, so that lines are compared and not
their luck, and so are the states of a game at one moment and at the next.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import (
    NATURE,
    Doubles,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    imagine,
    legal,
    rule,
)
from souk.engine.judge import is_ripe, judge_all, judged_values
from souk.engine.loops import copy_state, first_seat
from souk.engine.mixing import best_index
from souk.engine.net import AT_OUTPUTS, SOURCES
from souk.players.search.rollouts import reseed, step_as_judged

GIVEN, GUESSED, PLAYED = range(3)  # states
N_STATES: Final = 3
REST: Final = 1000  # numbers of moments between two of rest, more than there are


@rule
def study(
    states: States,
    net: Doubles,
    eyes: int,
    lines: Ints,
    n: int,
    width: int,
    first: int,
    samples: int,
    seed: int,
    passed: int,
    moment: int,
    until: int,
    deep: int,
    rng: Ints,
    dice: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    out: Doubles,
) -> int:
    """Play n lines of `width` steps on from state 0, sample after sample; write what the judge says of each.

    With `eyes` of a seat state 0 is its view, and each sample guesses what it hides. State 0 stands behind `passed`
    moments of rest of its game and `moment` others since; rollouts end at a moment of rest behind `until` of them.
    Without lines, look ahead as the judge does: `ids` and `values` say what it thinks of each legal action of `eyes`,
    of which the number is returned. One entry for both, because each would be compiled with all of the judge. Who
    looks ahead does so as `deep` as it says, in rollouts as well.
    """
    if n == 0:
        count = legal(states[GIVEN], eyes, ids)
        judged_values(states[GIVEN], eyes, deep, net, ids, count, values)
        return count
    at = 0
    for sample in range(first, first + samples):
        copy_state(states, GUESSED, states, GIVEN)
        if eyes >= 0:
            reseed(rng, seed, sample, 0)
            imagine(states[GUESSED], eyes, rng)
        for line in range(n):
            copy_state(states, PLAYED, states, GUESSED)
            for k in range(line * width, (line + 1) * width):
                apply(states[PLAYED], lines[2 * k], lines[2 * k + 1])
            play_on(states[PLAYED], sample, seed, passed, moment, until, deep, net, rng, dice, ids, weights, values)
            at = write_outlook(states[PLAYED], net, out, at)
    return n


@rule
def play_on(
    s: State,
    sample: int,
    seed: int,
    passed: int,
    moment: int,
    until: int,
    deep: int,
    net: Doubles,
    rng: Ints,
    dice: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
) -> None:
    """Play as the net would in every seat up to a moment of rest, or to the end."""
    reseed(dice, seed, sample, REST * passed + moment)
    reseed(rng, seed, sample, REST * passed + REST - 1)
    acting = actors(s)
    while acting:
        if is_ripe(s):
            if acting == 1 << NATURE or acting & acting - 1:
                if passed >= until:
                    return
                passed += 1
                moment = 0
                reseed(rng, seed, sample, REST * passed + REST - 1)
            else:
                moment += 1
            reseed(dice, seed, sample, REST * passed + moment)
        step(s, acting, deep, net, rng, dice, ids, weights, values)
        acting = actors(s)


@rule
def step(
    s: State, acting: int, deep: int, net: Doubles, rng: Ints, dice: Ints, ids: Ints, weights: Ints, values: Floats
) -> None:
    """Let nature act, or who is to decide; who decides alone looks as deep as is said."""
    if not deep or acting == 1 << NATURE or acting & acting - 1:
        step_as_judged(s, acting, net, rng, dice, ids, weights, values)
    else:
        seat = first_seat(acting)
        n = legal(s, seat, ids)
        if n > 1:
            judged_values(s, seat, 1, net, ids, n, values)
        apply(s, seat, ids[best_index(values, n)])


@rule
def write_outlook(s: State, net: Doubles, out: Doubles, at: int) -> int:
    """Write every seat's share, score and points by source, each as the seat itself would say; return what is next.

    Shares are scaled to be 1 together.
    """
    players = int(s.players)
    sources = int(net[SOURCES])
    told = int(net[AT_OUTPUTS])
    total = 0.0
    for seat in range(players):
        judge_all(s, seat, net)
        out[at + seat] = net[told]
        total += net[told]
        out[at + players + seat] = net[told + players]
        for k in range(sources):
            out[at + 2 * players + seat * sources + k] = net[told + 2 * players + k]
    for seat in range(players):
        out[at + seat] /= total
    return at + players * (2 + sources)
