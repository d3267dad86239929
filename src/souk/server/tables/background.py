"""What goes on beside everything else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

log = logging.getLogger("souk.server")


class Background:
    """Work that nobody waits for; a failure is logged, and the server goes on."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something now, and again so many seconds after it is done, or has failed."""
        self.spawn(_repeated(seconds, work))

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something in the background failed", exc_info=error)

    async def stop(self) -> None:
        """End all of it."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _repeated(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            log.exception("something in the background failed, and will be tried again")
        await asyncio.sleep(seconds)
