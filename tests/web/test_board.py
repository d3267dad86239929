"""The board and what lies around it: nothing is covered, colours are true, things say what they are."""

from __future__ import annotations

import random
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize, expect

from . import HASTE, Screen, check, click, keys, look, play_on, to_decide
from .conftest import Person

ON_ITS_SIDE: Final[ViewportSize] = {"width": 844, "height": 390}
SIZES: Final = ((844, 390), (640, 360), (720, 450), (390, 844), (1440, 900), (1024, 768))

# Whatever can be pressed, brought into sight where it scrolls, must be what a finger in its middle finds.
_COVERED: Final = """() => {
  const sheet = document.querySelector("dialog[open], .tabs.open, [data-part=rules]");
  const all = [...document.querySelectorAll("main :is(a[href], button, select, input, [role=button])")];
  const seen = all.filter((e) => e.checkVisibility({ visibilityProperty: true }) && !(sheet && !sheet.contains(e)));
  const wrong = [];
  for (const e of seen) {
    e.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = e.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const found = document.elementFromPoint(x, y);
    if (!found || !(e.contains(found) || found.contains(e)) || found.matches("main, .side"))
      wrong.push(`${e.outerHTML.slice(0, 90)} at ${x}, ${y} under ${found?.outerHTML.slice(0, 90)}`);
  }
  return wrong;
}"""
_OUTSIDE: Final = """() => [...document.querySelectorAll("main .board, main .side > *")]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.className, e.getBoundingClientRect()])
  .filter(([, b]) => b.left < -1 || b.top < -1 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1)
  .map(([name, b]) => `${name} ${JSON.stringify(b)}`)"""


def covered(page: Page) -> list[str]:
    """What cannot be pressed because something lies over it or it is not on the screen."""
    return [*page.evaluate(_OUTSIDE), *page.evaluate(_COVERED)]


def tap(page: Page, words: str, rng: random.Random) -> None:
    """The hand with a finger: one of what fits."""
    found = page.locator(words).locator("visible=true")
    found.nth(rng.randrange(found.count() or 1)).tap(timeout=HASTE)


def sit(person: Person, game: str, **settings: Any) -> Screen:
    anna = person(**settings)
    click(anna.page, f'[data-play="{game}"]', random.Random(1))
    anna.main("table")
    to_decide(anna.page)
    return anna


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_whole_game_by_touch_on_a_phone_on_its_side(person: Person, game: str) -> None:
    anna = person(viewport=ON_ITS_SIDE, has_touch=True)
    rng = random.Random(7)
    tap(anna.page, f'[data-play="{game}"]', rng)
    anna.main("table")
    found: set[str] = set()

    def careful(page: Page, words: str, rng: random.Random) -> None:
        if not page.evaluate("document.querySelector('dialog[open]') !== null"):
            found.update(covered(page))
        tap(page, words, rng)

    assert play_on(anna.page, rng, careful) > 10
    assert anna["status"] == "over"
    assert found == set()


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_nothing_lies_under_anything_at_any_size(person: Person, game: str) -> None:
    anna = sit(person, game)
    play_on(anna.page, random.Random(3), turns=3)
    to_decide(anna.page)
    expect(anna.page.locator('[data-part="reveal"]')).to_have_count(0)
    found = {}
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        for _ in range(100):  # it takes a moment
            found[width, height] = covered(anna.page)
            if not found[width, height]:
                break
            anna.page.wait_for_timeout(100)
    assert not {size: wrong for size, wrong in found.items() if wrong}


def test_on_its_side_the_board_has_the_whole_height_and_tabs_are_signs(person: Person, axe: str) -> None:
    anna = sit(person, "yspahan", viewport=ON_ITS_SIDE)
    board = anna.page.locator("main .board").bounding_box()
    actions = anna.page.locator("main .actions").bounding_box()
    assert board
    assert actions
    assert board["height"] == ON_ITS_SIDE["height"]
    assert actions["x"] >= board["x"] + board["width"]
    for tab in anna.page.locator("[role=tab]").all():
        expect(tab.locator("svg")).to_be_visible()
        assert tab.inner_text().strip()  # for who does not see the sign
    anna.do("tab-log")
    expect(anna.page.locator("#tab-panel")).to_be_visible()
    assert covered(anna.page) == []
    assert check(anna, axe) == []


# Colours.

_GEMS: Final = """() => {
  window.gems = [];
  new MutationObserver(() => {
    for (const place of [".flights", "#tab-panel"])
      for (const use of document.querySelectorAll(`${place} use`)) {
        const colour = use.getAttribute("href").slice(1);
        if (["red", "yellow", "green", "blue"].includes(colour))
          window.gems.push([place, colour, getComputedStyle(use).getPropertyValue(`--${colour}`)]);
      }
  }).observe(document, { subtree: true, childList: true });
}"""


def test_gems_have_their_colours_when_they_fly_and_in_the_log(person: Person) -> None:
    anna = sit(person, "basari", reduced_motion="no-preference")
    anna.page.evaluate(_GEMS)
    rng = random.Random(5)
    shown: set[tuple[str, ...]] = set()
    while {place for place, _, _ in shown} != {".flights", "#tab-panel"}:
        assert play_on(anna.page, rng, turns=1) == 1, "the game is over"
        shown = {tuple(gem) for gem in anna.page.evaluate("window.gems")}
    board = anna.page.locator('svg[data-game="basari"]').first
    true = {
        colour: board.evaluate(f"e => getComputedStyle(e).getPropertyValue('--{colour}')") for _, colour, _ in shown
    }
    assert all(true.values())
    assert {(colour, value) for _, colour, value in shown} == set(true.items())


def test_marks_do_not_recolour_what_is_beneath_them(person: Person) -> None:
    anna = sit(person, "basari")
    marks = anna.page.locator('[data-part="marks"]')
    expect(marks.locator("[data-move]").first).to_be_visible()
    fills = marks.evaluate("g => [...g.querySelectorAll('path')].map((path) => getComputedStyle(path).fill)")
    assert fills
    assert set(fills) == {"none"}
    mark = marks.locator("[data-move]").nth(3)
    mark.hover()
    expect(anna.page.locator('[data-part="turn"], [data-part="mark"]')).to_have_count(0)  # what others just did
    box = mark.bounding_box()
    assert box
    anna.page.mouse.move(1, 1)
    expect(anna.page.locator('[data-part="tip"]')).to_have_count(0)
    x, y = box["x"] + box["width"] / 2, box["y"] + 0.4 * box["height"]  # where the archway's gems are, not its edge
    middle: FloatRect = {"x": x - 8, "y": y - 8, "width": 16, "height": 16}
    with_marks = anna.page.screenshot(clip=middle)
    marks.evaluate("g => (g.style.visibility = 'hidden')")
    assert anna.page.screenshot(clip=middle) == with_marks


@pytest.mark.parametrize(("path", "width"), [(path, width) for path in ("/", "/new") for width in (1440, 844, 390)])
def test_emblems_are_whole(person: Person, path: str, width: int) -> None:
    anna = person(path, viewport={"width": width, "height": 800})
    anna.page.wait_for_selector(".emblem svg[viewBox='0 0 400 170']")
    seen = anna.page.evaluate(
        """() => [...document.querySelectorAll(".emblem")].map((e) => {
          const all = [e, e.querySelector("svg[viewBox='0 0 400 170']")];
          const [outer, inner] = all.map((x) => x.getBoundingClientRect());
          return [inner.width / inner.height, outer.height - inner.height, e.scrollHeight - e.clientHeight];
        })"""
    )
    assert len(seen) == 2
    for aspect, spare, hidden in seen:
        assert aspect == pytest.approx(400 / 170, rel=0.01)
        assert abs(spare) < 1.5
        assert hidden <= 1


# Basari.


def test_the_chosen_card_lies_face_up_and_says_what_it_is_worth_before_it_is_played(person: Person) -> None:
    anna = sit(person, "basari")
    page = anna.page
    click(page, "[data-move]", random.Random(1))
    expect(page.locator('[data-do="confirm"]')).to_be_enabled()
    anna.do("confirm")
    gems = page.locator('[data-about="card:gems"]')
    expect(gems).to_be_visible()
    view = next(one["snapshot"]["view"] for one in reversed(anna.heard) if one["type"] == "update")
    shown = view["archways"][view["seats"][0]["archway"]]
    expect(page.locator('[data-about="card:points"] [data-part="worth"]')).to_have_text(f"+{shown['points']}")
    expect(gems.locator('[data-part="worth"] svg')).to_have_count(sum(shown["gems"].values()))
    expect(page.locator('[data-about="card:roll"] [data-part="worth"]')).to_contain_text("6")
    expect(page.locator('[data-part="home"]')).to_have_count(1)
    worth = (gems.get_attribute("aria-label") or "").partition(": ")[2]
    faces = page.locator('[data-part="cards"] text', has_text="gems")
    before = faces.count()
    gems.click()
    expect(page.locator('[data-part="preview"]')).to_contain_text(f"You choose gems: {worth}.")
    expect(faces).to_have_count(before + 1)
    anna.do("undo")
    expect(faces).to_have_count(before)


# What things are.


def test_a_thing_says_what_it_is_to_mouse_keys_and_fingers(person: Person, axe: str) -> None:
    anna = sit(person, "yspahan")
    page = anna.page
    tip = page.locator('[data-part="tip"]')
    paddock = page.locator('[data-about="building:paddock"]').first
    paddock.hover()
    expect(tip).to_contain_text("paddock")
    expect(tip).to_contain_text("One more camel")
    expect(tip.locator(".price")).to_have_text("2")
    box = tip.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10, steps=4)  # it can be reached and stays
    page.wait_for_timeout(700)
    expect(tip).to_be_visible()
    expect(paddock).to_have_attribute("aria-describedby", "tip")
    assert check(anna, axe) == []
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.mouse.move(1, 1)
    keys(page, '[data-about="building:paddock"]', random.Random(0))
    expect(tip).to_contain_text("paddock")
    page.keyboard.press("ArrowRight")
    expect(tip).to_contain_text("office")
    page.keyboard.press("r")
    rules = page.locator('[data-part="rules"]')
    heading = rules.locator("#buildings h2")
    expect(heading).to_be_in_viewport()
    expect(page.locator('[data-spot="board"]').first).to_be_visible()  # the table stays
    assert check(anna, axe) == []
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.get_by_role("link", name="Rules").first.click()
    expect(rules).to_be_visible()
    assert "/table/" in page.url


def test_a_long_press_says_what_a_move_is_and_does_not_choose_it(person: Person) -> None:
    anna = sit(person, "yspahan", viewport=ON_ITS_SIDE, has_touch=True)
    page = anna.page
    rng = random.Random(2)
    while not page.locator('.actions [data-about^="row:"]').count():
        play_on(page, rng, tap, turns=1)
        to_decide(page)
    row = page.locator('.actions [data-about^="row:"]').first
    box = row.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    before = look(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    tip = page.locator('[data-part="tip"]')
    expect(tip).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(300)
    expect(tip).to_be_visible()
    assert look(page)["planned"] == before["planned"] == "0"
    tip.locator('[data-do="rules"]').tap()
    expect(page.locator('[data-part="rules"] #group h2')).to_be_in_viewport()
    tap(page, '[data-do="close-rules"]', rng)
    row.tap()
    expect(page.locator("main")).to_have_attribute("data-planned", "1")
