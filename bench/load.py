"""Load: tables of four, every seat a socket, random moves as fast as they are acknowledged, or at a given rate.

    python -m bench.load [--seconds 10] [--game basari] [--database-url postgresql://...] [--alone]

Every acknowledged move of Souk is on the disk, by its rules, with a view for each seat. Beside it runs boardgame.io, in
memory, with a table of the same size and no rules (npm; left out with --alone or where there is none). The time of a
move is from sending it to hearing of it, and the next one waits for that: a closed loop, slow if the server is slow.
With --by-clock moves fall due at a rate, whatever the server does, and the time of one is from then until all other
seats have heard of it; those of which not all have heard at the end count with the time so far.
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
from typing import NamedTuple

import uvloop
from msgspec import to_builtins

from bench.seats import Arrivals, PeerSeat, Results, Seat, SoukSeat, keep_time, replace_one_that_ended
from souk.client import Client
from souk.games import GAMES
from souk.server import protocol as p
from souk.table.visibility import public_view

PORT = 8700
TABLES = (1, 50, 300)
RATES = (1000, 2000, 3000)  # moves/s of 300 tables together
IDLE = 2000  # sockets
PEER = Path(__file__).parent / "boardgame"


class TestedServer(ABC):
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


class Souk(TestedServer):
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
            f"serve(Settings(database={database!r}, port={PORT}, requests_per_second=1e9, messages_per_second=1e9, "
            "connections_per_address=10**6))"
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


class Boardgame(TestedServer):
    name = "boardgame.io"

    def start(self, folder: Path) -> subprocess.Popen[bytes]:
        game, options = GAMES[self.game].configure({})
        table = to_builtins(public_view(game, game.new_state(4, options)))
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


async def load(server: TestedServer, pid: int, tables: int, rate: float, seconds: float, by_clock: bool = False) -> Row:
    """Play for so many seconds, after one of warming up."""
    results, rng = Results(by_clock), random.Random(1)
    pause = tables / rate if rate else 0.0

    def make(kind: type[Seat], path: str, headers: str) -> Seat:
        return kind(path, headers, results, rng, pause)

    async def go_on() -> None:
        while True:
            await results.over.acquire()
            new = await server.seats(1, make)
            seats.extend(new)
            if by_clock:
                replace_one_that_ended(arrivals, new)

    seats = await server.seats(tables, make)
    arrivals = [Arrivals(seats[k : k + 4]) for k in range(0, len(seats), 4)]
    tasks = [asyncio.create_task(go_on())]
    if by_clock:
        tasks.append(asyncio.create_task(keep_time(arrivals, rate)))
    first, results.waiting = results.waiting or [], None
    for move in first:
        move()
    await asyncio.sleep(1.0)
    results.times.clear()
    begun, spent = time.perf_counter(), cpu(pid)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - begun, cpu(pid) - spent
    done = len(results.times)
    late = [time.perf_counter() - due for table in arrivals for due in table.unheard] if by_clock else []
    times = sorted(results.times + late)
    for task in tasks:
        task.cancel()
    for seat in seats:
        seat.transport.close()
    assert not results.refused
    p50, p99 = (times[int(len(times) * share)] * 1000 for share in (0.5, 0.99))
    return Row(done / took, p50, p99, spent / done * 1e6)


async def idle(server: TestedServer, pid: int) -> float:
    """Megabytes for many sockets that only listen: spectators at one table each."""
    results, rng = Results(), random.Random(1)
    person = Client(server.url, "host")
    new = p.NewTable(server.game, [p.Me(), p.Open(), p.Open(), p.Open()])
    links = [person.post("tables", new, p.Summary).link for _ in range(10)]
    before = memory(pid)
    seats = []
    for k in range(IDLE):
        headers = f"Sec-WebSocket-Protocol: souk.{p.VERSION}\r\n"
        seat = SoukSeat(f"/api/tables/{links[k % 10]}/socket", headers, results, rng, 0.0)
        await server.connect(seat)
        seats.append(seat)
    await asyncio.sleep(1.0)
    return memory(pid) - before


def measure(servers: Sequence[TestedServer], tables: int, rate: float, seconds: float, by_clock: bool = False) -> None:
    for server in servers:
        with server.running() as pid:
            row = uvloop.run(load(server, pid, tables, rate, seconds, by_clock))
        asked = f"{rate:,.0f}/s{' by the clock' * by_clock}" if rate else "as fast as it goes"
        print(
            f"| {server.name} | {tables} | {asked} | {row.moves:,.0f} | {row.p50:.1f} ms | {row.p99:.1f} ms "
            f"| {row.work:,.0f} us |",
            flush=True,
        )


def peers(args: argparse.Namespace) -> list[TestedServer]:
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
    parser.add_argument("--by-clock", type=float, nargs="*", default=(), metavar="RATE", help="an open loop: see above")
    args = parser.parse_args()
    servers = [Souk(args.game, args.database_url), *peers(args)]
    run = partial(measure, servers, seconds=args.seconds)
    print(f"| {args.game} | tables of 4 | asked for | moves/s | p50 | p99 | CPU a move |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for tables in args.tables:
        run(tables, 0)
    for rate in args.rates:
        run(max(TABLES), rate)
    for rate in args.by_clock:
        run(max(args.tables or TABLES), rate, by_clock=True)
    with servers[0].running() as pid:
        print(f"\n{IDLE:,} idle sockets: {uvloop.run(idle(servers[0], pid)):.0f} MB")


if __name__ == "__main__":
    main()
