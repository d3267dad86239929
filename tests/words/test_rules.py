"""The rules are one text for each language: alike in their parts, and docs/ shows the English one."""

from __future__ import annotations

import os
import re
from importlib.resources import files
from pathlib import Path

import pytest

from souk.engine.types import Reason
from souk.games import GAMES
from souk.words import LANGUAGES, Words
from souk.words.rules import without_pictures
from tests.words.used import members

DOCS = Path(__file__).parents[2] / "docs"
MARK = "<!-- From here on this page is written by `SOUK_GOLDEN=write pytest tests/words/test_rules.py`. -->\n"
OWN_GAMES = ("yspahan", "basari")


def parts(text: str) -> dict[str, list[str]]:
    """Chapters, pictures, rulings, and how many lines each table has."""
    return {
        "chapters": re.findall(r"^## .+ \{#(\w+)\}$", text, re.MULTILINE),
        "pictures": re.findall(r"^!\[.+\]\(figure:(\w+)\)$", text, re.MULTILINE),
        "rulings": re.findall(r"^\| ([YB]\d[^|]*?) \|", text, re.MULTILINE),
        "lines": [str(text.count("\n"))],
    }


@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_parts_in_every_language(game: str, language: str) -> None:
    english, text = (Words(code, GAMES[game]).rules() for code in ("en", language))
    assert parts(text) == parts(english)
    assert all(parts(text).values())


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_ruling_that_a_reason_names_is_in_the_rules(game: str) -> None:
    named = {
        field.default
        for reason in members(GAMES[game].presentation.types.reason, Reason)
        for field in reason.fields
        if field.name == "ruling" and field.default
    }
    assert named
    listed = {number for row in parts(Words("en", GAMES[game]).rules())["rulings"] for number in row.split(", ")}
    assert named <= listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_what_is_read_without_pictures_has_no_marks_for_them(game: str, language: str) -> None:
    text = without_pictures(Words(language, GAMES[game]).rules())
    assert "figure:" not in text
    assert "{#" not in text


@pytest.mark.parametrize(("language", "souk", "building"), [("de", "basar", "Markt"), ("nl", "bazaar", "marktplaats")])
def test_the_building_is_a_market_where_boxes_call_souks_bazaars(language: str, souk: str, building: str) -> None:
    catalogue = files("souk.games.yspahan").joinpath("words", f"{language}.ftl").read_text("utf-8")
    texts = re.sub(r"^[\w-]+ =", "", catalogue, flags=re.MULTILINE)
    rules = Words(language, GAMES["yspahan"]).rules()
    assert souk not in (texts + rules).lower()
    assert building in texts
    assert building in rules


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_page_shows_the_rules(game: str) -> None:
    file = DOCS / f"{game}.md"
    text, mark, _ = file.read_text("utf-8").partition(MARK)
    assert mark
    rules = (
        without_pictures(Words("en", GAMES[game]).rules())
        .replace("\n## ", "\n### ")
        .replace("# ", "## The rules of ", 1)
    )
    page = f"{text}{MARK}\n{rules}"
    if os.environ.get("SOUK_GOLDEN") == "write":
        file.write_text(page, "utf-8")
    assert file.read_text("utf-8") == page
