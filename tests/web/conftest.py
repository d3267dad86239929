from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from souk.client import Client
from tests.server import Victim
from tests.server.people import play_out

from . import FLAGS, WIDE, Screen, chromium
from .reviewed import Over, have_reviewed


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


@pytest.fixture(scope="module")
def dora(server: Victim) -> Iterator[Client]:
    """Somebody else at the server, a program."""
    with Client(server.url, "Dora") as dora:
        yield dora


@pytest.fixture(scope="module")
def over(dora: Client) -> dict[str, str]:
    """A game of each kind that is over, of Dora and two bots, all of whom played at random."""
    links = {game: dora.open(game, ["me", "random", "random"])._link for game in ("yspahan", "basari")}
    for link in links.values():
        play_out(dora.table(link), 1)
    return links


@pytest.fixture(scope="module")
def reviewed(server: Victim, dora: Client, over: dict[str, str]) -> dict[str, Over]:
    """The same games, reviewed."""
    return {game: Over(link, have_reviewed(dora, server.database, link)) for game, link in over.items()}


Person = Callable[..., Screen]


@pytest.fixture
def person(browser: Browser, server: Victim) -> Iterator[Person]:
    """Somebody with a browser: `person("/new", locale="de")`, or the user of a program. Nothing may go wrong."""
    contexts: list[BrowserContext] = []
    screens: list[Screen] = []

    def come(path: str = "/", beside: Screen | None = None, user: Client | None = None, **settings: Any) -> Screen:
        usual = {"viewport": WIDE, "locale": "en", "reduced_motion": "reduce", "color_scheme": "light"}
        context = beside.page.context if beside else browser.new_context(**{**usual, **settings})
        contexts.append(context)
        if user:
            name, _, value = user._cookie.partition("=")
            context.add_cookies([{"name": name, "value": value, "url": server.url}])
            context.add_init_script("localStorage.setItem('souk.known', '1')")  # they have come in
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
