"""Backups: everything that is kept, as one gzipped text file that any database can be filled from."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import msgspec

from souk.engine.errors import BadRecord, SoukError

from .database import MIGRATIONS, TABLES, Database, Statement, opened

FORMAT = f"souk backup {len(MIGRATIONS)}"
ROWS = 500  # that are written together


async def backup(url: str, path: Path) -> int:
    """Write everything to a file, as it is at one moment, while the server goes on; says how many rows there are."""
    if path.exists():
        raise BadRecord(f"{path} exists: name another file")
    unfinished = path.with_name(f".{path.name}.part")
    rows = 0
    try:
        async with opened(url) as database:
            with gzip.open(unfinished, "wb", compresslevel=6) as file:
                file.write(f"{FORMAT}\n".encode())
                async for table, row in database.stream(TABLES):
                    file.write(msgspec.json.encode([table, *row]) + b"\n")
                    rows += 1
                file.write(b"end\n")
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        unfinished.replace(path)
    except OSError as error:
        raise BadRecord(f"{path} cannot be written: {error.strerror}") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return rows


async def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup; refuses one that holds something. All of it, or nothing."""
    statements, rows = _read(path)
    async with opened(url) as database:
        if await _holds_something(database):
            raise SoukError("the database holds something already: restore into an empty one")
        await database.write([("DELETE FROM meta", [()]), *statements])
        await database.after_ids_were_given()
    return rows


async def _holds_something(database: Database) -> bool:
    return bool(
        await database.fetch("SELECT 1 FROM users LIMIT 1") or await database.fetch("SELECT 1 FROM tables LIMIT 1")
    )


def _read(path: Path) -> tuple[list[Statement], int]:
    """The rows of a backup as statements, in an order that the tables' references allow."""
    by_table: dict[str, list[list[object]]] = {table: [] for table in TABLES}
    try:
        with gzip.open(path, "rb") as file:
            if (first := file.readline().decode("utf-8", "replace").strip()) != FORMAT:
                raise BadRecord(f"{path} is no backup of this version ({FORMAT!r}), but begins with {first[:40]!r}")
            for line in file:
                if line == b"end\n":
                    break
                table, *row = msgspec.json.decode(line, type=list[str | int | float | None])
                by_table[str(table)].append(list(row))
            else:
                raise BadRecord(f"{path} is cut off")
    except (OSError, EOFError) as error:
        raise BadRecord(f"{path} cannot be read: {error}") from None
    except (msgspec.MsgspecError, KeyError, ValueError) as error:
        raise BadRecord(f"{path} is damaged: {error}") from None
    found: list[Statement] = []
    for table, rows in by_table.items():
        if rows:
            marks = ", ".join("?" for _ in rows[0])
            found.append((f"INSERT INTO {table} VALUES ({marks})", rows))
    return found, sum(map(len, by_table.values()))
