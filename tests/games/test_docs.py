"""The page of each game lists what it tells, as its types say it.

`SOUK_GOLDEN=write pytest tests/games/test_docs.py` writes the lists anew.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import NODEFAULT
from msgspec.structs import fields

from souk.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def listed(union: Any, what: str) -> str:
    """The members of a union as a table: tag, fields, meaning."""
    lines = [f"| {what} | fields | meaning |", "|---|---|---|"]
    for kind in get_args(union):
        named = [field.name for field in fields(kind) if field.name not in ("only", "ruling")]
        (ruling,) = [field.default for field in fields(kind) if field.name == "ruling"] or [""]
        meaning = " ".join((kind.__doc__ or "").split()) + (f" ({ruling})" if ruling and ruling != NODEFAULT else "")
        lines.append(f"| `{kind.__struct_config__.tag}` | {', '.join(named)} | {meaning} |")
    return "\n".join(lines)


@pytest.mark.parametrize("name", ["yspahan", "basari"])
@pytest.mark.parametrize("what", ["event", "remark", "reason"])
def test_the_page_lists_what_the_game_tells(name: str, what: str) -> None:
    path = DOCS / f"{name}.md"
    page = path.read_text("utf-8")
    table = listed(getattr(GAMES[name].presentation.types, what), what)
    found = re.search(rf"^\| {what} \| fields \| meaning \|\n(\|.*\n)+", page, re.MULTILINE)
    assert found, f"no table of {what}s"
    if os.environ.get("SOUK_GOLDEN") == "write":
        path.write_text(page.replace(found[0], table + "\n"), "utf-8")
    assert f"{table}\n" in path.read_text("utf-8")
