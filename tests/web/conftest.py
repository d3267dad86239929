from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.server import Victim

from . import FLAGS, WIDE, Screen, chromium


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A Chromium for the tests of a module; no longer, since it keeps an event loop in this thread."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Victim]:
    """A server in a process of its own, whose bots do not wait."""
    with Victim(str(tmp_path_factory.mktemp("web") / "souk.db")) as found:
        yield found


Person = Callable[..., Screen]


@pytest.fixture
def person(browser: Browser, server: Victim) -> Iterator[Person]:
    """Somebody with a browser of their own: `person("/new", locale="de")`. Nothing may go wrong on a page."""
    contexts: list[BrowserContext] = []
    screens: list[Screen] = []

    def come(path: str = "/", beside: Screen | None = None, **settings: Any) -> Screen:
        usual = {"viewport": WIDE, "locale": "en", "reduced_motion": "reduce", "color_scheme": "light"}
        context = beside.page.context if beside else browser.new_context(**{**usual, **settings})
        contexts.append(context)
        screens.append(Screen(context, server.url, path))
        return screens[-1]

    yield come
    wrong = {screen.page.url: screen.wrong for screen in screens if screen.wrong}
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe, which finds what keeps people out."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
