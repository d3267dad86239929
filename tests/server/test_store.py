"""What is kept, the same for SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from souk.engine.errors import BadOption, SoukError
from souk.records.file import verify
from souk.server.backup import backup, restore
from souk.server.batch import Batch
from souk.server.database import MIGRATIONS, TABLES, Conflict, Database, Sqlite, Stale, Statement, nothing, opened
from souk.server.database.migrations import COMPATIBLE_FROM
from souk.server.protocol import Rating
from souk.server.store import Person, SessionRow, Store
from souk.server.tables.session import NEVER, TableSession
from souk.table.commands import Say
from souk.table.log import AnyEntry, Said
from souk.table.table import Table
from tests.table import Log

OLD = Path(__file__).parent / "old"


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(url) as database:
            await work(Store(database))

    asyncio.run(run())


def batch_of(log: Log, id: int = 7, since: int = 0, snapshot: bool = False) -> Batch:
    batch = Batch()
    for n, entry in enumerate(log.entries[since:], since + 1):
        batch.add_entry(id, n, entry)
    session = TableSession(id, f"0-link{id}", log.table, {})
    batch.add_table(id, 0, log.table, session.summary(), session.due())
    batch.add_sitters(id, log.table.sitters())
    if snapshot:
        batch.add_snapshot(id, log.table)
    return batch


def test_others_go_on_while_the_disk_is_slow_and_read_what_was_written(tmp_path: Path) -> None:
    """What is done meanwhile is done first; who reads waits for the disk, who does not goes on."""
    order: list[str] = []

    class SlowDisk(ThreadPoolExecutor):
        def submit(self, work: Callable[..., Any], /, *args: Any, **named: Any) -> Future[Any]:
            def late() -> None:
                sleep(0.2)
                work(*args, **named)
                order.append("kept")

            return super().submit(late)

    async def others() -> None:
        order.append("others")

    async def reads(database: Database) -> None:
        assert await database.fetch("SELECT name FROM meta WHERE name = 'new'") == [("new",)]
        order.append("read")

    async def work(store: Store) -> None:
        database = store.database
        assert isinstance(database, Sqlite)
        database._waiter = SlowDisk(1)
        put = Statement("INSERT INTO meta (name, value) VALUES ('new', '1')")
        write = database.write([put], lambda: order.append("meanwhile"))
        await asyncio.gather(write, others(), reads(database))

    with_store(str(tmp_path / "souk.db"), work)
    assert order == ["meanwhile", "others", "kept", "read"]


def test_what_is_done_meanwhile_comes_before_waiting_for_another_program(tmp_path: Path) -> None:
    order: list[str] = []

    async def work(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        put = Statement("INSERT INTO meta (name, value) VALUES ('new', '1')")
        writes = [
            asyncio.create_task(store.database.write([put], lambda: order.append("first"))),
            asyncio.create_task(store.database.write([], lambda: order.append("second"))),
        ]
        await asyncio.sleep(0)
        assert order == ["first", "second"]
        other.execute("ROLLBACK")
        other.close()
        await asyncio.gather(*writes)
        assert order == ["first", "second"]

    with_store(str(tmp_path / "souk.db"), work)


def test_a_table_comes_back_as_it_was(database: str) -> None:
    log = Log().play_out(1, most=40)

    async def work(store: Store) -> None:
        await store.commit(batch_of(log, snapshot=True))
        log.play_out(2, most=30)
        await store.commit(batch_of(log, since=42))
        found = await store.load("0-link7")
        assert found
        id, table = found
        assert id == 7
        assert table.snapshot() == log.table.snapshot()
        assert await store.log(7) == log.entries
        assert await store.load("0-nothing") is None
        assert [link for link, _, _ in await store.due(NEVER - 1)] == ["0-link7"]
        assert await store.due(log.time) == []

    with_store(database, work)


def test_a_table_that_an_older_version_wrote_is_read(tmp_path: Path) -> None:
    old = json.loads((OLD / "table.json").read_text("utf-8"))
    entries = msgspec.convert(old["entries"], list[AnyEntry])
    log = Log.of(Table.fold(entries), entries)

    async def work(store: Store) -> None:
        batch = batch_of(log)
        bodies = [json.dumps(entry, separators=(",", ":")) for entry in old["entries"]]
        batch.entries = [(7, n, None, body, None) for n, body in enumerate(bodies, 1)]
        batch.snapshots[7] = (7, old["n"], json.dumps(old["snapshot"]), None)
        await store.commit(batch)
        found = await store.load("0-link7")
        assert found
        table = found[1]
        assert table.line.chance.key.hex() == table.opened.seed
        assert not table.opened.spectators
        assert [entry.text for entry in await store.log(7) if isinstance(entry, Said) and entry.spectator] == ["hm"]

    with_store(str(tmp_path / "souk.db"), work)


def test_a_snapshot_with_older_names_is_read_by_todays(tmp_path: Path) -> None:
    log = Log(spectators=False).play_out(1, most=5)
    log.do(1, Say(id="said", text='{"gallery":true,"watchers":true}'))

    async def work(store: Store) -> None:
        batch = batch_of(log, snapshot=True)
        id, n, body, _ = batch.snapshots[7]
        assert '"spectators":false' in body
        batch.snapshots[7] = (id, n, body.replace('"spectators":', '"watchers":'), None)
        await store.commit(batch)
        found = await store.load("0-link7")
        assert found
        assert found[1].snapshot() == log.table.snapshot()
        assert await store.log(7) == log.entries

    with_store(str(tmp_path / "souk.db"), work)


def test_an_entry_is_written_once(database: str) -> None:
    log = Log().play_out(1, most=3)

    async def work(store: Store) -> None:
        await store.commit(batch_of(log))
        log.play_out(1, most=2)
        double = batch_of(log, since=5)
        double.add_entry(7, 1, log.entries[0])
        with pytest.raises(Conflict):
            await store.commit(double)
        assert len(await store.log(7)) == 5  # nothing of the batch was written

    with_store(database, work)


def test_people_and_names(database: str) -> None:
    async def work(store: Store) -> None:
        anna = await store.add_person("Anna", "anna", 5)
        guest = await store.add_person("anna", "anna", 6)
        assert anna.id != guest.id
        assert await store.keeper("anna") is None
        session, other = await come_in(store, anna), await come_in(store, guest)
        await store.change_person(session, settings='{"language": "nl"}')
        await store.change_password(session, anna, "hash", "anna")
        kept = await store.keeper("anna")
        assert kept
        assert (kept.id, kept.settings) == (anna.id, {"language": "nl"})
        assert await store.is_taken("anna", "", guest.id)
        assert await store.is_taken("", "anna", guest.id)
        assert not await store.is_taken("anna", "anna", anna.id)
        with pytest.raises(Conflict):
            await store.change_password(other, guest, "hash", "something else")
        ben = await store.add_person("\u0410nn\u0430", "\u0430nn\u0430", 7)  # with Cyrillic letters
        with pytest.raises(Conflict):
            await store.change_password(await come_in(store, ben), ben, "hash", "anna")
        assert await store.names([anna.id, guest.id, 99]) == {
            anna.id: ("Anna", False),
            guest.id: ("anna", True),
            99: ("", True),
        }
        assert await store.names([]) == {}

    with_store(database, work)


async def come_in(store: Store, person: Person, name: str = "") -> SessionRow:
    session = SessionRow(name or f"session of {person.id}", person.id, 10, 10, "Firefox")
    await store.add_session(session, person)
    return session


def test_what_was_seen_must_still_be_so(database: str) -> None:
    """Whatever has changed meanwhile, an account request that is late changes nothing at all."""

    async def work(store: Store) -> None:
        anna = await store.add_person("Anna", "anna", 5)
        first, second = await come_in(store, anna, "s1"), await come_in(store, anna, "s2")
        await store.change_password(first, anna, "new", "anna")
        late: list[Callable[[], Awaitable[None]]] = [
            lambda: store.change_password(first, anna, "old", "anna"),
            lambda: store.change_person(second, name="Zoe"),
            lambda: store.end_session(second, "s1"),
            lambda: store.give_up(first, anna),
            lambda: store.add_session(SessionRow("s3", anna.id, 1, 1, ""), anna),
        ]
        for ask in late:
            with pytest.raises(Stale):
                await ask()
        assert await store.person(anna.id) == replace(anna, password="new")
        assert [row.id for row in await store.sessions(anna.id)] == ["s1"]

    with_store(database, work)


def test_any_number_of_people_can_be_asked_for(database: str) -> None:
    async def work(store: Store) -> None:
        person = await store.add_person("Anna", "anna", 5)
        session = await come_in(store, person)
        assert await store.lasting([session.id, *map(str, range(40_000))]) == {session.id}
        assert (await store.names([person.id, *range(1000, 41_000)]))[person.id] == ("Anna", True)
        assert await store.ratings([f"user {k}" for k in range(40_000)]) == []

    with_store(database, work)


def test_guests_who_never_played_are_deleted_after_a_while(database: str) -> None:
    async def work(store: Store) -> None:
        people = {name: await store.add_person(name, name, 5) for name in ("gone", "kept", "looks on", "plays", "says")}
        assert people["plays"].id == 4
        await store.add_person("new", "new", 500)
        for name in ("gone", "kept"):
            await come_in(store, people[name], name)
        await store.change_password(SessionRow("kept", 2, 0, 0, ""), people["kept"], "hash", "kept")
        await store.add_session(SessionRow("here", people["looks on"].id, 5, 150, ""), people["looks on"])
        log = Log()
        log.do(2, Say(id="a", text="hello"))
        batch = batch_of(log)
        batch.sitters = {(7, 4): (7, 4, 0)}
        batch.entries = [(t, n, 5 if said else None, body, None) for t, n, said, body, _ in batch.entries]
        await store.commit(batch)
        assert await store.sweep_guests(100) == 1
        left = [name for name, person in people.items() if await store.person(person.id)]
        assert left == ["kept", "looks on", "plays", "says"]
        assert await store.lasting(["gone", "kept", "here"]) == {"kept", "here"}

    with_store(database, work)


def test_many_guests_are_deleted_at_once(database: str) -> None:
    """One transaction: a thousand of them would keep everybody waiting for seconds."""

    async def work(store: Store) -> None:
        rows = [(f"guest {k}", f"guest{k}", 5) for k in range(1500)]
        await store.database.write([Statement("INSERT INTO users (name, folded, created) VALUES (?, ?, ?)", rows)])
        write, times = store.database.write, 0

        async def counted(statements: Iterable[Statement], meanwhile: Callable[[], None] = nothing) -> None:
            nonlocal times
            times += 1
            await write(statements, meanwhile)

        store.database.write = counted  # type: ignore[method-assign]
        assert [await store.sweep_guests(100) for _ in range(3)] == [1000, 500, 0]
        assert times <= 3
        assert await store.database.fetch("SELECT 1 FROM users") == []

    with_store(database, work)


def test_sessions(database: str) -> None:
    async def work(store: Store) -> None:
        person = await store.add_person("Anna", "anna", 5)
        other = await come_in(store, await store.add_person("Ben", "ben", 5), "other")
        await come_in(store, person, "s1")
        phone = await come_in(store, person, "s2")
        await store.see_sessions([("s1", 20)])
        assert [row.id for row in await store.sessions(person.id)] == ["s1", "s2"]
        await store.end_session(other, "s1")  # not theirs
        assert await store.session("s1")
        await store.end_session(phone, "s1")
        assert await store.session("s1") is None
        await store.sweep_sessions(15)
        assert await store.sessions(person.id) == []

    with_store(database, work)


def test_ratings(database: str) -> None:
    rating = Rating("user 1", "basari", 3, 25.5, 8.0, 1.5, 1)
    again = "UPDATE tables SET rated = 0"

    async def work(store: Store) -> None:
        log = Log()
        batch = batch_of(log)
        batch.tables[7] = (*batch.tables[7][:5], "over", *batch.tables[7][6:])
        await store.commit(batch)
        assert await store.unrated(NEVER) == ["0-link7"]
        assert await store.rate(7, [rating])
        assert await store.unrated(NEVER) == []
        assert await store.ratings(["user 1", "bot vizier"]) == [rating]
        second = msgspec.structs.replace(rating, mu=26.0, ordinal=2.0, games=2)
        assert await store.rate(7, [second])  # nothing happens: another process has rated this game
        assert await store.ratings(["user 1"]) == [rating]
        await store.database.run(again)
        assert await store.rate(7, [second])
        await store.database.run(again)
        for late in (rating, second):  # of who saw none, or one game, when there were two already
            assert not await store.rate(7, [msgspec.structs.replace(late, mu=20.0)])
        assert await store.ratings(["user 1"]) == [second]
        assert await store.ratings([]) == []

    with_store(database, work)


def test_deleted_people_leave_games_without_a_name_or_a_word(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.server.store.AT_ONCE", 2)
    log = Log()
    for k in range(4):
        log.do(2, Say(id=f"more {k}", text=f"my word {k}"))
    log.do(2, Say(id="a", text="my secret"))
    log.do(3, Say(id="b", text="not mine"))

    async def work(store: Store) -> None:
        for name in ("Anna", "Ben", "Cleo"):
            await store.add_person(name, name.lower(), 1)
        await store.commit(batch_of(log))
        assert [entry.text async for _, entry in store.said(2)][-2:] == ["my word 3", "my secret"]
        assert [seat for _, seat in await store.games_of(2, 1 << 50, 10)] == [1]
        await store.forget(2)
        assert await store.person(2) is None
        assert [entry async for entry in store.said(2)] == []
        assert await store.games_of(2, 1 << 50, 10) == []
        texts = [entry.text for entry in await store.log(7) if isinstance(entry, Said)]
        assert texts == [""] * 5 + ["not mine"]
        assert Table.fold(await store.log(7)).state.n == log.table.state.n

    with_store(database, work)


def test_backup_and_restore_give_the_same_rows(database: str, tmp_path: Path) -> None:
    log = Log().play_out(1, most=30)

    async def fill(store: Store) -> None:
        await store.secret()
        await store.add_person("Anna", "anna", 5)
        await come_in(store, Person(1, "Anna", None, 5, {}))
        await store.commit(batch_of(log, snapshot=True))

    with_store(database, fill)
    file = tmp_path / "backup.gz"
    rows = asyncio.run(backup(database, file))
    other = str(tmp_path / "other.db")
    assert asyncio.run(restore(other, file)) == rows

    async def all_of(url: str) -> list[object]:
        async with opened(url) as found:
            return sorted([(table, *row) async for table, row in found.stream()], key=str)

    assert asyncio.run(all_of(other)) == asyncio.run(all_of(database))
    with pytest.raises(SoukError, match="holds something"):
        asyncio.run(restore(other, file))
    with pytest.raises(SoukError, match="exists"):
        asyncio.run(backup(database, file))


def test_a_restored_database_goes_on(database: str, tmp_path: Path) -> None:
    async def one(store: Store) -> None:
        await store.add_person("Anna", "anna", 5)

    with_store(str(tmp_path / "first.db"), one)
    asyncio.run(backup(str(tmp_path / "first.db"), tmp_path / "b.gz"))
    asyncio.run(restore(database, tmp_path / "b.gz"))

    async def more(store: Store) -> None:
        assert (await store.add_person("Ben", "ben", 6)).id > 1

    with_store(database, more)


def test_a_damaged_backup_is_refused_and_nothing_is_restored(tmp_path: Path) -> None:
    url, file = str(tmp_path / "souk.db"), tmp_path / "b.gz"
    with_store(url, lambda store: store.secret())  # type: ignore[arg-type, return-value]
    asyncio.run(backup(url, file))
    for damage in (b"", b"nonsense", file.read_bytes()[:-20], gzip.compress(b"souk backup 99\nend\n")):
        broken = tmp_path / "broken.gz"
        broken.write_bytes(damage)
        with pytest.raises(SoukError):
            asyncio.run(restore(str(tmp_path / "new.db"), broken))
    with pytest.raises(SoukError, match="cannot be read"):
        asyncio.run(restore(str(tmp_path / "new.db"), tmp_path / "missing.gz"))


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS) + 1))
def test_an_old_database_is_brought_up_to_date_and_played_on(version: int, tmp_path: Path) -> None:
    """A database of every released schema is kept under `old`, with a running game in it."""
    path = tmp_path / "souk.db"
    with gzip.open(OLD / f"schema-{version}.db.gz") as kept, path.open("wb") as file:
        shutil.copyfileobj(kept, file)

    async def work(store: Store) -> None:
        ((link, _, _),) = await store.due(NEVER - 1)
        found = await store.load(link)
        assert found
        _, table = found
        log = Log.of(table, await store.log(found[0])).play_out(3)
        assert log.table.state.status == "over"
        assert verify(log.table.record())  # nobody added words to the dice then: the seed alone fixed them
        assert await store.keeper("anna")

    with_store(str(path), work)


def test_a_column_that_a_newer_souk_adds_while_this_one_runs_is_no_obstacle(database: str, tmp_path: Path) -> None:
    """Everything is read and written by named columns."""

    async def work(store: Store) -> None:
        for table in TABLES:
            await store.database.run(f"ALTER TABLE {table} ADD COLUMN more TEXT DEFAULT 'x'")
        anna = await store.add_person("Anna", "anna", 5)
        session = await come_in(store, anna)
        await store.change_person(session, name="Anne", folded="anne", looks="anne")
        await store.change_password(session, replace(anna, name="Anne"), "hash", "anne")
        await store.see_sessions([(session.id, 7)])
        await store.keep_outages(0, [(1, 2)])
        log = Log().play_out(1, most=40)
        await store.commit(batch_of(log, snapshot=True))
        await store.rate(7, [Rating(f"user {anna.id}", "yspahan", 3, 25.0, 8.0, 1.0, 1)])
        found = await store.load("0-link7")
        assert found
        assert found[1].state == log.table.state
        assert await store.keeper("anne")
        assert (await store.sessions(anna.id))[0].seen == 7
        assert (await store.ratings([f"user {anna.id}"]))[0].games == 1
        assert await store.secret()

    with_store(database, work)
    rows = asyncio.run(backup(database, tmp_path / "b.gz"))
    assert asyncio.run(restore(str(tmp_path / "new.db"), tmp_path / "b.gz")) == rows


@pytest.mark.parametrize("contracts", [False, True])
def test_a_newer_schema_is_refused_if_it_takes_something_away(
    database: str, monkeypatch: pytest.MonkeyPatch, contracts: bool
) -> None:
    """One that only adds is taken as it is."""

    async def run() -> None:
        async with opened(database) as found:
            with monkeypatch.context() as newer:
                more = "ALTER TABLE tables ADD COLUMN later TEXT"
                newer.setattr("souk.server.database.base.MIGRATIONS", (*MIGRATIONS, more))
                newer.setattr(
                    "souk.server.database.base.COMPATIBLE_FROM", len(MIGRATIONS) + 1 if contracts else COMPATIBLE_FROM
                )
                await found.migrate()
            if contracts:
                with pytest.raises(BadOption, match="newer"):
                    await found.migrate()
            else:
                await found.migrate()
            kept = await found.fetch("SELECT value FROM meta WHERE name = 'schema'")
            assert kept == [(str(len(MIGRATIONS) + 1),)]

    asyncio.run(run())


def test_a_newer_schema_that_does_not_say_what_it_takes_is_refused(database: str) -> None:
    async def run() -> None:
        async with opened(database) as found:
            await found.run("DELETE FROM meta WHERE name = 'compatible_from'")
            await found.run("UPDATE meta SET value = '99' WHERE name = 'schema'")
            with pytest.raises(BadOption, match="newer"):
                await found.migrate()

    asyncio.run(run())


def test_a_place_where_no_database_can_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database")

    async def open_it(database: Database) -> None:
        await database.open()
        await database.migrate()

    with pytest.raises(SoukError, match="cannot be opened"):
        asyncio.run(open_it(Sqlite(tmp_path / "file" / "souk.db")))
    with pytest.raises(SoukError, match="cannot be opened"):
        asyncio.run(open_it(Sqlite(tmp_path / "file")))
