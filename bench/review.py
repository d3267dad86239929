"""How long a quick review takes, on one core once everything is compiled.

    python -m bench.review

Games of `planner`, one of each kind; the aim is 10 seconds for Yspahan and 5 seconds for Basari. Processor time of the
thread, and time on the clock, which other programs lengthen.
"""

from __future__ import annotations

import time

import souk
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.players import Budget, player_of
from souk.study import CHEAP, QUICK, review

AIMS = {("yspahan", 4): 10, ("yspahan", 3): 10, ("yspahan", 2): 10, ("basari", 4): 5, ("basari", 3): 5}


def played(name: str, players: int) -> Transcript:
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
    print("| quick review, one core | seconds | on the clock | aim | rollouts |\n|---|---:|---:|---:|---:|")
    for (name, players), aim in AIMS.items():
        record = played(name, players)
        review(record, CHEAP)  # compiled, or loaded
        begun, clock = time.thread_time(), time.perf_counter()
        found = review(record, QUICK)
        spent, passed = time.thread_time() - begun, time.perf_counter() - clock
        row = f"| {GAMES[name].title}, {players} players | {spent:.1f} | {passed:.1f} | {aim} | {found.rollouts:,} |"
        print(row, flush=True)


if __name__ == "__main__":
    main()
