"""A program of somebody else: mypy checks it, strictly, against the package as it is installed."""

from __future__ import annotations

from typing import assert_type

import souk
from souk.engine.actions import Action
from souk.engine.types import Event, GameView, MoveFields, Points, PrivateView, Reason, Remark
from souk.games.basari import types as basari
from souk.games.yspahan import types as yspahan


def points(position: souk.Position, seat: int) -> int:
    return sum(told.event.n for told in position.story(seat) if isinstance(told.event, Points))


def squares(position: souk.Position) -> dict[str, tuple[str, ...]]:
    """The shops that the supervisor reaches from each square."""
    return {
        move.fields.square: move.remark.shops
        for move in position.moves
        if isinstance(move.fields, yspahan.ChooseSquare) and isinstance(move.remark, yspahan.Reach)
    }


def gems(position: souk.Position) -> int:
    view = position.view().public
    return sum(seat.gems.red for seat in view.seats) if isinstance(view, basari.View) else 0


game = souk.new("yspahan", players=3, seed=1)
assert_type(game.moves[0].action, Action)
assert_type(game.moves[0].fields, MoveFields)
assert_type(game.moves[0].remark, Remark | None)
assert_type(game.view(0).public, GameView)
assert_type(game.view(0).private, PrivateView | None)
assert_type(game.why_not("end"), Reason | None)
assert_type([event for _, event in game.story()], list[Event])
