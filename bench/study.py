"""What reviews find in many games: errors by level, labels, planted blunders, the judge's line of the ledger.

    python -m bench.study levels yspahan 4 --games 20 --keep levels.jsonl
    python -m bench.study planted yspahan 4 --games 100 --keep planted.jsonl
    python -m bench.study table levels.jsonl planted.jsonl

Each game is one line of the file that is kept; the same command goes on where the file ends. `levels` has all seats of
a table played by the same level, level after level; `planted` has four of `sage`, one of whom plays one turn at random.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

import souk
from souk.arena.numbers import Estimate, mean_of
from souk.engine.position import Transcript
from souk.engine.twin import twin_of
from souk.games import GAMES
from souk.players import Budget, player_of
from souk.players.levels import LEVELS
from souk.players.with_heuristics import with_heuristics
from souk.study import DEEP, MILLION, QUICK, Review, review
from souk.study.judge import with_study
from souk.study.types import LABELS, Decision

SAGES: Final = "sage"
WORK: Final = 600  # rollouts of a vizier for a move, in place of its time: the same on a busy machine
Game = dict[str, Any]  # a line of the file


class Planted(NamedTuple):
    """A game in which one seat played one turn at random, from step to step."""

    record: Transcript
    seat: int
    turn: range


def played(name: str, levels: Sequence[str], seed: int) -> Transcript:
    """A whole game."""
    return _played(name, levels, seed, None)[0]


def planted(name: str, players: int, seed: int) -> Planted:
    """A game of the strongest quick player, who plays one turn in the middle at random."""
    chance = random.Random(seed)
    record, turn = _played(name, [SAGES] * players, seed, seat := chance.randrange(players))
    return Planted(record, seat, turn)


def _played(name: str, levels: Sequence[str], seed: int, victim: int | None) -> tuple[Transcript, range]:
    chance, turn = random.Random(seed), range(0)
    position = souk.new(name, players=len(levels), seed=f"study {seed}")
    at, last = chance.randrange(60, 200), -1  # and who decided last
    seats = [player_of(_spec(level), position.game, 1000 * seed + k) for k, level in enumerate(levels)]
    while not position.over:
        asked = [(seat, position.view(seat), position.moves_of(seat)) for seat in position.actors]
        here = position.steps
        for seat, view, moves in asked:
            if turn and seat != victim:
                victim = None  # the turn is over, though cards may have been drawn in its course
            if seat == victim and here >= at and (turn or seat != last):
                turn = range(turn.start or here, here + 1)
                position.play(chance.choice(moves).id, seat)
            else:
                position.play(seats[seat].choose(view, moves, Budget()).id, seat)
            last = seat
    return position.record(), turn


def _spec(level: str) -> str:
    return f"search:work={WORK}" if level == "vizier" else level


def worst_of(found: Review, seat: int) -> Decision | None:
    """What a seat is told first: of its errors the one that surely cost most, beyond twice the error of that."""
    own = [one for one in found.decisions if one.seat == seat and one.is_error]
    return max(own, key=lambda one: one.loss, default=None)


def game_of_level(name: str, players: int, seed: int, *, deep: bool = False) -> Game:
    """What a review finds in a game of one level; levels take turns with the seeds."""
    level = LEVELS[seed % len(LEVELS)]
    return {"level": level} | _reviewed(played(name, [level] * players, seed), deep)[1]


def game_planted(name: str, players: int, seed: int, *, deep: bool = False) -> Game:
    """What a review finds in a game with a planted blunder, whether it is the seat's worst, and what it cost."""
    record, seat, turn = planted(name, players, seed)
    found, data = _reviewed(record, deep)
    worst = worst_of(found, seat)
    cost = max((one.loss for one in found.decisions if one.seat == seat and one.step in turn), default=0.0)
    return {"level": "planted", "found": bool(worst and worst.step in turn), "cost": round(cost, 4)} | data


def _reviewed(record: Transcript, deep: bool) -> tuple[Review, Game]:
    begun = time.thread_time()
    found = review(record, DEEP if deep else QUICK)
    spent = time.thread_time() - begun
    return found, {
        "game": record.game,
        "players": record.players,
        "seconds": round(spent, 2),
        "lost": [-seat.ledger.own_errors / MILLION for seat in found.seats],
        "judge": [seat.ledger.judge / MILLION for seat in found.seats],
        "decisions": sum(seat.decisions for seat in found.seats),
        "labels": {label: sum(seat.labels[label] for seat in found.seats) for label in LABELS},
    }


def error_rate(games: Sequence[Game]) -> Estimate:
    """Share of victory that is lost in each real decision, with an interval by which each game is one observation."""
    lost = np.array([sum(game["lost"]) for game in games])
    decisions = np.array([float(game["decisions"]) for game in games])
    return mean_of(lost, decisions, np.zeros(len(games)))


def judges_line(games: Sequence[Game]) -> Estimate:
    """How large the judge's line of a seat's ledger is in the mean, whichever way it goes."""
    sizes = np.array([sum(map(abs, game["judge"])) for game in games])
    seats = np.array([float(len(game["judge"])) for game in games])
    return mean_of(sizes, seats, np.zeros(len(games)))


def tables(games: Iterable[Game]) -> Iterator[str]:
    """All of it as Markdown."""
    every = sorted(games, key=lambda game: (game["game"], game["players"]))
    by_kind = {kind: [*some] for kind, some in groupby(every, lambda game: (game["game"], game["players"]))}
    for (name, players), some in by_kind.items():
        levels = {level: [game for game in some if game["level"] == level] for level in LEVELS}
        if any(levels.values()):
            yield from _level_table(f"{GAMES[name].title}, {players} players", levels)
    yield from _table("| the judge's line of a ledger, in the mean | of the victory | 95 % | games |")
    for (name, players), some in by_kind.items():
        found = judges_line(some)
        cells = f"{found.mean:.2%} | {found.low:.2%} to {found.high:.2%} | {len(some)}"
        yield f"| {GAMES[name].title}, {players} players | {cells} |"
    hits = [game["found"] for game in every if "found" in game]
    yield f"\nPlanted blunders that are the worst of their seat: {sum(hits)} of {len(hits)}"
    harmless = [
        game for game in every if not game.get("found", True) and game.get("cost", 1.0) < 1 / 8 / game["players"]
    ]
    yield f"Of the others the random turn lost less than an inaccuracy in {len(harmless)}"


def _level_table(title: str, levels: Mapping[str, Sequence[Game]]) -> Iterator[str]:
    yield from _table(f"| {title} | lost in a decision | 95 % | {' | '.join(LABELS)} | decisions | games |")
    for level, games in levels.items():
        if len(games) > 1:
            found, count = error_rate(games), sum(game["decisions"] for game in games)
            parts = [f"{sum(game['labels'][label] for game in games) / count:.1%}" for label in LABELS]
            cells = [f"{found.mean:.3%}", f"{found.low:.3%} to {found.high:.3%}", *parts, f"{count:,}", str(len(games))]
            yield f"| `{level}` | {' | '.join(cells)} |"
    yield ""


def _table(head: str) -> list[str]:
    return [head, "|---|" + "---:|" * (head.count("|") - 2)]


def main() -> None:
    """Play, review, keep; or print what was kept."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = asked.add_subparsers(required=True)
    for name, make in (("levels", game_of_level), ("planted", game_planted)):
        one = what.add_parser(name)
        one.add_argument("game", choices=["yspahan", "basari"])
        one.add_argument("players", type=int)
        one.add_argument("--games", type=int, default=20, help="for each level")
        one.add_argument("--keep", type=Path, required=True)
        one.add_argument("--deep", action="store_true", help="by the deep review, which takes minutes a game")
        one.set_defaults(do=partial(_play, make))
    table = what.add_parser("table")
    table.add_argument("files", type=Path, nargs="+")
    table.set_defaults(do=show)
    args = asked.parse_args()
    args.do(args)


def _play(make: Callable[..., Game], args: argparse.Namespace) -> None:
    for game in (with_heuristics(GAMES[args.game]), with_study(GAMES[args.game])):
        for _ in twin_of(game).warm():  # players would begin in plain Python while it is compiled
            pass
    there = len(args.keep.read_text().splitlines()) if args.keep.exists() else 0
    for seed in range(there, args.games * (len(LEVELS) if make is game_of_level else 1)):
        with args.keep.open("a") as file:
            file.write(json.dumps(make(args.game, args.players, seed, deep=args.deep)) + "\n")
    show(argparse.Namespace(files=[args.keep]))


def show(args: Any) -> None:
    """Print what was kept."""
    for line in tables(json.loads(line) for file in args.files for line in file.read_text().splitlines()):
        print(line)


if __name__ == "__main__":
    main()
