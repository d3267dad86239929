"""Fits the weights of the outlook and of the shares to games that the planner plays against itself.

    python -m tools.fit_basari [games]

Prints the loss of the shares, also on games that they were not fitted to, and the weights to write into the modules.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any, NamedTuple

from souk.engine.binding import Binding
from souk.engine.contract import NATURE, Floats, Ints, States, actors, apply, legal, rule, winners
from souk.engine.game import Extension
from souk.engine.loops import copy_state, first_seat, random_step
from souk.engine.rng import random_below
from souk.engine.twin import twin_of
from souk.games.basari import GAME
from souk.games.basari.heuristics import action_values, value

WEIGHTS = {
    name: float(getattr(import_module(f"souk.games.basari.heuristics.{module}"), name))
    for module, names in (
        ("outlook", ("DRAG", "BLUR", "BLUR_A_ROUND", "LAST_BLUR", "RETURNED", "LAP_EDGE", "LAP_BLUR")),
        ("shares", ("SPREAD", "SPREAD_A_ROUND")),
    )
    for name in names
}
MIXED = 0.4  # points by which a card may be worse and still be chosen now and then
KEPT = 12  # states of each game
STEPS = (0.25, 0.1, 0.04)  # by which a weight is changed, as a part of it


class Sample(NamedTuple):
    """A state on the way, and who won in the end, as a bit mask."""

    state: Any
    won: int


@rule
def planned(states: States, i: int, seat: int, rng: Ints, ids: Ints, values: Floats) -> int:
    """What the planner does in state i: the best, or where all choose in secret often something nearly as good."""
    n = legal(states[i], seat, ids)
    action_values(states[i], seat, ids, n, values)
    best = 0
    for k in range(1, n):
        if values[k] > values[best]:
            best = k
    rival = random_below(rng, n)
    secret = actors(states[i]) != 1 << seat
    if secret and random_below(rng, 1000) < 1000 * math.exp((values[rival] - values[best]) / MIXED):
        best = rival
    return ids[best]


@rule
def self_play(states: States, kept: int, rng: Ints, ids: Ints, weights: Ints, values: Floats) -> int:
    """Play on from state 0, and keep some states of the way, each as likely, from state 1 on. Return who won."""
    steps = 0
    acting = actors(states[0])
    while acting:
        place = steps if steps < kept else random_below(rng, steps + 1)
        if place < kept:
            copy_state(states, 1 + place, states, 0)
        steps += 1
        if acting == 1 << NATURE:
            random_step(states[0], acting, rng, ids, weights)
        else:
            seat = first_seat(acting)
            apply(states[0], seat, planned(states, 0, seat, rng, ids, values))
        acting = actors(states[0])
    return winners(states[0])


def play(games: int, players: int) -> list[Sample]:
    """States out of games of the planner with itself."""
    twin = twin_of(replace(GAME, extension=Extension(entries={"self_play": self_play})))
    size = len(GAME.actions)
    rng, ids, weights, values = twin.rng(players), twin.ints(size), twin.ints(size), twin.floats(size)
    samples = []
    for _ in range(games):
        states = twin.states(1 + KEPT)
        twin.put(states, 0, GAME.new_state(players, GAME.configure({})[1]))
        won = int(twin.self_play(states, KEPT, rng, ids, weights, values))
        samples += [Sample(twin.get(states, k), won) for k in range(1, 1 + KEPT)]
    return samples


def losses(samples: Sequence[Sample], weights: Mapping[str, float]) -> tuple[float, float]:
    """Log loss and Brier score of the shares under these weights."""
    bound = Binding({}, weights).bind(value)
    log_loss = brier = 0.0
    for state, won in samples:
        out = [0.0] * 4
        for seat in range(bound(state, out)):
            share = (won >> seat & 1) / won.bit_count()
            log_loss -= share * math.log(max(out[seat], 1e-6))
            brier += (share - out[seat]) ** 2
    return log_loss / len(samples), brier / len(samples)


def fit(samples: Sequence[Sample]) -> dict[str, float]:
    """Change one weight after the other as long as it helps, by smaller and smaller steps."""
    best = dict(WEIGHTS)
    least = losses(samples, best)[0]
    for step in STEPS:
        for name in WEIGHTS:
            for factor in (1 + step, 1 / (1 + step)):
                trial = {**best, name: best[name] * factor}
                while (loss := losses(samples, trial)[0]) < least:
                    best, least = trial, loss
                    trial = {**best, name: best[name] * factor}
    return best


def main(games: int) -> None:
    """Play, fit and tell."""
    three, four = play(games, 3), play(games, 4)
    half = len(three) // 2
    known, fresh = three[:half] + four[:half], three[half:] + four[half:]
    fitted = fit(random.Random(games).sample(known, min(len(known), 4000)))
    lines = [
        f"{title:<12} log loss {log_loss:.4f}  Brier {brier:.4f}"
        for title, weights in (("as they are", WEIGHTS), ("fitted", fitted))
        for log_loss, brier in (losses(fresh, weights),)
    ]
    lines += [f"{name} = {weight:.3f}  # was {WEIGHTS[name]}" for name, weight in fitted.items()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 500)
