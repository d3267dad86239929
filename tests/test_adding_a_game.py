"""docs/adding-a-game.md is the package: its files, put together step by step, run, and are those of the example."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.outside import PIG, ROOT, beside, environment, run
from tests.words.used import read

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)  # its language, its file, its text
STEPS = re.split(r"^## (?=\d+\. )", PAGE, flags=re.MULTILINE)[1:]
GERMAN = {"src/bidding_pig/words/de.ftl", "src/bidding_pig/rules/de.md"}


def files(steps: int) -> dict[str, str]:
    """The files after so many steps; a file may come in several parts."""
    found: dict[str, str] = {}
    for step in STEPS[:steps]:
        for _, path, text in BLOCK.findall(step):
            if path:
                found[path] = found.get(path, "") + text
    return found


def write(folder: Path, steps: int) -> Path:
    for path, text in files(steps).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return folder


def link(package: Path) -> None:
    """Make the entry points of a package known beside its sources, as `pip install -e` does."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = package / "src" / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {target}" for name, target in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines))


def test_the_page_has_every_file_of_the_example_as_it_is() -> None:
    there = {
        str(path.relative_to(PIG)): path.read_text("utf-8")
        for path in PIG.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    told = files(len(STEPS))
    assert told.keys() == there.keys() - GERMAN
    for path, text in told.items():
        assert text == there[path], path


def test_german_says_all_that_english_says() -> None:
    words = PIG / "src/bidding_pig/words"
    english, german = (read((words / f"{language}.ftl").read_text("utf-8")) for language in ("en", "de"))
    assert english == german
    rules = [(PIG / f"src/bidding_pig/rules/{language}.md").read_text("utf-8") for language in ("en", "de")]
    chapters, rulings = r"\{#(\w+)\}", r"^\| (Pig \d)"
    assert re.findall(chapters, rules[0]) == re.findall(chapters, rules[1])
    assert re.findall(rulings, rules[0], re.M) == re.findall(rulings, rules[1], re.M)


@pytest.mark.parametrize("step", range(2, len(STEPS) + 1))
def test_a_step_does_what_it_shows(step: int, tmp_path: Path) -> None:
    shown = [text for kind, _, text in BLOCK.findall(STEPS[step - 1]) if kind == "pycon"]
    assert shown
    (tmp_path / "shown.txt").write_text("\n".join(shown), "utf-8")
    site = write(tmp_path, step) / "src"
    if any("`pip install -e .`" in text for text in STEPS[:step]):
        link(tmp_path)
    told = run(site, "-m", "doctest", tmp_path / "shown.txt", path=beside(site))
    assert not told, told


def test_the_commands_of_the_last_step_run(tmp_path: Path) -> None:
    python = environment(tmp_path, write(tmp_path / "package", len(STEPS)))
    (commands,) = [text for kind, _, text in BLOCK.findall(STEPS[-1]) if kind == "console"]
    for line in commands.splitlines():
        words = line.removeprefix("$ souk ").split()
        if words == ["serve"]:  # tests/test_plug_in.py and tests/web/test_general.py have servers
            continue
        told = run(tmp_path, "-m", "souk", *words, said="1\n2\n2\n" * 1000, python=python)
        assert "pig" in told.lower() or "The game is over: " in told
