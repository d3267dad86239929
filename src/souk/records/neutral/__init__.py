"""Neutral records: games of other engines, one JSON object a line, replayed and checked; docs/neutral-records.md."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from souk.engine.errors import BadRecord, SoukError
from souk.engine.position import Position

from . import basari, yspahan
from .divergence import Divergence

__all__ = ["Divergence", "read", "replay", "write"]

_GAMES = {"yspahan": yspahan, "basari": basari}


def read(path: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    """The games of a file, plain or gzipped, with their line numbers."""
    opener = gzip.open if path.suffix == ".gz" else open
    number = 0
    try:
        with opener(path, "rt", encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                if line.strip():
                    yield number, json.loads(line)
    except (ValueError, RecursionError, EOFError, gzip.BadGzipFile) as error:
        raise BadRecord(f"{path}: line {number}: not a line of JSON: {error}") from None
    except OSError as error:
        raise BadRecord(f"{path} cannot be read: {error.strerror or error}") from None


def replay(data: object) -> Position:
    """Play one game again and check all that is recorded of it."""
    if not isinstance(data, dict) or data.get("game") not in list(_GAMES):
        raise BadRecord(f"a neutral record is an object that names its game: {' or '.join(_GAMES)}")
    position: Position = _GAMES[data["game"]].replay(data)
    return position


def write(position: Position) -> dict[str, Any]:
    """A game as a neutral record."""
    if position.game.name not in _GAMES:
        raise SoukError(f"there is no neutral record of {position.game.title}; there is of {', '.join(_GAMES)}")
    record: dict[str, Any] = _GAMES[position.game.name].write(position)
    return record
