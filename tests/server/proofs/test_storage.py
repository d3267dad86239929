"""Writes that fail: what was acknowledged is kept, once, and everything goes on when writing works again."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import shutil
import subprocess
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .. import PostgresServer, running, sweep, until
from .test_kills import Group, compare

EVERY = 7  # so many writes work between two that fail
COMMANDS = sweep(25, 400)
FILLED = sweep(2, 40)  # times that a disk is filled
PAGE = 4096


class Disk:
    """Every so many writes there is no room: before anything is written, or after all of it, and nobody hears of it."""

    def __init__(self) -> None:
        self.failed = 0
        self.full = True
        self._writes = 0

    def under(self, write: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
        async def flaky(*args: Any) -> None:
            self._writes += 1
            fails = self.full and self._writes % EVERY == 0
            if not fails or self.failed % 2:
                await write(*args)
            if fails:
                self.failed += 1
                raise OSError(errno.ENOSPC, "there is no room")

        return flaky


def test_writes_that_fail_lose_nothing_that_was_acknowledged(
    database: str, monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    monkeypatch.setattr("souk.client.PATIENCE", 300.0)  # a busy machine is no failure
    disk = Disk()
    with running(database, connections_per_address=1000) as server:
        groups = [Group(server.url, number) for number in (0, 3)]
        for way in ("write", "write_after"):
            if write := getattr(server.services.database, way, None):
                monkeypatch.setattr(server.services.database, way, disk.under(write))
        for group in groups:
            group.wait_for(COMMANDS)
        disk.full = False
        for group in groups:
            group.end()
        assert server.services.hub.writer.healthy
    assert disk.failed > 3
    assert all(group.finished for group in groups)
    asyncio.run(compare(database, groups))
    record_property("failed", disk.failed)
    record_property("acknowledged", sum(len(group.acknowledged) for group in groups))


class SmallDisk:
    """A disk that can be filled but for some bytes; of few megabytes, though a write-ahead log finds room."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        self._filler = folder / "filler"
        command = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)]
        if os.geteuid() or subprocess.run(command, check=False, capture_output=True).returncode:
            pytest.skip("only who is root can mount a small disk")

    def fill(self, leave: int) -> None:
        with self._filler.open("wb", buffering=0) as file:
            with contextlib.suppress(OSError):  # there is no room
                while True:
                    file.write(bytes(PAGE))
            file.truncate(max(0, file.tell() - leave))

    def make_room(self) -> None:
        self._filler.unlink(missing_ok=True)

    def remove(self) -> None:
        subprocess.run(["umount", "-l", str(self.folder)], check=True)


@pytest.fixture(params=["sqlite", "postgres"])
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, SmallDisk]]:
    """A database on a small disk. PostgreSQL has its write-ahead log elsewhere: where that has no room it stops."""
    folder = tmp_path / "small"
    if request.param == "sqlite":
        folder.mkdir()
        disk = SmallDisk(folder, 64)
        yield str(folder / "souk.db"), disk
    else:
        server: PostgresServer = request.getfixturevalue("postgres")
        folder = server.folder / "small"
        folder.mkdir()
        disk = SmallDisk(folder, 64)
        (folder / "tables").mkdir()
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
            shutil.chown(folder / "tables", "postgres", "postgres")
        server.tell(f"CREATE TABLESPACE small LOCATION '{folder / 'tables'}'")
        url = server.new_database()
        server.tell(f"ALTER DATABASE {url.rpartition('/')[2]} SET TABLESPACE small")
        yield url, disk
        server.tell(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")
        server.tell("DROP TABLESPACE small")
    disk.remove()


def test_a_full_disk_loses_nothing_that_was_acknowledged(
    small: tuple[str, SmallDisk], monkeypatch: pytest.MonkeyPatch, record_property: Callable[[str, object], None]
) -> None:
    """Wherever it becomes full; and everything goes on when there is room."""
    monkeypatch.setattr("souk.client.PATIENCE", 300.0)  # a busy machine is no failure
    database, disk = small
    with running(database, connections_per_address=1000) as server:
        groups = [Group(server.url, number) for number in (0, 3)]
        for time_ in range(FILLED):
            for group in groups:
                group.wait_for(5)
            disk.fill(leave=time_ * PAGE)
            until(lambda: not server.services.hub.writer.healthy)
            disk.make_room()
            until(lambda: server.services.hub.writer.healthy)
        for group in groups:
            group.end()
    assert all(group.finished for group in groups)
    asyncio.run(compare(database, groups))
    record_property("filled", FILLED)
    record_property("acknowledged", sum(len(group.acknowledged) for group in groups))
