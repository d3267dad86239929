"""The browser client in a real Chromium, at real servers: what a page shows, and hands that click and press keys."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, TimeoutError, ViewportSize, WebSocket, expect

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
PATIENCE: Final = 60_000  # milliseconds, on a busy machine
WIDE: Final[ViewportSize] = {"width": 1280, "height": 800}
CALM: Final = 300  # without anything new
HASTE: Final = 5_000  # for what is on the page already
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
LANGUAGES: Final = ("en", "de", "nl", "it", "fr")

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Where Chromium is; installed by apt where that is possible."""
    found = _installed()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(
                ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *step],
                check=False,
                env=quiet,
                stdout=subprocess.DEVNULL,
            )
        found = _installed()
    assert found, "the browser tests need Chromium: install it (Debian: apt install chromium), then run them again"
    return found


def _installed() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((path for name in names if (path := shutil.which(name))), None)


class Screen:
    """A page that notes whatever goes wrong on it, and every message of its sockets."""

    def __init__(self, context: BrowserContext, url: str, path: str = "/") -> None:
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("requestfailed", lambda request: self._failed(request.url, request.failure or ""))
        self.go(path)

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)
        self.main()

    def main(self, page: str = "") -> None:
        """Wait for a page of the client."""
        self.page.wait_for_selector(f'main[data-page="{page}"]' if page else "main[data-page]")

    def __getitem__(self, name: str) -> str:
        """What an attribute of the page's root says."""
        return self.page.locator("main[data-page]").get_attribute(f"data-{name}") or ""

    def do(self, command: str) -> None:
        self.page.locator(f'[data-do="{command}"]').first.click()

    def is_answered(self) -> bool:
        """Whether everything that was asked for by sockets has been answered."""
        asked, answered = ({message.get("id") for message in some} for some in (self.sent, self.heard))
        return asked <= answered

    def shows(self) -> str:
        return self.page.locator("body").inner_text()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def _failed(self, url: str, failure: str) -> None:
        if failure != "net::ERR_ABORTED":  # a page that was left
            self.wrong.append(f"{url}: {failure}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._frame(payload, self.heard))
        socket.on("framesent", lambda payload: self._frame(payload, self.sent))

    def _frame(self, payload: str | bytes, messages: list[dict[str, Any]]) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        messages += [json.loads(line) for line in text.split("\n")]


# Hands. What can be chosen is read off the page: data-move on every option, data-do on every command.

_LOOK: Final = """() => {
  const main = document.querySelector("main[data-page]");
  const shut = (e) => e.disabled || e.getAttribute("aria-disabled") === "true";
  const seen = (e) => !shut(e) && e.checkVisibility({ visibilityProperty: true });
  const all = (words) => [...document.querySelectorAll(words)].filter(seen);
  return {
    page: main?.dataset.page, status: main?.dataset.status ?? "", step: main?.dataset.step ?? "",
    asked: main?.dataset.asked ?? "", planned: main?.dataset.planned ?? "",
    moves: [...new Set(all("[data-move]").map((e) => e.dataset.move))],
    commands: [...new Set(all("[data-do]").map((e) => e.dataset.do))],
  };
}"""


def look(page: Page) -> dict[str, Any]:
    """What can be done on a table's page."""
    found: dict[str, Any] = page.evaluate(_LOOK)
    return found


def changed(page: Page, before: dict[str, Any]) -> dict[str, Any]:
    """Wait until something else can be done than before."""
    page.wait_for_function(f"(before) => JSON.stringify(({_LOOK})()) !== before", arg=_compact(before))
    return look(page)


def _compact(found: dict[str, Any]) -> str:
    return json.dumps(found, separators=(",", ":"), ensure_ascii=False)


def to_decide(page: Page) -> dict[str, Any]:
    """Wait until the page's player can choose or confirm something, or the game is over."""
    page.wait_for_function(
        f"() => {{ const l = ({_LOOK})(); return l.status === 'over' || l.moves.length || "
        "l.commands.includes('offer') || l.commands.includes('confirm') }"
    )
    return look(page)


def settled(screen: Screen) -> dict[str, Any]:
    """What can be done when it is my turn, all that the page asked for is answered, and it shows nothing new."""
    seen = to_decide(screen.page)
    for _ in range(PATIENCE // CALM):
        screen.page.wait_for_timeout(CALM)
        before, seen = seen, look(screen.page)
        if seen == before and screen.is_answered():
            return seen
    raise TimeoutError(f"it goes on and on: {seen}")


Press = Callable[[Page, str, random.Random], None]


def click(page: Page, words: str, rng: random.Random) -> None:
    """The hand with the mouse: one of what fits. Then it leaves the board, or a tip would lie where it rests."""
    found = page.locator(words).locator("visible=true")
    found.nth(rng.randrange(found.count() or 1)).click(timeout=HASTE)
    page.mouse.move(1, 1)


_AWAY: Final = """([words, skip]) => {
  const can = (e) => e.tabIndex >= 0 && !e.disabled && e.checkVisibility({ visibilityProperty: true });
  const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")].filter(can);
  const at = stops.indexOf(document.activeElement);
  const ahead = stops.map((stop, k) => [stop, (k - at + stops.length) % stops.length]);
  const fit = ahead.filter(([stop]) => stop.matches(words)).map(([, far]) => far).sort((a, b) => a - b);
  return fit[Math.min(skip, fit.length - 1)] ?? -1;
}"""


def keys(page: Page, words: str, rng: random.Random) -> None:
    """The hand on the keyboard: Tab to something that fits, not far away, and Enter."""
    for _ in range(page.evaluate(_AWAY, [words, rng.randrange(3)])):
        page.keyboard.press("Tab")
    for _ in range(200):  # the way is a guess: a browser remembers where the focus was, and stops at what scrolls
        if page.evaluate("(words) => document.activeElement?.matches(words)", words):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise TimeoutError(f"{words} cannot be reached with the keyboard")


def act(page: Page, rng: random.Random, press: Press = click) -> bool:
    """Choose something or confirm what was chosen, if that can be done; returns whether a turn was confirmed."""
    seen = look(page)
    free = bool(seen["moves"]) or "offer" in seen["commands"]
    confirms = "confirm" in seen["commands"] and (not free or rng.random() < 0.5)
    if not free and not confirms:
        return False
    try:
        press(page, '[data-do="confirm"]' if confirms else '[data-move], [data-do="offer"]:not([disabled])', rng)
    except TimeoutError:
        if look(page) == seen:
            raise  # it is there, but cannot be pressed
        return False  # somebody else was faster: the page shows something new
    changed(page, seen)
    return confirms


def play_on(page: Page, rng: random.Random, press: Press = click, turns: int = 1000) -> int:
    """Play at random, for some turns or to the end; returns how many turns it were."""
    played = 0
    while played < turns and to_decide(page)["status"] == "running":
        played += act(page, rng, press)
    return played


def open_table(host: Screen, game: str, *seats: str) -> None:
    """Open a table with the form."""
    host.go(f"/new?game={game}")
    host.main("new")
    host.page.locator("form").get_by_role("button", name=str(len(seats)), exact=True).click()
    for k, seat in enumerate(seats):
        row = host.page.locator(f'[data-seat="{k}"]')
        row.locator("select").first.select_option(seat)
        if seat == "bot":
            row.locator("[data-opponent]").click()
            choice = host.page.locator('[data-dialog="opponents"]')
            choice.locator("select").select_option("apprentice")
            choice.locator('[data-choose="level"]').click()
        elif seat == "here":
            row.locator("input").fill(f"Guest {k}")
    host.do("open")


def sit_together(host: Screen, guest: Screen, game: str, *seats: str) -> None:
    """Open a table with the form, at which somebody else sits down by its link."""
    open_table(host, game, *seats)
    host.main("waiting")
    guest.go(host.page.url.removeprefix(host.url))
    guest.do("sit")
    for screen in (host, guest):
        screen.main("table")


def check(screen: Screen, axe: str) -> list[str]:
    """What axe finds on a page as it is."""
    screen.page.evaluate(axe)
    found = screen.page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{one['id']}: {node['html'][:160]} {node['any'][:1]}" for one in found for node in one["nodes"]]
