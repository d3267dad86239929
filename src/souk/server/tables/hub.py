"""All tables that are alive: commands come in, entries are kept, and then everybody is told.

A command changes the table in memory at once. What it added to the log is written together with everything else of
the same moment, in one transaction; only when that is on the disk does anybody hear of it, the sender first. If it
cannot be written the table is forgotten, and read again as it was kept.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Collection
from contextlib import suppress

from souk.engine.errors import SoukError
from souk.study.coach import PlanVerdict
from souk.table.commands import Leave

from .. import clock
from ..allowances import Allowance
from ..bell import PostgresBell
from ..database import Postgres
from ..leases import Leases
from ..limits import Buckets
from ..protocol import Bye, HintData
from ..reasons import NotKept, Restarting
from ..store import Store
from .background import Background
from .bots import BotPool
from .commands import Commands
from .hints import ThinkingQueue
from .ratings import Ratings
from .registry import LOOK_EVERY, TableRegistry
from .replays import Replays
from .reviews import Reviews
from .session import NEVER, Socket, TableSession, encode
from .telling import news, tell_presence, tell_table
from .timekeeper import BEAT, Timekeeper
from .together import Together
from .turns import Turns
from .writer import Writer

log = logging.getLogger("souk.server")

ALIVE_EVERY = 5.0  # seconds
TRY_EVERY = 0.8  # seconds between two tries whether writing works again, where others take over in the meantime
BEHIND_OTHERS = 100  # milliseconds that the time of a process may be behind that of others
NOTICED = 1_000  # milliseconds: an absence that is shorter counts, where others were there meanwhile
RATE_EVERY = 60.0  # seconds
ADOPT_EVERY = 2.0  # seconds between two looks for reviews that nobody makes
UNRATED = 5_000  # milliseconds that whoever ended a game has for rating it
BACK = (0.2, 2.0)  # seconds after which those come back whom a server sends away: not all at the same time


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
        bell = PostgresBell(store.database) if isinstance(store.database, Postgres) else None
        leases = Leases(store.database, bell) if bell and isinstance(store.database, Postgres) else None
        self.time = timekeeper or (Timekeeper(leases.now, behind=BEHIND_OTHERS) if leases else Timekeeper())
        self.tables: dict[str, TableSession] = {}  # those in memory, by link
        self.background = Background()
        self.writer = Writer(store, self.time, process, leases)
        self.turns = Turns(self.tables, self.writer, self.time, self.background, bots, pace)
        counted = Allowance("tables", new_tables or Buckets(1e9, 1e9), store.database)
        self.registry = TableRegistry(self.tables, store, self.writer, self.turns, self.time, process, counted)
        self.hints = ThinkingQueue[HintData](lambda: bots.hints_at_once, "hints")
        self.coach = ThinkingQueue[PlanVerdict | None](lambda: bots.hints_at_once, "coach")
        self.commands = Commands(store, self.registry, self.writer, self.time, bots, self.hints, self.coach)
        self.replays = Replays()
        self.reviews = Reviews(store, self.registry, self.time, leases, bots.thinkers)
        self.together: Together | None = None
        if leases and bell:
            rooms = self.registry, self.writer, self.turns, self.time, self.background
            self.together = self.registry.together = Together(self.tables, store, leases, bell, *rooms)
            self.together.ask = self.commands.ask
            self.commands.catch_up = self.together.catch_up
            self.turns.tell_others = self.together.tell_bots
        self._bots = bots
        self._ratings = Ratings(store)

    async def start(self) -> None:
        """Go on where the last server stopped."""
        if self.together:
            await self.together.enter()
        self.background.repeat(BEAT, self._beat)
        await self.registry.start()
        behind = self.together.fall_behind if self.together else None
        self.background.spawn(self.writer.run(self.turns.wake, self._over, self.registry.drop, behind))
        self.background.repeat(TRY_EVERY if self.together else ALIVE_EVERY, self._housekeeping)
        self.background.repeat(LOOK_EVERY, self.registry.look_after)
        self.background.spawn(self._bots.thinkers.run())
        self.background.spawn(self.reviews.run())
        self.background.repeat(ADOPT_EVERY, self.reviews.adopt)
        self.background.repeat(RATE_EVERY, self._rate_the_rest)
        if self.together:
            self.together.start()

    async def _beat(self) -> None:
        """Keep the time at the tables; where it leapt nobody was served."""
        if outage := self.time.beat():
            away = outage[1] - outage[0]
            if self.together and away < NOTICED:
                return
            log.warning("the server was away, or the system's clock was set", extra={"milliseconds": away})
            self.registry.was_away(outage)
            if not self.together:
                self.background.spawn(self.registry.keep_outages())

    async def _rate_the_rest(self) -> None:
        """Rate the games that ended when a server did."""
        for link in await self.store.unrated(self.clock() - UNRATED if self.together else NEVER):
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
        self.say_goodbye()
        await self.background.stop()
        if self.together:
            with suppress(Exception):  # then they are taken a little later
                await self.together.leave()
        self._bots.close()
        self.replays.close()
        self.reviews.close()

    def say_goodbye(self, others: Collection[Socket] = ()) -> None:
        """Send everybody away for a moment, or elsewhere; also those who do not look at a table."""
        for socket in {*others, *(socket for session in self.tables.values() for socket in session.sockets)}:
            socket.send(encode(Bye(reason=Restarting(), back=random.uniform(*BACK))))
            socket.close(1012, "restart")

    async def join(self, session: TableSession, socket: Socket) -> None:
        """Somebody begins to look on."""
        if socket.user and socket.user not in session.names:
            session.names |= await self.store.names([socket.user])
        while session.renewing or self.writer.unwritten(session):  # more may come while it is waited for
            await session.settled()
            await self.writer.written()
        if self.together:
            self.together.tell_here(session, ask=not session.sockets)
        if self.tables.get(session.link) is not session:  # it was put out of memory meanwhile
            socket.send(encode(Bye(reason=NotKept(), back=1.0)))
            socket.close(1011, "not kept")
            return
        session.sockets.add(socket)
        if socket.user == session.table.host:
            session.place = socket.place
        for _, message in news(session, [socket], self.time.now(), with_table=True):
            socket.send(message)
        tell_presence(session)

    def clock(self) -> int:
        """The time of dates: the same at all processes that share a database, whatever their machines say."""
        return self.together.now() if self.together else clock.now()

    def elsewhere(self, user: int, place: str) -> set[int]:
        """The tables that somebody looks at by other processes, or that somebody of the same address does."""
        return self.together.others.tables_of(user, place) if self.together else set()

    def part(self, session: TableSession, socket: Socket) -> None:
        """Somebody looks away."""
        session.sockets.discard(socket)
        session.idle_since = time.monotonic()
        if self.together:
            self.together.tell_here(session)
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
                now = session.moment(self.time.now())
                self.writer.submit(session, session.table.decide(Leave(id="gone"), user, now))
                if self.together:
                    await self.together.catch_up(session)  # another process may have been first
        await self.writer.written()
