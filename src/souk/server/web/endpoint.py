"""Requests: what stands before every route (origins, limits, who asks), and the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from souk.engine.errors import SoukError
from souk.table.reasons import NameFirst

from ..reasons import (
    BodyTooLarge,
    BodyTooSlow,
    NoSuchParameter,
    NotANumber,
    OtherSite,
    SendJson,
    TooDeep,
    TooManyRequests,
    Unreadable,
)
from ..services import Services
from ..tables.session import encode
from . import cookies
from .costs import ASIDE, ROUTES
from .problems import Problem, problem_of, response_of
from .routes import Call, Route

MOST_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 10.0  # in which the body of a request has to arrive


def endpoint(services: Services, found: Route) -> Callable[[Request], Awaitable[Response]]:
    """A route as Starlette calls it."""
    name = f"{found.method} {found.path}"
    cost, aside = ROUTES[name], ASIDE.get(name, 0.0)
    decoder = msgspec.json.Decoder(found.body) if found.body else None

    async def answer(request: Request) -> Response:
        try:
            if found.method != "GET" and not services.allows(request.headers):
                raise Problem(403, "origin", OtherSite())
            address = request.client.host if request.client else ""
            if not services.charge(address, cost + services.loading(request.path_params.get("link")), aside):
                raise Problem(429, "busy", TooManyRequests())
            sent = await _body(request) if decoder else b""  # first: whoever takes long is known only when it is here
            visitor = await services.visitor(request.cookies)
            if found.known and not visitor:
                raise Problem(401, "who", NameFirst())
            body = decoder.decode(sent) if decoder else None
            call = Call(
                *(services, visitor, body, dict(request.path_params), numbers(request.query_params, found.query)),
                *(request.headers.get("user-agent", ""), address),
            )
            answered = await found.handler(call)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return response_of(Problem(400, "bad", Unreadable(text=str(error))))
        except RecursionError:
            return response_of(Problem(400, "bad", TooDeep()))
        except SoukError as error:
            return response_of(problem_of(error))
        response = Response(answered if isinstance(answered, str) else encode(answered), media_type=found.media)
        response.headers["cache-control"] = "no-store"
        cookies.write(response, call.cookie, services.settings.secure)
        return response

    return answer


async def _body(request: Request) -> bytes:
    """The body, if it is JSON, not too long, and comes soon."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Problem(415, "bad", SendJson())
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BODY:
                    raise Problem(413, "bad", BodyTooLarge(most=MOST_BODY))
    except TimeoutError:
        raise Problem(408, "slow", BodyTooSlow()) from None
    return bytes(body)


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
