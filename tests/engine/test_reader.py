"""A `Reader` takes data apart and says what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from souk.engine.errors import BadPosition
from souk.engine.reader import Reader


def reader(**fields: Any) -> Reader:
    return Reader(fields, "the board")


def test_fields_of_each_sort() -> None:
    board = reader(gold=3, dice=[1, 2], names=["a"], colour="red", open=True)
    assert board.number("gold", 0, 9, None) == 3
    assert board.numbers("dice", 6, 3, []) == [1, 2]
    assert board.items("names", []) == ["a"]
    assert board.choice("colour", ["blue", "red"], None) == 1
    assert board.flag("open") is True
    board.finish()


def test_defaults() -> None:
    board = reader()
    assert board.number("gold", 0, 9, 5) == 5
    assert board.numbers("dice", 6, 3, [4]) == [4]
    assert board.items("names", []) == []
    assert board.choice("colour", ["blue", "red"], 1) == 1
    assert board.flag("open") is False
    assert board.take("else", "x") == "x"


@pytest.mark.parametrize("wrong", [-1, 10, True, 1.0, "3", None, [3]], ids=repr)
def test_numbers_out_of_range_or_of_another_sort(wrong: object) -> None:
    with pytest.raises(BadPosition, match="gold of the board must be from 0 to 9, not"):
        reader(gold=wrong).number("gold", 0, 9, None)


@pytest.mark.parametrize("wrong", [[7], [-1], [True], [1, 1, 1, 1], ["1"]], ids=repr)
def test_lists_of_numbers(wrong: object) -> None:
    with pytest.raises(BadPosition, match="dice must be a list of at most 3 numbers from 0 to 6, not"):
        reader(dice=wrong).numbers("dice", 6, 3, [])


@pytest.mark.parametrize("wrong", [None, "abc", {"a": 1}, 1], ids=repr)
def test_what_is_no_list(wrong: object) -> None:
    with pytest.raises(BadPosition, match="dice of the board must be a list"):
        reader(dice=wrong).items("dice", [])


@pytest.mark.parametrize("wrong", ["green", "", 0, None, ["red"]], ids=repr)
def test_unknown_names(wrong: object) -> None:
    with pytest.raises(BadPosition, match=r"colour of the board: .* is none of blue, red"):
        reader(colour=wrong).choice("colour", ["blue", "red"], None)


def test_flags() -> None:
    with pytest.raises(BadPosition, match="open must be true or false, not 1"):
        reader(open=1).flag("open")


def test_what_is_left_over_is_named() -> None:
    board = reader(gold=1, silver=2)
    board.number("gold", 0, 9, None)
    with pytest.raises(BadPosition, match="the board has no field silver"):
        board.finish()


@pytest.mark.parametrize("wrong", [None, [], "board", 1], ids=repr)
def test_what_is_no_object(wrong: object) -> None:
    with pytest.raises(BadPosition, match="the board must be an object with fields, not"):
        Reader(wrong, "the board")
