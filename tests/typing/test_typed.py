"""`py.typed` ships in the wheel: mypy sees the types of the installed package in somebody else's program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.outside import wheel

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the wheel leaves among other packages."""
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel()) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_the_marker_is_in_the_wheel(installed: Path) -> None:
    assert (installed / "souk" / "py.typed").is_file()


def test_programs_outside_are_typed_and_only_mistakes_are_found(installed: Path, tmp_path: Path) -> None:
    programs = ["outside.py", "wrong.py"]
    for program in programs:
        shutil.copy(HERE / program, tmp_path / program)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", *programs]
    environment = {"MYPYPATH": "", "PYTHONPATH": str(installed), "PATH": ""}
    found = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False).stdout
    errors = re.findall(r"^(.*?):(\d+): error", found, re.MULTILINE)
    assert errors == [("wrong.py", str(line)) for line in range(8, 12)], found
    assert "(checked 2 source files)" in found
