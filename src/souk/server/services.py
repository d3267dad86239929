"""Everything that a running server consists of, put together."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Final

from starlette.datastructures import Headers

from .accounts import Accounts, Visitor
from .allowances import Allowance, forget_old
from .analysis.going_on import GoingOn
from .analysis.thinking import Thinking
from .bell import Ended, Renamed
from .database import Database, database_of
from .limits import Buckets, Notices, most_connections
from .reasons import Full, TooManyAttempts, TooManyGuests, TooManySockets
from .settings import Settings
from .store import GONE, Person, Store
from .study_store import StudyStore
from .tables.bots import BotPool
from .tables.cluster import thinkers_at
from .tables.hub import Hub
from .web import cookies
from .web.connection import Connection
from .web.costs import ASIDE_AT_ONCE, AT_ONCE, GAME, LOADING, TYPICAL, TYPICAL_ASIDE
from .web.problems import Problem

log = logging.getLogger("souk.server")

SESSION_ENDS: Final = 400 * 86_400_000
GUEST_ENDS: Final = 30 * 86_400_000  # for guests who never played
TIDY_EVERY: Final = 60.0  # seconds
SWEEP_EVERY: Final = 3600.0  # seconds
BREATH: Final = 0.2  # seconds for everybody else while many guests are deleted
LOOK_AGAIN: Final = 10.0  # seconds after which an open socket must show that its session has not ended elsewhere


class Services:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database: Database = database_of(settings.database)
        self.store = Store(self.database)
        rate = settings.requests_per_second
        tables = Buckets(rate * TYPICAL / GAME, rate)
        bots = BotPool(settings.bot_processes, thinkers_at(settings.think))
        self.hub = Hub(self.store, bots, settings.process, settings.pace, tables)
        self.hub.commands.patience = settings.coach_seconds
        self.studies = StudyStore(self.database)
        self.thinking = Thinking(bots.thinkers)
        self.going_on = GoingOn(self.hub.tables, self.store, self.hub.elsewhere)
        self.accounts: Accounts
        self._open = False
        self.sockets: set[Connection] = set()
        self._most_sockets = (
            most_connections(settings.most_connections) * 4 // 5
        )  # the rest is for who wants to come in
        self._held: Counter[str] = Counter()  # sockets by address
        self.notices = Notices()
        self._work = Buckets(rate * TYPICAL, rate * TYPICAL * AT_ONCE)
        self._work_aside = Buckets(rate * TYPICAL_ASIDE, ASIDE_AT_ONCE)
        self._guests = self._allowed("guests", Buckets(rate / 20, rate * 3))  # a club comes in by one address
        self._all_guests = self._allowed("all guests", Buckets(rate / 2, rate * 30))
        self._addresses = self._allowed("addresses", Buckets(rate / 20, 2 * rate))
        self._passwords = self._allowed("passwords", Buckets(rate / 100, rate / 2, names=100_000))

    def _allowed(self, what: str, buckets: Buckets) -> Allowance:
        return Allowance(what, buckets, self.database)

    async def open(self) -> None:
        """Begin."""
        await self.database.open()
        await self.database.migrate()
        self.accounts = Accounts(self.store, await self.store.secret())
        await self.accounts.look_at_names()
        if self.hub.together:
            self.hub.together.heard_of_people = self._heard
        await self.hub.start()
        self.hub.background.repeat(LOOK_AGAIN, self._look_again)
        self.hub.background.repeat(TIDY_EVERY, self.accounts.keep_seen)
        self.hub.background.repeat(SWEEP_EVERY, self._sweep)
        self._open = True

    @property
    def ready(self) -> bool:
        """Whether a balancer may send people here."""
        together = self.hub.together
        return self._open and self.hub.writer.healthy and (together is None or together.is_known)

    def leave(self) -> None:
        """Nobody is to come here any more, and who is here goes elsewhere."""
        self._open = False
        self.hub.say_goodbye(self.sockets)

    async def close(self) -> None:
        """End in good order."""
        self._open = False
        await self.hub.stop()
        self.thinking.close()
        await self.database.close()
        log.info("stopped")

    def now(self) -> int:
        """The time in milliseconds; the same at all processes that share a database."""
        return self.hub.clock()

    async def visitor(self, carried: dict[str, str]) -> Visitor | None:
        """Who a request comes from."""
        cookie = cookies.read(carried, self.settings.secure)
        return await self.accounts.visitor(cookie, self.now()) if cookie else None

    def charge(self, place: str, cost: float, aside: float = 0.0) -> bool:
        """Whether an address may cause so much work here, and so much in other threads and processes."""
        if self._work.take(place, cost) and (not aside or self._work_aside.take(place, aside)):
            return True
        self.notices.note("work for an address", place)
        return False

    def loading(self, link: str | None) -> float:
        """What it costs to read a table, if a request is about one that is not in memory."""
        return 0.0 if link is None or link in self.hub.tables else LOADING

    @contextmanager
    def room_for(self, place: str) -> Iterator[None]:
        """A place for a socket, as long as it is open."""
        if self._held.total() >= self._most_sockets:
            self.notices.note("sockets", place)
            raise Problem(503, "busy", Full())
        if self._held[place] >= self.settings.sockets_per_address:
            self.notices.note("sockets of an address", place)
            raise Problem(429, "busy", TooManySockets())
        self._held[place] += 1
        try:
            yield
        finally:
            self._held[place] -= 1
            if not self._held[place]:
                del self._held[place]

    async def count_guest(self, place: str) -> None:
        """Slow down who invents guests."""
        if not await self._guests.take(place) or not await self._all_guests.take(""):
            self.notices.note("guests", place)
            raise Problem(429, "busy", TooManyGuests())

    async def count_password(self, address: str, name: str) -> None:
        """Slow down who tries passwords, for one name or for many, and nobody else who has the same name to give."""
        if not await self._addresses.take(address) or not await self._passwords.take(f"{address} {name}"):
            self.notices.note("passwords", address)
            raise Problem(429, "busy", TooManyAttempts())

    def hang_up(self, session: str) -> None:
        """Close the sockets of a session that has ended, here and by other processes."""
        self._tell(Ended(session=session))
        self._hang_up(session)

    def _hang_up(self, session: str) -> None:
        for socket in [socket for socket in self.sockets if socket.session == session]:
            socket.close(4401, "the session has ended")

    def hang_up_on(self, user: int, but: str = "") -> None:
        """Close all sockets of somebody, but for those of one session, here and by other processes."""
        self._tell(Ended(user=user, but=but))
        self._hang_up_on(user, but)

    def _hang_up_on(self, user: int, but: str) -> None:
        for socket in [socket for socket in self.sockets if socket.user == user and socket.session != but]:
            socket.close(4401, "the session has ended")

    async def _sweep(self) -> None:
        """End old sessions, and delete guests who never played."""
        now = self.now()
        await forget_old(self.database)
        await self.store.sweep_sessions(now - SESSION_ENDS)
        while await self.store.sweep_guests(now - GUEST_ENDS):
            await asyncio.sleep(BREATH)

    async def _look_again(self) -> None:
        """Close the sockets of sessions that were ended at another process."""
        shown = {socket.session for socket in self.sockets} - {""}
        for session in shown - await self.store.lasting(shown):
            self._hang_up(session)
        if self.database.shared:
            await self._learn_names({user for session in self.hub.tables.values() for user in session.names})

    async def _learn_names(self, users: Collection[int]) -> None:
        """Find out who was renamed or deleted at another process."""
        for user, (name, guest) in (await self.store.names(users)).items():
            if name == GONE:
                self._forget(user)
            else:
                self.hub.rename(user, name, guest)

    def _tell(self, hint: Ended | Renamed) -> None:
        """Tell other processes something about people."""
        if together := self.hub.together:
            self.hub.background.spawn(together.tell(hint))

    def _heard(self, hint: Ended | Renamed) -> None:
        """Another process tells something about people."""
        match hint:
            case Renamed(user=user):
                self.hub.background.spawn(self._learn_names({user}))
            case Ended(session="", user=user, but=but):
                self._hang_up_on(user, but)
            case Ended(session=session):
                self._hang_up(session)

    def rename(self, person: Person) -> None:
        """Somebody has another name: the tables in memory know, and those who look at them."""
        self.hub.rename(person.id, person.name, person.password is None)
        self._tell(Renamed(person.id))

    def forget(self, user: int) -> None:
        """Somebody is gone: no table in memory knows them any more."""
        self._forget(user)
        self._tell(Renamed(user))

    def _forget(self, user: int) -> None:
        for session in self.hub.tables.values():
            if user in session.names:
                session.forget(user)

    def allows(self, headers: Headers) -> bool:
        """Whether a browser sent this from a page of ours, or no browser did."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.settings.origin:
            return origin == self.settings.origin
        return origin.partition("://")[2] == headers.get("host")
