"""The page about environments says what the code does; SOUK_GOLDEN=write puts its tables in."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from souk.games import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def layout_table(name: str) -> Iterator[str]:
    yield "| from | numbers | what | |"
    yield "|---:|---:|---|---|"
    for group, field, start in GAMES[name].layout.places():
        times = f" + {group.size} k" if group.times > 1 else ""
        which = f", k from 0 to {group.times - 1}" if group.times > 1 and field is group.fields[0] else ""
        yield f"| {start}{times}{which} | {field.size} | {group.name}: {field.name} | {field.meaning} |"


def actions_table(name: str) -> Iterator[str]:
    yield "| ids | kind | notation |"
    yield "|---|---|---|"
    for kind, several in groupby(GAMES[name].actions, key=lambda action: action.kind):
        actions = list(several)
        first, last = actions[0], actions[-1]
        many = first is not last
        ids = f"{first.id}-{last.id}" if many else str(first.id)
        yield f"| {ids} | {kind} | `{first}`" + (f" to `{last}` |" if many else " |")


TABLES = {"layout": layout_table, "actions": actions_table}
BLOCK = re.compile(r"<!-- (layout|actions) (\w+) -->\n(.*?)<!-- end -->", re.DOTALL)


def filled(page: str) -> str:
    return BLOCK.sub(
        lambda block: f"<!-- {block[1]} {block[2]} -->\n" + "\n".join(TABLES[block[1]](block[2])) + "\n<!-- end -->",
        page,
    )


def test_the_tables_are_those_of_the_code() -> None:
    page = PAGE.read_text("utf-8")
    if os.environ.get("SOUK_GOLDEN") == "write":
        PAGE.write_text(filled(page), "utf-8")
    assert sorted(match[:2] for match in BLOCK.findall(page)) == [
        (what, name) for what in ("actions", "layout") for name in ("basari", "yspahan")
    ]
    assert filled(page) == page


def test_the_examples_run() -> None:
    pytest.importorskip("gymnasium")
    pytest.importorskip("pettingzoo")
    space: dict[str, object] = {}
    blocks = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"environments.md, block {number}", "exec"), space)


def test_the_version_of_today_has_a_history() -> None:
    history = PAGE.read_text("utf-8").split("## Versions")[1]
    assert re.findall(r"^\| v(\d+) \|", history, re.MULTILINE) == [
        str(k) for k in range(max(game.environment.version for _, game in GAMES.loaded()), -1, -1)
    ]
