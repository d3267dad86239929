"""Every page: nothing that keeps people out, in light and in dark; five languages; little to load."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import expect

from souk.client import Client
from souk.server import protocol as p
from tests.server import Victim

from . import LANGUAGES, NARROW, Screen, check, click, to_decide
from .conftest import Person
from .reviewed import Over

MOST_LOADED = 130_000  # bytes, compressed: scripts, styles and words, without fonts


@dataclass
class Site:
    """What there is to be seen: addresses of tables."""

    waiting: str
    running: dict[str, str]
    over: dict[str, Over]

    def pages(self) -> Iterator[tuple[str, str]]:
        yield from (
            ("home", "/"),
            ("new", "/new?game=basari"),
            ("profile", "/profile"),
            ("me", "/me"),
            ("about", "/about"),
        )
        yield from (("rules", f"/rules/{game}") for game in self.over)
        yield "waiting", f"/table/{self.waiting}"
        yield from (("table", f"/table/{link}") for link in self.running.values())
        yield "analysis", "/analysis"
        for over in self.over.values():
            error = over.errors[0]
            yield "replay", f"/replay/{over.link}?step=40"
            yield "review", f"/review/{over.link}?step={error.step}"
            yield "mistakes", f"/mistakes/{over.link}?seat={error.seat}"
            yield "analysis", f"/analysis?table={over.link}&step={error.step}"
        yield "nowhere", "/nowhere"


@pytest.fixture(scope="module")
def site(dora: Client, reviewed: dict[str, Over]) -> Site:
    """Tables of somebody else that wait, run and are over."""
    running = {game: dora.open(game, ["me", "random", "random"])._link for game in reviewed}
    waiting = dora.post("tables", p.NewTable("basari", [p.Me(), p.Open(), p.Open()]), p.Summary).link
    return Site(waiting, running, reviewed)


def visit(screen: Screen, page: str, path: str) -> None:
    """Look at a page of the client when all of it is there; nobody thinks meanwhile."""
    screen.go(path)
    screen.main(page)
    if page == "mistakes":
        expect(screen.page.locator('[data-part="task"]')).to_be_visible()
    if page == "analysis" and "?" in path:
        screen.page.locator('[data-do="think"]').uncheck()
    screen.page.wait_for_load_state("networkidle")


_OVERFLOWS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  const end = document.querySelector("main").getBoundingClientRect().bottom + scrollY;
  return scrollWidth > innerWidth || scrollHeight > Math.max(innerHeight, end) + 100;
}"""


@pytest.mark.parametrize("size", ["wide", "narrow"])
def test_nothing_on_any_page_keeps_people_out(person: Person, site: Site, axe: str, size: str) -> None:
    anna = person("/about", **({"viewport": NARROW} if size == "narrow" else {}))
    found = {}
    for page, path in site.pages():
        visit(anna, page, path)
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
            found[path, scheme] = check(anna, axe)
        if anna.page.evaluate(_OVERFLOWS):
            found[path, "size"] = ["it is wider than the screen, or goes on below its end"]
    assert not {where: wrong for where, wrong in found.items() if wrong}


_STOPS = """() => {
  const can = (e) => e.tabIndex >= 0 && !e.disabled && !e.closest("[inert]") && !(e.type === "radio" && !e.checked)
    && e.checkVisibility({ visibilityProperty: true });
  const all = document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]");
  window.stops = new Set([...all].filter(can));
  document.addEventListener("focusin", ({ target }) => window.stops.delete(target));
  return window.stops.size;
}"""


def test_every_page_is_walked_by_keyboard_without_a_trap(person: Person, site: Site) -> None:
    anna = person("/about")
    missed = {}
    for page, path in site.pages():
        visit(anna, page, path)
        for _ in range(anna.page.evaluate(_STOPS) + 10):
            anna.page.keyboard.press("Tab")
        left = "[...stops].filter((e) => e.isConnected).map((e) => e.outerHTML.slice(0, 160))"
        missed[path] = anna.page.evaluate(left)
    assert not {path: left for path, left in missed.items() if left}


def test_a_table_that_asks_me_keeps_nobody_out(person: Person, axe: str) -> None:
    for game in ("yspahan", "basari"):
        anna = person()
        click(anna.page, f'[data-play="{game}"]', random.Random(1))
        anna.main("table")
        to_decide(anna.page)
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            expect(anna.page.locator(f'html[data-theme="{scheme}"]')).to_be_attached()
            assert check(anna, axe) == []


@pytest.mark.parametrize("place", ["home", "table", "replay"])
def test_the_first_load_is_small(person: Person, site: Site, server: Victim, place: str) -> None:
    link = site.over["yspahan"].link
    anna = person("/" if place == "home" else f"/{place}/{link}")
    anna.page.wait_for_load_state("networkidle")
    loaded: list[str] = anna.page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    files = {url for url in loaded if url.startswith(f"{server.url}/") and ("/api/" not in url or "/words/" in url)}
    assert any(url.endswith(".js") for url in files)
    assert any("/words/" in url for url in files)
    sizes = {}
    for url in {server.url, *files}:
        with httpx.stream("GET", url, headers={"accept-encoding": "gzip"}) as answer:
            sizes[url] = sum(map(len, answer.iter_raw()))
    assert sum(size for url, size in sizes.items() if "woff" not in url) < MOST_LOADED, sizes


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_finished_game_can_be_watched_again(person: Person, site: Site, game: str) -> None:
    link = site.over[game].link
    anna = person(f"/replay/{link}")
    result = anna.page.evaluate(f"fetch('/api/tables/{link}').then((answer) => answer.json())")["result"]
    steps = int(anna.page.locator("main input[type=range]").get_attribute("max") or 0)
    assert steps > 30
    for command, step in (("next", 1), ("last", steps), ("back", steps - 1), ("first", 0), ("last", steps)):
        anna.do(command)
        expect(anna.page.locator(f'main[data-step="{step}"]')).to_be_visible()
    for score in result["scores"]:
        expect(anna.page.locator("main table")).to_contain_text(str(score))
    anna.do("back")
    anna.page.locator('[data-do="viewer"]').select_option(index=2)
    address = re.compile(rf"step={steps - 1}&seat=1")
    expect(anna.page).to_have_url(address)
    other = person(anna.page.url.removeprefix(anna.url))  # somebody who got the address
    expect(other.page.locator(f'main[data-step="{steps - 1}"]')).to_be_visible()
    expect(other.page.locator('[data-do="viewer"]')).to_have_value(
        anna.page.locator('[data-do="viewer"]').input_value()
    )


# Languages.

_TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest("option, script, style, [data-part=news]"))
      found.push(walk.currentNode.data.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name).trim());
  return [...new Set(found)];
}"""
NAMES = re.compile(r"Yspahan|Basari|Souk|Sébastien Pauchon|Reinhard Staupe|Apache License|Mozilla/.*")


def texts(screen: Screen) -> set[str]:
    """All texts of two words or more; single words may be the same in two languages."""
    found: list[str] = screen.page.evaluate(_TEXTS)
    return {text for text in found if len(re.findall(r"[^\W\d_]{2,}", NAMES.sub("", text))) > 1}


def test_every_page_in_every_language_leaves_no_english(person: Person, site: Site) -> None:
    anna = person("/about")
    left: dict[tuple[str, str], set[str]] = {}

    def speak(language: str) -> None:
        anna.page.locator('[data-do="language"]').select_option(language)
        expect(anna.page.locator(f'html[lang="{language}"]')).to_be_attached()

    for page, path in site.pages():
        speak("en")
        visit(anna, page, path)
        english = texts(anna)
        for language in LANGUAGES[1:]:
            speak(language)
            for _ in range(100):  # long texts come on demand
                left[path, language] = texts(anna) & english
                if not left[path, language]:
                    break
                anna.page.wait_for_timeout(50)
    assert not {where: found for where, found in left.items() if found}


@pytest.mark.parametrize("locale", ["de-AT", "fr", "ja"])
def test_the_language_is_the_browsers(person: Person, locale: str) -> None:
    anna = person(locale=locale)
    assert anna.page.locator("html").get_attribute("lang") == (locale[:2] if locale[:2] in LANGUAGES else "en")
    anna.page.locator('[data-do="language"]').select_option("nl")
    anna.page.reload()
    anna.main("home")
    assert anna.page.locator("html").get_attribute("lang") == "nl"  # it is remembered
