"""Heuristics for a game that nobody has written any for: they know the contract alone: what counts is who leads."""

from __future__ import annotations

from souk.engine.contract import Floats, Ints, State, actors, rule, winners
from souk.engine.rng import random_below


@rule
def value(s: State, out: Floats) -> int:
    """Half of the victory is open, half belongs to who leads; exact when the game is over."""
    lead = winners(s)
    leaders = 0
    for seat in range(s.players):
        leaders += lead >> seat & 1
    known = 1.0 if actors(s) == 0 else 0.5
    for seat in range(s.players):
        out[seat] = (1.0 - known) / s.players + known * (lead >> seat & 1) / leaders
    return int(s.players)


@rule
def expected_scores(s: State, out: Floats) -> int:
    """What points mean in an unknown game is unknown: the share of the victory, out of a hundred."""
    players = value(s, out)
    for seat in range(players):
        out[seat] *= 100.0
    return players


@rule
def action_values(s: State, seat: int, ids: Ints, n: int, out: Floats) -> int:
    """No plans: every action is worth the same."""
    for k in range(n):
        out[k] = 0.0
    return n


@rule
def rollout_policy(s: State, seat: int, ids: Ints, n: int, rng: Ints) -> int:
    """Any action."""
    return ids[random_below(rng, n)]
