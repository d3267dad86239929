"""What every game must fulfil, for every number of players. A new game gets these tests for nothing.

The games are all that are registered, and Bidding Pig from `examples/bidding_pig`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import souk
from bidding_pig import GAME as PIG
from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.game import Game

souk.GAMES.register("pig", PIG)

LONGEST = 20_000  # steps after which a game counts as endless

GAMES = [souk.GAMES[name] for name in souk.GAMES.names()]
CASES = [(game, players) for game in GAMES for players in game.players]
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_case = pytest.mark.parametrize(
    ("game", "players"), CASES, ids=[f"{game.name}-{players}" for game, players in CASES]
)


class Step(NamedTuple):
    """A state on the way through a game, and what is done there."""

    state: Any
    seat: int
    action: int


def random_action(game: Game, state: Any, rng: random.Random) -> tuple[int, int]:
    """What any of the acting seats, or nature, might do."""
    seat = rng.choice(game.seats_to_act(state))
    if seat == NATURE:
        ids, weights = game.odds(state)
        return seat, rng.choices(ids, weights)[0]
    return seat, rng.choice(game.legal(state, seat))


@cache
def variants(game: Game, players: int) -> list[dict[str, str]]:
    """The usual options, then those with one other choice, as far as they fit and the board stays the same."""
    found = [game.configure({})[1]]
    for option in game.options:
        for choice in option.choices[1:]:
            configured, chosen = game.configure({option.name: choice})
            if configured is game.configure({})[0] and not game.options.conflict(players, chosen):
                found.append(chosen)
    return found


def start(game: Game, players: int, seed: int = 0) -> Any:
    """The start of a game; other seeds have other options, the usual ones come first."""
    chosen = variants(game, players)
    return game.new_state(players, chosen[seed % len(chosen)])


def walk(game: Game, state: Any, seed: int) -> Iterator[Step]:
    """A random game from a state on, to its end; the final state comes with seat -1."""
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if not game.rules.actors(state):
            yield Step(state, -1, -1)
            return
        seat, action = random_action(game, state, rng)
        yield Step(state, seat, action)
        state = state.copy()
        game.rules.apply(state, seat, action)
    pytest.fail(f"{game.title} does not end")


@cache
def whole_game(game: Game, players: int, seed: int = 0) -> tuple[Step, ...]:
    """One random game from the start, with options by the seed; treat its states as fixed."""
    return tuple(walk(game, start(game, players, seed), seed))


def sample(game: Game, players: int, most: int, seed: int = 0) -> list[Step]:
    """Steps spread over a few random games: the first and last ones, and others at random."""
    rng = random.Random(f"{game.name} {players} {seed}")
    steps = [step for k in range(3) for step in whole_game(game, players, 3 * seed + k)]
    ends = [step for step in steps if step.seat < 0]
    return ends + steps[:5] + rng.sample(steps, min(most, len(steps)))


def onlookers(state: Any) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(state.players), SPECTATOR]
