"""Pictures of every page for the documentation, wide and narrow, light and dark: `make pictures`.

With names of pages, `python -m tests.web.shots review mistakes`, only of those.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from souk.client import Client
from souk.puzzles.solving import chosen_puzzles
from souk.server import protocol as p
from tests.server import Victim
from tests.server.people import play_out

from . import FLAGS, NARROW, WIDE, chromium, play_on, to_decide
from .reviewed import have_reviewed

FOLDER = Path(__file__).parents[2] / "docs/pictures/web"
MOST = 60_000  # bytes of a picture


def pages(page: Page, url: str, links: dict[str, str]) -> Iterator[str]:
    """Go from page to page; yields the name of each when it is shown."""
    for name, path in {
        "home": "/",
        "new": "/new?game=yspahan",
        "profile": "/profile",
        "about": "/about",
        "rules": "/rules/yspahan",
        "learn": "/learn",
        "lesson": "/learn/yspahan/2",
        "puzzles": "/puzzles",
        "puzzle": f"/puzzles/{links['puzzle']}",
        "waiting": f"/table/{links['waiting']}",
        "replay": f"/replay/{links['over']}?step=150",
        "review": f"/review/{links['over']}?step={links['error']}",
        "mistakes": f"/mistakes/{links['over']}?seat={links['erring']}",
    }.items():
        if not wanted(name):
            continue
        page.goto(url + path)
        page.wait_for_selector(f'main[data-page="{name}"]')
        page.wait_for_load_state("networkidle")
        yield name
    for game, step in (("yspahan", 150), ("basari", 40)):
        if not wanted(f"analysis-{game}"):
            continue
        page.goto(f"{url}/analysis?table={links[game]}&step={step}")
        page.wait_for_selector('main[data-page="analysis"][data-node]')
        to_a_decision(page)
        yield f"analysis-{game}"
    for game, turns in (("yspahan", 22), ("basari", 9)):
        if not wanted(game):
            continue
        page.goto(url)
        page.locator(f'[data-play="{game}"]').click()
        page.wait_for_selector('main[data-page="table"]')
        play_on(page, random.Random(2), turns=turns)
        to_decide(page)
        page.wait_for_selector('[data-part="reveal"]', state="detached")
        yield game


def wanted(name: str) -> bool:
    """Whether a page's picture is to be taken."""
    return not sys.argv[1:] or name in sys.argv[1:]


def to_a_decision(page: Page) -> None:
    """Step on until a seat is to decide between several moves, and wait for what is thought of them."""
    for _ in range(40):
        if page.locator('[data-part="decision"] button[data-move]').count() > 2:
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(200)
    page.wait_for_selector("[data-best] >> nth=2", timeout=300_000)
    page.wait_for_timeout(4000)


def take(browser: Browser, url: str, links: dict[str, str], size: str) -> None:
    viewport = WIDE if size == "wide" else NARROW
    page = browser.new_context(viewport=viewport, reduced_motion="reduce", locale="en").new_page()
    for name in pages(page, url, links):
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            page.wait_for_selector(f'html[data-theme="{scheme}"]')
            page.wait_for_timeout(150)
            keep(page.screenshot(), FOLDER / f"{name}-{size}-{scheme}.webp")


def keep(shot: bytes, file: Path) -> None:
    """As good as it can be and still small."""
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    for quality in range(90, 10, -5):
        made = io.BytesIO()
        picture.save(made, "WEBP", quality=quality, method=6)
        if made.tell() <= MOST:
            break
    file.write_bytes(made.getvalue())


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Victim(f"{folder}/souk.db") as server,
        Client(server.url, "Dora") as dora,
        sync_playwright() as playwright,
    ):
        seats: list[Any] = [p.Me(), p.Bot("trader"), p.Bot("merchant")]
        games = {game: dora.post("tables", p.NewTable(game, seats), p.Summary).link for game in ("yspahan", "basari")}
        for link in games.values():
            play_out(dora.table(link), 1)
        found = have_reviewed(dora, server.database, games["yspahan"])
        error = next(one for one in found.decisions if one.is_error and one.error > 0.001)
        waiting = dora.post("tables", p.NewTable("basari", [p.Me(), p.Open(), p.Bot("master")]), p.Summary).link
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in ("wide", "narrow"):
            links = {
                "over": games["yspahan"],
                "waiting": waiting,
                "puzzle": chosen_puzzles("basari", players=4)[0].id,
                "error": str(error.step),
                "erring": str(error.seat),
                **games,
            }
            take(browser, server.url, links, size)
        browser.close()


if __name__ == "__main__":
    main()
