"""What the store needs of a database, whichever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, NamedTuple

from souk.engine.errors import BadOption, SoukError

from .migrations import COMPATIBLE_FROM, MIGRATIONS, TABLES

Row = Sequence[Any]


def nothing() -> None:
    """Do nothing meanwhile."""


class Statement(NamedTuple):
    """SQL with `?` for its arguments, and the arguments of each time that it is carried out."""

    sql: str
    rows: Sequence[Row] = ((),)
    needed: bool = False  # whether nothing at all is written unless this changes something


class Conflict(SoukError):
    """Somebody else has written the same thing before."""


class Stale(SoukError):
    """Something is not as it was when somebody looked, so that nothing was written."""


class Database(ABC):
    """SQLite or PostgreSQL."""

    words: dict[str, str]  # of its dialect, for the schema
    shared = False  # whether other processes may write it too
    failures: tuple[type[Exception], ...]  # what it raises where it cannot read or write

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Let go."""

    @abstractmethod
    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows that a query, or a statement that returns something, gives."""

    @abstractmethod
    async def write(self, statements: Iterable[Statement], meanwhile: Callable[[], None] = nothing) -> None:
        """Carry out all statements, one after the other as they come, or none; `Stale` if one that is needed misses.

        `meanwhile` is done before anybody else has a turn, while the disk is at work if that can be.
        """

    @abstractmethod
    def among(self, column: str, values: Collection[object]) -> tuple[str, object]:
        """A condition, `column` is one of these, however many; and its one argument."""

    @abstractmethod
    def stream(self) -> AsyncIterator[tuple[str, Row]]:
        """All rows of all tables, by the columns of `TABLES`, as they are at one moment, while others go on."""

    @abstractmethod
    async def damage(self) -> list[str]:
        """What the database itself finds wrong with its files."""

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Nobody else who asks for this is at work meanwhile. A file has one server, which saw to that already."""
        return nullcontext()

    async def after_ids_were_given(self) -> None:  # noqa: B027 - SQLite need not do anything
        """After rows were written with numbers of their own: the next number is a new one."""

    async def run(self, sql: str, *args: object) -> None:
        """Carry out one statement."""
        await self.write([Statement(sql, [args])])

    async def migrate(self) -> None:
        """Bring the schema to its latest version, one process after the other.

        One of a newer program is left as it is, and refused if that says that this one cannot use it.
        """
        async with self.alone():
            await self._migrate()

    async def _migrate(self) -> None:
        await self.run("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        rows = await self.fetch("SELECT name, value FROM meta WHERE name IN ('schema', 'compatible_from')")
        found = {str(name): int(value) for name, value in rows}
        version = found.get("schema", 0)
        if found.get("compatible_from", version) > len(MIGRATIONS):
            raise BadOption(
                f"the database has version {version}, this Souk knows {len(MIGRATIONS)}: use a newer Souk or a backup"
            )
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            steps = [Statement(sql) for sql in script.format(**self.words).split(";") if sql.strip()]
            keep = (
                "INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            )
            known = [("schema", str(number)), ("compatible_from", str(min(number, COMPATIBLE_FROM)))]
            await self.write([*steps, Statement(keep, known)])


def all_of(table: str) -> str:
    """A query for every row of a table, by named columns."""
    order = " ORDER BY table_id, n" if table == "entries" else ""
    return f"SELECT {', '.join(TABLES[table])} FROM {table}{order}"
