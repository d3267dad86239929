"""Laws of states as bytes: the plain record and the packed array are the same bytes."""

from __future__ import annotations

import numpy as np

from souk.engine.game import Game

from . import each_case, each_game, onlookers, sample, whole_game


@each_case
def test_bytes_round_trip(game: Game, players: int) -> None:
    for step in sample(game, players, 60):
        data = bytes(step.state)
        assert len(data) == game.state.size()
        assert game.state.from_bytes(data) == step.state
        for seat in onlookers(step.state):
            view = game.hidden(step.state, seat)
            assert game.state.from_bytes(bytes(view)) == view


@each_case
def test_packed_states_hold_the_same_numbers(game: Game, players: int) -> None:
    dtype = game.state.dtype()
    assert dtype.itemsize == game.state.size()
    for step in sample(game, players, 40):
        packed = np.frombuffer(bytes(step.state), dtype)[0]
        for name, value in step.state.to_json().items():
            assert packed[name].tolist() == value, name


@each_case
def test_every_number_stays_within_its_field(game: Game, players: int) -> None:
    for seed in range(3):
        for step in whole_game(game, players, seed):
            for name, field in game.state.fields.items():
                field.check(name, getattr(step.state, name))


@each_game
def test_a_state_says_how_many_play(game: Game) -> None:
    for players in game.players:
        assert whole_game(game, players)[0].state.players == players
        assert whole_game(game, players)[-1].state.players == players
