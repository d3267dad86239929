"""Random games for the tests of records, played fast by the twin."""

from __future__ import annotations

from collections.abc import Iterator

from souk.engine.contract import NATURE
from souk.engine.live import Entry
from souk.engine.position import Transcript
from souk.engine.twin import twin_of
from souk.games import GAMES

STEPS = 8000


def random_games(name: str, players: int, seeds: range) -> Iterator[Transcript]:
    """Whole games of random moves."""
    game = GAMES[name]
    chosen = game.configure({})[1]
    twin = twin_of(game)
    states, log = twin.states(STEPS + 1), twin.ints(STEPS)
    ids, weights = twin.ints(len(game.actions)), twin.ints(len(game.actions))
    start = game.new_state(players, chosen)
    for seed in seeds:
        twin.put(states, 0, start)
        steps = twin.trace(states, 0, STEPS, twin.rng(seed), ids, weights, log)
        assert steps < STEPS
        seats = (first(int(twin.actors_at(states, step))) for step in range(steps))
        entries = tuple(Entry(seat, int(log[step])) for step, seat in enumerate(seats))
        yield Transcript(name, game.version, players, chosen, entries)


def first(acting: int) -> int:
    return NATURE if acting == 1 << NATURE else (acting & -acting).bit_length() - 1
