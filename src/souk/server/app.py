"""The application: routes and sockets, and what stands before them: origins, limits, headers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from souk.engine.errors import SoukError
from souk.table.commands import Ask, Closed, Hint, Preview, Say

from . import metrics, schema
from .accounts import Accounts, Visitor
from .api import ROUTES, Call, Problem, Route, problem_of
from .bots import BotPool
from .database import Database, database_of
from .hub import Hub, clock_time
from .limits import Bucket, Buckets
from .protocol import VERSION, ToServer
from .protocol import Problem as ProblemBody
from .session import encode, refused
from .settings import Settings
from .store import Person, Store

log = logging.getLogger("souk.server")

COOKIE: Final = "souk"
YEAR: Final = 365 * 86_400
MOST_BODY: Final = 64 * 1024
MOST_QUEUED: Final = 512  # messages that may wait for a slow reader
SUBPROTOCOL: Final = f"souk.{VERSION}"
SESSION_ENDS: Final = 400 * 86_400_000
LOOK_AGAIN: Final = 10.0  # seconds after which an open socket must show that its session has not ended elsewhere
CSP: Final = (
    "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; "
    "img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Souk</title><h1>Souk</h1>"
    "<p>This server runs, but its browser client is not built. Programs can play: see <a href=/api/openapi.json>"
    "the HTTP interface</a> and <a href=/api/messages.json>the messages</a>."
)
COSTS: Final[dict[type[Ask], int]] = {Hint: 30, Say: 6, Preview: 3, Closed: 3}  # as many messages more
_message = msgspec.json.Decoder(ToServer)


class Services:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database: Database = database_of(settings.database)
        self.store = Store(self.database)
        self.hub = Hub(self.store, BotPool(settings.bot_processes), settings.process, settings.pace)
        self.accounts: Accounts
        self.sockets: set[Connection] = set()
        self.requests = Buckets(settings.requests_per_second, 10 * settings.requests_per_second)
        self._entries = Buckets(settings.requests_per_second / 100, settings.requests_per_second / 2)
        self._tables = Buckets(settings.requests_per_second / 100, settings.requests_per_second)

    async def open(self) -> None:
        """Begin."""
        await self.database.open()
        await self.database.migrate()
        self.accounts = Accounts(self.store, await self.store.secret())
        await self.store.sweep_sessions(clock_time() - SESSION_ENDS)
        await self.hub.start()
        self.hub.spawn(self._look_again())

    async def close(self) -> None:
        """End in good order."""
        await self.hub.stop()
        await self.database.close()
        log.info("stopped")

    async def visitor(self, cookies: dict[str, str]) -> Visitor | None:
        """Who a request comes from."""
        cookie = cookies.get(COOKIE)
        return await self.accounts.visitor(cookie, clock_time()) if cookie else None

    def count_entry(self, name: str) -> None:
        """Slow down who tries names and passwords."""
        if not self._entries.take(name):
            raise Problem(429, "busy", "too many attempts: wait a minute")

    def count_table(self, user: int) -> None:
        """Slow down who opens tables."""
        if not self._tables.take(str(user)):
            raise Problem(429, "busy", "you have opened many tables: wait a minute")

    def hang_up(self, session: str) -> None:
        """Close the sockets of a session that has ended."""
        for socket in [socket for socket in self.sockets if socket.session == session]:
            socket.close(4401, "the session has ended")

    async def _look_again(self) -> None:
        """Close the sockets of sessions that were ended at another process."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            shown = {socket.session for socket in self.sockets} - {""}
            try:
                ended = shown - await self.store.lasting(shown)
            except Exception:  # the database is away; it will be back
                log.exception("sessions cannot be checked")
                continue
            for session in ended:
                self.hang_up(session)

    def rename(self, person: Person) -> None:
        """Somebody has another name: the tables in memory know."""
        for session in self.hub.tables.values():
            if person.id in session.names:
                session.names[person.id] = person.name, person.password is None

    def forget(self, user: int) -> None:
        """Somebody is gone: no table in memory knows them any more."""
        for session in self.hub.tables.values():
            if user in session.names:
                session.forget(user)

    def allows(self, headers: Headers) -> bool:
        """Whether a browser sent this from a page of ours, or no browser did."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        if self.settings.origin:
            return origin == self.settings.origin
        return urlsplit(origin).netloc == headers.get("host")


# HTTP.


def endpoint(services: Services, found: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route as Starlette calls it."""
    decoder = msgspec.json.Decoder(found.body) if found.body else None

    async def answer(request: Request) -> Response:
        try:
            if found.method != "GET" and not services.allows(request.headers):
                raise Problem(403, "origin", "this request comes from another site")
            address = request.client.host if request.client else ""
            if not services.requests.take(address):
                raise Problem(429, "busy", "too many requests: wait a moment")
            visitor = await services.visitor(request.cookies)
            if found.known and not visitor:
                raise Problem(401, "who", "come in with a name first")
            body = decoder.decode(await _body(request)) if decoder else None
            call = Call(
                *(services, visitor, body, dict(request.path_params), _numbers(request.query_params, found.query)),
                *(request.headers.get("user-agent", ""), address),
            )
            told = await found.handler(call)
        except msgspec.MsgspecError as error:
            return _problem(Problem(400, "bad", str(error)))
        except RecursionError:
            return _problem(Problem(400, "bad", "the data is nested too deeply"))
        except SoukError as error:
            return _problem(problem_of(error))
        if isinstance(told, str):
            response: Response = PlainTextResponse(told)
        else:
            response = Response(encode(told), media_type="application/json")
        response.headers["cache-control"] = "no-store"
        if call.cookie:
            response.set_cookie(
                COOKIE, call.cookie, max_age=YEAR, httponly=True, samesite="lax", secure=services.settings.secure
            )
        elif call.cookie is not None:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=services.settings.secure)
        return response

    return answer


async def _body(request: Request) -> bytes:
    """The body, if it is JSON and not too long."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "bad", "send JSON, with the content type application/json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise Problem(413, "bad", f"a request has at most {MOST_BODY} bytes")
    return body


def _numbers(asked: Mapping[str, str], known: Collection[str]) -> dict[str, int]:
    numbers = {}
    for name, text in asked.items():
        if name not in known:
            raise Problem(400, "bad", f"there is no parameter {name[:40]!r}; there are: {', '.join(known) or 'none'}")
        if not text.isdecimal() or not text.isascii() or len(text) > 15:
            raise Problem(400, "bad", f"{name} must be a whole number, not {text[:40]!r}")
        numbers[name] = int(text)
    return numbers


def _problem(problem: Problem) -> Response:
    body = encode(ProblemBody(problem.error, str(problem)))
    headers = {"cache-control": "no-store"} | ({"retry-after": "10"} if problem.status == 429 else {})
    return Response(body, problem.status, headers, "application/json")


# Sockets.


class Connection:
    """A socket at a table."""

    def __init__(self, send: Send, visitor: Visitor | None, wanted: int | None, seen: int) -> None:
        self.user = visitor.person.id if visitor else 0
        self.session = visitor.session if visitor else ""
        self.wanted = wanted
        self.seen = seen
        self._send = send
        self._queue: list[bytes] = []
        self._more = asyncio.Event()
        self._closed: tuple[int, str] | None = None

    def send(self, message: bytes) -> None:
        """Tell something; who does not keep up is cut off, and may come back."""
        if self._closed:
            return
        self._queue.append(message)
        if len(self._queue) > MOST_QUEUED:
            metrics.dropped.inc()
            self._queue.clear()
            self.close(1013, "you do not keep up")
        self._more.set()

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
                messages, self._queue = self._queue, []
                await self._send({"type": "websocket.send", "text": b"\n".join(messages).decode()})
            elif self._closed:
                code, reason = self._closed
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return
            if self._closed:
                self._more.set()


class TableSocket:
    """The socket of a table; spoken without what Starlette wraps around it, which would cost a tenth of a move."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one who comes to a table."""
        services, websocket = self._services, WebSocket(scope, receive, send)
        try:
            asked = _numbers(websocket.query_params, ("since", "seat"))
            _check_socket(services, websocket)
            session = await services.hub.find(websocket.path_params["link"])
            if not session:
                raise Problem(404, "nowhere", "there is no such table")
            visitor = await services.visitor(websocket.cookies)
            connection = Connection(send, visitor, asked.get("seat"), asked.get("since", 0))
            if connection.wanted is not None and session.seat_of(connection) is None:
                raise Problem(403, "forbidden", f"seat {connection.wanted} is not yours")
        except Problem as problem:
            await websocket.send_denial_response(_problem(problem))
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
        raise Problem(403, "origin", "this request comes from another site")
    if SUBPROTOCOL not in websocket.scope.get("subprotocols", ()):
        raise Problem(400, "version", f"this server speaks {SUBPROTOCOL}: ask for it as a subprotocol")
    if len(services.sockets) >= services.settings.most_sockets:
        raise Problem(503, "busy", "the house is full")
    if not services.requests.take(websocket.client.host if websocket.client else ""):
        raise Problem(429, "busy", "too many requests: wait a moment")


async def _listen(services: Services, receive: Receive, connection: Connection, link: str) -> None:
    """Take in one message after the other."""
    bucket = Bucket(services.settings.messages_per_second, 5 * services.settings.messages_per_second)
    while True:
        received = await receive()
        if received["type"] == "websocket.disconnect":
            return
        metrics.messages.inc()
        if not bucket.take():
            connection.send(refused("busy", "too many messages: wait a moment"))
            await asyncio.sleep(1 / services.settings.messages_per_second)
            continue
        try:
            ask = _message.decode(received.get("text") or received.get("bytes") or b"")
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            metrics.refused.labels("bad").inc()
            connection.send(refused("bad", str(error)[:300] or "the data cannot be read"))
            continue
        session = services.hub.tables.get(link)
        if session is None or connection not in session.sockets:
            return  # the table was put away after a failure; the socket is closed by now
        if not bucket.take(COSTS.get(type(ask), 0)):
            connection.send(refused("busy", "not so often: wait a moment", ask.id))
        elif isinstance(ask, Hint):
            services.hub.spawn(services.hub.ask(session, connection, ask))
        else:
            await services.hub.ask(session, connection, ask)


# Around all of it.


class HeadersMiddleware:
    """What every answer gets and every failure becomes: headers, a count, a plain error without insides."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._hsts = services.settings.secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        begun = False

        async def send_more(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if self._hsts:
                    headers.append((b"strict-transport-security", b"max-age=31536000"))
                message["headers"] = [*message.get("headers", ()), *headers]
                metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        try:
            await self._app(scope, receive, send_more)
        except ClientDisconnect:
            pass
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"].partition("tables/")[0]})
            if not begun:
                await _problem(Problem(500, "broken", "something went wrong here; it has been written down"))(
                    scope, receive, send_more
                )


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.open()
        yield
        await services.close()

    async def healthz(_: Request) -> Response:
        return PlainTextResponse(
            "ok\n" if services.hub.healthy else "cannot write\n", 200 if services.hub.healthy else 503
        )

    async def numbers(_: Request) -> Response:
        metrics.tables.set(len(services.hub.tables))
        return PlainTextResponse(metrics.page().decode())

    async def missing(_: Request) -> Response:
        return _problem(Problem(404, "nowhere", "there is nothing here"))

    async def page(request: Request) -> Response:
        return _file(settings.static.resolve(), request.path_params["path"], request.headers)

    routes: list[BaseRoute] = [
        *(StarletteRoute(found.path, endpoint(services, found), methods=[found.method]) for found in ROUTES),
        WebSocketRoute("/api/tables/{link}/socket", TableSocket(services)),
        StarletteRoute("/api/openapi.json", _fixed(schema.openapi())),
        StarletteRoute("/api/messages.json", _fixed(schema.messages())),
        StarletteRoute("/api/{path:path}", missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        StarletteRoute("/healthz", healthz),
        StarletteRoute("/metrics", numbers),
        StarletteRoute("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _not_found, 405: _not_allowed})
    app.add_middleware(HeadersMiddleware, services=services)
    app.state.services = services
    return app


async def _not_found(_: Request, __: Exception) -> Response:
    return _problem(Problem(404, "nowhere", "there is nothing here"))


async def _not_allowed(_: Request, __: Exception) -> Response:
    return _problem(Problem(405, "bad", "this address takes another method"))


def _fixed(data: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    body = encode(data)

    async def answer(_: Request) -> Response:
        return Response(body, media_type="application/json")

    return answer


def _file(root: Path, path: str, headers: Headers) -> Response:
    """A file of the browser client; a page of it for every other address."""
    wanted = (root / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(root):
        hashed = path.startswith("assets/")
        return _sent(wanted, headers, "public, max-age=31536000, immutable" if hashed else "no-cache")
    if "." in path.rpartition("/")[2]:
        return _problem(Problem(404, "nowhere", "there is nothing here"))
    index = root / "index.html"
    return _sent(index, headers, "no-cache") if index.is_file() else HTMLResponse(NO_CLIENT)


def _sent(file: Path, headers: Headers, lasting: str) -> Response:
    """A file as it is, or compressed as the build left it beside it, for who takes that."""
    taken = {word.partition(";")[0].strip() for word in headers.get("accept-encoding", "").split(",")}
    told = {"cache-control": lasting, "vary": "accept-encoding"}
    kind = guess_type(file.name)[0]
    for name, ending in (("br", ".br"), ("gzip", ".gz")):
        small = file.with_name(file.name + ending)
        if name in taken and small.is_file():
            return FileResponse(small, headers={**told, "content-encoding": name}, media_type=kind)
    return FileResponse(file, headers=told, media_type=kind)
