"""What a route of the HTTP interface is: who may ask for what, what it takes and what it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from ..accounts import Visitor
from ..services import Services
from ..store import Person
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
            raise Problem(401, "who", "come in with a name first")
        return self.visitor

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.known.person

    @property
    def user(self) -> int:
        """The number of who asks; 0 for a stranger."""
        return self.visitor.person.id if self.visitor else 0

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


def marker(routes: list[Route]) -> Callable[..., Callable[[Handler], Handler]]:
    """What marks the functions that answer requests, and lists them."""

    def route(
        method: str, path: str, answer: Any, body: Any = None, known: bool = True, **query: str
    ) -> Callable[[Handler], Handler]:
        def mark(handler: Handler) -> Handler:
            routes.append(Route(method, path, handler, answer, body, query, known))
            return handler

        return mark

    return route
