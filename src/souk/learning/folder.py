"""A training run on disk: its settings, a net for each round, the rows of the last rounds, a line for each round.

Files are written beside their place and moved there, so that each is whole or not there at all, whenever the run is
stopped. What a stopped round has written already is used when it goes on.
"""

from __future__ import annotations

import json
import os
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from souk.engine.errors import brief
from souk.players.nets import Net, load

from .rows import Rows
from .settings import LearningError, Settings

START = -1  # the round of the net that a run began with


class Folder:
    """Where a run is kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, settings: Settings, start: Net) -> None:
        """Begin a run here, or see that the one that is here is the same."""
        wanted = json.loads(json.dumps({**settings.to_json(), "start": start.digest()}))
        if not (self.path / "run.json").exists():
            self._begin(wanted, start)
            return
        for key, value in wanted.items():
            if (found := self.settings.get(key)) != value:
                reason = f"its {key.replace('_', ' ')} is {brief(found)}, not {brief(value)}"
                raise LearningError(f"{self.path} has another run of learning: {reason}; take another folder")

    def _begin(self, wanted: dict[str, Any], start: Net) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(name for name in self.path.iterdir() if name.name not in ("nets", "rows")):
                raise LearningError(f"{self.path} holds something else; take an empty folder, or a new one")
            for name in ("nets", "rows"):
                (self.path / name).mkdir(exist_ok=True)
        except OSError as error:
            raise LearningError(f"{self.path} cannot be used: {error.strerror}") from None
        self.write_net(START, start)
        self.write("run.json", json.dumps(wanted, indent=2) + "\n")

    @property
    def settings(self) -> dict[str, Any]:
        """The settings of the run that is here."""
        try:
            data: dict[str, Any] = json.loads((self.path / "run.json").read_text("utf-8"))
            return dict(data)
        except (OSError, ValueError, TypeError):
            raise LearningError(f"{self.path / 'run.json'} has no settings of a run; take another folder") from None

    # The log.

    def log(self) -> list[dict[str, Any]]:
        """What is known of each finished round; a line that was cut off is left out."""
        path = self.path / "log.jsonl"
        if not path.exists():
            return []
        whole = path.read_text("utf-8").split("\n")[:-1]
        try:
            lines: list[dict[str, Any]] = [json.loads(line) for line in whole]
            if [line["round"] for line in lines] != list(range(len(lines))):
                raise ValueError
        except (ValueError, KeyError, TypeError):
            raise LearningError(f"{path} is damaged; take another folder") from None
        return lines

    def add(self, line: dict[str, Any]) -> None:
        """A round is finished."""
        self.write("log.jsonl", "".join(json.dumps(each) + "\n" for each in [*self.log(), line]))

    # Nets and rows.

    def net_path(self, number: int) -> Path:
        """Where the net of a round is."""
        return self.path / "nets" / ("start.json" if number == START else f"{number:04}.json")

    def net(self, number: int) -> Net:
        """The net of a round."""
        return load(self.net_path(number))

    def write_net(self, number: int, net: Net) -> None:
        """Keep the net of a round."""
        self.write(str(self.net_path(number).relative_to(self.path)), net.to_json())

    def _rows_path(self, number: int) -> Path:
        return self.path / "rows" / f"{number:04}.npz"

    def rows(self, number: int) -> Rows | None:
        """The rows of a round, if it has left any."""
        try:
            with self._rows_path(number).open("rb") as file, np.load(file) as data:
                return Rows(data["inputs"], data["basis"], data["targets"])
        except FileNotFoundError:
            return None
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise LearningError(
                f"{self._rows_path(number)} is damaged; remove it, and its round is played again"
            ) from None

    def write_rows(self, number: int, rows: Rows, window: int) -> None:
        """Keep the rows of a round, and forget those that nobody learns from any more."""
        write_whole(self._rows_path(number), lambda file: np.savez(file, **vars(rows)))
        for path in (self.path / "rows").glob("*"):
            if path.stem.isdigit() and int(path.stem) <= number - window:
                path.unlink()

    def read_json(self, name: str) -> dict[str, Any] | None:
        """What a round has told so far, if it has."""
        path = self.path / name
        return dict(json.loads(path.read_text("utf-8"))) if path.exists() else None

    def write_json(self, name: str, data: dict[str, Any]) -> None:
        """Keep what a round tells."""
        self.write(name, json.dumps(data, indent=2) + "\n")

    def write(self, name: str, text: str) -> None:
        """Write a file, whole or not at all."""
        write_whole(self.path / name, lambda file: file.write(text.encode()))


def write_whole(path: Path, fill: Callable[[BinaryIO], object]) -> None:
    """Write a file beside its place and move it there."""
    beside = path.with_name(f".{path.name}.part")
    with beside.open("wb") as file:
        fill(file)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
