"""Every message is there, used, and filled in the same way, in every language; and the check can fail."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from souk.games import GAMES
from souk.words import LANGUAGES, Words
from souk.words.catalogue import FRAME, text_of
from tests.words.used import (
    FRAME_PREFIXES,
    GAME_PREFIXES,
    Message,
    check,
    read,
    said_in_python,
    said_in_web,
    wanted_of_frame,
    wanted_of_game,
)

Texts = Mapping[str, str]
PLACES = {"": FRAME, **{name: GAMES[name].presentation.package for name in ("yspahan", "basari")}}


def texts_of(place: str) -> dict[str, str]:
    return {language: text_of(PLACES[place], "words", f"{language}.ftl") for language in LANGUAGES}


def faults(place: str, texts: Texts) -> list[str]:
    catalogues: dict[str, dict[str, Message]] = {language: read(text) for language, text in texts.items()}
    if place:
        frame = frozenset(read(text_of(FRAME, "words", "en.ftl")))
        return check(catalogues, wanted_of_game(GAMES[place]), GAMES[place], GAME_PREFIXES, frame)
    return check(catalogues, wanted_of_frame(), None, FRAME_PREFIXES)


@pytest.mark.parametrize("place", PLACES)
def test_catalogues_fit_what_is_said(place: str) -> None:
    assert faults(place, texts_of(place)) == []


def test_everything_that_is_said_has_a_message() -> None:
    messages = {place: read(text_of(package, "words", "en.ftl")) for place, package in PLACES.items()}
    known = {id for catalogue in messages.values() for id in catalogue}
    assert sorted(set(said_in_python()) - known) == []
    assert sorted({id for place in PLACES for id in said_in_web(place)} - known) == []
    assert len(said_in_python()) > 100
    assert len(said_in_web()) > 200


@pytest.mark.parametrize(
    ("place", "language", "old", "new", "fault"),
    [
        ("", "de", "table-undo =", "table-undone =", "de: table-undo is missing"),
        ("", "en", "table-undo =", "nobody-says_this = Hm\ntable-undo =", "en: nobody-says_this is not used"),
        ("", "fr", "home-rank = Place { $n }", "home-rank = Place", "fr: home-rank has other arguments"),
        ("yspahan", "it", "event-drawn =", "event-drown =", "it: event-drawn is missing"),
        ("yspahan", "nl", "{ $souk } te houden", "{ $shopp } te houden", "nl: ask-camel has other arguments"),
        ("yspahan", "en", "Week { $week }, day { $day }: { $order }.", "{ $weak }", "en: event-round asks for $weak"),
        ("basari", "de", "source-laps =", "source-lapses =", "de: source-laps is missing"),
        ("basari", "en", "option-layout =", "option-outlay =", "en: option-layout is missing"),
        (
            "basari",
            "it",
            "{ $colour_many }, e si offre",
            "{ $colour_some }, e si offre",
            "it: reason-too_few_gems asks for",
        ),
    ],
)
def test_the_check_finds_what_is_wrong(place: str, language: str, old: str, new: str, fault: str) -> None:
    texts = texts_of(place)
    assert texts[language].count(old) >= 1
    texts[language] = texts[language].replace(old, new, 1)
    assert any(found.startswith(fault) for found in faults(place, texts)), faults(place, texts)


@pytest.mark.parametrize("text", ["key = { $n ->", "key = a\nkey = b", "= nothing"])
def test_what_is_no_catalogue_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be read|twice"):
        read(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_of_the_site_are_not_called_the_same(language: str) -> None:
    """A review is not the analysis board, and neither is a replay: who reads a button knows where it leads."""
    words = Words(language)
    for places in (("nav-analysis", "review-title", "replay-title"), ("analysis-here", "review-ask", "home-replay")):
        assert len({words.say(place) for place in places}) == len(places)
