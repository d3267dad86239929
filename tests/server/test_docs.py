"""docs/protocol.md says what the types say; SOUK_GOLDEN=write writes it."""

from __future__ import annotations

import os
from pathlib import Path

from souk.server.schema import reference

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
MARK = "<!-- From here on this page is written by `SOUK_GOLDEN=write pytest tests/server/test_docs.py`. -->\n"


def test_the_protocols_page_is_up_to_date() -> None:
    text, mark, _ = PAGE.read_text("utf-8").partition(MARK)
    assert mark
    page = f"{text}{MARK}\n{reference()}"
    if os.environ.get("SOUK_GOLDEN") == "write":
        PAGE.write_text(page, "utf-8")
    assert PAGE.read_text("utf-8") == page
