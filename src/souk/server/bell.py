"""What processes tell each other: that something is new. Hints, which may get lost: what counts is in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, Protocol

import msgspec

from .database import Postgres, Statement

log = logging.getLogger("souk.server")

CHANNEL: Final = "souk"
AT_ONCE: Final = 200  # tables in one notification, which PostgreSQL wants shorter than 8,000 bytes
AGAIN: Final = 0.5  # seconds until a lost connection is sought again


class Written(msgspec.Struct, tag="written"):
    """Entries of tables: the number of each table, and of its last entry."""

    tables: dict[int, int]


class Here(msgspec.Struct, tag="here", omit_defaults=True):
    """Who looks at tables by the process that tells it, and from what addresses, which are nobody's affair as such."""

    tables: dict[int, list[int]]
    places: dict[int, list[str]] = {}
    more: list[int] = []  # tables of which a part was told just before


class WhoIsHere(msgspec.Struct, tag="who_is_here"):
    """Somebody wants to know who looks at a table, or at any if it is 0."""

    table: int


class BotsWait(msgspec.Struct, tag="bots_wait"):
    """Bots of a table that wait for their turn to think: the seat, how many come before, about how many seconds."""

    table: int
    bots: list[tuple[int, int, int]]


class Ended(msgspec.Struct, tag="ended"):
    """A session has ended; or all of a user but one."""

    session: str = ""
    user: int = 0
    but: str = ""


class Renamed(msgspec.Struct, tag="renamed"):
    """Somebody is called otherwise, or is gone for good."""

    user: int


Hint = Written | Here | WhoIsHere | BotsWait | Ended | Renamed


class _Told(msgspec.Struct):
    by: int
    hint: Hint


_decode = msgspec.json.Decoder(_Told).decode


class Bell(Protocol):
    """How hints travel. Another way (streams of Valkey, say) would do these three things."""

    me: int  # the number by which this process is known

    def written(self, tables: Mapping[int, int]) -> Iterable[Statement]:
        """What a transaction does so that the others hear of it when it is committed."""

    async def tell(self, hint: Hint) -> None:
        """Tell something at once."""

    async def listen(self, heard: Callable[[int, Hint], None], missed: Callable[[], None]) -> None:
        """Hear what others tell, for ever; `missed` is called when something may not have been heard."""


class PostgresBell:
    """Hints by NOTIFY: they come with the commit, or not at all."""

    def __init__(self, database: Postgres) -> None:
        self.me = secrets.randbits(53) | 1
        self._database = database

    def _statement(self, hint: Hint) -> Statement:
        told = msgspec.json.encode(_Told(self.me, hint)).decode()
        return Statement("SELECT pg_notify(?, ?)", [(CHANNEL, told)])

    def written(self, tables: Mapping[int, int]) -> Iterator[Statement]:
        """A notification for all tables, or a few where they are many."""
        written = list(tables.items())
        for at in range(0, len(written), AT_ONCE):
            yield self._statement(Written(dict(written[at : at + AT_ONCE])))

    async def tell(self, hint: Hint) -> None:
        """By a transaction of its own."""
        await self._database.write([self._statement(hint)])

    async def listen(self, heard: Callable[[int, Hint], None], missed: Callable[[], None]) -> None:
        """By a connection that is made again and again."""

        def take(payload: str) -> None:
            try:
                told = _decode(payload)
            except msgspec.MsgspecError:
                log.warning("another process tells something that this one does not know")
                return
            if told.by != self.me:
                heard(told.by, told.hint)

        while True:
            try:
                await self._database.listen(CHANNEL, take, missed)
            except Exception as error:
                log.warning("other processes are not heard", extra={"error": type(error).__name__})
            await asyncio.sleep(AGAIN)
