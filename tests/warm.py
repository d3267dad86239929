"""Compile what many tests need before they begin, each game in a process of its own: none waits for another."""

from __future__ import annotations

import sys
from multiprocessing import get_context

import souk
from souk.arena.luck import with_luck
from souk.engine.twin import twin_of
from souk.learning.games import learning_twin
from souk.players.with_heuristics import with_heuristics
from souk.study.judge import with_study


def warm(name: str) -> None:
    """Make the twins of a game ready."""
    game = souk.GAMES[name]
    twins = (twin_of(asked) for asked in (game, with_heuristics(game), with_luck(game), with_study(game)))
    for twin in (*twins, learning_twin(game)):
        for _ in twin.warm():
            pass


if __name__ == "__main__":
    with get_context("spawn").Pool(2) as pool:
        pool.map(warm, sys.argv[1:], chunksize=1)
