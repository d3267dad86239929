"""What all tests share: where their files lie, how many run at once, and in which order."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pytest

MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3  # bytes
# Folders with long files.
LONG = ("web", "server", "players", "study", "learning", "arena", "envs", "games", "engine", "laws")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores, since many tests wait: for a server, a browser, a clock."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders with long files first, so that no worker has one for itself at the end."""
    items.sort(key=lambda item: _place(item.path))


def _place(path: Path) -> int:
    """Where a file stands in the order: after the long folders those without a folder, then all others."""
    folder, *rest = path.relative_to(Path(__file__).parent).parts
    return LONG.index(folder) if folder in LONG else len(LONG) + bool(rest)


def pytest_unconfigure() -> None:
    """Whatever still compiles for the players of some test is ended, and waited for."""
    if background := sys.modules.get("souk.players.background"):
        for process in background._compilers._started.values():
            process.kill()
            process.communicate()


def pytest_configure() -> None:
    """Keep temporary files in memory where that is possible: servers sync every move, and a disk takes its time."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    room = os.statvfs(MEMORY)
    if room.f_bavail * room.f_frsize > ENOUGH and not room.f_flag & os.ST_NOEXEC:  # some tests write programs
        os.environ["TMPDIR"] = str(MEMORY)  # for the processes that tests start, too
        tempfile.tempdir = None  # so that it is looked up again
