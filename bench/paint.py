"""How long a move takes in the browser, from the click to the painted board: `python -m bench.paint`.

Bots play at the pace of people, as at home; otherwise their answers would be painted in the same breath.
"""

from __future__ import annotations

import statistics
import tempfile

from playwright.sync_api import Page, sync_playwright
from tests.server import Victim
from tests.web import FLAGS, WIDE, chromium, to_decide

from souk.games import GAMES

MOVES = 30
_CLICK = """(words) => new Promise((done) => {
  const main = document.querySelector("main");
  const state = () => [main.dataset.step, main.dataset.asked, main.dataset.planned].join();
  const found = [...document.querySelectorAll(words)].filter((e) => !e.disabled);
  const before = state();
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (state() === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));  // after the paint
  });
  watch.observe(main, { attributes: true });
  found[Math.floor(Math.random() * found.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Victim(f"{folder}/souk.db", pace=1) as server,
        sync_playwright() as playwright,
    ):
        print("| from the click to the painted board | choosing a move (its preview) | confirming it | aim |")
        print("|---|---:|---:|---:|")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in ("yspahan", "basari"):
            page = browser.new_context(viewport=WIDE).new_page()
            page.goto(server.url)
            page.locator(f'[data-play="{game}"]').click()
            page.wait_for_selector('main[data-page="table"]')
            chosen, confirmed = times(page)
            print(f"| {GAMES[game].title} | {shown(chosen)} | {shown(confirmed)} | 150 ms |", flush=True)
        browser.close()


def times(page: Page) -> tuple[list[float], list[float]]:
    """Milliseconds of choosing (the preview is painted) and of confirming (the new position is)."""
    chosen: list[float] = []
    confirmed: list[float] = []
    while len(chosen) + len(confirmed) < MOVES and (seen := to_decide(page))["status"] == "running":
        if "confirm" in seen["commands"]:
            confirmed.append(page.evaluate(_CLICK, '[data-do="confirm"]'))
        elif seen["moves"]:
            chosen.append(page.evaluate(_CLICK, "[data-move]"))
        else:
            page.locator('[data-do="offer"]').click()
    return chosen, confirmed


def shown(took: list[float]) -> str:
    ordered = sorted(took)
    return f"{statistics.median(took):.0f} ms (p95 {ordered[int(0.95 * (len(took) - 1))]:.0f}, {len(took)} moves)"


if __name__ == "__main__":
    main()
