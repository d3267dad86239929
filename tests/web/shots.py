"""Pictures of every page for the documentation, wide and narrow, light and dark: `make pictures`."""

from __future__ import annotations

import io
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from souk.client import Client
from souk.server import protocol as p
from tests.server import Victim
from tests.server.people import play_out

from . import FLAGS, NARROW, WIDE, chromium, play_on, to_decide

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
        "waiting": f"/table/{links['waiting']}",
        "replay": f"/replay/{links['over']}?step=150",
    }.items():
        page.goto(url + path)
        page.wait_for_selector(f'main[data-page="{name}"]')
        page.wait_for_load_state("networkidle")
        yield name
    for game, turns in (("yspahan", 22), ("basari", 9)):
        page.goto(url)
        page.locator(f'[data-play="{game}"]').click()
        page.wait_for_selector('main[data-page="table"]')
        play_on(page, random.Random(2), turns=turns)
        to_decide(page)
        page.wait_for_selector('[data-part="reveal"]', state="detached")
        yield game


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
        over = dora.post("tables", p.NewTable("yspahan", seats), p.Summary).link
        play_out(dora.table(over), 1)
        waiting = dora.post("tables", p.NewTable("basari", [p.Me(), p.Open(), p.Bot("master")]), p.Summary).link
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for size in ("wide", "narrow"):
            take(browser, server.url, {"over": over, "waiting": waiting}, size)
        browser.close()


if __name__ == "__main__":
    main()
