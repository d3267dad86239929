from __future__ import annotations

import asyncio
import gzip
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from souk.client import Client, RemoteTable, ServerSays
from souk.server import metrics
from souk.server import protocol as p
from souk.server.database import opened
from souk.server.store import Store
from souk.server.text import clean_name
from souk.server.web.connection import MOST_BYTES
from souk.server.web.costs import PAGE
from souk.table.log import Said

from . import Running, running
from .people import play_out
from .proofs.test_raw import frame, upgrade

PASSWORD = "correct horse"
OLD = Path(__file__).parent / "old"


class Browser(httpx.Client):
    """Somebody's browser: keeps cookies, says where its pages are from."""

    def __init__(self, server: Running) -> None:
        super().__init__(base_url=server.url, headers={"origin": server.url, "user-agent": "Firefox"})

    def guest(self, name: str) -> httpx.Response:
        return self.post("/api/guest", json={"name": name})


def test_a_guest_is_in_with_a_name(server: Running) -> None:
    with Browser(server) as browser:
        assert browser.get("/api/me").status_code == 401
        answer = browser.guest("  Anna \u202e\t B ")
        assert answer.json()["name"] == "Anna B"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie
        assert browser.get("/api/me").json()["guest"] is True


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u200b", "\n", "x" * 33, "---", "a" + "\u0301" * 20, "\u0000"),
        *("\u2800", "\u3164", "\u115f\u1160", "\ufe0f", "\u202e\u2066"),  # blank, or only about other characters
        *("a\u20dd", "a\u0301\u0301"),  # encircled, the same accent twice
        *("\u0410nna", "Ann\u0251\u03b1", "anna\u0663"),  # Cyrillic, Greek or Arabic among Latin
        *("\u13aa\u13c1\u13c1\u13aa", "\U00010400"),  # Cherokee and Deseret, which look Latin
    ],
)
def test_a_name_that_nobody_can_read_or_that_deceives_is_refused(server: Running, name: str) -> None:
    with Browser(server) as browser:
        answer = browser.guest(name)
        assert answer.status_code == 400
        assert "set-cookie" not in answer.headers


def test_a_password_keeps_the_name_across_devices(server: Running) -> None:
    with Browser(server) as home, Browser(server) as phone:
        home.guest("Anna")
        assert home.post("/api/me/password", json={"password": PASSWORD}).json()["guest"] is False
        assert phone.guest("ANNA").status_code == 403
        for wrong in (("Anna", "wrong horse"), ("Nobody", PASSWORD)):
            answer = phone.post("/api/login", json={"name": wrong[0], "password": wrong[1]})
            assert (answer.status_code, answer.json()["reason"]["code"]) == (403, "wrong_login")
        assert phone.post("/api/login", json={"name": "anna", "password": PASSWORD}).status_code == 200
        assert phone.get("/api/me").json()["id"] == home.get("/api/me").json()["id"]
        sessions = phone.get("/api/me/sessions").json()
        assert [session["current"] for session in sessions].count(True) == 1
        other = next(session["id"] for session in sessions if not session["current"])
        phone.delete(f"/api/me/sessions/{other}")
        assert home.get("/api/me").status_code == 401
        assert phone.post("/api/me/password", json={"password": "another one", "old": "bad"}).status_code == 403
        assert phone.post("/api/logout").status_code == 200
        assert phone.get("/api/me").status_code == 401


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    with Browser(server) as browser:
        browser.guest("Anna")
        token, _, signature = browser.cookies["souk"].partition(".")
        for forged in (f"{token}.{signature[:-1]}x", f"x{token}.{signature}", token, ".", "\u00e9".encode().hex()):
            assert httpx.get(f"{server.url}/api/me", headers={"cookie": f"souk={forged}"}).status_code == 401


def test_a_session_that_ends_closes_its_sockets(server: Running) -> None:
    person = Client(server.url, "Anna")
    table = person.open("yspahan", ["me", "open"])
    assert len(server.services.sockets) == 1
    person.post("logout", None, p.Ok)
    while server.services.sockets:
        time.sleep(0.01)
    with pytest.raises(ServerSays, match="name_first"):
        table.say("hello?")  # comes back, but as nobody


@contextmanager
def unread(server: Running, table: RemoteTable, who: Client) -> Iterator[socket.socket]:
    """A socket of somebody who does not read, so that more and more waits to be sent."""
    with socket.create_connection(server.socket.getsockname()) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        upgrade(line, table._link, who._cookie)
        (stuck,) = [found for found in server.services.sockets if found.user == who.user.id]
        while stuck._waiting < 20_000:
            table.say("x" * 500)
        yield line


def test_an_ended_session_does_nothing_though_its_socket_is_not_read(server: Running) -> None:
    """The word that it is over waits behind what nobody reads; what is sent meanwhile is not carried out."""
    anna, thief = Client(server.url, "Anna"), Client(server.url, "Thief")
    table = anna.open("yspahan", ["me", "open"])
    with unread(server, table, thief) as line:
        thief.post("logout", None, p.Ok)
        before = metrics.messages._value.get()
        line.sendall(frame(1, b'{"type":"say","id":"a","text":"still here"}'))
        while metrics.messages._value.get() == before:
            time.sleep(0.01)
        table.say("the end")
    said = [entry.text for _, entry, _ in server.services.hub.tables[table._link]._recent if isinstance(entry, Said)]
    assert said[-2:] == ["x" * 500, "the end"]


def test_who_has_gone_can_be_cut_off_too(server: Running) -> None:
    """A socket that is gone is told things until it is known that it is; whatever happens then is nobody's failure."""
    anna, gone = Client(server.url, "Anna"), Client(server.url, "Gone")
    table = anna.open("yspahan", ["me", "open"])
    with unread(server, table, gone):
        (stuck,) = [found for found in server.services.sockets if found.user == gone.user.id]
    while stuck in server.services.sockets:
        time.sleep(0.01)
    stuck.send(b"x" * (MOST_BYTES + 1))
    assert stuck.closed


def test_a_server_that_stops_does_not_wait_for_who_does_not_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(running(str(tmp_path / "souk.db")))
        anna, spectator = Client(server.url, "Anna"), Client(server.url, "Spectator")
        stop = stack.pop_all()
        with unread(server, anna.open("yspahan", ["me", "open"]), spectator):
            stop.close()
    assert "graceful shutdown exceeded" not in caplog.text


def test_another_name_and_settings(server: Running) -> None:
    with Browser(server) as browser:
        browser.guest("Anna")
        answer = browser.patch("/api/me", json={"name": "Anne", "settings": {"language": "fr"}})
        assert (answer.json()["name"], answer.json()["settings"]) == ("Anne", {"language": "fr"})
        assert browser.get("/api/me").json() == answer.json()
        assert browser.patch("/api/me", json={"settings": {str(k): "" for k in range(51)}}).status_code == 400


def test_export_and_delete(server: Running) -> None:
    anna, ben = Client(server.url, "Anna"), Client(server.url, "Ben")
    table = anna.open("basari", ["me", "random", "random"])
    table.say("my words")
    play_out(table, 1)
    other = anna.open("yspahan", ["me", "open"])
    export = anna.get("me/export", p.Export)
    assert export.user.name == "Anna"
    assert [said.text for said in export.said] == ["my words"]
    assert {summary.link for summary in export.tables} == {table._link, other._link}
    anna._request("DELETE", "me", p.Forget(), p.Ok)
    with pytest.raises(ServerSays, match="name_first"):
        anna.get("me", p.User)
    seen = ben.table(table._link)
    while seen.update is None:
        seen.wait()
    assert [sitter.name for sitter in seen.info.seats] == ["", "", ""]
    assert not any("my words" in str(news) for news in seen.news)
    assert ben.get(f"tables/{other._link}", p.Summary).status == "over"
    with running(server.settings.database) as again:
        ben.url = again.url
        seen = ben.table(table._link)
        while seen.update is None:
            seen.wait()
        assert not any("my words" in str(news) for news in seen.news)
        assert [sitter.name for sitter in seen.info.seats] == ["", "", ""]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("\uff21\uff4e\uff4e\uff41", "Anna"),  # full width
        ("A\u3164nna\u2800", "Anna"),
        ("\u202eannA", "annA"),
        ("\u2764\ufe0f Anna", "\u2764 Anna"),
        ("Nguye\u0302\u0303n Đức", "Nguyễn Đức"),
        ("Анна", "Анна"),
        ("山田 Taro ー", "山田 Taro ー"),
        ("O'Neil-Smith 2", "O'Neil-Smith 2"),
        ("तेंदुलकर", "तेंदुलकर"),
        ("محمد ٣", "محمد ٣"),
    ],
)
def test_names_in_any_one_script_are_shown_as_what_they_are(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_nobody_looks_like_who_keeps_a_name(server: Running) -> None:
    with Browser(server) as anna, Browser(server) as other:
        anna.guest("Coco 1")
        assert anna.post("/api/me/password", json={"password": PASSWORD}).status_code == 200
        alike = ("coco1", "\u0441\u043e\u0441\u043e 1", "COCO l", "Coco 1.", "C-o-c-o I", "C0C0 1")
        for name in alike:
            assert other.guest(name).status_code == 403, name
        assert other.guest("Coca 1").status_code == 200
        assert other.patch("/api/me", json={"name": "\u0441\u043e\u0441\u043e 1"}).status_code == 403
        assert anna.patch("/api/me", json={"name": "CoCo 1"}).status_code == 200  # one's own name


def test_an_invitation_goes_to_who_keeps_the_name(server: Running) -> None:
    host, anna = Client(server.url, "Host"), Client(server.url, "Anna")
    Client(server.url, "Anna")  # whoever came last
    invite = p.NewTable("yspahan", [p.Me(), p.Friend("Anna")])
    with pytest.raises(ServerSays, match="nobody_called"):
        host.post("tables", invite, p.Summary)
    anna.post("me/password", p.Keep(PASSWORD), p.User)
    assert host.post("tables", invite, p.Summary).seats[1].user == anna.user.id


def test_a_new_password_ends_all_other_sessions_and_their_sockets(server: Running) -> None:
    anna = Client(server.url, "Anna")
    anna.post("me/password", p.Keep(PASSWORD), p.User)
    with Browser(server) as phone:
        phone.post("/api/login", json={"name": "Anna", "password": PASSWORD})
        table = anna.open("yspahan", ["me", "open"])
        changed = phone.post("/api/me/password", json={"password": "another one", "old": PASSWORD})
        assert changed.status_code == 200
        assert [session["current"] for session in phone.get("/api/me/sessions").json()] == [True]
        while server.services.sockets:
            time.sleep(0.01)
        with pytest.raises(ServerSays, match="name_first"):
            anna.get("me", p.User)
        table.close()


def test_deleting_an_account_takes_its_name_out_of_all_lists(database: str) -> None:
    with running(database) as server:
        anna, ben = Client(server.url, "Annabella"), Client(server.url, "Ben")
        link = ben.post(
            "tables", p.NewTable("basari", [p.Me(), p.Open(), p.Open()], visibility="listed"), p.Summary
        ).link
        with anna:
            anna.table(link).sit()
        assert "Annabella" in str(ben.get("tables", p.Summaries))
        anna._request("PATCH", "me", p.Change(name="Annabelle"), p.User)
        assert "Annabella" not in str(ben.get("tables", p.Summaries))  # also after another name
        anna._request("DELETE", "me", p.Forget(), p.Ok)
        for path in ("tables", "me/games"):
            assert "Annabel" not in str(ben.get(path, p.Summaries)), path

    async def all_rows() -> str:
        async with opened(database) as found:
            return str([row async for row in found.stream()])

    assert "Annabel" not in asyncio.run(all_rows())


def test_older_lists_with_names_lose_them_too(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    path.write_bytes(gzip.decompress((OLD / "schema-1.db.gz").read_bytes()))

    async def forget() -> str:
        async with opened(str(path)) as database:
            store = Store(database)
            named = """replace(summary, '"user":2', '"name":"Ben","user":2')"""
            await database.run(f"UPDATE tables SET visibility = 'listed', summary = {named}")
            assert "Ben" in str(await store.listed(1 << 53, 10))
            await store.forget(2)
            return str(await database.fetch("SELECT summary FROM tables"))

    assert "Ben" not in asyncio.run(forget())


def test_a_table_of_other_rules_does_not_keep_anybody_from_leaving(tmp_path: Path) -> None:
    database = str(tmp_path / "souk.db")
    with running(database) as server:
        anna = Client(server.url, "Anna")
        anna.open("yspahan", ["me", "open"]).close()
    with sqlite3.connect(database) as db:
        db.execute("""UPDATE entries SET check_sum = NULL, body = replace(body, '"version":1', '"version":99')""")
        assert db.execute("""SELECT count(*) FROM entries WHERE body LIKE '%"version":99%'""").fetchone() == (1,)
        db.execute("DELETE FROM snapshots")
    db.close()
    with running(database) as server:
        anna.url = server.url
        assert anna._request("DELETE", "me", p.Forget(), p.Ok) == p.Ok()


def test_wrong_passwords_from_elsewhere_do_not_lock_anybody_out(server: Running) -> None:
    with running(server.settings.database, requests_per_second=4) as strict, Browser(strict) as anna:
        anna.guest("Anna")
        anna.post("/api/me/password", json={"password": PASSWORD})
        anna.post("/api/logout")
        thief = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=strict.url, transport=thief) as elsewhere:
            guesses = [
                elsewhere.post("/api/login", json={"name": "Anna", "password": f"wrong guess {k}"}) for k in range(10)
            ]
        assert [answer.status_code for answer in guesses][-1] == 429
        assert anna.post("/api/login", json={"name": "Anna", "password": PASSWORD}).status_code == 200


def test_guessing_passwords_for_many_names_is_slow(server: Running) -> None:
    with running(server.settings.database, requests_per_second=2) as strict, Browser(strict) as browser:
        guesses = [browser.post("/api/login", json={"name": f"Anna {k}", "password": PASSWORD}) for k in range(8)]
        assert {answer.status_code for answer in guesses} == {403, 429}


def test_guessing_passwords_is_slow(server: Running) -> None:
    with running(server.settings.database, requests_per_second=2) as strict, Browser(strict) as browser:
        codes = {browser.post("/api/login", json={"name": "Anna", "password": PASSWORD}).status_code for _ in range(8)}
        assert codes == {403, 429}


def test_a_long_export_is_whole_and_each_page_of_it_is_paid_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("store", "web.account_routes"):
        monkeypatch.setattr(f"souk.server.{module}.AT_ONCE", 3)
    charged: list[float] = []
    charge = server.services.charge

    def counted(place: str, cost: float, aside: float = 0.0) -> bool:
        charged.append(cost)
        return charge(place, cost, aside)

    monkeypatch.setattr(server.services, "charge", counted)
    with Client(server.url, "Anna") as anna:
        tables = [anna.open("yspahan", ["me", "open"]) for _ in range(7)]
        for k, table in enumerate(tables):
            for text in "abc"[: k % 4]:
                table.say(text)
        charged.clear()
        export = anna.get("me/export", p.Export)
        said = {table._link: ["a", "b", "c"][: k % 4] for k, table in enumerate(tables)}
        assert {table.link for table in export.tables} == set(said)
        assert len(export.tables) == 7
        assert {link: [each.text for each in export.said if each.table == link] for link in said} == said
        assert charged.count(PAGE) >= 4 + 2
