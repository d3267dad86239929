"""`souk arena` as a user types it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .bots import MODULE

ROOT = Path(__file__).parents[2]
PATH = os.pathsep.join(str(ROOT / folder) for folder in ("src", "examples/bidding_pig/src"))


def arena(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "souk", "arena", *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "150", "TERM": "dumb", "PYTHONPATH": PATH},
    )


def test_table_json_html_and_games(tmp_path: Path) -> None:
    games, data, report = (tmp_path / name for name in ("games.jsonl", "sum.json", "report.html"))
    words = (
        "bidding",
        "toy",
        "keen",
        "-p",
        3,
        "-n",
        9,
        "--use",
        MODULE,
        "--out",
        games,
        "--json",
        data,
        "--html",
        report,
    )
    result = arena(*words)
    assert result.returncode == 0, result.stderr
    assert "Bidding Pig, 3 players" in result.stdout
    assert "9 games in 3 blocks" in result.stdout
    assert games.read_text().count("\n") == 10
    assert json.loads(data.read_text())["games"] == 9
    assert report.read_text().startswith("<!DOCTYPE html>")
    again = arena(*words)
    assert again.stdout == result.stdout
    assert games.read_text().count("\n") == 10


def test_players_from_a_file_of_ones_own(tmp_path: Path) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text(
        "from souk.players import Player\n"
        "class First(Player):\n"
        "    def choose(self, view, moves, budget):\n"
        "        return moves[0]\n"
        "    def explain(self, view, moves, budget):\n"
        "        raise NotImplementedError\n"
    )
    result = arena("basari", "First", "random", "--players", 3, "--games", 6, "--use", bot, "-j", 2, "--plain")
    assert result.returncode == 0, result.stderr
    assert "First" in result.stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("chess", "random", "random"), "There is no game “chess”"),
        (("basari", "random", "nobody"), "There is no player “nobody”"),
        (("basari", "random", "random:luck=3"), "'luck=3' is no parameter of the player random"),
        (("basari", "random"), "a match is of exactly two players, not of 1"),
        (("basari", "random", "random", "--players", "9"), "players, not 9"),
        (("basari", "random", "random", "--kind", "duel"), "“duel” is not known"),
        (("basari", "random", "random", "--on", "moon"), "“moon” is not known"),
        (("basari", "random", "random", "--games", "0"), "games must be 1 or more, not 0"),
        (("basari", "random", "random", "-o", "luck=3"), "There is no option “luck”"),
        (("basari", "random", "random", "--html", "/nowhere/x.html"), "there is no folder /nowhere"),
        (("basari", "random", "random", "--out", "pyproject.toml"), "pyproject.toml is not a file of the arena"),
    ],
)
def test_a_mistake_is_answered_in_one_line(words: tuple[str, ...], reason: str) -> None:
    result = arena(*words)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1, result.stderr
    assert result.stderr.startswith("souk: ")
    assert reason in result.stderr
