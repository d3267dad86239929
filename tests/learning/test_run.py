"""A run of learning: stopped and gone on with, in one process or two, it comes to the same nets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import souk.learning.fit
from bidding_pig.rules import SHOW
from souk.engine.net import FIRST
from souk.learning.command import report
from souk.learning.folder import START, Folder
from souk.learning.games import LEARNER, PLANNER
from souk.learning.matches import Place
from souk.learning.run import Round, learner_of, start_net, train
from souk.learning.settings import LearningError, Settings
from souk.players.nets import Net, blank_net

from .game import MODULE, NAME, PIG, PLANNED

pytest.importorskip("torch")

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(str(ROOT / folder) for folder in ("src", "examples/bidding_pig/src", "."))
HERE = Place(processes=1)
SMALL: dict[str, Any] = {"games": 90, "keep": 1, "gate": 20, "check": 2, "trial": 10, "window": 2}


def settings(**more: Any) -> Settings:
    return Settings.make(NAME, 2, {}, [MODULE], **{**SMALL, **more})


def nets(folder: Path) -> list[str]:
    return [path.read_text() for path in sorted((folder / "nets").glob("*.json"))]


def untimed(folder: Path) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key != "seconds"} for line in Folder(folder).log()]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of four rounds that nobody stopped."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    assert len(list(train(settings(), Folder(folder), 4, place=HERE))) == 4
    return folder


class Stopped(BaseException):
    """As Ctrl-C."""


@pytest.mark.parametrize("step", ["play", "fit", "gate"])
def test_a_run_that_was_stopped_comes_to_the_same(whole: Path, tmp_path: Path, step: str) -> None:
    parts: list[str] = []

    def stop(name: str, _: float) -> None:
        parts.append(name)
        if name == step and len(parts) > 8:
            raise Stopped

    with pytest.raises(Stopped):
        list(train(settings(), Folder(tmp_path / "run"), 4, place=HERE, on_part=stop))
    assert len(Folder(tmp_path / "run").log()) < 4
    list(train(settings(), Folder(tmp_path / "run"), 4, place=HERE))
    assert nets(tmp_path / "run") == nets(whole)
    assert untimed(tmp_path / "run") == untimed(whole)


def command(folder: Path, *more: object) -> list[str]:
    words = ("train", NAME, "-p", 2, "--use", MODULE, "--out", folder, "--games", 60, "--gate", 20, "-j", 1, *more)
    return [sys.executable, "-m", "souk", *map(str, words)]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": PATH, "COLUMNS": "150", "TERM": "dumb"}


def done(folder: Path, *more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command(folder, *more), cwd=ROOT, env=environment(), capture_output=True, text=True, timeout=300, check=False
    )


def test_the_command_goes_on_after_kill_9_and_refuses_what_is_another_run(tmp_path: Path) -> None:
    stopped, straight = tmp_path / "stopped", tmp_path / "straight"
    ways = ("--rounds", 3, "--calibrate", 50)
    process = subprocess.Popen(command(stopped, *ways), cwd=ROOT, env=environment(), stdout=subprocess.DEVNULL)
    until = time.monotonic() + 240
    while not (stopped / "log.jsonl").exists() and process.poll() is None and time.monotonic() < until:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    for folder in (stopped, straight):
        result = done(folder, *ways)
        assert result.returncode == 0, result.stderr
        assert "the best net" in result.stdout
    assert nets(stopped) == nets(straight)
    assert untimed(stopped) == untimed(straight)
    assert Net.from_json((stopped / "net.json").read_text()).card["players"] == 2
    assert "<svg" in (stopped / "report.html").read_text()
    data = json.loads((stopped / "report.json").read_text())
    assert len(data["rounds"]) == 3
    assert data["calibration"]["games"] == 50
    told = done(stopped, "--report")
    assert json.loads(told.stdout) == data
    other = done(stopped, "--rounds", 3, "--seed", 1)
    assert other.returncode == 1
    assert "has another run of learning: its seed is 0, not 1; take another folder" in other.stderr


def test_two_processes_leave_the_same_rows_as_one(whole: Path, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    list(train(settings(), folder, 2, place=Place(processes=2)))
    again = Folder(tmp_path / "again")
    list(train(settings(), again, 2, place=HERE))
    for number in range(2):
        one, two = folder.rows(number), again.rows(number)
        assert one is not None
        assert two is not None
        assert all(np.array_equal(vars(one)[name], vars(two)[name]) for name in vars(one))
    assert nets(tmp_path / "run") == nets(whole)[: 2 * 2] + nets(whole)[-1:]


def timid_net() -> Net:
    """A net that sees the victory as soon as it may hold, and so never rolls."""
    blank = blank_net(PIG, 2)
    rows = [[0.0] * len(row) for row in blank.rows]
    may_show = PIG.n_features + 3 + SHOW
    rows[may_show][0] = rows[blank.inputs + 1][0] = rows[blank.inputs + 1 + FIRST + 1][0] = 3.0
    return Net.of(blank.inputs, 2, blank.sources, blank.share, rows)


def test_a_worse_net_does_not_become_champion(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def worse(*_: Any) -> tuple[Net, dict[str, float]]:
        return timid_net(), {"shares": 0.0, "lead": 0.0, "scores": 0.0, "sources": 0.0}

    monkeypatch.setattr(souk.learning.fit, "fit", worse)
    (line,) = train(settings(gate=200), Folder(tmp_path / "run"), 1, place=HERE)
    assert not line["accepted"]
    assert line["champion"] == START
    assert line["gate"]["games"] == 200
    assert line["gate"]["wins"] < -3 * line["gate"]["wins_error"]


def test_who_has_not_won_for_long_begins_again_from_the_champion() -> None:
    lines = [{"round": k, "champion": min(k, 2)} for k in range(11)]
    assert learner_of([]) == START
    assert learner_of(lines[:8]) == 7
    assert learner_of(lines) == 2


def test_folders_and_nets_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").touch()
    with pytest.raises(LearningError, match="holds something else; take an empty folder"):
        list(train(settings(), Folder(tmp_path), 1))
    with pytest.raises(LearningError, match="for another game or 3 players"):
        start_net(settings(), blank_net(PIG, 3))
    with pytest.raises(LearningError, match="has no settings of a run"):
        report(tmp_path)


def test_damaged_rows_say_what_to_do(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    list(train(settings(), folder, 1, place=HERE))
    path = tmp_path / "run" / "rows" / "0000.npz"
    path.write_bytes(path.read_bytes()[:100])
    with pytest.raises(LearningError, match="is damaged; remove it"):
        folder.rows(0)


def test_most_games_are_of_the_learner_alone(whole: Path) -> None:
    chosen = settings(games=50 * 64)
    round_ = Round(chosen, Folder(whole), Folder(whole).log(), HERE, lambda *_: None, last=False)
    tables, jobs = round_._plan(Folder(whole).net(0))
    alone = sum(len(set(tables[job.table].seats[0])) == 1 for job in jobs)
    assert alone / len(jobs) == 0.75
    assert len({job.table for job in jobs}) == len(tables)


def test_planners_play_the_first_round_then_a_part_and_are_what_strength_is_measured_by(tmp_path: Path) -> None:
    chosen = Settings.make(PLANNED, 2, {}, [MODULE], **{**SMALL, "games": 50 * 8})
    folder = Folder(tmp_path / "run")
    blank = start_net(chosen, None)
    first, _ = Round(chosen, folder, [], HERE, lambda *_: None, last=False)._plan(blank)
    assert [table.seats for table in first] == [((PLANNER, PLANNER),)]
    lines = list(train(chosen, folder, 2, place=HERE))
    assert lines[1]["trial"]["against"] == "planner"
    assert lines[1]["trial"]["games"] >= 10
    tables, jobs = Round(chosen, folder, lines, HERE, lambda *_: None, last=False)._plan(folder.net(0))
    assert tables[1].seats == ((PLANNER, LEARNER), (LEARNER, PLANNER))
    assert [job.table for job in jobs[:6]] == [0] * 6
    assert jobs[7].table == 1


def test_options_take_turns() -> None:
    of_four = [dict(each)["building_cards"] for each in Settings.make("yspahan", 4, {}).options]
    assert of_four == ["discount"] * 3 + ["extra", "once"]
    assert [dict(each)["building_cards"] for each in Settings.make("yspahan", 2, {}).options] == ["discount"] * 3
    given = Settings.make("yspahan", 3, {"building_cards": ["extra", "once"], "start": ["0"]})
    assert [dict(each) for each in given.options] == [
        {"building_cards": cards, "start": "0"} for cards in ("extra", "once")
    ]
    assert Settings.from_json(json.loads(json.dumps(given.to_json()))) == given


def test_without_pytorch_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(LearningError, match=r"pip install 'souk\[learn\]'"):
        list(train(settings(), Folder(tmp_path / "run"), 1))
