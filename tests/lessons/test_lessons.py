"""Every lesson is solved by its own solution, each way that goes wrong is answered, help leads on; five languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from souk.engine.errors import BadOption, UnknownName
from souk.engine.game import Game, Presentation
from souk.engine.position import Position
from souk.games import GAMES
from souk.lessons import Lesson, attempt, finished, lesson_named, lessons_of, message, scene, words_of
from souk.words import LANGUAGES
from souk.words.catalogue import text_of
from tests.words.used import read

TAUGHT = {"yspahan": 10, "basari": 8}
each_game = pytest.mark.parametrize("game", [GAMES[name] for name in TAUGHT], ids=list(TAUGHT))


def steps(game: Game) -> Iterator[tuple[Lesson, int]]:
    for lesson in lessons_of(game):
        yield from ((lesson, number) for number in range(len(lesson.steps)))


def ids(position: Position, text: str, seat: int) -> list[int]:
    """The moves that a text spells, as whoever plays them one by one would choose them."""
    trial = Position(position.game, position.state, position.options)
    return [move.id for move in trial.play(text, seat).history]


def wanted(lesson: Lesson) -> set[str]:
    """The messages that a lesson needs."""
    found = {message(lesson, what) for what in ("title", "idea")}
    for number, step in enumerate(lesson.steps):
        found |= {message(lesson, what, number) for what in ("task", "hint", "done", *step.wrong.values())}
    return found


@each_game
def test_every_game_that_comes_with_souk_is_taught(game: Game) -> None:
    assert len(lessons_of(game)) == TAUGHT[game.name]
    assert len({lesson.name for lesson in lessons_of(game)}) == TAUGHT[game.name]


@each_game
def test_a_lesson_is_solved_by_its_own_solutions_and_nothing_else_is_open(game: Game) -> None:
    for lesson, number in steps(game):
        step, position = lesson.steps[number], scene(game, lesson, number).position
        assert lesson.seat in position.actors
        assert position.from_json(game, position.to_json()) == position
        offered = {tuple(ids(position, text, lesson.seat)): why for text, why in step.wrong.items()}
        solutions = [tuple(ids(position, text, lesson.seat)) for text in step.ways]
        for path in [*solutions, *offered]:
            for depth in range(len(path)):
                so_far = attempt(game, lesson, number, path[:depth])
                assert so_far.outcome == "open", (lesson.name, number, path[:depth])
                assert path[depth] in so_far.open
                known = {one[depth] for one in [*solutions, *offered] if one[:depth] == path[:depth]}
                assert set(so_far.open) == known
        assert all(attempt(game, lesson, number, path).outcome == "done" for path in solutions)
        for path, why in offered.items():
            found = attempt(game, lesson, number, path)
            assert (found.outcome, found.why) == ("wrong", why)
        assert offered, f"{lesson.name} {number}: nothing can go wrong"


@each_game
def test_help_leads_to_the_end_of_every_lesson(game: Game) -> None:
    for lesson, number in steps(game):
        moves: list[int] = []
        while (found := attempt(game, lesson, number, moves)).outcome == "open":
            assert found.next is not None
            assert found.next in found.open
            moves.append(found.next)
        assert found.outcome == "done"
        assert finished(game, lesson, number, tuple(moves)).position != scene(game, lesson, number).position


@each_game
def test_a_step_without_a_position_goes_on_where_one_solution_has_led(game: Game) -> None:
    for lesson, number in steps(game):
        if lesson.steps[number].position is None:
            assert number > 0
            assert len(lesson.steps[number - 1].ways) == 1


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_in_every_language_and_said(game: Game, language: str) -> None:
    catalogue = read(text_of(game.presentation.package, "lessons", f"{language}.ftl"))
    needed = {id for lesson in lessons_of(game) for id in wanted(lesson)}
    catalogue = {id: message for id, message in catalogue.items() if not id.startswith("matter-")}  # of the first game
    assert sorted(needed - set(catalogue)) == []
    assert sorted(set(catalogue) - needed) == []
    words = words_of(game, language)
    for id in sorted(needed):
        text = words.say(id)
        if not id.endswith("-title"):
            assert re.fullmatch(r"[A-ZÀ-Ý0-9«].*[.!?]", text), (id, text)
        assert not re.search(r"[{}$]|  |\b[a-z]+_[a-z]+", text), (id, text)


@each_game
def test_no_language_repeats_another(game: Game) -> None:
    texts = {language: words_of(game, language) for language in LANGUAGES}
    for lesson in lessons_of(game):
        for id in wanted(lesson):
            if not id.endswith("-title"):
                assert len({words.say(id) for words in texts.values()}) == len(LANGUAGES), id


def test_what_a_lesson_does_not_offer_is_refused_with_what_would_be_right() -> None:
    game = GAMES["yspahan"]
    lesson = lesson_named(game, "tower")
    with pytest.raises(BadOption, match="only what it offers is open"):
        attempt(game, lesson, 0, [0])
    with pytest.raises(BadOption, match="has steps 0 to 1, not 2"):
        scene(game, lesson, 2)
    with pytest.raises(UnknownName, match="tower"):
        lesson_named(game, "towel")


def test_a_game_that_teaches_nothing_has_no_lessons() -> None:
    assert lessons_of(replace(GAMES["basari"], presentation=Presentation())) == ()
