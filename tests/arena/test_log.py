"""The file of results: resumed, torn, or of somebody else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from souk.arena import ArenaError, Log, Plan, run

from .bots import MODULE
from .test_play import untimed

PLAN = Plan.make("bidding", ["toy", "keen"], 3, games=12, use=[MODULE])


def played(plan: Plan, path: Path | None = None, processes: int = 1) -> list[dict[str, object]]:
    with Log(plan, path) as log:
        assert run(plan, log, processes=processes)
        return [untimed(result) for result in log.in_order()]


def test_results_are_kept_line_by_line_and_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = played(PLAN, path)
    text = path.read_text()
    assert text.count("\n") == 13
    assert played(PLAN, path) == first
    assert path.read_text() == text


@pytest.mark.parametrize("cut", [1, 40, 2000, 2500, -1, -60])
def test_a_file_that_was_cut_off_anywhere_is_gone_on_with(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    whole = played(PLAN, path)
    path.write_bytes(path.read_bytes()[:cut])
    assert played(PLAN, path) == whole
    assert path.read_text().count("\n") == 13


def test_more_games_go_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    few = played(PLAN, path)
    many = played(replace(PLAN, games=24), path)
    assert many[:12] == few
    assert many == played(replace(PLAN, games=24))
    assert played(PLAN, path) == few


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(PLAN, seed="x"), "its seed is 'souk', not 'x'"),
        (replace(PLAN, specs=("toy", "toy")), "its specs is"),
        (replace(PLAN, players=2), "its players is 3, not 2"),
        (replace(PLAN, work=5), "its work is None, not 5"),
    ],
)
def test_a_file_of_another_arena_is_refused_and_left_alone(tmp_path: Path, other: Plan, reason: str) -> None:
    path = tmp_path / "games.jsonl"
    played(PLAN, path)
    text = path.read_text()
    with pytest.raises(ArenaError, match=reason), Log(other, path):
        pass
    assert path.read_text() == text


@pytest.mark.parametrize("text", ["notes of mine", "notes of mine\n", "[1]\n", '{"a": 1}\n', "\n\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes"
    path.write_text(text)
    with pytest.raises(ArenaError, match="is not a file of the arena"), Log(PLAN, path):
        pass
    assert path.read_text() == text


def test_a_spoilt_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    played(PLAN, path)
    lines = path.read_text().split("\n")
    lines[4] = lines[4][:50]
    path.write_text("\n".join(lines))
    with pytest.raises(ArenaError, match=r"line 5: .* is no result of a game"), Log(PLAN, path):
        pass


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="cannot be used: No such file"), Log(PLAN, tmp_path / "none" / "games"):
        pass
