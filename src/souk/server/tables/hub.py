"""All tables that are alive: commands come in, entries are kept, and then everybody is told.

A command changes the table in memory at once. What it added to the log is written together with everything else of
the same moment, in one transaction; only when that is on the disk does anybody hear of it, the sender first. If it
cannot be written the table is forgotten, and read again as it was kept.
"""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from souk.engine.errors import SoukError
from souk.table.commands import Leave

from ..limits import Buckets
from ..protocol import Bye
from ..reasons import Restarting
from ..store import Store
from .background import Background
from .bots import BotPool
from .commands import Commands
from .hints import Hints
from .ratings import Ratings
from .registry import LOOK_EVERY, TableRegistry
from .replays import Replays
from .session import Socket, TableSession, encode
from .telling import news, tell_presence, tell_table
from .timekeeper import BEAT, Timekeeper
from .turns import Turns
from .writer import Writer

log = logging.getLogger("souk.server")

ALIVE_EVERY = 5.0  # seconds


class Hub:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        process: int = 0,
        pace: float = 1.0,
        new_tables: Buckets | None = None,  # of each user and address; as many as they like if it is None
        timekeeper: Timekeeper | None = None,
    ) -> None:
        self.store = store
        self.time = timekeeper or Timekeeper()
        self.tables: dict[str, TableSession] = {}  # those in memory, by link
        self.background = Background()
        self.writer = Writer(store, self.time, process)
        self.turns = Turns(self.tables, self.writer, self.time, self.background, bots, pace)
        counted = new_tables or Buckets(1e9, 1e9)
        self.registry = TableRegistry(self.tables, store, self.writer, self.turns, self.time, process, counted)
        self.hints = Hints(bots)
        self.commands = Commands(self.registry, self.writer, self.time, self.hints)
        self.replays = Replays()
        self._bots = bots
        self._process = process
        self._ratings = Ratings(store)

    async def start(self) -> None:
        """Go on where the last server stopped."""
        self.background.repeat(BEAT, self._beat)
        await self.registry.start()
        self.background.spawn(self.writer.run(self.turns.wake, self._over, self.registry.drop))
        self.background.repeat(ALIVE_EVERY, self._housekeeping)
        self.background.repeat(LOOK_EVERY, self.registry.look_after)
        self.background.spawn(self.hints.run())
        self.background.spawn(self._rate_the_rest())

    async def _beat(self) -> None:
        """Keep the time at the tables; where it leapt nobody was served."""
        if outage := self.time.beat():
            away = outage[1] - outage[0]
            log.warning("the server was away, or the system's clock was set", extra={"milliseconds": away})
            self.registry.was_away(outage)
            self.background.spawn(self.registry.keep_outages())

    async def _rate_the_rest(self) -> None:
        """Rate the games that ended when the last server did."""
        for link in await self.store.unrated(self._process):
            try:
                if session := await self.registry.find(link):
                    await self._ratings.rate(session)
            except Exception:
                log.exception("a game cannot be rated")

    def _over(self, session: TableSession) -> None:
        self.background.spawn(self._ratings.rate(session))

    async def _housekeeping(self) -> None:
        """Say now and then that the server is alive, and tidy up."""
        self.writer.beat()
        self.registry.tidy()

    async def stop(self) -> None:
        """Write what is left, and say good-bye."""
        self.writer.beat()
        with suppress(Exception):  # whatever it is, it has been logged
            await self.writer.written()
        for session in self.tables.values():
            for socket in list(session.sockets):
                socket.send(encode(Bye(reason=Restarting(), back=1.0)))
                socket.close(1012, "restart")
        await self.background.stop()
        self._bots.close()
        self.replays.close()

    async def join(self, session: TableSession, socket: Socket) -> None:
        """Somebody begins to look on."""
        if socket.user and socket.user not in session.names:
            session.names |= await self.store.names([socket.user])
        if self.writer.unwritten(session):
            await self.writer.written()
        session.sockets.add(socket)
        if socket.user == session.table.host:
            session.place = socket.place
        for message in news(session, socket, self.time.now(), {}, with_table=True):
            socket.send(message)
        tell_presence(session)

    def part(self, session: TableSession, socket: Socket) -> None:
        """Somebody looks away."""
        session.sockets.discard(socket)
        session.idle_since = time.monotonic()
        tell_presence(session)

    def rename(self, user: int, name: str, guest: bool) -> None:
        """Somebody is called otherwise: it is told at once, or with what is just being written."""
        for session in self.tables.values():
            if session.names.get(user, (name, guest)) == (name, guest):
                continue
            session.names[user] = name, guest
            if session.table.seats_of(user) and self.writer.unwritten(session):
                session.mark_changed()
            elif session.table.seats_of(user):
                tell_table(session)
            tell_presence(session)

    async def leave_all(self, user: int) -> None:
        """Somebody gets up from every table where the game goes on and that can be read."""
        for link in await self.store.sits_at(user):
            try:
                session = await self.registry.find(link)
            except SoukError:  # of another version of its game, or damaged: nobody can play there
                log.warning("somebody cannot leave a table that cannot be read")
                continue
            while session and session.table.seats_of(user) and session.table.state.status != "over":
                self.writer.submit(session, session.table.decide(Leave(id="gone"), user, self.time.now()))
        await self.writer.written()
