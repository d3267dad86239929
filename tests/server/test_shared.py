"""Several people at one screen: each seat's own name on the wire, in lists, chat, records and pictures, and deleted."""

from __future__ import annotations

import httpx
import pytest

from souk.client import Client, ServerSays, new_id
from souk.records.file import load
from souk.server import protocol as p
from souk.server.devices import device
from souk.table.commands import Say

from . import Running
from .people import all_play, play_out


def opened(person: Client, seats: list[p.Seating], game: str = "basari") -> str:
    return person.post("tables", p.NewTable(game, seats), p.Summary).link


def names(seats: list[p.SeatInfo]) -> list[str]:
    return [seat.name for seat in seats]


def test_everybody_at_one_screen_is_called_by_their_own_name_everywhere(server: Running) -> None:
    with Client(server.url, "Anna") as anna, Client(server.url, "Eve") as eve:
        link = opened(anna, [p.Me(), p.Me(" Ben  B. "), p.Bot("random")])
        tables = [anna.table(link, seat=seat) for seat in (0, 1)]
        while tables[0].info.status == "waiting":
            tables[0].wait()
        assert names(tables[0].info.seats) == ["Anna", "Ben B.", ""]
        assert [seat.user for seat in tables[0].info.seats][:2] == [anna.user.id] * 2
        tables[1].ask(Say(id=new_id(), text="hello"))
        watched = eve.table(link)
        watched.wait()
        assert [entry.name for entry in watched.news if getattr(entry, "text", "") == "hello"] == ["Ben B."]
        listed = anna.get("me/games", p.Summaries).tables[0]
        assert names(listed.seats) == ["Anna", "Ben B.", ""]
        all_play(tables)
        assert load(anna.get(f"tables/{link}/record", str)).seats == ("Anna", "Ben B.", "random")
        assert "Ben B." in anna.get(f"tables/{link}/picture/light/en", str)
        assert names(eve.get(f"tables/{link}", p.Summary).seats) == ["Anna", "Ben B.", ""]


@pytest.mark.parametrize(("name", "code"), [("\u202eneB", ""), ("!!!", "bad_name"), ("B\u0415N", "mixes_scripts")])
def test_names_at_one_screen_obey_the_rules_for_names(server: Running, name: str, code: str) -> None:
    with Client(server.url, "Anna") as anna:
        if not code:
            assert (
                names(anna.get(f"tables/{opened(anna, [p.Me(), p.Me(name)], 'yspahan')}", p.Summary).seats)[1] == "neB"
            )
            return
        with pytest.raises(ServerSays, match=code):
            opened(anna, [p.Me(), p.Me(name)], "yspahan")


def test_a_name_that_somebody_keeps_is_theirs_at_a_shared_screen_too(server: Running) -> None:
    with Client(server.url, "Zoe") as zoe, Client(server.url, "Anna") as anna:
        zoe.post("me/password", p.Keep("open sesame"), p.User)
        with pytest.raises(ServerSays, match="name_kept"):
            opened(anna, [p.Me(), p.Me("Zoe")], "yspahan")
        assert names(zoe.get(f"tables/{opened(zoe, [p.Me(), p.Me('Zoe')], 'yspahan')}", p.Summary).seats) == [
            "Zoe",
            "Zoe",
        ]


def test_names_at_a_shared_screen_are_deleted_with_the_account(server: Running) -> None:
    with Client(server.url, "Anna") as anna, Client(server.url, "Eve") as eve:
        link = opened(anna, [p.Me(), p.Me("Ben"), p.Bot("random")])
        table = anna.table(link)
        while table.info.status == "waiting":
            table.wait()
        table.close()
        httpx.request(
            "DELETE",
            f"{server.url}/api/me",
            json={},
            headers={"cookie": anna._cookie, "origin": server.url},
        ).raise_for_status()
        assert "Ben" not in names(eve.get(f"tables/{link}", p.Summary).seats)
        hub = server.services.hub
        session = hub.tables.pop(link)  # as after a restart
        assert session
        assert "Ben" not in names(eve.get(f"tables/{link}", p.Summary).seats)


@pytest.mark.parametrize(
    ("agent", "found"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
            "Safari/537.36 Edg/140.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
            "Version/18.5 Mobile/15E148 Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
            "Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 "
            "Safari/605.1.15",
            ("Safari", "macOS"),
        ),
        (
            "Mozilla/5.0 (X11; CrOS x86_64 16181.61.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
            "Safari/537.36",
            ("Chrome", "ChromeOS"),
        ),
        ("Python-urllib/3.13", ("Python-urllib", "")),
        ("", ("", "")),
        ("Mozilla/5.0 (compatible)", ("", "")),
        ("\x00\n<script>", ("", "")),
    ],
)
def test_a_session_is_called_by_browser_and_system(agent: str, found: tuple[str, str]) -> None:
    assert device(agent) == found
    assert device(" ".join(filter(None, found))) == found  # what is kept says the same


def test_sessions_say_browser_and_system_and_keep_nothing_else(server: Running) -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    with httpx.Client(base_url=server.url, headers={"user-agent": agent, "origin": server.url}) as browser:
        browser.post("/api/guest", json={"name": "Anna"}).raise_for_status()
        (session,) = browser.get("/api/me/sessions").json()
        assert (session["browser"], session["system"]) == ("Firefox", "Linux")
        assert "Mozilla" not in browser.get("/api/me/export").text


def test_a_shared_screen_without_names_is_as_before(server: Running) -> None:
    with Client(server.url, "Anna") as anna:
        table = anna.open("yspahan", ["me", "random"])
        assert names(table.info.seats) == ["Anna", ""]
        assert not table.info.seats[0].shares
        play_out(table, 3)
