"""Events, moves and closed options in words, at a table in a terminal."""

from __future__ import annotations

import pytest

from souk.drawing.scene import fitted
from souk.engine.types import Round
from souk.games import GAMES
from souk.terminal.names import shown_names
from souk.terminal.story import Teller, closed, consequences, lines_of, picture_of
from souk.terminal.texts import keys_text, rules_text, sheet_text
from souk.words import LANGUAGES, Words

from . import each_game, played

each_language = pytest.mark.parametrize("language", LANGUAGES)
NAMES = ["You", "Anna", "Ben", "Eva"]


def teller(game: str, language: str = "en", reader: int | None = 0) -> Teller:
    return Teller(Words(language, GAMES[game]), NAMES, reader)


@each_game
def test_a_seat_is_not_told_the_secrets_of_others(game: str) -> None:
    position = played(game, 4, 2, 300)
    mine = [line.text for line in lines_of(position, teller(game), 0)]
    everything = [line.text for line in lines_of(position, teller(game), None)]
    assert len(mine) < len(everything)
    assert set(mine) <= set(everything)


@each_game
def test_chapters_stand_out(game: str) -> None:
    position = played(game, 3, 2)
    lines = lines_of(position, teller(game))
    rounds = [event for _, event in position.story() if isinstance(event, Round)]
    assert len(rounds) < sum(line.chapter for line in lines) < len(lines) / 3


def test_names_tell_seats_apart() -> None:
    words = Words("en")
    assert shown_names(words, ["human", "random", "random"], people=[0]) == ["You", "Random 2", "Random 3"]
    assert shown_names(words, ["human", "Anna", "trader"], people=[0, 1]) == ["Player 1", "Anna", "Trader"]
    assert shown_names(Words("de"), ["human", "trader"], people=[0]) == ["Du", "Händler"]


@each_language
@each_game
def test_every_decision_has_a_question_and_every_move_a_consequence_that_the_seat_may_know(
    game: str, language: str
) -> None:
    told, picture = teller(game, language), picture_of(GAMES[game])
    for steps in range(0, 400, 23):
        position = played(game, 4, 5, steps)
        for seat in position.actors:
            view = position.view(seat)
            assert told.words.ask(view.public) != "ask-move"
            for move in view.moves:
                assert len(told.meaning(move, picture)) < 90
                assert all(sentence.endswith((".", "!")) for sentence in consequences(view, move, told))
            for notations, reason in closed(view, told):
                assert notations
                assert reason


def test_what_dice_decide_and_what_others_chose_is_not_told_before() -> None:
    position = played("yspahan", 4, 1, 0)
    move = position.moves[0]
    assert consequences(position.view(move.seat), move, teller("yspahan"))[-1] == "Then dice or cards decide."
    position = played("basari", 3, 5, 30)
    while len(position.actors) != 1 or position.moves[0].kind != "card":
        position.play(position.moves[0])
    move = position.moves[0]
    assert consequences(position.view(move.seat), move, teller("basari"))[-1] == "Then all is revealed."


@each_language
@each_game
def test_rules_keys_and_points_are_told_in_each_language(game: str, language: str) -> None:
    words = Words(language, GAMES[game])
    english = Words("en", GAMES[game])
    sheet = sheet_text(played(game, 3, 1), Teller(words, NAMES[:3], None))
    assert words.say("table-total") in sheet
    if language != "en":
        assert rules_text(words) != rules_text(english)
        assert keys_text(words) != keys_text(english)
        assert sheet != sheet_text(played(game, 3, 1), Teller(english, NAMES[:3], None))


def test_closed_options_come_with_their_reasons() -> None:
    position = played("yspahan", 4, 1, 0)
    reasons = dict(closed(position.view(position.actors[0]), teller("yspahan")))
    assert reasons["buy 3"] == "3 yellow dice cost 3 gold, you have 2"
    assert "You can build only after using your group of dice" in reasons.values()
    german = dict(closed(position.view(position.actors[0]), teller("yspahan", "de")))
    assert german["buy 3"] == "3 gelbe Würfel kosten 3 Gold, du hast 2"


@pytest.mark.parametrize(
    ("name", "room", "shown"),
    [
        ("Anna", 9, "Anna"),
        ("Apprentice 2", 9, "Apprent 2"),
        ("Maximiliane", 9, "Maximilia"),
        ("Willem de 3", 10, "Willem d 3"),
    ],
)
def test_a_name_that_is_cut_keeps_its_number(name: str, room: int, shown: str) -> None:
    assert fitted(name, room) == shown


@each_language
def test_what_is_left_out_is_counted_in_the_language(language: str) -> None:
    said = teller("yspahan", language).some(["a", "b", "c"], 2)
    assert said.startswith("a, b ")
    assert "1" in said
    assert ("more" in said) == (language == "en")
