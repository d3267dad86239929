"""Laws of what a game tells: whatever it says has the types it declares, and survives the wire."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.types import Over, Points, SeatView

from . import each_case, each_game, sample, whole_game


def round_trips(values: Iterable[object], kind: Any) -> int:
    """Every value comes back from JSON as it was; says how many there were."""
    decoder = msgspec.json.Decoder(kind)
    told = list(values)
    for value in told:
        assert decoder.decode(msgspec.json.encode(value)) == value
    return len(told)


@each_game
def test_moves_have_the_declared_types(game: Game) -> None:
    types = game.presentation.types
    assert round_trips((action.fields for action in game.actions), types.move)
    assert round_trips((action.fields for action in game.outcomes), types.outcome)


@each_case
def test_views_have_the_declared_types(game: Game, players: int) -> None:
    shown = game.presentation
    for step in sample(game, players, 60):
        view = shown.view(game, game.hidden(step.state))
        round_trips([view], shown.types.view)
        round_trips((shown.private_view(game, step.state, seat) for seat in range(players)), shown.types.private)
        assert view.players == players == len(view.seats)
        assert list(view.actors) == [seat for seat in game.seats_to_act(step.state) if seat != NATURE]
        assert view.over == (not game.seats_to_act(step.state))
        assert [seat.score for seat in view.seats] == game.scores(step.state)
        for seat in view.seats:
            assert isinstance(seat, SeatView)
            assert not seat.score_sheet or sum(seat.score_sheet.values()) == seat.score


@each_case
def test_remarks_and_reasons_have_the_declared_types(game: Game, players: int) -> None:
    shown = game.presentation
    for step in sample(game, players, 60):
        for seat in game.seats_to_act(step.state):
            if seat == NATURE:
                continue
            view = game.hidden(step.state, seat)
            legal = game.legal(view, seat)
            remarks = (shown.remark(game, view, seat, action) for action in legal)
            round_trips(filter(None, remarks), shown.types.remark)
            closed = [action.id for action in game.actions if action.id not in legal]
            round_trips((shown.why_not(game, view, seat, action) for action in closed), shown.types.reason)
            assert set(legal) <= set(shown.candidates(game, view))


@each_case
def test_events_have_the_declared_types_and_points_add_up(game: Game, players: int) -> None:
    shown = game.presentation
    for seed in range(3):
        points = [0] * players
        steps = whole_game(game, players, seed)
        for step, after in pairwise(steps):
            events = shown.narrate(game, step.state, step.seat, step.action, after.state)
            round_trips(events, shown.types.event)
            for event in events:
                if isinstance(event, Points):
                    points[event.seat] += event.n
        assert points == game.scores(steps[-1].state)
        assert isinstance(events[-1], Over)
        assert events[-1].winners == game.winners(steps[-1].state)
