"""Processes for work that would keep everybody waiting: at low priority, started when needed, replaced if they die."""

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
from typing import Any, Final

log = logging.getLogger("souk.server")

TRIES: Final = 3


class WorkFailed(Exception):
    """The processes that were given something to do died of it, one after the other."""


class InTurn:
    """Lets so many at a time do something. Those who wait come in turn, one of each, however many somebody has."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whose they are; whose turn is next comes first

    @asynccontextmanager
    async def of(self, whose: str) -> AsyncIterator[None]:
        """Somebody's turn, when it has come."""
        if self._free:
            self._free -= 1
        else:
            await self._called(whose)
        try:
            yield
        finally:
            self._call_next()

    async def _called(self, whose: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # called, and gone in the same moment
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            queue = self._waiting.pop(whose)
            turn = queue.popleft()
            if queue:
                self._waiting[whose] = queue  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Workers:
    """So many processes, which are as polite as `nice` says."""

    def __init__(self, processes: int, nice: int) -> None:
        self.processes = processes
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._alone = asyncio.Lock()

    async def run(self, function: Callable[..., Any], *args: object) -> Any:
        """What a function of the top level of a module returns, computed elsewhere."""
        if self._pool is None:
            self._pool = self._start(self.processes)
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
