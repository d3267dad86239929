"""The HTTP interface: every route. The OpenAPI description is made from it."""

from __future__ import annotations

from typing import Final

from . import account_routes, lesson_routes, puzzle_routes, study_routes, table_routes
from .routes import Route

ROUTES: Final[list[Route]] = [
    *account_routes.ROUTES,
    *lesson_routes.ROUTES,
    *puzzle_routes.ROUTES,
    *table_routes.ROUTES,
    *study_routes.ROUTES,
]
