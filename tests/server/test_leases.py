"""Writing beside other processes: nobody waits for one that froze, and the database is the only clock and judge."""

from __future__ import annotations

import asyncio
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from souk.client import Client, RemoteTable
from souk.engine.errors import SoukError
from souk.server.batch import Batch
from souk.server.bell import PostgresBell
from souk.server.database import Postgres, Statement, opened
from souk.server.database.postgres import hosts_of
from souk.server.leases import LEASE, Leases
from souk.server.protocol import Bye
from souk.server.store import Store
from souk.server.tables.bots import BotPool
from souk.server.tables.hub import Hub
from souk.server.tables.session import TableSession
from souk.server.tables.writer import Ack
from souk.table.commands import Say
from souk.table.log import Chair, NoClock, Said

from . import PostgresServer, running, until
from .test_hub import a_table
from .wires import Wire

PATIENTLY = "SET LOCAL idle_in_transaction_session_timeout = 0"


def hear(table: RemoteTable) -> None:
    """Listen until something was said."""
    end = time.monotonic() + 20
    while not any(isinstance(news, Said) for news in table.news):
        assert time.monotonic() < end, "nothing was said"
        table.wait(0.1)


def status(url: str) -> int:
    try:
        with urllib.request.urlopen(f"{url}/readyz", timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


@asynccontextmanager
async def holding(database: Postgres, sql: str) -> AsyncIterator[Any]:
    """Rows are locked by a transaction that does not go on."""
    async with database._pool.acquire() as db:
        held = db.transaction()
        await held.start()
        await db.execute(sql)
        yield db
        with suppress(Exception):  # it may have been ended meanwhile
            await held.rollback()


def test_a_table_that_somebody_has_locked_keeps_nobody_at_other_tables_waiting(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(database) as server, Client(server.url, "ada") as ada, Client(server.url, "bob") as bob:
        locked, other = (person.open("basari", ["me", "open", "open"]) for person in (ada, bob))

        async def work() -> None:
            async with opened(database) as found:
                assert isinstance(found, Postgres)
                sql = f"{PATIENTLY}; SELECT 1 FROM tables WHERE link = '{locked._link}' FOR UPDATE"
                async with holding(found, sql):
                    waits = asyncio.create_task(asyncio.to_thread(locked.say, "here"))
                    await asyncio.sleep(0.1)
                    await asyncio.to_thread(other.say, "there")
                    assert not waits.done()
                await waits

        asyncio.run(work())
        hear(other)


def test_a_process_that_froze_in_a_transaction_loses_what_it_had_locked(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with running(database) as server, Client(server.url, "ada") as ada:
        table = ada.open("basari", ["me", "open", "open"])

        async def work() -> None:
            async with opened(database) as frozen:
                assert isinstance(frozen, Postgres)
                async with holding(frozen, "SELECT 1 FROM tables FOR UPDATE"):
                    await asyncio.to_thread(table.say, "still here")

        asyncio.run(work())


def test_who_has_lost_the_database_says_so_and_comes_back_with_it(postgres: PostgresServer) -> None:
    with Wire(postgres.port) as wire:
        url = postgres.new_database().replace(f":{postgres.port}/", f":{wire.port}/")
        with running(url) as server:
            assert status(server.url) == 200
            wire.cut()
            until(lambda: status(server.url) == 503)
            wire.mend()
            until(lambda: status(server.url) == 200)


def test_a_process_without_anything_to_write_keeps_its_lease(postgres: PostgresServer) -> None:
    database = postgres.new_database()

    async def seen() -> list[Any]:
        async with opened(database) as found:
            return await found.fetch("SELECT max(seen) FROM processes")

    with running(database) as server:
        first = asyncio.run(seen())
        until(lambda: asyncio.run(seen()) > first)
        assert server.services.ready


def test_a_lease_by_a_clock_that_was_ahead_ends_by_that_of_the_new_database(postgres: PostgresServer) -> None:
    async def work() -> None:
        async with opened(postgres.new_database()) as found:
            assert isinstance(found, Postgres)
            leases = Leases(found, PostgresBell(found))
            await leases.enter()
            ahead = leases.now() + 60_000
            await found.run("INSERT INTO processes (id, seen, until) VALUES (2, ?, ?)", ahead, ahead + LEASE)
            await leases.take(0)
            ((seen, until_),) = await found.fetch("SELECT seen, until FROM processes WHERE id = 2")
            assert until_ <= leases.now() + LEASE + 50
            assert seen <= leases.now() + 50

    asyncio.run(work())


def test_what_was_decided_in_an_old_epoch_is_not_written(postgres: PostgresServer) -> None:
    """A bot's move of a process that lost the table meanwhile."""
    database = postgres.new_database()
    with running(database) as server, Client(server.url, "ada") as ada:
        ada.open("basari", ["me", "open", "open"])

    async def work() -> None:
        async with opened(database) as found:
            assert isinstance(found, Postgres)
            one, two = (Leases(found, PostgresBell(found)) for _ in range(2))
            for leases in (one, two):
                await leases.enter()
            ((id, n),) = await found.fetch("SELECT table_id, max(n) FROM entries GROUP BY table_id")
            await found.run("UPDATE tables SET owner = 3")  # a process that is gone
            standing = await one.standing(id)
            assert standing
            assert standing.epoch
            await found.run("UPDATE tables SET away_since = NULL, away_until = NULL")
            await found.run("UPDATE tables SET owner = 3")
            assert await two.standing(id)
            await found.run("UPDATE tables SET away_since = NULL, away_until = NULL")
            batch = Batch()
            batch.add_entry(id, n + 1, Said(at=1, text="late"))
            batch.owned[id] = standing.epoch
            assert await one.commit(batch) == {id}
            assert await found.fetch("SELECT max(n) FROM entries") == [(n,)]

    asyncio.run(work())


def test_reviews_that_a_process_left_are_made_by_one_other(postgres: PostgresServer) -> None:
    """Whoever starts meanwhile takes none that another makes."""
    database = postgres.new_database()
    with running(database) as server, Client(server.url, "ada") as ada:
        for _ in range(6):
            ada.open("basari", ["me", "open", "open"])

    async def work() -> None:
        async with opened(database) as found:
            assert isinstance(found, Postgres)
            one, two = (Leases(found, PostgresBell(found)) for _ in range(2))
            store = Store(found)
            await one.enter()
            tables = [id for (id,) in await found.fetch("SELECT id FROM tables ORDER BY id")]
            for id in tables[:2]:
                await store.want_reviews(id, ["quick"], 1, one.me)
            for id in tables[2:]:
                await store.want_reviews(id, ["quick"], 1, 99)  # who is gone
            await two.enter()
            await asyncio.gather(one.claim_reviews(2), two.claim_reviews(9))
            have = [{id for id, _, _ in await store.wanted_reviews(each.me)} for each in (one, two)]
            assert have[0] >= {*tables[:2]}
            assert not have[0] & have[1]
            await two.claim_reviews(9)
            assert len(have[0] | {id for id, _, _ in await store.wanted_reviews(two.me)}) == 6

    asyncio.run(work())


@pytest.mark.parametrize("value", [2**70, "x\0y"])
def test_what_postgresql_cannot_keep_is_refused_in_our_words(postgres: PostgresServer, value: object) -> None:
    async def work() -> None:
        async with opened(postgres.new_database()) as found:
            assert isinstance(found, Postgres)
            column = "created" if isinstance(value, int) else "name"
            sql = f"UPDATE users SET {column} = ?"
            with pytest.raises(SoukError, match="does not take it"):
                await found.write([Statement(sql, [(value,)])])
            with pytest.raises(SoukError, match="does not take it"):
                await found.write_after([], lambda _: [Statement(sql, [(value,)])])

    asyncio.run(work())


def test_the_next_host_is_asked_where_the_first_does_not_answer(postgres: PostgresServer) -> None:
    with Wire(postgres.port) as wire:
        wire.cut()
        url = postgres.new_database()
        both = url.replace("@127.0.0.1", f"@127.0.0.1:{wire.port},127.0.0.1")

        async def work() -> None:
            async with asyncio.timeout(30), opened(both) as found:
                await found.fetch("SELECT 1")

        asyncio.run(work())


def test_a_database_that_says_nothing_more_keeps_nobody_waiting_for_ever(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many wait for it; and when it is back they are answered."""
    monkeypatch.setattr("souk.server.database.postgres.ANSWERS_IN", 1.0)
    with Wire(postgres.port) as wire:
        url = postgres.new_database().replace(f":{postgres.port}/", f":{wire.port}/")

        async def work() -> None:
            database = Postgres(url)
            await database.open()
            look = Statement("SELECT 1", [()])
            await database.fetch("SELECT 1")
            wire.cut()
            asked = [
                *(database.fetch("SELECT 1") for _ in range(12)),
                *(database.write([look]) for _ in range(3)),
                *(database.write_after([look], lambda _: [look]) for _ in range(3)),
            ]
            done, waiting = await asyncio.wait([asyncio.ensure_future(one) for one in asked], timeout=60)
            assert not waiting
            assert all(one.exception() for one in done)
            wire.mend()
            for _ in range(20):  # some connections have to die first
                with suppress(*database._gone, TimeoutError):
                    assert await database.fetch("SELECT 1") == [(1,)]
                    break
            else:
                pytest.fail("it does not come back")
            await asyncio.wait_for(database.close(), 30)

        asyncio.run(work())


def test_a_url_is_one_for_each_host() -> None:
    assert hosts_of("postgresql://souk:x@one:1,two:2/club?a=b") == [
        "postgresql://souk:x@one:1/club?a=b",
        "postgresql://souk:x@two:2/club?a=b",
    ]
    assert hosts_of("postgresql:///club?host=/run") == ["postgresql:///club?host=/run"]


def test_a_process_sees_to_a_table_that_it_took_without_hearing_of_it(postgres: PostgresServer) -> None:
    """The connection broke after it was taken, or whatever was to be done then failed."""
    database = postgres.new_database()
    with running(database) as here, running(database) as there, Client(here.url, "ada") as ada:
        table = ada.open("basari", ["me", "random", "random"])
        with Client(there.url, "bob") as bob:
            bob.table(table._link)
            session = there.services.hub.tables[table._link]
            assert not session.epoch
            assert there.services.hub.together

            async def take(owner: int) -> None:
                async with opened(database) as found:
                    await found.run("UPDATE tables SET owner = ?, epoch = epoch + 1", owner)

            asyncio.run(take(there.services.hub.together._leases.me))
            until(lambda: there.services.hub.tables[table._link].epoch)


@pytest.mark.parametrize("first", [0, 1])
def test_a_table_that_was_put_away_and_read_again_takes_in_each_entry_once(
    postgres: PostgresServer, first: int
) -> None:
    """It may be late as it was and as it is now, and what one lacks the other has."""
    database = postgres.new_database()
    with running(database) as here, running(database) as there, Client(here.url, "ada") as ada:
        table = ada.open("basari", ["me", "open", "open"])
        hub, link = there.services.hub, table._link

        async def read() -> TableSession:
            found = await hub.registry.find(link)
            assert found
            return found

        async def follow(sessions: list[TableSession]) -> None:
            assert hub.together
            await hub.together._follow(sessions)

        def do(work: Coroutine[Any, Any, Any]) -> Any:
            loop = next(iter(hub.background.tasks)).get_loop()
            return asyncio.run_coroutine_threadsafe(work, loop).result(60)

        old = do(read())
        del hub.tables[link]
        old_n = old.table.state.n
        for k in range(4):
            table.say(f"word {k}")
        new = do(read())
        n = new.table.state.n
        assert n > old_n + 1
        hub.tables.pop(link)  # so that nothing else takes in what comes now
        table.say("one more")
        hub.tables[link] = new
        do(follow([old, new] if first else [new, old]))
        assert new.table.state.n == n + 1
        assert old.table.state.n == old_n


def test_a_hint_that_got_lost_is_made_up_for(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks on at another process hears it by the next look at the log."""
    database = postgres.new_database()
    with running(database) as here, running(database) as there:
        monkeypatch.setattr(PostgresBell, "written", lambda *_: ())
        with Client(here.url, "ada") as ada, Client(there.url, "bob") as bob:
            table = ada.open("basari", ["me", "open", "open"])
            other = bob.table(table._link)
            table.say("nobody tells you")
            hear(other)


def test_who_cannot_be_answered_again_is_sent_away_to_ask_again(postgres: PostgresServer) -> None:
    """The database may break just when what another process had prevented is asked again."""

    async def work() -> None:
        async with opened(postgres.new_database()) as database:
            hub = Hub(Store(database), BotPool(1), pace=0.0)
            await hub.start()
            try:
                session, ears = await a_table(hub, [Chair(user=1), Chair(user=2), Chair(user=3)], NoClock())
                assert hub.together

                async def broken(*_: object) -> None:
                    raise ConnectionResetError

                hub.together.ask = broken
                asked = [Ack(session, ear, b"", Say(id="s", text="here")) for ear in ears[:2]]
                hub.together.fall_behind(session, asked, session.table.state.n)
                await session.settled()
                await asyncio.sleep(0.1)
                assert [ear.closed for ear in ears] == [1011, 1011, None]
                assert [ear.last(Bye).back for ear in ears[:2]] == [1.0, 1.0]
            finally:
                await hub.stop()

    asyncio.run(work())
