"""The worked examples printed in the rulebooks, 1 to 11."""

from __future__ import annotations

import pytest

from souk.engine.errors import IllegalMove
from souk.engine.position import Position
from souk.games.yspahan import types as t

from . import cubes, notations, of_kind, purse, roll, seat, seen, story, table, with_group

WHITE = (1, 1, 3, 3, 5, 5, 6, 6, 6)


def tower(position: Position) -> dict[str, int]:
    """How many dice lie on each row."""
    return {name: row["white"] + row["yellow"] for name, row in seen(position)["tower"].items()}


def test_example_1_the_lowest_value_goes_to_camel_and_the_highest_to_gold() -> None:
    game = roll(table(*[seat()] * 4, due="supply").play("buy 2"), *WHITE, 1, 2)
    assert tower(game) == {"camel": 3, "sack": 1, "barrel": 2, "chest": 2, "gold": 3}
    assert {name: row["value"] for name, row in seen(game)["tower"].items()} == {
        "camel": 1,
        "sack": 2,
        "barrel": 3,
        "chest": 5,
        "gold": 6,
    }


def test_example_2_two_values_fill_camel_and_gold() -> None:
    game = roll(table(*[seat()] * 4, due="supply").play("buy 0"), 2, 5, 2, 5, 5, 5, 2, 5, 2)
    assert tower(game) == {"camel": 4, "gold": 5}


def test_example_2_equal_dice_all_go_to_camel() -> None:
    game = roll(table(*[seat()] * 4, due="supply").play("buy 1"), *[6] * 10)
    assert tower(game) == {"camel": 10}


def test_example_3_yellow_dice_leave_after_the_start_players_turn() -> None:
    game = roll(table(*[seat()] * 4, due="supply").play("buy 2"), *WHITE, 1, 2)
    game.play("camel: take")
    assert purse(game, 0) == (3, 0)
    assert tower(game)["sack"] == 1
    game.play("end")
    assert tower(game) == {"barrel": 2, "chest": 2, "gold": 3}
    assert "sack:" not in notations(game)
    game.play("gold: take")
    assert purse(game, 1) == (0, 5)


def test_example_4_an_own_unfinished_souk_comes_first_and_then_closes_the_next_one() -> None:
    red, blue = 0, 1
    chest = {"chest.yellow.0": blue, "chest.yellow.1": blue, "chest.blue.0": red}
    game = with_group("chest", 4, 2, *[seat()] * 3, cubes=chest).play("deliver")
    assert notations(game) == ["chest.blue.1"]
    assert game.why_not("chest.yellow.2") == t.ForeignSouk()
    game.play("chest.blue.1")
    assert story(game, t.SoukComplete) == [t.SoukComplete(seat=red, souk="chest.blue", points=4)]
    assert notations(game) == [f"chest.purple.{k}" for k in range(4)]
    game.play("chest.purple.2 end")
    assert cubes(game) == chest | {"chest.blue.1": red, "chest.purple.2": red}
    other = with_group("chest", 4, 1, *[seat()] * 3, cubes=cubes(game), order=[2, 0, 1])
    assert of_kind(other, "use") == ["supervisor", "draw"]  # Green finds no free souk in the quarter


YELLOW, BLUE = 1, 2
STREET = {"sack.white.1": YELLOW, "sack.white.2": YELLOW, "barrel.white.0": BLUE}


def supervisor_on_w2(gold: int, **fields: object) -> Position:
    """Seat 0 may move the supervisor by 3."""
    seats = [seat(gold=gold), seat(), seat(), seat()]
    return with_group("vase", 3, 1, *seats, supervisor="w2", cubes=STREET, **fields).play("supervisor")


def test_example_5_the_supervisor_moves_exactly_as_many_squares_as_the_value() -> None:
    assert notations(supervisor_on_w2(gold=0)) == ["w5", "e1", "n1", "s1"]


def test_example_5_a_gold_changes_the_movement_by_one() -> None:
    squares = notations(supervisor_on_w2(gold=1))
    assert [square for square in squares if "gold" not in square] == ["w5", "e1", "n1", "s1"]
    assert [square for square in squares if "1 gold" in square] == [
        f"{square} (1 gold)" for square in ("c", "w4", "w6", "e2", "n2", "s2")
    ]


def test_example_5_on_e1_blue_goes_to_the_caravan() -> None:
    game = supervisor_on_w2(gold=0).play("e1")
    assert seen(game)["caravan"] == [BLUE]
    assert cubes(game) == {"sack.white.1": YELLOW, "sack.white.2": YELLOW}


@pytest.mark.parametrize(("first", "caravan"), [("sack.white.1", [YELLOW, BLUE]), ("barrel.white.0", [BLUE, YELLOW])])
def test_example_5_on_s1_the_mover_chooses_which_of_two_cubes_goes_first(first: str, caravan: list[int]) -> None:
    game = supervisor_on_w2(gold=0).play("s1")
    assert game.actors == (0,)
    assert notations(game) == ["sack.white.1", "barrel.white.0"]
    game.play(first)
    assert seen(game)["caravan"] == caravan
    assert cubes(game) == {"sack.white.2": YELLOW}


def test_example_5_a_cube_on_the_bottom_row_scores_2_at_once() -> None:
    game = supervisor_on_w2(gold=1).play("s2 (1 gold)")
    assert seen(game)["caravan"] == [YELLOW]
    assert cubes(game) == {"sack.white.1": YELLOW, "barrel.white.0": BLUE}
    assert game.scores == [0, 2, 0, 0]
    assert purse(game) == (0, 0)


def test_example_5_a_camel_keeps_the_cube_in_its_shop() -> None:
    seats = [seat(gold=1), seat(camels=1), seat(), seat()]
    game = with_group("vase", 3, 1, *seats, supervisor="w2", cubes=STREET).play("supervisor s2 (1 gold)")
    assert game.actors == (YELLOW,)
    game.play("keep")
    assert cubes(game) == STREET
    assert seen(game)["caravan"] == [YELLOW]
    assert purse(game, YELLOW) == (0, 2)
    assert game.scores == [0, 2, 0, 0]


def test_example_6_the_third_building_scores_5_points() -> None:
    game = table(seat(buildings=["paddock", "bazaar"], camels=3, gold=3), *[seat()] * 3, due="after")
    assert game.scores[0] == 0
    game.play("build caravanserai")
    assert game.scores[0] == 5
    assert purse(game) == (0, 0)
    assert seen(game)["seats"][0]["buildings"] == ["paddock", "caravanserai", "bazaar"]


@pytest.mark.parametrize(("buildings", "scores"), [([], [4, 6, 0, 0]), (["bazaar"], [6, 8, 0, 0])])
def test_example_7_at_the_end_of_a_week_complete_souks_score(buildings: list[str], scores: list[int]) -> None:
    red, blue = 0, 1
    chest = {
        **{f"chest.yellow.{k}": blue for k in range(3)},
        **{f"chest.blue.{k}": red for k in range(2)},
        **{f"chest.purple.{k}": red for k in range(3)},
    }
    players = [seat(buildings=buildings)] * 4
    game = table(*players, due="after", day=7, turn=3, cubes=chest, supervisor="w4").play("end")
    assert game.scores == scores
    assert cubes(game) == {}
    assert seen(game)["supervisor"] == "c"
    assert (seen(game)["week"], seen(game)["day"]) == (2, 1)


def test_example_8_a_weeks_end_scores_cubes_times_the_highest_row_and_leaves_the_caravan() -> None:
    green, yellow, blue, red = range(4)
    caravan = [green, yellow, blue, yellow, red, green, blue, yellow, yellow]
    game = table(*[seat()] * 4, due="after", day=7, turn=3, caravan=caravan).play("end")
    assert game.scores == [4, 12, 4, 2]
    assert seen(game)["caravan"] == caravan


@pytest.mark.parametrize("players", [2, 3, 4])
def test_example_9_the_caravan_has_three_places_for_each_player(players: int) -> None:
    last = 3 * players - 1
    game = table(*[seat("cube_to_caravan")] + [seat()] * (players - 1), caravan=[1] * last)
    game.play("play cube_to_caravan")
    assert seen(game)["caravan"] == []
    assert game.scores[:2] == [3, 3 * last]


@pytest.mark.parametrize(("card", "camels", "gold"), [("build_no_camels", 0, 4), ("build_no_gold", 4, 0)])
def test_example_10_a_building_card_waives_its_part_of_the_hoist(card: str, camels: int, gold: int) -> None:
    waived = card.removeprefix("build_no_")
    game = table(seat(card, camels=camels, gold=gold), seat(), seat(), due="after")
    assert "hoist" not in "".join(notations(table(seat(camels=camels, gold=gold), seat(), seat(), due="after")))
    game.play(f"build hoist without {waived}")
    assert purse(game) == (0, 0)
    assert seen(game)["seats"][0]["buildings"] == ["hoist"]
    assert seen(game)["discards"] == [card]


def test_example_11_camels_for_points_gives_at_most_8_points() -> None:
    game = table(seat("camels_for_points", camels=9, gold=0), seat(), seat())
    game.play("play camels_for_points")
    assert notations(game) == [f"give {n} camels" for n in range(1, 5)]
    with pytest.raises(IllegalMove, match=r"card_takes .*most 4"):
        game.play("give 5 camels")
    game.play("give 4 camels")
    assert game.scores == [8, 0, 0]
    assert purse(game) == (5, 0)


def test_example_11_gold_for_points_gives_at_most_10_points() -> None:
    game = table(seat("gold_for_points", camels=0, gold=12), seat(), seat())
    game.play("play gold_for_points")
    assert notations(game) == [f"give {n} gold" for n in range(1, 11)]
    game.play("give 10 gold")
    assert game.scores == [10, 0, 0]
    assert purse(game) == (0, 2)
