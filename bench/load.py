"""Load: tables of four, every seat a socket, random moves as fast as they are acknowledged, or at a given rate.

    python -m bench.load [--seconds 10] [--game basari] [--database-url postgresql://...] [--alone]

Every acknowledged move of Souk is on the disk, by its rules, with a view for each seat. Beside it runs boardgame.io, in
memory, with a table of the same size and no rules (npm; left out with --alone or where there is none). The time of a
move is from sending it to hearing of it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, cast

import msgspec
import uvloop

from souk.client import Client, dice_words
from souk.games import GAMES
from souk.server import protocol as p
from souk.table.visibility import public_view

PORT = 8700
TABLES = (1, 50, 300)
RATES = (1000, 2000, 3000)  # moves/s of 300 tables together
IDLE = 2000  # sockets
PEER = Path(__file__).parent / "boardgame"


class Results:
    """What all seats together have seen."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.refused = 0
        self.waiting: list[Callable[[], None]] | None = []  # first moves, until everybody is there
        self.over = asyncio.Semaphore(0)  # games that ended: another begins for each


class Seat(asyncio.Protocol):
    """A seat by a bare socket: masks and frames by hand, so that the load costs little beside the server."""

    def __init__(self, path: str, headers: str, results: Results, rng: random.Random, pause: float) -> None:
        self.path, self.headers, self.results, self.rng, self.pause = path, headers, results, rng, pause
        self.buffer = bytearray()
        self.open = False
        self.sent_at = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n".encode()
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
                self.hear(payload)
            elif opcode == 9:
                self.frame(10, payload)

    def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def say(self, text: bytes) -> None:
        self.frame(1, text)

    def hear(self, payload: bytes) -> None:
        raise NotImplementedError

    def soon(self, move: bytes) -> None:
        """Make a move now, or after a while that makes the rate."""
        if self.results.waiting is not None:
            self.results.waiting.append(partial(self.soon, move))
        elif self.pause:
            asyncio.get_running_loop().call_later(self.rng.expovariate(1 / self.pause), self.move, move)
        else:
            self.move(move)

    def move(self, move: bytes) -> None:
        if not self.transport.is_closing():
            self.sent_at = time.perf_counter()
            self.say(move)

    def told(self) -> None:
        self.results.times.append(time.perf_counter() - self.sent_at)


class Move(msgspec.Struct):
    id: int


class Snapshot(msgspec.Struct):
    moves: list[Move]


class Brief(msgspec.Struct):
    """As much of a message as a load needs."""

    type: str
    status: str = ""
    seat: int | None = None
    yours: list[int] = []
    dice: p.Dice | None = None
    decision_id: int = 0
    snapshot: Snapshot | None = None


class SoukSeat(Seat):
    words = bytes(32)  # no random ones: nobody is to be protected here
    added = 0  # whether they are committed to, and told
    brief = msgspec.json.Decoder(Brief)
    decision_id = 0
    number = 0

    def hear(self, payload: bytes) -> None:
        for line in payload.split(b"\n"):
            if line.startswith(b'{"type":"done"'):
                self.told()
                continue
            message = self.brief.decode(line)
            if message.type == "refused":
                self.results.refused += 1
            elif message.type == "table":
                self.hear_table(message)
            elif (
                message.type == "update"
                and message.snapshot
                and message.snapshot.moves
                and message.decision_id != self.decision_id
            ):
                self.decision_id = message.decision_id
                self.number += 1
                move = self.rng.choice(message.snapshot.moves).id
                self.soon(
                    b'{"type":"play","id":"m%d","moves":[%d],"decision_id":%d}' % (self.number, move, self.decision_id)
                )

    def hear_table(self, message: Brief) -> None:
        if message.status == "over" and message.seat == 0:
            self.results.over.release()
        assert message.dice
        due = dice_words(message.status, message.yours, message.dice, lambda _: self.words)
        if due and self.added == message.dice.asked:
            self.added += 1
            self.say(msgspec.json.encode(due[0]))


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as it is sent


class PeerState(msgspec.Struct, rename={"id": "_stateID"}):
    ctx: Turn
    id: int


class PeerSync(msgspec.Struct):
    state: PeerState


class PeerSeat(Seat):
    """A seat at boardgame.io, in the language of socket.io."""

    parts = msgspec.json.Decoder(list[msgspec.Raw])
    state = msgspec.json.Decoder(PeerState)
    sync = msgspec.json.Decoder(PeerSync)
    id = b""
    seat = b""

    def hear(self, payload: bytes) -> None:
        if payload == b"2":
            self.say(b"3")
        elif payload.startswith(b"0{"):
            self.say(b"40/table,")
        elif payload.startswith(b"40/table"):
            self.say(b'42/table,["sync","%s","%s",null,4]' % (self.id, self.seat))
        elif payload.startswith(b"42/table,"):
            kind, _, *rest = self.parts.decode(payload[9:])
            if bytes(kind) == b'"update"':
                state = self.state.decode(rest[0])
                if self.sent_at:
                    self.told()
                    self.sent_at = 0.0
                self.look(state)
            elif bytes(kind) == b'"sync"':
                self.look(self.sync.decode(rest[0]).state)

    def look(self, state: PeerState) -> None:
        if state.ctx.currentPlayer.encode() == self.seat:
            self.soon(
                b'42/table,["update",{"type":"MAKE_MOVE","payload":{"type":"step","args":[%d],"playerID":"%s"}},'
                b'%d,"%s","%s"]' % (self.rng.randrange(9), self.seat, state.id, self.id, self.seat)
            )


class House(ABC):
    """A server under load."""

    name: str

    def __init__(self, game: str, database: str) -> None:
        self.game, self.database = game, database
        self.url = f"http://127.0.0.1:{PORT}"

    @abstractmethod
    def start(self, folder: Path) -> subprocess.Popen[bytes]: ...

    @abstractmethod
    async def seats(self, tables: int, make: Callable[[type[Seat], str, str], Seat]) -> list[Seat]:
        """All seats of so many tables, connected."""

    async def connect(self, seat: Seat) -> None:
        await asyncio.get_running_loop().create_connection(lambda: seat, "127.0.0.1", PORT)
        while not seat.open:
            await asyncio.sleep(0.0005)

    @contextmanager
    def running(self) -> Iterator[int]:
        with tempfile.TemporaryDirectory() as folder:
            server = self.start(Path(folder))
            try:
                self.wait()
                yield server.pid
            finally:
                server.terminate()
                server.wait(30)

    def wait(self) -> None:
        for _ in range(300):
            try:
                urllib.request.urlopen(self.url, timeout=1)
            except urllib.error.HTTPError:
                return  # it answers
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise SystemExit(f"{self.name} does not start")


class Souk(House):
    name = "Souk"

    def __init__(self, game: str, database: str) -> None:
        super().__init__(game, database)
        self.people: list[Client] = []

    def start(self, folder: Path) -> subprocess.Popen[bytes]:
        self.people = []
        database = self.database or str(folder / "load.db")
        code = (
            "from souk.server.run import serve, set_up_log; from souk.server.settings import Settings;"
            "set_up_log('warning');"
            f"serve(Settings(database={database!r}, port={PORT}, requests_per_second=1e9, messages_per_second=1e9))"
        )
        return subprocess.Popen([sys.executable, "-c", code])

    async def seats(self, tables: int, make: Callable[[type[Seat], str, str], Seat]) -> list[Seat]:
        people = self.people = self.people or [Client(self.url, f"player {k}") for k in range(4)]
        chairs: list[p.Me | p.Friend | p.Bot | p.Open] = [p.Me(), p.Open(), p.Open(), p.Open()]
        seats = []
        for _ in range(tables):
            new = await asyncio.to_thread(people[0].post, "tables", p.NewTable(self.game, chairs), p.Summary)
            for k, person in enumerate(people):
                headers = f"Sec-WebSocket-Protocol: souk.{p.VERSION}\r\nCookie: {person._cookie}\r\n"
                seat = make(SoukSeat, f"/api/tables/{new.link}/socket", headers)
                await self.connect(seat)
                if k:
                    seat.say(b'{"type":"sit","id":"s","seat":%d}' % k)
                seats.append(seat)
        return seats


class Boardgame(House):
    name = "boardgame.io"

    def start(self, folder: Path) -> subprocess.Popen[bytes]:
        game, options = GAMES[self.game].configure({})
        table = public_view(game, game.new_state(4, options))
        table["seats"] = [{**seat, "hand": []} for seat in table["seats"]]
        environment = {**os.environ, "PORT": str(PORT), "TABLE": json.dumps(table), "NODE_ENV": "production"}
        return subprocess.Popen(["node", "server.cjs"], cwd=PEER, env=environment, stdout=subprocess.DEVNULL)

    async def seats(self, tables: int, make: Callable[[type[Seat], str, str], Seat]) -> list[Seat]:
        seats: list[Seat] = []
        for table in range(tables):  # a table is there as soon as somebody asks for it
            for k in range(4):
                seat = make(PeerSeat, "/socket.io/?EIO=4&transport=websocket", "")
                assert isinstance(seat, PeerSeat)
                seat.id, seat.seat = b"%d" % table, b"%d" % k
                await self.connect(seat)
                seats.append(seat)
        return seats


def cpu(pid: int) -> float:
    """Seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


class Row(NamedTuple):
    """What was measured of one server under one load."""

    moves: float  # a second
    p50: float  # milliseconds
    p99: float
    work: float  # microseconds of CPU a move


async def load(house: House, pid: int, tables: int, rate: float, seconds: float) -> Row:
    """Play for so many seconds, after one of warming up."""
    results, rng = Results(), random.Random(1)
    pause = tables / rate if rate else 0.0

    def make(kind: type[Seat], path: str, headers: str) -> Seat:
        return kind(path, headers, results, rng, pause)

    async def go_on() -> None:
        while True:
            await results.over.acquire()
            seats.extend(await house.seats(1, make))

    seats = await house.seats(tables, make)
    going_on = asyncio.create_task(go_on())
    first, results.waiting = results.waiting or [], None
    for move in first:
        move()
    await asyncio.sleep(1.0)
    results.times.clear()
    begun, spent = time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - begun, cpu(pid) - spent
    times = sorted(results.times)
    going_on.cancel()
    for seat in seats:
        seat.transport.close()
    assert not results.refused
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    return Row(len(times) / took, p50, p99, spent / len(times) * 1e6)


async def idle(house: House, pid: int) -> float:
    """Megabytes for many sockets that only listen: spectators at one table each."""
    results, rng = Results(), random.Random(1)
    person = Client(house.url, "host")
    links = [person.open(house.game, ["me", "open"])._link for _ in range(10)]
    before = memory(pid)
    seats = []
    for k in range(IDLE):
        headers = f"Sec-WebSocket-Protocol: souk.{p.VERSION}\r\n"
        seat = SoukSeat(f"/api/tables/{links[k % 10]}/socket", headers, results, rng, 0.0)
        await house.connect(seat)
        seats.append(seat)
    await asyncio.sleep(1.0)
    return memory(pid) - before


def measure(houses: Sequence[House], tables: int, rate: float, seconds: float) -> None:
    for house in houses:
        with house.running() as pid:
            row = uvloop.run(load(house, pid, tables, rate, seconds))
        asked = f"{rate:,.0f}/s" if rate else "as fast as it goes"
        print(
            f"| {house.name} | {tables} | {asked} | {row.moves:,.0f} | {row.p50:.1f} ms | {row.p99:.1f} ms "
            f"| {row.work:,.0f} us |",
            flush=True,
        )


def peers(args: argparse.Namespace) -> list[House]:
    """What can run beside Souk."""
    if args.alone or not shutil.which("npm"):
        return []
    subprocess.run(["npm", "install", "--silent", "--no-package-lock", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    return [Boardgame(args.game, "")]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="yspahan", choices=GAMES.names())
    parser.add_argument("--database-url", default="", help="PostgreSQL instead of SQLite")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--rates", type=float, nargs="*", default=RATES)
    args = parser.parse_args()
    houses = [Souk(args.game, args.database_url), *peers(args)]
    run = partial(measure, houses, seconds=args.seconds)
    print(f"| {args.game} | tables of 4 | asked for | moves/s | p50 | p99 | CPU a move |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for tables in args.tables:
        run(tables, 0)
    for rate in args.rates:
        run(max(TABLES), rate)
    with houses[0].running() as pid:
        print(f"\n{IDLE:,} idle sockets: {uvloop.run(idle(houses[0], pid)):.0f} MB")


if __name__ == "__main__":
    main()
