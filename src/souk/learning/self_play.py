"""Games of nets against each other, inside the rules: what everybody played, and what the nets can learn from it.

A row is a ripe position as one seat sees it: the inputs, what the net stood on, and what came of it. That is mixed from
the result and from what the net itself believed later on (TD(lambda)): the nearer belief is less a matter of luck.
"""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import int_buffer, state_buffer
from souk.engine.contract import (
    NATURE,
    Doubles,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    hide,
    imagine,
    legal,
    rule,
)
from souk.engine.habits import forget, see_choice
from souk.engine.judge import is_ripe, judge_all, judged_values, points_by_source
from souk.engine.loops import copy_state, first_seat, nature_step
from souk.engine.mixing import best_index, drawn_index, soften
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, INPUTS, OUTPUTS, SOURCES
from souk.engine.rng import random_below, random_word
from souk.players.heuristics import PLANNERS_MIX, action_values
from souk.players.search.rollouts import Candidate, RolloutTask, roll_out

# What a game is played with, in this order.
KEEP: Final = 0  # one position in so many; 0 for none
CARELESS: Final = 1  # one decision in so many is made at random; 0 for none
NOISE: Final = 2  # thousandths of a point by which a value may seem higher
DEEP: Final = 3
LAMBDA: Final = 4  # thousandths
SEARCH: Final = 5  # rollouts that the learner makes of a decision that is in question; 0 for a look ahead alone
WHO: Final = 6  # for each seat, who plays it:
LEARNER, RIVAL, PLANNER = range(3)
SETUP: Final = 10
COMPARED: Final = 4  # moves at most, where the learner searches
WITHIN: Final = 2.5  # points by which such a move may look worse than the best one
TURNS_AHEAD: Final = 2  # that it plays them on
SCRATCH: Final = 1  # after the game's own state: what a seat knows of it
PATIENCE: Final = 4096  # decisions, after which all are made at random: two bad nets may wait for each other for ever


@rule
def self_play(
    states: States,
    setup: Ints,
    net: Doubles,
    rival: Doubles,
    rng: Ints,
    dice: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    beliefs: Doubles,
    kept: Ints,
    rows: Floats,
    tasks: list[RolloutTask],
    candidates: list[Candidate],
    n: int,
) -> int:
    """Play state 0 to its end, and write rows after the first n; return how many there are then."""
    s = states[0]
    players = int(s.players)
    size = int(net[INPUTS]) + 2 * players + int(net[OUTPUTS])
    moments = 0
    decisions = 0
    forget(net, players)
    forget(rival, players)
    acting = actors(s)
    while acting:
        if setup[KEEP] and moments < len(kept) and is_ripe(s):
            kept[moments] = -1
            keep = random_below(rng, setup[KEEP]) == 0 and (n + players) * size <= len(rows)
            if keep:
                kept[moments] = n
            for seat in range(players):
                note(states, seat, net, beliefs, moments, rows, n * size if keep else -1)
                n += keep
            moments += 1
        if acting == 1 << NATURE:
            nature_step(s, dice, ids, weights)
        elif acting & acting - 1:
            decisions += 1
            for seat in range(players):
                if acting >> seat & 1:
                    weights[seat] = decide(states, seat, True, setup, net, rival, rng, ids, values)
            see_choices(s, acting, weights, net, ids)
            see_choices(s, acting, weights, rival, ids)
            for seat in range(players):
                if acting >> seat & 1:
                    apply(s, seat, weights[seat])
        else:
            decisions += 1
            seat = first_seat(acting)
            if setup[SEARCH] and setup[WHO + seat] == LEARNER:
                chosen = found(states, seat, setup, net, rng, ids, weights, values, tasks, candidates)
            else:
                chosen = decide(states, seat, False, setup, net, rival, rng, ids, values)
            apply(s, seat, chosen)
        if decisions > PATIENCE:
            setup[CARELESS] = 1
        acting = actors(s)
    if setup[KEEP]:
        look_back(states, setup, net, beliefs, kept, moments, rows, size)
    return n


@rule
def see_choices(s: State, acting: int, chosen: Ints, net: Doubles, ids: Ints) -> None:
    """What all have chosen comes to light."""
    for seat in range(s.players):
        if acting >> seat & 1:
            see_choice(s, seat, chosen[seat], net, ids)


@rule
def note(states: States, seat: int, net: Doubles, beliefs: Doubles, moment: int, rows: Floats, at: int) -> None:
    """Write down what the net believes of this moment with a seat's eyes, and the inputs if a row is kept."""
    players = int(states[0].players)
    outputs = int(net[OUTPUTS])
    out = int(net[AT_OUTPUTS])
    judge_all(states[0], seat, net)
    for k in range(outputs):
        beliefs[(moment * players + seat) * outputs + k] = net[out + k]
    if at >= 0:
        inputs = int(net[INPUTS])
        sources = int(net[SOURCES])
        for k in range(inputs):
            rows[at + k] = net[int(net[AT_INPUTS]) + k]
        for k in range(2 * players):
            rows[at + inputs + k] = net[int(net[AT_BASIS]) + k]
        sheet = int_buffer(players * sources)
        points_by_source(states[0], sheet)
        for k in range(players * sources):  # points to come are learnt, so those that are there count off
            rows[at + inputs + 4 * players + k] = -sheet[(seat * sources + k) % (players * sources)]


@rule
def look_back(
    states: States,
    setup: Ints,
    net: Doubles,
    beliefs: Doubles,
    kept: Ints,
    moments: int,
    rows: Floats,
    size: int,
) -> None:
    """From the end back to the start: complete each kept row with what came of it."""
    players = int(states[0].players)
    outputs = int(net[OUTPUTS])
    out = int(net[AT_OUTPUTS])
    kept_part = setup[LAMBDA] / 1000
    for seat in range(players):
        judge_all(states[0], seat, net)
        for back in range(moments):
            moment = moments - 1 - back
            if kept[moment] >= 0:
                at = (kept[moment] + seat + 1) * size - outputs
                for k in range(outputs):
                    rows[at + k] = net[out + k] + (rows[at + k] if k >= 2 * players else 0.0)
            for k in range(outputs):
                belief = beliefs[(moment * players + seat) * outputs + k]
                net[out + k] = kept_part * net[out + k] + (1.0 - kept_part) * belief


@rule
def found(
    states: States,
    seat: int,
    setup: Ints,
    net: Doubles,
    rng: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    tasks: list[RolloutTask],
    candidates: list[Candidate],
) -> int:
    """What the seat does if it thinks longer: the net is to learn from games of who is stronger than itself."""
    n = legal(states[0], seat, ids)
    if n == 1 or (setup[CARELESS] and random_below(rng, setup[CARELESS]) == 0):
        return ids[random_below(rng, n)]
    view = state_buffer(states[0], 3)
    hide(view[0], seat)
    t = tasks[0]
    t.seat = seat
    t.most = len(candidates)
    t.turns = TURNS_AHEAD
    t.within = WITHIN
    t.work = setup[SEARCH]
    t.done = 0
    t.seed = random_word(rng)
    roll_out(tasks, candidates, view, net, int_buffer(2), int_buffer(2), ids, weights, values, int_buffer(2))
    return candidates[0].action


@rule
def decide(
    states: States,
    seat: int,
    together: bool,
    setup: Ints,
    net: Doubles,
    rival: Doubles,
    rng: Ints,
    ids: Ints,
    values: Floats,
) -> int:
    """What the seat does, from what it knows."""
    n = legal(states[0], seat, ids)
    if n == 1 or (setup[CARELESS] and random_below(rng, setup[CARELESS]) == 0):
        return ids[random_below(rng, n)]
    copy_state(states, SCRATCH, states, 0)
    s = states[SCRATCH]
    hide(s, seat)
    if setup[WHO + seat] == PLANNER:
        imagine(s, seat, rng)
        action_values(s, seat, ids, n, values)
        if together:
            soften(values, n, PLANNERS_MIX)
    elif setup[WHO + seat] == LEARNER:
        judged_values(s, seat, setup[DEEP], net, ids, n, values)
    else:
        judged_values(s, seat, setup[DEEP], rival, ids, n, values)
    if together:
        return ids[drawn_index(values, n, rng)]
    if setup[NOISE]:
        for k in range(n):
            values[k] += random_below(rng, setup[NOISE]) / 1000
    return ids[best_index(values, n)]
