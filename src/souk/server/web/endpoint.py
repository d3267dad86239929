"""Requests: what stands before every route (origins, limits, who asks), and the answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from souk.engine.errors import SoukError
from souk.table.reasons import NameFirst

from ..reasons import (
    BodyTooLarge,
    NoSuchParameter,
    NotANumber,
    OtherSite,
    SendJson,
    TooDeep,
    TooManyRequests,
    Unreadable,
)
from ..services import COOKIE, Services
from ..tables.session import encode
from .problems import Problem, problem_of, response_of
from .routes import Call, Route

YEAR: Final = 365 * 86_400
MOST_BODY: Final = 64 * 1024


def endpoint(services: Services, found: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route as Starlette calls it."""
    decoder = msgspec.json.Decoder(found.body) if found.body else None

    async def answer(request: Request) -> Response:
        try:
            if found.method != "GET" and not services.allows(request.headers):
                raise Problem(403, "origin", OtherSite())
            address = request.client.host if request.client else ""
            if not services.requests.take(address):
                raise Problem(429, "busy", TooManyRequests())
            visitor = await services.visitor(request.cookies)
            if found.known and not visitor:
                raise Problem(401, "who", NameFirst())
            body = decoder.decode(await _body(request)) if decoder else None
            call = Call(
                *(services, visitor, body, dict(request.path_params), numbers(request.query_params, found.query)),
                *(request.headers.get("user-agent", ""), address),
            )
            answered = await found.handler(call)
        except msgspec.MsgspecError as error:
            return response_of(Problem(400, "bad", Unreadable(text=str(error))))
        except RecursionError:
            return response_of(Problem(400, "bad", TooDeep()))
        except SoukError as error:
            return response_of(problem_of(error))
        response = Response(answered if isinstance(answered, str) else encode(answered), media_type=found.media)
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
        raise Problem(415, "bad", SendJson())
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MOST_BODY:
            raise Problem(413, "bad", BodyTooLarge(most=MOST_BODY))
    return body


def numbers(asked: Mapping[str, str], known: Collection[str]) -> dict[str, int]:
    """The parameters of a query, all of them whole numbers."""
    found = {}
    for name, text in asked.items():
        if name not in known:
            raise Problem(400, "bad", NoSuchParameter(name=name[:40], known=", ".join(known)))
        if not text.isdecimal() or not text.isascii() or len(text) > 15:
            raise Problem(400, "bad", NotANumber(name=name, text=text[:40]))
        found[name] = int(text)
    return found
