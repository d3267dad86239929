"""Acting in a lesson: where a step begins, what is open, and what the moves that were chosen have come to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from souk.engine.errors import BadOption
from souk.engine.game import Game
from souk.engine.live import heard
from souk.engine.position import Position
from souk.engine.types import StepEvent

from .lesson import Lesson

Outcome = Literal["open", "wrong", "done"]
Path = tuple[int, ...]  # moves in a row, by id


class Scene(NamedTuple):
    """Where a step begins: the position, and what happened just before it as the learner may know it."""

    position: Position
    events: tuple[StepEvent, ...]


@cache
def scene(game: Game, lesson: Lesson, number: int) -> Scene:
    """Where a step of a lesson begins, counted from 0."""
    if not 0 <= number < len(lesson.steps):
        raise BadOption(f"lesson {lesson.name!r} has steps 0 to {len(lesson.steps) - 1}, not {number}")
    step = lesson.steps[number]
    if step.position is not None:
        start = Position.from_json(game, {"game": game.name, "position": step.position})
    else:
        start = finished(game, lesson, number - 1, _paths(game, lesson, number - 1).ways[0]).position
    return _played(start, lesson, step.before)


@lru_cache(maxsize=200)
def finished(game: Game, lesson: Lesson, number: int, moves: Path) -> Scene:
    """How a step ends by one of its ways, and what the others do then."""
    before = scene(game, lesson, number).position
    position = Position(before.game, before.state, before.options)
    for move in moves:
        position.play(move, lesson.seat)
    return _played(position, lesson, lesson.steps[number].after)


def _played(start: Position, lesson: Lesson, moves: Sequence[tuple[int, str]]) -> Scene:
    position = Position(start.game, start.state, start.options)
    for seat, text in moves:
        position.play(text, seat)
    return Scene(position, tuple(heard(list(position.story()), lesson.seat)))


class Attempt(NamedTuple):
    """What the chosen moves have come to: the message that explains them if they went wrong, and what is open next."""

    outcome: Outcome
    why: str
    open: tuple[int, ...]
    next: int | None  # the move that leads on


def attempt(game: Game, lesson: Lesson, number: int, moves: Sequence[int]) -> Attempt:
    """Judge the moves that were chosen in a step."""
    ways, wrong = _paths(game, lesson, number)
    chosen = tuple(moves)
    if chosen in ways:
        return Attempt("done", "", (), None)
    if chosen in wrong:
        return Attempt("wrong", wrong[chosen], (), None)
    depth = len(chosen)
    leading = [path[depth] for path in ways if path[:depth] == chosen]
    astray = [path[depth] for path in wrong if path[:depth] == chosen]
    if not leading and not astray:
        raise BadOption(f"lesson {lesson.name!r} has nothing to say about these moves: only what it offers is open")
    return Attempt("open", "", tuple(sorted({*leading, *astray})), leading[0] if leading else None)


class _Paths(NamedTuple):
    """The ways of a step and what goes wrong in it, as ids of moves."""

    ways: list[Path]
    wrong: dict[Path, str]


@cache
def _paths(game: Game, lesson: Lesson, number: int) -> _Paths:
    step, start = lesson.steps[number], scene(game, lesson, number).position

    def ids(text: str) -> Path:
        played = Position(start.game, start.state, start.options).play(text, lesson.seat)
        return tuple(move.id for move in played.history)

    return _Paths([ids(text) for text in step.ways], {ids(text): why for text, why in step.wrong.items()})
