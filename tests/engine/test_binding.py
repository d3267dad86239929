"""Rules are taken out of their modules and bound to a game, to tables, to converted rules."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import pytest

from bidding_pig import GAME
from souk.engine.binding import Binding, Function
from souk.engine.contract import actors, rule, scores
from souk.engine.loops import ENTRIES, random_playout

COSTS = [1, 2, 3]
RATE = 10


@rule
def cost(k: int) -> int:
    return COSTS[k] * RATE


@rule
def twice(k: int, times: int = 2) -> int:
    return times * cost(k)


@rule
def total() -> int:
    return sum(cost(k) + COSTS[k] for k in range(3))


@rule
def to_act(s: Any) -> int:
    return sum([actors(s) for _ in range(3)])


def helper(k: int) -> int:
    return COSTS[k]


@rule
def with_helper(k: int) -> int:
    return helper(k)


def test_a_bound_rule_is_the_same_rule_elsewhere() -> None:
    bound = Binding({}, {}).bind(twice)
    assert bound is not twice
    assert bound(2) == twice(2) == 60
    assert bound(2, 3) == 90
    assert (bound.__name__, bound.__module__, bound.__annotations__) == ("twice", __name__, twice.__annotations__)


def test_tables_are_replaced_all_the_way_down_and_only_there() -> None:
    binding = Binding({}, {"COSTS": [5, 5, 7], "RATE": 1})
    assert binding.bind(twice)(2) == 14
    assert twice(2) == 60
    assert COSTS == [1, 2, 3]


def test_names_inside_comprehensions_and_generators_are_bound_too() -> None:
    assert Binding({}, {"COSTS": [5, 5, 7], "RATE": 1}).bind(total)() == 34


def test_a_bound_rule_can_be_bound_again() -> None:
    once = Binding({}, {"COSTS": [5, 5, 7]}).bind(twice)
    assert Binding({}, {"RATE": 1}).bind(once)(2) == 14


def test_stubs_become_the_functions_of_the_game() -> None:
    state = GAME.new_state(2, GAME.configure({})[1])
    binding = Binding(GAME.functions, {})
    assert binding.bind(to_act)(state) == 3 << 15
    assert binding.bind(scores).__code__ is GAME.rules.scores.__code__
    with pytest.raises(KeyError):
        Binding({}, {}).bind(to_act)


def test_each_rule_is_bound_once() -> None:
    binding = Binding({}, {})
    assert binding.bind(cost) is binding.bind(cost)
    assert binding.bind(twice).__globals__["cost"] is binding.bind(cost)


def test_a_rule_reaches_what_it_calls_and_what_stubs_stand_for() -> None:
    binding = Binding({"actors": GAME.rules.actors, "scores": GAME.rules.scores}, {})
    assert binding.reach(twice) == [twice, cost]
    assert binding.reach(to_act)[:2] == [to_act, GAME.rules.actors]
    assert actors not in binding.reach(to_act)


def test_what_is_not_a_rule_stays_as_it_is() -> None:
    bound = Binding({}, {"COSTS": [9, 9, 9]}).bind(with_helper)
    assert bound.__globals__["helper"] is helper


def test_rules_are_converted_callees_first_and_tables_too() -> None:
    order: list[str] = []

    def convert(bound: FunctionType, original: Function) -> Function:
        order.append(original.__name__)
        return bound

    binding = Binding({}, {}, convert, lambda table: tuple(reversed(table)))
    assert binding.bind(twice)(0) == 60
    assert order == ["cost", "twice"]


def test_the_plain_twin_of_a_loop_plays_the_game() -> None:
    play = Binding(GAME.functions, {}).bind(random_playout)
    state = GAME.new_state(3, GAME.configure({})[1])
    assert play(state, [1, 2], [0] * 20, [0] * 20) > 3
    assert GAME.seats_to_act(state) == ()


def test_an_unbound_loop_says_that_it_is_unbound() -> None:
    with pytest.raises(AssertionError, match="bind the rule to a game first"):
        ENTRIES["actors_at"]([GAME.state()], 0)
