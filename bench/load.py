"""Load: tables of four, all seats by sockets, random moves as fast as they are acknowledged, or at a given rate.

    python -m bench.load --tables 300 --seconds 10 [--rate 3000] [--database-url postgresql://...]

Every acknowledged move is on the disk. The time of a move is from sending it to the acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import msgspec
import uvloop

from souk.client import Client
from souk.server import protocol as p


class Move(msgspec.Struct):
    id: int


class Look(msgspec.Struct):
    moves: list[Move]


class Brief(msgspec.Struct):
    """As much of a message as a load needs."""

    type: str
    asked: int = 0
    look: Look | None = None
    status: str = ""


DECODER = msgspec.json.Decoder(Brief)


class Results:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.over = 0


class Seat(asyncio.Protocol):
    """A seat by a bare socket: masks and frames by hand, so that the load costs little beside the server."""

    def __init__(self, path: str, cookie: str, results: Results, rng: random.Random, pause: float) -> None:
        self.path, self.cookie, self.results, self.rng, self.pause = path, cookie, results, rng, pause
        self.buffer = bytearray()
        self.open = False
        self.sent_at = 0.0
        self.asked = 0
        self.number = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Protocol: souk.1\r\nCookie: {self.cookie}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), self.buffer[:200]
            del self.buffer[: end + 4]
            self.open = True
        while len(self.buffer) >= 2:
            size, at = self.buffer[1], 2
            if size == 126:
                size, at = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < at + size:
                return
            opcode, payload = self.buffer[0] & 15, bytes(self.buffer[at : at + size])
            del self.buffer[: at + size]
            if opcode == 1:
                for line in payload.split(b"\n"):
                    self.message(line)
            elif opcode == 9:
                self.frame(10, payload)

    def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def message(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"done"'):
            self.results.times.append(time.perf_counter() - self.sent_at)
            return
        message = DECODER.decode(payload)
        if message.type == "refused":
            self.results.refused += 1
        elif message.type == "table" and message.status == "over":
            self.results.over += 1
        elif message.type == "update" and message.look and message.look.moves and message.asked != self.asked:
            self.asked = message.asked
            move = self.rng.choice(message.look.moves).id
            if self.pause:
                asyncio.get_running_loop().call_later(self.rng.expovariate(1 / self.pause), self.play, move)
            else:
                self.play(move)

    def play(self, move: int) -> None:
        self.number += 1
        self.sent_at = time.perf_counter()
        self.frame(1, b'{"type":"play","id":"m%d","moves":[%d],"asked":%d}' % (self.number, move, self.asked))


def start_server(port: int, database: str) -> subprocess.Popen[bytes]:
    code = (
        "from souk.server.run import serve, set_up_log; from souk.server.settings import Settings;"
        "set_up_log('warning');"
        f"serve(Settings(database={database!r}, port={port}, requests_per_second=1e9, messages_per_second=1e9))"
    )
    return subprocess.Popen([sys.executable, "-c", code])


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(server: int, url: str, tables: int, seconds: float, rate: float, game: str) -> Results:
    results, rng = Results(), random.Random(1)
    people = [Client(url, f"player {k}") for k in range(4)]
    links = []
    for _ in range(tables):
        seats: list[p.Me | p.Friend | p.Bot | p.Open] = [p.Me(), *(p.Friend(f"player {k}") for k in range(1, 4))]
        links.append(people[0].post("tables", p.NewTable(game, seats), p.Summary).link)
    port = int(url.rpartition(":")[2])
    loop = asyncio.get_running_loop()
    pause = tables / rate if rate else 0.0
    seats_: list[Seat] = []
    for link in links:
        for k, person in enumerate(people):
            path = f"/api/tables/{link}/socket"
            _, seat = await loop.create_connection(
                lambda path=path, person=person: Seat(path, person._cookie, results, rng, pause),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            assert isinstance(seat, Seat)
            seats_.append(seat)
            if k:
                while not seat.open:
                    await asyncio.sleep(0.001)
                seat.frame(1, b'{"type":"sit","id":"s","seat":%d}' % k)
    await asyncio.sleep(1.0)
    results.times.clear()
    begun, spent = time.perf_counter(), cpu(server)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - begun, cpu(server) - spent
    times = sorted(results.times)
    for seat in seats_:
        seat.transport.close()
    print(
        f"{tables} tables of 4, {game}: {len(times) / took:,.0f} moves/s, p50 {times[len(times) // 2] * 1000:.1f} ms, "
        f"p99 {times[int(len(times) * 0.99)] * 1000:.1f} ms, refused {results.refused}, "
        f"server {spent / took:.0%} of a core, {spent / len(times) * 1e6:.0f} us CPU a move"
    )
    return results


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rate", type=float, default=0, help="moves/s of all tables together; as fast as can be if 0")
    parser.add_argument("--game", default="yspahan")
    parser.add_argument("--port", type=int, default=8700)
    parser.add_argument("--database-url", default="")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = start_server(args.port, args.database_url or str(Path(folder) / "load.db"))
        try:
            wait_for(args.port)
            uvloop.run(
                load(server.pid, f"http://127.0.0.1:{args.port}", args.tables, args.seconds, args.rate, args.game)
            )
            rss = Path(f"/proc/{server.pid}/status").read_text()
            print(next(line for line in rss.splitlines() if line.startswith("VmRSS")))
        finally:
            os.kill(server.pid, signal.SIGTERM)
            server.wait(15)


def wait_for(port: int) -> None:
    import urllib.request

    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    main()
