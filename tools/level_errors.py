"""Counts how levels err, by kind: `python -m tools.level_errors yspahan --games 20`.

A level sits in one seat among its likes. Of each of its decisions that is not forced it is noted what led to the move
(see `LevelPlayer.decide`), and how many points the move is worse than the best one by the judge's look ahead. Choices
that all make at the same time are left out: the judge's answer to them is mixed, so that no single one is an error.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

import souk
from souk.engine.twin import twin_of
from souk.players import Budget
from souk.players.levels import LevelPlayer, characters, level
from souk.players.net_player import NetPlayer
from souk.players.with_heuristics import with_heuristics

KINDS = ("short sight", "habit", "slip")


def losses(name: str, who: str, players: int, games: int) -> tuple[int, dict[str, list[float]]]:
    """How many decisions there were, and the points lost in those that were not the best, by kind."""
    found: dict[str, list[float]] = defaultdict(list)
    decisions = 0
    for seed in range(games):
        position = souk.new(name, players=players, seed=seed)
        seats = [level(who, position.game, seed * players + seat) for seat in range(players)]
        judge = NetPlayer(position.game)
        while not position.over:
            for seat in position.actors:
                view, moves, player = position.view(seat), position.moves_of(seat), seats[seat]
                if len(position.actors) > 1 or len(moves) == 1 or not isinstance(player, LevelPlayer):
                    position.play(player.choose(view, moves, Budget()), seat)
                    continue
                move, cause = player.decide(view, moves)
                values = judge.values(view, len(moves))
                decisions += 1
                found[cause].append(max(values) - values[moves.index(move)])
                position.play(move, seat)
    return decisions, found


def main() -> None:
    """Print a table: of each kind how often in a hundred decisions, and how many points each costs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    options = parser.parse_args()
    for _ in twin_of(with_heuristics(souk.GAMES[options.game])).warm():
        pass
    print(f"| {options.game} | {' | '.join(KINDS)} | points lost in a decision |\n|---|---:|---:|---:|---:|")  # noqa: T201
    for who in characters(souk.GAMES[options.game]):
        decisions, found = losses(options.game, who, options.players, options.games)
        cells = [
            f"{100 * len(found[kind]) / decisions:.1f} % at {sum(found[kind]) / max(1, len(found[kind])):.1f} points"
            for kind in KINDS
        ]
        total = sum(map(sum, found.values())) / decisions
        print(f"| `{who}` | {' | '.join(cells)} | {total:.2f} |")  # noqa: T201


if __name__ == "__main__":
    main()
