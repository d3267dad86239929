"""The coach at the table warns before a plan is played: by mouse, by keyboard, on a phone; else it is silent."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from souk.engine.twin import twin_of
from souk.games import GAMES
from souk.study.judge import with_study
from tests.server import Victim

from . import NARROW, Screen, act, check, click
from .conftest import Person

RNG = random.Random(3)
WARNS = '[data-part="coach"][data-says="warns"]'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server whose coach has its compiled twin, and time on a busy machine."""
    for _ in twin_of(with_study(GAMES["yspahan"])).warm():
        pass
    path = tmp_path_factory.mktemp("coach") / "souk.db"
    with Victim(str(path), coach_seconds=14.0) as found:
        yield found


def sit(person: Person, coach: str, **settings: Any) -> Screen:
    """Somebody at a table alone with bots that need no thinking."""
    anna = person(**settings)
    likes = {"coach": coach, "coachFrom": 2, "levels": {"yspahan": "random"}, "sound": False}
    anna.page.evaluate("(likes) => localStorage.setItem('souk.settings', likes)", json.dumps(likes))
    anna.page.reload()
    click(anna.page, '[data-play="yspahan"]', RNG)
    anna.main("table")
    return anna


_READY = """() => {
  if (document.querySelector('[data-part="coach-thinks"]')?.textContent) return false;
  const free = '[data-says="warns"], [data-move]:not([disabled]), [data-do="confirm"]:not([disabled])';
  return [...document.querySelectorAll(free)].some((one) => one.checkVisibility());
}"""


def go_on(anna: Screen) -> bool:
    """Choose or confirm anything, unless the coach objects; returns whether it does."""
    anna.page.wait_for_function(_READY)
    if anna.page.locator(WARNS).count():
        return True
    act(anna.page, RNG)
    return False


def to_warning(anna: Screen) -> None:
    """Play anything until the coach objects."""
    for _ in range(300):
        if go_on(anna):
            return
    pytest.fail("whatever is played, the coach is content")


def played(anna: Screen) -> list[list[int]]:
    return [message["moves"] for message in anna.sent if message["type"] == "play"]


def verdict(anna: Screen) -> dict[str, Any]:
    """What the coach has found last."""
    told = [message["verdict"] for message in anna.heard if message["type"] == "coached"]
    return dict(told[-1])


def test_by_mouse_the_better_plan_is_shown_taken_or_left(person: Person, axe: str) -> None:
    anna = sit(person, "warns")
    to_warning(anna)
    found, before = verdict(anna), len(played(anna))
    expect(anna.page.locator('[data-part="coach-loss"]')).to_contain_text("of the chance to win")
    expect(anna.page.locator('[data-part="coach-why"]')).to_contain_text("rather than")
    assert check(anna, axe) == []
    anna.do("coach-show")
    expect(anna.page.locator(f'main[data-planned="{len(found["best"])}"]')).to_be_visible()
    anna.do("coach-show")  # and back
    expect(anna.page.locator(f'main[data-planned="{len(found["other"])}"]')).to_be_visible()
    assert len(played(anna)) == before
    anna.do("coach-show")
    anna.do("coach-take")
    expect(anna.page.locator(WARNS)).to_have_count(0)
    assert played(anna)[before:] == [found["best"]]
    to_warning(anna)
    found = verdict(anna)
    anna.do("coach-anyway")
    expect(anna.page.locator(WARNS)).to_have_count(0)
    assert played(anna)[-1] == found["other"]


def test_by_keyboard_on_a_phone_in_german(person: Person, axe: str) -> None:
    anna = sit(person, "warns", viewport=NARROW, locale="de", color_scheme="dark")
    to_warning(anna)
    found, before = verdict(anna), len(played(anna))
    page = anna.page
    expect(page.locator(WARNS)).to_contain_text("Dein Plan verliert")
    expect(page.locator('[data-do="coach-show"]')).to_be_focused()
    expect(page.locator('[data-do="coach-again"]')).to_be_in_viewport()
    assert check(anna, axe) == []
    page.keyboard.press("Enter")
    expect(page.locator(f'main[data-planned="{len(found["best"])}"]')).to_be_visible()
    expect(page.locator('[data-do="coach-show"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(WARNS)).to_have_count(0)
    expect(page.locator(f'main[data-planned="{len(found["other"])}"]')).to_be_visible()  # my plan, to think again
    assert len(played(anna)) == before
    page.keyboard.press("c")
    expect(page.locator(WARNS)).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(WARNS)).to_have_count(0)
    assert played(anna)[before:] == [found["other"]]


def test_who_has_a_coach_that_talks_is_praised_and_who_has_none_is_left_alone(person: Person) -> None:
    anna = sit(person, "talks")
    for _ in range(300):
        if anna.page.locator('[data-says="praise"]').count():
            break
        if go_on(anna):
            anna.do("coach-show")
            anna.do("coach-take")
            expect(anna.page.locator(WARNS)).to_have_count(0)
    assert anna.page.locator('[data-says="praise"]').inner_text()
    anna.do("menu")
    anna.page.locator('[data-do="coach"]').select_option("off")
    anna.page.locator('[data-do="close"]').click()
    asked = len([message for message in anna.sent if message["type"] == "coach"])
    turns = len(played(anna))
    while len(played(anna)) < turns + 2:
        assert not go_on(anna)
    assert len([message for message in anna.sent if message["type"] == "coach"]) == asked
