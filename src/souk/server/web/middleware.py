"""What every answer gets and every failure becomes."""

from __future__ import annotations

import logging
from typing import Final

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import metrics
from ..reasons import ServerError
from .problems import Problem, response_of

log = logging.getLogger("souk.server")

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


class HeadersMiddleware:
    """Headers, a count, a plain error without insides."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._hsts = secure

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
                await response_of(Problem(500, "broken", ServerError()))(scope, receive, send_more)
