"""One socket of one who looks at a table: what waits to be sent, and who does not keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from starlette.types import Send
from uvicorn.protocols.utils import ClientDisconnected

from .. import metrics
from ..accounts import Visitor
from .wire import SocketWire

MOST_QUEUED: Final = 512  # messages that may wait for a slow reader
MOST_BYTES: Final = 1024 * 1024  # bytes of them


class Connection:
    """A socket at a table."""

    def __init__(
        self, send: Send, wire: SocketWire, visitor: Visitor | None, place: str, wanted: int | None, seen: int
    ) -> None:
        self.user = visitor.person.id if visitor else 0
        self.session = visitor.session if visitor else ""
        self.place = place  # where it comes from
        self.wanted = wanted
        self.seen = seen
        self.wire = wire
        self._send = send
        self._queue: list[bytes] = []
        self._waiting = 0  # bytes in the queue
        self._closed: tuple[int, str] | None = None
        self._open = False
        self._loop = asyncio.get_running_loop()  # to ask for it costs a call of the system
        self._called = False  # whether what waits will be written soon
        self._goodbye: asyncio.Task[None] | None = None

    def tell(self, messages: Sequence[bytes]) -> None:
        """Tell several things at once, without waiting for more of this moment if nothing waits."""
        if self._queue or self._closed or not self._open or self.wire.full:
            for message in messages:
                self.send(message)
        else:
            self.wire.tell(b"\n".join(messages))

    def send(self, message: bytes) -> None:
        """Tell something; who does not keep up is cut off, and may come back."""
        if self._closed:
            return
        self._queue.append(message)
        self._waiting += len(message)
        if len(self._queue) > MOST_QUEUED or self._waiting > MOST_BYTES:
            metrics.dropped.inc()
            self._queue.clear()
            self._closed = 1013, "you do not keep up"
            self.wire.cut("unread messages")
        self._call()

    @property
    def closed(self) -> bool:
        """Whether it is over, also if the other side has not heard of it yet."""
        return self._closed is not None

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what was told so far."""
        self._closed = self._closed or (code, reason)
        self._call()

    def start(self) -> None:
        """The socket is open."""
        self._open = True
        self.wire.can_write = self._call
        self._call()

    def stop(self) -> None:
        """Nobody is there any more."""
        self._open = False
        if self._goodbye:
            self._goodbye.cancel()

    def _call(self) -> None:
        """Write what waits when all of this moment has come together."""
        if self._open and not self._called:
            self._called = True
            self._loop.call_soon(self._write)

    def _write(self) -> None:
        """Send what there is, a line for each message, and hang up if it is closed; later if nobody reads."""
        self._called = False
        if not self._open or self._goodbye or self.wire.full:
            return
        if self._queue:
            messages, self._queue, self._waiting = self._queue, [], 0
            self.wire.tell(b"\n".join(messages))
        if self._closed:
            self._goodbye = asyncio.create_task(self._hang_up(*self._closed))

    async def _hang_up(self, code: int, reason: str) -> None:
        with suppress(ClientDisconnected):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})
