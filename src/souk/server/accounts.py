"""Who somebody is: guests with a name, people who keep it by a password, and the sessions of both."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from souk.engine.errors import SoukError
from souk.engine.types import Reason

from .database import Conflict
from .reasons import NameKept, NameTaken, WrongLogin, WrongPassword
from .store import Person, SessionRow, Store
from .text import clean, clean_name, folded

YEAR = 365 * 86_400
STALE = 60_000  # milliseconds after which a session's last use is taken down anew
_hasher = PasswordHasher()


@cache
def _no_password() -> str:
    """What an unknown name is checked against, so that it takes as long as a wrong password."""
    return _hasher.hash("nobody has this password")


class Denied(SoukError):
    """A wrong name or password, or no session."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True)
class Visitor:
    """A person by a session."""

    person: Person
    session: str


class Accounts:
    """All people, by what they carry."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._hashing = asyncio.Semaphore(2)  # a password costs time and memory on purpose

    # Sessions.

    def _sign(self, token: str) -> str:
        return hmac.new(self._secret, token.encode(), hashlib.sha256).hexdigest()[:32]

    async def begin(self, person: Person, agent: str, now: int) -> str:
        """A new session; the cookie that stands for it."""
        token = secrets.token_urlsafe(24)
        agent = "".join(c for c in agent if c.isprintable())[:120]
        await self._store.add_session(SessionRow(session_id(token), person.id, now, now, agent))
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
            await self._store.see_session(session.id, now)
        return Visitor(person, session.id)

    # People.

    async def guest(self, name: str, now: int) -> Person:
        """A new guest. A name that somebody keeps by a password is theirs."""
        name = clean_name(name)
        await self._check_free(name)
        return await self._store.add_person(name, folded(name), now)

    async def _check_free(self, name: str) -> None:
        if await self._store.keeper(folded(name)):
            raise Denied(NameKept(name=name))

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

    async def keep(self, person: Person, password: str, old: str) -> None:
        """Keep one's name by a password, or change the password."""
        await self.check(person, old)
        if person.password is None:
            await self._check_free(person.name)
        async with self._hashing:
            hashed = await asyncio.to_thread(_hasher.hash, password)
        await self._change(person, person.name, hashed, person.settings)

    async def change(self, person: Person, name: str | None, settings: dict[str, str] | None) -> None:
        """Another name, other settings."""
        new = person.name if name is None else clean_name(name)
        if folded(new) != folded(person.name):
            await self._check_free(new)
        kept = person.settings if settings is None else settings
        await self._change(person, new, person.password, kept)

    async def _change(self, person: Person, name: str, password: str | None, settings: dict[str, str]) -> None:
        try:
            await self._store.change_person(person.id, name, folded(name), password, settings)
        except Conflict:
            raise Denied(NameTaken(name=name)) from None

    async def check(self, person: Person, password: str) -> None:
        """Refuse unless it is the person's password; a guest has none."""
        if person.password is not None and not await self._fits(person.password, password):
            raise Denied(WrongPassword())


def session_id(token: str) -> str:
    """What is kept of a session: it cannot be turned into a cookie."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]
