"""A bot that plays at a Souk server, over the network.

    python examples/remote_bot.py http://127.0.0.1:8000 [LINK]

With the link of a table it sits down there; without one it opens a table and plays against other bots. It takes
whatever gives it points at once, by asking the server what each of its moves would do.
"""

from __future__ import annotations

import random
import sys

from souk.client import Client, Turn, new_id
from souk.engine.types import Event, Points
from souk.server.protocol import Option, Previewed
from souk.table.commands import Preview


def choose(turn: Turn) -> Option:
    """The move that brings the most points at once; any of them, if several do."""
    answer = turn.table.ask(Preview(id=new_id()))
    assert isinstance(answer, Previewed)
    points = {ahead.move: sum(gain(event, turn.table.seat) for event in ahead.events) for ahead in answer.each}
    best = max(points.get(move.id, 0) for move in turn.moves)
    return random.choice([move for move in turn.moves if points.get(move.id, 0) == best])


def gain(event: Event, seat: int | None) -> int:
    """The points that an event gives to a seat."""
    return event.n if isinstance(event, Points) and event.seat == seat else 0


def main(url: str, link: str = "") -> None:
    """Play one game."""
    with Client(url, "Point grabber") as me:
        if link:
            table = me.table(link)
            table.sit()
        else:
            table = me.open("basari", ["me", "random", "random"])
        decisions = 0
        for turn in table.turns():
            turn.play(choose(turn))
            decisions += 1
        assert table.info.result
        print(f"{decisions} decisions, scores {table.info.result.scores}, I am number", end=" ")
        print(table.info.result.ranks[table.seat or 0])


if __name__ == "__main__":
    if len(sys.argv) > 1:
        main(*sys.argv[1:3])
    else:
        print(__doc__)
