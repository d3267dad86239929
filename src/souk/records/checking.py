"""Records played again, to see whether all is as they say."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path

from souk.engine.errors import BadRecord, SoukError

from .file import load, read_text
from .neutral import Divergence, parse, replay


def is_record(path: Path) -> bool:
    """Whether a file begins as a record of Souk does."""
    try:
        with path.open("rb") as file:
            return file.read(5) == b"souk "
    except OSError:
        return False


def wrong_in_record(path: Path) -> str:
    """What is wrong with a record of Souk; empty if nothing is."""
    try:
        load(read_text(path))
    except SoukError as error:
        return str(error)
    return ""


def wrong_in_each(pool: Executor, lines: Iterable[tuple[Path, int, bytes]]) -> Iterator[tuple[Path, int, str]]:
    """What is wrong with each game, in order; only a few games are in memory at a time."""
    waiting: deque[tuple[Path, int, Future[str]]] = deque()
    for path, number, line in lines:
        waiting.append((path, number, pool.submit(_wrong_in, line)))
        if len(waiting) >= 4 * (os.cpu_count() or 1):
            yield _result(*waiting.popleft())
    while waiting:
        yield _result(*waiting.popleft())


def _result(path: Path, number: int, future: Future[str]) -> tuple[Path, int, str]:
    try:
        return path, number, future.result()
    except SoukError as error:
        raise BadRecord(f"{path}: line {number}: {error}") from None


def _wrong_in(line: bytes) -> str:
    """What is wrong with one game; empty if nothing is. Runs in a process of its own."""
    data = parse(line)
    try:
        replay(data)
    except Divergence as found:
        return f"  turn: {found.where}\n  event: {found.event}\n  expected: {found.expected}\n  found: {found.found}"
    except SoukError as error:
        return f"  {error}"
    return ""
