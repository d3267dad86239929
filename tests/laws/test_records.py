"""Laws of records: a game can be played again from what is kept of it, taken back, saved and loaded."""

from __future__ import annotations

import json
import random

import pytest

import souk
from souk.engine.chance import Dice, Script
from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Position

from . import LONGEST, each_case


def play_on(position: Position, seed: int) -> Position:
    """Play at random to the end."""
    rng = random.Random(seed)
    for _ in range(LONGEST):
        if position.over:
            return position
        position.play(rng.choice(position.moves))
    pytest.fail(f"{position.game.title} does not end")


def new(game: Game, players: int, seed: int = 7) -> Position:
    return Position.new(game, players, Dice.from_seed(seed), {})


@each_case
def test_a_record_replays_to_the_same_state(game: Game, players: int) -> None:
    played = play_on(new(game, players), 1)
    record = played.record()
    again = Position.new(game, record.players, None, record.options)
    for seat, action in record.entries:
        again.play(action, seat)
    assert bytes(again.state) == bytes(played.state)
    assert again.history == played.history
    assert again.scores == played.scores
    assert again.winners == played.winners
    assert record.seed == b"7"
    assert again.record().entries == record.entries


@each_case
def test_a_record_replays_from_its_texts_and_its_dice(game: Game, players: int) -> None:
    played = play_on(new(game, players), 2)
    dice = [move.notation for move in played.history if move.seat == NATURE]
    again = Position.new(game, players, Script(dice), {})
    for move in played.history:
        if move.seat != NATURE:
            again.play(move.notation, move.seat)
    assert again == played
    assert again.record().entries == played.record().entries


@each_case
def test_undone_to_the_start_and_played_again_is_the_same_game(game: Game, players: int) -> None:
    position = new(game, players)
    first = bytes(position.state)
    rng, states, moves = random.Random(3), [], []
    while not position.over:
        states.append(bytes(position.state))
        moves.append(rng.choice(position.moves))
        position.play(moves[-1])
    end = bytes(position.state)
    for state in reversed(states):
        assert bytes(position.undo().state) == state
    assert bytes(position.state) == first
    with pytest.raises(souk.IllegalMove, match="nothing to take back"):
        position.undo()
    assert bytes(position.state) == first
    for state, move in zip(states, moves, strict=True):
        assert bytes(position.state) == state
        position.play(move)
    assert bytes(position.state) == end
    assert bytes(position.undo(len(moves)).state) == first


@each_case
def test_json_of_a_position_round_trips(game: Game, players: int) -> None:
    position, rng = new(game, players), random.Random(4)
    for step in range(LONGEST):
        if step % 7 == 0 or position.over:
            text = json.dumps(position.to_json())
            loaded = Position.from_json(game, json.loads(text))
            assert loaded.state == position.state
            assert loaded.moves == position.moves
            assert json.dumps(loaded.to_json()) == text
            assert loaded.options == position.options
        if position.over:
            break
        position.play(rng.choice(position.moves))


@each_case
def test_a_saved_position_goes_on_as_the_one_that_was_never_saved(game: Game, players: int) -> None:
    position, rng = Position.new(game, players, None, {}), random.Random(6)
    while not position.over:
        loaded = Position.from_json(game, json.loads(json.dumps(position.to_json())))
        for _ in range(9):
            if not position.over:
                move = rng.choice(position.moves)
                assert loaded.play(move.notation, move.seat).state == position.play(move).state


@each_case
def test_stories_have_a_word_for_every_step(game: Game, players: int) -> None:
    position = play_on(new(game, players), 8)
    for seat in (None, *range(players)):
        events = list(position.story(seat))
        steps = [event.step for event in events]
        assert steps == sorted(steps)
        assert set(steps) <= set(range(len(position.history)))
        late = len(position.history) // 2
        assert list(position.story(seat, since=late)) == [event for event in events if event.step >= late]
    assert list(position.story())
