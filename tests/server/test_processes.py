"""Several processes with one PostgreSQL database: people are known and tables are found at each of them, and when one
is gone another can go on with its tables."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from souk.client import Client, ServerSays, new_id
from souk.records.file import load, replay, verify
from souk.server import protocol as p
from souk.table.commands import Play

from . import PostgresServer, Running, Victim, running
from .people import open_for, play_out, sit_all
from .proofs.test_raw import upgrade


@pytest.fixture
def two(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Running]]:
    """Two servers with one database, which look often whether sessions have ended."""
    monkeypatch.setattr("souk.server.services.LOOK_AGAIN", 0.05)
    database = postgres.new_database()
    with ExitStack() as stack:
        yield [
            stack.enter_context(running(database, process=process, connections_per_address=1000)) for process in (0, 1)
        ]


def at(url: str, person: Client) -> Client:
    """The same person with the same cookie, at another process."""
    other = object.__new__(Client)
    other.url, other._cookie, other.user, other._tables = url, person._cookie, person.user, []
    other._words = {}
    return other


def test_people_and_tables_are_known_everywhere(two: list[Running]) -> None:
    here = Client(two[0].url, "ada")
    there = at(two[1].url, here)
    assert there.get("me", p.User) == here.user
    new = p.NewTable("basari", [p.Me(), p.Open(), p.Open()], visibility="listed")
    links = [person.post("tables", new, p.Summary).link for person in (here, there)]
    assert [link[:2] for link in links] == ["0-", "1-"]
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
    with Victim(database, process=0) as first, Victim(database, process=1) as second:
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


def test_names_that_change_or_go_at_one_process_are_known_at_the_other(two: list[Running]) -> None:
    with Client(two[1].url, "ada") as ada, Client(two[1].url, "bob") as bob:
        table = ada.open("basari", ["me", "open", "open"])
        at(two[0].url, ada)._request("PATCH", "me", p.Change(name="adele"), p.User)

        def name() -> str:
            return bob.get(f"tables/{table._link}", p.Summary).seats[0].name

        while name() != "adele":
            pass
        at(two[0].url, ada)._request("DELETE", "me", p.Forget(), p.Ok)
        while name():
            pass
        assert "adele" not in str(bob.get("tables", p.Summaries))
