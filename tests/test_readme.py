"""What the README and docs/ show runs: pieces of Python as they are, commands as far as their words go."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from souk.cli import app

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
COMMANDS = typer.main.get_command(app)


def blocks(page: Path, *kinds: str) -> list[str]:
    found = re.findall(r"^```([^\n]*)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [text for kind, text in found if kind in kinds]


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_the_code_of_the_page_runs(name: str) -> None:
    found = blocks(ROOT / name, "python")
    assert found
    space: dict[str, object] = {"__name__": "page"}
    for number, block in enumerate(found, 1):
        exec(compile(block, f"{name}, block {number}", "exec"), space)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_the_page_exist(page: Path) -> None:
    for block in blocks(page, "", "sh"):
        for command in re.split(r"[\n;]", block.replace("\\\n", " ")):
            if re.match(r"\s*(\.venv/bin/)?souk [a-z]", command):
                _check(command.partition(" # ")[0].split()[1:])


def _check(words: list[str]) -> None:
    """Whether there is such a command, with such options."""
    command: Any = COMMANDS
    while words and words[0] in (known := getattr(command, "commands", {})):
        command, words = known[words[0]], words[1:]
    assert command is not COMMANDS, f"there is no souk {words[0]}"
    options = {"--help", *(name for option in command.params for name in option.opts)}
    for word in words:
        assert not word.startswith("-") or word.partition("=")[0].rstrip(",") in options, (
            f"souk {command.name} has no {word}"
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_of_the_page_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text):
        path, _, anchor = "".join(link).partition("#")
        if re.match(r"https?:", path):
            continue
        target = page.parent / path if path else page
        assert target.exists(), path
        if anchor and target.suffix == ".md":
            assert anchor in _anchors(target), f"{path}#{anchor}"


def _anchors(page: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
