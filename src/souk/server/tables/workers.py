"""Who does what would keep everybody waiting: crews of this machine, which are processes at low priority, started when
needed and replaced if they die; or of a cluster (cluster.py)."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from typing import Any, Final, Protocol

log = logging.getLogger("souk.server")

TRIES: Final = 3


class WorkFailed(Exception):
    """The processes that were given something to do died of it, one after the other."""


class InTurn:
    """Lets so many at a time do something. Those who wait come in turn, one of each, however many somebody has."""

    def __init__(self, most: Callable[[], int]) -> None:
        self._most = most  # it may change
        self._busy = 0
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whose they are; whose turn is next comes first

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Somebody's turn, when it has come."""
        if self._busy < self._most():
            self._busy += 1
        else:
            await self._called(whose)
        try:
            yield
        finally:
            self._done()

    async def _called(self, whose: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # called, and gone in the same moment
                self._done()
            raise

    def _done(self) -> None:
        self._busy -= 1
        while self._waiting and self._busy < self._most():
            whose = next(iter(self._waiting))
            queue = self._waiting.pop(whose)
            turn = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # behind all others
            if not turn.done():
                self._busy += 1
                turn.set_result(None)


class Crew(Protocol):
    """Who carries out what would keep others waiting."""

    @property
    def size(self) -> int:
        """How much it can do at once."""

    async def run(self, function: Callable[..., Any], *args: object) -> Any:
        """What a function of the top level of a module returns, computed elsewhere."""

    def close(self) -> None:
        """End it."""


class Thinkers(Protocol):
    """Where bots, hints, reviews and the analysis board have their crews."""

    def crew(self, processes: int, nice: int, awaited: bool) -> Crew:
        """So many processes of this machine, which are as polite as `nice` says, or who stands in for them.

        What is `awaited` comes before what nobody waits for.
        """

    async def run(self) -> None:
        """Whatever that needs, for ever."""


class Here:
    """Thinking on this machine."""

    def crew(self, processes: int, nice: int, awaited: bool) -> Crew:
        """So many processes; who is waited for is less polite."""
        return Workers(processes, nice)

    async def run(self) -> None:
        """Nothing."""


HERE: Final = Here()


class Workers:
    """So many processes, which are as polite as `nice` says."""

    def __init__(self, processes: int, nice: int) -> None:
        self.size = processes
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._alone = asyncio.Lock()

    async def run(self, function: Callable[..., Any], *args: object) -> Any:
        """What a function of the top level of a module returns, computed elsewhere."""
        if self._pool is None:
            self._pool = self._start(self.size)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
        except BrokenProcessPool:
            log.warning("a process of the workers died")
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
        return await self._again(function, *args)

    async def _again(self, function: Callable[..., Any], *args: object) -> Any:
        """Try it alone: a process that dies takes along what others were doing, and only one of them is to blame."""
        async with self._alone:
            for attempt in range(1, TRIES):
                pool = self._start(1)
                try:
                    return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
                except BrokenProcessPool:
                    log.warning("a process died again", extra={"attempt": attempt})
                finally:
                    pool.shutdown(wait=False, cancel_futures=True)
        raise WorkFailed(f"{TRIES} processes died of it")

    def _start(self, processes: int) -> ProcessPoolExecutor:
        context = get_context("forkserver" if os.name == "posix" else "spawn")
        return ProcessPoolExecutor(processes, context, initializer=_settle, initargs=(self._nice,))

    def close(self) -> None:
        """End the processes."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


# In the other processes.


def _settle(nice: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot end its processes, and they would wait for work for ever."""
    if server := parent_process():
        server.join()
        os._exit(1)
