"""Work that consists of many independent jobs: here, on all cores, or on a Ray cluster. The results are the same.

A cluster has people to serve, too: what they wait for never waits there for such work.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from souk.engine.errors import SoukError, UnknownName

FOR_PEOPLE = 0.1  # of a core: what a thought takes that somebody waits for, as Ray counts
FOR_WORK = 0.9  # what anything else takes, so that beside it there is always room for people
AHEAD = 3  # jobs handed out for each process, so that none waits for work
TRIES = 3  # to come into a cluster whose machine could not start what serves us there: a busy one may fail
REST = 2.0  # seconds between two of them

Shared = TypeVar("Shared")
Job = TypeVar("Job")
Result = TypeVar("Result")


class NoRay(SoukError):
    """Ray is not installed."""


def spread(
    work: Callable[[Shared, Job], Result], shared: Shared, jobs: Sequence[Job], on: str = "cores", processes: int = 0
) -> Generator[Result, None, None]:
    """The result of each job, in the order in which they come; `shared` is what all jobs need."""
    if on.startswith(CLUSTER):
        return _ray(work, shared, jobs, processes, on)
    if on not in PLACES:
        raise UnknownName("place to play", on, PLACES)
    results: Generator[Result, None, None] = PLACES[on](work, shared, jobs, processes)
    return results


# In one process, or in one for each core.


def _cores(
    work: Callable[[Shared, Job], Result], shared: Shared, jobs: Sequence[Job], processes: int
) -> Generator[Result, None, None]:
    processes = min(processes or os.cpu_count() or 1, len(jobs))
    if processes <= 1:
        for job in jobs:
            yield work(shared, job)
        return
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    with ProcessPoolExecutor(processes, context, _begin_worker, (ear,)) as pool:
        try:
            queue = iter(jobs)
            running: set[Future[Result]] = {pool.submit(work, shared, job) for job in islice(queue, processes * AHEAD)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(work, shared, job) for job in islice(queue, len(done))}
                for future in done:
                    yield future.result()
        except BaseException:
            mouth.close()  # nobody waits for jobs that are half done
            raise


def _begin_worker(ear: Connection) -> None:
    """Ctrl-C is the parent's affair, and the worker ends at once when the parent hangs up, also by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, args=(ear,), daemon=True).start()


def _end_with_parent(ear: Connection) -> None:
    try:
        ear.recv()
    except EOFError:
        os._exit(1)


# On Ray.


def _ray(
    work: Callable[[Shared, Job], Result], shared: Shared, jobs: Sequence[Job], processes: int, address: str = ""
) -> Generator[Result, None, None]:
    ray = _installed()
    ours = not ray.is_initialized()
    if ours and address:
        join_cluster(address)
    elif ours:
        size: dict[str, Any] = {"num_cpus": processes} if processes and not os.environ.get("RAY_ADDRESS") else {}
        ray.init(logging_level="ERROR", log_to_driver=False, include_dashboard=False, **size)
    try:
        remote, put = ray.remote(work).options(num_cpus=FOR_WORK), ray.put(shared)
        queue = iter(jobs)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(put, job) for job in islice(queue, ahead)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(put, job) for job in islice(queue, len(done))]
            yield from ray.get(done)
    finally:
        if ours:
            ray.shutdown()


def _installed() -> Any:
    try:
        import ray  # noqa: PLC0415 - an extra that few install
    except ImportError:
        raise NoRay("to play on Ray install it: pip install 'souk[ray]'") from None
    return ray


def join_cluster(address: str) -> Any:
    """Ray, connected to the cluster at an address as ray://10.0.0.5:10001."""
    ray = _installed()
    for more in reversed(range(TRIES)):
        try:
            ray.init(address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ImportError, RuntimeError) as error:
            said = str(error)
            if not more or NOT_STARTED not in said:
                why = said.strip().rpartition("\n")[2] or type(error).__name__  # the end of a traceback
                raise NoRay(f"there is no cluster at {address}: {why}") from None
            time.sleep(REST)
        else:
            break
    return ray


NOT_STARTED = "Initialization failure from server"  # the cluster answers, and could not begin to serve us
CLUSTER = "ray://"
PLACES: dict[str, Callable[..., Any]] = {"cores": _cores, "ray": _ray}
