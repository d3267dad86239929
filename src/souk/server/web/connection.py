"""One socket of one who looks at a table: what waits to be sent, and who does not keep up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from starlette.types import Send

from .. import metrics
from ..accounts import Visitor

MOST_QUEUED: Final = 512  # messages that may wait for a slow reader
MOST_BYTES: Final = 1024 * 1024  # bytes of them


class Connection:
    """A socket at a table."""

    def __init__(
        self,
        send: Send,
        cut: Callable[[str], None],
        visitor: Visitor | None,
        place: str,
        wanted: int | None,
        seen: int,
    ) -> None:
        self.user = visitor.person.id if visitor else 0
        self.session = visitor.session if visitor else ""
        self.place = place  # where it comes from
        self.wanted = wanted
        self.seen = seen
        self._send = send
        self._cut = cut
        self._queue: list[bytes] = []
        self._waiting = 0  # bytes in the queue
        self._more = asyncio.Event()
        self._closed: tuple[int, str] | None = None

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
            self._cut("unread messages")
        self._more.set()

    @property
    def closed(self) -> bool:
        """Whether it is over, also if the other side has not heard of it yet."""
        return self._closed is not None

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what was told so far."""
        self._closed = self._closed or (code, reason)
        self._more.set()

    async def write(self) -> None:
        """Send what there is, a line for each message, until it is closed."""
        while True:
            await self._more.wait()
            self._more.clear()
            if self._queue:
                messages, self._queue, self._waiting = self._queue, [], 0
                await self._send({"type": "websocket.send", "text": b"\n".join(messages).decode()})
            elif self._closed:
                code, reason = self._closed
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            if self._closed:
                self._more.set()
