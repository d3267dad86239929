"""A server that does not answer takes nobody's time: stopped, or killed and started again."""

from __future__ import annotations

import time
from pathlib import Path

from souk.client import Client, RemoteTable
from souk.table.log import LiveClock

from .. import Victim, sweep
from ..people import open_for, sit_all

STOPPED = 1.5  # seconds
GRACE = 0.3  # seconds of a silence that count, since the server cannot know them
LIVE = LiveClock(bank=600)


def left(table: RemoteTable) -> int:
    """What the server says is left to who is to decide, in milliseconds."""
    fresh = table._client.table(table._link)
    while not fresh.update:
        fresh.wait()
    update = fresh.update
    fresh.close()
    return update.left[update.ticking[0]]


def test_a_stopped_process_takes_nobodys_time(tmp_path: Path) -> None:
    """Whatever is left was not lost in silence, however slow everything else was."""
    with Victim(str(tmp_path / "souk.db")) as server:
        people = [Client(server.url, f"player {k}") for k in range(2)]
        begun = time.monotonic()
        table, _ = sit_all(people, open_for(people, "yspahan", clock=LIVE))
        for silences in range(1, 4):
            server.freeze()
            time.sleep(STOPPED)
            server.thaw()
            found = left(table)
            awake = time.monotonic() - begun - silences * STOPPED
            assert found > 600_000 - 1000 * (awake + silences * GRACE)


def test_a_killed_server_takes_nobodys_time(tmp_path: Path) -> None:
    """Killed and started again, also twice in a row without anybody coming to the table in between."""
    with Victim(str(tmp_path / "souk.db")) as server:
        people = [Client(server.url, f"player {k}") for k in range(2)]
        begun = time.monotonic()
        table, _ = sit_all(people, open_for(people, "yspahan", clock=LIVE))
        kills = sweep(2, 10)
        for _ in range(kills):
            server.kill()
            time.sleep(STOPPED)
            server.start()
        found = left(table)
        there = time.monotonic() - begun - kills * STOPPED
        assert 600_000 - 1000 * there < found <= 600_000
