"""Laws of the twins: plain and compiled rules play the same games bit for bit."""

from __future__ import annotations

from typing import Any

import numpy as np

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.twin import Twin, plain_twin, twin_of

from . import LONGEST, each_case, each_game, onlookers, sample

TRACED = 10  # games compared state by state
PLAYED = 200  # games compared by how they end, for each number of players


def both(game: Game) -> tuple[Twin, Twin]:
    plain, compiled = plain_twin(game), twin_of(game)
    assert compiled.compiled
    assert not plain.compiled
    return plain, compiled


def started(twin: Twin, players: int, chosen: dict[str, str], room: int) -> Any:
    """An array with a new game in its first place."""
    states = twin.states(room)
    twin.new_game_at(states, 0, players, twin.filled(twin.game.codes(chosen)))
    return states


def buffers(twin: Twin) -> tuple[Any, Any]:
    size = max(len(twin.game.actions), len(twin.game.outcomes))
    return twin.ints(size), twin.ints(size)


def traced(twin: Twin, players: int, chosen: dict[str, str], seed: int) -> tuple[list[bytes], list[int], list[int]]:
    """The bytes of every state of a random game, what was done, and where the generator stands."""
    states, rng, log = started(twin, players, chosen, LONGEST // 10), twin.rng(seed), twin.ints(LONGEST // 10)
    count = twin.trace(states, 0, LONGEST // 10 - 1, rng, *buffers(twin), log)
    return [bytes(twin.get(states, k)) for k in range(count + 1)], [int(x) for x in log[:count]], [int(x) for x in rng]


@each_case
def test_games_are_the_same_at_every_step(game: Game, players: int) -> None:
    plain, compiled = both(game)
    chosen = game.configure({})[1]
    for seed in range(TRACED):
        assert traced(compiled, players, chosen, seed) == traced(plain, players, chosen, seed)


@each_case
def test_games_end_the_same(game: Game, players: int) -> None:
    chosen = game.configure({})[1]
    runs = [(twin, started(twin, players, chosen, 2), twin.rng(players)) for twin in both(game)]
    for _ in range(PLAYED):
        ends = []
        for twin, states, rng in runs:
            decisions = twin.playouts(states, 0, 1, rng, *buffers(twin))
            assert twin.actors_at(states, 1) == 0
            ends.append((decisions, bytes(twin.get(states, 1)), [int(word) for word in rng]))
        assert ends[0] == ends[1]


@each_game
def test_games_under_every_option_are_the_same(game: Game) -> None:
    for option in game.options:
        for choice in option.choices[1:]:
            configured, chosen = game.configure({option.name: choice})
            plain, compiled = both(configured)
            players = game.players[-1]
            assert traced(compiled, players, chosen, 1) == traced(plain, players, chosen, 1)


@each_case
def test_every_question_gets_the_same_answer(game: Game, players: int) -> None:
    plain, compiled = both(game)
    for step in sample(game, players, 40):
        assert answers(compiled, step.state) == answers(plain, step.state)


def answers(twin: Twin, state: Any) -> list[object]:
    """All that the entries say about a state."""
    here = twin.states(1)
    twin.put(here, 0, state)
    ids, weights = buffers(twin)
    acting = int(twin.actors_at(here, 0))
    told: list[object] = [acting, bytes(twin.get(here, 0)), int(twin.winners_at(here, 0))]
    told.append([int(score) for score in ids[: twin.scores_at(here, 0, ids)]])
    for seat in onlookers(state):
        view, rng = twin.states(1), twin.rng(seat)
        twin.put(view, 0, state)
        twin.hide_at(view, 0, seat)
        told.append(bytes(twin.get(view, 0)))
        if seat < state.players:
            out = twin.floats(twin.game.n_features)
            told.append(int(twin.features_at(view, 0, seat, out)))
            told.append(np.array(out, np.float32).tobytes())
            told.append([int(action) for action in ids[: twin.legal_at(here, 0, seat, ids)]])
        twin.imagine_at(view, 0, seat, rng)
        told += [bytes(twin.get(view, 0)), [int(word) for word in rng]]
    if acting == 1 << NATURE:
        n = twin.odds_at(here, 0, ids, weights)
        told.append([(int(a), int(b)) for a, b in zip(ids[:n], weights[:n], strict=True)])
    for seat in twin.game.seats_to_act(state):
        for action in twin.game.legal(state, seat):
            then = twin.states(1)
            twin.put(then, 0, state)
            twin.apply_at(then, 0, seat, action)
            told.append(bytes(twin.get(then, 0)))
    return told
