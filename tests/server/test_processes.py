"""Several processes with one PostgreSQL database: people are known at each of them, tables can be played at all of them
at the same time, and when one is gone others go on with its tables."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from souk.client import Client, RemoteTable, ServerSays, new_id
from souk.records.file import load, replay, verify
from souk.server import protocol as p
from souk.server.allowances import Allowance
from souk.server.batch import check_sum
from souk.server.database import MIGRATIONS, opened
from souk.server.limits import Buckets
from souk.table.commands import Play, Say
from souk.table.log import LiveClock, Said
from souk.table.rights import RIGHTS

from . import PostgresServer, Running, Victim, running, until
from .people import all_play, open_for, play_out, sit_all
from .proofs.test_raw import upgrade
from .test_rights import sample_of


@pytest.fixture
def two(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    """Two servers with one database, which look often whether sessions have ended."""
    monkeypatch.setattr("souk.server.services.LOOK_AGAIN", 0.05)
    database = postgres.new_database()
    with ExitStack() as stack:
        yield [stack.enter_context(running(database, connections_per_address=1000)) for _ in range(2)]


def at(url: str, person: Client) -> Client:
    """The same person with the same cookie, at another process."""
    other = object.__new__(Client)
    other.url, other._cookie, other.user, other._tables = url, person._cookie, person.user, []
    other._words = {}
    return other


def test_four_processes_that_start_at_once_on_an_empty_database_set_it_up_once(postgres: PostgresServer) -> None:
    url = postgres.new_database()

    async def start() -> None:
        async with opened(url) as database:
            assert await database.fetch("SELECT value FROM meta WHERE name = 'schema'") == [(str(len(MIGRATIONS)),)]

    async def all_start() -> None:
        await asyncio.gather(*(start() for _ in range(4)))

    asyncio.run(all_start())


def test_people_and_tables_are_known_everywhere(two: list[Running]) -> None:
    here = Client(two[0].url, "ada")
    there = at(two[1].url, here)
    assert there.get("me", p.User) == here.user
    new = p.NewTable("basari", [p.Me(), p.Open(), p.Open()], visibility="listed")
    links = [person.post("tables", new, p.Summary).link for person in (here, there)]
    for person in (here, there):
        assert {table.link for table in person.get("tables", p.Summaries).tables} == set(links)
        assert {table.link for table in person.get("me/games", p.Summaries).tables} == set(links)
        assert {person.get(f"tables/{link}", p.Summary).link for link in links} == set(links)


def test_somebody_plays_at_tables_of_two_processes(two: list[Running]) -> None:
    here = Client(two[0].url, "ada")
    for person in (here, at(two[1].url, here)):
        with person:
            link = open_for([person], "basari", 2)
            play_out(sit_all([person], link)[0], 1)
        for reader in (here, person):
            record = load(reader.get(f"tables/{link}/record", str))
            assert replay(record).over
            assert verify(record)


def test_limits_count_at_all_processes_together(postgres: PostgresServer) -> None:
    """Ten at once for a name, wherever; others' do not count."""
    url = postgres.new_database()

    async def work() -> None:
        async with opened(url) as here, opened(url) as there:
            places = [Allowance("passwords", Buckets(0.0, 10), database) for database in (here, there)]
            assert [await places[k % 2].take("ada") for k in range(12)] == [True] * 10 + [False] * 2
            assert await places[1].take("bob")
            assert await Allowance("guests", Buckets(0.0, 10), here).take("ada")

    asyncio.run(work())


def test_a_table_of_the_time_when_processes_had_numbers_goes_on(postgres: PostgresServer) -> None:
    """By its old link and at any process; the time since that process was last alive counts on nobody."""
    database, link = postgres.new_database(), "7-of-old"
    with running(database) as server:
        ada, bob = Client(server.url, "ada"), Client(server.url, "bob")
        table, _ = sit_all([ada, bob], open_for([ada, bob], "yspahan", clock=LiveClock(bank=100)))
        new = table._link

    async def age() -> None:
        async with opened(database) as found:
            hour = 3_600_000
            await found.run("UPDATE tables SET link = ?, process = 7, owner = NULL, epoch = NULL", link)
            await found.run("DELETE FROM processes")
            ((last,),) = await found.fetch("SELECT max(changed) FROM tables")
            await found.run("INSERT INTO meta (name, value) VALUES ('alive 7', ?)", str(last))
            for row in await found.fetch("SELECT n, said, body FROM entries ORDER BY n"):
                n, said, body = row
                entry = msgspec.json.decode(body)
                entry["at"] -= hour
                text = msgspec.json.encode(entry).decode()
                ((table_id,),) = await found.fetch("SELECT id FROM tables")
                sql = "UPDATE entries SET body = ?, check_sum = ? WHERE n = ?"
                await found.run(sql, text, check_sum(table_id, n, said, text), n)
            await found.run("DELETE FROM snapshots")
            await found.run("UPDATE meta SET value = ? WHERE name = 'alive 7'", str(last - hour))

    asyncio.run(age())
    with running(database) as server:
        person = at(server.url, ada)
        again = person.table(link)
        while not again.update:
            again.wait()
        assert min(again.update.left) > 50_000  # not an hour less
        assert all(seat.out == "" for seat in person.get(f"tables/{link}", p.Summary).seats)
        with pytest.raises(ServerSays, match="no_such_table"):
            person.get(f"tables/{new}", p.Summary)


def spread(two: list[Running], names: Sequence[str]) -> list[Client]:
    """People, each at the next process."""
    return [Client(two[k % 2].url, name) for k, name in enumerate(names)]


def moves_told(table: RemoteTable) -> list[int]:
    """The entries of the moves that somebody has heard of."""
    return [news.n for news in table.news if isinstance(news, p.MoveNews)]


@pytest.mark.parametrize(("game", "bots"), [("yspahan", 1), ("basari", 0)])
def test_one_table_is_played_at_several_processes(two: list[Running], game: str, bots: int) -> None:
    people = spread(two, ["ada", "bob", "cy"])
    tables = sit_all(people, open_for(people, game, bots))
    for table in tables:
        while not table.presence or table.presence.here != [0, 1, 2]:  # wherever they are
            table.wait()
    all_play(tables)
    records = [person.get(f"tables/{tables[0]._link}/record", str) for person in people]
    assert len(set(records)) == 1
    assert replay(load(records[0])).over
    last = max(n for table in tables for n in moves_told(table))
    for table in tables:
        while moves_told(table)[-1] < last:
            table.wait()
    told = [*map(moves_told, tables)]
    assert told[1:] == told[:-1]
    assert told[0] == sorted(set(told[0]))


class Listener(RemoteTable):
    """Who keeps every update, by the entry that it is about."""

    def _take(self, message: Any) -> None:
        super()._take(message)
        if isinstance(message, p.Update) and message.snapshot:
            kept = self.__dict__.setdefault("updates", {})
            kept[message.n] = message.snapshot, message.actors, message.decision_id, message.undo


def test_every_seat_is_told_the_same_by_each_process_and_no_more(two: list[Running]) -> None:
    """What follows from the log alone shows nobody more than the process that decided it did."""
    people = spread(two, ["ada", "bob", "cy"])
    link = open_for(people, "basari")
    playing = sit_all(people, link)
    everybody = [*people, Client(two[0].url, "dan")]
    looking = [[Listener(at(server.url, person), link) for server in two] for person in everybody]
    all_play(playing)
    last = max(table.seen for table in playing)
    alike = 0
    for pair in looking:
        for ear in pair:
            while ear.seen < last:
                ear.wait()
        one, other = ({news.n: news for news in ear.news} for ear in pair)
        both = one.keys() & other.keys()
        assert {n: one[n] for n in both} == {n: other[n] for n in both}
        first, second = (ear.__dict__["updates"] for ear in pair)
        for n in first.keys() & second.keys():
            assert first[n] == second[n]
            alike += 1
    assert alike > 20
    assert {ear.info.seat for pair in looking for ear in pair} == {0, 1, 2, None}


def test_rights_hold_at_a_process_where_the_table_was_not_opened(two: list[Running]) -> None:
    """Who looks on changes nothing, nobody decides for another seat, what is closed to spectators is so here too."""
    here, there = (server.url for server in two)
    people = [Client(url, name) for url, name in ((here, "ada"), (there, "bob"))]
    first, second = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    looking = Client(there, "cy").table(first._link)
    while not (looking.update and looking.update.snapshot and first.update and first.update.snapshot):
        looking.wait(0.05)
        first.wait(0.05)
    log = two[0].services.hub.tables[first._link].table
    before = bytes(log.line.state), log.state.chairs
    for kind in RIGHTS:
        if kind is not Say:
            with pytest.raises(ServerSays):
                looking.ask(sample_of(kind))
    play = Play(id="x", moves=[first.update.snapshot.moves[0].id], decision_id=first.update.decision_id)
    with pytest.raises(ServerSays, match="not_your_decision"):
        second.ask(play)
    assert (bytes(log.line.state), log.state.chairs) == before
    closed = sit_all(people, open_for(people, "basari", 1, spectators=False))[0]._link
    stranger = Client(there, "dan")
    table = stranger.table(closed)
    with pytest.raises(ServerSays, match="no_spectators"):
        table.say("hello")
    assert table.update is None
    with pytest.raises(ServerSays, match="no_spectators"):
        stranger.get(f"tables/{closed}/story", p.Story)


def test_what_is_said_at_the_same_moment_at_two_processes_is_kept_once_and_in_one_order(two: list[Running]) -> None:
    """All the time somebody else is first."""
    people = spread(two, ["ada", "bob", "cy", "dan"])
    tables = sit_all(people, open_for(people, "yspahan"))

    def talk(table: RemoteTable) -> None:
        for k in range(25):
            table.say(f"{table.info.you} {k}")

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(talk, tables))
    heard = []
    for table in tables:
        while sum(isinstance(news, Said) for news in table.news) < 100:
            table.wait()
        heard.append([(news.n, news.text) for news in table.news if isinstance(news, Said)])
    assert heard[1:] == heard[:-1]
    for person in people:
        mine = [text for _, text in heard[0] if text.startswith(f"{person.user.id} ")]
        assert mine == [f"{person.user.id} {k}" for k in range(25)]


def test_a_session_that_is_ended_at_one_process_loses_its_sockets_at_the_other(two: list[Running]) -> None:
    """However many others are there."""
    with ExitStack() as stack, Client(two[1].url, "ada") as ada, Client(two[1].url, "bob") as bob:
        table, other = ada.open("basari", ["me", "open", "open"]), bob.open("basari", ["me", "open", "open"])
        for k in range(110):
            line = stack.enter_context(socket.create_connection(two[1].socket.getsockname()))
            upgrade(line, other._link, Client(two[1].url, f"guest {k}")._cookie)
        at(two[0].url, ada).post("logout", None, p.Ok)
        while table.info.you:  # it is cut off, and comes back as a stranger
            table.wait()
        with pytest.raises(ServerSays, match="name_first"):
            table.say("still here")
        other.say("still here")
        assert other.info.you == bob.user.id


def test_tables_of_a_killed_process_go_on_at_another(postgres: PostgresServer) -> None:
    database = postgres.new_database()
    with Victim(database) as first, Victim(database) as second:
        there = Client(second.url, "ada")
        link = open_for([there], "basari", 2)
        with there:
            turns = sit_all([there], link)[0].turns()
            for turn, _ in zip(turns, range(10), strict=False):
                play = Play(id=new_id(), moves=[turn.moves[0].id], decision_id=turn.update.decision_id)
                acknowledged = turn.table.ask(play).n
            second.kill()
        with at(first.url, there) as here:  # as the proxy would send her, when it finds nobody there
            table = here.table(link)
            while not table.update:
                table.wait()
            assert table.seen >= acknowledged
            play_out(table, 1)
        second.start()
        records = [at(server.url, there).get(f"tables/{link}/record", str) for server in (first, second)]
        assert records[0] == records[1]
        assert replay(load(records[0])).over


def test_who_is_sent_away_by_a_server_that_stops_is_told_when_to_come_back(postgres: PostgresServer) -> None:
    """Not all in the same moment."""
    backs = set()
    with running(postgres.new_database()) as server, ExitStack() as stack:
        ada = Client(server.url, "ada")
        address = f"{server.url.replace('http', 'ws')}/api/tables/{open_for([ada], 'yspahan', 2)}/socket"
        analysis = f"{server.url.replace('http', 'ws')}/api/analysis"
        lines = [
            stack.enter_context(connect(where, subprotocols=[Subprotocol(f"souk.{p.VERSION}")], proxy=None))
            for where in (address, address, analysis)
        ]
        server.stop()
        for line in lines:
            said = []
            with suppress(ConnectionClosed):
                while True:
                    said += [msgspec.json.decode(part) for part in line.recv().splitlines()]
            assert said[-1]["type"] == "bye"
            backs.add(said[-1]["back"])
    assert len(backs) == 3


def test_a_client_stays_away_as_long_as_it_was_told_to(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souk.server.tables.hub.BACK", (1.5, 1.5))
    database = postgres.new_database()
    with ExitStack() as stack, running(database) as other:
        stopping = ExitStack()
        server = stopping.enter_context(running(database))
        ada = stack.enter_context(Client(server.url, "ada"))
        table = ada.open("basari", ["me", "open", "open"])
        ada.url = other.url  # as by a balancer
        begun = time.monotonic()
        stopping.close()
        table.say("back again")
        assert time.monotonic() - begun > 1.5


def test_names_that_change_or_go_at_one_process_are_known_at_the_other(two: list[Running]) -> None:
    with Client(two[1].url, "ada") as ada, Client(two[1].url, "bob") as bob:
        table = ada.open("basari", ["me", "open", "open"])
        at(two[0].url, ada)._request("PATCH", "me", p.Change(name="adele"), p.User)

        def name() -> str:
            return bob.get(f"tables/{table._link}", p.Summary).seats[0].name

        until(lambda: name() == "adele")
        at(two[0].url, ada)._request("DELETE", "me", p.Forget(), p.Ok)
        until(lambda: not name())
        assert "adele" not in str(bob.get("tables", p.Summaries))
