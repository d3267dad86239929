"""Every statement of the games' rules has its place on the rules pages, in every language, and no sentence is idle.

The tables in `statements/` name for each statement its chapter or ruling and a phrase of the sentence that says it.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from souk.games import GAMES
from souk.words import LANGUAGES, Words
from tests.games.yspahan import SHARED

HERE = Path(__file__).parent
OWN_GAMES = ("yspahan", "basari")
RULINGS = {
    "yspahan": [f"Y{n}" for n in range(1, 31) if n not in (24, 28)],
    "basari": [f"B{n}" for n in range(1, 17)],
}
LEAD_IN = re.compile(r"\*\*[^*]+\.\*\* ")  # of a list's entry or a paragraph: it says what follows is about
each_game = pytest.mark.parametrize("game", OWN_GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Statement(NamedTuple):
    """What the rules say, in a few words; where the pages say it, and how in each language."""

    ruling: str
    says: str
    at: str
    phrases: dict[str, str]

    def is_in(self, sentences: list[str], language: str) -> bool:
        """Whether one of the sentences says it."""
        words = ".*".join(map(re.escape, self.phrases[language].split(" … ")))
        return any(re.search(words, sentence) for sentence in sentences)


@cache
def statements(game: str) -> list[Statement]:
    """The table of a game."""
    lines = (HERE / "statements" / f"{game}.md").read_text("utf-8").splitlines()
    head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in lines if line.startswith("|"))
    assert head[:3] == ["no.", "statement", "at"]
    assert {len(row) for row in rows} == {len(head)}
    return [
        Statement(ruling, says, at, dict(zip(head[3:], phrases, strict=True))) for ruling, says, at, *phrases in rows
    ]


@cache
def page(game: str, language: str) -> dict[str, list[str]]:
    """The sentences of each chapter and of each ruling, without pictures; a line of a table counts as one."""
    found: dict[str, list[str]] = {}
    place = ""
    for line in Words(language, GAMES[game]).rules().splitlines():
        if chapter := re.match(r"## .+ \{#(\w+)\}$", line):
            place = "" if chapter[1] == "rulings" else chapter[1]
        elif ruling := re.match(r"\| ([YB]\d[^|]*) \| (.+) \|$", line):
            for number in ruling[1].split(", "):
                found[number] = halves(ruling[2])
        elif place and line.startswith("|"):
            found[place].append(line)
        elif place and not line.startswith("!["):
            found.setdefault(place, []).extend(halves(LEAD_IN.sub("", line).replace("**", "")))
    for lines in found.values():
        heads = [k for k, line in enumerate(lines) if line.startswith("|---")]
        for k in reversed(heads):
            del lines[k - 1 : k + 1]
    return found


def halves(text: str) -> list[str]:
    """Sentences, and what is between semicolons."""
    return [half for half in re.split(r"(?<=[.;]) ", text) if half]


@each_game
@each_language
def test_every_statement_has_its_place(game: str, language: str) -> None:
    places = page(game, language)
    lost = [one for one in statements(game) if not one.is_in(places.get(one.at, []), language)]
    assert not lost, "\n".join(f"{one.at}: {one.says}: {one.phrases[language]}" for one in lost)


@each_game
@each_language
def test_no_sentence_of_the_rules_can_go_unnoticed(game: str, language: str) -> None:
    unheld = []
    for place, sentences in page(game, language).items():
        for k, sentence in enumerate(sentences):
            rest = sentences[:k] + sentences[k + 1 :]
            if all(one.is_in(rest, language) for one in statements(game) if one.at == place):
                unheld.append(f"{place}: {sentence}")
    assert not unheld, "\n".join(unheld)


@each_game
def test_every_ruling_stands_under_its_number(game: str) -> None:
    assert sorted({one.ruling for one in statements(game) if one.at == one.ruling}) == sorted(RULINGS[game])
    assert {one.ruling for one in statements(game) if one.ruling} == set(RULINGS[game])
    for language in LANGUAGES:
        assert [place for place in page(game, language) if re.match(r"[YB]\d", place)] == RULINGS[game]


@pytest.mark.parametrize("source", sorted((SHARED / "rules").glob("*.md")), ids=lambda path: path.stem)
def test_the_rulings_are_those_that_the_rules_number(source: Path) -> None:
    rows = re.findall(r"^\| ([YB]\d[YB\d ]*) \|", source.read_text("utf-8"), re.MULTILINE)
    assert [number for row in rows for number in row.split()] == RULINGS[source.stem]
