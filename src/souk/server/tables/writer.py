"""Writing: whatever comes together in one moment is one transaction, and only then does anybody hear of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from souk.table.commands import AnyAsk
from souk.table.fold import Decided
from souk.table.log import Opened

from .. import metrics
from ..batch import Batch
from ..leases import Leases
from ..store import Store
from .session import Socket, TableSession
from .telling import Letters, letters
from .timekeeper import Timekeeper

log = logging.getLogger("souk.server")

SNAPSHOT_EVERY = 64  # entries
HANGS = 15.0  # seconds after which a transaction that goes on is no good sign


class Ack(NamedTuple):
    """What the sender of a command will be told when it is written; if another was first it is tried again."""

    session: TableSession
    socket: Socket
    message: bytes
    ask: AnyAsk


def _lot(session: TableSession, n: int) -> int:
    """How many snapshots there have been by an entry: tables that began together are not all written together."""
    return (n + session.id) // SNAPSHOT_EVERY


Behind = Callable[[TableSession, list[Ack], int], None]


class Writer:
    """What is to be written, and who is told then."""

    def __init__(self, store: Store, time_: Timekeeper, process: int, leases: Leases | None = None) -> None:
        self._store = store
        self._leases = leases  # if other processes write, too
        self._time = time_
        self._process = process
        self._batch = Batch()
        self._changed: dict[TableSession, int] = {}  # tables with entries not written yet, and their last entry
        self._writing: dict[TableSession, int] = {}  # tables whose entries are being written
        self._finished: list[TableSession] = []
        self._acks: list[Ack] = []
        self._written: list[asyncio.Future[None]] = []
        self._due = asyncio.Event()
        self._running = False
        self._kept = True  # whether the last transaction was
        self._begun: float | None = None  # when the one that goes on began

    # What is to be written.

    def add(self, session: TableSession, opened: Opened, companion: int = 0) -> None:
        """A new table; one with a companion is written only if what was decided there is."""
        self._batch.add_entry(session.id, 1, opened)
        self._batch.new[session.id] = companion
        self._list(session)
        self._note(session)

    def submit(self, session: TableSession, decided: Decided) -> None:
        """Take in what was decided, to be written with the next transaction."""
        if not decided.entries:
            return
        state = session.table.state
        before = state.status, state.chairs[:], session.table.actors
        for entry in decided.entries:
            if not entry.by:
                self._batch.owned.setdefault(session.id, session.epoch)
            session.apply(entry, decided)
            self._batch.add_entry(session.id, state.n, entry)
        if before != (state.status, state.chairs, session.table.actors):
            self._list(session)
        over = before[0] != "over" and state.status == "over"
        if over:
            self._finished.append(session)
        if over or _lot(session, state.n) > _lot(session, session.kept):
            self._batch.add_snapshot(session.id, session.table)
            session.kept = state.n
        self._note(session)

    def settle(self, session: TableSession, decided: Decided) -> None:
        """Take in what follows of the time when nobody saw to a table."""
        self._batch.before.setdefault(session.id, session.table.state.n)
        self._batch.settled.add(session.id)
        self.submit(session, decided)
        self._batch.owned.pop(session.id, None)  # it follows from what is kept, so anybody may write it
        self._note(session)

    def _list(self, session: TableSession) -> None:
        self._batch.add_table(session.id, self._process, session.table, session.summary(), session.due())
        if (seats := session.table.sitters()) != session.sitters:  # with most turns nobody comes or goes
            session.sitters = seats
            self._batch.add_sitters(session.id, seats)

    def list_again(self, session: TableSession) -> None:
        """Take down how a table looks in lists, and when something is due at it."""
        self._batch.before.setdefault(session.id, session.table.state.n)
        self._list(session)
        self._note(session)

    def _note(self, session: TableSession) -> None:
        self._changed[session] = session.table.state.n
        self._due.set()

    def keep_snapshot(self, session: TableSession) -> None:
        """Keep a table as it is, if the last snapshot is older."""
        if session.table.state.n > session.kept:
            self._batch.add_snapshot(session.id, session.table)
            self._due.set()

    def beat(self) -> None:
        """Take down that the server is alive; beside others a lease says so, and this tries whether writing works."""
        if self._leases and self._kept:
            return
        self._batch.alive = self._process, self._time.now()
        self._due.set()

    # Who waits for it.

    def changed(self, session: TableSession) -> bool:
        """Whether a table has entries that nobody has begun to write."""
        return session in self._changed

    def unwritten(self, session: TableSession) -> bool:
        """Whether a table has entries that are not on the disk."""
        return session in self._changed or session in self._writing

    def answer(self, session: TableSession, socket: Socket, message: bytes, ask: AnyAsk) -> None:
        """Tell the sender when everything so far is written; at once if it is."""
        if self.unwritten(session):
            self._acks.append(Ack(session, socket, message, ask))
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
        return self._running and self._kept and not self.hangs(HANGS)

    def hangs(self, seconds: float) -> bool:
        """Whether a transaction has been going on for so long."""
        return self._begun is not None and time.monotonic() - self._begun > seconds

    async def run(
        self,
        kept: Callable[[TableSession], None],
        over: Callable[[TableSession], None],
        lost: Callable[[TableSession], None],
        behind: Behind | None = None,
    ) -> None:
        """Write whatever has come together, again and again, and say which tables were kept, are over or were lost.

        A table at which another process was first is `behind`, with what is to be asked of it again and its last
        entry before.
        """
        self._running = True
        try:
            while True:
                await self._due.wait()
                self._due.clear()
                await asyncio.sleep(0)  # what arrived in the same moment comes along
                await self._write_next(kept, over, lost, behind or (lambda session, _, __: lost(session)))
        finally:
            self._running = False

    async def _write_next(
        self,
        kept: Callable[[TableSession], None],
        over: Callable[[TableSession], None],
        lost: Callable[[TableSession], None],
        behind: Behind,
    ) -> None:
        """One transaction. Whatever fails, the next one is tried."""
        batch, self._batch = self._batch, Batch()
        self._writing, self._changed = self._changed, {}
        acks, self._acks = self._acks, []
        written, self._written = self._written, []
        finished, self._finished = self._finished, []
        messages: list[tuple[TableSession, Letters]] = []
        try:
            late = await self._write(batch, lambda: messages.extend(self._prepare(lost)))
        except Exception as error:
            log.exception("entries could not be written")
            self._drop(error, written, lost)
            return
        done, self._writing = self._writing, {}
        for session in [session for session in done if session.id in late]:
            asked = [*(ack for ack in acks if ack.session is session), *self._set_back(session)]
            metrics.conflicts.inc()
            behind(session, asked, batch.before[session.id])
        told: dict[Socket, list[bytes]] = {}
        for session, socket, message, _ in acks:
            if session.id not in late:
                told.setdefault(socket, []).append(message)
        for session, found in messages:
            if session.id not in late:
                for socket, message in found:
                    told.setdefault(socket, []).append(message)
        for socket, all_messages in told.items():
            try:
                socket.tell(all_messages)
            except Exception:  # what is wrong with one socket is not the others' affair
                log.exception("somebody cannot be told")
        for future in written:
            if not future.done():
                future.set_result(None)
        for call, sessions in ((kept, done), (over, finished)):
            for session in [session for session in sessions if session.id not in late]:
                try:
                    call(session)
                except Exception:  # what follows at one table is not the others' affair
                    log.exception("a table that was written cannot go on")

    def _set_back(self, session: TableSession) -> list[Ack]:
        """What came for a table that is behind is not written either; returns what is to be asked again."""
        self._batch.drop(session.id)
        self._changed.pop(session, None)
        self._finished = [other for other in self._finished if other is not session]
        again = [ack for ack in self._acks if ack.session is session]
        self._acks = [ack for ack in self._acks if ack.session is not session]
        return again

    def _prepare(self, lost: Callable[[TableSession], None]) -> Iterator[tuple[TableSession, Letters]]:
        """What everybody will be told. A table of which nothing can be told is put away, and read again."""
        now = self._time.now()
        for session in list(self._writing):
            try:
                yield session, letters(session, now)
            except Exception:
                log.exception("nothing can be told of a table")
                del self._writing[session]
                lost(session)

    async def _write(self, batch: Batch, meanwhile: Callable[[], None]) -> Collection[int]:
        """Write, and do something meanwhile before anybody else has a turn; says where another process was first."""
        late: Collection[int] = ()
        self._begun = time.monotonic()
        self._time.hold()
        try:
            if self._leases or not batch:
                meanwhile()
            if batch:
                if self._leases:
                    late = await self._leases.commit(batch)
                else:
                    await self._store.commit(batch, meanwhile)
                metrics.commits.observe(time.monotonic() - self._begun)
                metrics.entries.inc(len(batch.entries))
                self._kept = True
        finally:
            self._time.go_on()
            self._begun = None
        return late

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
