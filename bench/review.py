"""How long a quick review takes, on one core once everything is compiled.

    python -m bench.review

Games of `planner`, one of each kind; the aim is 10 seconds for Yspahan with four and 5 seconds for Basari.
"""

from __future__ import annotations

import time

import souk
from souk.engine.position import Transcript
from souk.players import Budget, player_of
from souk.study import CHEAP, MILLION, QUICK, review

AIMS = {("yspahan", 4): 10, ("yspahan", 2): 10, ("basari", 4): 5, ("basari", 3): 5}


def game(name: str, players: int) -> Transcript:
    """A whole game."""
    position = souk.new(name, players=players, seed=1)
    seats = [player_of("planner", position.game, seat) for seat in range(players)]
    while not position.over:
        asked = {seat: (position.view(seat), position.moves_of(seat)) for seat in position.actors}
        for seat, (view, moves) in asked.items():
            position.play(seats[seat].choose(view, moves, Budget()).id, seat)
    return position.record()


def main() -> None:
    """Print a table."""
    print("| quick review, one core | seconds | aim | rollouts | size of the judge's line |")
    print("|---|---:|---:|---:|---:|")
    for (name, players), aim in AIMS.items():
        record = game(name, players)
        review(record, CHEAP)  # compiled, or loaded
        begun = time.thread_time()
        found = review(record, QUICK)
        spent = time.thread_time() - begun
        size = sum(abs(seat.ledger.judge) for seat in found.seats) / players / MILLION
        print(f"| {name}, {players} players | {spent:.1f} | {aim} | {found.rollouts:,} | {size:.3f} |")


if __name__ == "__main__":
    main()
