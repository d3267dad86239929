"""Every file under examples/ runs as it is; one that takes minutes is told to hurry."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = sorted((Path(__file__).parents[1] / "examples").glob("*.py"))
SHORT = "--minutes 0.02 --games 32 --hidden 16 --meet random --arena 4 --processes 1"
HURRY = {"train_seat.py": SHORT.split()}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_example_runs(path: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, path, *HURRY.get(path.name, ())],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_there_are_examples() -> None:
    assert EXAMPLES
