"""Whole games against bots, by hand: with the mouse, and with the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from . import Press, click, keys, play_on
from .conftest import Person


@pytest.mark.parametrize("press", [click, keys])
@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_whole_game_against_bots(person: Person, game: str, press: Press) -> None:
    anna = person()
    rng = random.Random(7)
    press(anna.page, f'[data-play="{game}"]', rng)
    anna.main("table")
    assert anna.page.locator("[data-seat]").count() == 4
    turns = play_on(anna.page, rng, press)
    assert anna["status"] == "over"
    assert turns > 10
    over = next(message for message in reversed(anna.heard) if message["type"] == "table")
    assert over["status"] == "over"
    scores = over["result"]["scores"]
    for seat, score in enumerate(scores):
        expect(anna.page.locator(f'[data-seat="{seat}"]').first).to_contain_text(str(score))
