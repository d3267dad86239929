"""Learning from the mistakes of a game: from its review, question by question; by mouse, by keys, on a phone."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from playwright.sync_api import expect

from . import LANGUAGES, NARROW, Press, Screen, check, click, keys, look
from .conftest import Person
from .reviewed import Over

GAMES = ("yspahan", "basari")


def erring(over: Over) -> tuple[int, list[int]]:
    """The seat with the most errors, and what would have been best in each."""
    [(seat, _)] = Counter(error.seat for error in over.errors).most_common(1)
    return seat, [error.best for error in over.errors if error.seat == seat]


def answer(screen: Screen, move: int, press: Press) -> None:
    """Choose a move and have it judged."""
    press(screen.page, f'[data-move="{move}"]:not([disabled])', random.Random(1))
    expect(screen.page.locator('main[data-planned="1"]')).to_be_visible()
    press(screen.page, '[data-do="confirm"]:not([disabled])', random.Random(1))


@pytest.mark.parametrize(("game", "size"), [("yspahan", "wide"), ("yspahan", "narrow"), ("basari", "narrow")])
def test_each_mistake_is_a_question_with_hints_a_solution_and_why(
    person: Person, reviewed: dict[str, Over], axe: str, game: str, size: str
) -> None:
    seat, best = erring(reviewed[game])
    look_of_it = {"viewport": NARROW, "color_scheme": "dark"} if size == "narrow" else {}
    anna = person(f"/review/{reviewed[game].link}?seat={seat}", **look_of_it)
    anna.do("mistakes")
    anna.main("mistakes")
    page = anna.page
    for n in range(1, len(best) + 1):
        expect(page.locator('[data-part="question"]')).to_have_text(f"Question {n} of {len(best)}")
        expect(page.locator('[data-part="task"]')).not_to_be_empty()
        if n == 1:
            anna.do("hint")
            expect(page.locator('[data-part="hints"] li')).to_have_count(1)
            assert check(anna, axe) == []
        shown = anna["decision"]
        anna.do("solution")
        expect(page.locator('[data-part="solution"]')).not_to_be_empty()
        expect(page.locator(f'main:not([data-decision="{shown}"])')).to_be_visible()  # the board is where it leads
        if n == 1:
            expect(page.locator('[data-part="why"]')).not_to_be_empty()
            assert check(anna, axe) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.do("next")
    expect(page.locator('main[data-over="true"]')).to_contain_text(str(len(best)))
    assert check(anna, axe) == []
    page.locator("main a.button").click()
    anna.main("review")


@pytest.mark.parametrize("press", [click, keys])
@pytest.mark.parametrize("game", GAMES)
def test_the_best_is_right_and_what_was_played_is_not(
    person: Person, reviewed: dict[str, Over], game: str, press: Press
) -> None:
    error = reviewed[game].errors[0]
    anna = person(f"/mistakes/{reviewed[game].link}?seat={error.seat}")
    verdict = anna.page.locator('[data-part="verdict"]')
    answer(anna, error.chosen, press)
    expect(verdict).to_have_attribute("data-right", "false", timeout=180_000)  # the first answer waits for a process
    expect(anna.page.locator('main[data-planned="0"]')).to_be_visible()
    assert look(anna.page)["moves"]  # to be tried again
    answer(anna, error.best, press)
    expect(verdict).to_have_attribute("data-right", "true")
    expect(anna.page.locator('[data-part="why"]')).not_to_be_empty()
    press(anna.page, '[data-do="next"]', random.Random(1))
    expect(verdict).to_have_count(0)


def test_the_questions_are_asked_in_five_languages(person: Person, reviewed: dict[str, Over]) -> None:
    seat, _ = erring(reviewed["basari"])
    anna = person(f"/mistakes/{reviewed['basari'].link}?seat={seat}")
    tasks = set()
    for language in LANGUAGES:
        anna.page.locator('[data-do="language"]').select_option(language)
        expect(anna.page.locator(f'html[lang="{language}"]')).to_be_attached()
        tasks.add(anna.page.locator('[data-part="task"]').inner_text())
    assert len(tasks) == len(LANGUAGES)


def test_who_made_no_error_is_told_so(person: Person, reviewed: dict[str, Over], axe: str) -> None:
    anna = person("/about")
    none = {"depth": "deep", "questions": [], "moves": []}
    anna.page.route("**/mistakes?*", lambda route: route.fulfill(json=none))
    anna.go(f"/mistakes/{reviewed['basari'].link}?seat=1")
    expect(anna.page.locator('main[data-over="true"]')).to_contain_text("No error of")
    assert check(anna, axe) == []
