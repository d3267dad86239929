"""Positions as pictures: for whom, and what is not on them."""

from __future__ import annotations

import httpx
import pytest

from souk.client import Client
from souk.server import protocol as p

from . import Running
from .people import begun, play_out


def table(dora: Client, game: str = "basari") -> str:
    seats: list[p.Seating] = [p.Me(), p.Bot("random"), p.Bot("random")]
    link = dora.post("tables", p.NewTable(game, seats), p.Summary).link
    begun([dora.table(link)])
    return link


def ask(dora: Client, link: str, theme: str = "light", language: str = "en", **query: int) -> httpx.Response:
    """A picture, as somebody who sits at the table asks for it."""
    address = f"{dora.url}/api/tables/{link}/picture/{theme}/{language}"
    return httpx.get(address, params=query, headers={"cookie": dora._cookie})


@pytest.mark.parametrize("game", ["yspahan", "basari"])
def test_a_table_is_drawn_in_both_themes_and_every_language(server: Running, game: str) -> None:
    with Client(server.url, "Dora") as dora:
        link = table(dora, game)
        light, dark, french = ask(dora, link), ask(dora, link, "dark"), ask(dora, link, language="fr")
    assert light.headers["content-type"] == "image/svg+xml"
    assert light.text.startswith("<svg")
    assert "Dora" in light.text
    assert len({light.text, dark.text, french.text}) == 3


def test_nobody_gets_a_picture_with_the_secrets_of_others(server: Running) -> None:
    with Client(server.url, "Dora") as dora, Client(server.url, "Eve") as eve:
        link = table(dora, "yspahan")
        assert ask(dora, link, seat=0).status_code == 200
        for somebody, seat in ((dora, 1), (eve, 0)):
            answer = ask(somebody, link, seat=seat)
            assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "own_view_only")
        assert ask(eve, link).status_code == 200
        play_out(dora.table(link), 1)
        assert ask(eve, link, seat=1).status_code == 200
        assert ask(eve, link, seat=1).text != ask(eve, link).text


def test_a_picture_is_of_the_step_that_is_asked_for(server: Running) -> None:
    with Client(server.url, "Dora") as dora:
        link = table(dora)
        play_out(dora.table(link), 1)
        first, later, last = (ask(dora, link, step=step).text for step in (0, 60, 1_000_000))
        assert len({first, later, last}) == 3
        assert last == ask(dora, link).text


@pytest.mark.parametrize(
    ("theme", "language", "status"), [("neon", "en", 404), ("light", "xx", 404), ("light", "..", 404)]
)
def test_what_there_is_no_picture_of(server: Running, theme: str, language: str, status: int) -> None:
    with Client(server.url, "Dora") as dora:
        assert ask(dora, table(dora), theme, language).status_code == status
        waiting = dora.post("tables", p.NewTable("basari", [p.Me(), p.Open(), p.Open()]), p.Summary).link
        assert ask(dora, waiting).json()["reason"]["code"] == "not_begun"
        assert ask(dora, "nope").status_code == 404
