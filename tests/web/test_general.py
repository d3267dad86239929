"""The general table: a game that the client has never heard of, from another package."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.outside import PIG, environment, run
from tests.server import Victim

from . import Screen, check, look, play_on, to_decide
from .conftest import Person


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a fresh environment with a package that has one more game."""
    return environment(tmp_path_factory.mktemp("outside"), PIG)


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server there."""
    with Victim(str(tmp_path_factory.mktemp("general") / "souk.db"), python=python) as found:
        yield found


def play(screen: Screen, kind: str, move: str) -> None:
    """Press the button of a move, all of whose kind are in one row. Who bids 2 at the first seat starts."""
    row = screen.page.locator(f'[data-kind="{kind}"]')
    expect(row).to_be_visible()
    assert screen.page.locator("[data-kind]").count() == 1
    row.get_by_role("button", name=move).click()
    screen.do("confirm")


def test_an_unknown_game_is_played_to_its_end_and_watched_again(
    person: Person, axe: str, python: Path, tmp_path: Path
) -> None:
    anna = person()
    anna.page.locator('[data-level="pig"]').select_option("random")
    anna.page.locator('[data-play="pig"]').click()
    anna.main("table")
    picture = anna.page.locator('img[data-spot="board"]')
    expect(picture).to_be_visible()
    to_decide(anna.page)
    anna.page.wait_for_function("() => document.querySelector('img[data-spot]').naturalWidth > 100")
    assert check(anna, axe) == []
    play(anna, "bid", "Bid 2")
    assert play_on(anna.page, random.Random(1), turns=1) == 1
    anna.do("tab-log")
    assert anna.page.locator("[data-step]").count() > 3
    play_on(anna.page, random.Random(1))
    assert look(anna.page)["status"] == "over"
    anna.do("replay")
    anna.main("replay")
    anna.do("last")
    expect(picture).to_be_visible()
    assert check(anna, axe) == []
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name="Download the record").click()
    kept = tmp_path / "game.souk"
    download.value.save_as(kept)
    assert "The game is over: " in run(tmp_path, "-m", "souk", "replay", kept, python=python)


def test_a_decision_of_an_unknown_game_is_taken_back(person: Person) -> None:
    anna = person()
    anna.page.locator('[data-play="pig"]').click()
    anna.main("table")
    play(anna, "bid", "Bid 2")
    play(anna, "turn", "Hold")
    expect(anna.page.locator('[data-kind="card"] button')).to_have_count(2)
    anna.do("undo")
    play(anna, "turn", "Hold")
    play(anna, "card", "Keep the card secret")
    expect(anna.page.locator('[data-do="undo"]')).to_be_disabled()


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
    anna.page.get_by_role("button", name="Bid 2").click()
    anna.do("confirm")
    assert play_on(anna.page, random.Random(2), turns=1) == 1
