"""docs/protocol.md and the browser's types say what the types say; SOUK_GOLDEN=write writes them."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from souk.server.schema import reference
from souk.server.typescript import facts, types

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


@pytest.mark.parametrize(("name", "write"), [("protocol.ts", types), ("facts.ts", facts)])
def test_the_browsers_types_are_up_to_date(name: str, write: Callable[[], str]) -> None:
    file = ROOT / "web" / "src" / name
    if os.environ.get("SOUK_GOLDEN") == "write":
        file.write_text(write(), "utf-8")
    assert file.read_text("utf-8") == write()
