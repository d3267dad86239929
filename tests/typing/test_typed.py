"""`py.typed` ships: mypy sees the types of the installed package in somebody else's program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PACKAGE = HERE.parents[1] / "src" / "souk"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel leaves it among others: its files, nothing of this repository."""
    folder = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(PACKAGE, folder / "souk", ignore=ignored)
    return folder


def checked(installed: Path, program: str, folder: Path) -> str:
    shutil.copy(HERE / program, folder / program)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", program]
    environment = {"MYPYPATH": "", "PYTHONPATH": str(installed), "PATH": ""}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


def test_the_marker_is_in_the_package() -> None:
    assert (PACKAGE / "py.typed").is_file()


def test_a_program_outside_is_typed(installed: Path, tmp_path: Path) -> None:
    assert "Success" in checked(installed, "outside.py", tmp_path)


def test_mistakes_outside_are_found(installed: Path, tmp_path: Path) -> None:
    found = checked(installed, "wrong.py", tmp_path)
    assert re.findall(r"wrong\.py:(\d+): error", found) == ["8", "9", "10", "11"], found
