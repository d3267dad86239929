"""Results on disk: a line that says which plan it is, then a line for each finished game. Can be cut off anywhere."""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TextIO

from souk.engine.errors import brief

from .plan import Plan
from .play import ArenaError, Result

FORMAT = 1


class Log:
    """The results of a plan: those of earlier runs, and room for more. Without a file they are kept in memory alone."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self._plan = plan
        self._path = path
        self._file: TextIO | None = None
        self.results: dict[tuple[int, int], Result] = {}  # by block and turn

    def __enter__(self) -> Self:
        if self._path is not None:
            try:
                self._open(self._path)
            except OSError as error:
                raise ArenaError(f"{self._path} cannot be used: {error.strerror}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file:
            self._file.close()

    def add(self, result: Result) -> None:
        """Keep one more result; it is on disk when this returns."""
        if self._file:
            self._write(result.to_json())
        self.results[result.job[:2]] = result

    def in_order(self) -> list[Result]:
        """The plan's results so far, in the plan's order."""
        return [self.results[job[:2]] for job in self._plan.jobs() if job[:2] in self.results]

    def _open(self, path: Path) -> None:
        header = {"souk_arena": FORMAT, **self._plan.identity()}
        kept = path.read_bytes() if path.exists() else b""
        end = kept.rfind(b"\n") + 1
        lines = kept[:end].decode("utf-8", "replace").split("\n")[:-1]
        if not lines and not json.dumps(header).encode().startswith(kept):
            raise ArenaError(f"{path} is not a file of the arena; take another one for its results")
        if lines:
            _check_header(path, lines[0], header)
            for number, line in enumerate(lines[1:], 2):
                result = _read(path, number, line)
                self.results[result.job[:2]] = result
        if end < len(kept):  # whoever wrote it was stopped in the middle of a line
            os.truncate(path, end)
        self._file = path.open("a", encoding="utf-8")
        if not lines:
            self._write(header)

    def _write(self, data: dict[str, Any]) -> None:
        assert self._file
        self._file.write(json.dumps(data) + "\n")
        self._file.flush()


def _check_header(path: Path, line: str, wanted: dict[str, Any]) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or "souk_arena" not in found:
        raise ArenaError(f"{path} is not a file of the arena; take another one for its results")
    for key in dict.fromkeys((*wanted, "judge")):
        if found.get(key) != wanted.get(key):
            message = f"its {key.replace('_', ' ')} is {brief(found.get(key))}, not {brief(wanted.get(key))}"
            instead = " or --plain, for results that are not adjusted" if key == "judge" and not found.get(key) else ""
            raise ArenaError(f"{path} has the results of another arena: {message}; take another file{instead}")


def _read(path: Path, number: int, line: str) -> Result:
    try:
        return Result.from_json(json.loads(line))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise ArenaError(f"{path}, line {number}: {brief(line)} is no result of a game") from None
