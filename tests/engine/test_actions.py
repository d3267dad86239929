"""Actions have an id, fields and a notation, and the three convert into each other."""

from __future__ import annotations

import pytest

from souk.engine.actions import Actions, Kind
from souk.engine.errors import UnknownName
from souk.engine.types import MoveFields


class Pass(MoveFields, frozen=True):
    pass


class Trade(MoveFields, frozen=True):
    give: str
    take: str


class CubeNow(MoveFields, frozen=True, tag="now"):
    pass


class Nonsense(MoveFields, frozen=True):
    what: str


ACTIONS = Actions(
    Kind(Pass, "pass"),
    Kind(Trade, "{give} for {take}", give=("gold", "camel"), take=("cube", "card", "coin")),
    Kind(CubeNow, "gold for cube now"),
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
    assert [ACTIONS.first(kind) for kind in (Pass, Trade, CubeNow)] == [0, 1, 7]
    assert ACTIONS[5].fields == Trade("camel", "card")
    assert [ACTIONS[id].kind for id in (0, 5, 7)] == ["pass", "trade", "now"]
    assert ACTIONS[0].fields == Pass()


def test_find_goes_by_the_fields_and_their_type() -> None:
    assert ACTIONS.find(Trade(take="card", give="camel")).id == 5
    assert ACTIONS.find(Pass()).id == 0
    assert ACTIONS.find(CubeNow()).id == 7
    for wrong in (Trade("card", "camel"), Nonsense("camel")):
        with pytest.raises(UnknownName):
            ACTIONS.find(wrong)


def test_a_notation_may_be_a_function_of_the_fields() -> None:
    table = Actions(Kind(Trade, lambda give, take: give[0] + take[0], give=("gold",), take=("cube", "card")[:1]))
    assert [str(action) for action in table] == ["gc"]


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
        Actions(Kind(Pass, "go"), Kind(Nonsense, "{what}", what=("stay", "go")))


def test_a_game_without_chance_has_no_outcomes() -> None:
    assert len(Actions()) == 0
    assert Actions().read(["roll"]) is None
