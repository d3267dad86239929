"""What tempers change, and what they cost: `python -m tools.temper_table yspahan --level merchant --games 700`.

All tempers of a game, nobody's temper, and the level below meet at tables of four: every choice of four of them as
often as any other, each in every seat. Prints, for each, its wins, points and Elo (with an interval of 95 %), and its
share of points by source, with standard errors; bold where that differs from no temper by more than twice the error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot, sqrt

import numpy as np

import souk
from souk.arena.numbers import elo_of
from souk.engine.twin import twin_of
from souk.players import Budget
from souk.players.levels import LEVELS, level
from souk.players.tempers import opponents
from souk.players.with_heuristics import with_heuristics

PLAYERS = 4
PLAIN = ""
Kind = tuple[str, str]  # a level, and a temper or none


def tables(kinds: Sequence[Kind], games: int) -> Iterator[tuple[Kind, ...]]:
    """Who sits where, game by game."""
    chosen = list(combinations(kinds, PLAYERS))
    for k in range(games):
        who, turn = chosen[k % len(chosen)], k // len(chosen) % PLAYERS
        yield (*who[turn:], *who[:turn])


def play(name: str, seats: Sequence[Kind], seed: int) -> tuple[list[float], list[int], dict[str, list[int]]]:
    """Each seat's part of the victory, its points, and its points by source."""
    position = souk.new(name, players=PLAYERS, seed=seed)
    players = [level(who, position.game, PLAYERS * seed + k, temper) for k, (who, temper) in enumerate(seats)]
    while not position.over:
        asked = [(seat, position.view(seat), position.moves_of(seat)) for seat in position.actors]
        for seat, move in [(seat, players[seat].choose(view, moves, Budget())) for seat, view, moves in asked]:
            position.play(move, seat)
    won = [(seat in position.winners) / len(position.winners) for seat in range(PLAYERS)]
    return won, list(position.scores), position.game.presentation.score_sheet(position.state)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    return middle, sqrt(spread / len(values))


def share(found: tuple[float, float], plain: tuple[float, float]) -> str:
    """A share of points; bold where it surely is not that of who has no temper."""
    text = f"{found[0]:.1f} % ± {found[1]:.1f}"
    return f"**{text}**" if abs(found[0] - plain[0]) > 2 * hypot(found[1], plain[1]) > 0 else text


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", default="merchant", choices=LEVELS[1:])
    parser.add_argument("--games", type=int, default=700)
    options = parser.parse_args()
    game = souk.GAMES[options.game]
    for _ in twin_of(with_heuristics(game)).warm():
        pass
    plain, below = (options.level, PLAIN), (LEVELS[LEVELS.index(options.level) - 1], PLAIN)
    kinds: list[Kind] = [plain, *((options.level, temper) for temper in opponents(game).tempers), below]
    games = max(options.games, len(list(combinations(kinds, PLAYERS))))
    won: dict[Kind, list[float]] = {kind: [] for kind in kinds}
    points: dict[Kind, list[float]] = {kind: [] for kind in kinds}
    shares: dict[Kind, dict[str, list[float]]] = {kind: {} for kind in kinds}
    ahead = np.zeros((games, len(kinds), len(kinds)))
    for seed, seats in enumerate(tables(kinds, games)):
        victory, scores, sheet = play(options.game, seats, seed)
        order = [(victory[seat], scores[seat]) for seat in range(PLAYERS)]
        for seat, kind in enumerate(seats):
            won[kind].append(100 * victory[seat])
            points[kind].append(scores[seat])
            total = sum(row[seat] for row in sheet.values())
            for source, row in sheet.items():
                shares[kind].setdefault(source, []).append(100 * row[seat] / total if total else 0.0)
            for other, opponent in enumerate(seats):
                if other != seat:
                    better = 0.5 * ((order[seat] > order[other]) + (order[seat] >= order[other]))
                    ahead[seed, kinds.index(kind), kinds.index(opponent)] += better
    sources = list(shares[plain])
    usual = {source: mean(shares[plain][source]) for source in sources}
    print(f"| {options.game}, `{options.level}` | games | wins | points | Elo | {' | '.join(sources)} |")  # noqa: T201
    print("|---|---:|---:|---:|---:|" + "---:|" * len(sources))  # noqa: T201
    for kind, elo in zip(kinds, elo_of(ahead), strict=True):
        cells = [share(mean(shares[kind][source]), usual[source]) for source in sources]
        wins, score = mean(won[kind]), mean(points[kind])
        rating = f"{elo.mean:.0f} ({elo.low:.0f} to {elo.high:.0f})"
        told = f"{len(won[kind])} | {wins[0]:.1f} % ± {wins[1]:.1f} | {score[0]:.1f} ± {score[1]:.1f} | {rating}"
        name = kind[1] or ("no temper" if kind == plain else f"`{below[0]}`, no temper")
        print(f"| {name} | {told} | {' | '.join(cells)} |")  # noqa: T201


if __name__ == "__main__":
    main()
