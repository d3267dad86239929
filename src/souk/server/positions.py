"""A position as one seat sees it, and where its moves would lead: at a table, or where else one is to be acted on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Raw

from souk.engine.actions import Actions
from souk.engine.game import Game
from souk.engine.live import Ahead, ahead, closed, each_ahead
from souk.engine.types import Event, Remark
from souk.table.visibility import private_view, public_view

from . import protocol
from .protocol import ClosedMoves, Option, Previewed, Snapshot

encode = msgspec.json.Encoder().encode


def snapshot(game: Game, state: Any, seat: int | None, step: int, moves: Iterable[int] | None = None) -> Snapshot:
    """A moment as a seat sees it, with its legal moves, or those that are given; or as everybody does."""
    if seat is None:
        return Snapshot(step=step, seat=None, view=public_view(game, state), private=None, moves=[])
    if moves is None:
        moves = game.legal(state, seat) if seat in game.seats_to_act(state) else ()
    return Snapshot(
        step=step,
        seat=seat,
        view=public_view(game, state),
        private=private_view(game, state, seat),
        moves=options(game, game.hidden(state, seat), seat, moves),
    )


def previewed(
    game: Game, state: Any, seat: int, moves: Sequence[int], step: int, only: Collection[int] | None = None
) -> Previewed:
    """What decisions of a seat would lead to, and what each further move would (or those given), as far as it knows."""
    there, steps = ahead(game, state, seat, moves, step), step + len(moves)
    further = not there.new and seat in game.seats_to_act(there.state)
    each = each_ahead(game, there.state, seat, steps) if further else []
    return Previewed(
        id="",
        snapshot=snapshot(game, there.state, seat, steps, () if there.new else only),
        events=_events(there),
        new=there.new,
        each=[protocol.Ahead(move, _events(then), then.new) for move, then in each if only is None or move in only],
    )


def closed_moves(game: Game, state: Any, seat: int, moves: Sequence[int], step: int) -> list[ClosedMoves]:
    """What is closed to a seat, and why: now, or after decisions, as far as these can be known."""
    decides = seat in game.seats_to_act(state)
    if decides and moves:
        there = ahead(game, state, seat, moves, step)
        state, decides = there.state, not there.new and seat in game.seats_to_act(there.state)
    found = closed(game, state, seat) if decides else []
    return [ClosedMoves(ids, [game.actions[id].fields for id in ids], reason) for reason, ids in found]


def options(game: Game, state: Any, seat: int, ids: Iterable[int]) -> Any:
    """Moves, encoded, with what is to be known about each."""
    remark = game.presentation.remark
    return [_option(game.actions, id, remark(game, state, seat, id)) for id in ids]


def bare_options(actions: Actions, ids: Iterable[int]) -> Any:
    """Moves, or outcomes, without anything else about them; encoded."""
    return [_option(actions, id, None) for id in ids]


@lru_cache(maxsize=20_000)
def _option(actions: Actions, id: int, remark: Remark | None) -> Raw:
    """A move; with the same remark it looks the same everywhere."""
    action = actions[id]
    return Raw(encode(Option(id, action.notation, action.fields, remark)))


def _events(there: Ahead) -> list[Event]:
    return [one.event for one in there.events]
