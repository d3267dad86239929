"""A database, SQLite or PostgreSQL: SQL that both understand, one transaction at a time, changes of the schema.

Statements have `?` for their arguments. What is written is on the disk when the call returns.
"""

from __future__ import annotations

import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from souk.engine.errors import BadOption, SoukError

Row = Sequence[Any]
Statement = tuple[str, Sequence[Row]]  # SQL, and the arguments of each time that it is carried out

# Every change of the schema, from the first on. A change that was released is never edited, only followed by another.
MIGRATIONS = (
    """
    CREATE TABLE users (
        id {serial}, name TEXT NOT NULL, folded TEXT NOT NULL, password TEXT, created BIGINT NOT NULL,
        settings TEXT NOT NULL DEFAULT '{{}}');
    CREATE UNIQUE INDEX users_kept ON users (folded) WHERE password IS NOT NULL;
    CREATE INDEX users_folded ON users (folded);
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY, user_id BIGINT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created BIGINT NOT NULL, seen BIGINT NOT NULL, agent TEXT NOT NULL);
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE TABLE tables (
        id BIGINT PRIMARY KEY, link TEXT NOT NULL UNIQUE, process INTEGER NOT NULL, game TEXT NOT NULL,
        players INTEGER NOT NULL, status TEXT NOT NULL, visibility TEXT NOT NULL, opened BIGINT NOT NULL,
        changed BIGINT NOT NULL, rated INTEGER NOT NULL DEFAULT 0, summary TEXT NOT NULL);
    CREATE INDEX tables_listed ON tables (visibility, status, changed);
    CREATE INDEX tables_process ON tables (process, status);
    CREATE TABLE entries (
        table_id BIGINT NOT NULL REFERENCES tables (id), n INTEGER NOT NULL, said BIGINT, body TEXT NOT NULL,
        PRIMARY KEY (table_id, n)) {clustered};
    CREATE INDEX entries_said ON entries (said) WHERE said IS NOT NULL;
    CREATE TABLE snapshots (
        table_id BIGINT PRIMARY KEY REFERENCES tables (id), n INTEGER NOT NULL, body TEXT NOT NULL);
    CREATE TABLE sitters (
        table_id BIGINT NOT NULL REFERENCES tables (id), user_id BIGINT NOT NULL, seat INTEGER,
        PRIMARY KEY (table_id, user_id));
    CREATE INDEX sitters_user ON sitters (user_id);
    CREATE TABLE ratings (
        who TEXT NOT NULL, game TEXT NOT NULL, players INTEGER NOT NULL, mu DOUBLE PRECISION NOT NULL,
        sigma DOUBLE PRECISION NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (who, game, players));
    """,
    # When something is due at a table; bots are rated by the arena, not at tables.
    """
    ALTER TABLE tables ADD COLUMN due BIGINT NOT NULL DEFAULT 0;
    CREATE INDEX tables_due ON tables (process, due);
    UPDATE tables SET due = 9007199254740991 WHERE status = 'over';
    DELETE FROM ratings WHERE who LIKE 'bot %';
    """,
)
TABLES = ("meta", "users", "sessions", "tables", "entries", "snapshots", "sitters", "ratings")


class Conflict(SoukError):
    """Somebody else has written the same thing before."""


class Database(ABC):
    """What the store needs of a database."""

    words: dict[str, str]  # of its dialect, for the schema

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
    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry out all statements, or none."""

    @abstractmethod
    def stream(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, Row]]:
        """All rows of tables as they are at one moment, while others go on."""

    async def after_ids_were_given(self) -> None:  # noqa: B027 - SQLite need not do anything
        """After rows were written with numbers of their own: the next number is a new one."""

    async def run(self, sql: str, *args: object) -> None:
        """Carry out one statement."""
        await self.write([(sql, [args])])

    async def migrate(self, to: int = len(MIGRATIONS)) -> None:
        """Bring the schema to its latest version; refuses one that is newer than this program."""
        await self.run("CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        found = await self.fetch("SELECT value FROM meta WHERE name = 'schema'")
        version = int(found[0][0]) if found else 0
        if version > len(MIGRATIONS):
            raise BadOption(
                f"the database has version {version}, this Souk knows {len(MIGRATIONS)}: use a newer Souk or a backup"
            )
        for number, script in enumerate(MIGRATIONS[version:to], version + 1):
            steps: list[Statement] = [(sql, [()]) for sql in script.format(**self.words).split(";") if sql.strip()]
            keep = "INSERT INTO meta VALUES ('schema', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
            await self.write([*steps, (keep, [(str(number),)])])


class Sqlite(Database):
    """A file of this machine, in WAL mode, fully durable. Writes are short and happen in the caller's thread."""

    words = {"serial": "INTEGER PRIMARY KEY AUTOINCREMENT", "clustered": "WITHOUT ROWID"}  # noqa: RUF012

    def __init__(self, path: Path) -> None:
        self.path = path

    async def open(self) -> None:
        """Open the file, or make it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._db = self._connect()
        except (OSError, sqlite3.Error) as error:
            raise BadOption(f"{self.path} cannot be opened as a database: {error}") from None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=2000"):
            db.execute(f"PRAGMA {setting}")
        return db

    async def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows."""
        try:
            return self._db.execute(sql, args).fetchall()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def write(self, statements: Sequence[Statement]) -> None:
        """One transaction."""
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            for sql, rows in statements:
                db.executemany(sql, rows)
            db.execute("COMMIT")
        except BaseException as error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict(str(error)) from None
            raise

    async def stream(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, Row]]:
        """Rows of one moment, by a connection of its own."""
        db = self._connect()
        try:
            db.execute("BEGIN")
            for table in tables:
                for row in db.execute(f"SELECT * FROM {table}"):
                    yield table, row
        finally:
            db.close()


class Postgres(Database):
    """A PostgreSQL server."""

    words = {"serial": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY", "clustered": ""}  # noqa: RUF012

    def __init__(self, url: str) -> None:
        self.url = url

    async def open(self) -> None:
        """Connect by a few connections."""
        try:
            import asyncpg  # noqa: PLC0415 - only who uses it has it
        except ImportError:
            raise BadOption("PostgreSQL needs one more package: pip install 'souk[postgres]'") from None
        self._errors = asyncpg.UniqueViolationError
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=8, command_timeout=30)
        except (OSError, asyncpg.PostgresError, ValueError) as error:
            raise BadOption(f"the PostgreSQL server does not let us in: {type(error).__name__}") from None

    async def close(self) -> None:
        """Disconnect."""
        await self._pool.close()

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows."""
        try:
            return [tuple(row) for row in await self._pool.fetch(numbered(sql), *args)]
        except self._errors as error:
            raise Conflict(str(error)) from None

    async def write(self, statements: Sequence[Statement]) -> None:
        """One transaction."""
        try:
            async with self._pool.acquire() as db, db.transaction():
                for sql, rows in statements:
                    if len(rows) == 1:
                        await db.execute(numbered(sql), *rows[0])
                    else:
                        await db.executemany(numbered(sql), rows)
        except self._errors as error:
            raise Conflict(str(error)) from None

    async def after_ids_were_given(self) -> None:
        """Let the sequence go on behind the largest number."""
        await self.fetch(
            "SELECT setval(pg_get_serial_sequence('users', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM users), false)"
        )

    async def stream(self, tables: Sequence[str]) -> AsyncIterator[tuple[str, Row]]:
        """Rows of one moment, by a transaction of its own."""
        async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
            for table in tables:
                async for row in db.cursor(f"SELECT * FROM {table}"):
                    yield table, tuple(row)


@lru_cache(maxsize=256)
def numbered(sql: str) -> str:
    """A statement with `$1`, `$2`, ... for `?`."""
    number = iter(range(1, 100))
    return re.sub(r"\?", lambda _: f"${next(number)}", sql)


def database_of(url: str) -> Database:
    """The database that a URL, or a path, names."""
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    if "://" in url and not url.startswith("sqlite://"):
        raise BadOption("a database is given as a file, or as postgresql://user@host/name")
    return Sqlite(Path(url.removeprefix("sqlite://")))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Database]:
    """A database with its latest schema, for as long as it is needed."""
    database = database_of(url)
    await database.open()
    try:
        await database.migrate()
        yield database
    finally:
        await database.close()
