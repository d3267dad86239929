"""Judge a game and a position from Python: what was lost, what was luck, and what to play.

Run it with `python examples/study.py [yspahan|basari] [seed]`. In a notebook the last line of a cell is enough to see a
review or an analysis: they show themselves.
"""

from __future__ import annotations

import sys
from itertools import islice

import souk
from souk.players import Budget, player_of
from souk.records.file import first_position
from souk.study import CHEAP, review
from souk.study.analysis import analyse
from souk.study.data import errors_of
from souk.study.sentences import Sentences


def main(name: str = "basari", seed: str = "7") -> None:
    """Let bots play a game, judge it, and look at the position before the worst error."""
    game = souk.new(name, players=3, seed=seed)
    seats = [player_of(level, game.game, seat) for seat, level in enumerate(("sage", "trader", "apprentice"))]
    while not game.over:
        moves = {seat: seats[seat].choose(game.view(seat), game.moves_of(seat), Budget()) for seat in game.actors}
        for seat, move in moves.items():
            game.play(move, seat)

    found = review(game.record(), CHEAP)  # leave CHEAP out for errors to rely on: seconds instead of one
    say = Sentences(found, "en")
    for seat, one in enumerate(found.seats):
        print(f"{say.name(seat)}: accuracy {one.accuracy:.0f}, own errors {say.millionths(one.ledger.own_errors)}")
    for decision in errors_of(found)[:3]:
        print(f"step {decision.step}, {say.name(decision.seat)}: {say.verdict(decision)}. {say.why(decision)}")

    step = found.turning_points[0].step
    position = first_position(game.record())
    for entry in game.record().entries[:step]:
        position.play(entry.action, entry.seat)
    for looked in islice(analyse(position), 2):  # each look is better than the one before
        print(f"before step {step}: {', '.join(f'{share:.0%}' for share in looked.shares)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
