"""A review in words: every number and direction is one of the data, in every language; command and page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from souk.cli import app
from souk.engine.errors import SoukError
from souk.records.file import dump
from souk.study import CHEAP, Review, review
from souk.study.page import page
from souk.study.sentences import Sentences
from souk.study.types import Decision
from souk.words import LANGUAGES

from .games import random_game

SIGNED = re.compile(r"[+-]\d+(?:[.,]\d+)?")


@cache
def reviewed(name: str) -> Review:
    return review(random_game(name, 3, 8), CHEAP)


def numbers(decision: Decision) -> Iterator[float]:
    """What a sentence about a decision tells, in its order."""
    assert decision.why
    yield round(100 * decision.why.gain, 1)
    yield from (change.points for change in decision.why.own)
    yield from (change.points for change in decision.why.others if decision.why.rival is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_sentences_say_what_the_numbers_carry(name: str, language: str) -> None:
    found = reviewed(name)
    say = Sentences(found, language)
    checked = 0
    for decision in found.decisions:
        if not decision.why:
            continue
        said = say.why(decision)
        told = [float(number.replace(",", ".")) for number in SIGNED.findall(said)]
        assert told == pytest.approx(list(numbers(decision))), said
        better, worse = decision.option(decision.why.better), decision.option(decision.why.worse)
        assert decision.why.gain == better.shares[decision.seat] - worse.shares[decision.seat]
        for seat, changes in ((decision.seat, decision.why.own), (decision.why.rival, decision.why.others)):
            for change in changes:
                assert seat is not None
                k = found.sources.index(change.source)
                assert change.points == round(better.sources[seat][k] - worse.sources[seat][k], 1)
                assert say.words.word("source", change.source) in said
        assert say.move(decision.why.better) in said
        assert say.move(decision.why.worse) in said
        checked += 1
    assert checked > 10


def test_a_page_has_everything_inside() -> None:
    for language in LANGUAGES:
        html = page(reviewed("basari"), Sentences(reviewed("basari"), language))
        assert f'<html lang="{language}">' in html
        assert html.count("<svg") == 4
        assert not re.search(r"(src|href)=", html)
        assert "study-" not in html


def test_the_command_writes_table_data_and_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souk.study.QUICK", CHEAP)
    file = tmp_path / "game.souk"
    file.write_text(dump(random_game("basari", 3, 8)))
    data, html = tmp_path / "r.json", tmp_path / "r.html"
    words = ["review", str(file), "--json", str(data), "--html", str(html), "--language", "de"]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert "Ergebnis ohne Glück" in result.output
    assert len(json.loads(data.read_text())["ledger"]) == 3
    assert html.read_text().startswith("<!DOCTYPE html>")
    assert CliRunner().invoke(app, ["review", str(file), "--seat", "2"]).exit_code == 0


def test_what_cannot_be_reviewed_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("nothing")
    (tmp_path / "pig").write_text(dump(random_game("pig", 2, 1)))
    (tmp_path / "good").write_text(dump(random_game("basari", 3, 8)))
    for words in (["bad"], ["missing"], ["pig"], ["good", "--seat", "3"]):
        result = CliRunner().invoke(app, ["review", str(tmp_path / words[0]), *words[1:]])
        assert isinstance(result.exception, SoukError)
        assert "\n" not in str(result.exception)
