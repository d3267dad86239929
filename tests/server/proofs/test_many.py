"""Several servers behind a real balancer on one PostgreSQL and its replica, each in a network of its own where that is
possible, while they are killed, frozen, stopped, added and cut off, their clocks differ, and the database crashes and
is replaced: what was acknowledged is kept, once and in order; no table is without an owner for long; every table goes
on; every game is its replay."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import replace as with_
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pytest
from msgspec.structs import replace

from souk.client import RemoteTable, ServerSays, new_id
from souk.records.file import verify
from souk.server.database import Postgres, opened
from souk.server.leases import LEASE
from souk.server.store import Store
from souk.table.commands import Play, Say
from souk.table.log import AnyEntry, LiveClock, Moved, NoClock, Said, TimedOut
from souk.table.table import Table as Fold

from .. import PostgresServer, Victim, postgres_programs, quiet_port, sweep
from ..balancer import Balancer, haproxy
from ..history import Acknowledged, Refused, faults
from ..machines import site
from ..people import open_for
from .test_kills import GROUPS, Group

FAULTS = sweep(4, 50)
TABLES = sweep(4, 300)
IN_HASTE = 8  # of them, at which people move as fast as they can
CALM = (0.5, 2.5)  # seconds until they move at the others
FROZEN = LEASE / 1000 + 1.5  # seconds
CLOCK = LiveClock(bank=900, increment=30)
SKEWS = (0, 60, -60)  # seconds by which the machines' clocks are wrong

UNSEEN: Final = 1_500  # milliseconds after which whoever sees to a table should have renewed the lease
LOOKS: Final = 0.1  # seconds between two looks
LONGEST: Final = 5.0  # seconds that a table may be without an owner
_UNOWNED: Final = f"""
    SELECT t.id FROM tables t LEFT JOIN processes p ON p.id = t.owner
    CROSS JOIN (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock
    WHERE t.status = 'running' AND t.due < now + 86400000
    AND CASE WHEN t.owner = 0 THEN t.due <= now ELSE coalesce(p.seen, 0) < now - {UNSEEN} END"""


class Witnesses(Group):
    """People who remember what they did and heard; now and then they ask for what is not theirs, or ask twice."""

    def __init__(self, url: str, number: int) -> None:
        self.done: dict[str, list[Acknowledged]] = {}  # by link
        self.refused: dict[str, list[Refused]] = {}
        self.heard: dict[str, list[list[object]]] = {}
        self.clock = CLOCK if number % 2 else NoClock()
        self._calm = random.Random(number) if number >= IN_HASTE else None
        super().__init__(url, number % len(GROUPS))

    def _open(self) -> str:
        try:
            return open_for(self.people, self.game, self.bots, clock=self.clock)
        except (ServerSays, OSError):  # nobody is at home just now
            time.sleep(0.05)
            return ""

    def _play(self, tables: list[RemoteTable]) -> None:
        super()._play(tables)
        self.heard[tables[0]._link] = [table.news for table in tables]

    def _ask(self, table: RemoteTable, ask: Play | Say) -> int:
        if self._calm:
            self._stop.wait(self._calm.uniform(*CALM))
        begun = time.monotonic()
        n = super()._ask(table, ask)
        done = Acknowledged(table.info.you, ask, n, begun, time.monotonic())
        self.done.setdefault(table._link, []).append(done)
        if isinstance(ask, Play) and self._rng.random() < 0.1:
            assert table.ask(ask).n == n  # the same again is answered, not done
            late = replace(ask, id=new_id())
            with pytest.raises(ServerSays) as no:
                table.ask(late)
            found = Refused(table.info.you, late, str(no.value.reason).partition(" ")[0])
            self.refused.setdefault(table._link, []).append(found)
        return n


class Probe:
    """Looks all the time for how long nobody sees to a table at which something is due, while the database answers."""

    def __init__(self, database: str) -> None:
        self.longest = 0.0  # seconds
        self.late = 0.0  # seconds that this machine kept a look waiting, at most: servers wait as long for the same
        self._database = database
        self._end = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._look_on()), daemon=True)

    async def _look_on(self) -> None:
        unowned: dict[int, float] = {}
        before = time.monotonic()
        while not self._end.is_set():
            database = Postgres(self._database)
            with suppress(Exception):  # it is gone just now, and nobody could do better
                await database.open()
                before = time.monotonic()
                while not self._end.is_set():
                    asked = time.monotonic()
                    found = {id for (id,) in await database.fetch(_UNOWNED)}
                    now = time.monotonic()
                    self.late = max(self.late, asked - before - LOOKS)
                    passed, before = now - before, now
                    unowned = {id: unowned.get(id, UNSEEN / 1000 - passed) + passed for id in found}
                    self.longest = max(self.longest, *unowned.values(), 0.0)
                    await asyncio.sleep(LOOKS)
            unowned.clear()
            with suppress(Exception):
                await asyncio.wait_for(database.close(), 1.0)
            await asyncio.sleep(LOOKS)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._end.set()
        self._thread.join(20)


class Town:
    """Three servers whose clocks differ, room for one more, a database and its replica; cables between all of them."""

    def __init__(self, programs: Path, program: str, folder: Path, stack: ExitStack) -> None:
        self._rng = random.Random(3)
        self._stack = stack
        where = site(stack)
        self.networks = "namespaces" if where.space else "wires"
        self.primary = PostgresServer(programs, space=where.space)
        stack.callback(self.primary.stop)
        self._name = self.primary.new_database().rpartition("/")[2]
        self._replica = PostgresServer(programs, of=self.primary, space=where.space)
        stack.callback(self._replica.stop)
        ports = self.primary.port, self._replica.port
        self.database = self._url(("127.0.0.1", where.here(port)) for port in ports)
        self._log = folder / "log"
        self._machines = [where.add() for _ in (*SKEWS, 0)]
        self._urls = [self._url(machine.database(port) for port in ports) for machine in self._machines]
        self._ports = [quiet_port() for _ in self._machines]
        self.servers = [stack.enter_context(self._server(k, skew)) for k, skew in enumerate(SKEWS)]
        behind = [machine.reached_at(port) for machine, port in zip(self._machines, self._ports, strict=True)]
        self.url = stack.enter_context(Balancer(program, folder, behind)).url
        self.failed_over = False

    def _url(self, hosts: Iterable[tuple[str, int]]) -> str:
        named = ",".join(f"{host}:{port}" for host, port in hosts)
        return f"postgresql://souk@{named}/{self._name}?target_session_attrs=primary"

    def _server(self, number: int, skew: int = 0) -> Victim:
        machine = self._machines[number]
        many: dict[str, Any] = {"host": machine.host, "connections_per_address": 100_000}  # all by the balancer
        return Victim(
            self._urls[number], log=self._log, port=self._ports[number], skew=skew, space=machine.space, **many
        )

    def kill(self) -> None:
        server = self._rng.choice(self.servers)
        server.kill()
        time.sleep(self._rng.uniform(0.0, 5.0))
        server.start()

    def stop(self) -> None:
        server = self._rng.choice(self.servers)
        server.end()
        server.start()

    def freeze(self) -> None:
        server = self._rng.choice(self.servers)
        server.freeze()
        time.sleep(FROZEN)
        server.thaw()

    def add_and_take_away(self) -> None:
        with self._server(len(SKEWS)):
            time.sleep(1.0)

    def cut_off_from_the_database(self) -> None:
        self._cut_off("database", FROZEN)

    def cut_off_from_people(self) -> None:
        self._cut_off("people", 2.0)

    def _cut_off(self, what: str, seconds: float) -> None:
        machine = self._rng.choice(self._machines[: len(SKEWS)])
        machine.cut_off_from(what)
        time.sleep(seconds)
        machine.connect_to(what)

    def crash_of_the_database(self) -> None:
        (self._replica if self.failed_over else self.primary).restart()

    def replica_takes_over(self) -> None:
        """Once: who took over has no replica of its own."""
        if self.failed_over:
            self.crash_of_the_database()
        else:
            self.failed_over = True
            self.primary.halt()
            self._replica.promote()


def test_nothing_is_lost_and_every_table_goes_on_whatever_happens_to_servers(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    programs, program = postgres_programs(), haproxy()
    if not programs or not program:
        pytest.skip("PostgreSQL or HAProxy is not installed, and cannot be")
    monkeypatch.setattr("souk.client.PATIENCE", 300.0)  # a busy machine is no failure
    rng = random.Random(5)
    with ExitStack() as stack:
        town = Town(programs, program, tmp_path, stack)
        kinds = [
            *(town.freeze, town.cut_off_from_the_database, town.kill, town.replica_takes_over),
            *(town.crash_of_the_database, town.cut_off_from_people, town.stop, town.add_and_take_away),
        ]
        probe = stack.enter_context(Probe(town.database))
        groups = [Witnesses(town.url, number) for number in range(TABLES)]
        try:
            for k in range(FAULTS):
                all_go_on(groups)
                time.sleep(rng.uniform(0.0, 0.3))
                kinds[k % len(kinds)]()
        finally:
            for group in groups:
                group._stop.set()
        for group in groups:
            group.end()
        logs = asyncio.run(read(town.database, groups))
    assert all(group.finished for group in groups)
    for group in groups:
        for link in group.finished:
            found = faults(logs[link], group.done.get(link, []), group.heard[link], group.refused.get(link, []))
            assert list(found) == []
            assert not any(isinstance(entry, TimedOut) for entry in logs[link])
    record_property("faults", FAULTS)
    record_property("games", len(logs))
    record_property("acknowledged", sum(len(done) for group in groups for done in group.done.values()))
    record_property("refused", sum(len(no) for group in groups for no in group.refused.values()))
    record_property("networks", town.networks)
    record_property("seconds without an owner", round(probe.longest, 1))
    record_property("seconds that the machine was late", round(probe.late, 1))
    assert probe.longest < LONGEST + probe.late
    planted(logs, groups)


def all_go_on(groups: list[Witnesses]) -> None:
    """Wait until at each table some more is acknowledged."""
    enough = [len(group.acknowledged) + 3 for group in groups]
    for group, done in zip(groups, enough, strict=True):
        group.wait_for(max(0, done - len(group.acknowledged)))


async def read(database: str, groups: list[Witnesses]) -> dict[str, list[AnyEntry]]:
    """The logs of all games, each of which equals its replay."""
    logs: dict[str, list[AnyEntry]] = {}
    async with opened(database) as found:
        store = Store(found)
        for group in groups:
            for link in group.finished:
                loaded = await store.load(link)
                assert loaded
                logs[link] = await store.log(loaded[0])
                table = Fold.fold(logs[link])
                assert table.snapshot() == loaded[1].snapshot()
                assert table.state.status == "over"
                assert verify(table.record())
    return logs


def planted(logs: dict[str, list[AnyEntry]], groups: list[Witnesses]) -> None:
    """The checker finds what it is there for, in a history that really happened."""
    group = groups[0]
    link = group.finished[0]
    log, done, heard = logs[link], group.done[link], group.heard[link]
    at = next(n for n, entry in enumerate(log) if isinstance(entry, Moved) and n > 20 and entry.id)
    moved = log[at]
    assert isinstance(moved, Moved)
    (seat, action), *rest = moved.steps
    wrong = {
        "lost": [*log[:at], *log[at + 1 :]],
        "doubled": [*log[:at], moved, *log[at:]],
        "another move": [*log[:at], replace(moved, steps=((seat, action + 1), *rest)), *log[at + 1 :]],
        "swapped": [*log[: at - 1], moved, log[at - 1], *log[at + 1 :]],
        "back in time": [*log[:at], replace(moved, at=1), *log[at + 1 :]],
        "cut": log[:at],
    }
    for what, other in wrong.items():
        assert list(faults(other, done, heard)), what
    later = max(done, key=lambda one: one.n)
    early = with_(later, begun=done[0].begun - 2, ended=done[0].begun - 1)
    assert list(faults(log, [early, *(one for one in done if one is not later)], heard))
    assert list(faults(log, done, [[*news, news[-1]] for news in heard]))
    silent = [[item for item in news if getattr(item, "n", 0) != at + 1] for news in heard]
    assert f"entry {at + 1} was not told" in {*faults(log, done, silent)}
    refused = Refused(done[0].user, done[0].ask, "decision_passed")
    assert list(faults(log, done[1:], heard, [refused])) == [f"{done[0].ask.id} was refused and is there"]
    other_reason = Refused(done[0].user, replace(done[0].ask, id="another"), "table_over")
    assert list(faults(log, done, heard, [other_reason])) == ["another was refused for no reason: table_over"]
    said = [replace(entry, text="other") if isinstance(entry, Said) else entry for entry in log]
    assert said == log or list(faults(said, done, heard))
