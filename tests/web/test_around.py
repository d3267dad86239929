"""Around the game: the page before it, people at one screen, the end, what others did, sounds and notices."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from souk.client import Client
from souk.server import protocol as p
from tests.server import Victim
from tests.server.people import all_play

from . import NARROW, Screen, check, open_table, play_on, to_decide
from .conftest import Person

READER = Path(__file__).parents[2] / "web/node_modules/jsqr/dist/jsQR.js"


def scanned(page: Page) -> str:
    """What another program reads off the code on the page."""
    shot = Image.open(io.BytesIO(page.locator('main svg[role="img"]').first.screenshot())).convert("RGBA")
    page.evaluate(READER.read_text("utf-8"))
    read: Any = page.evaluate(
        "([pixels, width, height]) => jsQR(Uint8ClampedArray.from(pixels), width, height)?.data",
        [list(shot.tobytes()), shot.width, shot.height],
    )
    return str(read)


def with_clock(anna: Screen) -> None:
    anna.go("/new?game=yspahan")
    anna.page.locator("form").get_by_role("button", name="2", exact=True).click()
    anna.page.locator('[data-seat="1"] select').first.select_option("open")
    anna.page.locator('input[name="clock"][value="live"]').check()
    anna.do("open")
    anna.main("waiting")


def test_before_a_game_people_find_each_other_and_the_host_can_cancel(person: Person, axe: str) -> None:
    anna = person()
    open_table(anna, "basari", "me", "open", "bot")
    anna.main("waiting")
    assert scanned(anna.page) == anna.page.url
    ben = person(anna.page.url.removeprefix(anna.url), viewport=NARROW)
    ben.main("waiting")
    ben.page.locator("#guest-name").fill("Ben")
    ben.do("name")
    expect(ben.page.locator('[data-part="name"]')).to_have_count(0)
    expect(anna.page.locator("main")).to_contain_text("Ben")  # among those who are here
    for screen in (anna, ben):
        screen.page.get_by_label("Say something").fill("hello")
        screen.do("say")
    expect(anna.page.locator('[role="log"]')).to_contain_text("hello")
    assert check(anna, axe) == []
    assert check(ben, axe) == []
    expect(ben.page.locator('[data-do="cancel"]')).to_have_count(0)
    anna.do("cancel")
    anna.do("cancel-sure")
    for screen in (anna, ben):
        expect(screen.page.locator('[data-part="cancelled"]')).to_be_visible()


def test_a_clock_starts_when_both_are_ready(person: Person) -> None:
    anna = person()
    with_clock(anna)
    ben = person(anna.page.url.removeprefix(anna.url))
    ben.main("waiting")
    ben.do("sit")
    for screen in (anna, ben):
        expect(screen.page.locator('[data-do="ready"]')).to_be_visible()
    anna.do("ready")
    expect(ben.page.locator('[data-seat="0"] [data-part="presence"]')).to_have_text("here, ready")
    assert anna["page"] == "waiting"
    ben.do("ready")
    for screen in (anna, ben):
        screen.main("table")
        expect(screen.page.locator('[data-part="clock"]').first).to_be_visible()


@pytest.fixture(scope="module")
def over(server: Victim) -> Iterator[str]:
    """A finished game of two people at one screen and a bot."""
    with Client(server.url, "Dora") as dora:
        new = p.NewTable("yspahan", [p.Me(), p.Me("Bertram"), p.Bot("random")])
        link = dora.post("tables", new, p.Summary).link
        tables = [dora.table(link, seat=seat) for seat in (0, 1)]
        all_play(tables)
        yield link


def test_people_at_one_screen_have_names_at_the_end_in_the_log_and_in_the_replay(person: Person, over: str) -> None:
    anna = person(f"/table/{over}")
    anna.main("table")
    for part in (".seats", ".actions", '[role="tabpanel"]'):
        expect(anna.page.locator(part)).to_contain_text("Bertram")
    anna.go(f"/replay/{over}?step=30")
    expect(anna.page.locator('[data-seat="1"]')).to_contain_text("Bertram")


_SHOPS = """() => Object.fromEntries([...document.querySelectorAll('[data-spot^="shop:"]')].map(
  (shop) => [shop.dataset.spot, shop.querySelectorAll("*").length]))"""


def shops(page: Page) -> dict[str, int]:
    """How much is drawn in each shop of the board."""
    found: dict[str, int] = page.evaluate(_SHOPS)
    return found


def test_the_end_shows_what_was_scored_for_what_and_the_ways_on(person: Person, over: str) -> None:
    anna = person(f"/replay/{over}")
    steps = int(anna.page.locator("main input[type=range]").get_attribute("max") or 0)
    anna.go(f"/replay/{over}?step={steps - 1}")
    expect(anna.page.locator(f'main[data-step="{steps - 1}"]')).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    scored = shops(anna.page)
    assert len(set(scored.values())) > 1  # some have cubes
    anna.go(f"/table/{over}")
    anna.main("table")
    expect(anna.page.locator('.actions svg[role="img"]')).to_be_visible()  # the curve
    expect(anna.page.locator(".actions table")).to_be_visible()
    expect(anna.page.locator('[data-do="home"]')).to_be_visible()
    expect(anna.page.locator('[data-do="replay"]')).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    anna.page.wait_for_function(f"(scored) => JSON.stringify(({_SHOPS})()) === JSON.stringify(scored)", arg=scored)


_NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title) { window.notices.push(title); }
    close() {}
  };
"""


def test_my_turn_is_told_by_title_notice_and_the_first_page_and_others_turns_are_seen_again(person: Person) -> None:
    anna = person(viewport=NARROW, locale="de")
    anna.page.add_init_script(_NOTICES)
    anna.go("/")
    anna.page.locator('[data-play="yspahan"]').click()
    anna.main("table")
    to_decide(anna.page)
    expect(anna.page).to_have_title("Du bist dran · Yspahan · Souk")
    expect(anna.page.locator('[data-part="sound"]')).to_be_visible()  # a turn has a sound
    anna.do("sound-no")
    expect(anna.page.locator('[data-part="sound"]')).to_have_count(0)
    names = anna.page.locator("[data-seat] .name")
    opponents = {names.nth(seat).inner_text().strip(" …") for seat in range(1, 4)}
    assert len(opponents) == 3  # three characters
    assert names.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    anna.do("menu")
    anna.page.locator('[data-do="pace"]').select_option("fast")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    anna.do("menu")
    expect(anna.page.locator('[data-do="pace"]')).to_have_value("fast")
    anna.page.locator('[data-do="notify"]').check()
    anna.do("close")
    anna.page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    rng = random.Random(3)
    while not anna.page.evaluate("window.notices.length"):
        play_on(anna.page, rng, turns=1)
    assert anna.page.evaluate("window.notices[0]") == "Du bist dran · Yspahan"
    to_decide(anna.page)
    anna.do("see-again")
    expect(anna.page.locator('[data-part="turn"]')).to_contain_text(re.compile("|".join(opponents)))
    anna.go("/")
    expect(anna.page.locator('[data-part="continue"] a')).to_be_visible()
    anna.page.locator('[data-part="continue"] a').click()
    anna.main("table")
    expect(anna.page.locator('[data-part="sound"]')).to_have_count(0)  # asked once
