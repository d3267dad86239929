"""Plays the games of a plan: here, on all cores, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import closing
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from souk.engine.errors import SoukError, UnknownName
from souk.engine.twin import is_ready, twin_of
from souk.players import PLAYERS, player_of
from souk.players.with_heuristics import with_heuristics

from .log import Log
from .plan import Job, Plan
from .play import ArenaError, Result, play

AHEAD = 3  # games handed out for each process, so that none waits for work


def run(
    plan: Plan, log: Log, on: str = "cores", processes: int = 0, on_game: Callable[[], None] = lambda: None
) -> bool:
    """Play what is missing in the log; `on_game` is called after each game. False if Ctrl-C ended it early."""
    if on not in PLACES:
        raise UnknownName("place to play", on, PLACES)
    ready(plan)
    missing = [job for job in plan.jobs() if job[:2] not in log.results]
    try:
        with closing(PLACES[on](plan, missing, processes)) as results:
            for result in results:
                log.add(result)
                on_game()
    except KeyboardInterrupt:
        return False
    return True


def ready(plan: Plan) -> None:
    """Compile what the players think with, if that is not on disk yet, and see that every player can sit down."""
    game = plan.load()
    if any(_thinks(spec) for spec in plan.specs) and not is_ready(with_heuristics(game)):
        for _ in twin_of(with_heuristics(game)).warm():
            pass
    for spec in plan.specs:
        player_of(spec, game)


def _thinks(spec: str) -> bool:
    """Whether a player is one of Souk's own that think in the compiled twin."""
    name = spec.partition(":")[0]
    return name != "random" and PLAYERS[name].__module__.startswith("souk.players.")


def attempt(plan: Plan, job: Job) -> Result | str:
    """Play one game, or say in words that can travel between processes why not."""
    try:
        return play(plan, job)
    except SoukError as error:
        return f"{error} (block {job.block}, game {job.turn})"


def _result(outcome: Result | str) -> Result:
    if isinstance(outcome, str):
        raise ArenaError(outcome)
    return outcome


# In one process, or in one for each core.


def _cores(plan: Plan, jobs: list[Job], processes: int) -> Iterator[Result]:
    processes = min(processes or os.cpu_count() or 1, len(jobs))
    if processes <= 1:
        for job in jobs:
            yield _result(attempt(plan, job))
        return
    context = get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    with ProcessPoolExecutor(processes, context, _begin_worker, (ear,)) as pool:
        try:
            yield from _as_completed(pool, plan, jobs, processes * AHEAD)
        except BaseException:
            mouth.close()  # nobody waits for games that are half played
            raise


def _as_completed(pool: ProcessPoolExecutor, plan: Plan, jobs: list[Job], ahead: int) -> Iterator[Result]:
    queue = iter(jobs)
    running: set[Future[Result | str]] = {pool.submit(attempt, plan, job) for job in islice(queue, ahead)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(attempt, plan, job) for job in islice(queue, len(done))}
        for future in done:
            yield _result(future.result())


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


def _ray(plan: Plan, jobs: list[Job], processes: int) -> Iterator[Result]:
    try:
        import ray  # noqa: PLC0415 - an extra that few install
    except ImportError:
        raise ArenaError("to play on Ray install it: pip install 'souk[ray]'") from None
    ours = not ray.is_initialized()
    if ours:
        size: dict[str, Any] = {"num_cpus": processes} if processes and not os.environ.get("RAY_ADDRESS") else {}
        ray.init(logging_level="ERROR", log_to_driver=False, include_dashboard=False, **size)
    try:
        remote, shared = ray.remote(attempt), ray.put(plan)
        queue = iter(jobs)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running = [remote.remote(shared, job) for job in islice(queue, ahead)]
        while running:
            done, running = ray.wait(running)
            running += [remote.remote(shared, job) for job in islice(queue, len(done))]
            for outcome in ray.get(done):
                yield _result(outcome)
    finally:
        if ours:
            ray.shutdown()


PLACES: dict[str, Callable[[Plan, list[Job], int], Any]] = {"cores": _cores, "ray": _ray}
