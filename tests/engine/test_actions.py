"""Actions have an id, fields and a notation, and the three convert into each other."""

from __future__ import annotations

import pytest

from souk.engine.actions import Actions, Kind
from souk.engine.errors import UnknownName

ACTIONS = Actions(
    Kind("pass", "pass"),
    Kind("trade", "{give} for {take}", give=("gold", "camel"), take=("cube", "card", "coin")),
    Kind("long", "gold for cube now"),
)


def test_ids_run_through_the_kinds_in_order() -> None:
    assert [str(action) for action in ACTIONS] == [
        "pass",
        "gold for cube",
        "gold for card",
        "gold for coin",
        "camel for cube",
        "camel for card",
        "camel for coin",
        "gold for cube now",
    ]
    assert len(ACTIONS) == 8
    assert [ACTIONS.first(kind) for kind in ("pass", "trade", "long")] == [0, 1, 7]
    assert ACTIONS[5].fields == {"give": "camel", "take": "card"}
    assert ACTIONS[5].kind == "trade"
    assert ACTIONS[0].fields == {}


def test_find_goes_by_the_names_of_fields_not_by_their_order() -> None:
    assert ACTIONS.find("trade", give="camel", take="card").id == 5
    assert ACTIONS.find("trade", take="card", give="camel").id == 5
    for wrong in ({"take": "camel", "give": "card"}, {"give": "camel"}, {"gave": "camel", "take": "card"}):
        with pytest.raises(UnknownName):
            ACTIONS.find("trade", **wrong)
    with pytest.raises(UnknownName):
        ACTIONS.find("no such kind")


def test_parse_takes_any_spaces() -> None:
    assert ACTIONS.parse("  camel   for\tcard\n").id == 5


def test_an_unknown_notation_gets_a_near_match_or_the_list() -> None:
    with pytest.raises(UnknownName, match=r"no move 'camel for cart'; did you mean 'camel for car"):
        ACTIONS.parse("camel for cart")
    with pytest.raises(UnknownName, match=r"no move 'zzz'; known: pass, gold for cube"):
        ACTIONS.parse("zzz")


@pytest.mark.parametrize("wrong", [-1, 8, 10**30, 10**5000], ids=["-1", "8", "large", "huge"])
def test_ids_out_of_range_are_refused(wrong: int) -> None:
    with pytest.raises(UnknownName, match="known: 0 to 7"):
        ACTIONS[wrong]


def test_read_takes_the_longest_action_that_the_words_spell() -> None:
    assert ACTIONS.read(["gold", "for", "cube", "now"]) == (ACTIONS[7], 4)
    assert ACTIONS.read(["gold", "for", "cube", "pass"]) == (ACTIONS[1], 3)
    assert ACTIONS.read(["pass"]) == (ACTIONS[0], 1)
    assert ACTIONS.read(["gold", "for"]) is None
    assert ACTIONS.read([]) is None


def test_two_actions_cannot_be_written_the_same() -> None:
    with pytest.raises(ValueError, match="two actions are written 'go'"):
        Actions(Kind("a", "go"), Kind("b", "{what}", what=("stay", "go")))


def test_a_game_without_chance_has_no_outcomes() -> None:
    assert len(Actions()) == 0
    assert Actions().read(["roll"]) is None
