"""An exploration on disk: which games it is about, and a file for each lot of them. It can be stopped anywhere."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np

from souk.engine.errors import SoukError, brief
from souk.learning.folder import write_whole

from .games import Plan, Played


class ExploreError(SoukError):
    """Something about an exploration is not as it must be."""


class Folder:
    """Where the games of a plan are kept."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan

    def open(self) -> None:
        """Begin here, or see that what is here belongs to the same games."""
        wanted, mark = self.plan.identity(), self.path / "games.json"
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if not mark.exists():
                if any(self.path.iterdir()):
                    raise ExploreError(f"{self.path} holds something else; take an empty folder, or a new one")
                (self.path / "lots").mkdir()
                self.write("games.json", json.dumps(wanted, indent=2) + "\n")
            found = json.loads(mark.read_text("utf-8"))
        except OSError as error:
            raise ExploreError(f"{self.path} cannot be used: {error.strerror}") from None
        except ValueError:
            raise ExploreError(f"{mark} is damaged; take another folder") from None
        for key, value in wanted.items():
            if found.get(key) != value:
                reason = f"its {key} is {brief(found.get(key))}, not {brief(value)}"
                raise ExploreError(f"{self.path} has other games: {reason}; take another folder")

    def missing(self, games: int) -> list[int]:
        """The numbers of the lots that are not there yet, for so many games or a few more."""
        return [number for number in range(self.plan.lots(games)) if not self._lot(number).exists()]

    def add(self, number: int, played: Played) -> None:
        """Keep a lot."""
        write_whole(self._lot(number), lambda file: np.savez_compressed(file, **vars(played)))

    def lots(self, games: int) -> list[Played]:
        """The lots that are there, in their order, of the first so many games."""
        return [self._read(number) for number in range(self.plan.lots(games)) if self._lot(number).exists()]

    def write(self, name: str, text: str) -> None:
        """Write a file, whole or not at all."""
        write_whole(self.path / name, lambda file: file.write(text.encode()))

    def _lot(self, number: int) -> Path:
        return self.path / "lots" / f"{number:05}.npz"

    def _read(self, number: int) -> Played:
        try:
            with self._lot(number).open("rb") as file, np.load(file) as data:
                return Played(data["scores"], data["shares"], data["facts"])
        except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise ExploreError(f"{self._lot(number)} is damaged; remove it, and it is played again") from None
