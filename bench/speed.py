"""Random games: how many decisions a second, plain, compiled, in batches and in OpenSpiel, beside other projects.

Each runs for the same time of one core, in turn, so that their ratios mean something even on a noisy machine. Nature's
moves are not counted as decisions anywhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.peers import open_spiel, peers
from bench.runner import Runner
from souk.engine.game import Game
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.envs.batch import Batch
from souk.games import GAMES

ROUNDS = 5
BATCH = 4096
TABLES = (("yspahan", 4), ("yspahan", 2), ("basari", 4))


def rules(game: Game, players: int, twin: Twin, count: int) -> Runner:
    """Souk's bare rules, without observations."""
    states, rng = twin.states(2), twin.rng(7)
    ids, weights = twin.ints(len(game.actions)), twin.ints(len(game.actions))
    twin.new_game_at(states, 0, players, twin.ints(len(game.options)))
    how = "compiled" if twin.compiled else "plain"
    return Runner(
        f"Souk {game.title}, {players} players, {how}",
        lambda: (twin.playouts(states, 0, count, rng, ids, weights), count),
    )


def batch(game: Game, players: int) -> Runner:
    """Many games stepped together, with observations, masks and rewards, and new games for finished ones."""
    games, steps = Batch(game.name, players, BATCH, seed=7), 16

    def play() -> tuple[int, int]:
        ended = 0
        for _ in range(steps):
            games.step(games.picks)
            ended += int(games.done.sum())
        return steps * BATCH, ended

    for _ in range(32):
        play()  # until games end at all times, not all at once
    return Runner(f"Souk {game.title}, {players} players, batch of {BATCH:,} with observations", play)


def souks() -> Iterator[Runner]:
    """All of Souk's."""
    import souk.envs.openspiel  # noqa: F401 - registers the games

    for name, players in TABLES:
        game = GAMES[name]
        yield rules(game, players, plain_twin(game), 5)
        yield rules(game, players, twin_of(game), 500)
        yield batch(game, players)
        yield open_spiel(
            f"python_souk_{name}(players={players})", f"Souk {game.title}, {players} players, in OpenSpiel"
        )


def main() -> None:
    """Measure all in turn, several times, and print the table."""
    runners = [*peers(), *souks()]
    for runner in runners:
        runner.play()  # whatever is made ready on the first call
    for _ in range(ROUNDS):
        for runner in runners:
            runner.measure()
    base = runners[0]
    print("| random games, one core | decisions/s | games/s | ratio |")
    print("|---|---:|---:|---:|")
    for runner in runners:
        print(f"| {runner.name} | {runner.rate:,.0f} | {runner.games:,.0f} | {runner.rate / base.rate:,.1f} |")
    print()
    for name in dict(TABLES):
        print(f"A state of {GAMES[name].title} has {GAMES[name].state.size()} bytes.")


if __name__ == "__main__":
    main()
