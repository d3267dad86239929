"""The socket of a table: who may open it, and one message after the other."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from souk.engine.errors import SoukError
from souk.table.commands import Ask, Hint, Id
from souk.table.reasons import NotYourSeat

from .. import metrics
from ..limits import Bucket
from ..protocol import VERSION, ToServer
from ..reasons import (
    NoSuchTable,
    OtherSite,
    TooManyMessages,
    TooManyRequests,
    Unreadable,
    WrongProtocol,
)
from ..services import Services
from ..tables.session import refused
from .connection import Connection
from .costs import ASIDE, ROUTES, SLOWED, UNREADABLE, cost_of
from .endpoint import numbers
from .problems import Problem, problem_of, response_of
from .wire import CUT

SUBPROTOCOL: Final = f"souk.{VERSION}"


class Named(msgspec.Struct):
    """As much of a message as every answer needs."""

    id: Id = ""


_message = msgspec.json.Decoder(ToServer)
_named = msgspec.json.Decoder(Named)


class TableSocket:
    """The socket of a table; spoken without what Starlette wraps around it, which would cost a tenth of a move."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one who comes to a table."""
        services, websocket, place = self._services, WebSocket(scope, receive, send), scope["client"][0]
        with ExitStack() as stack:
            try:
                asked = numbers(websocket.query_params, ("since", "seat"))
                _check_socket(services, websocket)
                stack.enter_context(services.room_for(place))
                session = await services.hub.registry.find(websocket.path_params["link"])
                if not session:
                    raise Problem(404, "nowhere", NoSuchTable())
                visitor = await services.visitor(websocket.cookies)
                cut = scope["extensions"][CUT]
                connection = Connection(send, cut, visitor, place, asked.get("seat"), asked.get("since", 0))
                if connection.wanted is not None and session.seat_of(connection) is None:
                    raise Problem(403, "forbidden", NotYourSeat(n=connection.wanted + 1))
            except SoukError as error:
                await websocket.send_denial_response(response_of(problem_of(error)))
                return
            services.sockets.add(connection)  # before anything is waited for: its session may end meanwhile
            metrics.sockets.set(len(services.sockets))
            writer = None
            try:
                await websocket.accept(SUBPROTOCOL)
                writer = asyncio.create_task(connection.write())
                await services.hub.join(session, connection)
                await _listen(services, receive, connection, session.link)
            finally:
                services.sockets.discard(connection)
                metrics.sockets.set(len(services.sockets))
                if current := services.hub.tables.get(session.link):
                    services.hub.part(current, connection)
                session.sockets.discard(connection)
                if writer:
                    writer.cancel()
                    with suppress(asyncio.CancelledError, Exception):
                        await writer


def _check_socket(services: Services, websocket: WebSocket) -> None:
    """Refuse a socket that must not even be opened."""
    if not services.allows(websocket.headers):
        raise Problem(403, "origin", OtherSite())
    if SUBPROTOCOL not in websocket.scope.get("subprotocols", ()):
        raise Problem(400, "version", WrongProtocol(protocol=SUBPROTOCOL))
    cost = ROUTES["GET /api/tables/{link}/socket"] + services.loading(websocket.path_params["link"])
    if not services.charge(websocket.scope["client"][0], cost):
        raise Problem(429, "busy", TooManyRequests())


async def _listen(services: Services, receive: Receive, connection: Connection, link: str) -> None:
    """Take in one message after the other."""
    bucket = Bucket(services.settings.messages_per_second, 5 * services.settings.messages_per_second)
    while True:
        received = await receive()
        if received["type"] == "websocket.disconnect":
            return
        metrics.messages.inc()
        if connection.closed:
            continue  # who does not read it yet does nothing any more
        data: bytes = received["bytes"]
        ask, wrong = _read(data)
        session = services.hub.tables.get(link)
        if session is None or connection not in session.sockets:
            return  # the table was put away after a failure; the socket is closed by now
        if not bucket.take() or not _may_ask(services, connection.place, ask, len(session.sockets)):
            metrics.refused.labels("busy").inc()
            connection.send(refused("busy", TooManyMessages(), _id_of(data)))
            await asyncio.sleep(SLOWED)
            continue
        if ask is None:
            metrics.refused.labels("bad").inc()
            connection.send(refused("bad", Unreadable(text=wrong), _id_of(data)))
            continue
        if isinstance(ask, Hint):
            services.hub.background.spawn(services.hub.commands.ask(session, connection, ask))
        else:
            await services.hub.commands.ask(session, connection, ask)


def _read(data: bytes) -> tuple[ToServer | None, str]:
    """A message, or what is wrong with it."""
    try:
        return _message.decode(data), ""
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        return None, str(error)[:300] or "the data cannot be read"


def _may_ask(services: Services, place: str, ask: Ask | None, listeners: int) -> bool:
    """Whether an address may cause that much work."""
    if ask is None:
        return services.charge(place, UNREADABLE)
    return services.charge(place, cost_of(type(ask), listeners), ASIDE.get(type(ask), 0.0))


def _id_of(data: bytes) -> str:
    """The id of a message that is not carried out, so that its sender need not wait for more."""
    try:
        return _named.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return ""
