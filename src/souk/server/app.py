"""The application: what is found at which address."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from . import metrics, schema
from .reasons import NothingHere, WrongMethod
from .services import Services
from .settings import Settings
from .tables.session import encode
from .web import texts
from .web.analysis_socket import AnalysisSocket
from .web.api import ROUTES
from .web.endpoint import endpoint
from .web.files import Files
from .web.front import Front
from .web.middleware import HeadersMiddleware
from .web.problems import Problem, response_of
from .web.sockets import TableSocket


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
            "ok\n" if services.hub.writer.healthy else "cannot write\n", 200 if services.hub.writer.healthy else 503
        )

    async def readyz(_: Request) -> Response:
        return PlainTextResponse("ready\n" if services.ready else "not ready\n", 200 if services.ready else 503)

    async def numbers(_: Request) -> Response:
        metrics.tables.set(len(services.hub.tables))
        return PlainTextResponse(metrics.page().decode())

    async def missing(_: Request) -> Response:
        return response_of(Problem(404, "nowhere", NothingHere()))

    files = Files(settings.static.resolve())

    async def page(request: Request) -> Response:
        return files.answer(request.path_params["path"], request.headers)

    routes: list[BaseRoute] = [
        *(Route(found.path, endpoint(services, found), methods=[found.method]) for found in ROUTES),
        WebSocketRoute("/api/tables/{link}/socket", TableSocket(services)),
        WebSocketRoute("/api/analysis", AnalysisSocket(services)),
        Route("/api/openapi.json", _fixed(schema.openapi())),
        Route("/api/messages.json", _fixed(schema.messages())),
        *texts.ROUTES,
        Route("/api/{path:path}", missing, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", numbers if settings.metrics else missing),
        Route("/{path:path}", page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: _not_found, 405: _not_allowed})
    app.add_middleware(Front, services=services)
    app.add_middleware(HeadersMiddleware, secure=settings.secure)
    app.state.services = services
    return app


async def _not_found(_: Request, __: Exception) -> Response:
    return response_of(Problem(404, "nowhere", NothingHere()))


async def _not_allowed(_: Request, __: Exception) -> Response:
    return response_of(Problem(405, "bad", WrongMethod()))


def _fixed(data: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    body = encode(data)

    async def answer(_: Request) -> Response:
        return Response(body, media_type="application/json")

    return answer
