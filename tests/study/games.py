"""Games to study: played here, at random or by players, with dice of a seed."""

from __future__ import annotations

import random
from functools import cache

import souk
import tests.laws  # noqa: F401 - which registers Bidding Pig
from souk.engine.position import Transcript
from souk.players import Budget, player_of


def random_game(name: str, players: int, seed: int) -> Transcript:
    """Anything that is legal."""
    chance = random.Random(seed)
    position = souk.new(name, players=players, seed=seed)
    while not position.over:
        seat = position.actors[0]
        position.play(chance.choice(position.moves_of(seat)).id, seat)
    return position.record()


@cache
def played_game(name: str, specs: tuple[str, ...], seed: int) -> Transcript:
    """A game of players."""
    position = souk.new(name, players=len(specs), seed=seed)
    seats = [player_of(spec, position.game, seed + k) for k, spec in enumerate(specs)]
    while not position.over:
        moves = {
            seat: seats[seat].choose(position.view(seat), position.moves_of(seat), Budget()) for seat in position.actors
        }
        for seat, move in moves.items():
            position.play(move.id, seat)
    return position.record()
