"""The page about Basari says what the code does."""

from __future__ import annotations

import json
import re
from pathlib import Path

import souk
from souk.engine.rng import random_below, seed_words
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
    for notation, first in re.findall(r"^\| `([^`]+)` .*?\| (\d+)(?:-\d+)? \|$", PAGE, re.MULTILINE):
        action = GAME.actions.parse(notation)
        assert GAME.actions.first(action.kind) == int(first)


def test_every_event_that_is_told_is_described() -> None:
    section = PAGE.split("## The story")[1].split("##")[0]
    described = {
        name for row in re.findall(r"^\| (`[^|]+) \|", section, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }
    told = set()
    for seed in range(6):
        game, rng = souk.new("basari", 3, seed=seed), list(seed_words(seed))
        while not game.over:
            game.play(game.moves[random_below(rng, len(game.moves))])
        told |= {event["type"] for event in game.story()}
    assert told == described
