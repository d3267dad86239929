"""The guided first game: short, begun by every game that is taught, and what matters is said in every language."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from souk.engine.chance import Dice
from souk.engine.game import Game, Presentation
from souk.engine.position import Position
from souk.games import GAMES
from souk.lessons import FirstGame, first_game, matters, opening, words_of
from souk.players.levels import LEVELS
from souk.players.personas import LEVEL_OF
from souk.words import LANGUAGES
from souk.words.catalogue import text_of
from tests.words.used import members, read, samples

TAUGHT = ("yspahan", "basari")
NAMES = ("Anna", "Pishi", "Tariq", "Omar")
each_game = pytest.mark.parametrize("game", [GAMES[name] for name in TAUGHT], ids=list(TAUGHT))


def begun(game: Game) -> FirstGame:
    found = first_game(game)
    assert found
    return found


def said(game: Game) -> dict[str, Any]:
    """Every matter by its message, in all ways that its fields can be."""
    return {f"matter-{info.tag}": list(samples(info, {})) for info in members(game.presentation.types.matter)}


@each_game
def test_friendly_bots_sit_where_the_learner_does_not(game: Game) -> None:
    first = begun(game)
    assert first.bots.count("") == 1
    assert first.bots[first.seat] == ""
    assert {LEVEL_OF[bot] for bot in first.bots if bot} == {LEVELS[0]}
    assert opening(game, first).players == len(first.bots)


@each_game
def test_it_is_short_and_at_every_turn_something_matters(game: Game) -> None:
    first = begun(game)
    for seed in range(12):
        rng, turns, told = random.Random(seed), set[int](), 0
        position = opening(game, first, Dice.from_seed(str(seed)))
        while not position.over:
            seat = position.actors[0]
            if seat == first.seat:
                round = position.view(seat).public.round
                turns.add(round)
                told += bool(matters(game, position.state, seat))
            position.play(rng.choice(position.moves_of(seat)), seat)
        assert 2 <= len(turns) <= 12
        assert told >= len(turns), "something for each turn"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_matter_is_said_in_every_language(game: Game, language: str) -> None:
    wanted = said(game)
    catalogue = read(text_of(game.presentation.package, "lessons", f"{language}.ftl"))
    assert {id for id in catalogue if id.startswith("matter-")} == set(wanted)
    words = words_of(game, language)
    for id, ones in wanted.items():
        given = set.intersection(*(set(words.args(one, NAMES, 0)) for one in ones))
        assert catalogue[id].variables <= given, id
        for one in ones:
            text = words.matter(one, NAMES, 0)
            assert re.fullmatch(r"[A-ZÀ-Ý0-9«].*[.!?]", text), (id, text)
            assert not re.search(r"[{}$]|  |\b[a-z]+_[a-z]+| [,.]", text), (id, text)


@each_game
def test_no_language_repeats_another(game: Game) -> None:
    for id, ones in said(game).items():
        assert len({words_of(game, language).matter(ones[0], NAMES, 0) for language in LANGUAGES}) == 5, id


def test_a_game_that_teaches_nothing_has_none() -> None:
    silent = replace(GAMES["basari"], presentation=Presentation())
    assert first_game(silent) is None
    position = Position.new(silent, 3, Dice.from_seed("1"), {})
    assert list(matters(silent, position.state, position.actors[0])) == []
