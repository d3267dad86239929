"""What every request passes first: where it comes from, whether it means this server, whether it may come."""

from __future__ import annotations

import asyncio
import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..limits import place_of
from ..services import Services
from .costs import REQUEST, SLOWED
from .problems import Problem, response_of


class Front:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self._app = app
        self._services = services
        machine = socket.gethostname().lower()
        origin = urlsplit(services.settings.origin).hostname
        self._names = {"localhost", machine, f"{machine}.local", origin, services.settings.host.lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        place = place_of(self._address(scope, headers))
        scope["client"] = place, 0
        try:
            if not self._services.charge(place, REQUEST):
                await asyncio.sleep(SLOWED)  # or saying no would be work without end
                raise Problem(429, "busy", "too many requests: wait a moment")
            if not self._is_called(headers.get("host", "")):
                raise Problem(421, "host", "this server has another name: start it with --origin to give it this one")
            if any(ord(letter) < 32 or ord(letter) == 127 for letter in scope["path"]):
                raise Problem(404, "nowhere", "there is nothing here")
        except Problem as problem:
            await _deny(problem, scope, receive, send)
            return
        await self._app(scope, receive, send)

    def _address(self, scope: Scope, headers: Headers) -> str:
        """Who asks. Each proxy adds whom it was asked by at the end, so what stands further left is anybody's word."""
        peer = scope["client"][0] if scope.get("client") else ""
        proxies = self._services.settings.proxies
        hops = [hop.strip() for line in headers.getlist("x-forwarded-for") for hop in line.split(",")]
        if not proxies or len(hops) < proxies:
            return peer
        hop = hops[-proxies]
        if hop.startswith("["):
            hop = hop[1:].partition("]")[0]
        elif hop.count(":") == 1:
            hop = hop.partition(":")[0]
        return hop if _is_number(hop) else peer

    def _is_called(self, host: str) -> bool:
        """Whether this server goes by that name. A page of another site may call it by a name of its own."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return not host or name in self._names or name.endswith(".localhost") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


async def _deny(problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).send_denial_response(response_of(problem))
    else:
        await response_of(problem)(scope, receive, send)
