"""Who somebody is: guests with a name, people who keep it by a password, and the sessions of both."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from souk.engine.errors import SoukError
from souk.engine.types import Reason

from .database import Conflict
from .devices import device
from .reasons import NameKept, WrongLogin, WrongPassword
from .store import Person, SessionRow, Store
from .text import clean, clean_name, folded, looks

YEAR = 365 * 86_400
STALE = 60_000  # milliseconds after which a session's last use is taken down anew
_hasher = PasswordHasher()


@cache
def _no_password() -> str:
    """What an unknown name is checked against, so that it takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


class Denied(SoukError):
    """A wrong name or password, or no session."""

    reason: Reason

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True)
class Visitor:
    """A person by a session, as both were when a request came in."""

    person: Person
    row: SessionRow

    @property
    def session(self) -> str:
        """The session's id."""
        return self.row.id


class Accounts:
    """All people, by what they carry."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._hashing = asyncio.Semaphore(2)  # a password costs time and memory on purpose
        self._seen: dict[str, int] = {}  # sessions that were in use and when: who reads does not wait for a write

    # Sessions.

    def _sign(self, token: str) -> str:
        return hmac.new(self._secret, token.encode(), hashlib.sha256).hexdigest()[:32]

    async def begin(self, person: Person, agent: str, now: int) -> str:
        """A new session; the cookie that stands for it. None begins by a password that was changed meanwhile."""
        token = secrets.token_urlsafe(24)
        row = SessionRow(session_id(token), person.id, now, now, " ".join(filter(None, device(agent))))
        await self._store.add_session(row, person)
        return f"{token}.{self._sign(token)}"

    async def visitor(self, cookie: str, now: int) -> Visitor | None:
        """Who carries this cookie."""
        token, _, signature = cookie.partition(".")
        if not hmac.compare_digest(self._sign(token).encode(), signature.encode()):
            return None
        session = await self._store.session(session_id(token))
        person = session and await self._store.person(session.user)
        if not session or not person:
            return None
        if now - session.seen > STALE:
            self._seen[session.id] = now
        return Visitor(person, session)

    async def keep_seen(self) -> None:
        """Take down which sessions were in use; they stay noted until that is done."""
        seen = dict(self._seen)
        await self._store.see_sessions(seen.items())
        self._seen = {id: at for id, at in self._seen.items() if seen.get(id) != at}

    # People.

    async def guest(self, name: str, now: int) -> Person:
        """A new guest. A name that somebody keeps by a password is theirs."""
        name = await self.name_for(name)
        return await self._store.add_person(name, folded(name), now)

    async def name_for(self, name: str, user: int = 0) -> str:
        """A name as others will see it, for a new guest or for one of several people at a user's screen."""
        name = clean_name(name)
        await self._check_free(name, user)
        return name

    async def _check_free(self, name: str, user: int = 0) -> None:
        if await self._store.is_taken(folded(name), looks(name), user):
            raise _kept(name)

    async def login(self, name: str, password: str) -> Person:
        """Who keeps a name, by the password."""
        person = await self._store.keeper(folded(clean(name)))
        if not await self._fits(person.password if person else None, password) or not person:
            raise Denied(WrongLogin())
        return person

    async def _fits(self, hashed: str | None, password: str) -> bool:
        def check() -> bool:
            try:
                return _hasher.verify(hashed or _no_password(), password) and hashed is not None
            except (VerificationError, InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(check)

    async def keep(self, visitor: Visitor, password: str, old: str) -> None:
        """Keep one's name by a password, or change the password; all other sessions end."""
        person = visitor.person
        await self.check(person, old)
        if person.password is None:
            await self._check_free(person.name, person.id)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        with _taken(person.name):
            await self._store.change_password(visitor.row, person, hashed, looks(person.name))

    async def change(self, visitor: Visitor, name: str | None, settings: dict[str, str] | None) -> None:
        """Another name, other settings: only what is named changes."""
        columns = {}
        if name is not None:
            name = clean_name(name)
            if folded(name) != folded(visitor.person.name):
                await self._check_free(name, visitor.person.id)
            columns = {"name": name, "folded": folded(name), "looks": looks(name)}
        if settings is not None:
            columns["settings"] = json.dumps(settings)
        if columns:
            with _taken(name or ""):
                await self._store.change_person(visitor.row, **columns)

    async def check(self, person: Person, password: str) -> None:
        """Refuse unless it is the person's password; a guest has none."""
        if person.password is not None and not await self._fits(person.password, password):
            raise Denied(WrongPassword())

    async def look_at_names(self) -> None:
        """Find out what names look like that were kept before that counted; of two that look alike the older counts."""
        for person in await self._store.without_looks():
            with suppress(Conflict):
                await self._store.set_looks(person.id, looks(person.name))


@contextmanager
def _taken(name: str) -> Iterator[None]:
    """Say that a name is kept by somebody, if that is so by now."""
    try:
        yield
    except Conflict:
        raise _kept(name) from None


def _kept(name: str) -> Denied:
    return Denied(NameKept(name=name))


def session_id(token: str) -> str:
    """What is kept of a session: it cannot be turned into a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
