"""Lessons: one idea each, on the real board with the real rules. Positions, tasks and texts are data of the game."""

from __future__ import annotations

from .attempts import Attempt, attempt, finished, scene
from .first_game import FirstGame, first_game, matters, opening
from .lesson import Lesson, Step, lesson_named, lessons_of, message, words_of

__all__ = [
    "Attempt",
    "FirstGame",
    "Lesson",
    "Step",
    "attempt",
    "finished",
    "first_game",
    "lesson_named",
    "lessons_of",
    "matters",
    "message",
    "opening",
    "scene",
    "words_of",
]
