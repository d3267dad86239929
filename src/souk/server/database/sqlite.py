"""SQLite: a file of this machine, in WAL mode, fully durable. Writes are short and happen in the caller's thread.

Only while tables are written another thread waits for the disk, and the loop goes on.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sqlite3
import stat
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from souk.engine.errors import BadOption

from .base import Conflict, Database, Row, Stale, Statement, all_of, nothing
from .migrations import TABLES

log = logging.getLogger("souk.server")

PATIENCE: Final = 10.0  # seconds that another program may keep the file locked
AGAIN: Final = 0.01  # seconds after which it is tried again; everybody else goes on meanwhile
USUAL: Final = 0.0003  # seconds that a disk takes for a transaction: not worth doing something else
T = TypeVar("T")


class Sqlite(Database):
    """A file. Only its owner may read it: it holds the dice of running games, and what cookies are signed with."""

    words = {"serial": "INTEGER PRIMARY KEY AUTOINCREMENT", "clustered": "WITHOUT ROWID", "bytes": "BLOB"}  # noqa: RUF012
    failures = (sqlite3.Error, UnicodeDecodeError)  # the latter where it quotes a damaged schema

    def __init__(self, path: Path) -> None:
        self.path = path
        self._one = asyncio.Lock()  # who waits for the file writes in the order of coming
        self._free = asyncio.Event()  # but while a thread waits for the disk: nobody else uses the connection then
        self._free.set()
        self._waiter = ThreadPoolExecutor(1, "disk")

    async def open(self) -> None:
        """Open the file, or make it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _make_private(self.path)
            self._db = self._connect()
            self._db.execute("PRAGMA busy_timeout=0")  # from here on nobody waits in the event loop
        except (OSError, *self.failures) as error:
            raise BadOption(f"{self.path} cannot be opened as a database: {error}") from None

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self.path, isolation_level=None, timeout=PATIENCE, check_same_thread=False)
        db.text_factory = _text
        for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=8000"):
            db.execute(f"PRAGMA {setting}")
        return db

    async def close(self) -> None:
        """Let go of the file."""
        self._waiter.shutdown()
        self._db.close()

    async def fetch(self, sql: str, *args: object) -> list[Row]:
        """The rows."""
        try:
            return await self._patiently(lambda: self._db.execute(sql, args).fetchall())
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from None

    async def write(self, statements: Iterable[Statement], meanwhile: Callable[[], None] = nothing) -> None:
        """One transaction."""
        db, todo = self._db, [meanwhile] if meanwhile is not nothing else []

        def do_now() -> None:
            while todo:
                todo.pop()()

        if self._one.locked():
            do_now()
        async with self._one:
            await self._patiently(lambda: db.execute("BEGIN IMMEDIATE"), do_now)
            try:
                for sql, rows, needed in statements:
                    if db.executemany(sql, rows).rowcount < 1 and needed:
                        raise Stale("it has changed in the meantime")
                if todo:
                    await self._commit(do_now)
                else:
                    db.execute("COMMIT")
            except BaseException as error:
                if db.in_transaction:
                    db.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Conflict(str(error)) from None
                raise

    async def _commit(self, meanwhile: Callable[[], None]) -> None:
        """Let another thread wait for the disk, and the loop go on if that takes longer than usual."""
        kept = self._waiter.submit(self._db.execute, "COMMIT")
        self._free.clear()
        try:
            meanwhile()
            kept.result(USUAL)
        except TimeoutError:
            await asyncio.shield(asyncio.wrap_future(kept))
        finally:
            wait([kept])  # also if somebody gives it up
            self._free.set()
        kept.result()

    async def _patiently(self, work: Callable[[], T], before_waiting: Callable[[], None] = nothing) -> T:
        """Do something as soon as no other program has the file locked, and let everybody else go on until then."""
        until = time.monotonic() + PATIENCE
        while True:
            while not self._free.is_set():
                await self._free.wait()
            try:
                return work()
            except sqlite3.OperationalError as error:
                locked = (getattr(error, "sqlite_errorcode", 0) & 0xFF) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
                if not locked or time.monotonic() > until:
                    raise
            before_waiting()
            await asyncio.sleep(AGAIN)

    def among(self, column: str, values: Collection[object]) -> tuple[str, object]:
        """By a list in JSON: SQLite has no arrays, and takes only so many arguments."""
        return f"{column} IN (SELECT value FROM json_each(?))", json.dumps(list(values))

    async def stream(self) -> AsyncIterator[tuple[str, Row]]:
        """Rows of one moment, by a connection of its own."""
        db = self._connect()
        try:
            db.execute("BEGIN")
            for table in TABLES:
                for row in db.execute(all_of(table)):
                    yield table, row
        finally:
            db.close()

    async def damage(self) -> list[str]:
        """What SQLite finds."""
        try:
            found = [str(row[0]) for row in await self.fetch("PRAGMA integrity_check(20)")]
        except sqlite3.DatabaseError as error:
            return [str(error)]
        return [] if found == ["ok"] else found


def _text(data: bytes) -> str:
    """A text, also where it is damaged: check sums find that."""
    return data.decode("utf-8", "replace")


def _make_private(path: Path) -> None:
    """Make the file, for its owner alone; SQLite gives the files beside it the same rights."""
    with suppress(FileExistsError):  # one that is there is not opened: closing it would let go of SQLite's own locks
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    found = path.stat()
    if found.st_nlink > 1:
        raise BadOption(f"{path} has a second name (a hard link), by which another server could open it: remove that")
    if stat.S_IMODE(found.st_mode) & 0o077 and os.name == "posix":
        for each in (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))):
            try:
                each.chmod(0o600)
            except FileNotFoundError:
                continue
            except PermissionError:
                log.warning(
                    "others may read the database, and it is not ours to change that", extra={"file": each.name}
                )
