"""Load: tables of four, every seat a socket, random moves as fast as they are acknowledged, or at a given rate.

    python -m bench.load [--seconds 10] [--game basari] [--alone]
                         [--database-url postgresql://... [--processes 1 2 3 [--by-table]]]
                         [--bots 1 [--level sage]] [--previews 0.5] [--hints 1] [--requests 20] [--visits 5]

Every acknowledged move of Souk is on the disk, by its rules, with a view for each seat. Beside it runs boardgame.io, in
memory, with a table of the same size and no rules (npm; left out with --alone or where there is none). The time of a
move is from sending it to hearing of it, and the next one waits for that: a closed loop, slow if the server is slow.
With --by-clock moves fall due at a rate, whatever the server does, and the time of one is from then until all other
seats have heard of it; those of which not all have heard at the end count with the time so far.

The client needs a core of its own. CPU a move is what all server processes used, without those in which bots think;
it says more than moves a second where others are at work on the machine, which the load average tells.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import uvloop
from msgspec import to_builtins

from bench.around import Around, ask_for_hint, now_and_then, request, visit
from bench.seats import Arrivals, PeerSeat, Results, Seat, SoukSeat, keep_time, replace_one_that_ended
from souk.client import Client
from souk.games import GAMES
from souk.server import protocol as p
from souk.table.visibility import public_view

PORT = 8700
TABLES = (1, 50, 300)
RATES = (1000, 2000, 3000)  # moves/s of 300 tables together
IDLE = 2000  # sockets
PATIENCE = 120  # seconds until somebody is answered for the first time
PROTOCOL = f"Sec-WebSocket-Protocol: souk.{p.VERSION}\r\n"
PEER = Path(__file__).parent / "boardgame"


def socket_of(link: str) -> str:
    return f"/api/tables/{link}/socket"


class TestedServer(ABC):
    """A server under load."""

    name: str
    around = Around()  # nothing but moves
    by_table = False  # whether a balancer sends all seats of a table to the same process

    def __init__(self, game: str, database: str, processes: int = 1) -> None:
        self.game, self.database = game, database
        self.ports = [PORT + k for k in range(processes)]
        self.url = f"http://127.0.0.1:{PORT}"
        self._next = 0

    @abstractmethod
    def start(self, port: int, folder: Path) -> subprocess.Popen[bytes]: ...

    @abstractmethod
    async def seats(self, tables: int, make: Callable[[type[Seat], str, str], Seat]) -> list[Seat]:
        """All seats of so many tables, connected."""

    async def connect(self, seat: Seat) -> None:
        """By one process after the other, as a balancer would; or a whole table by one, if it goes by links."""
        self._next += not self.by_table
        port = self.ports[self._next % len(self.ports)]
        await asyncio.get_running_loop().create_connection(lambda: seat, "127.0.0.1", port)
        while not seat.open:
            await asyncio.sleep(0.0005)

    def works(self) -> list[Awaitable[None]]:
        """What goes on beside the moves, for ever."""
        return []

    @contextmanager
    def running(self) -> Iterator[list[int]]:
        """Its processes."""
        with tempfile.TemporaryDirectory() as folder:
            started = []
            try:
                for port in self.ports:
                    with socket.socket() as line:
                        if not line.connect_ex(("127.0.0.1", port)):
                            raise SystemExit(f"something else listens on port {port}")
                    started.append(self.start(port, Path(folder)))
                    self.wait(port)
                yield [process.pid for process in started]
            finally:
                for process in started:
                    process.terminate()
                for process in started:
                    process.wait(30)

    def wait(self, port: int) -> None:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}", timeout=1)
            except urllib.error.HTTPError:
                return  # it answers
            except OSError:
                time.sleep(0.1)
            else:
                return
        raise SystemExit(f"{self.name} does not start")


class Souk(TestedServer):
    name = "Souk"

    def __init__(self, game: str, database: str, processes: int = 1, around: Around = Around()) -> None:  # noqa: B008
        super().__init__(game, database, processes)
        self.around = around
        if processes > 1:
            self.name = f"Souk, {processes} processes, seats of a table at any of them"

    def start(self, port: int, folder: Path) -> subprocess.Popen[bytes]:
        self.people: list[Client] = []
        self.links: list[str] = []
        self.sitting: list[SoukSeat] = []
        database = self.database or str(folder / "load.db")
        code = (
            "from souk.server.run import serve, set_up_log; from souk.server.settings import Settings;"
            "set_up_log('warning');"
            f"serve(Settings(database={database!r}, port={port}, requests_per_second=1e9, messages_per_second=1e9, "
            "connections_per_address=10**6, pace=0.0))"
        )
        return subprocess.Popen([sys.executable, "-c", code])

    async def seats(self, tables: int, make: Callable[[type[Seat], str, str], Seat]) -> list[Seat]:
        humans = 4 - self.around.bots
        people = self.people = self.people or [Client(self.url, f"player {k}") for k in range(humans)]
        bots = [p.Bot(self.around.level)] * self.around.bots
        chairs: list[p.Seating] = [p.Me(), *[p.Open()] * (humans - 1), *bots]
        new_table = p.NewTable(self.game, chairs, hints="agreed")
        seats: list[Seat] = []
        for _ in range(tables):
            new = await asyncio.to_thread(people[0].post, "tables", new_table, p.Summary)
            self.links.append(new.link)
            self._next += self.by_table
            for k, person in enumerate(people):
                seat = make(SoukSeat, socket_of(new.link), f"{PROTOCOL}Cookie: {person._cookie}\r\n")
                assert isinstance(seat, SoukSeat)
                seat.previews = self.around.previews
                await self.connect(seat)
                if k:
                    seat.say(b'{"type":"sit","id":"s","seat":%d}' % k)
                seats.append(seat)
                self.sitting.append(seat)
        return seats

    def works(self) -> list[Awaitable[None]]:
        rng, around = random.Random(2), self.around
        cookie = f"Cookie: {self.people[0]._cookie}\r\n"

        def some_page() -> Awaitable[None]:
            path = rng.choice(["/api/tables", "/api/me", "/api/me/games", f"/api/tables/{rng.choice(self.links)}"])
            return request(rng.choice(self.ports), path, cookie)

        def some_table() -> Awaitable[None]:
            return visit(rng.choice(self.ports), socket_of(rng.choice(self.links)), PROTOCOL, rng)

        wanted = (
            (around.hints, lambda: ask_for_hint(self.sitting, rng)),
            (around.requests, some_page),
            (around.visits, some_table),
        )
        return [now_and_then(rate, work) for rate, work in wanted if rate]


class Boardgame(TestedServer):
    name = "boardgame.io"

    def start(self, port: int, folder: Path) -> subprocess.Popen[bytes]:
        game, options = GAMES[self.game].configure({})
        table = to_builtins(public_view(game, game.new_state(4, options)))
        table["seats"] = [{**seat, "hand": []} for seat in table["seats"]]
        environment = {**os.environ, "PORT": str(port), "TABLE": json.dumps(table), "NODE_ENV": "production"}
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


def cpu(pids: Sequence[int]) -> float:
    """Seconds of CPU that processes have used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(used[11]) + int(used[12]) for used in fields) / os.sysconf("SC_CLK_TCK")


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


async def load(
    server: TestedServer, pids: Sequence[int], tables: int, rate: float, seconds: float, by_clock: bool = False
) -> Row:
    """Play for so many seconds, after one of warming up; bots may take a while until they make their first move."""
    results, rng = Results(by_clock), random.Random(1)
    pause = tables / rate if rate else 0.0
    here = 4 - server.around.bots  # sockets at a table

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
    arrivals = [Arrivals(seats[k : k + here]) for k in range(0, len(seats), here)]
    gc.collect()
    gc.disable()  # else the client's own pauses would count
    tasks = [asyncio.ensure_future(work) for work in (go_on(), *server.works())]
    if by_clock:
        tasks.append(asyncio.create_task(keep_time(arrivals, rate)))
    first, results.waiting = results.waiting or [], None
    for move in first:
        move()
    for _ in range(PATIENCE):
        await asyncio.sleep(1.0)
        if results.times:
            break
    results.times.clear()
    begun, spent = time.perf_counter(), cpu(pids)
    await asyncio.sleep(seconds)
    took, spent = time.perf_counter() - begun, cpu(pids) - spent
    done = len(results.times)
    late = [time.perf_counter() - due for table in arrivals for due in table.unheard] if by_clock else []
    times = sorted(results.times + late)
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    gc.enable()
    for seat in seats:
        seat.transport.close()
    assert not results.refused
    assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended
    if not done:
        raise SystemExit(f"{server.name}: nobody was answered in {seconds:g} seconds")
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
        seat = SoukSeat(socket_of(links[k % 10]), PROTOCOL, results, rng, 0.0)
        await server.connect(seat)
        seats.append(seat)
    await asyncio.sleep(1.0)
    return memory(pid) - before


def measure(servers: Sequence[TestedServer], tables: int, rate: float, seconds: float, by_clock: bool = False) -> None:
    several, alone = any(len(server.ports) > 1 for server in servers), 0.0
    for server in servers:
        with server.running() as pids:
            row = uvloop.run(load(server, pids, tables, rate, seconds, by_clock))
        alone = row.work if len(server.ports) == 1 else alone
        times = f"| {len(server.ports) * alone / row.work:.1f} " if several else ""
        asked = f"{rate:,.0f}/s{' by the clock' * by_clock}" if rate else "as fast as it goes"
        print(
            f"| {server.name} | {tables} | {asked} | {row.moves:,.0f} | {row.p50:.1f} ms | {row.p99:.1f} ms "
            f"| {row.work:,.0f} us {times}| {os.getloadavg()[0]:.1f} |",
            flush=True,
        )


def peers(args: argparse.Namespace) -> list[TestedServer]:
    """What can run beside Souk."""
    if args.alone or not shutil.which("npm"):
        return []
    subprocess.run(["npm", "install", "--silent", "--no-package-lock", "--no-audit", "--no-fund"], cwd=PEER, check=True)
    return [Boardgame(args.game, "")]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.load")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="yspahan", choices=GAMES.names())
    parser.add_argument("--database-url", default="", help="PostgreSQL instead of SQLite")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES)
    parser.add_argument("--rates", type=float, nargs="*", default=RATES)
    parser.add_argument("--by-clock", type=float, nargs="*", default=(), metavar="RATE", help="an open loop: see above")
    parser.add_argument("--processes", type=int, nargs="*", default=[1], help="of Souk; each number in turn")
    parser.add_argument("--by-table", action="store_true", help="all seats of a table by the same process")
    parser.add_argument("--bots", type=int, default=0, choices=range(4), help="at each table of four")
    parser.add_argument("--level", default=Around().level, help="of the bots")
    parser.add_argument("--previews", type=float, default=0, help="asked for with a move, on average")
    parser.add_argument("--hints", type=float, default=0, metavar="RATE", help="asked for each second")
    parser.add_argument("--requests", type=float, default=0, metavar="RATE", help="by HTTP each second")
    parser.add_argument("--visits", type=float, default=0, metavar="RATE", help="people who come each second, and go")
    parser.add_argument("--no-idle", action="store_true", help="without the sockets that only listen")
    args = parser.parse_args()
    if max(args.processes) > 1 and not args.database_url:
        parser.error("several processes need --database-url postgresql://...")
    return args


def main() -> None:
    args = arguments()
    around = Around(args.bots, args.level, args.previews, args.hints, args.requests, args.visits)
    souks = [Souk(args.game, args.database_url, number, around) for number in args.processes]
    for souk in souks:
        if args.by_table:
            souk.by_table, souk.name = True, souk.name.replace("any", "one")
    servers = [*souks, *peers(args)]
    run = partial(measure, servers, seconds=args.seconds)
    if str(around):
        print(f"Souk with {around}\n")
    times = " times one process |" * (max(args.processes) > 1)  # as many moves, with a core for each
    print(f"| {args.game} | tables of 4 | asked for | moves/s | p50 | p99 | CPU a move |{times} load |")
    print(f"|---|---:|---:|---:|---:|---:|---:|{'---:|' * bool(times)}---:|")
    for tables in args.tables:
        run(tables, 0)
    for rate in args.rates:
        run(max(TABLES), rate)
    for rate in args.by_clock:
        run(max(args.tables or TABLES), rate, by_clock=True)
    if not args.no_idle:
        with souks[0].running() as pids:
            print(f"\n{IDLE:,} idle sockets: {uvloop.run(idle(souks[0], pids[0])):.0f} MB")


if __name__ == "__main__":
    main()
