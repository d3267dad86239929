"""What a lesson is, and where it is read from: `lessons/lessons.json` in the package of a game.

Its texts are messages in `lessons/<language>.ftl` beside it. A lesson has `lesson-<name>-title` and `-idea`; a step of
it, counted from 1, `lesson-<name>-<k>-task`, `-hint`, `-done`, and for each way that goes wrong a `-<why>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from souk.engine.errors import UnknownName
from souk.engine.game import Game
from souk.engine.types import Json
from souk.words import Words
from souk.words.catalogue import text_of

FOLDER: Final = "lessons"


class Step(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """A task. What leads on is open, and what goes wrong in a way that can be explained; all else is closed."""

    ways: tuple[str, ...]  # decisions in a row that fulfil the task, in notation
    wrong: Mapping[str, str] = {}  # decisions in a row that do not, and the message that says why
    position: Json | None = None  # as data, see docs; where the step before ended if there is none
    before: tuple[tuple[int, str], ...] = ()  # what others and nature do first: by seat, in notation
    after: tuple[tuple[int, str], ...] = ()  # and what they do when the task is done


class Lesson(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One idea, in a few steps."""

    name: str
    steps: tuple[Step, ...]
    seat: int = 0  # the learner's


@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none if it brings none."""
    text = text_of(game.presentation.package, FOLDER, "lessons.json")
    return msgspec.json.decode(text, type=tuple[Lesson, ...]) if text else ()


def lesson_named(game: Game, name: str) -> Lesson:
    """A lesson by its name."""
    known = {lesson.name: lesson for lesson in lessons_of(game)}
    if name not in known:
        raise UnknownName(f"lesson of {game.name}", name, known)
    return known[name]


def words_of(game: Game, language: str) -> Words:
    """How a language speaks of a game and its lessons."""
    return Words(language, game, FOLDER)


def message(lesson: Lesson, what: str, number: int | None = None) -> str:
    """The id of a message of a lesson, or of one of its steps, counted from 0."""
    return f"lesson-{lesson.name}-{what}" if number is None else f"lesson-{lesson.name}-{number + 1}-{what}"
