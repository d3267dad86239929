"""Compile what tests of many files need before they begin, one twin on each core: then none waits for another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from multiprocessing import get_context

import souk
from souk.engine.game import Game
from souk.engine.twin import twin_of
from souk.players.with_heuristics import with_heuristics
from souk.study.judge import with_study


def plain(game: Game) -> Game:
    """The game with its rules alone."""
    return game


# What takes longest comes first.
EXTENSIONS: dict[str, Callable[[Game], Game]] = {"study": with_study, "heuristics": with_heuristics, "rules": plain}


def warm(extension: str, name: str) -> None:
    """Make a twin of a game ready."""
    for _ in twin_of(EXTENSIONS[extension](souk.GAMES[name])).warm():
        pass


if __name__ == "__main__":
    with get_context("spawn").Pool() as pool:
        pool.starmap(warm, product(EXTENSIONS, souk.GAMES.names()), chunksize=1)
