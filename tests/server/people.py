"""People at a server, for tests: each a client that plays at random, looks on, breaks off and comes back."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from typing import Any

from souk.client import Client, RemoteTable, new_id
from souk.server import protocol as p
from souk.server.tables.hub import Hub
from souk.server.tables.session import TableSession
from souk.table.commands import Play


def open_for(people: Sequence[Client], game: str, bots: int = 0, level: str = "random", **more: Any) -> str:
    """A table for people, who come by its link, and bots; returns the link."""
    seats: list[p.Seating] = [p.Me()]
    seats += [p.Open()] * (len(people) - 1)
    seats += [p.Bot(level)] * bots
    return people[0].post("tables", p.NewTable(game, seats, **more), p.Summary).link


def sit_all(people: Sequence[Client], link: str) -> list[RemoteTable]:
    """Everybody at the table."""
    tables = [person.table(link) for person in people]
    for seat, table in enumerate(tables[1:], 1):
        table.sit(seat)
    begun(tables)
    return tables


def begun(tables: Sequence[RemoteTable]) -> None:
    """Everybody listens in turn, so that each adds words to the dice, until all see the game."""
    while waiting := [table for table in tables if table.update is None or table.update.snapshot is None]:
        for table in waiting:
            table.wait(0.002)


def begin_late(hub: Hub, session: TableSession) -> None:
    """Nobody at the table adds words to the dice: it begins when they are late, which is now."""
    hub.writer.submit(session, session.table.begin(hub.time.now(), late=True))


def play_out(table: RemoteTable, seed: int, at_turn: Callable[[int], None] = lambda _: None) -> None:
    """Play at random to the end."""
    rng = random.Random(seed)
    for number, turn in enumerate(table.turns()):
        at_turn(number)
        turn.play(rng.choice(turn.moves))


def all_play(tables: Sequence[RemoteTable], *others: Callable[[], None]) -> None:
    """Everybody plays at random, at the same time; whatever fails in one of the threads fails here."""
    errors: list[BaseException] = []

    def run(work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:
            errors.append(error)

    works = [lambda table=table, k=k: play_out(table, k) for k, table in enumerate(tables)]
    threads = [threading.Thread(target=run, args=(work,), daemon=True) for work in (*works, *others)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    if errors:
        raise errors[0]


def one_move(tables: Sequence[RemoteTable], rng: random.Random) -> RemoteTable:
    """Whoever is to decide makes one random move; returns who it was."""
    while True:
        for table in tables:
            update = table.update
            if update and update.decision_id and update.snapshot and update.snapshot.moves:
                move = rng.choice(update.snapshot.moves)
                n = table.ask(Play(id=new_id(), moves=[move.id], decision_id=update.decision_id)).n
                for other in tables:
                    while other.seen < n:
                        other.wait()
                return table
        tables[0].wait()
