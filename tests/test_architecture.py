"""ARCHITECTURE.md names functions where they are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_walk_of_a_move_goes_through_functions_that_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    (walk,) = re.findall(r"^## The walk of a move\n(.*?)^## ", page, re.MULTILINE | re.DOTALL)
    named = re.findall(r"`(#?\w+)`[^`]*?\(`([\w/.-]+\.(?:py|ts))`\)", walk)
    assert len(named) >= 10
    for function, path in named:
        assert re.search(rf"(def |async |^  ){function}\(", (ROOT / path).read_text("utf-8"), re.M), (function, path)
