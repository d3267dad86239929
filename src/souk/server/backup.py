"""Backups: everything that is kept, as one gzipped text file that any database can be filled from.

The first line names the format, the second the columns of each table, then comes a line for each row, and `end`. Format
1, which Souk wrote before its first release, has no line with columns.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec

from souk.engine.errors import BadRecord, SoukError

from .database import TABLES, Conflict, Database, Row, Statement, opened

FORMAT: Final = "souk backup 2"
FIRST: Final = "souk backup 1"
MOST_LINE: Final = 16 * 1024 * 1024  # bytes: no row is nearly as long
ROWS: Final = 500  # that are written together, or fewer if they are long

_FIRST_COLUMNS: Final[dict[str, list[str]]] = {
    "meta": ["name", "value"],
    "users": ["id", "name", "folded", "password", "created", "settings"],
    "sessions": ["id", "user_id", "created", "seen", "agent"],
    "tables": [
        *("id", "link", "process", "game", "players", "status"),
        *("visibility", "opened", "changed", "rated", "summary"),
    ],
    "entries": ["table_id", "n", "said", "body"],
    "snapshots": ["table_id", "n", "body"],
    "sitters": ["table_id", "user_id", "seat"],
    "ratings": ["who", "game", "players", "mu", "sigma", "games"],
}


async def backup(url: str, path: Path) -> int:
    """Write everything to a file, as it is at one moment, while the server goes on; says how many rows there are."""
    if path.exists():
        raise BadRecord(f"{path} exists: name another file")
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.unlink(missing_ok=True)
        with open(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:  # full of secrets
            async with opened(url, make=False) as database:
                with gzip.open(file, "wb", compresslevel=6) as packed:
                    rows = await _write(database, packed)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise BadRecord(f"{path} cannot be written: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def _write(database: Database, file: gzip.GzipFile) -> int:
    rows = 0
    columns = {table: list(columns) for table, columns in TABLES.items()}
    file.write(f"{FORMAT}\n".encode() + msgspec.json.encode(columns) + b"\n")
    async for table, row in database.stream():
        file.write(msgspec.json.encode([table, *row]) + b"\n")
        rows += 1
    file.write(b"end\n")
    return rows


async def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup of any format; refuses one that holds something. All of it, or nothing."""
    source = _Source(path)
    async with opened(url) as database:
        if await _holds_something(database):
            raise SoukError("the database holds something already: restore into an empty one")
        try:
            await database.write(source.statements())
        except Conflict as error:
            raise BadRecord(f"{path} is damaged: rows do not fit together ({error})") from None
        await database.after_ids_were_given()
    return source.rows


async def _holds_something(database: Database) -> bool:
    return bool(
        await database.fetch("SELECT 1 FROM users LIMIT 1") or await database.fetch("SELECT 1 FROM tables LIMIT 1")
    )


class _Source:
    """A backup that is read row by row, and says in which line it is damaged."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._line = 0
        self._held = 0  # bytes of rows that are not written yet
        self.rows = 0

    def statements(self) -> Iterator[Statement]:
        """Everything, as SQL; rows of a table follow each other."""
        try:
            with gzip.open(self._path, "rb") as file:
                columns = self._columns(file)
                yield Statement("DELETE FROM meta WHERE name NOT IN ('schema', 'compatible_from')")
                rows = self._rows(file, columns)
                while some := self._some(rows):
                    for table in TABLES:
                        if these := [row for name, row in some if name == table]:
                            names = columns[table]
                            marks = ", ".join("?" for _ in names)
                            yield Statement(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})", these)
        except (OSError, EOFError, zlib.error) as error:
            raise BadRecord(f"{self._path} cannot be read: {error}") from None

    def _some(self, rows: Iterator[tuple[str, Row]]) -> list[tuple[str, Row]]:
        """The next rows that are written together: a few megabytes, however long each is."""
        some = []
        self._held = 0
        for row in islice(rows, ROWS):
            some.append(row)
            if self._held > MOST_LINE:
                break
        return some

    def _columns(self, file: gzip.GzipFile) -> dict[str, list[str]]:
        first = self._next(file).decode("utf-8", "replace").strip()
        if first == FIRST:
            return _FIRST_COLUMNS
        if first != FORMAT:
            raise BadRecord(f"{self._path} is no backup of this Souk ({FORMAT!r}), but begins with {first[:40]!r}")
        try:
            columns = msgspec.json.decode(self._next(file), type=dict[str, list[str]])
        except msgspec.MsgspecError as error:
            raise self._damaged(str(error)) from None
        for table, names in columns.items():
            if table not in TABLES or not set(names) <= set(TABLES[table]) or len(set(names)) < len(names):
                raise BadRecord(
                    f"{self._path} is a backup of a newer Souk: it has {table} with {', '.join(names)[:200]}"
                )
        return columns

    def _rows(self, file: gzip.GzipFile, columns: dict[str, list[str]]) -> Iterator[tuple[str, Row]]:
        readers = {
            table: msgspec.json.Decoder(tuple[(str, *(TABLES[table][name] for name in names))])  # type: ignore[misc]
            for table, names in columns.items()
        }
        while (line := self._next(file)) != b"end\n":
            try:
                table = msgspec.json.decode(line, type=list[Any])[0]
                _, *row = readers[table].decode(line)
            except (msgspec.MsgspecError, LookupError, TypeError, ValueError, RecursionError) as error:
                raise self._damaged(str(error)) from None
            self.rows += 1
            if table != "meta" or row[0] not in ("schema", "compatible_from"):  # the new database knows its own
                yield table, row
        if file.read(1):
            raise self._damaged("something follows the end")

    def _next(self, file: gzip.GzipFile) -> bytes:
        self._line += 1
        line = file.readline(MOST_LINE)
        if not line:
            raise BadRecord(f"{self._path} is cut off")
        self._held += len(line)
        if not line.endswith(b"\n"):
            raise self._damaged(f"a line has at most {MOST_LINE:,} bytes")
        return line

    def _damaged(self, reason: str) -> BadRecord:
        return BadRecord(f"{self._path} is damaged in line {self._line}: {reason[:200]}")
