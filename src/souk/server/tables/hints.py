"""Hints and the coach: one for each person, a short queue, none for whom nobody listens."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from souk.table.reasons import DecisionPassed
from souk.table.table import Refusal

from ..reasons import HintsQueued, HintUnderWay
from .workers import InTurn, Tell, nobody

T = TypeVar("T")
MOST_WAITING: Final = 8  # for each that is thought about: who comes then would wait longer than that many seconds


class ThinkingQueue(Generic[T]):
    """The queue before those who think about hints, or for the coach."""

    def __init__(self, at_once: Callable[[], int], name: str) -> None:
        self._at_once = at_once
        self._turns = InTurn(at_once, name)
        self._users: dict[int, asyncio.Task[T]] = {}  # for whom one is on its way

    async def ask(
        self, user: int, think: Callable[[], Awaitable[T]], wanted: Callable[[], bool], tell: Tell = nobody
    ) -> T:
        """What is thought for a user; given up when its turn comes and `wanted` says that nobody listens.

        Whoever does not wait for it any more has it under way nevertheless, as long as somebody thinks about it.
        """
        if user in self._users:
            raise Refusal("busy", HintUnderWay())
        if len(self._users) >= (1 + MOST_WAITING) * self._at_once():
            raise Refusal("busy", HintsQueued())
        task = asyncio.get_running_loop().create_task(self._think(user, think, wanted, tell))
        self._users[user] = task
        task.add_done_callback(lambda _: self._done(user))
        return await asyncio.shield(task)

    async def _think(self, user: int, think: Callable[[], Awaitable[T]], wanted: Callable[[], bool], tell: Tell) -> T:
        async def work() -> T:
            if not wanted():
                raise Refusal("stale", DecisionPassed())
            return await think()

        return await self._turns.do(str(user), work, tell)

    def _done(self, user: int) -> None:
        task = self._users.pop(user)
        if not task.cancelled():
            task.exception()  # somebody heard of it, or nobody wants to
