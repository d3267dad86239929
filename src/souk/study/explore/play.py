"""A game of a net against itself inside the rules, in which facts are noted."""

from __future__ import annotations

from typing import Final

from souk.engine.contract import NATURE, Doubles, Floats, Ints, States, actors, apply, odds, rule
from souk.engine.exploration import conclude, notice
from souk.engine.habits import forget
from souk.engine.loops import copy_state, first_seat
from souk.engine.rng import random_pick
from souk.learning.self_play import CARELESS, PATIENCE, decide, see_choices

BEFORE: Final = 2  # after the game's own state and what a seat knows of it: the state before a step
STATES: Final = 3


@rule
def explore_play(
    states: States,
    setup: Ints,
    net: Doubles,
    rng: Ints,
    dice: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    facts: Ints,
    log: Ints,
) -> int:
    """Play state 0 to its end and note facts; return the number of steps. As many as fit stand in the log."""
    s = states[0]
    players = int(s.players)
    steps = 0
    decisions = 0
    forget(net, players)
    acting = actors(s)
    while acting:
        if acting == 1 << NATURE:
            outcomes = odds(s, ids, weights)
            take_step(states, NATURE, ids[random_pick(dice, weights, outcomes)], facts, log, steps)
            steps += 1
        elif acting & acting - 1:
            decisions += 1
            for seat in range(players):
                if acting >> seat & 1:
                    weights[seat] = decide(states, seat, True, setup, net, net, rng, ids, values)
            see_choices(s, acting, weights, net, ids)
            for seat in range(players):
                if acting >> seat & 1:
                    take_step(states, seat, weights[seat], facts, log, steps)
                    steps += 1
        else:
            decisions += 1
            seat = first_seat(acting)
            action = decide(states, seat, False, setup, net, net, rng, ids, values)
            take_step(states, seat, action, facts, log, steps)
            steps += 1
        if decisions > PATIENCE:
            setup[CARELESS] = 1
        acting = actors(s)
    conclude(s, facts)
    return steps


@rule
def take_step(states: States, seat: int, action: int, facts: Ints, log: Ints, steps: int) -> None:
    """Apply an action, and note what it meant."""
    if 2 * steps + 1 < len(log):
        log[2 * steps] = seat
        log[2 * steps + 1] = action
    copy_state(states, BEFORE, states, 0)
    apply(states[0], seat, action)
    notice(states[BEFORE], states[0], seat, action, facts)
