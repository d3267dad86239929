"""What all tests share: where their files lie."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

MEMORY = Path("/dev/shm")
ENOUGH = 2 * 1024**3  # bytes


def pytest_configure() -> None:
    """Keep temporary files in memory where that is possible: servers sync every move, and a disk takes its time."""
    if "TMPDIR" in os.environ or not os.access(MEMORY, os.W_OK):
        return
    room = os.statvfs(MEMORY)
    if room.f_bavail * room.f_frsize > ENOUGH and not room.f_flag & os.ST_NOEXEC:  # some tests write programs
        os.environ["TMPDIR"] = str(MEMORY)  # for the processes that tests start, too
        tempfile.tempdir = None  # so that it is looked up again
