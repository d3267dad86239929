"""Who sees what: in two layers, in previews, in reasons. Over all games, and by random games."""

from __future__ import annotations

import random

import pytest

from souk.engine.errors import IllegalMove
from souk.engine.game import Game
from souk.engine.live import Continuation, Entry, ahead, closed, events_of, heard, is_new
from souk.games.yspahan.types import GroupIsMandatory
from souk.table.visibility import private_view, public_view
from tests.laws import each_case, sample


@each_case
def test_what_everybody_sees_is_the_same_from_every_seats_view(game: Game, players: int) -> None:
    for step in sample(game, players, 40):
        public = public_view(game, step.state)
        for seat in range(players):
            hidden = game.hidden(step.state, seat)
            assert public_view(game, hidden) == public
            assert private_view(game, hidden, seat) == private_view(game, step.state, seat)


@each_case
def test_a_preview_tells_what_happens_and_nothing_that_the_seat_cannot_know(game: Game, players: int) -> None:
    rng = random.Random(1)
    for step in sample(game, players, 80):
        for seat in (seat for seat in game.seats_to_act(step.state) if seat < players):
            action = rng.choice(game.legal(step.state, seat))
            seen = ahead(game, step.state, seat, [action], 0)
            after = game.after(step.state, seat, action)
            true = heard(events_of(game, 0, step.state, Continuation((Entry(seat, action),), (after,))), seat)
            assert seen.events == true[: len(seen.events)]
            if not seen.new:
                assert seen.events == true
                assert game.hidden(seen.state, seat) == game.hidden(after, seat)
            hidden = game.hidden(step.state, seat)
            assert ahead(game, hidden, seat, [action], 0) == seen


@each_case
def test_what_reveals_secrets_is_declared(game: Game, players: int) -> None:
    """Where a decision's story depends on what the seat cannot see, an event that reveals comes first."""
    found = 0
    for step in sample(game, players, 300):
        seat = step.seat
        if not 0 <= seat < players:
            continue
        hidden = game.hidden(step.state, seat)
        stories = []
        for seed in range(1, 9):
            guess = hidden.copy()
            game.rules.imagine(guess, seat, [seed * 77, seed])
            if step.action in game.legal(guess, seat):
                after = game.after(guess, seat, step.action)
                way = Continuation((Entry(seat, step.action),), (after,))
                stories.append(heard(events_of(game, 0, guess, way), seat))
        for events in zip(*stories, strict=False):
            if is_new(game, events):
                found += 1
                break
            assert all(event == events[0] for event in events)
    assert found or not game.presentation.reveals


@each_case
def test_closed_options_have_reasons_that_depend_on_nothing_hidden(game: Game, players: int) -> None:
    for step in sample(game, players, 30):
        for seat in (seat for seat in game.seats_to_act(step.state) if seat < players):
            reasons = closed(game, step.state, seat)
            assert all(reason and ids for reason, ids in reasons)
            assert closed(game, game.hidden(step.state, seat), seat) == reasons


def test_a_preview_of_an_illegal_move_says_why() -> None:
    from tests.table import Log

    log = Log(options={"start": "0"})
    line = log.table.line
    with pytest.raises(IllegalMove) as refused:
        ahead(line.game, line.state, 0, [line.game.actions.parse("end").id], 0)
    assert refused.value.reason == GroupIsMandatory()
