"""Tests of the games, one folder each, and what they ask of any position."""

from __future__ import annotations

from souk.engine.position import Position
from souk.engine.types import Event


def story(position: Position, *types: type[Event]) -> list[Event]:
    """What happened since the position was set up, of some types."""
    return [event for _, event in position.story() if not types or isinstance(event, types)]


def ruling(position: Position, move: str) -> str:
    """The ruling by which a move is closed."""
    reason = position.why_not(move)
    assert reason
    return reason.ruling
