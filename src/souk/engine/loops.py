"""What is called from outside into a game's rules, plain or compiled: one state of an array, and whole games in a row.

Every `@entry` takes `(states, i)`, never a single record, because that is the cheap way across the border into compiled
code. Entries are reached as methods of a `Twin`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .contract import (
    NATURE,
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
    new_game,
    odds,
    rule,
    scores,
    winners,
)
from .rng import random_below, random_pick

ENTRIES: dict[str, Callable[..., Any]] = {}


def entry(function: F) -> F:
    """Mark a rule that may be called from outside the rules."""
    ENTRIES[function.__name__] = function
    return rule(function)


def _copy_packed(states: States, i: int, source: States, j: int) -> None:
    states[i] = source[j]


@rule
def copy_state(states: States, i: int, source: States, j: int) -> None:
    """Copy one state of an array over another."""
    states[i].assign(source[j])


copy_state.__dict__["compiled_as"] = _copy_packed


@rule
def share_victory(won: int, players: int, out: Floats) -> None:
    """What each seat gets of the victory, which those of the mask share."""
    count = 0
    for seat in range(players):
        count += won >> seat & 1
    for seat in range(players):
        out[seat] = (won >> seat & 1) / count


@rule
def first_seat(mask: int) -> int:
    """The lowest seat in a mask of actors."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@rule
def nature_step(s: State, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Let nature act, by true odds. Return what was done."""
    n = odds(s, ids, weights)
    action = ids[random_pick(rng, weights, n)]
    apply(s, NATURE, action)
    return action


@rule
def random_step(s: State, acting: int, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Let the first of the acting seats, or nature, do something at random. Return what was done."""
    if acting == 1 << NATURE:
        return nature_step(s, rng, ids, weights)
    seat = first_seat(acting)
    n = legal(s, seat, ids)
    action = ids[random_below(rng, n)]
    apply(s, seat, action)
    return action


@rule
def random_playout(s: State, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Play at random to the end. Return the number of decisions, nature's not counted."""
    decisions = 0
    acting = actors(s)
    while acting:
        if acting != 1 << NATURE:
            decisions += 1
        random_step(s, acting, rng, ids, weights)
        acting = actors(s)
    return decisions


@entry
def playouts(states: States, i: int, count: int, rng: Ints, ids: Ints, weights: Ints) -> int:
    """Play `count` random games from state i, in the place of state i + 1. Return the number of decisions."""
    decisions = 0
    for _ in range(count):
        copy_state(states, i + 1, states, i)
        decisions += random_playout(states[i + 1], rng, ids, weights)
    return decisions


@entry
def trace(states: States, i: int, steps: int, rng: Ints, ids: Ints, weights: Ints, log: Ints) -> int:
    """Play at random from state i, keeping each state after the other and each action in `log`. Return the steps."""
    for k in range(steps):
        acting = actors(states[i + k])
        if not acting:
            return k
        copy_state(states, i + k + 1, states, i + k)
        log[k] = random_step(states[i + k + 1], acting, rng, ids, weights)
    return steps


@entry
def new_game_at(states: States, i: int, players: int, options: Ints) -> None:
    """Set up state i, which must be all zeros."""
    new_game(states[i], players, options)


@entry
def actors_at(states: States, i: int) -> int:
    """Who may act in state i."""
    return actors(states[i])


@entry
def legal_at(states: States, i: int, seat: int, out: Ints) -> int:
    """What the seat may do in state i."""
    return legal(states[i], seat, out)


@entry
def odds_at(states: States, i: int, out: Ints, weights: Ints) -> int:
    """What nature may do in state i."""
    return odds(states[i], out, weights)


@entry
def apply_at(states: States, i: int, seat: int, action: int) -> None:
    """Carry out an action in state i."""
    apply(states[i], seat, action)


@entry
def scores_at(states: States, i: int, out: Ints) -> int:
    """The scores of state i."""
    return scores(states[i], out)


@entry
def winners_at(states: States, i: int) -> int:
    """The winners of state i."""
    return winners(states[i])


@entry
def hide_at(states: States, i: int, seat: int) -> None:
    """Leave of state i what the seat may know."""
    hide(states[i], seat)


@entry
def imagine_at(states: States, i: int, seat: int, rng: Ints) -> None:
    """Fill in what the seat cannot know of state i."""
    imagine(states[i], seat, rng)


@entry
def features_at(states: States, i: int, seat: int, out: Floats) -> int:
    """State i as numbers."""
    return features(states[i], seat, out)
