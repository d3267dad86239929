"""The cookie that says who somebody is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from starlette.responses import Response

YEAR: Final = 365 * 86_400
COOKIE: Final = "souk"
SECURE_COOKIE: Final = "__Host-souk"  # a browser takes it by HTTPS only, and from no other host of the same domain


def read(cookies: Mapping[str, str], secure: bool) -> str | None:
    """What somebody carries; by HTTPS also under the name that it had before."""
    return (cookies.get(SECURE_COOKIE) if secure else None) or cookies.get(COOKIE)


def write(response: Response, cookies: Mapping[str, str], new: str | None, secure: bool) -> None:
    """Give somebody a cookie, or take it away if it is empty; one with the name that it had before is exchanged."""
    name = SECURE_COOKIE if secure else COOKIE
    if new is None and secure and name not in cookies:
        new = cookies.get(COOKIE)
    if new:
        response.set_cookie(name, new, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    elif new is not None:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in cookies:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=True)
