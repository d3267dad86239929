"""A package from outside, installed as people install one: Bidding Pig, out of `examples/bidding_pig`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import souk

ROOT = Path(__file__).parents[1]
PIG = ROOT / "examples" / "bidding_pig"


def install(package: Path, site: Path) -> Path:
    """Install a package into a folder of its own, without a network."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *quiet, "--target", site, package],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return site


def run(site: Path, *words: object, said: str = "") -> str:
    """What Python prints in an environment that has Souk and what is installed in a folder, in plain Python rules."""
    done = subprocess.run(
        [sys.executable, "-P", *map(str, words)],
        input=said,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        cwd=site,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(site), str(Path(souk.__file__).parents[1])]),
            "PYTHONIOENCODING": "utf-8",
            "SOUK_PLAIN": "1",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "120",
            "TERM": "dumb",
        },
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
