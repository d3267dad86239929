"""docs/protocol.md and the browser's types say what the types say.

`SOUK_GOLDEN=write pytest tests/server/test_docs.py` writes the page, `python -m tools.typescript` the types.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools.typescript import files

from souk.server.schema import reference

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "protocol.md"
MARK = "<!-- From here on this page is written by `SOUK_GOLDEN=write pytest tests/server/test_docs.py`. -->\n"
FILES = files()


def test_the_protocols_page_is_up_to_date() -> None:
    text, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    assert mark
    page = f"{text}{MARK}\n{reference()}"
    if os.environ.get("SOUK_GOLDEN") == "write":
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_the_browsers_types_are_up_to_date(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file]
