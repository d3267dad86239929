"""What was mined, on disk: a file for each game that was looked through, so that mining can stop and go on."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from souk.engine.errors import BadOption

from .types import Found

ABOUT = "about.json"


class Folder:
    """A folder of one kind of games."""

    def __init__(self, path: Path, identity: dict[str, Any]) -> None:
        self.path, self.identity = path, identity

    def open(self) -> None:
        """Make it, or see that what is there is of the same kind."""
        about = self.path / ABOUT
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not about.exists():
                about.write_text(json.dumps(self.identity, indent=1) + "\n", "utf-8")
            there = json.loads(about.read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise BadOption(f"{self.path} cannot be used: {error}") from None
        if there != self.identity:
            raise BadOption(f"{self.path} holds puzzles that were mined otherwise: {there}; choose another folder")

    def has(self, name: str) -> bool:
        """Whether a game has been looked through."""
        return self._file(name).exists()

    def add(self, name: str, found: Iterable[Found]) -> None:
        """Keep what one game gave, which may be nothing."""
        fresh = self._file(name).with_suffix(".new")
        fresh.write_bytes(msgspec.msgpack.encode([*found]))
        fresh.replace(self._file(name))

    def all(self) -> Iterator[Found]:
        """Everything that was found, in the order of the games."""
        for file in sorted(self.path.glob("*.msgpack")):
            yield from msgspec.msgpack.decode(file.read_bytes(), type=list[Found])

    def games(self) -> int:
        """How many games have been looked through."""
        return sum(1 for _ in self.path.glob("*.msgpack"))

    def _file(self, name: str) -> Path:
        return self.path / f"{name}.msgpack"
