"""A server that is killed under load: no acknowledged move is lost, none is there twice, every table goes on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from souk.client import Client, RemoteTable, ServerSays, new_id
from souk.records.file import replay, verify
from souk.server import protocol as p
from souk.server.database import opened
from souk.server.store import Store
from souk.table.commands import Play, Say
from souk.table.log import Moved, Said
from souk.table.table import Table as Fold

from .. import Victim, sweep
from ..people import open_for, sit_all

KILLS = sweep(2, 50)
GROUPS = [("yspahan", 2, 0), ("yspahan", 3, 1), ("basari", 3, 0), ("basari", 2, 2)]  # game, people, bots


def catch_up(tables: list[RemoteTable], n: int) -> RemoteTable:
    """Everybody reads up to an entry, and as far as anybody has: who is to decide may not know it. Gives the first."""
    latest = max(n, *(table.seen for table in tables))
    for table in tables:
        while table.seen < latest:
            table.wait()
    return tables[0]


def _guest(url: str, name: str) -> Client:
    """Somebody new, as soon as anybody is at home."""
    until = time.monotonic() + 300
    while True:
        try:
            return Client(url, name)
        except (ServerSays, OSError):
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class Group:
    """People who play one game after the other, in one thread, and remember whatever was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.game, persons, self.bots = GROUPS[number]
        self.people = [_guest(url, f"group {number} player {k}") for k in range(persons)]
        self.acknowledged: dict[tuple[str, int, str], int] = {}  # the last entry, by link, user and id
        self.finished: list[str] = []
        self.tables: list[RemoteTable] = []
        self.error: BaseException | None = None
        self._rng = random.Random(number)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._stop = threading.Event()
        self._thread.start()

    def wait_for(self, more: int) -> None:
        """Until so many more commands are acknowledged."""
        until, enough = time.monotonic() + 300, len(self.acknowledged) + more
        while len(self.acknowledged) < enough:
            if self.error:
                raise self.error
            assert time.monotonic() < until, f"a table is stuck: {self.situation()}"
            time.sleep(0.01)

    def situation(self) -> list[str]:
        """What is known of the table where it is."""
        return [f"{table._link} {table.info.status}: {table.seen}, {table.update}" for table in self.tables]

    def end(self) -> None:
        """Let them finish the game that they are at, which they cannot if the table is stuck."""
        self._stop.set()
        self._thread.join(300)
        if self.error:
            raise self.error
        assert not self._thread.is_alive(), f"a table is stuck: {self.situation()}"

    def _run(self) -> None:
        try:
            while not self._stop.is_set():
                if link := self._open():
                    self._play(sit_all(self.people, link))
                    self.finished.append(link)
        except BaseException as error:
            self.error = error

    def _open(self) -> str:
        try:
            return open_for(self.people, self.game, self.bots)
        except (ServerSays, OSError):  # nobody is at home just now
            time.sleep(0.05)
            return ""

    def _play(self, tables: list[RemoteTable]) -> None:
        self.tables, first = tables, tables[0]
        n = 0
        while catch_up(tables, n).info.status != "over":
            table = next((table for table in tables if table.update and table.update.decision_id), None)
            if table and table.update and table.update.snapshot:
                move = self._rng.choice(table.update.snapshot.moves).id
                n = self._ask(table, Play(id=new_id(), moves=[move], decision_id=table.update.decision_id))
                if self._rng.random() < 0.1:
                    n = self._ask(table, Say(id=new_id(), text="hm"))
            else:
                first.wait()  # for a bot
        for table in tables:
            table.close()

    def _ask(self, table: RemoteTable, ask: Play | Say) -> int:
        """Whatever happens to the server, this is done in the end, or the test fails; returns the last entry of it."""
        n = self.acknowledged[table._link, table.info.you, ask.id] = table.ask(ask).n
        return int(n)


def test_no_acknowledged_move_is_lost_or_doubled_by_a_kill(
    database: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    monkeypatch.setattr("souk.client.PATIENCE", 300.0)  # a busy machine is no failure
    rng = random.Random(1)
    with Victim(database) as victim:
        groups = [Group(victim.url, number) for number in range(len(GROUPS))]
        for _ in range(KILLS):
            for group in groups:
                group.wait_for(3)
            time.sleep(rng.uniform(0.0, 0.2))
            victim.kill()
            victim.start()
        for group in groups:
            group.end()
    assert all(group.finished for group in groups)
    asyncio.run(compare(database, groups))
    record_property("kills", KILLS)
    record_property("games", sum(len(group.finished) for group in groups))
    record_property("acknowledged", sum(len(group.acknowledged) for group in groups))


async def compare(database: str, groups: list[Group]) -> None:
    """What is kept against what was acknowledged."""
    async with opened(database) as found:
        store = Store(found)
        for group in groups:
            kept: Counter[tuple[str, int, str]] = Counter()
            for link in group.finished:
                loaded = await store.load(link)
                assert loaded
                id, table = loaded
                log = await store.log(id)
                assert Fold.fold(log).snapshot() == table.snapshot()
                assert table.state.status == "over"
                numbers = {(link, entry.by, entry.id): n for n, entry in enumerate(log, 1) if entry.id}
                kept.update((link, entry.by, entry.id) for entry in log if isinstance(entry, Moved | Said) and entry.by)
                record = table.record()
                assert verify(record)
                assert table.state.result
                assert replay(record).scores == list(table.state.result.scores)
                for key, n in group.acknowledged.items():
                    assert key[0] != link or numbers[key] <= n
            assert group.acknowledged.keys() <= kept.keys()
            assert set(kept.values()) == {1}


def test_the_thinking_processes_of_a_killed_server_end_too(tmp_path: Path) -> None:
    """They have its standard error, which is at its end when the last of them is gone."""
    with Victim(str(tmp_path / "souk.db"), stderr=subprocess.PIPE) as victim:
        table = Client(victim.url, "host").open("basari", ["me", "random", "random"])
        while not any(isinstance(news, p.MoveNews) and news.seat for news in table.news):
            update = table.update
            if update and update.decision_id and update.snapshot:
                table.ask(Play(id=new_id(), moves=[update.snapshot.moves[0].id], decision_id=update.decision_id))
            table.wait()
        victim.kill()
        table.close()
        assert victim.process.stderr
        ended = threading.Thread(target=victim.process.stderr.read, daemon=True)
        ended.start()
        ended.join(60)
        assert not ended.is_alive()
        victim.process.stderr.close()
