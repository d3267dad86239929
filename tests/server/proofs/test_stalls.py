"""A server that does not answer takes nobody's time: stopped, or killed and started again."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from souk.client import Client, RemoteTable
from souk.server import protocol as p
from souk.table.log import LiveClock

from .. import Victim, sweep
from ..people import open_for, sit_all

STOPPED = 2.0  # seconds
TOLD = 1.0  # seconds that all else may take, on a busy machine


def left(table: RemoteTable) -> int:
    """What the server says is left to who is to decide, in milliseconds."""
    fresh = table._client.table(table._link)
    while not fresh.update:
        fresh.wait()
    update = fresh.update
    fresh.close()
    return update.left[update.ticking[0]]


def test_a_stopped_process_takes_nobodys_time(tmp_path: Path) -> None:
    """Three times two seconds of silence, at clocks with four seconds: nobody runs out of time."""
    with Victim(str(tmp_path / "souk.db")) as server:
        people = [Client(server.url, f"player {k}") for k in range(2)]
        table, _ = sit_all(people, open_for(people, "yspahan", clock=LiveClock(bank=4)))
        begun, asleep = time.monotonic(), 0.0
        for _ in range(3):
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(STOPPED)
            server.process.send_signal(signal.SIGCONT)
            asleep += STOPPED
            spent = time.monotonic() - begun - asleep
            assert left(table) > 4000 - 1000 * (spent + TOLD)
        assert all(seat.out == "" for seat in people[0].get(f"tables/{table._link}", p.Summary).seats)


def test_a_killed_server_takes_nobodys_time(tmp_path: Path) -> None:
    """Killed and started again, also twice in a row without anybody coming to the table in between."""
    with Victim(str(tmp_path / "souk.db")) as server:
        people = [Client(server.url, f"player {k}") for k in range(2)]
        table, _ = sit_all(people, open_for(people, "yspahan", clock=LiveClock(bank=600)))
        before = left(table)
        for _ in range(sweep(2, 10)):
            server.kill()
            time.sleep(STOPPED)
            server.start()
        assert before - 1000 * TOLD < left(table) <= 600_000
