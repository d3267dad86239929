"""Sentences are natural: no raw codes, no holes, no "0 gold", nothing that only a program would say."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

import souk
from souk.engine.live import closed
from souk.engine.position import Position
from souk.games.basari.types import Contest, Gems, Offered, Returned
from souk.games.yspahan.types import Built, Chosen, SoukComplete
from souk.words import LANGUAGES, Words, language_of
from souk.words.catalogue import Catalogue

NAMES = ("Anna", "Ben", "Eva", "Omar")
GOODS = "gold|goud|or|monet|pièce|camel|kamel|cammel|chameau|point|punkt|punt|cube|ware|blokje|cubo"
FAULTS = {
    "a hole": r"[{}$]",
    "a raw code": r"\b[a-z]+_[a-z]+|\b\w+\.\w+\.\d",
    "marks of direction": "[\u2066-\u2069]",
    "nothing counted": rf"\b0 (?i:{GOODS})",
    "loose spaces": r"  |^ | $| [.,]",
    "something twice": r"[.!?][.!?]|,,",
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def games() -> list[Position]:
    """Whole games of both, with few and with many players."""
    positions = []
    for seed, (name, players) in enumerate((("yspahan", 2), ("yspahan", 4), ("basari", 3), ("basari", 4))):
        position, rng = souk.new(name, players=players, seed=seed), random.Random(seed)
        while not position.over:
            position.play(rng.choice(position.moves))
        positions.append(position)
    return positions


def events(language: str) -> Iterator[str]:
    for position in games():
        words = Words(language, position.game)
        for _, event in position.story():
            for reader in (None, 0, position.players - 1):
                yield words.event(event, NAMES, reader)


def decisions(language: str) -> Iterator[str]:
    """What is asked, moves with their remarks, and reasons."""
    for position in games():
        words, past = Words(language, position.game), position.copy()
        while past.steps > 40:
            past.undo(min(past.steps - 20, 7))
            for seat in past.actors:
                view = past.view(seat)
                yield words.ask(view.public)
                for move in view.moves:
                    yield words.move(move.fields)
                    if move.remark and (said := words.remark(move.remark, move.fields)):
                        yield said
                for reason, _ in closed(past.game, past.state, seat):
                    yield words.reason(reason, NAMES)


def wrong(texts: Iterator[str]) -> list[str]:
    return [f"{fault}: {text}" for text in set(texts) for fault, sign in FAULTS.items() if re.search(sign, text)]


@each_language
def test_what_happens_is_told_in_sentences(language: str, caplog: pytest.LogCaptureFixture) -> None:
    told = list(events(language))
    assert len(set(told)) > 800
    assert wrong(iter(told)) == []
    assert [text for text in told if not re.fullmatch(r"[A-ZÀ-Ý«].*[.!]", text)] == []
    assert caplog.messages == []


@each_language
def test_what_is_decided_is_said_in_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    said = list(decisions(language))
    assert len(set(said)) > 150
    assert wrong(iter(said)) == []
    assert caplog.messages == []


def test_the_check_of_sentences_finds_what_is_wrong() -> None:
    faulty = ("{ $n } gold", "Anna takes sack_row.", "sack.white.1", "for 0 gold", "pour 0 chameaux", "Anna  rolls.")
    for text in (*faulty, "\u2068Anna\u2069 rolls.", "Anna rolls..", "Anna rolls ."):
        assert wrong(iter([text])), text
    assert wrong(iter(["Anna adds two yellow dice for 2 gold and rolls.", "Week 1, day 2: Anna, Ben."])) == []


def test_words_are_inflected() -> None:

    offer = Offered(seat=0, rival=1, gems=Gems(red=3, blue=1))
    returned = Returned(seat=0, colour="green", n=2)
    said = {code: Words(code, souk.GAMES["basari"]).event(offer, NAMES) for code in LANGUAGES}
    assert said["en"] == "Anna offers Ben 3 red and 1 blue."
    assert said["de"] == "Anna bietet Ben 3 rote und 1 blauen."
    assert said["it"] == "Anna offre a Ben 3 rosse e 1 blu."
    assert said["fr"] == "Anna offre à Ben 3 rouges et 1 bleue."
    assert Words("fr", souk.GAMES["basari"]).event(returned, NAMES) == "Anna rend 2 gemmes vertes."
    assert Words("de", souk.GAMES["basari"]).event(returned, NAMES, 0) == "Du gibst 2 grüne Steine zurück."
    complete = SoukComplete(seat=0, souk="barrel.blue", points=4)
    said = {code: Words(code, souk.GAMES["yspahan"]).event(complete, NAMES) for code in LANGUAGES}
    assert said["en"] == "Anna completes the blue barrel souk (4 points at the week\u2019s end)."
    assert said["de"] == "Anna füllt den blauen Souk im Fassviertel (4 Punkte am Ende der Woche)."
    assert said["it"] == "Anna completa il suk blu dei barili (4 punti a fine settimana)."
    chosen = Chosen(seat=0, row="barrel", face=4, dice=4)
    assert Words("en", souk.GAMES["yspahan"]).event(chosen, NAMES) == "Anna chooses barrels: four dice showing 4."
    built = Built(seat=0, building="bazaar", camels=4, gold=0, cards=())
    assert Words("nl", souk.GAMES["yspahan"]).event(built, NAMES) == "Anna bouwt de marktplaats voor 4 kamelen."
    assert Words("de", souk.GAMES["yspahan"]).event(built, NAMES, 0) == "Du baust den Markt für 4 Kamele."


def test_nobody_is_taken_for_a_man_or_a_woman() -> None:
    contest = Contest(action="gems", result="single", seats=(0,))
    said = {code: Words(code, souk.GAMES["basari"]).event(contest, NAMES) for code in LANGUAGES}
    assert said["fr"] == "À part Anna, personne n\u2019a choisi les gemmes."
    assert said["it"] == "Solo Anna ha scelto le gemme."


def test_what_is_taken_has_its_article() -> None:
    chosen = Chosen(seat=0, row="gold", face=6, dice=2)
    said = {code: Words(code, souk.GAMES["yspahan"]).event(chosen, NAMES) for code in LANGUAGES}
    assert said["fr"] == "Anna choisit l\u2019or : deux dés de 6."
    assert said["it"] == "Anna sceglie l\u2019oro: due dadi da 6."


def test_colons_and_numbers_are_those_of_the_language() -> None:
    assert {code: Words(code).labelled("Anna", "5") for code in ("en", "fr")} == {"en": "Anna: 5", "fr": "Anna : 5"}
    assert [Words(code).number(43.5) for code in LANGUAGES] == ["43.5", "43,5", "43,5", "43,5", "43,5"]
    assert [Words("de").number(n) for n in (8.0, 0.04)] == ["8", "0"]
    assert (Words("en").share(0.5), Words("de").share(0.5)) == ("50%", "50\xa0%")
    assert [Words("de").percent(share) for share in (0.5, 0.1234)] == ["50 %", "12,3 %"]
    assert [Words("de").margin(error) for error in (0.02, 1e-5, 0.0)] == ["2 %", "0,1 %", "0 %"]


# Languages.


def test_the_language_is_that_of_the_option_or_of_the_environment() -> None:
    assert language_of("fr", {"LANG": "de_DE.UTF-8"}) == "fr"
    assert language_of("", {"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}) == "it"
    assert language_of("", {"LC_MESSAGES": "nl_BE", "LANG": "de_DE.UTF-8"}) == "nl"
    assert language_of("", {"LC_ALL": "", "LANG": "de"}) == "de"
    for other in ({}, {"LANG": "C.UTF-8"}, {"LANG": "pt_BR.UTF-8"}, {"LANG": "den_XX"}):
        assert language_of("", other) == "en"
    with pytest.raises(souk.UnknownName, match="no language 'klingon'"):
        language_of("klingon", {})


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Catalogue, "has", lambda self, id: self._locale.startswith("en") and self._bundle.has_message(id)
    )
    assert Words("de").say("table-undo") == "Undo"
    assert Words("de").say("no-such_message") == "no-such_message"


def test_lists_are_joined_as_people_do() -> None:
    joined = {code: Words(code).listed(["Anna", "Ben", "Eva"]) for code in LANGUAGES}
    assert joined == {
        "en": "Anna, Ben and Eva",
        "de": "Anna, Ben und Eva",
        "nl": "Anna, Ben en Eva",
        "it": "Anna, Ben e Eva",
        "fr": "Anna, Ben et Eva",
    }
