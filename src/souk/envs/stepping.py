"""Many games stepped together: the part of a batch that runs inside the rules, plain or compiled.

Game i is state i of an array. After the games stand two more states: a game at its very start, which new games are
copied from, and scratch for the opponents' guesses. Buffers hold what belongs to all games one after the other: two
words of a random generator, a mask of actions, an observation, a reward for each seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any, Final

from souk.engine.contract import (
    NATURE,
    Bytes,
    F,
    Floats,
    Ints,
    State,
    States,
    actors,
    apply,
    features,
    hide,
    imagine,
    legal,
    rule,
    scores,
    winners,
)
from souk.engine.game import Extension, Game
from souk.engine.loops import copy_state, first_seat, nature_step
from souk.engine.record import Record, i64
from souk.engine.rng import random_below
from souk.players.heuristics import rollout_policy
from souk.players.with_heuristics import with_heuristics

ENTRIES: dict[str, Callable[..., Any]] = {}

REWARDS: Final = ("rank", "score")
BY_RANK, BY_SCORE = range(2)
OPPONENTS: Final = ("none", "random", "quick")  # none: every seat is decided from outside
NONE, RANDOM, QUICK = range(3)
ANY_SEAT: Final = -1


def entry(function: F) -> F:
    """Mark a rule that a batch calls from outside the rules."""
    ENTRIES[function.__name__] = function
    return rule(function)


@cache
def stepping(game: Game) -> Game:
    """The game for batches: `twin_of(stepping(game))` has the entries of this module as methods."""
    bound = with_heuristics(game)
    return replace(bound, extension=Extension(bound.extension.functions, ENTRIES))


class BatchConfig(Record):
    """What a batch was made with."""

    games: int = i64
    players: int = i64
    actions: int = i64
    features: int = i64
    reward: int = i64
    opponents: int = i64
    seat: int = i64  # decided from outside where there are opponents; or ANY_SEAT: drawn for each game


@rule
def begin(states: States, i: int, config: BatchConfig, rng: Ints, mine: Ints) -> None:
    """A new game in place i; `mine` says as a mask which seats are decided from outside."""
    copy_state(states, i, states, config.games)
    mine[i] = (1 << config.players) - 1
    if config.opponents != NONE:
        mine[i] = 1 << (random_below(rng, config.players) if config.seat == ANY_SEAT else config.seat)


@rule
def go_on(states: States, i: int, config: BatchConfig, mine: int, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Let nature and opponents act until somebody outside is to decide, or the game is over. Return who may act."""
    acting = actors(states[i])
    while acting:
        if acting == 1 << NATURE:
            nature_step(states[i], rng, ids, weights)
        else:
            seat = first_seat(acting)
            if mine >> seat & 1:
                return acting
            oppose(states, i, config, seat, rng, ids)
        acting = actors(states[i])
    return 0


@rule
def oppose(states: States, i: int, config: BatchConfig, seat: int, rng: Ints, ids: Ints) -> None:
    """An opponent's decision. One that thinks does so on a guess of what it cannot see."""
    n = legal(states[i], seat, ids)
    action = ids[random_below(rng, n)]
    if config.opponents == QUICK and n > 1:
        guess = config.games + 1
        copy_state(states, guess, states, i)
        hide(states[guess], seat)
        imagine(states[guess], seat, rng)
        action = rollout_policy(states[guess], seat, ids, n, rng)
    apply(states[i], seat, action)


@rule
def show(s: State, seat: int, mask: Bytes, seen: Floats, rng: Ints, ids: Ints) -> int:
    """Write what the seat may do, and what it sees. Return one of its legal actions, each equally likely."""
    for action in range(len(mask)):
        mask[action] = 0
    n = legal(s, seat, ids)
    for k in range(n):
        mask[ids[k]] = 1
    features(s, seat, seen)
    return ids[random_below(rng, n)]


@rule
def reward_points(s: State, before: Ints, out: Floats, now: Ints) -> None:
    """The points that each seat has made since it was last looked at."""
    for seat in range(scores(s, now)):
        out[seat] = now[seat] - before[seat]
        before[seat] = now[seat]


@rule
def reward_rank(s: State, points: Ints, out: Floats) -> None:
    """Of all others, the part that ended behind less the part ahead: 1 for a sole winner, -1 for a sole last."""
    best = winners(s)
    for seat in range(s.players):
        behind = 0
        for other in range(s.players):
            lead = (best >> seat & 1) - (best >> other & 1)
            if lead == 0 and not best >> seat & 1:  # winners share the first place, whatever else is compared
                lead = (points[seat] > points[other]) - (points[seat] < points[other])
            behind += lead
        out[seat] = behind / (s.players - 1)


@entry
def rank_at(states: States, i: int, points: Ints, out: Floats) -> None:
    """The rewards by rank at the end of game i, which has these scores."""
    reward_rank(states[i], points, out)


@entry
def begin_games(
    states: States,
    config: list[BatchConfig],
    rng: Ints,
    mine: Ints,
    seats: Ints,
    acting: Ints,
    points: Ints,
    masks: Bytes,
    seen: Floats,
    picks: Ints,
    ids: Ints,
    weights: Ints,
) -> None:
    """New games everywhere, each up to its first decision."""
    t = config[0]
    for i in range(t.games):
        own = rng[2 * i : 2 * i + 2]
        begin(states, i, t, own, mine)
        acting[i] = go_on(states, i, t, mine[i], own, ids, weights)
        seats[i] = first_seat(acting[i])
        scores(states[i], points[i * t.players : (i + 1) * t.players])
        mask = masks[i * t.actions : (i + 1) * t.actions]
        picks[i] = show(states[i], seats[i], mask, seen[i * t.features : (i + 1) * t.features], own, ids)


@entry
def step_games(
    states: States,
    config: list[BatchConfig],
    rng: Ints,
    mine: Ints,
    seats: Ints,
    acting: Ints,
    points: Ints,
    masks: Bytes,
    seen: Floats,
    picks: Ints,
    ids: Ints,
    weights: Ints,
    actions: Ints,
    final_scores: Ints,
    rewards: Floats,
    done: Bytes,
    finals: Floats,
) -> int:
    """One decision in every game. Return the first game whose action is not legal, with nothing changed, or -1."""
    t = config[0]
    for i in range(t.games):
        if not 0 <= actions[i] < t.actions or not masks[i * t.actions + actions[i]]:
            return i
    for i in range(t.games):
        own = rng[2 * i : 2 * i + 2]
        apply(states[i], seats[i], actions[i])
        acting[i] = go_on(states, i, t, mine[i], own, ids, weights)
        first, end = i * t.players, (i + 1) * t.players
        if t.reward == BY_SCORE:
            reward_points(states[i], points[first:end], rewards[first:end], ids)
        elif done[i]:  # in the step before, when there was a reward
            for k in range(first, end):
                rewards[k] = 0.0
        done[i] = acting[i] == 0
        if acting[i] == 0:
            scores(states[i], final_scores[first:end])
            if t.reward == BY_RANK:
                reward_rank(states[i], final_scores[first:end], rewards[first:end])
            features(states[i], seats[i], finals[i * t.features : (i + 1) * t.features])
            begin(states, i, t, own, mine)
            acting[i] = go_on(states, i, t, mine[i], own, ids, weights)
            scores(states[i], points[first:end])
        seats[i] = first_seat(acting[i])
        mask = masks[i * t.actions : (i + 1) * t.actions]
        picks[i] = show(states[i], seats[i], mask, seen[i * t.features : (i + 1) * t.features], own, ids)
    return -1
