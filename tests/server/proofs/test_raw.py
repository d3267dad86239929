"""Bytes that no browser sends: endless headers, pings, silence, answers that nobody reads.

Whoever does that is cut off, the log says so, the server keeps little of it, and everybody else is answered meanwhile.
"""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx
import pytest

from souk.client import Client
from souk.server import protocol as p

from .. import Victim, sweep

ABUSERS = sweep(3, 100)  # connections that do the same
MOST_SENT = 8 * 1024 * 1024  # bytes that one sends at most; the system takes some of them before the server sees any
MORE_MEMORY = 40  # megabytes that the server may hold in between
PATIENCE = 30.0  # seconds until an abuser must have been cut off


def upgrade(line: socket.socket, link: str, cookie: str = "") -> None:
    """Make a connection the socket of a table."""
    line.sendall(
        f"GET /api/tables/{link}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Protocol: souk.{p.VERSION}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    assert line.recv(12) == b"HTTP/1.1 101"


class Town:
    """A server, and somebody at a table who wants nothing but to play."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self._log = folder / "log"
        self.server = Victim(
            str(folder / "souk.db"),
            log=self._log,
            **{"head_seconds": 1, "body_seconds": 1, "unread_seconds": 1, "messages_per_second": 30, **settings},
        )
        self._lines: list[socket.socket] = []
        self._addresses = cycle(f"127.0.0.{k}" for k in range(2, 6))
        self.link = Client(self.server.url, "host").open("yspahan", ["me", "open"])._link
        self._memory = self.memory()

    def memory(self) -> int:
        """Megabytes that the server has held at most."""
        lines = Path(f"/proc/{self.server.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmHWM")).split()[1]) // 1024

    def connect(self, address: str = "127.0.0.2") -> socket.socket:
        """A connection of an abuser, from another address than that of honest people."""
        here = "127.0.0.1", self.server.port
        line = socket.create_connection(here, timeout=PATIENCE, source_address=(address, 0))
        self._lines.append(line)
        return line

    def hang_up(self) -> None:
        """Close all connections of abusers."""
        for line in self._lines:
            line.close()

    def socket_from_anywhere(self) -> socket.socket:
        """A table's socket from one of several addresses: one alone may have fewer than there are abusers."""
        return self.socket(next(self._addresses))

    def socket(self, address: str = "127.0.0.2") -> socket.socket:
        """The same as a table's socket."""
        line = self.connect(address)
        upgrade(line, self.link)
        return line

    def limits(self) -> dict[str, int]:
        """The limits that were reached, by the log, and how often."""
        lines = [json.loads(line) for line in self._log.read_text().splitlines()]
        assert {line["message"] for line in lines} <= {"a limit was reached"}, lines
        assert self.link not in self._log.read_text()
        found: dict[str, int] = {}
        for line in lines:
            found[line["limit"]] = found.get(line["limit"], 0) + line["times"]
        return found

    def is_well(self) -> None:
        """Somebody else is answered, and little is kept of what was sent."""
        assert httpx.get(f"{self.server.url}/healthz", timeout=10).text == "ok\n"
        with Client(self.server.url, "somebody") as somebody:
            somebody.table(self.link).say("hello")
        held = self.memory()
        Path(f"/proc/{self.server.process.pid}/clear_refs").write_text("5")  # the next test has a peak of its own
        assert held - self._memory < MORE_MEMORY


@contextmanager
def a_town(folder: Path, **settings: Any) -> Iterator[Town]:
    town = Town(folder, **settings)
    try:
        with town.server:
            yield town
            town.limits()  # nothing else is in the log
    finally:
        town.hang_up()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with a_town(tmp_path_factory.mktemp("raw")) as found:
        yield found


def all_at_once(work: Callable[[], None], count: int = ABUSERS) -> None:
    """Many do the same at the same time; whatever fails in one of them fails here."""
    errors: list[BaseException] = []

    def run() -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run, daemon=True) for _ in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(2 * PATIENCE)
        assert not thread.is_alive()
    if errors:
        raise errors[0]


def flood(line: socket.socket, chunk: bytes) -> bool:
    """Send the same again and again; whether one was cut off."""
    try:
        for _ in range(MOST_SENT // len(chunk)):
            line.sendall(chunk)
    except (ConnectionResetError, BrokenPipeError):
        return True
    return False


def answer(line: socket.socket) -> bytes:
    """All that still comes until one is cut off."""
    heard = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            heard += more
    return heard


GET = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
POST = (
    b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
ENDLESS = {
    "one header": (GET + b"X: ", b"x" * 65536, 431, "size of headers"),
    "many headers": (GET, b"X: y\r\n" * 10_000, 431, "size of headers"),
    "name of a header": (GET, b"x" * 65536, 431, "size of headers"),
    "an address": (b"GET /", b"x" * 65536, 414, "length of an address"),
    "empty lines": (b"", b"\r\n" * 32768, 431, "size of headers"),
    "a body": (POST, b"10000\r\n" + b"x" * 65536 + b"\r\n", None, "size of a request"),
    "extensions of a chunk": (POST + b"1;", b"x" * 65536, None, "size of a request"),
    "trailers": (POST + b"0\r\n", b"X: y\r\n" * 10_000, None, "size of a request"),
    "requests at once": (b"", (GET + b"\r\n") * 2000, None, "requests at once"),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_request_without_an_end_is_cut_off(town: Town, kind: str) -> None:
    first, more, status, limit = ENDLESS[kind]

    def work() -> None:
        with town.connect() as line:
            line.sendall(first)
            assert flood(line, more)
            heard = answer(line)
            if status and heard:  # the system may throw it away together with the connection
                assert heard.startswith(f"HTTP/1.1 {status} ".encode())

    before = town.limits().get(limit, 0)
    all_at_once(work)
    town.is_well()
    assert limit in town.limits()
    assert town.limits()[limit] >= before


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET /" + b"x" * 4000 + b" HTTP/1.1\r\n\r\n", 200),
        (b"GET /" + b"x" * 5000 + b" HTTP/1.1\r\n\r\n", 414),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 90 + b"\r\n", 200),
        (b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 110 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nX: " + b"y" * 7000 + b"\r\n\r\n", 200),
        (b"GET / HTTP/1.1\r\nX: " + b"y" * 9000 + b"\r\n\r\n", 431),
        (b"GET / HTTP/1.1\r\n" + (b"X: " + b"y" * 5000 + b"\r\n") * 3 + b"\r\n", 200),
        (b"GET / HTTP/1.1\r\n" + (b"X: " + b"y" * 5000 + b"\r\n") * 5 + b"\r\n", 431),
        (b"GET / HTTP/1.1\r\nbroken\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00", 400),
        (b"GET /\xff HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: upgrade\r\n\r\n", 200),
    ],
)
def test_what_is_too_long_has_its_own_answer(town: Town, request_: bytes, status: int) -> None:
    with town.connect() as line:
        line.sendall(request_)
        assert line.recv(13).startswith(f"HTTP/1.1 {status} ".encode())
    town.limits()  # nothing else is in the log


def test_requests_with_bodies_that_wait_for_an_answer_are_few(tmp_path: Path) -> None:
    """Each alone is honest, and fewer than may wait; the first answer takes a second, since work is refused."""
    body = b"x" * 60_000
    post = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n" % len(body) + body

    with a_town(tmp_path, requests_per_second=20) as town:

        def work() -> None:
            with town.connect() as line:
                line.sendall(GET + b"\r\n")
                with suppress(ConnectionResetError, BrokenPipeError):
                    line.sendall(post * 10)
                cut_off(line)

        all_at_once(work, count=120)
        town.is_well()
        assert "requests at once" in town.limits()


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    return bytes([opcode | 128 * last, 128 | len(payload)]) + b"\0\0\0\0" + payload


FRAMES = {
    "pings": frame(9, b"x" * 125),
    "empty pings": frame(9),
    "pongs": frame(10, b"x" * 125),
    "empty messages": frame(1),
    "empty bytes": frame(2),
    "messages": frame(1, b'{"type":"closed","id":"x"}'),
    "broken text": frame(1, b"\xff"),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_without_an_end_are_cut_off(town: Town, kind: str) -> None:
    def work() -> None:
        with town.socket_from_anywhere() as line:
            assert flood(line, FRAMES[kind] * 1000)  # and nothing is read

    all_at_once(work)
    town.is_well()
    assert {"frames", "unread answers"} & set(town.limits())


def test_a_message_in_endless_empty_parts_is_cut_off(town: Town) -> None:
    def work() -> None:
        with town.socket_from_anywhere() as line:
            line.sendall(frame(1, b'{"type":"say"', last=False))
            line.sendall(frame(0, last=False) * 100)
            answer(line)

    all_at_once(work)
    town.is_well()
    assert "parts of a message" in town.limits()


def cut_off(line: socket.socket, trickle: bytes = b"", read: bool = True) -> None:
    """The connection ends by itself, though a byte comes now and then, and though not all was read."""
    line.settimeout(0.3)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            line.sendall(trickle)
            if read and not line.recv(65536):
                return
            time.sleep(0 if read else 0.3)
        except TimeoutError:
            continue
        except (ConnectionResetError, BrokenPipeError):
            return
    pytest.fail("it is still open")


@pytest.mark.parametrize(
    ("first", "trickle", "limit"),
    [
        (b"", b"", "headers in time"),
        (b"GET / HTTP/1.1\r\n", b"x", "headers in time"),
        (GET + b"\r\n", b"\r\n", "headers in time"),  # answered, and then the next request does not come
        (POST, b"", "body in time"),
        (POST, b"1\r\nx\r\n", "body in time"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n", b"x", "body in time"),  # nobody reads it
    ],
)
def test_who_keeps_the_server_waiting_is_cut_off(town: Town, first: bytes, trickle: bytes, limit: str) -> None:
    def work() -> None:
        with town.connect() as line:
            line.sendall(first)
            cut_off(line, trickle)

    all_at_once(work)
    town.is_well()
    assert limit in town.limits()


def does_not_read(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)


def test_answers_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    with a_town(tmp_path, head_seconds=60) as town:

        def work() -> None:
            with town.connect() as line:
                does_not_read(line)
                for _ in range(15):
                    line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
                cut_off(line, b"\r\n", read=False)

        all_at_once(work)
        town.is_well()
        assert set(town.limits()) == {"unread answers"}


def test_messages_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    with a_town(tmp_path, messages_per_second=1e6) as town, Client(town.server.url, "talker") as talker:
        lines = [town.socket_from_anywhere() for _ in range(ABUSERS)]
        for line in lines:
            does_not_read(line)
        table = talker.table(town.link)
        for _ in range(sweep(1500, 4000)):
            table.say("x" * 500)
        for line in lines:
            cut_off(line, frame(10), read=False)
        town.is_well()
        assert {"unread messages", "unread answers"} & set(town.limits())


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    """They are silent, and there are more of them than the server would have descriptors for, if it let them in."""
    with a_town(tmp_path, head_seconds=60, connections_per_address=50) as town:
        lines = [town.connect() for _ in range(sweep(300, 1500))]
        refused = 0
        for line in lines[50:]:
            heard = answer(line)
            refused += heard.startswith(b"HTTP/1.1 503") or not heard
        assert refused == len(lines) - 50
        town.is_well()
        assert "connections of an address" in town.limits()
        town.hang_up()
        time.sleep(0.5)
        with town.connect() as line:
            line.sendall(GET + b"\r\n")
            assert line.recv(12) == b"HTTP/1.1 200"


def test_one_address_holds_only_so_many_sockets(tmp_path: Path) -> None:
    with a_town(tmp_path, connections_per_address=50) as town:
        lines = [town.socket() for _ in range(15)]
        with pytest.raises(AssertionError):
            town.socket()
        town.is_well()
        assert "sockets of an address" in town.limits()
        lines.pop().close()
        time.sleep(0.5)
        town.socket()


def test_all_addresses_together_leave_descriptors_for_the_server(tmp_path: Path) -> None:
    with a_town(tmp_path, head_seconds=2, most_connections=100) as town:
        for k in range(2, 8):
            for _ in range(40):
                town.connect(f"127.0.0.{k}")
        assert len(os.listdir(f"/proc/{town.server.process.pid}/fd")) < 200
        time.sleep(3)  # the silent ones are cut off then
        town.is_well()
        assert {"connections", "headers in time"} <= set(town.limits())
