"""A table's page: turns taken back, reloads, second tabs, lost connections."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server import Victim

from . import Screen, act, changed, check, click, keys, look, play_on, settled, to_decide
from .conftest import Person


def sit(person: Person, game: str = "yspahan", turns: int = 0) -> Screen:
    """Somebody at a table with three bots, after some turns, asked for something."""
    anna = person()
    click(anna.page, f'[data-play="{game}"]', random.Random(1))
    anna.main("table")
    play_on(anna.page, random.Random(3), turns=turns)
    assert to_decide(anna.page)["status"] == "running"
    return anna


def test_a_chosen_move_is_a_preview_that_can_be_taken_back(person: Person) -> None:
    anna = sit(person)
    before = settled(anna)
    click(anna.page, "[data-move]", random.Random(1))
    ahead = changed(anna.page, before)
    assert (before["planned"], ahead["planned"]) == ("0", "1")
    anna.do("undo")
    expect(anna.page.locator('main[data-planned="0"]')).to_be_visible()
    expect(anna.page.locator('[data-part="tip"]')).to_have_count(0)
    assert settled(anna) == before


def test_a_confirmed_move_can_be_taken_back_until_something_new_is_seen(person: Person) -> None:
    anna = sit(person)
    anna.page.evaluate("localStorage.setItem('souk.settings', JSON.stringify({ ending: 'again', language: 'en' }))")
    anna.page.reload()  # asked again before a turn ends, there is a moment in which nothing new is seen
    anna.main("table")
    for _ in range(40):
        before = seen = to_decide(anna.page)
        while "confirm" not in seen["commands"]:  # until no question is open
            click(anna.page, "[data-move]", random.Random(1))
            seen = changed(anna.page, seen)
        anna.do("confirm")
        anna.page.wait_for_function(
            "(asked) => { const main = document.querySelector('main').dataset;"
            " return main.asked !== asked && main.planned === '0' }",
            arg=before["asked"],
        )
        after = look(anna.page)
        if "undo" in after["commands"] and ("confirm" in after["commands"] or "end" in after["commands"]):
            break
    else:
        pytest.fail("no confirmed move of forty could be taken back")
    while (step := anna["step"]) != before["step"]:
        anna.do("undo")
        anna.page.wait_for_function("(step) => document.querySelector('main').dataset.step !== step", arg=step)
    for _ in range(100):  # what lies behind the moves comes a little later
        if set(before["moves"]) <= set(look(anna.page)["moves"]):
            break
        anna.page.wait_for_timeout(50)
    assert set(before["moves"]) <= set(look(anna.page)["moves"])


def test_a_reload_in_mid_game_changes_nothing(person: Person) -> None:
    anna = sit(person, turns=5)
    rng = random.Random(1)
    while look(anna.page)["planned"] != "0":
        seen = look(anna.page)
        anna.do("undo")  # a turn in the making is the page's own
        changed(anna.page, seen)
    before, shown = settled(anna), anna.page.locator("[data-good]").all_inner_texts()
    anna.page.reload()
    anna.main("table")
    assert settled(anna) == before
    assert anna.page.locator("[data-good]").all_inner_texts() == shown
    act(anna.page, rng)


def test_a_second_tab_shows_the_same(person: Person) -> None:
    anna = sit(person, turns=2)
    again = person(anna.page.url.removeprefix(anna.url), beside=anna)
    again.main("table")
    for screen, other in ((anna, again), (again, anna)):
        play_on(screen.page, random.Random(5), turns=1)
        seen = to_decide(screen.page)
        while seen["planned"] != "0":
            screen.do("undo")
            seen = changed(screen.page, seen)
        for _ in range(600):  # what was confirmed last may still be on its way to either
            one, two = look(screen.page), look(other.page)
            if one == two and (two["moves"] or "confirm" in two["commands"]):  # or nothing but to end the turn
                break
            screen.page.wait_for_timeout(100)
        else:
            pytest.fail(f"{one} here, {two} there")


def test_a_lost_connection_is_shown_and_comes_back(person: Person, server: Victim) -> None:
    anna = sit(person, turns=2)
    before = settled(anna)
    server.kill()
    expect(anna.page.locator('[data-net="reconnecting"]')).to_be_visible()
    server.start()
    expect(anna.page.locator("[data-net]")).to_have_count(0)
    assert settled(anna) == before
    play_on(anna.page, random.Random(1), turns=1)
    anna.wrong = [line for line in anna.wrong if "WebSocket connection to" not in line]  # that is the kill


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_table_can_be_read_and_played_as_text(person: Person, game: str, axe: str) -> None:
    anna = sit(person, game)
    keys(anna.page, '[data-do="text"]', random.Random(1))
    text = anna.page.locator(f'[data-text="{game}"]')
    expect(text).to_be_visible()
    expect(anna.page.locator("main [data-spot]")).to_have_count(0)  # no board
    assert check(anna, axe) == []
    before = look(anna.page)
    assert before["moves"]
    assert play_on(anna.page, random.Random(1), keys, turns=2) == 2
    anna.page.reload()
    expect(text).to_be_visible()
    anna.do("board")
    expect(anna.page.locator('main [data-spot="board"]')).to_be_visible()
