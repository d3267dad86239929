"""HTTP and WebSocket as bytes: uvicorn's protocols with limits that it does not have.

Whatever is sent is taken in small pieces and counted before it is kept, so that nobody makes the server keep, or work
through, more than one honest request or message would need.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from ..limits import Bucket
from .gate import Gate, GuardedConnection

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets has no compiled part
    from websockets.utils import apply_mask

PIECE: Final = 4096  # bytes that are worked through at once
MOST_ADDRESS: Final = 4096  # bytes of the address of a request
MOST_LINE: Final = 8000  # bytes of one header
MOST_LINES: Final = 100  # headers
MOST_HEAD: Final = 16 * 1024  # bytes before the body
MOST_REQUEST: Final = 160 * 1024  # bytes in all; web/endpoint.py takes less and says so
MOST_WAITING: Final = 16  # requests on one connection that are sent before the first is answered
MOST_AHEAD: Final = 64 * 1024  # bytes of them
MOST_FRAGMENTS: Final = 64  # parts of one message
CONTROLS: Final = 2.0  # frames a second that are no messages: pings, pongs, parts; a browser sends one in 20 seconds
CONTROLS_AT_ONCE: Final = 100
MESSAGES: Final = (Opcode.TEXT, Opcode.BINARY)
LAST_SECONDS: Final = 1.0  # in which the last answers must have been read when the server stops
WIRE: Final = "souk.wire"  # the extension by which the application of a socket reaches it without waiting
WHOLE: Final = 0x81, 0x82  # how a message begins that comes in one frame
MASKED: Final = 0x80  # how the length of a frame begins that a client sends


def _nothing() -> None:
    pass


def payload_of(data: bytes, at: int) -> tuple[int, int]:
    """From where to where the payload of a client's frame goes that begins there, even if not all of it has come; both
    are 0 if that is not known yet."""
    head = data[at : at + 10]
    if len(head) < 2:
        return 0, 0
    size, start = head[1] & 127, at + 6
    if size > 125:
        width = 2 if size == 126 else 8
        if len(head) < 2 + width:
            return 0, 0
        size, start = int.from_bytes(head[2 : 2 + width], "big"), start + width
    return start, start + size


def text_frame(text: bytes) -> bytes:
    """A message of a server."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    return (b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")) + text


class HttpWire(HttpToolsProtocol):
    """A connection that sends requests."""

    def __init__(self, gate: Gate, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.url = b""
        self._gate = gate
        self._line: GuardedConnection | None = None
        self._came = 0  # bytes of the request that is coming
        self._ahead = 0  # bytes of those that wait for the answer to an earlier one
        self._in_head = True
        self._upgraded = False
        self._status = 400
        self._running: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._line = self._gate.enter(transport)
        if self._line:
            self._line.let_go = self._let_go
            self._expect("headers in time", self._gate.settings.head_seconds)
        else:
            self._refuse(503)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self._let_go()
        super().connection_lost(exc)
        self._gate.leave(self.transport)

    def _let_go(self) -> None:
        """Tell who answers a request that nobody is there; uvicorn tells only who answers the last one that came."""
        if self._running and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()

    def _expect(self, limit: str, seconds: float) -> None:
        assert self._line
        self._line.expect(limit, self.loop.time() + seconds)

    def data_received(self, data: bytes) -> None:
        """Some bytes of a request, in pieces."""
        if not self._line:
            return
        if self._in_head and not self._line.expecting:
            self._expect("headers in time", self._gate.settings.head_seconds)
        for at in range(0, len(data), PIECE):
            if self._upgraded or self.transport.is_closing():
                return
            piece = data[at : at + PIECE]
            self._came += len(piece)
            super().data_received(piece)
            if self._too_much():
                self.send_400_response("")

    def _too_much(self) -> str:
        """The limit that a request is beyond, if any; `_status` says what it is in HTTP."""
        if self._in_head and len(self.url) > MOST_ADDRESS:
            self._status, limit = 414, "length of an address"
        elif self._in_head and (
            self._came > MOST_HEAD + PIECE
            or len(self.headers or ()) > MOST_LINES
            or any(len(value) > MOST_LINE for _, value in self.headers or ())
        ):
            self._status, limit = 431, "size of headers"
        elif self._came > MOST_REQUEST:
            self._status, limit = 413, "size of a request"
        elif len(self.pipeline) > MOST_WAITING or self._ahead > MOST_AHEAD:
            self._status, limit = 429, "requests at once"
        else:
            return ""
        return limit

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header; of those after a body nothing is kept: nobody asks for them, and they would take much room."""
        if self._in_head:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is there: it is answered, if it is not too long."""
        if self._too_much():
            raise ValueError("too much")  # httptools turns it into an error of its own, and uvicorn that into an answer
        self._in_head = False
        self._expect("body in time", self._gate.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there."""
        super().on_message_complete()
        self._ahead = self._ahead + self._came if self.pipeline else 0
        self._came, self._in_head = 0, True
        if self._line:
            self._line.expect_nothing()

    def handle_websocket_upgrade(self) -> None:
        """Go on as a socket, on the same line."""
        self._upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or is too much."""
        if self._line and not self.transport.is_closing():
            limit = self._too_much()
            if self._running and not self._running.response_complete:
                self._line.cut(limit or "broken requests")  # an answer is on its way: another would stand in it
                return
            if limit:
                self._line.note(limit)
            self._refuse(self._status)

    def shutdown(self) -> None:
        """The server stops; who does not read is not waited for."""
        super().shutdown()
        if self._line and self.transport.is_closing():
            self._expect("answers read in time", LAST_SECONDS)

    def _refuse(self, status: int) -> None:
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def resume_writing(self) -> None:
        """The other side reads."""
        super().resume_writing()
        if self._line:
            self._line.has_read()


class SocketWire(WebSocketsSansIOProtocol):
    """A connection that became the socket of a table.

    What a move consists of takes a shorter way than uvicorn's, a sixth of the server's work: a message in one frame
    goes straight to the application, if that wants to have it at once, and what it says is written without a task
    that waits for it. Everything else is left to uvicorn and websockets.
    """

    def __init__(self, gate: Gate, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self._gate = gate
        self._line: GuardedConnection
        rate = gate.settings.messages_per_second
        self._frames = Bucket(1.5 * rate, 20 * rate)  # before messages are counted, who sends too many is told to wait
        self._controls = Bucket(CONTROLS, CONTROLS_AT_ONCE)
        self._by_frames = True  # whether all that came were whole frames, none of them part of a message
        self._rest = b""  # the beginning of a frame
        self.offer: Callable[[bytes], bool] | None = None  # what takes a message at once, or leaves it to be received
        self.can_write = _nothing  # what is called when the other side has read
        self.full = False  # whether the other side has to read first

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It was a request so far: its line is known."""
        super().connection_made(transport)
        line = self._gate.enter(self.transport)
        assert line
        self._line = line
        line.let_go = self._let_go
        line.expect("handshake in time", self.loop.time() + self._gate.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        super().connection_lost(exc)
        self._gate.leave(self.transport)

    def _let_go(self) -> None:
        """Tell who wants to send something that nobody is there. What came and was not read yet is thrown away."""
        if not self.disconnected:  # else the word of the end is among it
            while not self.queue.empty():
                self.queue.get_nowait()
        self.disconnected = True
        self.full = False
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        """Some bytes of frames."""
        if self._by_frames and self.handshake_complete:
            data = self._take_frames(self._rest + data if self._rest else data)
        elif self.handshake_initiated:
            self._by_frames = False  # before the answer: what websockets has kept of it is not known
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def _take_frames(self, data: bytes) -> bytes:
        """Take one whole frame after the other, and keep the beginning of another; returns what must be read otherwise.

        From then on websockets reads everything: it has to know what came before.
        """
        at, self._rest, most = 0, b"", self.config.ws_max_size or 0
        while at < len(data) and not self.transport.is_closing():
            start, end = payload_of(data, at)
            first, masked = data[at], data[at + 1 : at + 2] >= b"\x80"
            if first < MASKED or not first & 15 or not (masked or at + 1 == len(data)) or end - start > most:
                self._by_frames = False
                return data[at:]
            if not 0 < end <= len(data):
                self._rest = data[at:]
                return b""
            if first in WHOLE:
                self._take_message(data, start, end)
            else:
                super().data_received(data[at:end])
            at = end
        return b""

    def _take_message(self, data: bytes, start: int, end: int) -> None:
        """Hand over a message; it is received later if others wait, or something is to be waited for."""
        if not self._frames.take():
            self._line.cut("frames")
            return
        message = apply_mask(data[start:end], data[start - 4 : start])
        if self.close_sent or (self.offer and self.queue.empty() and self.offer(message)):
            return
        self.frames = [message]
        self.curr_msg_data_type = "bytes"
        self.send_receive_event_to_app()

    # What the application does without waiting.

    def tell(self, text: bytes) -> None:
        """Send a message."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(text_frame(text))

    def cut(self, limit: str) -> None:
        """Hang up at once."""
        self._line.cut(limit)

    def handle_events(self) -> None:
        """Frames, of any kind; who sends too many is cut off."""
        events = self.conn.events
        controls = sum(isinstance(event, Frame) and event.opcode not in MESSAGES for event in events)
        if self._frames.take(len(events)) and (not controls or self._controls.take(controls)):
            super().handle_events()
        else:
            self._line.cut("frames")

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application is told how to speak without waiting."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), WIRE: self}
            self.scope["extensions"] = extensions

    async def send(self, message: Any) -> None:
        """Send something; after a refusal uvicorn would complain of a handshake that was not completed."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True

    def start_keepalive(self) -> None:
        """The handshake is over."""
        super().start_keepalive()
        self._line.expect_nothing()

    def shutdown(self) -> None:
        """The server stops; who does not read is not waited for."""
        super().shutdown()
        self._line.expect("answers read in time", self.loop.time() + LAST_SECONDS)

    def handle_text(self, event: Frame) -> None:
        """A message; who reads it finds out what is wrong with it, and says so."""
        self.handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Another part of a message; empty ones would never be too long."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self._line.cut("parts of a message")
        else:
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Answer a ping; who does not read the answers gets no more of them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self._line.cut("unread answers")

    def pause_writing(self) -> None:
        """The other side does not read."""
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        """The other side reads."""
        super().resume_writing()
        self.full = False
        self._line.has_read()
        self.can_write()
