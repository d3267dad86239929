"""Tables that several processes serve: each hears what others wrote, and sees to bots and clocks where no other does.

Any process takes any command: it decides by the table as it knows it and writes the next entries. If another was first
the table is read again, and what was asked is asked again; commands have ids, so nothing happens twice.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final
from weakref import WeakValueDictionary

from souk.table.commands import AnyAsk
from souk.table.log import AnyEntry

from .. import metrics
from ..bell import AGAIN, Bell, BotsWait, Ended, Here, Hint, Renamed, WhoIsHere, Written
from ..leases import AT_ONCE, LEASE, Leases
from ..store import Store
from .background import Background
from .others import HERE_FOR, Others, told_of
from .registry import TableRegistry
from .session import Socket, TableSession
from .telling import letters, send_presence, tell_presence
from .timekeeper import Timekeeper
from .turns import Turns
from .workers import Wait
from .writer import Ack, Writer

log = logging.getLogger("souk.server")

POLL_EVERY: Final = 3.0  # seconds: a hint may get lost
TAKE_EVERY: Final = 0.7  # seconds between two looks for tables without an owner
HERE_EVERY: Final = 8.0  # seconds after which it is said again who is here
CLOCK_EVERY: Final = 5.0
TIDY_EVERY: Final = 3600.0
MOMENT: Final = (0.01, 0.04)  # seconds until it is tried again at a table that another has locked
UNWATCHED: Final = 10.0  # seconds after which a table that others play is not followed any more
SOON: Final = 2_000  # milliseconds ahead of which a table is taken at which something will be due

Ask = Callable[[TableSession, Socket, AnyAsk], Awaitable[None]]


class Together:
    """What a process does because it is not the only one."""

    def __init__(
        self,
        tables: dict[str, TableSession],
        store: Store,
        leases: Leases,
        bell: Bell,
        registry: TableRegistry,
        writer: Writer,
        turns: Turns,
        timekeeper: Timekeeper,
        background: Background,
    ) -> None:
        self._tables = tables
        self._store = store
        self._leases = leases
        self._bell = bell
        self._registry = registry
        self._writer = writer
        self._turns = turns
        self._time = timekeeper
        self._background = background
        self.ask: Ask  # what carries out a command
        self.heard_of_people: Callable[[Ended | Renamed], None] = lambda _: None
        self._known: WeakValueDictionary[int, TableSession] = WeakValueDictionary()
        self._late: set[TableSession] = set()  # tables of which others wrote more
        self.others = Others()
        self._telling = asyncio.Lock()  # what is told later arrives later
        self._called = asyncio.Event()

    async def enter(self) -> None:
        """Begin, before anything is served."""
        await self._leases.enter()
        self._time.begin()

    def start(self) -> None:
        """Listen, look and take over from now on."""
        self._background.repeat(AGAIN, self._renew_lease)
        self._background.spawn(self._bell.listen(self._heard, self._missed))
        self._background.spawn(self._follow_all())
        for seconds, work in (
            (POLL_EVERY, self._poll),
            (TAKE_EVERY, self.take),
            (HERE_EVERY, self._say_who_is_here),
            (CLOCK_EVERY, self._leases.set_clock),
            (TIDY_EVERY, self._leases.tidy),
        ):
            self._background.repeat(seconds, work)

    async def _renew_lease(self) -> None:
        """For ever, unless it fails; not where a transaction hangs: others can do better."""
        try:
            await self._leases.renew(lambda: not self._writer.hangs(LEASE / 1000))
        except Exception as error:
            log.warning("the lease cannot be renewed", extra={"error": type(error).__name__})

    def now(self) -> int:
        """The database's clock."""
        return self._leases.now()

    @property
    def is_known(self) -> bool:
        """Whether this process has a lease that lasts, which it has not where it cannot reach the database."""
        return self._leases.lasts

    async def leave(self) -> None:
        """Others may have these tables at once."""
        await self._leases.give_up()

    def know(self, session: TableSession) -> None:
        """A table is in memory from now on."""
        self._tables[session.link] = session
        self._known[session.id] = session

    def _in_memory(self, id: int) -> TableSession | None:
        session = self._known.get(id)
        return session if session and self._tables.get(session.link) is session else None

    # What others write.

    def _heard(self, by: int, hint: Hint) -> None:
        match hint:
            case Written(tables=tables):
                self._compare(tables)
            case Here():
                for id, users in self.others.note(by, hint).items():
                    if session := self._in_memory(id):
                        _note_who_is_there(session, by, users)
                        if session.waiting:
                            self.tell_bots(session)
            case BotsWait(table=id, bots=bots):
                if (session := self._in_memory(id)) and not session.epoch:
                    session.waiting = {seat: Wait(*wait) for seat, *wait in bots}
                    tell_presence(session)
            case WhoIsHere(table=0):
                self._background.spawn(self._say_who_is_here())
            case WhoIsHere(table=id):
                if (session := self._in_memory(id)) and session.sockets:
                    self._background.spawn(self._tell_here([session]))
            case Ended() | Renamed():
                self.heard_of_people(hint)

    def _missed(self) -> None:
        """Hints may have got lost."""
        self._background.spawn(self._poll())
        self._background.spawn(self._bell.tell(WhoIsHere(0)))

    async def _poll(self) -> None:
        """Whatever hints say: compare all tables in memory with what is kept, and who sees to them."""
        ids = {session.id for session in self._tables.values()}
        self._compare(await self._leases.heads(ids))
        for id, epoch in (await self._leases.mine(ids)).items():
            session = self._in_memory(id)
            if session and session.epoch != epoch and self._at_rest(session):  # the word of that got lost
                self.fall_behind(session, [], session.table.state.n)

    def _compare(self, heads: Mapping[int, int]) -> None:
        for id, n in heads.items():
            session = self._in_memory(id)
            if not session or n <= session.table.state.n:  # if it is ahead, what it wants to write will not be written
                continue
            quiet = time.monotonic() - session.idle_since > UNWATCHED
            if quiet and not (session.sockets or session.epoch or self._writer.unwritten(session)):
                del self._tables[session.link]
            else:
                self._late.add(session)
                self._called.set()

    async def _follow_all(self) -> None:
        while True:
            await self._called.wait()
            self._called.clear()
            late, self._late = self._late, set()
            try:
                await self._follow(late)
            except Exception:
                log.exception("what others wrote cannot be read")  # the next poll finds it again
                await asyncio.sleep(1.0)

    async def catch_up(self, session: TableSession) -> bool:
        """Take in whatever others have written at a table; says whether there was anything."""
        before, n = session.table, session.table.state.n
        if self._writer.unwritten(session):
            await self._writer.written()
        await session.settled()
        await self._follow({session})
        return session.table is not before or session.table.state.n > n

    async def _follow(self, sessions: Collection[TableSession]) -> None:
        since = {session: session.table.state.n for session in sessions if self._at_rest(session)}
        found = await self._leases.after({session.id: n for session, n in since.items()})
        await self._learn_names(sessions, found)
        for session, n in since.items():
            if (entries := found.get(session.id)) and self._at_rest(session) and session.table.state.n == n:
                try:
                    self._take_in(session, entries)
                except Exception:
                    log.exception("what others wrote at a table cannot be taken in")
                    self._registry.drop(session)

    def _at_rest(self, session: TableSession) -> bool:
        """Whether a table is, as far as we know, as it is kept; not what was put out of memory: it may be here anew."""
        is_here = self._tables.get(session.link) is session
        return is_here and session.renewing is None and not self._writer.unwritten(session)

    async def _learn_names(self, sessions: Collection[TableSession], found: Mapping[int, list[AnyEntry]]) -> None:
        """What those are called who did something for the first time."""
        strangers = {
            session: {entry.by for entry in found.get(session.id, ())} - session.names.keys() - {0}
            for session in sessions
        }
        names = await self._store.names(set().union(*strangers.values())) if any(strangers.values()) else {}
        for session, users in strangers.items():
            session.names |= {user: names[user] for user in users}

    def _take_in(self, session: TableSession, entries: list[AnyEntry]) -> None:
        for entry in entries:
            session.follow(entry)
        self._tell(session)
        self._turns.wake(session)

    def _tell(self, session: TableSession) -> None:
        for socket, message in letters(session, self._time.now()):
            socket.send(message)

    # Where others were first.

    def fall_behind(self, session: TableSession, asked: list[Ack], told: int) -> None:
        """Read a table again, and ask again what was asked of it; `told` is the last entry that is known to be kept."""
        session.renewing = asyncio.get_running_loop().create_future()
        self._background.spawn(self._renew(session, session.renewing, asked, told))

    async def _renew(self, session: TableSession, renewing: asyncio.Future[None], asked: list[Ack], told: int) -> None:
        try:
            standing = await self._leases.standing(session.id)
            found = await self._store.load(session.link) if standing else None
            if standing and found:
                _, table = found
                entries = await self._store.latest(session.id, table)
                users = {entry.by for entry in entries} | {chair.user or chair.invited for chair in table.state.chairs}
                session.names |= await self._store.names(users - session.names.keys() - {0})
                session.become(table, entries, told)
                session.epoch = standing.epoch
        except Exception:
            log.exception("a table cannot be read again")
            found = None
        finally:
            session.renewing = None
            renewing.set_result(None)
        if not found or not standing or self._tables.get(session.link) is not session:
            self._registry.drop(session)
            return
        self._tell(session)  # before it is ahead of what is kept
        self._settle(session, standing.away)
        self._turns.wake(session)
        if asked and session.table.state.n == told:  # another writes at it just now, or did not get to the end
            await asyncio.sleep(random.uniform(*MOMENT))
        for ack in asked:
            await self._ask_again(session, ack)

    async def _ask_again(self, session: TableSession, ack: Ack) -> None:
        """Who cannot be answered is sent away: nobody waits for ever, and whoever comes back asks again."""
        try:
            if ack.socket in session.sockets:
                await self.ask(session, ack.socket, ack.ask)
        except Exception:
            log.exception("somebody cannot be answered")
            self._registry.send_away(ack.socket)

    # Who sees to bots and clocks.

    async def stand(self, session: TableSession) -> None:
        """A table was read: find out who sees to it, and when nobody did."""
        standing = await self._leases.standing(session.id)
        self.know(session)
        if standing:
            session.epoch = standing.epoch
            self._settle(session, standing.away)

    def _settle(self, session: TableSession, away: tuple[int, int] | None) -> None:
        """The time when nobody saw to a table counts for nobody."""
        if away:
            self._writer.settle(session, session.table.halted(away[0], session.moment(away[1])))

    async def take(self) -> None:
        """Take over tables that have lost their owner, or at which something is due soon."""
        while taken := await self._leases.take(self._time.now() + SOON):
            metrics.taken.inc(len(taken))
            for id in taken:
                if session := self._in_memory(id):
                    await self._writer.written()
                    if self._at_rest(session):
                        self.fall_behind(session, [], session.table.state.n)
                    await session.settled()
            await self._registry.look_after()
            if len(taken) < AT_ONCE:
                return

    async def due(self, soon: int) -> list[tuple[str, int, int]]:
        """This process's tables at which something is due by then."""
        return await self._leases.due(soon)

    def let_go(self, session: TableSession) -> None:
        """Nothing goes on at a table, and nobody looks at it by this process."""
        if session.epoch and session.table.state.status != "over":
            self._background.spawn(self._leases.let_go([(session.id, session.epoch)]))

    # Who is here.

    def tell_here(self, session: TableSession, ask: bool = False) -> None:
        """Somebody came to a table or left it; `ask` if it is not known yet who looks on by other processes."""
        self._background.spawn(self._tell_here([session]))
        if ask:
            self._background.spawn(self._bell.tell(WhoIsHere(session.id)))

    async def _tell_here(self, sessions: Collection[TableSession]) -> None:
        async with self._telling:
            looking = {
                each.id: ({one.user for one in each.sockets}, {one.place for one in each.sockets}) for each in sessions
            }
            for hint in told_of(looking):
                await self._bell.tell(hint)

    async def _say_who_is_here(self) -> None:
        """Say it again, and forget who has not been heard of for long."""
        now = time.monotonic()
        with_sockets = [session for session in self._tables.values() if session.sockets]
        for session in with_sockets:
            for by, (_, at) in list(session.elsewhere.items()):
                if now - at > HERE_FOR:
                    _note_who_is_there(session, by, [])
        self.others.forget()
        await self._tell_here(with_sockets)

    def tell_bots(self, session: TableSession) -> None:
        """Those who look on by other processes hear which bots wait for their turn here."""
        if session.epoch and session.elsewhere:
            bots = [(seat, *wait) for seat, wait in session.waiting.items()]
            self._background.spawn(self._bell.tell(BotsWait(session.id, bots)))

    async def tell(self, hint: Ended | Renamed) -> None:
        """Tell other processes something about people."""
        await self._bell.tell(hint)


def _note_who_is_there(session: TableSession, by: int, users: list[int]) -> None:
    before, _ = session.elsewhere.pop(by, ([], 0.0))
    if users:
        session.elsewhere[by] = users, time.monotonic()
    if before != users and session.sockets:
        send_presence(session)
