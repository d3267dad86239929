"""Random games: how many decisions a second, plain and compiled, beside OpenSpiel's backgammon and catanatron.

Each runs on one core for the same time, in turn, so that their ratios mean something even on a noisy machine. Nature's
moves are not counted as decisions anywhere.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import version

from souk.engine.game import Game
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games import GAMES

ROUNDS = 5
SECONDS = 1.0


@dataclass
class Runner:
    """Something that plays random games, a few at a time, and says how many decisions and games it played."""

    name: str
    play: Callable[[], tuple[int, int]]
    rate: float = 0.0
    games: float = 0.0

    def measure(self) -> None:
        """Play for a while and keep the best rate so far: other programs can only slow it down."""
        decisions = games = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < SECONDS:
            more, played = self.play()
            decisions += more
            games += played
        self.rate = max(self.rate, decisions / spent)
        self.games = max(self.games, games / spent)


def souk_runner(game: Game, players: int, twin: Twin, count: int) -> Runner:
    """Souk's own games."""
    states, rng = twin.states(2), twin.rng(7)
    ids, weights = twin.ints(len(game.actions)), twin.ints(len(game.actions))
    twin.new_game_at(states, 0, players, twin.ints(len(game.options)))
    twin.playouts(states, 0, 1, rng, ids, weights)
    how = "compiled" if twin.compiled else "plain"
    return Runner(
        f"Souk {game.title}, {players} players, {how}",
        lambda: (twin.playouts(states, 0, count, rng, ids, weights), count),
    )


def open_spiel_runner() -> Runner:
    """Backgammon, driven as in OpenSpiel's Python example."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game("backgammon")
    rng = np.random.default_rng(7)
    picks = random.Random(7)

    def play() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(actions, p=odds))
            else:
                state.apply_action(picks.choice(state.legal_actions(state.current_player())))
                decisions += 1
        return decisions, 1

    return Runner(f"OpenSpiel {version('open_spiel')} backgammon, from Python", play)


def catanatron_runner() -> Runner:
    """Four random players, driven as in catanatron's README."""
    from catanatron import Color, Game, RandomPlayer

    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(game.state.actions), 1

    return Runner(f"catanatron {version('catanatron')}, 4 players", play)


def runners() -> Iterator[Runner]:
    """All that is measured; the first is what the others are compared with."""
    yield open_spiel_runner()
    yield catanatron_runner()
    for name, players in (("yspahan", 4), ("yspahan", 2), ("basari", 4)):
        game = GAMES[name]
        yield souk_runner(game, players, plain_twin(game), 5)
        yield souk_runner(game, players, twin_of(game), 500)


def main() -> None:
    """Measure all in turn, several times, and print the table."""
    measured = list(runners())
    for _ in range(ROUNDS):
        for runner in measured:
            runner.measure()
    base = measured[0]
    print("| random games, one core | decisions/s | games/s | ratio |")
    print("|---|---:|---:|---:|")
    for runner in measured:
        print(f"| {runner.name} | {runner.rate:,.0f} | {runner.games:,.0f} | {runner.rate / base.rate:,.1f} |")
    for name in ("yspahan", "basari"):
        print(f"\nA state of {GAMES[name].title} has {GAMES[name].state.size()} bytes.", end="")
    print()
