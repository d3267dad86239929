"""What a route of the HTTP interface is: who may ask for what, what it takes and what it answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from souk.table.reasons import NameFirst

from ..accounts import Visitor
from ..services import Services
from ..store import Person
from .costs import PAGE, SLOWED
from .problems import Problem


@dataclass
class Call:
    """One request: who asks, and what for."""

    services: Services
    visitor: Visitor | None
    body: Any
    path: dict[str, str]
    query: dict[str, int]
    agent: str
    address: str
    cookie: str | None = None  # to be set; empty to be deleted

    @property
    def known(self) -> Visitor:
        """Who asks, and by which session."""
        if self.visitor is None:
            raise Problem(401, "who", NameFirst())
        return self.visitor

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.known.person

    @property
    def user(self) -> int:
        """The number of who asks; 0 for a stranger."""
        return self.visitor.person.id if self.visitor else 0

    async def pay(self) -> None:
        """Wait until the address may cause the work of one more page of a long answer."""
        while not self.services.charge(self.address, PAGE):
            await asyncio.sleep(SLOWED)

    @property
    def who(self) -> str:
        """Whose request it counts as: a person's, or an address's."""
        return f"user {self.user}" if self.user else self.address


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    answer: Any
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)  # whole numbers, by name, and what they are for
    known: bool = True  # whether one must have come in
    picture: bool = False  # whether the answer is an SVG picture

    @property
    def media(self) -> str:
        """The type of the answer, as HTTP says it."""
        if self.picture:
            return "image/svg+xml"
        return "text/plain" if self.answer is str else "application/json"


def marker(routes: list[Route]) -> Callable[..., Callable[[Handler], Handler]]:
    """What marks the functions that answer requests, and lists them."""

    def route(
        method: str,
        path: str,
        answer: Any,
        body: Any = None,
        known: bool = True,
        picture: bool = False,
        **query: str,
    ) -> Callable[[Handler], Handler]:
        def mark(handler: Handler) -> Handler:
            routes.append(Route(method, path, handler, answer, body, query, known, picture))
            return handler

        return mark

    return route
