"""The page of a review: the ways to it, what it tells, how it comes; by mouse and by keys, wide and narrow."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from souk.client import Client
from souk.study.sentences import Sentences
from tests.server import Victim

from . import LANGUAGES, NARROW, WIDE
from .conftest import Person
from .reviewed import Over

GAMES = ("yspahan", "basari")
LINES = ("start", "own_errors", "others_errors", "judge", "result", "adjusted")  # beside luck


def at(page: Page, step: int) -> None:
    expect(page.locator(f'main[data-page="review"][data-step="{step}"]')).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_played_comes_to_it_from_the_end_of_the_game_from_lists_and_from_the_replay(
    person: Person, dora: Client, reviewed: dict[str, Over], game: str
) -> None:
    link = reviewed[game].link
    anna = person("/about", user=dora)
    for path, page in ((f"/table/{link}", "table"), ("/", "home"), (f"/replay/{link}?step=30", "replay")):
        anna.go(path)
        anna.main(page)
        anna.page.locator(f'main a[href^="/review/{link}"]').click()
        at(anna.page, 30 if page == "replay" else 0)
    anna.do("mistakes")
    anna.main("mistakes")


@pytest.mark.parametrize("size", ["wide", "narrow"])
@pytest.mark.parametrize("game", GAMES)
def test_it_tells_what_was_found(person: Person, reviewed: dict[str, Over], game: str, size: str) -> None:
    link, found = reviewed[game].link, reviewed[game].found
    say = Sentences(found, "en")
    anna = person(f"/review/{link}", **({"viewport": NARROW} if size == "narrow" else {}))
    page = anna.page
    at(page, 0)
    for seat, one in enumerate(found.seats):
        ledger = one.ledger
        lines = {
            name: getattr(ledger, name)
            for name in ("start", "own_errors", "others_errors", "judge", "result", "adjusted")
        }
        for line, amount in {**lines, **{kind: n for kind, n in ledger.luck.items() if n}}.items():
            expect(page.locator(f'[data-line="{line}"] td').nth(seat)).to_have_text(say.millionths(amount))
        expect(page.locator('[data-line="decisions"] td').nth(seat)).to_have_text(str(one.decisions))
        expect(page.locator('[data-line="accuracy"] td').nth(seat)).to_have_text(
            say.words.number(round(one.accuracy or 0, 1))
        )
    steps = sorted({error.step for error in reviewed[game].errors})
    page.keyboard.press("n")
    at(page, steps[0])
    decisions = [decision for decision in found.decisions if decision.step == steps[0]]
    expect(page.locator('[data-part="decision"]')).to_have_count(len(decisions))
    for decision, panel in zip(decisions, page.locator('[data-part="decision"]').all(), strict=True):
        expect(panel).to_have_attribute("data-label", decision.label)
        expect(panel.locator("tr.chosen")).to_have_attribute("data-option", str(decision.chosen))
        expect(panel.locator("tbody tr").first).to_have_attribute("data-option", str(decision.best))
        for option in decision.options[:5]:
            row = panel.locator(f'[data-option="{option.action}"]')
            expect(row).to_contain_text(say.percent(option.shares[decision.seat]))
        if decision.why:
            expect(panel.locator('[data-part="why"]')).to_contain_text(say.why(decision).partition(". ")[0])
            for change in decision.why.own:
                expect(panel.locator('[data-part="why"]')).to_contain_text(say.points(round(change.points, 1)))
    moment = next(one for one in reversed(found.moments) if one.step <= steps[0])
    page.locator('[data-do="sources"]').select_option(index=1)
    for seat, share in enumerate(moment.shares):
        told = page.locator('[data-part="shares"] li').nth(seat)
        expect(told).to_contain_text(say.percent(share / sum(moment.shares)))
        if (error := moment.errors[seat]) and error > 1e-9:
            expect(told).to_contain_text(say.error(error))
    for k, points in enumerate(moment.sources[1]):
        expect(page.locator('[data-part="sources"] li').nth(k)).to_contain_text(say.words.number(round(points, 1)))
    page.keyboard.press("ArrowLeft")
    at(page, steps[0] - 1)
    anna.do("after")
    at(page, steps[0])
    expect(page).to_have_url(re.compile(rf"step={steps[0]}\b"))
    slider = page.locator('[data-part="shares"] input[type="range"]')
    slider.focus()
    page.keyboard.press("End")  # the chart is a slider
    at(page, int(slider.get_attribute("max") or 0))
    for k, point in enumerate(found.turning_points):
        button = page.locator('[data-part="turning"] button').nth(k)
        for n in filter(None, point.changes):
            expect(button).to_contain_text(say.millionths(n))
        if point.kind == "decision":
            done = next(one for one in found.decisions if (one.step, one.seat) == (point.step, point.seat))
            expect(button).to_contain_text(say.move(done.chosen))
            expect(button).to_contain_text(say.words.word("study-label", done.label))
        button.click()
        at(page, point.step)
    fortune = next(one for one in found.fortunes if any(one.luck) and one.step)
    anna.go(f"/review/{link}?step={fortune.step}")
    for seat, n in enumerate(fortune.luck):
        expect(page.locator('[data-part="luck"] li').nth(seat)).to_contain_text(say.millionths(n))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_decisions_are_listed_by_seat_and_the_report_is_downloaded(person: Person, reviewed: dict[str, Over]) -> None:
    link, found = reviewed["yspahan"].link, reviewed["yspahan"].found
    anna = person(f"/review/{link}", locale="de")
    rows = anna.page.locator('[data-part="decisions"] li button')
    expect(rows).to_have_count(len(reviewed["yspahan"].errors))
    anna.page.locator('[data-do="which"]').select_option("all")
    expect(rows).to_have_count(len(found.decisions))
    anna.page.locator('[data-do="whose"]').select_option(index=2)
    own = [decision for decision in found.decisions if decision.seat == 1]
    expect(rows).to_have_count(len(own))
    rows.nth(3).click()
    at(anna.page, own[3].step)
    with anna.page.expect_download() as saved:
        anna.do("report")
    assert saved.value.suggested_filename == f"{link}.html"
    assert '<html lang="de">' in saved.value.path().read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_report_is_a_page_for_everybody(
    browser: Browser, server: Victim, reviewed: dict[str, Over], axe: str, game: str
) -> None:
    """Read as the file that it is, wide and narrow, light and dark, in every language."""
    found = reviewed[game].found
    context = browser.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    texts = {}
    for language in LANGUAGES:
        url = f"{server.url}/api/tables/{reviewed[game].link}/review/{language}"
        html = httpx.get(url, timeout=120).raise_for_status().text
        for viewport, scheme in ((WIDE, "light"), (NARROW, "dark")):
            page.set_viewport_size(viewport)
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            page.set_content(html)
            if language == "en":
                page.evaluate(axe)
                wrong = page.evaluate("async () => (await axe.run(document)).violations")
                assert [(one["id"], one["nodes"][0]["html"][:160]) for one in wrong] == []
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        parts = page.locator("h1, h2, section > p, th").all_inner_texts()
        texts[language] = {text for text in parts if len(re.findall(r"[^\W\d_]{2,}", text.replace("Dora", ""))) > 1}
        assert page.locator("svg").count() == 1 + found.players
        assert page.locator("h3").count() == len(reviewed[game].errors)
        say = Sentences(found, language)
        for error in reviewed[game].errors:
            title = page.locator("h3", has_text=re.compile(rf"^{error.step} · "))
            expect(title.filter(has_text=say.move(error.chosen)).first).to_be_visible()
    for language in LANGUAGES[1:]:
        assert texts[language] & texts["en"] == set()
    assert not asked  # it needs nothing from anywhere
    context.close()


def test_the_bar_moves_and_the_quick_review_is_read_until_the_deep_one_is_there(
    person: Person, reviewed: dict[str, Over]
) -> None:
    anna = person("/about")
    path = f"/api/tables/{reviewed['basari'].link}/review"
    ready = anna.page.request.get(anna.url + path).json()
    told: dict[str, Any] = {}

    def tell(depth: str | None, under_way: str | None, done: int) -> None:
        """How far the server says that it is; tests/server/test_reviews.py looks whether it is."""
        status = "running" if under_way else "ready"
        told.update(ready, status=status, under_way=under_way, done=done, depth=depth)
        if not depth:
            told.update(review=None, moves=[])

    tell(None, "quick", 10)
    anna.page.route(f"**{path}*", lambda route: route.fulfill(json=told))
    anna.go(f"/review/{reviewed['basari'].link}")
    progress, bar = anna.page.locator('[data-part="progress"]'), anna.page.locator('[data-part="progress"] progress')
    decisions = anna.page.locator('[data-part="decisions"]')
    for done in (10, 70):
        tell(None, "quick", done)
        expect(bar).to_have_js_property("value", done)
        expect(decisions).to_have_count(0)
    for done in (5, 90):
        tell("quick", "deep", done)
        expect(bar).to_have_js_property("value", done)
        expect(progress).to_have_attribute("data-depth", "quick")
        expect(decisions).to_be_visible()  # there is something to read
    tell("deep", None, 0)
    expect(progress).to_have_attribute("data-depth", "deep")
    expect(bar).to_have_count(0)
