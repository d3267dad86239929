"""What is to be written of tables in one transaction, as SQL."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

import msgspec
from msgspec.structs import replace

from souk.table.log import AnyEntry
from souk.table.table import Table, is_personal

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

    def __bool__(self) -> bool:
        return bool(self.entries or self.tables or self.snapshots or self.alive)

    def add_entry(self, table: int, n: int, entry: AnyEntry) -> None:
        """One more entry of a log."""
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
        for seat, chair in enumerate(state.chairs):
            for user in {chair.user or chair.gone, chair.invited} - {0}:
                self.sitters[id, user] = (id, user, seat)

    def add_snapshot(self, id: int, table: Table) -> None:
        """A table as it is."""
        n, body = table.state.n, _encode(table.snapshot()).decode()
        self.snapshots[id] = (id, n, body, check_sum(id, n, None, body))

    def statements(self) -> list[Statement]:
        """As SQL."""
        found = [
            Statement(_PUT_TABLE, list(self.tables.values())),
            Statement(_PUT_ENTRY, self.entries),
            Statement(_PUT_SNAPSHOT, list(self.snapshots.values())),
            Statement(_PUT_SITTER, list(self.sitters.values())),
            Statement(PUT_META, [(f"alive {self.alive[0]}", str(self.alive[1]))] if self.alive else []),
        ]
        return [statement for statement in found if statement.rows]
