"""Compiling in the background: a process of its own makes a game's twin while plain Python already serves."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from functools import cache

from souk.engine.game import Game
from souk.engine.twin import Twin, cache_root, is_ready, plain_twin, twin_of


def twin_now(game: Game) -> Twin:
    """A twin without waiting: compiled if that is on disk, else plain while another process compiles it."""
    if is_ready(game):
        return twin_of(game)
    start_compiling(game.name, bool(game.extension.functions))
    return plain_twin(game)


@cache
def start_compiling(name: str, thinking: bool) -> subprocess.Popen[bytes]:
    """Compile a game's rules, or what players call, in a process of low priority, so that nobody waits for it."""
    return subprocess.Popen(
        [sys.executable, "-m", __spec__.name, name, *(["thinking"] if thinking else [])],
        stdin=subprocess.PIPE,  # never written to: it ends when this process does, and the compiler with it
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "SOUK_CACHE": str(cache_root().parent)},
    )


def main(name: str, thinking: bool) -> None:
    """What that process does."""
    from souk.games import GAMES  # noqa: PLC0415 - only that process needs them

    from .with_heuristics import with_heuristics  # noqa: PLC0415

    threading.Thread(target=_end_with_input, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(10)
    for _ in twin_of(with_heuristics(GAMES[name]) if thinking else GAMES[name]).warm():
        pass


def _end_with_input() -> None:
    """Whoever started this holds the other end: when they are gone nobody needs it."""
    while os.read(0, 1024):
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], "thinking" in sys.argv[2:])
