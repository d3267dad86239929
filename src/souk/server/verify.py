"""Checks all that a server keeps: the file, the check sum of every entry, and every game by playing it again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from zlib import crc32

from souk.engine.errors import BadRecord, SoukError
from souk.games import GAMES
from souk.table.log import AnyEntry, Opened
from souk.table.table import Table

from .database import Database, Row, opened
from .store import Damaged, read_log, readable


@dataclass
class Findings:
    """What was looked at, and what is wrong."""

    tables: int = 0
    entries: int = 0
    unsigned: int = 0  # entries from before check sums
    unplayed: int = 0  # tables whose games began by other rules than today's
    wrong: list[str] = field(default_factory=list)


async def verify_database(url: str) -> Findings:
    """Look at everything; changes nothing but the schema."""
    found = Findings()
    async with opened(url, make=False) as database:
        found.wrong += await database.damage()
        if not found.wrong:
            snapshots: dict[int, Row] = {}
            async for table, rows in _logs(database, snapshots, found):
                _check(found, table, rows)
            for table, row in snapshots.items():
                if row[2] is not None and readable(table, *row) is None:
                    found.wrong.append(f"the snapshot of table {table} is not as it was written")
    return found


async def _logs(database: Database, snapshots: dict[int, Row], found: Findings) -> AsyncIterator[tuple[int, list[Row]]]:
    """The log of each table, one after the other; on the way snapshots are collected and reviews looked at."""
    empty = set()
    table, rows = 0, list[Row]()
    async for name, row in database.stream():
        if name == "tables":
            empty.add(row[0])
        elif name == "snapshots":
            snapshots[row[0]] = row[1:]
        elif name == "reviews" and row[3] is not None and crc32(row[3]) != row[4]:
            found.wrong.append(f"the {row[1]} review of table {row[0]} is not as it was written")
        elif name == "entries":
            if row[0] != table and rows:
                yield table, rows
                rows = []
            table = row[0]
            empty.discard(table)
            rows.append(row[1:])
    if rows:
        yield table, rows
    for table in empty:
        yield table, []


def _check(found: Findings, table: int, rows: list[Row]) -> None:
    found.tables += 1
    found.entries += len(rows)
    found.unsigned += sum(kept is None for *_, kept in rows)
    try:
        if not rows:
            raise Damaged(f"table {table} has no entries")
        _play_again(found, read_log(table, rows))
    except Damaged as error:
        found.wrong.append(str(error))
    except (SoukError, AssertionError, LookupError, ValueError, TypeError) as error:
        found.wrong.append(f"table {table} cannot be played again: {error}")


def _play_again(found: Findings, entries: list[AnyEntry]) -> None:
    opened = entries[0]
    if not isinstance(opened, Opened):
        raise BadRecord("it does not begin with how it was set up")
    if opened.game not in GAMES.names() or opened.version != GAMES[opened.game].version:
        found.unplayed += 1
    else:
        Table.fold(entries)
