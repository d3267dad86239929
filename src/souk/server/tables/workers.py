"""Who does what would keep everybody waiting: crews of this machine, which are processes at low priority, started when
needed and replaced if they die; or of a cluster (cluster.py)."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import get_context, parent_process
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from .. import metrics

log = logging.getLogger("souk.server")

TRIES: Final = 3
MOMENT: Final = 1.0  # seconds that somebody waits without a word; so often it is looked how long it will still take
LATE: Final = 5.0  # seconds after which whoever is thinking is late,
LATE_TIMES: Final = 3.0  # and that many times as long as it takes as a rule
LATEST: Final = 0.1  # how much the latest counts for what is the rule
T = TypeVar("T")


class WorkFailed(Exception):
    """The processes that were given something to do died of it, one after the other."""


class Wait(NamedTuple):
    """What is told to somebody who waits: how many come before, and about how many seconds that takes.

    SLOW: whoever is to think has begun, or could, but is slow to answer.
    """

    ahead: int
    seconds: int


SLOW: Final = Wait(-1, 0)


def nobody(_: Wait | None) -> None:
    """Nobody waits for it."""


Tell = Callable[[Wait | None], None]  # how long it will take, whenever that is another; None when it is over


class InTurn:
    """Lets so many at a time do something. Those who wait come in turn, one of each, however many somebody has."""

    def __init__(self, most: Callable[[], int], name: str = "") -> None:
        self._most = most  # it may change
        self._gauge = metrics.waiting.labels(name) if name else None
        self._busy = 0
        self._takes = 0.0  # seconds, as a rule, for each
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # by whose they are; whose turn is next comes first

    async def do(self, whose: str, work: Callable[[], Awaitable[T]], tell: Tell = nobody) -> T:
        """Do something in somebody's turn. Who waits for it, or for its end, longer than a moment is told so."""
        told = _Told(tell)
        try:
            async with self._of(whose, told):
                begun = time.monotonic()
                result = await self._done_in_time(work, told)
                taken = time.monotonic() - begun
                self._takes += (taken - self._takes) * (LATEST if self._takes else 1.0)
            return result
        finally:
            told(None)

    async def _done_in_time(self, work: Callable[[], Awaitable[T]], told: _Told) -> T:
        """It has begun, and takes no longer than usual; or somebody is told."""
        told(None)
        late = asyncio.get_running_loop().call_later(max(LATE, LATE_TIMES * self._takes), told, SLOW)
        try:
            return await work()
        finally:
            late.cancel()

    @asynccontextmanager
    async def _of(self, whose: str, told: _Told) -> AsyncIterator[None]:
        if self._busy < self._most():
            self._busy += 1
        else:
            await self._called(whose, told)
        try:
            yield
        finally:
            self._done()

    async def _called(self, whose: str, told: _Told) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        self._count()
        try:
            while not (await asyncio.wait([turn], timeout=MOMENT))[0]:
                told(self._wait_of(whose, turn))
        except asyncio.CancelledError:
            if turn.done():  # called, and gone in the same moment
                self._done()
            turn.cancel()
            raise

    def _wait_of(self, whose: str, turn: asyncio.Future[None]) -> Wait:
        """How many come before one who waits, as far as it is known now."""
        queues = {each: [one for one in queue if not one.done()] for each, queue in self._waiting.items()}
        round_ = queues[whose].index(turn)
        earlier = list(queues)[: list(queues).index(whose)]
        others = sum(min(len(queue), round_ + (each in earlier)) for each, queue in queues.items() if each != whose)
        ahead = round_ + others
        return Wait(ahead, math.ceil((ahead + 1) * self._takes / max(1, self._most())))

    def _count(self) -> None:
        if self._gauge:
            self._gauge.set(sum(not one.done() for queue in self._waiting.values() for one in queue))

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
        self._count()


class _Told:
    """What somebody was told last, so that it is not told again."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._last: Wait | None = None

    def __call__(self, wait: Wait | None) -> None:
        if wait != self._last:
            self._last = wait
            self._tell(wait)


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
