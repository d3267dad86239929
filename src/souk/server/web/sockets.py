"""The socket of a table: who may open it, and one message after the other."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from souk.table.commands import Ask, Closed, Hint, Preview, Say

from .. import metrics
from ..limits import Bucket
from ..protocol import VERSION, ToServer
from ..reasons import (
    Full,
    NoSuchTable,
    NotSoOften,
    NotYourSeat,
    OtherSite,
    TooManyMessages,
    TooManyRequests,
    Unreadable,
    WrongProtocol,
)
from ..services import Services
from ..tables.session import refused
from .connection import Connection
from .endpoint import numbers
from .problems import Problem, response_of

SUBPROTOCOL: Final = f"souk.{VERSION}"
COSTS: Final[dict[type[Ask], int]] = {Hint: 30, Say: 6, Preview: 3, Closed: 3}  # as many messages more
_message = msgspec.json.Decoder(ToServer)


class TableSocket:
    """The socket of a table; spoken without what Starlette wraps around it, which would cost a tenth of a move."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one who comes to a table."""
        services, websocket = self._services, WebSocket(scope, receive, send)
        try:
            asked = numbers(websocket.query_params, ("since", "seat"))
            _check_socket(services, websocket)
            session = await services.hub.registry.find(websocket.path_params["link"])
            if not session:
                raise Problem(404, "nowhere", NoSuchTable())
            visitor = await services.visitor(websocket.cookies)
            connection = Connection(send, visitor, asked.get("seat"), asked.get("since", 0))
            if connection.wanted is not None and session.seat_of(connection) is None:
                raise Problem(403, "forbidden", NotYourSeat(n=connection.wanted + 1))
        except Problem as problem:
            await websocket.send_denial_response(response_of(problem))
            return
        await websocket.accept(SUBPROTOCOL)
        services.sockets.add(connection)
        metrics.sockets.set(len(services.sockets))
        writer = asyncio.create_task(connection.write())
        try:
            await services.hub.join(session, connection)
            await _listen(services, receive, connection, session.link)
        finally:
            services.sockets.discard(connection)
            metrics.sockets.set(len(services.sockets))
            if current := services.hub.tables.get(session.link):
                services.hub.part(current, connection)
            session.sockets.discard(connection)
            writer.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await writer


def _check_socket(services: Services, websocket: WebSocket) -> None:
    """Refuse a socket that must not even be opened."""
    if not services.allows(websocket.headers):
        raise Problem(403, "origin", OtherSite())
    if SUBPROTOCOL not in websocket.scope.get("subprotocols", ()):
        raise Problem(400, "version", WrongProtocol(protocol=SUBPROTOCOL))
    if len(services.sockets) >= services.settings.most_sockets:
        raise Problem(503, "busy", Full())
    if not services.requests.take(websocket.client.host if websocket.client else ""):
        raise Problem(429, "busy", TooManyRequests())


async def _listen(services: Services, receive: Receive, connection: Connection, link: str) -> None:
    """Take in one message after the other."""
    bucket = Bucket(services.settings.messages_per_second, 5 * services.settings.messages_per_second)
    while True:
        received = await receive()
        if received["type"] == "websocket.disconnect":
            return
        metrics.messages.inc()
        if not bucket.take():
            connection.send(refused("busy", TooManyMessages()))
            await asyncio.sleep(1 / services.settings.messages_per_second)
            continue
        try:
            ask = _message.decode(received.get("text") or received.get("bytes") or b"")
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            metrics.refused.labels("bad").inc()
            connection.send(refused("bad", Unreadable(text=str(error)[:300])))
            continue
        session = services.hub.tables.get(link)
        if session is None or connection not in session.sockets:
            return  # the table was put away after a failure; the socket is closed by now
        if not bucket.take(COSTS.get(type(ask), 0)):
            connection.send(refused("busy", NotSoOften(), ask.id))
        elif isinstance(ask, Hint):
            services.hub.background.spawn(services.hub.commands.ask(session, connection, ask))
        else:
            await services.hub.commands.ask(session, connection, ask)
