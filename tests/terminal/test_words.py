"""Events, moves and closed options in words."""

from __future__ import annotations

import re

from souk.terminal.words import closed, consequences, lines_of, rules_text, words_of
from souk.terminal.words.names import Names, count, listed

from souk.games import GAMES

from . import each_game, played

NAMES = Names(["You", "Anna", "Ben", "Eva"])


@each_game
def test_every_event_is_one_readable_sentence(game: str) -> None:
    kinds = set()
    for seed in range(6):
        position = played(game, 3 + seed % 2, seed)
        for event in position.story():
            told = words_of(game).tell(event, NAMES)
            kinds.add(event["type"])
            assert re.fullmatch(r"[A-Z][^{}\[\]'\n]*(?:'s[^{}\[\]'\n]*)*\.", told), (event, told)
            assert not re.match(r"You \w+s\b", told), told
    assert len(kinds) > 15


@each_game
def test_a_seat_is_not_told_the_secrets_of_others(game: str) -> None:
    position = played(game, 4, 2, 300)
    mine = [line.text for line in lines_of(position, NAMES, 0)]
    everything = [line.text for line in lines_of(position, NAMES, None)]
    assert len(mine) < len(everything)
    assert set(mine) <= set(everything)


def test_verbs_follow_their_subject() -> None:
    assert NAMES.do(0, "take", "3 camels") == "You take 3 camels."
    assert NAMES.do(1, "take", "3 camels") == "Anna takes 3 camels."
    assert NAMES.do(1, "have", "chosen") == "Anna has chosen."
    assert NAMES.do(2, "pass") == "Ben passes."
    assert NAMES.whose(0) == "Your"
    assert NAMES.whose(2) == "Ben's"
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert (count(1, "camel"), count(2, "camel"), count(2, "gold")) == ("1 camel", "2 camels", "2 gold")


def test_names_tell_seats_apart() -> None:
    names = Names.of(["human", "random", "random"], people=[0])
    assert [names(seat) for seat in range(3)] == ["You", "Random 1", "Random 2"]
    names = Names.of(["human", "Anna", "random"], people=[0, 1])
    assert [names(seat) for seat in range(3)] == ["Human", "Anna", "Random"]


@each_game
def test_every_decision_has_a_question_and_every_move_a_consequence_that_the_seat_may_know(game: str) -> None:
    words = words_of(game)
    for steps in range(0, 400, 7):
        position = played(game, 4, 5, steps)
        for seat in position.actors:
            view = position.view(seat)
            assert words.question(view)
            for move in view.moves:
                assert len(words.meaning(view, move)) < 40
                told = consequences(view, move, NAMES)
                assert all("revealed: " not in sentence for sentence in told)
            for notations, reason in closed(view):
                assert notations
                assert reason


@each_game
def test_the_rules_in_short_are_part_of_the_package(game: str) -> None:
    assert "# " in rules_text(GAMES[game])


def test_closed_options_come_with_their_reasons() -> None:
    position = played("yspahan", 4, 1, 0)
    reasons = dict(closed(position.view(position.actors[0])))
    assert reasons["buy 3"] == "3 yellow dice cost 3 gold, you have 2"
    assert any("step B" in reason for reason in reasons.values())
