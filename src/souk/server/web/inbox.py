"""What comes by a socket, one message after the other: read as a type, counted and charged for, or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Generic, TypeVar

import msgspec
from starlette.types import Receive
from starlette.websockets import WebSocket

from souk.table.commands import Id

from .. import metrics
from ..limits import Bucket
from ..protocol import VERSION
from ..reasons import OtherSite, TooManyMessages, TooManyRequests, Unreadable, WrongProtocol
from ..services import Services
from ..tables.session import refused
from .connection import Connection
from .costs import SLOWED, UNREADABLE
from .problems import Problem

SUBPROTOCOL: Final = f"souk.{VERSION}"
A = TypeVar("A")
Taken = tuple[A | None, bool]


class Named(msgspec.Struct):
    """As much of a message as every answer needs."""

    id: Id = ""


_named = msgspec.json.Decoder(Named)


def check_socket(services: Services, websocket: WebSocket, cost: float) -> None:
    """Refuse a socket that must not even be opened."""
    if not services.allows(websocket.headers):
        raise Problem(403, "origin", OtherSite())
    if SUBPROTOCOL not in websocket.scope.get("subprotocols", ()):
        raise Problem(400, "version", WrongProtocol(protocol=SUBPROTOCOL))
    if not services.charge(websocket.scope["client"][0], cost):
        raise Problem(429, "busy", TooManyRequests())


class Inbox(Generic[A]):
    """The messages of one socket."""

    def __init__(
        self,
        services: Services,
        receive: Receive,
        connection: Connection,
        decoder: msgspec.json.Decoder[A],
        cost: Callable[[A], tuple[float, float]],  # of a message: here, and aside
    ) -> None:
        self._services = services
        self._receive = receive
        self._connection = connection
        self._decoder = decoder
        self._cost = cost
        rate = services.settings.messages_per_second
        self._bucket = Bucket(rate, 5 * rate)
        self._idle = False  # whether a message would be carried out as soon as it comes
        self._taken: Taken[A] | None = None  # what is to be done with the message that is received next

    async def next(self) -> A | None:
        """The next message that is allowed; None when the socket is closed."""
        while True:
            self._idle = True
            received = await self._receive()
            self._idle = False
            taken, self._taken = self._taken, None
            if received["type"] == "websocket.disconnect":
                return None
            ask, slow = taken or self._take(received["bytes"])
            if ask is not None:
                return ask
            if slow:
                await asyncio.sleep(SLOWED)

    def at_once(self, carry_out: Callable[[A], bool]) -> None:
        """Messages that wait for nothing are carried out while they come; all others are left to whoever asks next."""

        def offer(data: bytes) -> bool:
            if not self._idle:
                return False
            ask, slow = taken = self._take(data)
            done = not slow and (ask is None or carry_out(ask))
            if not done:
                self._idle, self._taken = False, taken
            return done

        self._connection.wire.offer = offer

    def _take(self, data: bytes) -> Taken[A]:
        """A message, if it is allowed, and whether its sender is to wait."""
        metrics.messages.inc()
        if self._connection.closed:
            return None, False  # who does not read it yet does nothing any more
        ask, wrong = self._read(data)
        costs = (UNREADABLE, 0.0) if ask is None else self._cost(ask)
        if not self._bucket.take() or not self._services.charge(self._connection.place, *costs):
            metrics.refused.labels("busy").inc()
            self._connection.send(refused("busy", TooManyMessages(), _id_of(data)))
            return None, True
        if ask is None:
            metrics.refused.labels("bad").inc()
            self._connection.send(refused("bad", Unreadable(text=wrong), _id_of(data)))
        return ask, False

    def _read(self, data: bytes) -> tuple[A | None, str]:
        """A message, or what is wrong with it."""
        try:
            return self._decoder.decode(data), ""
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            return None, str(error)[:300] or "the data cannot be read"


def _id_of(data: bytes) -> str:
    """The id of a message that is not carried out, so that its sender need not wait for more."""
    try:
        return _named.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
