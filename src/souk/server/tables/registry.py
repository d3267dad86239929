"""Which tables are in memory: opened, read when somebody comes or something is due, put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from souk.engine.errors import SoukError, UnknownName
from souk.games import GAMES
from souk.table import rated
from souk.table.log import Chair, ClockPlan, HintRule, Opened, Visibility
from souk.table.table import Refusal, Table

from ..allowances import Allowance
from ..protocol import Bye
from ..reasons import NotKept, TooManyTables
from ..store import Damaged, Store
from .bots import BOTS
from .outages import away, with_outage
from .session import EXPIRES, Socket, TableSession, encode
from .timekeeper import Outage, Timekeeper
from .turns import Turns
from .writer import Writer

if TYPE_CHECKING:
    from .together import Together

log = logging.getLogger("souk.server")

IDLE = 300.0  # seconds after which a table that nobody looks at is put away
LOOK_EVERY = 5.0  # seconds between two looks at what is due
BREATH = 0.02  # seconds for everything else between two tables that are read because something is due


class TableRegistry:
    """The tables of this process, by their links."""

    def __init__(
        self,
        tables: dict[str, TableSession],
        store: Store,
        writer: Writer,
        turns: Turns,
        timekeeper: Timekeeper,
        process: int,
        new_tables: Allowance,
    ) -> None:
        self._tables = tables
        self._store = store
        self._writer = writer
        self._turns = turns
        self._time = timekeeper
        self._process = process
        self._new_tables = new_tables
        self.together: Together | None = None  # where other processes have these tables, too
        self.loading: dict[str, asyncio.Future[TableSession | None]] = {}
        self._outages: list[Outage] = []  # of this process, in order
        self._unreadable: set[str] = set()

    async def start(self) -> None:
        """Find out how long nobody was here. Tables are read when somebody asks for them or something is due."""
        if self.together:
            return
        alive = await self._store.alive(self._process)
        self._time.not_before(alive)
        self._outages = await self._store.outages(self._process)
        if alive:
            self.was_away((alive, self._time.now()))
            await self.keep_outages()

    def was_away(self, outage: Outage) -> None:
        """Nobody was served for a while: no clock of a table in memory ran, nor of one that will be read."""
        self._outages = with_outage(self._outages, outage)
        for session in list(self._tables.values()):
            if session.epoch and not session.renewing:
                self._writer.submit(session, session.table.halted(*outage))

    async def keep_outages(self) -> None:
        """Take down when nobody was served."""
        await self._store.keep_outages(self._process, self._outages)

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
        is_rated: bool = False,
        hints: HintRule = "off",
        place: str = "",
        position: str = "",
        guided: bool = False,
    ) -> TableSession:
        """Set up a new table."""
        for level in (stand_in, *(chair.level for chair in chairs if chair.level)):
            check_level(level)
        opened = Opened(
            at=self._time.now(),
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
            rated=is_rated,
            hints=hints,
            position=position,
            guided=guided,
        )
        rated.check(opened)
        await self.count(user, place)
        users = {chair.user or chair.invited for chair in chairs} | {user}
        session = self.add(opened, self.new_link(), await self._store.names(sorted(users - {0})), place)
        await self._writer.written()
        return session

    async def count(self, user: int, place: str) -> None:
        """Slow down who opens tables, also for a rematch or under many names: bots may play a whole game at each."""
        if not await self._new_tables.take(f"at {place}") or not await self._new_tables.take(str(user)):
            raise Refusal("busy", TooManyTables())

    def new_link(self) -> str:
        """A link that nobody can guess."""
        return secrets.token_urlsafe(15)

    def add(
        self, opened: Opened, link: str, names: dict[int, tuple[str, bool]], place: str = "", companion: int = 0
    ) -> TableSession:
        """A new table, to be written; with a companion, together with what was decided there or not at all."""
        session = TableSession(secrets.randbits(62), link, Table(opened), names)
        session.place = place
        session.recall([opened])
        self._tables[link] = session
        if self.together:
            self.together.know(session)
        self._writer.add(session, opened, companion)
        self._writer.submit(session, session.table.begin(opened.at))
        return session

    async def find(self, link: str) -> TableSession | None:
        """A table by its link, read if it is not in memory, or as far as others have written it."""
        session = await self._find(link)
        while session and self.together:
            await self.together.catch_up(session)
            if self._tables.get(link) is session:
                break
            session = await self._find(link)  # it was put out of memory meanwhile
        return session

    async def _find(self, link: str) -> TableSession | None:
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
        entries = await self._store.latest(id, table)
        chairs = table.state.chairs
        users = {entry.by for entry in entries} | {chair.user or chair.gone or chair.invited for chair in chairs}
        session = TableSession(id, link, table, await self._store.names(sorted({*users, table.host} - {0})))
        session.recall(entries)
        if self.together:
            await self.together.stand(session)
        else:
            self._tables[link] = session
            for since, until in self._outages:
                if table.state.at < until:
                    self._writer.submit(session, table.halted(since, until))
        self._turns.wake(session)
        return session

    async def look_after(self) -> None:
        """Read the tables at which something is due, one by one so that everybody else is answered."""
        soon = self._time.now() + int(2000 * LOOK_EVERY)
        until = time.monotonic() + LOOK_EVERY
        found = await (self.together.due(soon) if self.together else self._store.due(soon))
        for link, due, since in found:
            later = due + away(self._outages, since, soon) > soon
            if not later and link not in self._tables and link not in self._unreadable:
                await self._look_at(link)
                await asyncio.sleep(BREATH)
            if time.monotonic() > until:  # by now the clocks of others may run out, and they come first
                return

    async def _look_at(self, link: str) -> None:
        try:
            session = await self.find(link)
        except SoukError:
            log.exception("a table cannot be read")
            self._unreadable.add(link)
            return
        except Exception:
            log.exception("a table cannot be read just now")
            return
        if not session or session.goes_on() or not session.epoch:
            return
        now, at = self._time.now(), session.table.state.at
        if now - at - away(self._outages, at, now) > EXPIRES:
            self._writer.submit(session, session.table.abandoned(now))
        else:
            self._writer.list_again(session)  # something was said there, or an older Souk did not say when it is due

    def drop(self, session: TableSession) -> None:
        """Put a table that could not be written out of memory, and everybody away from it."""
        if self._tables.get(session.link) is session:
            del self._tables[session.link]
        if session.clock:
            session.clock.cancel()
        for socket in list(session.sockets):
            self.send_away(socket)

    @staticmethod
    def send_away(socket: Socket) -> None:
        """Somebody is to come back: what was asked for may not have been kept."""
        socket.send(encode(Bye(reason=NotKept(), back=1.0)))
        socket.close(1011, "not kept")

    def tidy(self) -> None:
        """Put away what nobody looks at."""
        now = time.monotonic()
        for session in list(self._tables.values()):
            goes_on = session.epoch and (session.thinking or session.goes_on())
            waited_for = session.sockets or goes_on or session.renewing
            if not waited_for and not self._writer.changed(session) and now - session.idle_since > IDLE:
                self.put_away(session)

    def put_away(self, session: TableSession) -> None:
        """Put a table at which nothing goes on out of memory."""
        self._writer.keep_snapshot(session)
        if session.clock:
            session.clock.cancel()
        del self._tables[session.link]
        if self.together:
            self.together.let_go(session)


def check_level(level: str) -> None:
    """Refuse a bot that does not sit at tables here."""
    if level not in BOTS:
        raise UnknownName("bot", level, BOTS)
