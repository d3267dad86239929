"""Two versions of Souk side by side on one database: the one that is kept in `old`, and this one.

What is kept are the sources of the version before the last change of the schema, without what a server of tables does
not need (the browser client, nets, puzzles, other languages than English). Whoever changes the schema or the log again
keeps the version before that instead. (Schema 10 came with 363dc02, so what is kept is that without its last migration
and the column that this added.)
"""

from __future__ import annotations

import asyncio
import tarfile
from contextlib import ExitStack
from pathlib import Path

import pytest

from souk.client import Client
from souk.records.file import load, replay, verify
from souk.server import protocol as p
from souk.server.database import MIGRATIONS, opened
from souk.server.store import Store
from souk.table.table import Table

from . import PostgresServer, Victim, running
from .people import all_play, open_for, sit_all
from .test_processes import Listener, at

KEPT = Path(__file__).parent / "old" / "souk-schema-9.tar.xz"
ITS_SCHEMA = 9


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the version before."""
    folder = tmp_path_factory.mktemp("before")
    with tarfile.open(KEPT) as kept:
        kept.extractall(folder, filter="data")
    return folder


def schema(database: str) -> int:
    async def work() -> int:
        async with opened(database) as found:
            return int((await found.fetch("SELECT value FROM meta WHERE name = 'schema'"))[0][0])

    return asyncio.run(work())


@pytest.mark.parametrize(("game", "bots"), [("yspahan", 0), ("basari", 1)])
def test_one_table_is_played_at_the_version_before_and_at_this_one(
    postgres: PostgresServer, before: Path, game: str, bots: int
) -> None:
    """It was opened before the schema changed; both tell everybody the same, and each takes in what the other wrote."""
    database = postgres.new_database()
    with ExitStack() as stack:
        old = stack.enter_context(Victim(database, package=before))
        ada = stack.enter_context(Client(old.url, "ada"))
        link = open_for([ada, ada], game, bots)
        new = stack.enter_context(running(database))
        assert schema(database) == len(MIGRATIONS) == ITS_SCHEMA + 1
        bob = stack.enter_context(Client(new.url, "bob"))
        tables = sit_all([ada, bob], link)
        ears = [Listener(at(server.url, bob), link) for server in (old, new)]
        all_play(tables)
        last = max(table.seen for table in tables)
        for ear in ears:
            while ear.seen < last:
                ear.wait()
        one, other = (ear.__dict__["updates"] for ear in ears)
        both = one.keys() & other.keys()
        assert len(both) > 10
        assert all(one[n] == other[n] for n in both)
        assert ears[0].news == ears[1].news
        seats = {news.seat for news in ears[0].news if isinstance(news, p.MoveNews)}
        assert {0, 1} <= seats
        records = [at(server.url, ada).get(f"tables/{link}/record", str) for server in (old, new)]
        assert records[0] == records[1]
        assert replay(load(records[0])).over
        assert verify(load(records[0]))
        for ear in ears:
            ear.close()
    asyncio.run(folded(database, link))


async def folded(database: str, link: str) -> None:
    """The log says what the last snapshot does."""
    async with opened(database) as found:
        store = Store(found)
        loaded = await store.load(link)
        assert loaded
        assert Table.fold(await store.log(loaded[0])).snapshot() == loaded[1].snapshot()


def test_tables_of_the_version_before_go_on_at_this_one_when_it_is_killed(
    postgres: PostgresServer, before: Path
) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        old = stack.enter_context(Victim(database, package=before))
        new = stack.enter_context(Victim(database))
        ada, bob = (stack.enter_context(Client(old.url, name)) for name in ("ada", "bob"))
        link = open_for([ada, bob], "basari", 1)
        for table in sit_all([ada, bob], link):
            table.close()
        old.kill()
        tables = [at(new.url, person).table(link) for person in (ada, bob)]
        all_play(tables)
        assert {table.info.status for table in tables} == {"over"}
        for table in tables:
            table.close()


def test_the_version_before_can_be_started_again_and_goes_on(postgres: PostgresServer, before: Path) -> None:
    """Whoever does not like this one goes back: the schema stays as it is, tables and all."""
    database = postgres.new_database()
    with ExitStack() as stack:
        with Victim(database) as new:
            ada, bob = (stack.enter_context(Client(new.url, name)) for name in ("ada", "bob"))
            link = open_for([ada, bob], "basari", 1)
            for table in sit_all([ada, bob], link):
                table.close()
        assert schema(database) == ITS_SCHEMA + 1
        old = stack.enter_context(Victim(database, package=before))
        assert schema(database) == ITS_SCHEMA + 1
        tables = [at(old.url, person).table(link) for person in (ada, bob)]
        all_play(tables)
        assert {table.info.status for table in tables} == {"over"}
        for table in tables:
            table.close()
    asyncio.run(folded(database, link))
