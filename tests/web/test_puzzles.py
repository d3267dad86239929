"""Puzzles in a real browser: solved and missed, by mouse and by keyboard, wide and on a phone, in two languages."""

from __future__ import annotations

import random
import re
from collections.abc import Collection

import pytest
from playwright.sync_api import expect

from souk.games import GAMES
from souk.games.basari.types import MakeOffer
from souk.games.yspahan.types import End
from souk.puzzles.solving import chosen_puzzles
from souk.puzzles.types import Puzzle
from souk.words import Words

from . import NARROW, Press, Screen, check, click, keys
from .conftest import Person

ONE = next(puzzle for puzzle in chosen_puzzles() if len(puzzle.steps) == 1)
TWO = next(puzzle for puzzle in chosen_puzzles() if [bool(step.answers) for step in puzzle.steps] == [True, True])

BY_ID = {puzzle.id: puzzle for puzzle in chosen_puzzles()}
WAYS = pytest.mark.parametrize(("press", "language", "narrow"), [(click, "en", False), (keys, "de", True)])


def answer(screen: Screen, moves: list[int], press: Press) -> None:
    """Choose moves, and have them judged."""
    rng = random.Random(1)
    for number, move in enumerate(moves, 1):
        words = f'[data-move="{move}"]:not([disabled])'
        screen.page.wait_for_selector(words, state="attached")
        press(screen.page, words, rng)
        screen.page.wait_for_selector(f'main[data-planned="{number}"]', state="attached")
    press(screen.page, '[data-do="answer"]:not([disabled])', rng)


def answer_with_one_of(screen: Screen, puzzle: Puzzle, moves: Collection[int], press: Press) -> None:
    """Answer with any of these moves.

    An offer has a button of its own, and names its gems as well; so has the end of a turn, which counts at once.
    """
    words = [f'[data-move="{move}"]:not([disabled])' for move in moves]
    fields = [puzzle.rules().actions[move].fields for move in moves]
    for kind, name in ((End, "end"), (MakeOffer, "offer")):
        if any(isinstance(each, kind) for each in fields):
            words.append(f'[data-do="{name}"]:not([disabled])')
    screen.page.wait_for_selector(", ".join(words), state="attached")
    press(screen.page, ", ".join(words), random.Random(1))
    done = 'main[data-planned]:not([data-planned="0"]), [data-part="task"][data-solved]'
    screen.page.wait_for_selector(done, state="attached")
    if not screen.page.locator('[data-part="task"][data-solved]').count():
        press(screen.page, '[data-do="answer"]:not([disabled])', random.Random(1))


def over(screen: Screen, puzzle: Puzzle, solved: bool) -> None:
    wanted = f'[data-part="task"][data-puzzle="{puzzle.id}"][data-solved="{str(solved).lower()}"]'
    expect(screen.page.locator(wanted)).to_be_visible()


@WAYS
def test_puzzles_are_solved_and_missed_and_the_rating_follows(
    person: Person, axe: str, press: Press, language: str, narrow: bool
) -> None:
    anna = person("/puzzles", locale=language, **({"viewport": NARROW} if narrow else {}))
    anna.main("puzzles")
    expect(anna.page.locator('[data-part="you"] .rating')).to_contain_text("1500")
    assert not check(anna, axe)

    anna.go(f"/puzzles/{TWO.id}")
    answer(anna, [*TWO.line], press)
    over(anna, TWO, solved=True)
    expect(anna.page.locator('[data-part="rated"]')).to_contain_text("1500")
    assert not check(anna, axe)

    anna.go(f"/puzzles/{ONE.id}")
    answer(anna, [ONE.steps[0].answers[0].action], press)
    over(anna, ONE, solved=False)
    expect(anna.page.locator(".why")).to_contain_text("%")
    loss = f"{100 * ONE.steps[0].margin:.1f}".replace(".", "." if language == "en" else ",")
    expect(anna.page.locator(".why")).to_contain_text(f"+{loss} %")
    anna.do("next")
    anna.page.wait_for_selector(f'[data-part="task"]:not([data-puzzle="{ONE.id}"])')

    anna.go("/puzzles")
    tries = anna.page.locator('[data-part="you"] li')
    expect(tries).to_have_count(2)
    for tried, puzzle in zip(tries.all(), (ONE, TWO), strict=True):  # the latest first
        words = Words(language, GAMES[puzzle.game])
        expect(tried).to_contain_text(words.word("theme", puzzle.themes[0]))
        expect(tried.locator("a")).to_have_attribute("href", f"/puzzles/{puzzle.id}")


def test_one_decision_after_the_other(person: Person) -> None:
    anna = person(f"/puzzles/{TWO.id}")
    answer(anna, [TWO.line[0]], click)
    expect(anna.page.locator('[data-part="task"] h1')).to_have_text("Right. And now?")
    answer(anna, [TWO.line[1]], click)
    over(anna, TWO, solved=True)


@WAYS
def test_the_puzzle_of_the_day_begins_a_streak_of_days(
    person: Person, axe: str, press: Press, language: str, narrow: bool
) -> None:
    anna = person("/puzzles", locale=language, **({"viewport": NARROW} if narrow else {}))
    link = anna.page.locator('[data-do="daily"]')
    puzzle = BY_ID[(link.get_attribute("href") or "").rpartition("/")[2]]
    press(anna.page, '[data-do="daily"]', random.Random(1))
    solved = len(puzzle.steps) == 1
    wrong = [each.action for each in puzzle.steps[0].answers]
    answer_with_one_of(anna, puzzle, puzzle.line if solved else wrong, press)
    over(anna, puzzle, solved=solved)
    anna.go("/puzzles")
    today = {"en": ("You missed", "You solved"), "de": ("daneben", "gelöst")}[language][solved]
    expect(anna.page.locator('[data-part="today"]')).to_contain_text(today)
    expect(anna.page.locator('[data-part="days"]')).to_have_count(int(solved))
    expect(anna.page.locator('[data-part="week"] li').last).to_have_class(re.compile("solved" if solved else "missed"))
    assert not check(anna, axe)


@WAYS
def test_a_run_ends_with_the_third_mistake_and_the_best_one_is_kept(
    person: Person, axe: str, press: Press, language: str, narrow: bool
) -> None:
    anna = person("/puzzles", locale=language, **({"viewport": NARROW} if narrow else {}))
    anna.page.locator('[data-part="game"]').select_option("yspahan")
    press(anna.page, '[data-do="run"]', random.Random(1))
    solved = missed = 0
    while missed < 3:
        task = anna.page.locator('[data-part="task"]:not([data-solved])')
        expect(task).to_be_visible()
        puzzle = BY_ID[task.get_attribute("data-puzzle") or ""]
        is_right = not solved and len(puzzle.steps) == 1
        solved, missed = solved + is_right, missed + (not is_right)
        wrong = [each.action for each in puzzle.steps[0].answers]
        answer_with_one_of(anna, puzzle, puzzle.line[:1] if is_right else wrong, press)
        over(anna, puzzle, solved=is_right)
        expect(anna.page.locator('[data-part="run"]')).to_contain_text(str(3 - missed))
        if missed == 1:
            assert not check(anna, axe)
        press(anna.page, '[data-do="next"]', random.Random(1))
    expect(anna.page.locator('[data-part="result"]')).to_contain_text(str(solved))
    assert not check(anna, axe)
    anna.go("/puzzles")
    expect(anna.page.locator('[data-part="best"]')).to_have_count(min(solved, 1))
    expect(anna.page.locator('[data-part="you"] li')).to_have_count(0)
