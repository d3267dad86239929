"""A whole game from Python: play it at random, tell what happened, check its dice.

Run it with `python examples/whole_game.py [yspahan|basari] [seed]`.
"""

from __future__ import annotations

import random
import sys

import souk
from souk.engine.types import Over, Points
from souk.records.file import dump, load, verify


def main(name: str = "yspahan", seed: str = "7") -> None:
    """Play one game and print how it went."""
    game = souk.new(name, players=3, seed=seed)
    picks = random.Random(seed)
    while not game.over:
        game.play(picks.choice(game.moves))
    for _, event in game.story():
        if isinstance(event, Points | Over):
            print(event)
    print(game)
    print(f"{len(verify(load(dump(game.record()))))} draws are as the seed says")


if __name__ == "__main__":
    main(*sys.argv[1:])
