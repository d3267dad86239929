"""Several people at one screen: a page between them when secrets change hands."""

from __future__ import annotations

import random
from itertools import pairwise

from playwright.sync_api import expect

from . import act, open_table
from .conftest import Person


def test_the_screen_changes_hands_before_it_shows_the_secrets_of_anybody(person: Person) -> None:
    anna = person()
    open_table(anna, "basari", "me", "here", "bot")
    rng = random.Random(4)
    held: list[int] = []
    while len(held) < 6:
        asked = '[data-move], [data-do="offer"]:not([disabled]), [data-do="confirm"]:not([disabled]), [data-do="take"]'
        expect(anna.page.locator(asked).first).to_be_visible()
        if anna["page"] == "handover":
            expect(anna.page.locator("[data-good], [data-spot], [data-move]")).to_have_count(0)
            held.append(int(anna["seat"]))
            anna.do("take")
            anna.main("table")
        else:
            act(anna.page, rng)
    assert set(held) == {0, 1}
    told = next(message for message in reversed(anna.heard) if message["type"] == "table")
    assert [bool(added.get("words")) for added in told["dice"]["words"]] == [True, True, False]
    assert all(before != after for before, after in pairwise(held))
