"""Everything that a running server consists of, put together."""

from __future__ import annotations

import asyncio
import logging
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from . import clock
from .accounts import Accounts, Visitor
from .database import Database, database_of
from .limits import Buckets
from .reasons import TooManyAttempts, TooManyTables
from .settings import Settings
from .store import Person, Store
from .tables.bots import BotPool
from .tables.hub import Hub
from .web.connection import Connection
from .web.problems import Problem

log = logging.getLogger("souk.server")

COOKIE: Final = "souk"
SESSION_ENDS: Final = 400 * 86_400_000
LOOK_AGAIN: Final = 10.0  # seconds after which an open socket must show that its session has not ended elsewhere


class Services:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database: Database = database_of(settings.database)
        self.store = Store(self.database)
        self.hub = Hub(self.store, BotPool(settings.bot_processes), settings.process, settings.pace)
        self.accounts: Accounts
        self.sockets: set[Connection] = set()
        self.requests = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self._entries = Buckets(settings.requests_per_second / 100, settings.requests_per_second / 2)
        self._tables = Buckets(settings.requests_per_second / 100, settings.requests_per_second)

    async def open(self) -> None:
        """Begin."""
        await self.database.open()
        await self.database.migrate()
        self.accounts = Accounts(self.store, await self.store.secret())
        await self.store.sweep_sessions(clock.now() - SESSION_ENDS)
        await self.hub.start()
        self.hub.background.spawn(self._look_again())

    async def close(self) -> None:
        """End in good order."""
        await self.hub.stop()
        await self.database.close()
        log.info("stopped")

    async def visitor(self, cookies: dict[str, str]) -> Visitor | None:
        """Who a request comes from."""
        cookie = cookies.get(COOKIE)
        return await self.accounts.visitor(cookie, clock.now()) if cookie else None

    def count_entry(self, name: str) -> None:
        """Slow down who tries names and passwords."""
        if not self._entries.take(name):
            raise Problem(429, "busy", TooManyAttempts())

    def count_table(self, user: int) -> None:
        """Slow down who opens tables."""
        if not self._tables.take(str(user)):
            raise Problem(429, "busy", TooManyTables())

    def hang_up(self, session: str) -> None:
        """Close the sockets of a session that has ended."""
        for socket in [socket for socket in self.sockets if socket.session == session]:
            socket.close(4401, "the session has ended")

    async def _look_again(self) -> None:
        """Close the sockets of sessions that were ended at another process."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            shown = {socket.session for socket in self.sockets} - {""}
            try:
                ended = shown - await self.store.lasting(shown)
            except Exception:  # the database is away; it will be back
                log.exception("sessions cannot be checked")
                continue
            for session in ended:
                self.hang_up(session)

    def rename(self, person: Person) -> None:
        """Somebody has another name: the tables in memory know."""
        for session in self.hub.tables.values():
            if person.id in session.names:
                session.names[person.id] = person.name, person.password is None

    def forget(self, user: int) -> None:
        """Somebody is gone: no table in memory knows them any more."""
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
        return urlsplit(origin).netloc == headers.get("host")
