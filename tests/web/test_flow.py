"""The way of a turn: quick clicks, hints beside a plan, ending a turn, looking back, pauses, and after giving up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server import Victim

from . import NARROW, Screen, act, changed, check, click, look, play_on, sit_together, to_decide
from .conftest import Person

RNG = random.Random(4)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server with the limits that everybody meets."""
    path = tmp_path_factory.mktemp("flow") / "souk.db"
    with Victim(str(path), messages_per_second=30.0, requests_per_second=20.0) as found:
        yield found


def sit(person: Person, game: str = "yspahan", **settings: Any) -> Screen:
    anna = person(**settings)
    click(anna.page, f'[data-play="{game}"]', random.Random(1))
    anna.main("table")
    assert to_decide(anna.page)["status"] == "running"
    return anna


def refusals(screen: Screen) -> list[dict[str, Any]]:
    return [message for message in screen.heard if message["type"] == "refused"]


def to_plan(screen: Screen, moves: int = 1) -> dict[str, Any]:
    """Play until a turn of that many chosen moves is in the making."""
    for _ in range(400):
        seen = to_decide(screen.page)
        if int(seen["planned"]) >= moves:
            return seen
        if seen["moves"]:
            click(screen.page, "[data-move]", RNG)
            changed(screen.page, seen)
        else:
            act(screen.page, RNG)
    pytest.fail("no turn is that long")


def test_the_quickest_clicking_is_never_refused_and_never_waits(person: Person) -> None:
    anna = sit(person)
    for _ in range(6):  # choose and take back, faster than anybody can, at what can be chosen in several turns
        anna.page.evaluate(
            """async () => {
              const pause = () => new Promise((done) => setTimeout(done, 30));
              for (let k = 0; k < 40; k++) {
                const all = [...document.querySelectorAll(".actions [data-move], svg [data-move]")];
                all[k % (all.length || 1)]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
                await pause();
                if (k % 3 === 2) document.querySelector('[data-do="undo"]:not([disabled])')?.click();
                await pause();
              }
            }"""
        )
        play_on(anna.page, RNG, turns=1)
    assert refusals(anna) == []
    expect(anna.page.locator('[data-net="slow"]')).to_have_count(0)


def test_a_hint_leaves_the_plan_and_taking_it_replaces_the_plan(person: Person) -> None:
    anna = sit(person)
    seen = to_plan(anna, 2)
    shown = anna.page.locator('[data-part="preview"]').inner_text()
    anna.do("hint")
    best = anna.page.locator(".best button:not([disabled])")
    expect(best.first).to_be_visible()
    assert look(anna.page)["planned"] == seen["planned"]
    assert anna.page.locator('[data-part="preview"]').inner_text() == shown
    chances = anna.page.locator('[data-part="chance"]').all_inner_texts()
    assert all("chance to win (±" in text for text in chances)
    values = [int(text.split("%")[0]) for text in chances]
    assert values == sorted(values, reverse=True)
    best.first.click()
    expect(anna.page.locator('main[data-planned="1"]')).to_be_visible()


def test_why_not_answers_for_the_plan_and_says_each_reason_once(person: Person) -> None:
    anna = sit(person)

    def asked_about() -> list[int]:
        anna.do("closed")
        expect(anna.page.locator('[role="tabpanel"] .advice ul')).to_be_visible()
        because = [line.partition(": ")[2] for line in anna.page.locator('[data-part="closed"]').all_inner_texts()]
        assert len(set(because)) == len(because)
        moves: list[int] = [message for message in anna.sent if message["type"] == "closed"][-1].get("moves", [])
        return moves

    assert asked_about() == []
    to_plan(anna, 1)
    assert len(asked_about()) == 1  # tests/server/test_play.py: the answer is for the position after them


def test_the_main_button_keeps_its_place_and_waits_for_open_questions(person: Person) -> None:
    anna = sit(person)
    places, open_questions = set(), 0
    for step in range(400):
        seen = to_decide(anna.page)
        if seen["status"] != "running" or (step > 60 and open_questions):
            break
        button = anna.page.locator('.actions [data-do="confirm"]')
        if box := button.bounding_box():
            places.add((round(box["x"]), round(box["y"] + box["height"])))
        if seen["planned"] != "0" and seen["moves"] and "end" not in seen["commands"]:
            open_questions += 1
            assert "confirm" not in seen["commands"]
        act(anna.page, RNG)
    assert open_questions
    assert len(places) == 1


def test_one_click_confirms_and_ends_a_turn(person: Person) -> None:
    anna = sit(person)
    confirm = anna.page.locator('.actions [data-do="confirm"], .actions [data-do="end"]')
    both = confirm.filter(has_text="Confirm and end the turn")
    for _ in range(300):
        seen = to_decide(anna.page)
        if both.count() and both.first.is_enabled():
            break
        if seen["moves"]:
            click(anna.page, "[data-move]", RNG)
            changed(anna.page, seen)
        else:
            act(anna.page, RNG)
    both.first.click()
    anna.page.wait_for_function("(asked) => document.querySelector('main').dataset.asked !== asked", arg=seen["asked"])
    last = [message for message in anna.heard if message["type"] == "update"]
    ended = [told["event"]["type"] for update in last for news in update["news"] for told in news.get("events", [])]
    assert "turn_ended" in ended
    assert refusals(anna) == []


@pytest.mark.parametrize("size", [None, NARROW, {"width": 844, "height": 390}], ids=["wide", "phone", "landscape"])
def test_looking_back_greys_the_actions_and_stays_off_the_board(person: Person, axe: str, size: Any) -> None:
    anna = sit(person)
    play_on(anna.page, RNG, turns=2)
    to_decide(anna.page)
    if size:
        anna.page.set_viewport_size(size)
        anna.do("tab-log")
    anna.page.locator("[data-step]:not(main)").first.click()
    past = anna.page.locator('[data-part="past"]')
    expect(past).to_be_visible()
    bar, board = past.bounding_box(), anna.page.locator(".board").bounding_box()
    assert bar
    assert board
    assert bar["y"] + bar["height"] <= board["y"] + 1 or bar["x"] >= board["x"] + board["width"] - 1
    assert bar["x"] + bar["width"] <= anna.page.evaluate("innerWidth")
    assert anna.page.locator(".actions").get_attribute("inert") is not None
    asked = look(anna.page)["asked"]
    anna.page.keyboard.press("c")
    assert check(anna, axe) == []
    assert look(anna.page)["asked"] == asked
    anna.do("now")
    expect(past).to_have_count(0)
    assert anna.page.locator(".actions").get_attribute("inert") is None


def test_the_log_keeps_its_end_in_sight_when_its_panel_shrinks(person: Person) -> None:
    anna = sit(person)
    play_on(anna.page, RNG, turns=6)
    gap = "(l) => l.scrollHeight - l.scrollTop - l.clientHeight"
    for height in (800, 560, 700, 500):
        anna.page.set_viewport_size({"width": 1280, "height": height})
        anna.page.wait_for_function(f"() => ({gap})(document.querySelector('#tab-panel ol')) < 3")


def test_a_pause_says_so_and_whoever_resigned_is_led_on(person: Person, axe: str) -> None:
    anna, ben = person(), person()
    sit_together(anna, ben, "yspahan", "me", "open", "bot")
    anna.do("menu")
    anna.do("propose-pause")
    ben.do("agree")
    expect(anna.page.locator('main[data-status="paused"]')).to_be_visible()
    assert anna.page.locator(".actions h2").inner_text() == "The game is paused"
    assert look(anna.page)["moves"] == []
    anna.page.locator('[data-part="paused"] [data-do="resume"]').click()
    expect(anna.page.locator('main[data-status="running"]')).to_be_visible()
    anna.do("menu")
    anna.do("resign")
    anna.do("resign-sure")
    left = anna.page.locator('[data-part="left"]')
    expect(left).to_be_visible()
    assert "resigned" in left.inner_text()
    for dead in ("confirm", "undo", "hint", "closed", "end"):
        expect(anna.page.locator(f'.actions [data-do="{dead}"]')).to_have_count(0)
    assert check(anna, axe) == []
    left.locator('[data-do="new"]').click()
    anna.main("new")
