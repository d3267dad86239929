"""Neutral records: games of other engines, one JSON object a line, replayed and checked; docs/neutral-records.md."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from pathlib import Path

from souk.engine.errors import BadRecord, Divergence, SoukError
from souk.engine.game import Neutral
from souk.engine.position import Position
from souk.engine.types import Json
from souk.games import GAMES

__all__ = ["Divergence", "lines", "parse", "read", "replay", "write"]

MOST_LINE = 32 * 1024 * 1024  # bytes; a long game with all its states has a tenth of it


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a file, plain or gzipped, that are not empty, with their numbers; never more than one in memory."""
    opener = gzip.open if path.suffix == ".gz" else open
    number = 0
    try:
        with opener(path, "rb") as file:
            while line := file.readline(MOST_LINE + 1):
                number += 1
                if len(line) > MOST_LINE:
                    raise BadRecord(f"{path}: line {number}: a game has at most {MOST_LINE:,} bytes")
                if line.strip():
                    yield number, line
    except (EOFError, gzip.BadGzipFile, zlib.error) as error:
        raise BadRecord(f"{path}: line {number + 1}: {error}") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from None


def read(path: Path) -> Iterator[tuple[int, object]]:
    """The games of a file, plain or gzipped, with their line numbers."""
    for number, line in lines(path):
        try:
            yield number, parse(line)
        except BadRecord as error:
            raise BadRecord(f"{path}: line {number}: {error}") from None


def parse(line: bytes) -> object:
    """The data of one line."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"not a line of JSON: {error}") from None


def replay(data: object) -> Position:
    """Play one game again and check all that is recorded of it."""
    name = data.get("game") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(name, str) or name not in _known():
        raise BadRecord(f"a neutral record is an object that names its game: {' or '.join(_known())}")
    return _known()[name].replay(data)


def write(position: Position) -> Json:
    """A game as a neutral record."""
    if position.game.neutral is None:
        raise SoukError(f"there is no neutral record of {position.game.title}; there is of {', '.join(_known())}")
    if position.record().start is not None:
        raise SoukError("there is no neutral record of a game that began at a set-up position")
    return position.game.neutral.write(position)


def _known() -> dict[str, Neutral]:
    return {name: game.neutral for name, game in GAMES.loaded() if game.neutral}
