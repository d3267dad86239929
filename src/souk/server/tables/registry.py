"""Which tables are in memory: opened, read when somebody comes, put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence

from souk.engine.errors import UnknownName
from souk.games import GAMES
from souk.table import clocks
from souk.table.log import Chair, ClockPlan, Opened, Visibility
from souk.table.table import RECENT, Table

from .. import clock
from ..protocol import Bye
from ..store import Damaged, Store
from .bots import BOTS
from .session import TableSession, encode
from .turns import Turns
from .writer import Writer

log = logging.getLogger("souk.server")

IDLE = 300.0  # seconds after which a table that nobody looks at is put away
EXPIRES = 30 * clocks.DAY  # when a table that nobody plays at ends


class TableRegistry:
    """The tables of this process, by their links."""

    def __init__(
        self, tables: dict[str, TableSession], store: Store, writer: Writer, turns: Turns, process: int
    ) -> None:
        self._tables = tables
        self._store = store
        self._writer = writer
        self._turns = turns
        self._process = process
        self.loading: dict[str, asyncio.Future[TableSession | None]] = {}
        self._away_since = 0  # when the last server stopped
        self._resuming: set[str] = set()  # tables that have not been looked at since

    async def start(self) -> list[str]:
        """The tables where the last server stopped: one by one, or as soon as somebody asks for it, they go on."""
        self._away_since = await self._store.alive(self._process)
        self._resuming = set(await self._store.unfinished(self._process))
        return sorted(self._resuming)

    async def open(
        self,
        user: int,
        game: str,
        chairs: Sequence[Chair],
        options: dict[str, str],
        clock_plan: ClockPlan,
        visibility: Visibility,
        spectators: bool,
        stand_in: str,
    ) -> TableSession:
        """Set up a new table."""
        for level in (stand_in, *(chair.level for chair in chairs if chair.level)):
            check_level(level)
        opened = Opened(
            at=clock.now(),
            by=user,
            game=game,
            version=GAMES[game].version,
            options=options,
            chairs=tuple(chairs),
            seed=secrets.token_hex(32),
            clock=clock_plan,
            visibility=visibility,
            spectators=spectators,
            stand_in=stand_in,
        )
        users = {chair.user or chair.invited for chair in chairs} | {user}
        session = self.add(opened, self.new_link(), await self._store.names(sorted(users - {0})))
        await self._writer.written()
        return session

    def new_link(self) -> str:
        """A link that nobody can guess; it begins with the number of the process that has the table."""
        return f"{self._process}-{secrets.token_urlsafe(15)}"

    def add(self, opened: Opened, link: str, names: dict[int, tuple[str, bool]]) -> TableSession:
        """A new table, to be written."""
        session = TableSession(secrets.randbits(62), link, Table(opened), names)
        session.recall([opened])
        self._tables[link] = session
        self._writer.add(session, opened)
        self._writer.submit(session, session.table.begin(opened.at))
        return session

    async def find(self, link: str) -> TableSession | None:
        """A table by its link, read if it is not in memory."""
        if session := self._tables.get(link):
            return session
        if link not in self.loading:
            future: asyncio.Future[TableSession | None] = asyncio.get_running_loop().create_future()
            self.loading[link] = future
            try:
                future.set_result(await self._load(link))
            except BaseException as error:
                future.set_exception(error)
                future.exception()  # also if nobody else waits for it
                raise
            finally:
                del self.loading[link]
            return future.result()
        return await asyncio.shield(self.loading[link])

    async def _load(self, link: str) -> TableSession | None:
        try:
            found = await self._store.load(link)
        except Damaged as error:
            log.error("a table is damaged", extra={"reason": str(error)})
            raise
        if not found:
            return None
        id, table = found
        entries = await self._store.log(id, max(0, table.state.n - RECENT))
        users = {entry.by for entry in entries} | {chair.user or chair.invited for chair in table.state.chairs}
        session = TableSession(id, link, table, await self._store.names(sorted({*users, table.host} - {0})))
        session.recall(entries)
        self._tables[link] = session
        if link in self._resuming:
            self._resuming.discard(link)
            self._writer.submit(session, table.halted(self._away_since, clock.now()))
        self._turns.wake(session)
        return session

    def drop(self, session: TableSession) -> None:
        """Put a table that could not be written out of memory, and everybody away from it."""
        self._tables.pop(session.link, None)
        if session.clock:
            session.clock.cancel()
        for socket in list(session.sockets):
            socket.send(encode(Bye(reason="your last command could not be kept; come back and look", back=1.0)))
            socket.close(1011, "not kept")

    def tidy(self) -> None:
        """End what nobody plays, and put away what nobody looks at."""
        now = time.monotonic()
        for session in list(self._tables.values()):
            table = session.table
            if not session.sockets and clock.now() - table.state.at > EXPIRES and not table.state.clocks.left:
                self._writer.submit(session, table.abandoned(clock.now()))
            waited_for = session.sockets or session.thinking or table.due is not None
            if not waited_for and not self._writer.changed(session) and now - session.idle_since > IDLE:
                self._put_away(session)

    def _put_away(self, session: TableSession) -> None:
        self._writer.keep_snapshot(session)
        if session.clock:
            session.clock.cancel()
        del self._tables[session.link]


def check_level(level: str) -> None:
    """Refuse a bot that does not sit at tables here."""
    if level not in BOTS:
        raise UnknownName("bot", level, BOTS)
