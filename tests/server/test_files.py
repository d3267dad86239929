"""The files of a server: who may read and open them, and what happens when they are locked, full or damaged."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from souk.client import Client
from souk.engine.errors import BadOption, BadRecord, SoukError
from souk.server import backup as backups
from souk.server import clock
from souk.server.accounts import Accounts
from souk.server.backup import backup, restore
from souk.server.database import Sqlite, Statement
from souk.server.run import alone
from souk.server.store import Damaged, Store
from souk.server.tables.session import NEVER
from souk.server.verify import Findings, verify_database
from souk.table.commands import Say
from souk.table.log import Said
from tests.table import Log

from . import running
from .test_command import souk
from .test_store import OLD, batch_of, with_store


@pytest.fixture
def open_house() -> Iterator[None]:
    """A system that gives everybody every right."""
    before = os.umask(0)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_only_the_owner_reads_the_database_and_a_backup(tmp_path: Path, open_house: None) -> None:
    path, saved = tmp_path / "data" / "souk.db", tmp_path / "b.gz"

    async def work(store: Store) -> None:
        await store.secret()
        assert {file.name: oct(mode(file)) for file in path.parent.iterdir()} == {
            name: oct(0o600) for name in ("souk.db", "souk.db-wal", "souk.db-shm")
        }

    with_store(str(path), work)
    assert mode(path.parent) == 0o700
    asyncio.run(backup(str(path), saved))
    assert mode(saved) == 0o600
    path.chmod(0o644)  # as older versions made it
    with_store(str(path), work)


def test_a_symbolic_link_does_not_lead_past_the_lock(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "link.db"
    with_store(str(tmp_path / "souk.db"), _nothing)
    link.symlink_to(tmp_path / "souk.db")
    with alone(str(tmp_path / "souk.db")), pytest.raises(BadOption, match="another server uses"), alone(str(link)):
        pass


async def _nothing(_: Store) -> None:
    pass


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    with_store(str(tmp_path / "souk.db"), _nothing)
    os.link(tmp_path / "souk.db", tmp_path / "second.db")
    for name in ("souk.db", "second.db"):
        with pytest.raises(BadOption, match="hard link"):
            with_store(str(tmp_path / name), _nothing)


def test_while_another_program_writes_everybody_else_goes_on(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        person = await store.add_person("Anna", "anna", 5)
        other = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        writes = [
            asyncio.create_task(store.database.run("UPDATE users SET created = created + 1")),
            asyncio.create_task(store.add_person("Ben", "ben", 6)),
        ]
        for _ in range(100):
            await asyncio.sleep(0.001)
            assert await store.person(person.id) == person
        assert not any(write.done() for write in writes)
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*writes)
        changed = await store.person(person.id)
        assert changed
        assert changed.created == person.created + 1

    with_store(str(tmp_path / "souk.db"), work)


def test_a_file_that_stays_locked_is_an_error_in_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.server.database.sqlite.PATIENCE", 0.05)

    async def work(store: Store) -> None:
        other = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            await store.add_person("Ben", "ben", 6)
        other.close()
        await store.add_person("Ben", "ben", 6)

    with_store(str(tmp_path / "souk.db"), work)


def test_who_reads_is_let_in_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        accounts = Accounts(store, b"secret")
        cookie = await accounts.begin(await accounts.guest("Anna", 5), "", clock.now())
        write = store.database.write

        async def full(_: list[Statement]) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(store.database, "write", full)
        later = clock.now() + 3_600_000
        visitor = await accounts.visitor(cookie, later)
        assert visitor
        with pytest.raises(sqlite3.OperationalError, match="full"):
            await accounts.keep_seen()
        monkeypatch.setattr(store.database, "write", write)
        await accounts.keep_seen()
        assert [session.seen for session in await store.sessions(visitor.person.id)] == [later]

    with_store(str(tmp_path / "souk.db"), work)


# Damage.


async def _a_game(store: Store) -> None:
    await store.commit(batch_of(Log().play_out(1, most=40), snapshot=True))


DAMAGES = {
    "UPDATE entries SET body = replace(body, '\"moved\"', '\"mowed\"') WHERE n = 9": "entry 9",
    "UPDATE entries SET body = replace(body, '\"at\":1', '\"at\":2') WHERE n = 5": "entry 5",
    "UPDATE entries SET said = 2 WHERE n = 7": "entry 7",
    "UPDATE entries SET n = n + 1000 WHERE n = 8": "entry 8",
    "DELETE FROM entries WHERE n = 1": "entry 1",
    "DELETE FROM entries": "no entries",
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_is_not_as_it_was_written_is_found(database: str, damage: str) -> None:
    with_store(database, _a_game)
    assert asyncio.run(verify_database(database)).wrong == []

    async def work(store: Store) -> None:
        await store.database.run("DELETE FROM snapshots")
        await store.database.run(damage)
        with pytest.raises(Damaged, match=DAMAGES[damage]):
            await store.load("0-link7")

    with_store(database, work)
    (wrong,) = asyncio.run(verify_database(database)).wrong
    assert DAMAGES[damage] in wrong


def test_a_damaged_snapshot_gives_way_to_the_log(database: str) -> None:
    with_store(database, _a_game)

    async def work(store: Store) -> None:
        await store.database.run("UPDATE snapshots SET body = replace(body, '\"n\":4', '\"n\":3')")
        found = await store.load("0-link7")
        assert found
        assert found[1].state.n == len(await store.log(7))

    with_store(database, work)
    assert asyncio.run(verify_database(database)).wrong == ["the snapshot of table 7 is not as it was written"]


def test_bytes_that_flip_in_the_file_are_found(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    with_store(str(path), _a_game)
    data = path.read_bytes()
    at = data.index(b'"moved"')
    path.write_bytes(data[: at + 1] + b"\xff" + data[at + 2 :])
    assert asyncio.run(verify_database(str(path))).wrong
    done = souk("verify-database", "--database-url", str(path))
    assert done.returncode == 1
    assert "is not as it was written" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_schema_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    with_store(str(path), _a_game)
    whole = path.read_bytes()
    for damage in (whole.replace(b"agent TEXT", b"\xf4gent TEXT"), whole[:2] + b"x" * 20 + whole[22:], whole[:5000]):
        path.write_bytes(damage)
        for command in (["verify-database"], ["backup", str(tmp_path / "b.gz")]):
            done = souk(*command, "--database-url", str(path))
            assert done.returncode == 1
            assert "Traceback" not in done.stderr
            assert "souk: " in done.stderr
        assert not (tmp_path / "b.gz").exists()


def test_a_file_that_is_not_there_is_neither_sound_nor_saved(tmp_path: Path) -> None:
    """A wrong name must not look like a database in which all is well."""
    missing = tmp_path / "missing.db"
    for command in (["verify-database"], ["backup", str(tmp_path / "b.gz")]):
        done = souk(*command, "--database-url", str(missing))
        assert done.returncode == 1
        assert "there is no database" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_entries_from_before_check_sums_are_played_again(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    path.write_bytes(gzip.decompress((OLD / "schema-1.db.gz").read_bytes()))
    found = asyncio.run(verify_database(str(path)))
    assert found == Findings(tables=1, entries=found.unsigned, unsigned=found.unsigned)
    assert found.unsigned > 10

    async def damage(store: Store) -> None:
        await store.database.run(
            "UPDATE entries SET body = replace(body, '\"steps\":[[', '\"steps\":[[9') WHERE n > 20"
        )

    with_store(str(path), damage)
    (wrong,) = asyncio.run(verify_database(str(path))).wrong
    assert "cannot be played again" in wrong


def test_a_damaged_table_is_said_and_the_others_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = str(tmp_path / "souk.db")
    with running(database) as server, Client(server.url, "Anna") as anna:
        bad, good = (anna.open("yspahan", ["me", "open"])._link for _ in range(2))
    with sqlite3.connect(database) as db:
        db.execute("DELETE FROM snapshots")
        sql = "UPDATE entries SET body = replace(body, 'seed', 'sead') WHERE table_id = "
        db.execute(f"{sql} (SELECT id FROM tables WHERE link = ?)", (bad,))
    db.close()
    with running(database) as server:
        answer = httpx.get(f"{server.url}/api/tables/{bad}")
        assert (answer.status_code, answer.json()["error"]) == (410, "broken")
        assert httpx.get(f"{server.url}/api/tables/{good}").status_code == 200
        anna.url = server.url
        with pytest.raises(Exception, match=r"410|damaged"):
            anna.table(bad)
        with anna:
            anna.table(good).say("still here")
    assert "is not as it was written" in str([record.__dict__ for record in caplog.records])


def test_a_deleted_word_leaves_a_log_that_checks(database: str) -> None:
    log = Log()
    log.do(2, Say(id="a", text="my secret"))

    async def work(store: Store) -> None:
        for name in ("Anna", "Ben", "Cleo"):
            await store.add_person(name, name.lower(), 1)
        await store.commit(batch_of(log))
        await store.forget(2)
        assert [entry.text for entry in await store.log(7) if isinstance(entry, Said)] == [""]

    with_store(database, work)
    assert asyncio.run(verify_database(database)).wrong == []


# Backups.


@pytest.mark.parametrize("file", sorted(OLD.glob("backup-*.gz")), ids=lambda path: path.name)
def test_a_backup_of_every_format_is_restored_and_played_on(file: Path, database: str) -> None:
    rows = asyncio.run(restore(database, file))
    assert rows > 80
    found = asyncio.run(verify_database(database))
    assert (found.tables, found.wrong) == (1, [])

    async def work(store: Store) -> None:
        await Accounts(store, b"").look_at_names()
        assert await store.is_taken("", "anna")
        ((link, _, _),) = await store.due(NEVER - 1)
        loaded = await store.load(link)
        assert loaded
        assert Log.of(loaded[1], await store.log(loaded[0])).play_out(3).table.state.status == "over"

    with_store(database, work)


@pytest.fixture
def lines() -> list[bytes]:
    return gzip.decompress((OLD / "backup-2.gz").read_bytes()).splitlines(keepends=True)


Change = Callable[[list[bytes]], list[bytes]]
BROKEN: dict[str, Change] = {
    "a row too short": lambda lines: [*lines[:9], b'["users",9]\n', *lines[9:]],
    "a row too long": lambda lines: [*lines[:9], b'["meta","a","b","c"]\n', *lines[9:]],
    "a number for a text": lambda lines: [*lines[:9], b'["meta","a",5]\n', *lines[9:]],
    "a number that no database takes": lambda lines: [*lines[:9], b'["sitters",1e40,1,1]\n', *lines[9:]],
    "a larger number": lambda lines: [*lines[:9], b'["sitters",99999999999999999999,1,1]\n', *lines[9:]],
    "no row": lambda lines: [*lines[:9], b"[]\n", *lines[9:]],
    "no list": lambda lines: [*lines[:9], b"{}\n", *lines[9:]],
    "no table": lambda lines: [*lines[:9], b'[["users"],1]\n', *lines[9:]],
    "another table": lambda lines: [*lines[:9], b'["sqlite_master",1]\n', *lines[9:]],
    "a row twice": lambda lines: [*lines[:-1], lines[-2], lines[-1]],
    "a table without a row": lambda lines: [*lines[:2], b'["entries",5,1,null,"",null]\n', *lines[2:]],
    "a newer Souk": lambda lines: [lines[0], lines[1].replace(b'"looks"', b'"beard"'), *lines[2:]],
    "no columns": lambda lines: [lines[0], *lines[2:]],
    "more after the end": lambda lines: [*lines, b"end\n"],
    "no end": lambda lines: lines[:-1],
    "a long line": lambda lines: [*lines[:9], b'["meta","a","' + b"b" * 5000 + b'"]\n', *lines[9:]],
}


@pytest.mark.parametrize("change", BROKEN)
def test_a_broken_backup_is_one_clear_error_and_restores_nothing(
    change: str, lines: list[bytes], database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "MOST_LINE", 4500)
    assert max(map(len, lines)) < 4500
    file = tmp_path / "broken.gz"
    file.write_bytes(gzip.compress(b"".join(BROKEN[change](lines))))
    with pytest.raises(SoukError, match=r"broken\.gz"):
        asyncio.run(restore(database, file))
    assert asyncio.run(verify_database(database)).tables == 0


def test_a_bomb_is_not_unpacked(tmp_path: Path) -> None:
    bomb = tmp_path / "bomb.gz"
    with gzip.open(bomb, "wb", compresslevel=1) as file:
        file.write(b"souk backup 2\n")
        for _ in range(4):
            file.write(bytes(backups.MOST_LINE // 2))
    with pytest.raises(BadRecord, match="line 2"):
        asyncio.run(restore(str(tmp_path / "souk.db"), bomb))


def test_restoring_holds_few_rows_at_a_time(
    tmp_path: Path, lines: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backups, "ROWS", 7)
    longest = max(map(len, lines))
    monkeypatch.setattr(backups, "MOST_LINE", longest)
    most: list[tuple[int, int]] = []
    write = Sqlite.write

    def counted(database: Sqlite, statements: Iterator[Statement]) -> Awaitable[None]:
        def watch() -> Iterator[Statement]:
            for statement in statements:
                most.append((len(statement.rows), sum(len(str(row)) for row in statement.rows)))
                yield statement

        return write(database, watch())

    monkeypatch.setattr(Sqlite, "write", counted)
    long = [b'["meta","%d","%s"]\n' % (k, b"x" * (longest - 20)) for k in range(20)]
    (tmp_path / "b.gz").write_bytes(gzip.compress(b"".join([*lines[:-1], *long, lines[-1]])))
    assert asyncio.run(restore(str(tmp_path / "souk.db"), tmp_path / "b.gz")) == len(lines) - 3 + len(long)
    assert max(rows for rows, _ in most) == 7
    assert max(size for _, size in most) < 3 * longest  # however many rows that are
