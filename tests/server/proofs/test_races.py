"""Every two account requests of one person, one of them slow: what is left is what one after the other leaves.

A request is slow in two ways. Its body takes long to arrive: then it counts as sent after the other. Or it is held up
when it is known who asks: then either may have been the first, but never half of each.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from argon2 import PasswordHasher

from souk.server.accounts import Visitor, session_id

from .. import Running, running, sweep

OLD, NEW = "correct horse", "battery staple"
Request = tuple[str, str, Any]  # method, path, body

# What each asks for. `{other}` is the session of the other request.
REQUESTS: dict[str, Request] = {
    "rename": ("PATCH", "/api/me", {"name": "Zoe {account}"}),
    "settings": ("PATCH", "/api/me", {"settings": {"language": "{account}"}}),
    "name and settings": ("PATCH", "/api/me", {"name": "Yve {account}", "settings": {"theme": "dark"}}),
    "password": ("POST", "/api/me/password", {"password": NEW, "old": OLD}),
    "wrong password": ("POST", "/api/me/password", {"password": "thief's own", "old": "a guess"}),
    "delete": ("DELETE", "/api/me", {"password": OLD}),
    "login": ("POST", "/api/login", {"name": "Anna {account}", "password": OLD}),
    "log out": ("POST", "/api/logout", None),
    "end the other session": ("DELETE", "/api/me/sessions/{other}", None),
    "end own session": ("DELETE", "/api/me/sessions/{own}", None),
    "look": ("GET", "/api/me", None),
    "sessions": ("GET", "/api/me/sessions", None),
    "export": ("GET", "/api/me/export", None),
}
MEANWHILE = sorted(REQUESTS, key=lambda name: name not in ("password", "settings", "delete", "end the other session"))
QUICK = MEANWHILE[: sweep(4, len(REQUESTS))]
SLOW_BODIES = [name for name, (_, _, body) in REQUESTS.items() if body is not None]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One server for all pairs: every account is a new one."""
    database = str(tmp_path_factory.mktemp("races") / "souk.db")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres").new_database()
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each request says whose it is
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("souk.server.accounts._hasher", quick)
        patch.setattr("souk.server.accounts._no_password", lambda: quick.hash("x"))  # else that of an earlier test
        with running(database) as server, httpx.Client(base_url=server.url, cookies=no_cookies) as web:
            yield Site(server, web)


class Site:
    """A server where every request can be held up."""

    def __init__(self, server: Running, web: httpx.Client) -> None:
        self.server, self.web = server, web
        self.held: dict[str, tuple[threading.Event, threading.Event]] = {}
        self._accounts = itertools.count()
        find = server.services.visitor

        async def visitor(carried: dict[str, str]) -> Visitor | None:
            found = await find(carried)
            if hold := self.held.pop(carried.get("held", ""), None):
                reached, go = hold
                reached.set()
                await asyncio.to_thread(go.wait, 20)
            return found

        server.services.visitor = visitor  # type: ignore[method-assign]

    def account(self) -> Account:
        """Somebody with a password and two sessions."""
        return Account(self, next(self._accounts))


class Account:
    """Somebody who keeps a name, by two cookies."""

    def __init__(self, site: Site, number: int) -> None:
        self.site, self.web, self.number = site, site.web, number
        self.names = [f"{name} {number}" for name in ("Anna", "Zoe", "Yve")]
        self.cookies = [_cookie(self.web.post("/api/guest", json={"name": self.names[0]}))]
        kept = self.web.post("/api/me/password", json={"password": OLD}, headers={"cookie": self.cookies[0]})
        assert kept.status_code == 200
        self.cookies.append(_cookie(self.web.post("/api/login", json={"name": self.names[0], "password": OLD})))
        new = {"game": "yspahan", "seats": [{"type": "me"}, {"type": "open"}]}
        self.table = self.web.post("/api/tables", json=new, headers={"cookie": self.cookies[0]}).json()["link"]

    def asked(self, name: str, who: int) -> tuple[str, str, bytes, str]:
        """A request of this account as method, path, body and cookie."""
        method, path, body = REQUESTS[name]
        sessions = [session_id(cookie.partition("=")[2].partition(".")[0]) for cookie in self.cookies]
        path = path.replace("{other}", sessions[1 - who]).replace("{own}", sessions[who])
        text = "" if body is None else json.dumps(body).replace("{account}", str(self.number))
        return method, path, text.encode(), self.cookies[who]

    def send(self, name: str, who: int, held: str = "") -> int:
        """Send it as a whole; the status."""
        method, path, body, cookie = self.asked(name, who)
        headers = {"cookie": f"{cookie}; held={held}", "content-type": "application/json"}
        return self.web.request(method, path, content=body or None, headers=headers).status_code

    def slowly(self, name: str, who: int, meanwhile: Callable[[], object]) -> int:
        """Send all but the end of the body, let something else happen, send the end; the status."""
        method, path, body, cookie = self.asked(name, who)
        url = urlsplit(self.site.server.url)
        assert url.hostname
        assert url.port
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {url.netloc}\r\nCookie: {cookie}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        with socket.create_connection((url.hostname, url.port), 20) as wire:
            wire.sendall(head.encode() + body[:-1])
            assert self.web.get("/healthz").status_code == 200  # by then the loop has seen the head
            meanwhile()
            wire.sendall(body[-1:])
            answer = b""
            while chunk := wire.recv(65536):
                answer += chunk
        return int(answer.split()[1])

    def held_up(self, name: str, who: int, meanwhile: Callable[[], object]) -> int:
        """Send it, hold it up where it is known who asks, let something else happen, let it go on; the status."""
        reached, go = threading.Event(), threading.Event()
        key = f"{self.number} {name}"
        self.site.held[key] = reached, go
        status: list[int] = []
        thread = threading.Thread(target=lambda: status.append(self.send(name, who, key)))
        thread.start()
        assert reached.wait(20)
        meanwhile()
        go.set()
        thread.join(20)
        return status[0]

    def left(self) -> dict[str, object]:
        """What is left of the account: name, settings, passwords that fit, sessions that last, a seat at a table."""
        mine = [{"cookie": cookie} for cookie in self.cookies]
        lasting = [self.web.get("/api/me", headers=cookie).status_code == 200 for cookie in mine]
        seat = self.web.get(f"/api/tables/{self.table}").json()["seats"][0]["kind"]
        told: dict[str, object] = {"lasting": lasting, "seat": seat}
        if any(lasting):
            cookie = mine[lasting.index(True)]
            me = self.web.get("/api/me", headers=cookie).json()
            told["name"] = me["name"].partition(" ")[0]
            told["settings"] = json.dumps(me["settings"]).replace(f'"{self.number}"', '"N"')
            told["sessions"] = len(self.web.get("/api/me/sessions", headers=cookie).json())
        told["passwords"] = [
            [self.web.post("/api/login", json={"name": name, "password": password}).status_code for name in self.names]
            for password in (OLD, NEW, "thief's own")
        ]
        return told


def _cookie(answer: httpx.Response) -> str:
    assert answer.status_code == 200
    return answer.headers["set-cookie"].partition(";")[0]


Left = tuple[int, dict[str, object]]
_in_order: dict[tuple[tuple[str, int], ...], Left] = {}


def in_order(site: Site, *requests: tuple[str, int]) -> Left:
    """The status of the last of some requests, and what is left: the same for every account, and in every database."""
    if requests not in _in_order:
        account = site.account()
        status = [account.send(name, who) for name, who in requests][-1]
        _in_order[requests] = status, account.left()
    return _in_order[requests]


@pytest.mark.parametrize("slow", SLOW_BODIES)
def test_a_slow_body_counts_as_sent_when_it_is_there(site: Site, slow: str) -> None:
    for quick in QUICK:
        account = site.account()
        done = account.slowly(slow, 0, partial(account.send, quick, 1))
        assert (done, account.left()) == in_order(site, (quick, 1), (slow, 0)), quick


@pytest.mark.parametrize("slow", REQUESTS)
def test_a_request_that_is_held_up_never_undoes_another(site: Site, slow: str) -> None:
    for quick in QUICK:
        account = site.account()
        account.held_up(slow, 0, partial(account.send, quick, 1))
        orders = [in_order(site, *order)[1] for order in itertools.permutations([(slow, 0), (quick, 1)])]
        assert account.left() in orders, quick
