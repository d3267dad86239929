"""The `souk` command as a user types it: real processes, real files."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import souk
from souk.cli import main
from souk.records.file import dump, load, replay
from souk.words import LANGUAGES

COMMANDS = ("play", "replay", "arena", "games", "check", "verify", "show", "stats", "convert", "warmup", "version")
KEPT = Path(__file__).parent / "records" / "kept"


def run(*words: object, said: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "souk", *map(str, words)],
        input=said,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "COLUMNS": "100", "TERM": "dumb"},
    )


def refused(*words: object) -> str:
    """The one line that a mistake is answered with."""
    result = run(*words)
    assert result.returncode == 1
    assert result.stderr.count("\n") == 1, result.stderr
    assert "Traceback" not in result.stderr + result.stdout
    assert result.stderr.startswith("souk: ")
    return result.stderr


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.returncode == 0
    for command in COMMANDS:
        assert f" {command} " in result.stdout


def test_version() -> None:
    assert run("version").stdout == f"souk {souk.__version__}\n"


def test_games_are_listed_with_their_options() -> None:
    listed = run("games").stdout
    for name in ("yspahan", "basari"):
        assert name in listed
        for option in souk.GAMES[name].options:
            assert option.name in listed
    assert "once: build at any moment, but one building a turn" in listed
    assert "once: bauen jederzeit, aber nur ein Gebäude pro Zug" in run("games", "--language", "de").stdout


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "yspahn"], "did you mean “yspahan”?"),
        (["play", "yspahan", "--seats", "human,human,human,human,human"], "2, 3, 4 players, not 5"),
        (["play", "yspahan", "-o", "start"], "NAME=VALUE"),
        (
            ["play", "yspahan", "--seats", "human,human", "-o", "building_cards=once"],
            "building_cards=once is for 3, 4 players",
        ),
        (["play", "yspahan", "-o", "start=7"], "start must be one of random, 0, 1, 2, 3"),
        (["play", "basari", "-o", "layout=@nowhere.json"], "nowhere.json"),
        (["verify", "nowhere.souk"], "nowhere.souk cannot be read: No such file or directory"),
        (["check", "nowhere.jsonl"], "nowhere.jsonl cannot be read: No such file or directory"),
        (["warmup", "chess"], "There is no game “chess”"),
    ],
)
def test_a_mistake_is_one_clear_line(words: list[str], reason: str) -> None:
    assert reason in refused(*words)


MISTAKES = [
    ["play", "chess"],
    ["play", "yspahn"],
    ["play", "yspahan", "--seats", "human,random", "-o", "building_cards=extra"],
    ["play", "yspahan", "--seats", "human:,random"],
    ["play", "yspahan", "--seats", "human,random", "-o", "start=7"],
    ["play", "yspahan", "-o", "start"],
    ["play", "yspahan", "--seed", "1", "--dice"],
    ["play", "--resume", str(KEPT / "basari-1.souk"), "--seed", "1"],
    ["play", "--resume", str(KEPT / "basari-1.souk"), "--seats", "human"],
    ["play", "--seats", "human,random", "--save", "pyproject.toml"],
    ["play", "--seats", "human,random", "--save", "/nowhere/game.souk"],
    ["show", "nowhere.souk"],
    ["show", "pyproject.toml"],
    ["show", str(KEPT / "basari-1.souk"), "--at", "9999"],
    ["replay", str(KEPT / "basari-1.souk"), "--lines", "--seat", "9"],
]


@pytest.mark.parametrize("words", MISTAKES, ids=" ".join)
def test_a_mistake_is_said_in_the_language(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    said = {}
    for language in LANGUAGES:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "argv", ["souk", *words, "--language", language])
            with pytest.raises(SystemExit) as end:
                main()
        assert end.value.code == 1
        said[language] = capsys.readouterr().err
    assert all(line.startswith("souk: ") and line.count("\n") == 1 for line in said.values()), said
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not any(re.search(r"[{}$]|reason-", line) for line in said.values()), said


def test_a_wrong_flag_is_explained_without_a_traceback() -> None:
    result = run("play", "--sed", "3")
    assert result.returncode == 2
    assert "--seed" in result.stderr
    assert "Traceback" not in result.stderr


def test_verify_checks_a_kept_record_and_finds_a_forged_one(tmp_path: Path) -> None:
    result = run("verify", KEPT / "basari-1.souk")
    assert result.returncode == 0
    draws = sum(entry.seat == souk.NATURE for entry in load((KEPT / "basari-1.souk").read_text()).entries)
    assert f"all {draws} draws are as the seed says" in result.stdout
    result = run("verify", KEPT / "basari-2.souk")
    assert result.returncode == 0
    assert "Seat 1 has added a number to the dice, and it fits its seal." in result.stdout
    assert "Seat 2 sealed a number, but did not open it in time: it does not count." in result.stdout
    assert "Seat 3" not in result.stdout
    game = souk.new("basari", 3, seed=1)
    while not game.over:
        game.play(game.moves[0])
    forged = tmp_path / "forged.souk"
    forged.write_text(dump(game.record()).replace("> seat", "> Seat", 1))
    assert "line " in refused("verify", forged)


def test_verify_refuses_what_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "noise.souk").write_bytes(bytes(range(256)))
    assert "is not a text file" in refused("verify", tmp_path / "noise.souk")


def test_show_prints_a_position_as_text_data_and_picture() -> None:
    record = KEPT / "yspahan-1.souk"
    assert "Week 1, day 1" in run("show", record, "--at", 3).stdout
    assert "The game is over" in run("show", record).stdout
    data = json.loads(run("show", record, "--at", 100, "--json").stdout)
    assert souk.from_json(data).to_json() == data
    seen = json.loads(run("show", record, "--at", 100, "--json", "--seat", 1).stdout)
    assert seen["private"]["seat"] == 1
    assert "hand" in seen["private"]
    assert not any("hand" in seat for seat in seen["view"]["seats"])
    assert run("show", record, "--svg").stdout.startswith("<svg")
    assert "there is no move 9,999" in refused("show", record, "--at", 9999)


def test_stats_add_up() -> None:
    paths = KEPT / "yspahan-1.souk", KEPT / "basari-1.souk"
    told = run("stats", *paths).stdout
    for path in paths:
        scores = path.read_text().split("end: ")[1].splitlines()[0].split()
        assert scores in [line.split()[1:] for line in told.splitlines()]


def test_convert_goes_to_neutral_records_and_back(tmp_path: Path) -> None:
    for name in ("yspahan", "basari"):
        neutral = run("convert", KEPT / f"{name}-1.souk").stdout
        (tmp_path / f"{name}.jsonl").write_text(neutral)
        assert "1 games replayed, 0 diverge" in run("check", tmp_path / f"{name}.jsonl").stdout
        assert run("convert", tmp_path / f"{name}.jsonl", "--to", tmp_path / "out").returncode == 0
        again = load((tmp_path / "out" / f"{name}-1.souk").read_text())
        kept = load((KEPT / f"{name}-1.souk").read_text())
        assert replay(again).state == replay(kept).state
    assert "--to FOLDER" in refused("convert", tmp_path / "yspahan.jsonl")


def test_check_says_where_a_record_diverges_and_exits_with_1(tmp_path: Path) -> None:
    game = json.loads(run("convert", KEPT / "yspahan-1.souk").stdout)
    game["turns"][5]["after"]["gold"][2] += 1
    with gzip.open(tmp_path / "wrong.jsonl.gz", "wt") as file:
        file.write(json.dumps(game) + "\n")
    result = run("check", tmp_path / "wrong.jsonl.gz")
    turn = game["turns"][5]
    assert result.returncode == 1
    assert f"turn: week {turn['week']}, day {turn['day']}, seat {turn['player']}" in result.stdout
    assert "event: after: gold" in result.stdout
    assert f"found: {turn['after']['gold']}" in result.stdout
    assert "1 games replayed, 1 diverge" in result.stdout


def test_check_without_any_game_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_text("")
    assert run("check", tmp_path / "empty.jsonl").returncode == 1
    (tmp_path / "broken.jsonl").write_text("{]\n")
    assert "line 1: not a line of JSON" in refused("check", tmp_path / "broken.jsonl")


def test_warmup_makes_the_twin_ready() -> None:
    result = run("warmup", "--rules", "basari", "yspahan")
    assert result.stdout == "basari is ready\nyspahan is ready\n"
