"""Compiling in the background: a process of its own makes a game's twin while plain Python already serves."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import threading
import time
from typing import Final

from souk.engine.game import Game
from souk.engine.registry import resolve
from souk.engine.twin import Twin, cache_root, is_ready, plain_twin, twin_of

PATIENCE: Final = 5.0  # seconds between two looks whether a twin is ready
OWN_A_DAY: Final = 8  # boards of somebody's own that this process has compiled in a day: anybody may bring one
DAY: Final = 86_400.0  # seconds
HEURISTICS: Final = "souk.players.with_heuristics:with_heuristics"


def twin_now(game: Game, made_by: str = HEURISTICS) -> Twin:
    """A twin without waiting: compiled if that is on disk, else plain while another process compiles it.

    A game with more than its rules is made again there, by the function that `made_by` names.
    """
    if is_ready(game):
        return twin_of(game)
    _compilers.start(game, made_by)
    return plain_twin(game)


class Compilers:
    """The processes that compile: one for each game; for boards of somebody's own one at a time, and few a day."""

    def __init__(self, own_a_day: int = OWN_A_DAY) -> None:
        self._own_a_day = own_a_day
        self._started: dict[str, subprocess.Popen[bytes]] = {}
        self._own: dict[str, float] = {}  # when
        atexit.register(self.end)

    def start(self, game: Game, made_by: str = HEURISTICS) -> subprocess.Popen[bytes] | None:
        """The process that compiles a game's rules, or what players call; None if it has to wait."""
        order = json.dumps([game.name, made_by if game.extension.functions else "", dict(game.tables)])
        if order not in self._started:
            if game.tables and not self._may_start_own():
                return None
            if game.tables:
                self._own[order] = time.monotonic()
            self._started[order] = _start(order)
        return self._started[order]

    def end(self) -> None:
        """End those that are still at it: nobody would use what they make."""
        for process in self._started.values():
            process.kill()
            process.wait()
            if process.stdin:
                process.stdin.close()

    def _may_start_own(self) -> bool:
        for order in [order for order, at in self._own.items() if time.monotonic() - at > DAY]:
            del self._own[order], self._started[order]
        return len(self._own) < self._own_a_day and all(self._started[order].poll() is not None for order in self._own)


_compilers = Compilers()


def _start(order: str) -> subprocess.Popen[bytes]:
    """Of low priority, so that nobody waits for it."""
    process = subprocess.Popen(
        [sys.executable, "-m", __spec__.name],
        stdin=subprocess.PIPE,  # never closed: it ends when this process does, and the compiler with it
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "SOUK_CACHE": str(cache_root().parent)},
    )
    assert process.stdin
    process.stdin.write(order.encode() + b"\n")
    process.stdin.flush()
    return process


def main(order: bytes) -> None:
    """What that process does."""
    from souk.games import GAMES  # noqa: PLC0415 - only that process needs them

    threading.Thread(target=_end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    name, made_by, tables = json.loads(order)
    game = GAMES[name].with_tables(tables)
    for _ in twin_of(resolve(made_by)(game) if made_by else game).warm():
        pass


def _end_with_input() -> None:
    """Whoever started this holds the other end: when they are gone nobody needs it."""
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.stdin.buffer.readline())
