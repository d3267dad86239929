"""Who waits for something that is thought elsewhere reads it: bots at a table, a hint, the analysis board."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from souk.server.tables.workers import InTurn
from tests.server import Running, running

from . import LANGUAGES, NARROW, Screen, check
from .conftest import Person
from .test_analysis import begin

WORDS = {"en": "place 1", "de": "Platz 1", "nl": "plaats 1", "it": "posto 1", "fr": "place 1"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server whose turns can be kept busy."""
    with running(str(tmp_path_factory.mktemp("web") / "souk.db")) as found:
        yield found


def busy(server: Running, turns: InTurn) -> Callable[[], None]:
    """Somebody else is thought for, until what this gives is called."""
    loop = next(iter(server.services.hub.background.tasks)).get_loop()
    end = asyncio.Event()
    begun = asyncio.Event()

    async def think() -> None:
        begun.set()
        await end.wait()

    asyncio.run_coroutine_threadsafe(turns.do("others", think), loop)
    asyncio.run_coroutine_threadsafe(begun.wait(), loop).result(60)

    def go_on() -> None:
        loop.call_soon_threadsafe(end.set)

    return go_on


def says(screen: Screen, words: str) -> None:
    expect(screen.page.locator('[data-part="queue"]:not(.empty)')).to_contain_text(words)


def says_nothing(screen: Screen) -> None:
    expect(screen.page.locator('[data-part="queue"]:not(.empty)')).to_have_count(0)


def test_everybody_at_a_table_reads_that_a_bot_waits(server: Running, person: Person, axe: str) -> None:
    go_on = busy(server, server.services.hub._bots._turns)
    anna = person()
    link = anna.page.evaluate(
        """async () => (await (await fetch("/api/tables", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify({game: "basari",
        seats: Array(3).fill({type: "bot", level: "greedy"})})})).json()).link"""
    )
    anna.go(f"/table/{link}")
    looks = [anna, *(person(f"/table/{link}", viewport=NARROW, locale=language) for language in LANGUAGES)]
    for screen, language in zip(looks, ("en", *LANGUAGES), strict=True):
        says(screen, WORDS[language])
    assert not check(looks[1], axe)
    go_on()
    for screen in looks:
        says_nothing(screen)


def test_who_asked_for_a_hint_reads_the_place_and_then_the_hint(server: Running, person: Person) -> None:
    go_on = busy(server, server.services.hub.hints._turns)
    anna = person()
    link = anna.page.evaluate(
        """async () => (await (await fetch("/api/tables", {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify({game: "basari",
        seats: [{type: "me"}, {type: "bot", level: "random"}, {type: "bot", level: "random"}]})})).json()).link"""
    )
    anna.go(f"/table/{link}")
    anna.do("hint")
    says(anna, "place 1 in the queue")
    go_on()
    expect(anna.page.locator('[data-part="chance"]').first).to_be_visible(timeout=120_000)
    says_nothing(anna)


def test_the_analysis_board_reads_it_too(server: Running, person: Person) -> None:
    anna = person()
    begin(anna, "basari")
    go_on = busy(server, server.services.thinking._turns)
    anna.page.locator('[data-do="think"]').check()
    says(anna, "place 1 in the queue")
    go_on()
    expect(anna.page.locator("[data-best]").first).to_be_visible(timeout=120_000)
    says_nothing(anna)
