"""The general table: a game that the client has never heard of, from another package."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.outside import PIG, install
from tests.server import Victim

from . import check, look, play_on, to_decide
from .conftest import Person


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server where a package with one more game is installed."""
    site = install(PIG, tmp_path_factory.mktemp("site"))
    with Victim(str(tmp_path_factory.mktemp("general") / "souk.db"), site=str(site)) as found:
        yield found


def test_an_unknown_game_is_played_to_its_end_and_watched_again(person: Person, axe: str) -> None:
    anna = person()
    anna.page.locator('[data-level="pig"]').select_option("random")
    anna.page.locator('[data-play="pig"]').click()
    anna.main("table")
    picture = anna.page.locator('img[data-spot="board"]')
    expect(picture).to_be_visible()
    to_decide(anna.page)
    anna.page.wait_for_function("() => document.querySelector('img[data-spot]').naturalWidth > 100")
    assert check(anna, axe) == []
    assert play_on(anna.page, random.Random(1), turns=3) == 3
    anna.do("tab-log")
    assert anna.page.locator("[data-step]").count() > 3
    play_on(anna.page, random.Random(1))
    assert look(anna.page)["status"] == "over"
    anna.do("replay")
    anna.main("replay")
    anna.do("last")
    expect(picture).to_be_visible()
    assert check(anna, axe) == []


def test_an_unknown_game_is_told_as_text(person: Person, axe: str) -> None:
    anna = person()
    anna.page.locator('[data-play="pig"]').click()
    anna.main("table")
    to_decide(anna.page)
    anna.do("menu")
    anna.page.locator('[data-dialog="menu"] [data-do="text"]').check()
    anna.do("close")
    expect(anna.page.locator('[data-text="pig"]')).to_be_visible()
    assert check(anna, axe) == []
    assert play_on(anna.page, random.Random(2), turns=2) == 2
