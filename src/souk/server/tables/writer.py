"""Writing: whatever comes together in one moment is one transaction, and only then does anybody hear of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from souk.table.log import Opened
from souk.table.table import Decided

from .. import metrics
from ..batch import Batch
from ..store import Store
from .session import Socket, TableSession
from .telling import Letters, letters
from .timekeeper import Timekeeper

log = logging.getLogger("souk.server")

SNAPSHOT_EVERY = 64  # entries
HANGS = 15.0  # seconds after which a transaction that goes on is no good sign


class Writer:
    """What is to be written, and who is told then."""

    def __init__(self, store: Store, time_: Timekeeper, process: int) -> None:
        self._store = store
        self._time = time_
        self._process = process
        self._batch = Batch()
        self._changed: dict[TableSession, int] = {}  # tables with entries not written yet, and their last entry
        self._writing: dict[TableSession, int] = {}  # tables whose entries are being written
        self._finished: list[TableSession] = []
        self._acks: Letters = []
        self._written: list[asyncio.Future[None]] = []
        self._due = asyncio.Event()
        self._running = False
        self._kept = True  # whether the last transaction was
        self._begun: float | None = None  # when the one that goes on began

    # What is to be written.

    def add(self, session: TableSession, opened: Opened) -> None:
        """A new table."""
        self._batch.add_entry(session.id, 1, opened)
        self._list(session)
        self._note(session)

    def submit(self, session: TableSession, decided: Decided) -> None:
        """Take in what was decided, to be written with the next transaction."""
        if not decided.entries:
            return
        state = session.table.state
        before = state.status, state.chairs[:], session.table.actors
        for entry in decided.entries:
            session.apply(entry, decided)
            self._batch.add_entry(session.id, state.n, entry)
        if before != (state.status, state.chairs, session.table.actors):
            self._list(session)
        over = before[0] != "over" and state.status == "over"
        if over:
            self._finished.append(session)
        if over or state.n - session.kept >= SNAPSHOT_EVERY:
            self._batch.add_snapshot(session.id, session.table)
            session.kept = state.n
        self._note(session)

    def _list(self, session: TableSession) -> None:
        self._batch.add_table(session.id, self._process, session.table, session.summary(), session.due())

    def list_again(self, session: TableSession) -> None:
        """Take down how a table looks in lists, and when something is due at it."""
        self._list(session)
        self._due.set()

    def _note(self, session: TableSession) -> None:
        self._changed[session] = session.table.state.n
        self._due.set()

    def keep_snapshot(self, session: TableSession) -> None:
        """Keep a table as it is, if the last snapshot is older."""
        if session.table.state.n > session.kept:
            self._batch.add_snapshot(session.id, session.table)
            self._due.set()

    def beat(self) -> None:
        """Take down that the server is alive."""
        self._batch.alive = self._process, self._time.now()
        self._due.set()

    # Who waits for it.

    def changed(self, session: TableSession) -> bool:
        """Whether a table has entries that nobody has begun to write."""
        return session in self._changed

    def unwritten(self, session: TableSession) -> bool:
        """Whether a table has entries that are not on the disk."""
        return session in self._changed or session in self._writing

    def answer(self, session: TableSession, socket: Socket, message: bytes) -> None:
        """Tell the sender when everything so far is written; at once if it is."""
        if self.unwritten(session):
            self._acks.append((socket, message))
            self._due.set()
        else:
            socket.send(message)

    async def written(self) -> None:
        """Wait until everything so far is on the disk."""
        if self._batch or self._writing:
            future = asyncio.get_running_loop().create_future()
            self._written.append(future)
            self._due.set()
            await future

    # Writing it.

    @property
    def healthy(self) -> bool:
        """Whether what is asked for gets written: it is being seen to, the last time it worked, and none takes long."""
        hangs = self._begun is not None and time.monotonic() - self._begun > HANGS
        return self._running and self._kept and not hangs

    async def run(
        self,
        kept: Callable[[TableSession], None],
        over: Callable[[TableSession], None],
        lost: Callable[[TableSession], None],
    ) -> None:
        """Write whatever has come together, again and again, and say which tables were kept, are over or were lost."""
        self._running = True
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                await asyncio.sleep(0)  # what arrived in the same moment comes along
                await self._write_next(kept, over, lost)
        finally:
            self._running = False

    async def _write_next(
        self,
        kept: Callable[[TableSession], None],
        over: Callable[[TableSession], None],
        lost: Callable[[TableSession], None],
    ) -> None:
        """One transaction. Whatever fails, the next one is tried."""
        batch, self._batch = self._batch, Batch()
        self._writing, self._changed = self._changed, {}
        acks, self._acks = self._acks, []
        written, self._written = self._written, []
        finished, self._finished = self._finished, []
        try:
            told = self._prepare(lost)
            await self._write(batch)
        except Exception as error:
            log.exception("entries could not be written")
            self._drop(error, written, lost)
            return
        done, self._writing = self._writing, {}
        for socket, message in (*acks, *told):
            try:
                socket.send(message)
            except Exception:  # what is wrong with one socket is not the others' affair
                log.exception("somebody cannot be told")
        for future in written:
            if not future.done():
                future.set_result(None)
        for call, sessions in ((kept, done), (over, finished)):
            for session in sessions:
                try:
                    call(session)
                except Exception:  # what follows at one table is not the others' affair
                    log.exception("a table that was written cannot go on")

    def _prepare(self, lost: Callable[[TableSession], None]) -> Letters:
        """What everybody will be told. A table of which nothing can be told is put away, and read again."""
        told, now = [], self._time.now()
        for session in list(self._writing):
            try:
                told += letters(session, now)
            except Exception:
                log.exception("nothing can be told of a table")
                del self._writing[session]
                lost(session)
        return told

    async def _write(self, batch: Batch) -> None:
        self._begun = time.monotonic()
        try:
            if batch:
                await self._store.commit(batch)
                metrics.commits.observe(time.monotonic() - self._begun)
                metrics.entries.inc(len(batch.entries))
            self._kept = True
        finally:
            self._begun = None

    def _drop(
        self, error: Exception, written: list[asyncio.Future[None]], lost: Callable[[TableSession], None]
    ) -> None:
        """Give up all tables that are ahead of what is on the disk: they will be read again as they were."""
        self._kept = False
        self._batch, self._acks, self._finished = Batch(), [], []
        for session in {**self._writing, **self._changed}:
            lost(session)
        self._writing, self._changed = {}, {}
        for future in (*written, *self._written):
            if not future.done():
                future.set_exception(error)
                future.exception()  # also if nobody waits for it any more
        self._written = []
