from __future__ import annotations

import time

import httpx
import pytest

from souk.client import Client, ServerSays
from souk.server import protocol as p

from . import Running, running
from .people import play_out

PASSWORD = "correct horse"


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


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\n", "x" * 33, "---", "a" + "\u0301" * 20, "\u0000"])
def test_a_name_that_nobody_can_read_is_refused(server: Running, name: str) -> None:
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


def test_guessing_passwords_is_slow(server: Running) -> None:
    with running(server.settings.database, requests_per_second=2) as strict, Browser(strict) as browser:
        codes = {browser.post("/api/login", json={"name": "Anna", "password": PASSWORD}).status_code for _ in range(8)}
        assert codes == {403, 429}
