"""`py.typed` ships in the wheel: mypy sees the types of the installed package in somebody else's program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.outside import built

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel leaves among other packages."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(built("wheel", folder / "dist")) as wheel:
        wheel.extractall(folder / "site")
    return folder / "site"


def checked(installed: Path, program: str, folder: Path) -> str:
    shutil.copy(HERE / program, folder / program)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", program]
    environment = {"MYPYPATH": "", "PYTHONPATH": str(installed), "PATH": ""}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False).stdout


def test_the_marker_is_in_the_wheel(installed: Path) -> None:
    assert (installed / "souk" / "py.typed").is_file()


def test_a_program_outside_is_typed(installed: Path, tmp_path: Path) -> None:
    assert "Success" in checked(installed, "outside.py", tmp_path)


def test_mistakes_outside_are_found(installed: Path, tmp_path: Path) -> None:
    found = checked(installed, "wrong.py", tmp_path)
    assert re.findall(r"wrong\.py:(\d+): error", found) == ["8", "9", "10", "11"], found
