"""Positions written by hand, and layouts: what is right is taken, what is wrong is refused with a reason."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import souk
from souk.engine.errors import BadOption, BadPosition
from souk.engine.position import Position
from souk.games.basari import GAME
from souk.games.basari.board import DEFAULT, MAX_RING, Board, layout_from_file

from . import seat

BY_HAND: dict[str, Any] = {
    "game": "basari",
    "position": {
        "phase": "blue",
        "round": 7,
        "scorings": 1,
        "turn": 1,
        "action": "gems",
        "seats": [
            {
                "archway": 5,
                "moved": 3,
                "gems": {"red": 2, "blue": 2},
                "sheet": {"laps": 10, "points": 6},
                "card": "gems",
            },
            {"archway": 9, "moved": 9, "gems": {"yellow": 4}, "sheet": {"colours": 12, "roll": 4}, "card": "gems"},
            {"archway": 2, "moved": 1, "card": "roll"},
        ],
        "offer": {"blue": 2},
        "bid": {"red": 0, "yellow": 2, "green": 0},
    },
}


def test_a_position_written_by_hand_can_be_played() -> None:
    game = souk.from_json(BY_HAND, seed=1)
    assert game.scores == [16, 16, 0]
    game.play("0B")
    assert game.state.offer == [0, 2, 0, 0]
    game.play("accept")
    assert game.state.gems[0] == [2, 2, 0, 2]


def test_a_position_goes_through_json_and_back() -> None:
    game = souk.from_json(BY_HAND, seed=1)
    assert souk.from_json(json.loads(json.dumps(game.to_json()))) == game


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (("phase",), "waiting", "phase must be one of"),
        (("phase",), "over", "third scoring"),
        (("round",), 0, "round must be from"),
        (("round",), 1, "round must be from 2"),
        (("round",), 10**9, "round must be from"),
        (("scorings",), 3, "third scoring"),
        (("turn",), 2, "turn must be a seat that chose"),
        (("turn",), 3, "turn must be from 0 to 2"),
        (("action",), "points", "two players barter"),
        (("action",), "dance", "an action card must be one of"),
        (("seats",), [], "3 or 4"),
        (("seats", 0, "archway"), 34, "archway of seat 0 must be from 0 to 33"),
        (("seats", 0, "archway"), None, "archway of seat 0"),
        (("seats", 0, "moved"), 0, "moved of seat 0"),
        (("seats", 0, "moved"), 40, "moved of seat 0"),
        (("seats", 0, "gems"), {"red": 26}, "25 red gems"),
        (("seats", 0, "gems"), {"red": -1}, "fewer than 0"),
        (("seats", 0, "gems"), {"pink": 1}, "gems has no field pink"),
        (("seats", 0, "gems"), {"red": 1.5}, "whole number"),
        (("seats", 0, "gems"), [2, 0, 0, 2], "gems must be an object"),
        (("seats", 0, "sheet"), {"laps": 15}, "laps"),
        (("seats", 0, "sheet"), {"roll": 50}, "roll must be 0 to"),
        (("seats", 0, "card"), None, "every seat has an action card"),
        (("seats", 2, "card"), "gems", "two players barter"),
        (("seats", 0, "hat"), 1, "has no field hat"),
        (("offer",), {"blue": 3}, "only gems in hand (B7)"),
        (("offer",), {"red": 2, "blue": 2}, "no legal raise"),
        (("bid",), {"yellow": 5}, "only gems in hand (B7)"),
        (("bid",), {"yellow": 1}, "no legal raise"),
        (("bid",), {"yellow": 2, "blue": 1}, "bid has the counts of 3 colours"),
        (("die",), 3, "no opening die"),
        (("order",), [0, 1, 2], "order has 0 seats"),
        (("shared_start",), True, "shared_start"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(path: tuple[str | int, ...], value: object, reason: str) -> None:
    data = copy.deepcopy(BY_HAND)
    place: Any = data["position"]
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        souk.from_json(data)
    assert reason in str(refusal.value)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["red", "phase", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(BY_HAND["position"])), JUNK)
def test_junk_is_refused_or_can_be_played(field: str, junk: object) -> None:
    data = copy.deepcopy(BY_HAND)
    data["position"][field] = junk
    try:
        game = souk.from_json(data, seed=1)
    except BadPosition:
        return
    while not game.over:
        game.play(game.moves[-1])


def test_an_opening_die_belongs_to_equal_scores() -> None:
    seats = [seat(card="roll"), seat(card="roll"), seat(card="gems")]
    position = {"phase": "opening", "round": 2, "scorings": 0, "turn": 1, "die": 4, "action": "roll", "seats": seats}
    Position.from_json(GAME, {"game": "basari", "position": position})
    for change in ({"die": 0}, {"die": 7}, {"turn": 0}, {"seats": [seat(score=1, card="roll"), *seats[1:]]}):
        with pytest.raises(BadPosition):
            Position.from_json(GAME, {"game": "basari", "position": position | change})


# Layouts.


def test_the_default_ring_has_what_the_printed_board_has() -> None:
    assert len(DEFAULT) == 34
    assert set(DEFAULT.points) == {4, 5, 6, 7}
    assert {sum(row) for row in DEFAULT.gems} == {2, 3, 4}


def test_a_layout_is_one_line_of_text_and_back() -> None:
    assert Board.from_text(DEFAULT.text) == DEFAULT
    assert DEFAULT.text.startswith("5:2R1Y 4:1Y3G 5:1R1G2B ")
    assert Board.from_text("5:2R,4:3G,6:1B1Y,7:2B").text == "5:2R 4:3G 6:1Y1B 7:2B"


def test_a_layout_comes_out_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "ring.json"
    archways = [{"points": p, "gems": {"red": 1, "blue": p}} for p in range(1, 9)]
    path.write_text(json.dumps({"note": "mine", "archways": archways}))
    text = layout_from_file(path)
    assert text == " ".join(f"{p}:1R{p}B" for p in range(1, 9))
    game = souk.new("basari", 3, seed=1, layout=text)
    assert len(game.moves) == 8
    assert game.options["layout"] == text
    while not game.over:
        game.play(game.moves[0])
    assert game.game.scores(game.state) == game.scores


@pytest.mark.parametrize("length", [4, 5, MAX_RING])
def test_rings_of_any_length_play_to_the_end(length: int) -> None:
    text = " ".join(["6:1R1B"] * length)
    game = souk.new("basari", 4, seed=length, layout=text)
    while not game.over:
        game.play(game.moves[-1])
    assert game.state.scorings == 3


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("5:2R 4:3G 6:1B", "a ring has 4 to 100 archways, not 3"),
        ("5:2R " * 101, "a ring has 4 to 100 archways, not 101"),
        ("5:2R 4:3G x 6:1B", "archway 2 of the layout is 'x'"),
        ("5:2R 4:3G 6: 6:1B", "archway 2 of the layout is '6:'"),
        ("0:2R 4:3G 6:1B 6:1B", "archway 0 must show 1 to 20 points, not 0"),
        ("5:2R 99:3G 6:1B 6:1B", "archway 1 must show 1 to 20 points, not 99"),
        ("5:2R 4:11G 6:1B 6:1B", "archway 1 must show 1 to 10 gems in all"),
        ("5:0R 4:3G 6:1B 6:1B", "archway 0 must show 1 to 10 gems in all"),
        ("5:2R1R 4:3G 6:1B 6:1B", "archway 0 of the layout names R twice"),
        ("9" * 9999 + ":2R 4:3G 6:1B 6:1B", "archway 0 must show 1 to 20 points"),
    ],
)
def test_a_wrong_layout_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadOption) as refusal:
        souk.new("basari", 3, seed=1, layout=text)
    assert reason in str(refusal.value)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("{", "is not JSON"),
        ("[]", 'an object with a list "archways"'),
        ('{"archways": 3}', 'an object with a list "archways"'),
        ('{"archways": []}', "a ring has 4 to 100 archways, not 0"),
        ('{"archways": [5]}', "archway 0 must be an object"),
        ('{"archways": [{"points": 5}]}', "archway 0 must be an object"),
        ('{"archways": [{"points": 5, "gems": {"pink": 1}}]}', "archway 0 has no colour pink"),
        ('{"archways": [{"points": "5", "gems": {"red": 1}}]}', "archway 0: points and gems must be whole numbers"),
        ('{"archways": [{"points": 5, "gems": {"red": true}}]}', "archway 0: points and gems must be whole numbers"),
        ('{"archways": [{"points": 5, "gems": {"red": 1}, "name": 1}]}', "archway 0 has unknown fields: name"),
    ],
)
def test_a_wrong_layout_file_is_refused_with_a_reason(tmp_path: Path, content: str, reason: str) -> None:
    path = tmp_path / "ring.json"
    path.write_text(content)
    with pytest.raises(BadOption) as refusal:
        layout_from_file(path)
    assert reason in str(refusal.value)
    assert "ring.json" in str(refusal.value)


def test_a_missing_layout_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="cannot be read"):
        layout_from_file(tmp_path / "nowhere.json")
