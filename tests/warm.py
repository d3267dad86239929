"""Compile what many tests need before they begin, each game in a process of its own: none waits for another."""

from __future__ import annotations

import sys
from multiprocessing import get_context

import souk
from souk.arena.luck import with_luck
from souk.engine.twin import twin_of
from souk.learning.games import learning_twin
from souk.players.with_heuristics import with_heuristics


def warm(name: str) -> None:
    """Make the twins of a game ready."""
    game = souk.GAMES[name]
    for twin in (twin_of(game), twin_of(with_heuristics(game)), twin_of(with_luck(game)), learning_twin(game)):
        for _ in twin.warm():
            pass


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as pool:
        pool.map(warm, sys.argv[1:], chunksize=1)
