"""All connections: how many there may be, how long one may keep the server waiting, and how it is cut off."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from contextlib import suppress
from math import inf
from socket import SO_LINGER, SO_SNDBUF, SOL_SOCKET
from typing import Final

from uvicorn.protocols.utils import get_remote_addr

from .. import metrics
from ..limits import Notices, most_connections, place_of
from ..settings import Settings

SENT_AHEAD: Final = 64 * 1024  # bytes that the system keeps for who reads slowly; it would keep megabytes
AT_ONCE: Final = struct.pack("ii", 1, 0)  # how a connection ends without waiting for its reader
LOOKED_AFTER: Final = 0.5  # seconds between two looks at all connections


def _nothing() -> None:
    pass


class Line:
    """One connection: what is expected of the other side, and until when."""

    __slots__ = ("_due", "_limit", "_notices", "_unread_since", "let_go", "place", "transport")

    def __init__(self, transport: asyncio.Transport, place: str, notices: Notices) -> None:
        self.transport = transport
        self.place = place
        self.let_go: Callable[[], None] = _nothing  # what the protocol does when it is cut off
        self._notices = notices
        self._limit = ""
        self._due = inf
        self._unread_since = inf

    def expect(self, limit: str, due: float) -> None:
        """Something must have come until then."""
        self._limit = limit
        self._due = due

    def expect_nothing(self) -> None:
        """The other side may be silent."""
        self._due = inf

    @property
    def expecting(self) -> bool:
        """Whether something must come soon."""
        return self._due < inf

    def has_read(self) -> None:
        """What was sent is being read."""
        self._unread_since = inf

    def note(self, limit: str) -> None:
        """Say in the log that a limit was reached here."""
        self._notices.note(limit, self.place)

    def cut(self, limit: str) -> None:
        """Hang up at once: what waits to be sent is thrown away, since a polite end would wait for its reader."""
        self.note(limit)
        self.let_go()
        with suppress(OSError, ValueError, AttributeError):  # it is closed already
            self.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_LINGER, AT_ONCE)
        self.transport.abort()

    def look(self, now: float, patience: float) -> None:
        """Cut it off if it keeps the server waiting."""
        if now > self._due:
            self.cut(self._limit)
        elif not self.transport.is_closing() and not self.transport.get_write_buffer_size():
            self._unread_since = inf
        elif self._unread_since == inf:
            self._unread_since = now
        elif now - self._unread_since > patience:
            self.cut("unread answers")


class Gate:
    """Lets connections in, and looks after them."""

    def __init__(self, settings: Settings, notices: Notices) -> None:
        self.settings = settings
        self.notices = notices
        self._most = most_connections(settings.most_connections)
        self._lines: dict[asyncio.Transport, Line] = {}
        self._held: dict[str, int] = {}  # connections by address

    def enter(self, transport: asyncio.Transport) -> Line | None:
        """The line of a connection, a new one if there is a place for it."""
        if known := self._lines.get(transport):
            return known
        remote = get_remote_addr(transport)
        place = place_of(remote[0]) if remote else ""
        held = self._held.get(place, 0)
        if len(self._lines) >= self._most:
            self.notices.note("connections", place)
            return None
        if held >= self.settings.connections_per_address and not self.settings.proxies:
            self.notices.note("connections of an address", place)
            return None
        if not self._lines:
            asyncio.get_running_loop().call_later(LOOKED_AFTER, self._look)
        transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_SNDBUF, SENT_AHEAD)
        self._held[place] = held + 1
        line = self._lines[transport] = Line(transport, place, self.notices)
        metrics.connections.set(len(self._lines))
        return line

    def leave(self, transport: asyncio.Transport) -> None:
        """A connection has ended."""
        if line := self._lines.pop(transport, None):
            self._held[line.place] -= 1
            if not self._held[line.place]:
                del self._held[line.place]
            metrics.connections.set(len(self._lines))

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line in list(self._lines.values()):
            line.look(now, self.settings.unread_seconds)
        if self._lines:
            loop.call_later(LOOKED_AFTER, self._look)
