"""The tables of the board against an independent statement of the facts."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from souk.engine.position import Position
from souk.games.yspahan import board
from souk.games.yspahan.types import ChooseSquare, Reach

from . import SHARED, Data, seat, with_group

# Each souk: quarter, colour, points, shops. Each shop at the street: its squares.
SOUKS = """
    sack purple 8 6, sack yellow 6 5, sack white 3 3, sack blue 4 4,
    barrel white 3 2, barrel yellow 6 4, barrel blue 4 3, barrel purple 8 5,
    chest yellow 6 3, chest blue 4 2, chest purple 8 4,
    vase blue 4 1, vase yellow 6 2, vase orange 12 3
"""
STREET = {
    "w": """sack.white.1 chest.blue.1 sack.white.0 chest.blue.0 sack.yellow.1
            chest.yellow.2 sack.yellow.0 chest.yellow.1 sack.purple.0 chest.yellow.0""",
    "e": """barrel.white.0+vase.blue.0 barrel.white.1 vase.orange.0 barrel.yellow.0
            vase.orange.1 barrel.yellow.1 vase.orange.2""",
    "n": "vase.blue.0 chest.purple.0 vase.yellow.0 chest.purple.1",
    "s": """sack.white.1+barrel.white.0 sack.white.2 barrel.blue.0 sack.blue.0
            barrel.purple.1 sack.blue.1 barrel.purple.0""",
}


def shops_at(square: str) -> list[str]:
    """The shops that the tables put next to a square."""
    return [board.SHOPS[shop] for shop in board.SHOPS_AT[board.SQUARES.index(square)] if shop >= 0]


def test_the_street_has_29_squares() -> None:
    assert len(board.SQUARES) == len(set(board.SQUARES)) == 29
    assert board.SQUARES[board.HUB] == "c"
    assert Counter(square[0] for square in board.SQUARES) == {"c": 1, "w": 10, "e": 7, "n": 4, "s": 7}


def test_the_town_has_47_shops_in_14_souks_in_4_quarters() -> None:
    assert len(board.SHOPS) == len(set(board.SHOPS)) == 47
    assert len(board.SOUK_NAMES) == len(set(board.SOUK_NAMES)) == 14
    assert board.QUARTERS == ("sack", "barrel", "chest", "vase")


def test_souks_have_their_points_and_sizes() -> None:
    stated = [line.split() for line in SOUKS.split(",")]
    assert [f"{quarter}.{colour}" for quarter, colour, _, _ in stated] == list(board.SOUK_NAMES)
    assert [int(points) for _, _, points, _ in stated] == board.SOUK_POINTS
    assert [int(size) for _, _, _, size in stated] == board.SOUK_SIZE


def test_shops_belong_to_the_souk_of_their_name() -> None:
    for shop, name in enumerate(board.SHOPS):
        souk = board.SOUK_OF[shop]
        assert name == f"{board.SOUK_NAMES[souk]}.{shop - board.FIRST_SHOP[souk]}"
    for souk, name in enumerate(board.SOUK_NAMES):
        quarter = board.QUARTERS.index(name.split(".")[0])
        assert souk in range(board.FIRST_SOUK[quarter], board.FIRST_SOUK[quarter + 1])


def test_every_square_touches_its_shops() -> None:
    assert shops_at("c") == []
    for arm, line in STREET.items():
        for k, shops in enumerate(line.split(), 1):
            assert sorted(shops_at(f"{arm}{k}")) == sorted(shops.split("+")), f"{arm}{k}"


def test_e1_and_s1_touch_two_shops_the_hub_none_and_the_others_one() -> None:
    two = {square for square in board.SQUARES if len(shops_at(square)) == 2}
    assert two == {"e1", "s1"}
    assert [square for square in board.SQUARES if not shops_at(square)] == ["c"]


def test_three_shops_touch_two_squares() -> None:
    times = Counter(shop for square in board.SQUARES for shop in shops_at(square))
    assert {shop for shop, count in times.items() if count == 2} == {"sack.white.1", "barrel.white.0", "vase.blue.0"}
    assert max(times.values()) == 2


def test_distances_go_through_the_hub_between_arms() -> None:
    def distance(a: str, b: str) -> int:
        return board.DISTANCE[board.SQUARES.index(a)][board.SQUARES.index(b)]

    assert [distance("c", arm + "1") for arm in "wens"] == [1] * 4
    assert distance("w10", "w3") == 7
    assert distance("w10", "e7") == 17
    assert distance("n2", "s3") == distance("s3", "n2") == 5
    assert all(distance(square, square) == 0 for square in board.SQUARES)


def test_the_tower_has_six_rows() -> None:
    assert board.ROWS == ("camel", "sack", "barrel", "chest", "vase", "gold")
    assert (board.CAMEL_ROW, board.GOLD_ROW) == (0, 5)


def test_buildings_cost_camels_and_gold() -> None:
    stated = {
        "paddock": (2, 0),
        "office": (2, 2),
        "hammam": (2, 2),
        "caravanserai": (3, 3),
        "bazaar": (4, 4),
        "hoist": (4, 4),
    }
    assert dict(zip(board.BUILDING_NAMES, zip(board.CAMEL_COST, board.GOLD_COST, strict=True), strict=True)) == stated
    assert board.BUILDING_POINTS == [0, 0, 5, 5, 5, 10]


def test_there_are_nine_kinds_of_cards_and_18_cards() -> None:
    stated = (
        "exchange three_camels three_gold cube_to_souk cube_to_caravan camels_for_points gold_for_points "
        "build_no_camels build_no_gold"
    )
    assert list(board.CARDS) == stated.split()
    assert board.N_CARDS == 18


def test_the_caravan_has_three_rows_of_as_many_camels_as_players() -> None:
    assert board.CARAVAN_ROW[2:] == [2, 3, 4]
    assert board.PLACE_POINTS == [2, 1, 0]
    assert board.WHITE_DICE[2:] == [8, 9, 9]


FACTS = SHARED / "facts" / "yspahan-board.json"


@pytest.mark.skipif(not FACTS.exists(), reason="the file of facts is not on this machine")
def test_the_tables_equal_the_file_of_facts() -> None:
    facts: Data = json.loads(FACTS.read_text())
    arms = [square for arm in facts["street"]["arms"].values() for square in arm]
    assert [facts["street"]["centre"], *arms] == list(board.SQUARES)
    assert facts["tower_rows_bottom_to_top"] == list(board.ROWS)
    assert list(facts["quarters"]) == list(board.QUARTERS)
    souks = [(quarter, souk) for quarter, souks in facts["quarters"].items() for souk in souks]
    ours = [(quarter, colour, points) for quarter, colour, points, _ in board.SOUKS]
    assert [(quarter, souk["souk"], souk["points"]) for quarter, souk in souks] == ours
    shops = [shop for _, souk in souks for shop in souk["shops"]]
    assert [shop["id"] for shop in shops] == list(board.SHOPS)
    for square in board.SQUARES:
        assert sorted(shops_at(square)) == sorted(shop["id"] for shop in shops if square in shop["street"])


def reached_by(game: Position) -> dict[str, tuple[str, ...]]:
    """The shops that each square is said to reach."""
    told = ((move.fields, move.remark) for move in game.moves)
    return {
        fields.square: remark.shops
        for fields, remark in told
        if isinstance(fields, ChooseSquare) and isinstance(remark, Reach)
    }


def test_the_supervisor_is_said_to_reach_just_the_shops_beside_his_square() -> None:
    """What the moves tell a screen, with a cube in every shop, against the statement above."""
    town = dict.fromkeys(board.SHOPS, 1)
    game = with_group("vase", 6, 1, seat(gold=30), seat(), seat(), cubes=town).play("supervisor")
    reached = reached_by(game)
    stated = {f"{arm}{k}": shops.split("+") for arm, line in STREET.items() for k, shops in enumerate(line.split(), 1)}
    assert {square: sorted(shops) for square, shops in reached.items()} == {
        "c": [],
        **{square: sorted(shops) for square, shops in stated.items()},
    }
    assert sum("vase.orange.2" in shops for shops in reached.values()) == 1
    assert all(len(set(shops)) == len(shops) for shops in reached.values())


def test_the_supervisor_reaches_no_shop_without_a_cube() -> None:
    game = with_group("vase", 6, 1, seat(gold=30), seat(), seat(), cubes={"barrel.white.0": 2}).play("supervisor")
    reached = reached_by(game)
    assert {square for square, shops in reached.items() if shops} == {"e1", "s1"}
