"""Learns the weights of Yspahan's estimate from self-play and writes them: `python -m tools.fit_yspahan`.

Planners, a little careless so that they get into all sorts of positions, play each other with the weights as they are;
the points that every seat still made are explained by its traits (ridge regression for each week, with weights that
change evenly with the turns left in it). Then the spread of the softmax is chosen that foretells the winners best. Run
it again to go on from the new weights: players change with what they believe.

What was found, four planners at a table: 62 points with weights set by hand, 72 after one round, 78 after the second,
81 after the third, which learned from the games of both rounds before it. One of the second round won 48 % against
three of the first, one of the third 33 % against three of the second. What did not help: a fit of its own for each
phase, smoothed with its neighbours (noisy where a trait is rare) and with the constant pulled to 0 like the rest (the
traits of camels stood in for it): 68 points; counting the leader more than the other opponents: 23 % against three
that did not; a trait for the supervisor about to move (planners move him when it pays, so greedy always did: 35 points
at the planner's table instead of 49); traits of the seat on turn and the tower (no better).
"""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from souk.engine.contract import NATURE, Floats, Ints, State, States, actors, apply, legal, odds, rule
from souk.engine.game import Extension
from souk.engine.loops import ENTRIES, first_seat
from souk.engine.rng import random_below, random_pick
from souk.engine.twin import Twin, twin_of
from souk.games.yspahan import GAME, heuristics
from souk.games.yspahan.heuristics.traits import N_PHASES, N_TRAITS, TRAITS, phase_of, traits
from souk.games.yspahan.heuristics.weights import FILE, SPREAD, WEIGHTS
from souk.games.yspahan.souks import score
from souk.players.heuristics import HEURISTICS, action_values

PHASE, SCORE, FINAL, WIDTH = N_TRAITS, N_TRAITS + 1, N_TRAITS + 2, N_TRAITS + 3  # after the traits of each row
MOST_ROWS = 4000  # of one game
Numbers = npt.NDArray[np.float64]


@rule
def careless(s: State, seat: int, ids: Ints, n: int, rng: Ints, out: Floats) -> int:
    """The planner's choice within most of a point, and sometimes any."""
    if n == 1 or random_below(rng, 30) == 0:
        return ids[random_below(rng, n)]
    action_values(s, seat, ids, n, out)
    best = 0
    for i in range(n):
        out[i] += random_below(rng, 1000) / 800
        if out[i] > out[best]:
            best = i
    return ids[best]


@rule
def note(s: State, rows: Ints, n: int, buffer: Ints) -> int:
    """Write a row for each seat after the first n; return how many there are then."""
    for seat in range(s.players):
        traits(s, seat, buffer)
        for k in range(N_TRAITS):
            rows[n * WIDTH + k] = buffer[k]
        rows[n * WIDTH + PHASE] = phase_of(s, seat)
        rows[n * WIDTH + SCORE] = score(s, seat)
        n += 1
    return n


@rule
def self_play(states: States, i: int, every: int, rng: Ints, ids: Ints, buffer: Ints, out: Floats, rows: Ints) -> int:
    """Play state i to the end and note one step in `every`; return the number of rows."""
    s = states[i]
    n = 0
    acting = actors(s)
    while acting:
        if random_below(rng, every) == 0:
            n = note(s, rows, n, buffer)
        if acting == 1 << NATURE:
            apply(s, NATURE, ids[random_pick(rng, buffer, odds(s, ids, buffer))])
        else:
            seat = first_seat(acting)
            apply(s, seat, careless(s, seat, ids, legal(s, seat, ids), rng, out))
        acting = actors(s)
    for row in range(n):
        rows[row * WIDTH + FINAL] = score(s, row % s.players)
    return n


def play_many(twin: Twin, players: int, games: int, every: int, seed: int) -> npt.NDArray[np.int16]:
    """The rows of many games, a row for each seat of each noted state."""
    ids, buffer, out, rows = twin.ints(512), twin.ints(512), twin.floats(512), twin.ints(MOST_ROWS * WIDTH)
    rng, noted = twin.rng(seed), []
    for _ in range(games):
        states = twin.states(1)
        twin.put(states, 0, GAME.new_state(players, GAME.configure({})[1]))
        n = twin.self_play(states, 0, every, rng, ids, buffer, out, rows)
        noted.append(np.array(rows[: n * WIDTH], np.int16).reshape(n, WIDTH))
    return np.concatenate(noted)


def shapes(turns: Numbers) -> list[Numbers]:
    """How a weight may change with the turns left in a week: a line, but for the first turn and after the last."""
    return [np.ones_like(turns), turns / 7, (turns == 0) * 1.0, (turns == 7) * 1.0]


def fitted(data: npt.NDArray[np.int16], ridge: float) -> Numbers:
    """For each phase the weights that explain best what the seats still scored."""
    return np.concatenate([fitted_week(data[data[:, PHASE] // 8 == week], ridge) for week in range(3)])


def fitted_week(rows: npt.NDArray[np.int16], ridge: float) -> Numbers:
    """The weights of one week's phases."""
    x, y = rows[:, :N_TRAITS].astype(np.float64), rows[:, FINAL] - rows[:, SCORE]
    shape = shapes((rows[:, PHASE] % 8).astype(np.float64))
    parts = [[x.T @ (x * (one * other)[:, None]) for other in shape] for one in shape]
    products = np.concatenate([x.T @ (one * y) for one in shape])
    damping = np.full(len(products), ridge)
    damping[::N_TRAITS] = 0.001  # what every seat may expect is not pulled to 0
    found = np.linalg.solve(np.block(parts) + np.diag(damping), products).reshape(len(shape), N_TRAITS)
    weights: Numbers = np.stack(shapes(np.arange(8.0)), axis=1) @ found
    return weights


def outlooks(data: npt.NDArray[np.int16], found: Numbers, players: int) -> Numbers:
    """The expected final scores of each noted state's seats."""
    points: Numbers = data[:, SCORE] + np.einsum("ij,ij->i", data[:, :N_TRAITS], found[data[:, PHASE]])
    return points.reshape(-1, players)


def shares(finals: Numbers) -> Numbers:
    """Who won, ties shared."""
    best = finals == finals.max(axis=1, keepdims=True)
    won: Numbers = best / best.sum(axis=1, keepdims=True)
    return won


def softmax(points: Numbers, spread: Numbers | float) -> Numbers:
    """The shares that a spread makes of the estimates."""
    raised = np.exp((points - points.max(axis=1, keepdims=True)) / spread)
    normed: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return normed


def spreads(points: Numbers, won: Numbers, phases: npt.NDArray[np.int16]) -> tuple[Numbers, str]:
    """For each phase the spread with the least log loss; and how good the shares are with it, in words."""
    grid = np.geomspace(0.3, 30, 60)
    found = np.ones(N_PHASES)
    for phase in range(N_PHASES):
        near = np.abs(phases - phase) <= (1 if phase % 8 else 0)
        losses = [-(won[near] * np.log(softmax(points[near], s) + 1e-9)).sum(axis=1).mean() for s in grid]
        found[phase] = grid[int(np.argmin(losses))]
    predicted = softmax(points, found[phases][:, None])
    loss = -(won * np.log(predicted + 1e-9)).sum(axis=1).mean()
    return found, f"log loss {loss:.3f}, Brier {((predicted - won) ** 2).sum(axis=1).mean():.3f}"


def learn(twin: Twin, players: int, options: Any) -> tuple[Numbers, Numbers]:
    """Weights and spreads for a number of players, from games of their own; the last tenth checks them."""
    data = play_many(twin, players, options.games, options.every, options.seed)
    cut = len(data) // players * 9 // 10 * players
    found = fitted(data[:cut], options.ridge)
    fresh = data[cut:]
    points = outlooks(data, found, players)
    finals = data[:, FINAL].reshape(-1, players).astype(np.float64)
    phases = data[:, PHASE].reshape(-1, players).max(axis=1)
    spread, quality = spreads(points, shares(finals), phases)
    error = outlooks(fresh, found, players).ravel() - fresh[:, FINAL]
    print(  # noqa: T201 - a tool for a terminal
        f"{players} players: {len(data)} rows, mean score {finals.mean():.1f}, error {error.std():.2f}, {quality}"
    )
    return found, spread


def written(weights: list[list[int]], spread: list[int]) -> str:
    """The tables as JSON, with a line for each phase."""
    rows = ",\n".join(f"    {json.dumps(row)}" for row in weights)
    names = json.dumps(TRAITS)
    return f'{{\n  "traits": {names},\n  "spread": {json.dumps(spread)},\n  "weights": [\n{rows}\n  ]\n}}\n'


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="games to learn from, for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4], help="for how many players to learn")
    parser.add_argument("--every", type=int, default=12, help="note one step in so many")
    parser.add_argument("--ridge", type=float, default=50.0, help="how strongly weights are pulled to 0")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    filled = {stub.__name__: getattr(heuristics, stub.__name__) for stub in HEURISTICS}
    twin = twin_of(replace(GAME, extension=Extension(filled, {**ENTRIES, "self_play": self_play})))
    weights, spread = [list(row) for row in WEIGHTS], list(SPREAD)
    for players in options.players:
        found, widths = learn(twin, players, options)
        first = (players - 2) * N_PHASES
        weights[first : first + N_PHASES] = [[round(1000 * float(w)) for w in row] for row in found]
        spread[first : first + N_PHASES] = [round(1000 * float(w)) for w in widths]
    FILE.write_text(written(weights, spread))


if __name__ == "__main__":
    main()
