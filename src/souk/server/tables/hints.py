"""Hints, one after the other: one for each person, a short queue, and none for whom nobody listens any more."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from souk.engine.position import View
from souk.table.reasons import DecisionPassed
from souk.table.table import Refusal

from ..protocol import HintData
from ..reasons import HintsQueued, HintUnderWay
from .bots import BotPool, Options

MOST_WAITING: Final = 8  # who comes then would wait longer than that many seconds


@dataclass(frozen=True)
class _Asked:
    user: int
    view: View
    options: Options
    wanted: Callable[[], bool]
    answer: asyncio.Future[HintData]


class Hints:
    """The queue before the process that thinks about hints."""

    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._queue: asyncio.Queue[_Asked] = asyncio.Queue(MOST_WAITING)
        self._users: set[int] = set()  # for whom one is on its way

    async def ask(self, user: int, view: View, options: Options, wanted: Callable[[], bool]) -> HintData:
        """A hint for a user; given up when its turn comes and `wanted` says that nobody listens."""
        if user in self._users:
            raise Refusal("busy", HintUnderWay())
        answer = asyncio.get_running_loop().create_future()
        try:
            self._queue.put_nowait(_Asked(user, view, options, wanted, answer))
        except asyncio.QueueFull:
            raise Refusal("busy", HintsQueued()) from None
        self._users.add(user)
        hint: HintData = await answer
        return hint

    async def run(self) -> None:
        """Think, for ever."""
        while True:
            asked = await self._queue.get()
            try:
                await self._think(asked)
            finally:
                self._users.discard(asked.user)

    async def _think(self, asked: _Asked) -> None:
        if asked.answer.done():
            return
        if not asked.wanted():
            asked.answer.set_exception(Refusal("stale", DecisionPassed()))
            return
        try:
            hint = await self._bots.hint(asked.view.game, asked.options, asked.view)
        except Exception as error:
            if not asked.answer.done():
                asked.answer.set_exception(error)
        else:
            if not asked.answer.done():
                asked.answer.set_result(hint)
