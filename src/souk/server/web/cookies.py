"""The cookie that says who somebody is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

YEAR: Final = 365 * 86_400
COOKIE: Final = "souk"
SECURE_COOKIE: Final = "__Host-souk"  # a browser takes it by HTTPS only, and from no other host of the same domain


def read(cookies: Mapping[str, str], secure: bool) -> str | None:
    """What somebody carries. By HTTPS the other name does not count: any host of the same domain could have set it."""
    return cookies.get(_name(secure))


def write(response: Response, new: str | None, secure: bool) -> None:
    """Give somebody a cookie, or take it away if it is empty."""
    if new:
        response.set_cookie(_name(secure), new, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    elif new is not None:
        response.delete_cookie(_name(secure), httponly=True, samesite="lax", secure=secure)


def _name(secure: bool) -> str:
    return SECURE_COOKIE if secure else COOKIE
