"""Souk as people have it: its wheel, with a package from outside beside it, in an environment of their own."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import venv
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import souk

ROOT = Path(__file__).parents[1]
PIG = ROOT / "examples" / "bidding_pig"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


@cache
def wheel() -> Path:
    """Souk's wheel, made once by each process that tests."""
    folder = Path(tempfile.mkdtemp(prefix="souk-wheel-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return built("wheel", folder)


def built(kind: str, folder: Path) -> Path:
    """A wheel or a source archive of Souk."""
    _done([sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", folder], ROOT)
    (found,) = folder.iterdir()
    return found


def environment(folder: Path, *packages: Path) -> Path:
    """The Python of a fresh environment that has Souk's wheel, some packages, and what Souk needs from this one."""
    home = folder / "environment"
    venv.create(home)
    python = home / PROGRAMS / "python"
    site = sysconfig.get_path("purelib", "venv", {"base": str(home), "platbase": str(home)})
    Path(site, "needed.pth").write_text(f"{sysconfig.get_path('purelib')}\n{sysconfig.get_path('platlib')}\n")
    quiet = (
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-build-isolation",
        "--no-index",
        "--no-compile",
    )
    _done([sys.executable, "-m", "pip", "--python", python, "install", *quiet, wheel(), *packages], folder)
    return python


def run(
    folder: Path, *words: object, said: str = "", python: Path = Path(sys.executable), path: Sequence[Path] = ()
) -> str:
    """What Python prints in a folder, with plain Python rules; packages are also looked for in a path."""
    return _done([python, "-P", *words], folder, said, path)


def beside(site: Path) -> Sequence[Path]:
    """Where Souk is, and a folder with another package."""
    return site, Path(souk.__file__).parents[1]


def _done(words: Sequence[object], folder: Path, said: str = "", path: Sequence[Path] = ()) -> str:
    done = subprocess.run(
        [*map(str, words)],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, path)),
            "PYTHONIOENCODING": "utf-8",
            "SOUK_PLAIN": "1",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "120",
            "TERM": "dumb",
        },
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
