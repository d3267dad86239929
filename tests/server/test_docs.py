"""docs/protocol.md and the browser's types say what the types say; SOUK_GOLDEN=write writes them."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import souk
from souk.server.schema import reference
from souk.server.tables.session import reason_of
from souk.server.typescript import facts, sentences, types
from souk.table.visibility import closed

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
MARK = "<!-- From here on this page is written by `SOUK_GOLDEN=write pytest tests/server/test_docs.py`. -->\n"


def test_the_protocols_page_is_up_to_date() -> None:
    text, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    assert mark
    page = f"{text}{MARK}\n{reference()}"
    if os.environ.get("SOUK_GOLDEN") == "write":
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page


@pytest.mark.parametrize(("name", "write"), [("protocol.ts", types), ("facts.ts", facts), ("sentences.ts", sentences)])
def test_the_browsers_types_are_up_to_date(name: str, write: Callable[[], str]) -> None:
    file = ROOT / "web" / "src" / name
    if os.environ.get("SOUK_GOLDEN") == "write":
        file.write_text(write(), "utf-8")
    assert file.read_text("utf-8") == write()


@pytest.mark.parametrize(("game", "players", "least"), [("yspahan", 3, 20), ("yspahan", 2, 20), ("basari", 3, 8)])
def test_every_reason_that_is_heard_in_play_is_on_the_browsers_list(game: str, players: int, least: int) -> None:
    """`least` reasons are heard at all, so that the test cannot pass in silence."""
    known, heard = sentences(), set()
    position = souk.new(game, players=players, seed=1)
    dice = random.Random(1)
    for _ in range(400):
        if position.over:
            break
        for seat in position.actors:
            heard |= {reason_of(reason).template for reason, _ in closed(position.game, position.state, seat)}
        position.play(dice.choice(position.moves))
    assert len(heard) >= least
    assert [said for said in heard if f"  {json.dumps(said)},\n" not in known] == []
