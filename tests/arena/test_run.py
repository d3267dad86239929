"""The same games in one process, in several, on Ray, and after being stopped in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from warnings import catch_warnings

import pytest

from souk.arena import ArenaError, Log, Plan, run
from souk.engine.errors import UnknownName

from .bots import MODULE
from .test_command import PATH
from .test_log import PLAN, played
from .test_play import untimed

ROOT = Path(__file__).parents[2]


def test_two_processes_play_the_same_games_as_one() -> None:
    assert played(PLAN, processes=2) == played(PLAN, processes=1)


def test_ray_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), PATH, os.environ.get("PYTHONPATH", "")]))
    with catch_warnings(action="ignore"), Log(PLAN) as log:
        assert run(PLAN, log, on="ray", processes=2)
        assert not ray.is_initialized()
        assert [untimed(result) for result in log.in_order()] == played(PLAN)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_failing_player_ends_the_arena_and_says_where(processes: int) -> None:
    plan = Plan.make("bidding", ["broken", "toy"], 2, games=8, use=[MODULE])
    with Log(plan) as log, pytest.raises(ArenaError, match=r"broken failed: ZeroDivisionError.*\(block \d, game \d\)"):
        run(plan, log, processes=processes)


def test_an_unknown_place_is_refused() -> None:
    with Log(PLAN) as log, pytest.raises(UnknownName, match="place to play 'moon'; known: cores, ray"):
        run(PLAN, log, on="moon")


# Stopped in the middle, as a real command.

SLOW = ("bidding", "toy:nap=0.03", "toy", "--players", "3", "--games", "30", "--use", MODULE, "-j", "2")
SLOW_PLAN = Plan.make("bidding", ["toy:nap=0.03", "toy"], 3, games=30, use=[MODULE])


def _heed_ctrl_c() -> None:
    """Where the tests run in the background, Ctrl-C is ignored by all that they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(path: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "souk", "arena", *SLOW, "--out", str(path), *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_heed_ctrl_c,  # noqa: PLW1509 - one line, and nothing else knows how
        env={**os.environ, "COLUMNS": "150", "TERM": "dumb", "PYTHONPATH": PATH},
    )


def wait_for_lines(path: Path, n: int) -> None:
    end = time.monotonic() + 300
    while not path.exists() or path.read_bytes().count(b"\n") < n:
        assert time.monotonic() < end, "the arena does not get on"
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_killed_in_the_middle_it_leaves_no_process_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path)
    wait_for_lines(path, 6)
    children = [int(pid) for pid in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
    process.kill()
    process.communicate()
    lines = path.read_bytes().count(b"\n")
    assert lines < 31
    end = time.monotonic() + 10
    while any(map(is_running, children)):
        assert time.monotonic() < end, "a worker outlived its arena"
        time.sleep(0.05)
    with path.open("a") as file:
        file.write('{"block": 9, "tu')
    assert played(SLOW_PLAN, path, processes=2) == played(SLOW_PLAN)


def test_ctrl_c_keeps_what_is_done_and_prints_the_table_so_far(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path, "--json", str(tmp_path / "sum.json"))
    wait_for_lines(path, 6)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "Traceback" not in out + err
    assert " of 30 games" in out
    assert "the same command goes on from here" in err
    kept = json.loads((tmp_path / "sum.json").read_text())
    assert 5 <= kept["games"] < 30
    assert played(SLOW_PLAN, path, processes=2) == played(SLOW_PLAN)
