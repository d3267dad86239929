"""A Ray cluster that thinks for this server. While it is away, or answers too late, this machine thinks by itself."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from itertools import count
from typing import Any, Final

import souk
from souk.arena.spread import NoRay

from .. import metrics
from .envoy import ANSWER, AWAY, CORES, DIED, ORDER, UNKNOWN
from .workers import Crew, Here, Thinkers, Workers, WorkFailed

log = logging.getLogger("souk.server")

COMES_IN: Final = 60.0  # seconds until the cluster has let us in, and somebody there has Souk in memory
BEAT: Final = 2.0  # seconds between two looks whether it is still there
ANSWERS_IN: Final = 6.0  # seconds, or it is taken for gone
AGAIN: Final = 5.0  # seconds until it is tried again
LONGEST: Final = 15.0  # seconds that people wait for the cluster before this machine thinks for them
LONGEST_ASIDE: Final = 300.0  # and where nobody waits, since it may have no free core for long
_START: Final = "from souk.server.tables.envoy import main; main()"


class ClusterAway(Exception):
    """The cluster cannot be asked just now."""


def thinkers_at(address: str) -> Thinkers:
    """Who thinks: this machine, or the cluster at an address."""
    if address and not find_spec("ray"):
        raise NoRay("to think on a Ray cluster install Ray: pip install 'souk[ray]'")
    return Cluster(address) if address else Here()


class Cluster:
    """All machines of a Ray cluster, reached by a process of its own: what happens to the connection happens there."""

    def __init__(self, address: str) -> None:
        self.cores = 0  # none while it is away
        self._address = address
        self._envoy: Process | None = None
        self._numbers = count()
        self._asked: dict[int, asyncio.Future[bytes]] = {}

    def crew(self, processes: int, nice: int, awaited: bool) -> Crew:
        """Whoever has a free core there, or so many processes here."""
        return _Crew(self, Workers(processes, nice), awaited)

    async def run(self) -> None:
        """Be connected, again and again."""
        while True:
            try:
                await self._be_connected()
            except (OSError, TimeoutError, ClusterAway) as error:
                why = str(error) or type(error).__name__
                log.warning("the cluster is away, this machine thinks by itself", extra={"why": why})
            await asyncio.sleep(AGAIN)

    async def _be_connected(self) -> None:
        """As long as the cluster answers."""
        start = asyncio.create_subprocess_exec(sys.executable, "-c", _START, self._address, stdin=PIPE, stdout=PIPE)
        self._envoy = envoy = await start
        listening = asyncio.create_task(self._listen(envoy))
        try:
            await self._look(COMES_IN)
            log.info("a cluster thinks", extra={"cores": self.cores})
            while True:
                await asyncio.sleep(BEAT)
                await self._look(ANSWERS_IN)
        finally:
            self._hang_up()
            with suppress(ProcessLookupError):
                envoy.kill()
            listening.cancel()
            await envoy.wait()

    async def _look(self, seconds: float) -> None:
        """Find out how large it is, and that it has the same Souk."""
        async with asyncio.timeout(seconds):
            version = await self.ask(_version, (), awaited=True)
            if version != souk.__version__:
                raise ClusterAway(f"it has Souk {version}, and this is {souk.__version__}")
            self.cores = int(await self._order(CORES, awaited=True))
        metrics.cluster.set(self.cores)

    async def ask(self, function: Callable[..., Any], args: tuple[object, ...], awaited: bool) -> Any:
        """What a function returns there, or raises."""
        well, value = pickle.loads(await self._order(pickle.dumps((function, args)), awaited))
        if not well:
            raise value
        return value

    async def _order(self, order: bytes, awaited: bool) -> bytes:
        if not self._envoy or not self._envoy.stdin:
            raise ClusterAway
        number = next(self._numbers)
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._asked[number] = answer
        try:
            self._envoy.stdin.write(ORDER.pack(number, awaited, len(order)) + order)
            return await answer
        finally:
            self._asked.pop(number, None)

    async def _listen(self, envoy: Process) -> None:
        assert envoy.stdout
        why = ""
        with suppress(asyncio.IncompleteReadError):
            while True:
                number, end, length = ANSWER.unpack(await envoy.stdout.readexactly(ANSWER.size))
                said = await envoy.stdout.readexactly(length)
                if end == AWAY:
                    why = said.decode()
                    break
                answer = self._asked.get(number)
                if not answer or answer.done():  # nobody waits for it any more
                    continue
                if end == DIED:
                    answer.set_exception(WorkFailed("several processes of the cluster died of it"))
                elif end == UNKNOWN:
                    answer.set_exception(ClusterAway(said.decode()))
                else:
                    answer.set_result(said)
        self._hang_up(why)

    def _hang_up(self, why: str = "") -> None:
        """Whoever waits has to turn to somebody else."""
        self._envoy, self.cores = None, 0
        metrics.cluster.set(0)
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ClusterAway(why))


class _Crew:
    """The cluster, or those who stand in for it here."""

    def __init__(self, cluster: Cluster, here: Workers, awaited: bool) -> None:
        self._cluster = cluster
        self._here = here
        self._awaited = awaited

    @property
    def size(self) -> int:
        return self._cluster.cores or self._here.size

    async def run(self, function: Callable[..., Any], *args: object) -> Any:
        if self._cluster.cores:
            try:
                async with asyncio.timeout(LONGEST if self._awaited else LONGEST_ASIDE):
                    return await self._cluster.ask(function, args, self._awaited)
            except (ClusterAway, TimeoutError):
                metrics.stood_in.inc()
        return await self._here.run(function, *args)

    def close(self) -> None:
        self._here.close()


# On the cluster.


def _version() -> str:
    return souk.__version__
