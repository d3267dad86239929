"""People who are apart: two browsers at one table by its link, and one that looks on."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from . import Screen, act, click, look, open_table
from .conftest import Person


def secrets(screen: Screen) -> list[Any]:
    """What a page was told beyond what all see."""
    return [
        told
        for message in screen.heard
        for told in [message.get("snapshot") or {}]
        if told.get("private") or told.get("moves") or told.get("seat") is not None
    ]


@pytest.mark.parametrize(("game", "seats"), [("yspahan", "me open"), ("basari", "me open bot")])
def test_two_browsers_by_link_and_a_spectator_who_sees_no_secrets(person: Person, game: str, seats: str) -> None:
    anna = person()
    open_table(anna, game, *seats.split())
    anna.main("waiting")
    path = anna.page.url.removeprefix(anna.url)
    ben = person(path)
    ben.main("waiting")
    click(ben.page, '[data-do="sit"]', random.Random(1))
    for screen in (anna, ben):
        screen.main("table")
    eve = person(path)
    eve.main("table")
    shown = next(message for message in eve.heard if message["type"] == "table")
    assert [bool(added.get("words")) for added in shown["dice"]["words"]] == [kind != "bot" for kind in seats.split()]
    rng = random.Random(5)
    turns = 0
    while turns < 30 and "over" not in (anna["status"], ben["status"]):
        for screen in (anna, ben):
            turns += act(screen.page, rng)
        assert not look(eve.page)["moves"]
    last = max(message["n"] for message in anna.heard if message["type"] == "update")
    eve.page.wait_for_function(
        "(step) => Number(document.querySelector('main').dataset.step) >= Number(step)",
        arg=max(
            m["snapshot"]["step"] for m in anna.heard if m["type"] == "update" and m["snapshot"] and m["n"] == last
        ),
    )
    assert secrets(anna)
    assert secrets(ben)
    assert not secrets(eve)
    for told in (json.dumps(message) for message in eve.heard):
        assert '"hand"' not in told
    for screen in (anna, ben):  # each hears of the own seat only
        seat = [message["seat"] for message in screen.heard if message["type"] == "table"][-1]
        assert {told["seat"] for told in secrets(screen)} == {seat}
    expect(eve.page.locator('[data-do="confirm"]')).to_have_count(0)
