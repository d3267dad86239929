"""The table line by line, through a real pipe."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from souk.records.file import load, replay

from . import each_game


def souk(*arguments: str, answers: str = "", language: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """The command as people run it, in a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "souk", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": language},
    )


@each_game
def test_a_whole_game_in_a_pipe_and_its_replay(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    rng = random.Random(1)
    answers = "".join(f"{rng.randint(1, 3)}\n1\n" for _ in range(2000))
    done = souk("play", game, "--seats", "human,random,random", "--seed", "4", "--save", str(path), answers=answers)
    assert done.returncode == 0, done.stderr
    assert "The game is over: " in done.stdout
    assert "{" not in done.stdout
    assert replay(load(path.read_text())).over
    told = souk("replay", str(path))
    assert told.returncode == 0
    assert "The game is over: " in told.stdout
    german = souk("replay", str(path), "--language", "de")
    assert "Das Spiel ist zu Ende: " in german.stdout
    assert german.stdout == souk("replay", str(path), language="de_AT.UTF-8").stdout
    assert souk("replay", str(path), "--seat", "1").stdout != told.stdout


def test_people_take_turns_at_one_keyboard() -> None:
    done = souk("play", "basari", "--seats", "human:Anna,human:Ben,human:Eva", "--seed", "4", answers="1\n" * 4000)
    assert done.returncode == 0
    assert "The table goes to Ben. Nobody else should look now." in done.stdout
    assert "The game is over: " in done.stdout


def test_commands_at_the_prompt() -> None:
    answers = "help\nwhy\nwhy buy 3\nwhy nonsense\nhint\npoints\nundo\nbuy 3\nbuy 0\nquit\n"
    done = souk("play", "yspahan", "--seats", "human,human", "--seed", "4", answers=answers)
    assert done.returncode == 0
    for expected in (
        "take back your last choice",
        "3 yellow dice cost 3 gold, you have 2",
        "“nonsense” is no move here",
        "You have left the table",
        "something new is known",
        "Caravan scored",
        "rolls the dice",
    ):
        assert expected in done.stdout, expected


def test_leaving_keeps_the_game_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    first = souk("play", "basari", "--seats", "human,random,random", "--save", str(path), answers="1\n1\n1\n")
    assert first.returncode == 0
    assert f"souk play --resume {path}" in first.stdout
    steps = replay(load(path.read_text())).steps
    again = souk("play", "--resume", str(path), answers="1\n1\n1\nquit\n")
    assert again.returncode == 0
    assert replay(load(path.read_text())).steps > steps


def test_typed_dice_are_asked_again_until_they_can_be() -> None:
    answers = "seat 9\nseat 0\n1\n1 2 3 9\n1 2 3 4 5 6 1 2\nquit\n"
    done = souk("play", "yspahan", "--seats", "human,human", "--dice", answers=answers)
    assert done.returncode == 0
    assert "'seat 9' cannot be drawn now. Possible: seat 0, seat 1" in done.stdout
    assert "'9' cannot be drawn now" in done.stdout
    assert "The tower: camels 1 1, sacks 2 2" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("play", "chess"), "There is no game “chess”"),
        (("play", "yspahan", "--seats", "human,robot"), "There is no player “robot”"),
        (("play", "basari", "--seats", "human,random"), "3, 4 players, not 2"),
        (("play", "--resume", "/nowhere/game.souk"), "cannot be read"),
        (("play", "--save", "/nowhere/game.souk"), "cannot be saved"),
        (("play", "--seed", "1", "--dice"), "not both"),
        (("replay", "/nowhere/game.souk"), "cannot be read"),
    ],
)
def test_what_cannot_be_is_one_line(arguments: tuple[str, ...], expected: str) -> None:
    done = souk(*arguments)
    assert done.returncode == 1
    assert expected in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1
