"""Lessons in the terminal: solved by what is written, by numbers and by help; what goes wrong is explained."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from souk.games import GAMES
from souk.lessons import Lesson, lessons_of, message, words_of
from souk.terminal.lessons import LineLessons
from souk.terminal.run import greeting


def taken(
    answers: list[str], number: int, game: str, monkeypatch: pytest.MonkeyPatch, language: str = "en"
) -> list[str]:
    """What is said when somebody answers like this, line by line."""
    lines = LineLessons(GAMES[game], language)
    lines.out.file = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
    lines.take(number)
    return lines.out.file.getvalue().splitlines()


def text(game: str, lesson: Lesson, what: str, step: int, language: str = "en") -> str:
    return words_of(GAMES[game], language).say(message(lesson, what, step))


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_all_lessons_are_solved_as_their_solutions_are_written(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = lessons_of(GAMES[game])
    said = taken([step.ways[-1] for lesson in lessons for step in lesson.steps], 1, game, monkeypatch)
    for lesson in lessons:
        for step in range(len(lesson.steps)):
            assert any(line.endswith(text(game, lesson, "done", step)) for line in said)


def test_help_comes_in_three_steps_and_solves_a_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons_of(GAMES["yspahan"])[2]
    said = taken(["help"] * 12, 3, "yspahan", monkeypatch, "de")
    assert text("yspahan", lesson, "hint", 0, "de") in "\n".join(said)
    assert any("Als Nächstes: " in line for line in said)
    assert any(line.endswith(text("yspahan", lesson, "done", 0, "de")) for line in said)


def test_what_goes_wrong_is_explained_and_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lessons_of(GAMES["basari"])[0]
    said = "\n".join(taken(["gems", "chess", "back", "points", "quit"], 1, "basari", monkeypatch))
    assert text("basari", lesson, "gems", 0) in said
    assert "chess" in said
    assert text("basari", lesson, "done", 0) in said
    assert text("basari", lesson, "done", 1) not in said


def test_what_the_task_does_not_want_is_said_to_be_so(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "\n".join(taken(["sack: take", "sack: deliver", "1", "1"], 1, "yspahan", monkeypatch))
    assert "does not belong to this task" in said


def test_a_first_game_is_offered_after_the_last_lesson_and_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = lessons_of(GAMES["basari"])
    solved = [step.ways[0] for step in lessons[-1].steps]
    no = "\n".join(taken([*solved, "quit"], len(lessons), "basari", monkeypatch))
    assert "Your first game" in no
    assert "What matters now" not in no
    said = taken([*solved, "", *["1"] * 200], len(lessons), "basari", monkeypatch)
    assert sum("What matters now" in line for line in said) > 2
    assert any(re.search(r"\w: \+\d", line) for line in said), "points after a turn"
    assert any(line.startswith("That was your first game") for line in said)


def test_by_its_number_it_begins_at_once_and_the_list_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said = taken(["quit"], 11, "yspahan", monkeypatch, "de")
    assert any("Du beginnst den Tag" in line for line in said)
    lines = LineLessons(GAMES["yspahan"], "de")
    lines.out.file = io.StringIO()
    lines.list()
    assert "  11  Dein erstes Spiel" in lines.out.file.getvalue()


def test_who_is_new_is_told_of_the_lessons_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game, words, mark = GAMES["yspahan"], words_of(GAMES["yspahan"], "en"), tmp_path / "data" / "greeted"
    assert greeting(game, words, mark) == "", "nobody reads it in a pipe"
    monkeypatch.setattr("souk.terminal.run.has_terminal", lambda: True)
    assert "souk learn yspahan" in greeting(game, words, mark)
    assert greeting(game, words, mark) == ""
    (tmp_path / "file").touch()
    assert greeting(game, words, tmp_path / "file" / "greeted") == "", "where it cannot be noted it is not said"
