"""The edge of the server: who comes from where, which names it goes by, which cookie it gives, how many come in."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from souk.client import Client
from souk.server import protocol as p
from souk.server.limits import place_of
from souk.server.services import Services
from souk.server.settings import Settings
from souk.server.web.inbox import Inbox
from souk.server.web.problems import Problem

from . import Running, at_once, running
from .proofs.test_raw import frame, upgrade
from .test_http import messages

SOUK = [Subprotocol(f"souk.{p.VERSION}")]


def come(server: Running, said: str = "") -> int:
    headers = {"x-forwarded-for": said} if said else {}
    return httpx.post(f"{server.url}/api/guest", json={"name": "x"}, headers=headers).status_code


def comers(server: Running, *said: str) -> list[int]:
    """How each of some guests is answered, where three at once may come from one address."""
    return [come(server, who) for who in said]


@pytest.mark.parametrize(
    ("proxies", "said", "last"),
    [
        (0, ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"], 429),  # nobody is believed
        (1, ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"], 200),
        (1, ["6.6.6.1, 1.1.1.1", "6.6.6.2, 1.1.1.1", "6.6.6.3, 1.1.1.1", "6.6.6.4, 1.1.1.1"], 429),  # what they made up
        (1, ["1.1.1.1:80", "1.1.1.1:81", "1.1.1.1", "1.1.1.1:82"], 429),
        (1, ["nonsense", "", "[", "secret"], 429),
        (2, ["6.6.6.1, 1.1.1.1, 9.9.9.9", "1.1.1.1, 9.9.9.8", "1.1.1.1, 9.9.9.9", "7, 1.1.1.1, 9.9.9.9"], 429),
        (2, ["1.1.1.1, 9.9.9.9", "2.2.2.2, 9.9.9.9", "3.3.3.3, 9.9.9.9", "4.4.4.4, 9.9.9.9"], 200),
        (1, ["2001:db8::1", "2001:db8::2", "[2001:db8::3]:80", "2001:db8::ffff:4"], 429),  # one house
    ],
)
def test_proxies_are_counted_from_the_right(tmp_path: Path, proxies: int, said: list[str], last: int) -> None:
    with running(
        str(tmp_path / "souk.db"), proxies=proxies, requests_per_second=1
    ) as server:  # so three guests at once
        assert comers(server, *said)[-1] == last


def test_what_counts_as_one_address() -> None:
    assert place_of("1.2.3.4") == place_of("::ffff:1.2.3.4") == "1.2.3.4"
    assert place_of("2001:db8:1:2::3") == place_of("2001:db8:1:2:ffff::") != place_of("2001:db8:1:3::3")
    assert place_of("fe80::1%eth0") == place_of("fe80::2")
    assert place_of("") == ""


def test_a_club_behind_one_router_comes_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("souk.server.limits.time.monotonic", lambda: now)
    services = Services(Settings(str(tmp_path / "souk.db")))
    for _ in range(60):
        at_once(services.count_guest("the club"))
    with pytest.raises(Problem, match="too_many_guests"):
        at_once(services.count_guest("the club"))
    at_once(services.count_guest("elsewhere"))
    now = 10.0
    for _ in range(10):
        at_once(services.count_guest("the club"))
    for k in range(10):  # all addresses together
        for _ in range(60):
            with suppress(Problem):
                at_once(services.count_guest(f"club {k}"))
    with pytest.raises(Problem):
        at_once(services.count_guest("one more"))


def test_sixty_guests_are_answered(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db"), requests_per_second=20) as server:  # as it is by default
        assert {come(server) for _ in range(60)} == {200}


CHUNKED = (
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Transfer-Encoding: chunked\r\n\r\nd\r\n{"name": "x"}\r\n0\r\n'
)


def test_headers_after_a_body_are_not_kept(server: Running) -> None:
    """Each would take many times the bytes that it is sent as."""
    sent = CHUNKED + b"X: y\r\n" * 1000
    with socket.create_connection(server.socket.getsockname()) as line:
        line.sendall(sent)
        while not (wires := [*server.connections]) or wires[0]._came < len(sent):
            time.sleep(0.01)
        assert [name for name, _ in wires[0].headers] == [b"host", b"content-type", b"transfer-encoding"]
        line.sendall(b"\r\n")
        assert line.recv(12) == b"HTTP/1.1 200"


def test_what_a_socket_sent_before_it_was_cut_off_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be refused message by message, slowly, and the socket would stay meanwhile."""
    seen: list[bytes] = []

    def read(_: Inbox[Any], data: bytes) -> tuple[None, str]:
        seen.append(data)
        return None, "wrong"

    monkeypatch.setattr(Inbox, "_read", read)
    with running(str(tmp_path / "souk.db"), messages_per_second=30) as server:
        with Client(server.url, "host") as host:
            link = host.post("tables", p.NewTable("yspahan", [p.Me(), p.Open()]), p.Summary).link
        with socket.create_connection(server.socket.getsockname()) as line:
            upgrade(line, link)
            line.sendall(frame(1, b"first"))
            while not seen:
                time.sleep(0.01)
            with suppress(ConnectionResetError, BrokenPipeError):
                for _ in range(1000):
                    line.sendall(frame(1, b"\xff") * 1000)
        while server.services.sockets:
            time.sleep(0.01)
    assert len(seen) < 300  # 150 at once, and nearly 600 could wait


def masked(opcode: int, payload: bytes, last: bool = True) -> bytes:
    head, key = frame(opcode, payload, last)[:2], b"\x00\x5a\xff\x17"
    return head + key + bytes(letter ^ key[at % 4] for at, letter in enumerate(payload))


def say(id: str) -> bytes:
    return b'{"type":"say","id":"%s","text":"hello"}' % id.encode()


def test_messages_arrive_in_order_however_their_frames_are_cut(server: Running) -> None:
    with Client(server.url, "host") as host:
        link = host.post("tables", p.NewTable("yspahan", [p.Me(), p.Open()]), p.Summary).link
        with socket.create_connection(server.socket.getsockname(), timeout=10) as line:
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            upgrade(line, link, host._cookie)
            for byte in masked(1, say("a")):
                line.sendall(bytes([byte]))
            line.sendall(b"".join(masked(1, say(id)) for id in "bcd") + masked(9, b"ping") + masked(2, say("e"))[:9])
            time.sleep(0.05)
            line.sendall(masked(2, say("e"))[9:])
            line.sendall(
                b"\x81\xff" + len(say("x")).to_bytes(8, "big") + bytes(4) + say("x")
            )  # a head longer than needed
            half = len(say("f")) // 2
            line.sendall(masked(1, say("f")[:half], last=False) + masked(9, b"in between"))
            line.sendall(masked(0, say("f")[half:]) + b"".join(masked(1, say(id)) for id in "ghi"))
            came = b""
            while b'"id":"i"' not in came:
                came += line.recv(65536)
    assert re.findall(rb'"type":"done","id":"(.)"', came) == [b"%c" % id for id in b"abcdexfghi"]
    assert came.count(b"ping") == came.count(b"in between") == 1  # each was answered


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8000", 200),
        ("souk.localhost", 200),
        ("127.0.0.1:1", 200),
        ("192.168.1.7", 200),
        ("[::1]:8000", 200),
        ("[fe80::1]", 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("[evil", 421),
        ("souk.example", 421),
    ],
)
def test_pages_of_other_sites_cannot_call_the_server_by_a_name_of_theirs(
    server: Running, host: str, status: int
) -> None:
    assert httpx.get(f"{server.url}/api/games", headers={"host": host}).status_code == status


def test_the_server_goes_by_the_name_of_its_origin(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db"), origin="https://souk.example") as server:
        for host, status in (("souk.example", 200), ("localhost", 200), ("evil.example", 421)):
            assert httpx.get(f"{server.url}/api/games", headers={"host": host}).status_code == status
        line = socket.create_connection(server.socket.getsockname())
        url = "ws://evil.example/api/tables/0-x/socket"
        with pytest.raises(InvalidStatus) as caught, connect(url, sock=line, subprotocols=SOUK):
            pass
        assert caught.value.response.status_code == 421


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b", "/" + "x" * 300, "/" + "x/" * 1500, "/%0a", "/assets/%00.js", "/%ff%fe"]
)
def test_no_address_breaks_the_server(server: Running, path: str) -> None:
    assert httpx.get(server.url + path).status_code in (200, 404)


@pytest.mark.parametrize("path", ["/api/tables/%00", "/api/tables/0-%00/story", "/api/me/sessions/%00"])
def test_no_link_breaks_the_database(database: str, path: str) -> None:
    with running(database) as server, Client(server.url, "x") as client:
        method = "DELETE" if "sessions" in path else "GET"
        assert httpx.request(method, server.url + path, headers={"cookie": client._cookie}).status_code == 404


def test_by_https_the_cookie_belongs_to_this_host_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "souk.db")
    with running(database) as plain:
        old = Client(plain.url, "Anna")._cookie
    assert old.startswith("souk=")
    with running(database, origin="https://souk.example") as public:
        given = httpx.post(f"{public.url}/api/guest", json={"name": "x"}).headers["set-cookie"]
        assert given.startswith("__Host-souk=")
        assert "Secure" in given
        assert "Path=/" in given
        assert "omain" not in given
        mine = given.partition(";")[0]
        assert httpx.get(f"{public.url}/api/me", headers={"cookie": mine}).json()["name"] == "x"
        both = httpx.get(f"{public.url}/api/me", headers={"cookie": f"{old}; {mine}"})
        assert both.json()["name"] == "x"
        planted = httpx.get(f"{public.url}/api/me", headers={"cookie": old})  # put there by another host of the domain
        assert planted.status_code == 401
        assert "set-cookie" not in planted.headers
        gone = httpx.post(f"{public.url}/api/logout", headers={"cookie": mine}).headers["set-cookie"]
        assert gone.startswith('__Host-souk=""')
        assert "Secure" in gone
    with running(database) as plain:  # where anybody could set it
        assert httpx.get(f"{plain.url}/api/me", headers={"cookie": mine}).status_code == 401


@pytest.mark.parametrize("rates", [{"messages_per_second": 2}, {"requests_per_second": 3}])
def test_who_is_told_to_wait_is_told_what_for(tmp_path: Path, rates: dict[str, float]) -> None:
    with running(str(tmp_path / "souk.db"), **rates) as server:
        client = Client(server.url, "x")
        link = client.open("yspahan", ["me", "open"])._link
        url = f"{server.url.replace('http', 'ws')}/api/tables/{link}/socket"
        with connect(url, proxy=None, subprotocols=SOUK, additional_headers={"cookie": client._cookie}) as line:
            for k in range(30):
                line.send(f'{{"type": "preview", "id": "p{k}"}}')
            busy = next(answer for answer in messages(line) if answer.get("error") == "busy")
    assert busy["id"].startswith("p")


def test_what_cannot_be_read_is_answered_by_its_id_where_it_has_one(server: Running) -> None:
    client = Client(server.url, "x")
    link = client.open("yspahan", ["me", "open"])._link
    url = f"{server.url.replace('http', 'ws')}/api/tables/{link}/socket"
    for said, id in (
        ('{"id": "a", "type": "nothing"}', "a"),
        ('{"type": "play", "id": "b", "moves": "x"}', "b"),
        ('{"type": "play", "id": "c c"}', ""),
        ('{"id": "d", "type"', ""),
    ):
        with connect(url, proxy=None, subprotocols=SOUK) as line:
            line.send(said)
            answer = next(answer for answer in messages(line) if answer["type"] == "refused")
            assert answer.get("id", "") == id
            assert answer["error"] == "bad"


def test_the_server_takes_as_many_files_as_it_may_have() -> None:
    code = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1];"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (256, min(hard, 1000)));"
        "from souk.server.limits import most_connections, raise_descriptors;"
        "print(most_connections(10_000)); raise_descriptors(); print(most_connections(10_000), most_connections(10))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["56", "800", "10"]


def test_sockets_never_take_all_connections_that_there_are_descriptors_for() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (300, 300));"
        "from contextlib import ExitStack; from souk.server.services import Services;"
        "from souk.server.settings import Settings; from souk.server.web.problems import Problem\n"
        "services, held = Services(Settings('')), 0\n"
        "with ExitStack() as stack:\n"
        "    try:\n"
        "        for held in range(1000): stack.enter_context(services.room_for(str(held)))\n"
        "    except Problem as problem: print(held, problem.status)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["80", "503"]
