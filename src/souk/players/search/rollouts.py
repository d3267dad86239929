"""Rollouts by the judge as rules: the few moves that the net likes are played on, and compared where that leads to.

Every sample guesses afresh what the seat cannot know and is played once for each move that is still in question, with
the same guess and the same dice, so that moves are compared and not their luck. Everybody plays on as the net would,
for some turns, until a moment that the net learnt from; there it is asked. After each part of the time the worse half
of the moves is left aside (sequential halving).
"""

from __future__ import annotations

from typing import Final

from souk.engine.clock import nanoseconds
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
from souk.engine.judge import is_ripe, judged_values, utility
from souk.engine.loops import copy_state, first_seat, nature_step
from souk.engine.mixing import best_index, drawn_index
from souk.engine.net import AT_OUTPUTS
from souk.engine.record import Record, f64, i32, i64
from souk.engine.rng import MASK, random_word
from souk.players.with_heuristics import search_entry

BELIEF: Final = 4.0  # samples that the look-ahead of the net is worth
SAMPLE_STEP: Final = 0x9E3779B1
MOMENT_STEP: Final = 0x85EBCA77


class RolloutTask(Record):
    """What is asked, and what was done."""

    seat: int = i32
    most: int = i32  # moves that are compared, at most
    turns: int = i32  # ripe moments that a rollout passes
    kept: int = i32  # moves that are still in question
    within: float = f64  # points by which a move may look worse than the best and be compared
    work: int = i64  # rollouts at most
    started: int = i64  # nanoseconds of the clock
    deadline: int = i64  # 0: none
    done: int = i64  # rollouts
    seed: int = i64


class Candidate(Record):
    """A move that is compared: what came of it, summed over its samples."""

    action: int = i32
    samples: int = i32
    prior: float = f64  # what the look-ahead says
    total: float = f64  # utility
    squares: float = f64  # of the own share
    shares: list[float] = f64[4]
    scores: list[float] = f64[4]


@search_entry
def roll_out(
    tasks: list[RolloutTask],
    candidates: list[Candidate],
    states: States,
    net: Doubles,
    rng: Ints,
    dice: Ints,
    ids: Ints,
    weights: Ints,
    values: Floats,
    timer: Ints,
) -> int:
    """Compare the moves of the view in state 0, with states 1 and 2 as scratch; return how many were compared.

    The candidates are in order afterwards, the best first.
    """
    t = tasks[0]
    n = legal(states[0], t.seat, ids)
    judged_values(states[0], t.seat, 1, net, ids, n, values)
    count = name_candidates(t, candidates, ids, values, n)
    parts = 0
    while 1 << parts < count:
        parts += 1
    sample = 0
    for part in range(parts):
        go_on = True
        while go_on:
            copy_state(states, 1, states, 0)
            reseed(rng, t.seed, sample, 0)
            imagine(states[1], t.seat, rng)
            for k in range(t.kept):
                copy_state(states, 2, states, 1)
                apply(states[2], t.seat, candidates[k].action)
                play_turns(t, states[2], sample, net, rng, dice, ids, weights, values)
                points = utility(states[2], t.seat, net)
                add_sample(candidates[k], states[2].players, t.seat, points, net)
                t.done += 1
            sample += 1
            go_on = t.done * parts < t.work * (part + 1)
            if t.deadline:
                now = nanoseconds(timer)
                go_on = go_on and (now - t.started) * parts < (t.deadline - t.started) * (part + 1)
        rank(candidates, t.kept)
        t.kept = (t.kept + 1) // 2
    return count


@rule
def name_candidates(t: RolloutTask, candidates: list[Candidate], ids: Ints, values: Floats, n: int) -> int:
    """The moves that the net likes best, those that are not much worse than the first; return how many."""
    best = values[0]
    for k in range(n):
        best = max(best, values[k])
    count = 0
    while count < t.most:
        chosen = -1
        for k in range(n):
            if values[k] > -1e8 and (chosen < 0 or values[k] > values[chosen]):
                chosen = k
        if chosen < 0 or values[chosen] < best - t.within:
            break
        clear(candidates[count])
        candidates[count].action = ids[chosen]
        candidates[count].prior = values[chosen]
        values[chosen] = -1e9
        count += 1
    t.kept = count
    return count


@rule
def clear(c: Candidate) -> None:
    """Nothing is known of it yet."""
    c.samples = 0
    c.total = 0.0
    c.squares = 0.0
    for k in range(4):
        c.shares[k] = 0.0
        c.scores[k] = 0.0


@rule
def reseed(rng: Ints, seed: int, sample: int, moment: int) -> None:
    """A generator whose numbers follow from a sample and a moment in it, whatever was drawn before."""
    rng[0] = (seed + sample * SAMPLE_STEP + moment * MOMENT_STEP) & MASK
    rng[1] = (rng[0] ^ seed >> 7) & MASK | 1
    for _ in range(4):
        random_word(rng)


@rule
def play_turns(
    t: RolloutTask, s: State, sample: int, net: Doubles, rng: Ints, dice: Ints, ids: Ints, weights: Ints, values: Floats
) -> None:
    """Play on as the net would in every seat, until the last of the turns begins or the game is over."""
    moments = 0
    reseed(dice, t.seed, sample, 1)
    acting = actors(s)
    while acting:
        if is_ripe(s):
            moments += 1
            if moments > t.turns:
                return
            reseed(dice, t.seed, sample, 1 + moments)
        step_as_judged(s, acting, net, rng, dice, ids, weights, values)
        acting = actors(s)


@rule
def step_as_judged(
    s: State, acting: int, net: Doubles, rng: Ints, dice: Ints, ids: Ints, weights: Ints, values: Floats
) -> None:
    """Let nature act, or who is to decide as the judge would."""
    if acting == 1 << NATURE:
        nature_step(s, dice, ids, weights)
    elif acting & acting - 1:
        choose_together(s, acting, net, rng, ids, weights, values)
    else:
        seat = first_seat(acting)
        n = legal(s, seat, ids)
        if n > 1:
            judged_values(s, seat, 0, net, ids, n, values)
        apply(s, seat, ids[best_index(values, n)])


@rule
def choose_together(s: State, acting: int, net: Doubles, rng: Ints, ids: Ints, chosen: Ints, values: Floats) -> None:
    """All who choose now draw from the judge's mixed answers, each blind to the others."""
    for seat in range(s.players):
        if acting >> seat & 1:
            n = legal(s, seat, ids)
            judged_values(s, seat, 0, net, ids, n, values)
            chosen[seat] = ids[drawn_index(values, n, rng)]
    for seat in range(s.players):
        if acting >> seat & 1:
            apply(s, seat, chosen[seat])


@rule
def add_sample(c: Candidate, players: int, seat: int, points: float, net: Doubles) -> None:
    """Add what the net said of the end of a rollout."""
    out = int(net[AT_OUTPUTS])
    c.samples += 1
    c.total += points
    c.squares += net[out] * net[out]
    for k in range(players):
        other = (seat + k) % players
        c.shares[other] += net[out + k]
        c.scores[other] += net[out + players + k]


@rule
def rank(candidates: list[Candidate], n: int) -> None:
    """Put the first n in order, the best first: what was seen, and a little of what was believed."""
    for k in range(1, n):
        at = k
        while at > 0 and promise(candidates[at]) > promise(candidates[at - 1]):
            swap(candidates[at], candidates[at - 1])
            at -= 1


@rule
def promise(c: Candidate) -> float:
    """The mean utility, with the look-ahead's as if it were some samples."""
    return (c.total + BELIEF * c.prior) / (c.samples + BELIEF)


@rule
def swap(a: Candidate, b: Candidate) -> None:
    """Exchange two candidates."""
    a.action, b.action = b.action, a.action
    a.samples, b.samples = b.samples, a.samples
    a.prior, b.prior = b.prior, a.prior
    a.total, b.total = b.total, a.total
    a.squares, b.squares = b.squares, a.squares
    for k in range(4):
        a.shares[k], b.shares[k] = b.shares[k], a.shares[k]
        a.scores[k], b.scores[k] = b.scores[k], a.scores[k]
