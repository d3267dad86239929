"""Bots and hints: thinking in processes of their own, at low priority, so that people never wait for it."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any, Final

from souk.engine.game import Game
from souk.engine.position import View
from souk.games import GAMES
from souk.players import Budget, Player, player_of
from souk.players.levels import LEVELS, PACE

from ..protocol import HintData, LineStep, Thought

log = logging.getLogger("souk.server")

BOTS: Final = (*LEVELS, "greedy", "random")  # who may sit at a table
FORCED: Final = 0.25  # seconds that a decision without a choice takes, as part of the pace
HINT: Final = "search:ms=1000"
Options = tuple[tuple[str, str], ...]


class BotPool:
    """The pool of processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, level: str, game: Game, options: Options, view: View) -> int:
        """A bot's decision: the id of a legal move."""
        return int(await self._run(_choose, level, game.name, options, view.seat, bytes(view)))

    async def hint(self, game: Game, options: Options, view: View) -> HintData:
        """What the search thinks of a seat's moves."""
        hint: HintData = await self._run(_explain, game.name, options, view.seat, bytes(view))
        return hint

    async def _run(self, function: Any, *args: object) -> Any:
        for attempt in range(3):
            if self._pool is None:
                context = get_context("forkserver" if os.name == "posix" else "spawn")
                self._pool = ProcessPoolExecutor(self._processes, context, initializer=_settle)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                log.warning("a thinking process died", extra={"attempt": attempt})
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError("the thinking processes die again and again")

    def close(self) -> None:
        """End the processes."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


def pause(level: str, choices: int) -> float:
    """How long a person would take for such a decision, in seconds."""
    shortest, longest = PACE.get(level, PACE["apprentice"])
    return FORCED if choices == 1 else random.uniform(shortest, longest)


# In the other processes.


def _settle() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    """A server that was killed cannot end its processes, and they would wait for work for ever."""
    if server := parent_process():
        server.join()
        os._exit(1)


@lru_cache(maxsize=64)
def _game(name: str, options: Options) -> Game:
    return GAMES[name].configure(dict(options))[0]


@lru_cache(maxsize=64)
def _player(spec: str, name: str, options: Options) -> Player:
    return player_of(spec, _game(name, options), random.getrandbits(32))


def _view(name: str, options: Options, seat: int, state: bytes) -> View:
    game = _game(name, options)
    return View(game, seat, game.state.from_bytes(state))


def _choose(level: str, name: str, options: Options, seat: int, state: bytes) -> int:
    view = _view(name, options, seat, state)
    return _player(level, name, options).choose(view, view.moves, Budget()).id


def _explain(name: str, options: Options, seat: int, state: bytes) -> HintData:
    view = _view(name, options, seat, state)
    found = _player(HINT, name, options).explain(view, view.moves, Budget())
    return HintData(
        [
            Thought(
                *(thought.move.id, thought.move.fields, round(thought.weight, 4)),
                [round(share, 4) for share in thought.shares],
                [round(score, 1) for score in thought.scores],
            )
            for thought in found.thoughts
        ],
        [round(share, 4) for share in found.shares],
        [LineStep(move.seat, move.fields) for move in found.line],
    )
