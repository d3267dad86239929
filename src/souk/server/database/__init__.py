"""A database, SQLite or PostgreSQL: SQL that both understand, one transaction at a time, changes of the schema.

What is written is on the disk when the call returns.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from souk.engine.errors import BadOption, SoukError

from .base import Conflict, Database, Row, Stale, Statement, nothing
from .migrations import MIGRATIONS, TABLES
from .postgres import Postgres
from .sqlite import Sqlite

__all__ = [
    "MIGRATIONS",
    "TABLES",
    "Conflict",
    "Database",
    "Postgres",
    "Row",
    "Sqlite",
    "Stale",
    "Statement",
    "database_of",
    "file_of",
    "nothing",
    "opened",
]


def file_of(url: str) -> Path | None:
    """The file that a URL, or a path, names, by its one true name; none if it is a server."""
    if "://" in url.removeprefix("sqlite://"):
        return None
    return Path(url.removeprefix("sqlite://")).resolve()


def database_of(url: str) -> Database:
    """The database that a URL, or a path, names."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    if file := file_of(url):
        return Sqlite(file)
    raise BadOption("a database is given as a file, or as postgresql://user@host/name")


@asynccontextmanager
async def opened(url: str, make: bool = True) -> AsyncIterator[Database]:
    """A database with its latest schema, for as long as it is needed; a file that is missing is made, or an error."""
    database = database_of(url)
    if not make and (file := file_of(url)) and not file.exists():
        raise BadOption(f"there is no database {file}: name it with --database-url")
    await database.open()
    try:
        await database.migrate()
        yield database
    except database.failures as error:
        raise SoukError(f"the database cannot be used, it may be damaged: {error}") from None
    finally:
        await database.close()
