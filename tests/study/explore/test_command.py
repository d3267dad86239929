"""`souk explore` as a user types it, and stopped in the middle."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from souk import cli
from souk.learning.matches import Place
from souk.study.explore import Plan
from souk.study.explore.command import command
from tests.learning.game import NAME

SILENT = Console(quiet=True)
PLAN = Plan(NAME, 2, "pig", lot=20)


def explore(games: int, folder: Path, plan: Plan = PLAN) -> dict[str, Any]:
    assert command(plan, games, folder, Place("cores", 1), SILENT, SILENT)
    data: dict[str, Any] = json.loads((folder / "answers.json").read_text())
    return data


def test_what_was_stopped_ends_with_the_same_numbers(tmp_path: Path) -> None:
    whole = explore(100, tmp_path / "whole")
    explore(40, tmp_path / "parts")
    (tmp_path / "parts" / "lots" / "00001.npz").unlink()  # as if it had been cut off there
    assert explore(100, tmp_path / "parts") == whole
    for name in ("answers.json", "answers.csv", "report.html", "plots/seat.svg"):
        assert (tmp_path / "parts" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_any_game_is_told_by_seats_scores_and_winners(tmp_path: Path) -> None:
    data = explore(60, tmp_path)
    assert (data["games"], data["fair"]) == (60, 0.5)
    (question,) = data["questions"]
    assert [row["name"] for row in question["rows"]] == ["seat 0", "seat 1"]
    assert sum(row["share"]["mean"] for row in question["rows"]) == pytest.approx(1, abs=1e-4)
    scores = data["scores"]
    assert scores["others"]["mean"] < scores["all"]["mean"] < scores["winners"]["mean"]
    lines = list(csv.DictReader((tmp_path / "answers.csv").read_text().splitlines()))
    assert {line["measure"] for line in lines} == {"how_often", "share", "lead", "points"}
    ElementTree.parse(tmp_path / "plots" / "seat.svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("yspahan", "-p", "5", "--out", "new"), "Yspahan is for 2, 3, 4 players, not 5"),
        (("chess", "-p", "2", "--out", "new"), "chess"),
        (("yspahan", "-p", "4", "--out", "full"), "full holds something else; take an empty folder, or a new one"),
        (("yspahan", "-p", "4", "--out", "other"), "other has other games: its game is 'learnt-pig', not 'yspahan'"),
        (("yspahan", "-p", "4", "--out", "file"), "file cannot be used"),
    ],
)
def test_what_is_wrong_is_one_clear_line(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    (tmp_path / "file").write_text("mine")
    explore(20, tmp_path / "other")
    capsys.readouterr()
    monkeypatch.setattr("sys.argv", ["souk", "explore", *words])
    monkeypatch.setenv("LANGUAGE", "en")
    with pytest.raises(SystemExit):
        cli.main()
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_damaged_lot_is_named(tmp_path: Path) -> None:
    explore(20, tmp_path)
    (tmp_path / "lots" / "00000.npz").write_bytes(b"no")
    with pytest.raises(Exception, match=r"00000\.npz is damaged; remove it"):
        explore(20, tmp_path)
