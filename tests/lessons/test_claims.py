"""What lessons say comes true: the points that they promise are scored, the facts that they name are the board's."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from souk.engine.position import Position
from souk.games import GAMES
from souk.lessons import Lesson, finished, lesson_named, message, scene, words_of
from souk.words import LANGUAGES

# By lesson and step: what the learner scores, by source, and is told of in so many words when it is done.
PROMISED = {
    ("yspahan", "supervisor", 0): {"caravan_places": 4},
    ("yspahan", "supervisor", 1): {"caravan_scorings": 9},
    ("yspahan", "camel", 0): {"caravan_places": 2},
    ("yspahan", "camel", 1): {"caravan_places": 2},
    ("yspahan", "buildings", 0): {"buildings": 5},
    ("yspahan", "cards", 1): {"cards": 8},
    ("yspahan", "week", 0): {"souks": 6, "caravan_scorings": 1},
    ("yspahan", "two", 1): {"caravan_places": 2},
    ("basari", "barter", 0): {"points": 7},
    ("basari", "barter", 1): {"points": 6},
    ("basari", "let_go", 0): {"colours": 44},
    ("basari", "colours", 0): {"colours": 14 + 6},
    ("basari", "lap", 0): {"roll": 3, "laps": 10, "colours": 34},
}
SAID = {  # the numbers of it that stand in the text
    ("yspahan", "supervisor", 0): (2,),
    ("yspahan", "supervisor", 1): (9, 4),
    ("yspahan", "camel", 0): (),
    ("yspahan", "week", 0): (6,),
    ("basari", "colours", 0): (14,),
}


def end_of(name: str, lesson: Lesson, step: int) -> Position:
    game = GAMES[name]
    start = scene(game, lesson, step).position
    trial = Position(game, start.state, start.options).play(lesson.steps[step].ways[0], lesson.seat)
    return finished(game, lesson, step, tuple(move.id for move in trial.history)).position


@pytest.mark.parametrize(("name", "title", "step"), PROMISED)
def test_the_points_that_are_promised_are_scored(name: str, title: str, step: int) -> None:
    game, promised = GAMES[name], PROMISED[name, title, step]
    lesson = lesson_named(game, title)

    def sheet(position: Position) -> Counter[str]:
        return Counter(position.view(lesson.seat).public.seats[lesson.seat].score_sheet)

    end = end_of(name, lesson, step)
    assert sheet(end) - sheet(scene(game, lesson, step).position) == Counter(promised)
    for language in LANGUAGES:
        said = {int(n) for n in re.findall(r"\d+", words_of(game, language).say(message(lesson, "done", step)))}
        assert said.issuperset(SAID.get((name, title, step), promised.values())), language


def test_who_has_the_scoring_in_the_last_lesson_has_won() -> None:
    lesson = lesson_named(GAMES["basari"], "lap")
    end = end_of("basari", lesson, 0)
    assert end.over
    assert end.winners == (lesson.seat,)


def test_what_is_said_of_archways_is_so() -> None:
    view: Any = Position.new(GAMES["basari"], 3, None, {}).view(0).public
    assert {archway.points for archway in view.archways} == {4, 5, 6, 7}
    assert [archway.points for archway in view.archways if archway.gems.red >= 3] == [4], "three red gems lie on one"


def test_three_leads_stand_after_a_gem_that_can_be_spared() -> None:
    lesson = lesson_named(GAMES["basari"], "barter")
    view: Any = end_of("basari", lesson, 1).view(lesson.seat).public
    worth = view.colours
    assert [colour for colour, points in worth.items() if points[lesson.seat]] == ["red", "yellow", "blue"]
    assert all(sum(map(bool, points)) == 1 for points in worth.values())
