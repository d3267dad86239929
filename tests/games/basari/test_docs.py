"""The page about Basari says what the code does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import souk
from souk.games.basari import GAME

PAGE = (Path(__file__).parents[3] / "docs" / "basari.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_example_plays_a_game() -> None:
    (code,) = blocks("python")
    exec(code, {})


def test_the_position_can_be_played() -> None:
    (position,) = [block for block in blocks("json") if '"position"' in block]
    souk.from_json(json.loads(position), seed=1).play("offer 2Y").play("accept")


def test_the_table_of_moves_has_the_right_ids() -> None:
    rows = re.findall(r"^\| `([^`]+)` .*?\| (\d+)(?:-(\d+))? \|$", PAGE, re.MULTILINE)
    assert len(rows) == 9
    for notation, first, last in rows:
        assert int(first) <= GAME.actions.parse(notation).id <= int(last or first)
