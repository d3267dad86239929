"""The socket of a table: who may open it, and one message after the other."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from souk.engine.errors import SoukError
from souk.table.commands import Coach, Hint
from souk.table.reasons import NotYourSeat

from .. import metrics
from ..protocol import ToServer
from ..reasons import NoSuchTable
from ..services import Services
from .connection import Connection
from .costs import ROUTES, cost_of
from .endpoint import numbers
from .inbox import SUBPROTOCOL, Inbox, check_socket
from .problems import Problem, problem_of, response_of
from .wire import WIRE

_message = msgspec.json.Decoder(ToServer)


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
                link = websocket.path_params["link"]
                check_socket(services, websocket, ROUTES["GET /api/tables/{link}/socket"] + services.loading(link))
                stack.enter_context(services.room_for(place))
                session = await services.hub.registry.find(link)
                if not session:
                    raise Problem(404, "nowhere", NoSuchTable())
                visitor = await services.visitor(websocket.cookies)
                wire = scope["extensions"][WIRE]
                connection = Connection(send, wire, visitor, place, asked.get("seat"), asked.get("since", 0))
                if connection.wanted is not None and session.seat_of(connection) is None:
                    raise Problem(403, "forbidden", NotYourSeat(n=connection.wanted + 1))
            except SoukError as error:
                await websocket.send_denial_response(response_of(problem_of(error)))
                return
            services.sockets.add(connection)  # before anything is waited for: its session may end meanwhile
            metrics.sockets.set(len(services.sockets))
            try:
                await websocket.accept(SUBPROTOCOL)
                connection.start()
                await services.hub.join(session, connection)
                await _listen(services, receive, connection, session.link)
            finally:
                services.sockets.discard(connection)
                metrics.sockets.set(len(services.sockets))
                if current := services.hub.tables.get(session.link):
                    services.hub.part(current, connection)
                session.sockets.discard(connection)
                connection.stop()


async def _listen(services: Services, receive: Receive, connection: Connection, link: str) -> None:
    """Take in one message after the other."""
    hub = services.hub

    def cost(ask: ToServer) -> tuple[float, float]:
        at = hub.tables.get(link)
        return cost_of(type(ask), len(at.sockets) if at else 0)

    def carry_out(ask: ToServer) -> bool:
        session = hub.tables.get(link)
        return session is not None and connection in session.sockets and hub.commands.at_once(session, connection, ask)

    inbox = Inbox(services, receive, connection, _message, cost)
    inbox.at_once(carry_out)
    while (ask := await inbox.next()) is not None:
        session = hub.tables.get(link)
        if session is None or connection not in session.sockets:
            return  # the table was put away after a failure; the socket is closed by now
        if isinstance(ask, Hint | Coach):
            hub.background.spawn(hub.commands.ask(session, connection, ask))
        else:
            await hub.commands.ask(session, connection, ask)
