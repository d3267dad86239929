"""A real Ray cluster thinks for a server; while it is away the server does so itself."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import souk
from souk.arena import Log
from souk.client import Client, new_id
from souk.server.tables import cluster as cluster_module
from souk.server.tables import reviews
from souk.server.tables.cluster import Cluster
from souk.server.tables.workers import WorkFailed
from souk.study import CHEAP
from souk.table.commands import Hint
from souk.table.log import Relieved
from tests.arena.test_command import PATH as BOTS
from tests.arena.test_log import PLAN, played
from tests.arena.test_play import untimed

from . import running, until
from .clusters import CORES, ROOT, TOKEN, RayCluster
from .people import open_for, play_out, sit_all
from .test_fair import die, fail
from .test_reviews import ask, wait_for

pytest.importorskip("ray")


@pytest.fixture(scope="module")
def ray_cluster() -> Iterator[RayCluster]:
    with RayCluster() as found:
        yield found


@pytest.fixture
def there(ray_cluster: RayCluster, monkeypatch: pytest.MonkeyPatch) -> RayCluster:
    """The cluster, on a machine that may be busy: nobody is taken for gone before long."""
    for name, value in TOKEN.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(cluster_module, "COMES_IN", 300.0)
    monkeypatch.setattr(cluster_module, "ANSWERS_IN", 60.0)
    monkeypatch.setattr(cluster_module, "LONGEST", 300.0)
    monkeypatch.setattr(cluster_module, "AGAIN", 0.2)
    return ray_cluster


def sleep_until(file: str) -> str:
    """On the cluster: something that takes long."""
    while not Path(file).exists():
        time.sleep(0.05)
    return "done"


class Unheard:
    """What the cluster cannot make again, as if it had another Souk."""

    def __reduce__(self) -> tuple[Any, ...]:
        return eval, (f"1 / (__import__('os').getpid() == {os.getpid()})",)


def greet_with(_: object) -> str:
    return "hello"


def greet(name: str) -> str:
    """On the cluster: something that takes no time."""
    return f"hello {name}"


def test_bots_hints_and_reviews_are_thought_there_and_here_while_it_is_away(
    there: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "EFFORTS", {"quick": CHEAP, "deep": CHEAP})
    with running(str(tmp_path / "souk.db"), think=there.address) as server, Client(server.url, "ada") as ada:
        bots, reviewing = server.services.hub._bots, server.services.hub.reviews
        cluster = bots.thinkers
        assert isinstance(cluster, Cluster)
        until(lambda: cluster.cores == CORES, 300)
        here = [crew._here for crew in (bots._bots, bots._hints, reviewing._workers)]  # type: ignore[attr-defined]
        link = open_for([ada], "basari", 2, level="greedy")
        (table,) = sit_all([ada], link)
        next(table.turns())
        assert table.ask(Hint(id=new_id())).hint.evaluations
        play_out(table, 1)
        ask(ada, link)
        assert wait_for(ada, link, status="ready").review
        assert not any(workers._pool for workers in here)  # nobody thought here
        monkeypatch.setattr(cluster_module, "LONGEST", 0.5)
        monkeypatch.setattr(cluster_module, "ANSWERS_IN", 1.0)
        there.wire.cut()
        (table,) = sit_all([ada], open_for([ada], "basari", 2, level="greedy"))
        play_out(table, 2)
        assert here[0]._pool
        assert not any(isinstance(news, Relieved) for news in table.news)
        until(lambda: not cluster.cores)
        monkeypatch.setattr(cluster_module, "ANSWERS_IN", 60.0)
        there.wire.mend()
        until(lambda: cluster.cores == CORES, 300)


def test_what_people_wait_for_waits_for_nothing_else(there: RayCluster, tmp_path: Path) -> None:
    """However much there is to do that nobody waits for, also of other programs."""
    go_on = str(tmp_path / "go on")

    async def work() -> None:
        cluster = Cluster(there.address)
        connected = asyncio.create_task(cluster.run())
        while not cluster.cores:
            await asyncio.sleep(0.05)
        people, others = (cluster.crew(1, 0, awaited) for awaited in (True, False))
        assert people.size == CORES
        busy = [asyncio.create_task(others.run(sleep_until, go_on)) for _ in range(4 * CORES)]
        assert await asyncio.gather(*(people.run(greet, name) for name in "ab")) == ["hello a", "hello b"]
        assert not any(task.done() for task in busy)
        with pytest.raises(ValueError, match="no idea"):
            await people.run(fail)
        with pytest.raises(cluster_module.ClusterAway, match="division"):
            await cluster.ask(greet_with, (Unheard(),), awaited=True)
        with pytest.raises(WorkFailed):  # it kills who carries it out, and nobody else
            await people.run(die)
        assert await people.run(greet, "c") == "hello c"
        Path(go_on).touch()
        assert await asyncio.gather(*busy) == ["done"] * len(busy)
        connected.cancel()
        await asyncio.gather(connected, return_exceptions=True)

    asyncio.run(work())


def test_a_cluster_with_another_souk_is_not_asked(there: RayCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(souk, "__version__", "0.0.1")

    async def work() -> None:
        cluster = Cluster(there.address)
        with pytest.raises(cluster_module.ClusterAway, match=r"and this is 0\.0\.1"):
            await cluster._be_connected()
        assert not cluster.cores
        assert await cluster.crew(1, 0, awaited=True).run(greet, "here") == "hello here"

    asyncio.run(work())


def test_the_arena_plays_on_the_same_cluster(there: RayCluster, tmp_path: Path) -> None:
    """By a process of its own: Ray looks for its token once."""
    code = (
        "from pathlib import Path; from souk.arena import Log, run; from tests.arena.test_log import PLAN; import sys\n"
        "with Log(PLAN, Path(sys.argv[2])) as log: assert run(PLAN, log, on=sys.argv[1])"
    )
    path = os.pathsep.join([*sys.path, str(ROOT), BOTS])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-c", code, there.address, str(tmp_path / "log")]
    subprocess.run(command, check=True, env=environment, timeout=300)
    with Log(PLAN, tmp_path / "log") as log:
        assert log.in_order()
        assert [untimed(result) for result in log.in_order()] == played(PLAN)
