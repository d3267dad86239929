"""What is to be written of tables in one transaction, as SQL."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from zlib import crc32

import msgspec
from msgspec.structs import replace

from souk.table.fold import is_personal
from souk.table.log import AnyEntry
from souk.table.table import Table

from .database import Row, Statement
from .protocol import Summary

_encode = msgspec.json.Encoder().encode

_PUT_TABLE = """
    INSERT INTO tables (id, link, process, game, players, status, visibility, opened, changed, summary, due)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id)
    DO UPDATE SET status = excluded.status, changed = excluded.changed, summary = excluded.summary,
        due = excluded.due"""
_PUT_ENTRY = "INSERT INTO entries (table_id, n, said, body, check_sum) VALUES (?, ?, ?, ?, ?)"
_PUT_SNAPSHOT = """
    INSERT INTO snapshots (table_id, n, body, check_sum) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET n = excluded.n, body = excluded.body, check_sum = excluded.check_sum"""
_PUT_SITTER = """
    INSERT INTO sitters (table_id, user_id, seat) VALUES (?, ?, ?)
    ON CONFLICT (table_id, user_id) DO UPDATE SET seat = excluded.seat"""
PUT_META = """
    INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"""


def check_sum(table: int, n: int, said: int | None, body: str) -> int:
    """By which it is noticed that a row is not as it was written."""
    return crc32(f"{table} {n} {said or 0} {body}".encode())


@dataclass
class Batch:
    """What is to be written together."""

    entries: list[Row] = field(default_factory=list)
    tables: dict[int, Row] = field(default_factory=dict)
    snapshots: dict[int, Row] = field(default_factory=dict)
    sitters: dict[tuple[int, int], Row] = field(default_factory=dict)
    alive: tuple[int, int] | None = None  # the process that is at work, and when
    # Only of use where other processes write, too.
    before: dict[int, int] = field(default_factory=dict)  # the last entry of each table before those of this batch
    new: dict[int, int] = field(default_factory=dict)  # new tables; one that must be written, too, or 0
    owned: dict[int, int] = field(default_factory=dict)  # tables that only their owner may write; its epoch
    settled: set[int] = field(default_factory=set)  # tables whose time without an owner is accounted for

    def __bool__(self) -> bool:
        return bool(self.entries or self.tables or self.snapshots or self.alive or self.settled)

    def add_entry(self, table: int, n: int, entry: AnyEntry) -> None:
        """One more entry of a log."""
        self.before.setdefault(table, n - 1)
        said = entry.by if is_personal(entry) else None
        body = _encode(entry).decode()
        self.entries.append((table, n, said, body, check_sum(table, n, said, body)))

    def add_table(self, id: int, process: int, table: Table, summary: Summary, due: int) -> None:
        """How a table looks in lists, and when something is due. People are kept by number: names are looked up, but
        for those who share a screen."""
        opened, state = table.opened, table.state
        nameless = replace(
            summary, seats=[replace(seat, name=seat.name if seat.shares else "", guest=False) for seat in summary.seats]
        )
        self.tables[id] = (
            *(id, summary.link, process, table.game, table.players, state.status, opened.visibility),
            *(opened.at, state.at, _encode(nameless).decode(), due),
        )

    def add_sitters(self, id: int, seats: Mapping[int, int]) -> None:
        """The seats of users who sit, sat or are invited at a table."""
        for user, seat in seats.items():
            self.sitters[id, user] = (id, user, seat)

    def add_snapshot(self, id: int, table: Table) -> None:
        """A table as it is."""
        n, body = table.state.n, _encode(table.snapshot()).decode()
        self.snapshots[id] = (id, n, body, check_sum(id, n, None, body))

    def drop(self, id: int) -> None:
        """Nothing of a table is to be written after all."""
        self.entries = [row for row in self.entries if row[0] != id]
        self.sitters = {key: row for key, row in self.sitters.items() if key[0] != id}
        for kept in (self.tables, self.snapshots, self.before, self.new, self.owned):
            kept.pop(id, None)
        self.settled.discard(id)

    def statements(self, without: Collection[int] = ()) -> list[Statement]:
        """As SQL, but for these tables."""
        found = [
            Statement(_PUT_TABLE, [row for id, row in self.tables.items() if id not in without]),
            Statement(_PUT_ENTRY, [row for row in self.entries if row[0] not in without]),
            Statement(_PUT_SNAPSHOT, [row for id, row in self.snapshots.items() if id not in without]),
            Statement(_PUT_SITTER, [row for (id, _), row in self.sitters.items() if id not in without]),
        ]
        return [statement for statement in found if statement.rows]

    def alive_statements(self) -> list[Statement]:
        """That the only process of a database is at work, as SQL."""
        return [Statement(PUT_META, [(f"alive {self.alive[0]}", str(self.alive[1]))])] if self.alive else []
