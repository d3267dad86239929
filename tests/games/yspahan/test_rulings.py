"""One test, or a few, for each ruling from Y1 to Y18: cards, deliveries, the supervisor, the caravan, the deck."""

from __future__ import annotations

import pytest

from souk.engine.errors import IllegalMove
from souk.engine.types import Points
from souk.games.yspahan import types as t
from souk.games.yspahan.board import CARDS, SHOPS

from . import (
    TOWER,
    cubes,
    draw,
    hand,
    notations,
    of_kind,
    others,
    purse,
    roll,
    rows,
    ruling,
    seat,
    seen,
    story,
    table,
    with_group,
)

ALL_CARDS = [*CARDS, *CARDS]
ALL_BUT_ONE = ["cube_to_souk", *CARDS[:3], *CARDS[4:], *CARDS]  # one cube_to_souk first, to be taken off


# Cards and their windows.


def test_y01_the_start_player_may_play_cards_before_the_roll() -> None:
    game = table(seat("three_gold", gold=0), *others(2), due="supply")
    assert of_kind(game, "buy") == ["buy 0"]
    game.play("play three_gold buy 3")
    assert purse(game) == (0, 0)
    assert len(story(roll(game, *[1] * 12), t.DieRolled)) == 12


def test_y01_nobody_else_may() -> None:
    game = table(seat(), seat("three_gold"), seat(), due="supply")
    assert game.actors == (0,)
    with pytest.raises(IllegalMove, match="not seat 1's turn"):
        game.play("play three_gold", 1)


@pytest.mark.parametrize("due", ["supply", "choose", "after"])
def test_y02_cards_are_played_before_the_roll_before_choosing_and_after_using(due: str) -> None:
    game = table(seat("three_camels", "three_camels"), *others(2), due=due, tower={} if due == "supply" else TOWER)
    game.play("play three_camels play three_camels")
    assert purse(game)[0] == 6
    assert of_kind(game, "play") == []


def test_y02_cards_are_played_after_building_too() -> None:
    game = table(seat("three_camels", camels=2), *others(2), due="after").play("build paddock")
    assert notations(game) == ["play three_camels", "end"]


def test_y02_between_choosing_a_group_and_using_it_no_card_is_offered() -> None:
    game = with_group("sack", 2, 2, seat("three_gold"), *others(2))
    assert of_kind(game, "play") == []
    assert ruling(game, "play three_gold") == "Y2"


def test_y02_in_the_middle_of_a_delivery_no_card_is_offered() -> None:
    game = with_group("sack", 2, 3, seat("three_gold"), *others(2)).play("deliver bonus none sack.white.0")
    assert notations(game) == ["sack.white.1", "sack.white.2"]
    assert ruling(game, "play three_gold") == "Y2"


def test_y02_who_decides_about_a_camel_plays_no_card() -> None:
    game = with_group("sack", 3, 2, seat(), seat("three_camels", camels=1), seat(), cubes={"sack.white.0": 1})
    game.play("supervisor w3")
    assert game.actors == (1,)
    assert notations(game) == ["send", "keep"]
    assert ruling(game, "play three_camels") == "Y2"


def test_y02_building_cards_are_played_only_with_a_build() -> None:
    game = table(seat("build_no_camels", "build_no_gold"), *others(2), due="after")
    assert of_kind(game, "play") == []
    with pytest.raises(IllegalMove, match="no move here"):
        game.play("play build_no_gold")


@pytest.mark.parametrize("use", ["supervisor", "draw"])
def test_y03_no_card_is_discarded_with_the_supervisor_or_a_draw(use: str) -> None:
    game = with_group("sack", 2, 2, seat("exchange"), *others(2)).play(use)
    assert of_kind(game, "bonus") == []
    if use == "supervisor":
        assert ruling(game, "bonus exchange") == "Y3"


def test_y03_no_card_is_discarded_with_a_two_player_build() -> None:
    game = with_group("sack", 2, 2, seat("exchange", camels=2), seat()).play("build paddock")
    assert of_kind(game, "bonus") == []
    assert hand(game) == ["exchange"]


def test_y04_a_discard_and_effects_go_together_in_one_turn() -> None:
    cards = ("three_camels", "exchange", "three_gold")
    game = table(seat(*cards), *others(2), tower=TOWER)
    game.play("play three_camels camel: take bonus exchange play three_gold")
    assert purse(game) == (3 + 2 + 1, 2 + 3)
    assert sorted(seen(game)["discards"]) == sorted(cards)


@pytest.mark.parametrize(
    ("row", "building", "camels", "gold"),
    [("camel", [], 3, 2), ("camel", ["paddock"], 4, 2), ("gold", [], 0, 4), ("gold", ["office"], 0, 6)],
)
def test_y04_the_discard_counts_one_die_more_beside_the_buildings(
    row: str, building: list[str], camels: int, gold: int
) -> None:
    dice = 2 if row == "camel" else 1
    game = with_group(row, 6, dice, seat("exchange", "three_gold", buildings=building), *others(2))
    game.play("take")
    assert notations(game) == ["bonus none", "bonus exchange", "bonus three_gold"]
    game.play("bonus exchange")
    assert purse(game) == (camels, gold)
    assert hand(game) == ["three_gold"]
    assert seen(game)["discards"] == ["exchange"]


def test_y04_without_a_card_in_hand_no_discard_is_asked_for() -> None:
    assert purse(with_group("camel", 1, 3, *others(3)).play("take")) == (3, 2)


# Deliveries.


def test_y05_all_cubes_must_be_delivered_with_hoist_and_discard() -> None:
    game = with_group("sack", 2, 1, seat("exchange", buildings=["hoist"]), *others(2))
    game.play("deliver bonus exchange sack.white.0")
    assert notations(game) == ["sack.white.1", "sack.white.2"]
    game.play("sack.white.1")
    assert notations(game) == ["sack.white.2"]
    assert game.why_not("end") == t.DecideFirst(what="place")
    game.play("sack.white.2")
    assert "end" in notations(game)
    assert len(cubes(game)) == 3


def test_y05_cubes_that_find_no_shop_are_lost() -> None:
    full = {shop: 1 for shop in SHOPS if shop.startswith("vase") and shop != "vase.blue.0"}
    game = with_group("vase", 5, 4, *others(3), cubes=full).play("deliver vase.blue.0")
    assert notations(game) == ["end"]
    assert len(cubes(game)) == len(full) + 1


def test_y06_without_a_legal_shop_delivering_is_not_offered() -> None:
    full = {shop: 1 for shop in SHOPS if shop.startswith("vase")}
    game = with_group("vase", 5, 4, seat("exchange"), *others(2), cubes=full)
    assert notations(game) == ["supervisor", "draw"]
    assert ruling(game, "deliver") == "Y6"


def test_y07_a_reopened_souk_and_another_unfinished_one_are_both_open() -> None:
    chest = {"chest.blue.0": 0, "chest.purple.2": 0}
    game = with_group("chest", 4, 3, *others(3), cubes=chest).play("deliver")
    assert notations(game) == ["chest.blue.1", *(f"chest.purple.{k}" for k in (0, 1, 3))]
    assert ruling(game, "chest.yellow.0") == "Y7"
    game.play("chest.purple.0")
    assert notations(game) == ["chest.blue.1", "chest.purple.1", "chest.purple.3"]


def test_y07_the_supervisor_reopens_a_complete_souk() -> None:
    chest = {"chest.blue.0": 0, "chest.blue.1": 0, "chest.purple.2": 0}
    game = with_group("barrel", 2, 1, *others(3), cubes=chest, tower=rows(chest=(4, 2))).play("supervisor w2 end")
    assert cubes(game) == {"chest.blue.0": 0, "chest.purple.2": 0}
    game = with_group("chest", 4, 2, *others(3), cubes=cubes(game)).play("deliver")
    assert notations(game) == ["chest.blue.1", *(f"chest.purple.{k}" for k in (0, 1, 3))]


def test_y07_a_souk_left_without_a_cube_is_free_for_all() -> None:
    game = with_group("barrel", 2, 1, *others(3), cubes={"chest.blue.1": 2}, tower=rows(chest=(4, 2)))
    game.play("supervisor w2 end chest: deliver")
    assert game.actors == (1,)
    assert "chest.blue.1" in notations(game)
    assert len(notations(game)) == 9


def test_y08_camels_and_gold_never_run_out() -> None:
    game = with_group("camel", 6, 9, seat(camels=500, gold=500), *others(2)).play("take")
    assert purse(game) == (509, 500)


def test_y09_cubes_never_run_out() -> None:
    full = {shop: 0 for shop in SHOPS if shop != "vase.blue.0"}
    game = with_group("vase", 5, 1, seat("cube_to_caravan"), *others(3), cubes=full, caravan=[0] * 10)
    game.play("deliver bonus none vase.blue.0 play cube_to_caravan")
    assert len(cubes(game)) == 47
    assert seen(game)["caravan"] == [0] * 11


# The supervisor.


def test_y10_the_hub_counts_as_a_square() -> None:
    game = with_group("vase", 2, 1, *others(3, gold=0), supervisor="n1").play("supervisor")
    assert notations(game) == ["w1", "e1", "n3", "s1"]
    game = with_group("vase", 1, 1, *others(3, gold=0), supervisor="n1").play("supervisor")
    assert notations(game) == ["c", "n2"]


def test_y10_a_dead_end_cannot_be_overshot() -> None:
    game = with_group("vase", 5, 1, *others(3, gold=0), supervisor="n2").play("supervisor")
    assert notations(game) == ["w3", "e3", "s3"]


def test_y10_from_the_end_of_an_arm_he_turns_into_any_other_one_at_the_hub() -> None:
    game = with_group("vase", 6, 1, *others(3, gold=0), supervisor="n4").play("supervisor")
    assert notations(game) == ["w2", "e2", "s2"]


def test_y11_a_movement_of_0_triggers_the_square_again() -> None:
    game = with_group("vase", 2, 1, *others(3), supervisor="w3", cubes={"sack.white.0": 1})
    game.play("supervisor w3 (2 gold)")
    assert purse(game) == (0, 0)
    assert cubes(game) == {}
    assert seen(game)["caravan"] == [1]


def test_y11_a_movement_of_0_must_be_paid_for() -> None:
    game = with_group("vase", 3, 1, *others(3), supervisor="w3").play("supervisor")
    assert "w3" not in "".join(notations(game)).split()
    assert game.why_not("w3") == t.SquareCost(square="w3", needs=3, has=2, ruling="Y12")


@pytest.mark.parametrize(
    ("face", "square", "hammam", "paid"),
    [
        (3, "w3", False, 0),
        (3, "w5", False, 2),
        (3, "w1", False, 2),
        (3, "w6", True, 0),
        (3, "c", True, 0),
        (3, "w7", True, 1),
        (1, "w7", True, 3),
        (6, "c", True, 3),
    ],
)
def test_y12_gold_is_paid_for_each_step_of_difference_less_3_with_a_hammam(
    face: int, square: str, hammam: bool, paid: int
) -> None:
    mover = seat(gold=9, buildings=["hammam"] * hammam)
    game = with_group("vase", face, 1, mover, *others(2)).play("supervisor").play(square)
    assert purse(game) == (0, 9 - paid)
    assert story(game, t.SupervisorMoved) == [t.SupervisorMoved(seat=0, start="c", square=square, gold=paid)]


def test_y12_nobody_pays_more_than_needed() -> None:
    game = with_group("vase", 3, 1, *others(3)).play("supervisor")
    assert len(game.moves) == len({move.notation for move in game.moves})  # one price for each square
    with pytest.raises(IllegalMove, match=r"w3 is not \(1 gold\)"):
        game.play("w3 (1 gold)")


def test_y13_the_mover_may_pay_a_camel_for_an_own_cube() -> None:
    game = with_group("vase", 3, 1, seat(camels=1), *others(2), cubes={"sack.white.0": 0}).play("supervisor w3")
    assert game.actors == (0,)
    game.play("keep")
    assert cubes(game) == {"sack.white.0": 0}
    assert purse(game) == (0, 2)
    assert seen(game)["caravan"] == [0]


def test_y13_an_owner_without_a_camel_is_not_asked() -> None:
    game = with_group("vase", 3, 1, seat(camels=5), *others(2), cubes={"sack.white.0": 1}).play("supervisor w3")
    assert game.actors == (0,)
    assert seen(game)["caravan"] == [1]


def test_y13_an_owner_may_let_the_cube_go() -> None:
    game = with_group("vase", 3, 1, seat(), seat(camels=2), seat(), cubes={"sack.white.0": 1})
    game.play("supervisor w3 send")
    assert cubes(game) == {}
    assert purse(game, 1) == (2, 2)


TWO_CUBES = {"sack.white.1": 1, "barrel.white.0": 2}


@pytest.mark.parametrize("answer", ["keep", "send"])
def test_y14_the_second_owner_sees_the_first_outcome(answer: str) -> None:
    game = with_group("vase", 1, 1, seat(), seat(camels=1), seat(camels=1), cubes=TWO_CUBES)
    game.play("supervisor s1 barrel.white.0")
    assert game.actors == (2,)
    assert seen(game)["due"] == {"what": "camel", "shop": "barrel.white.0"}
    game.play(answer)
    assert game.actors == (1,)
    assert seen(game)["due"] == {"what": "camel", "shop": "sack.white.1"}
    assert seen(game, 1)["caravan"] == [2]
    assert ("barrel.white.0" in seen(game, 1)["cubes"]) == (answer == "keep")
    game.play("send")
    assert seen(game)["caravan"] == [2, 1]


def test_y14_only_the_two_cubes_can_go_first() -> None:
    game = with_group("vase", 1, 1, *others(3), cubes={**TWO_CUBES, "vase.blue.0": 0}).play("supervisor s1")
    assert notations(game) == ["sack.white.1", "barrel.white.0"]
    assert game.why_not("vase.blue.0") == t.NoCubeThere()


def test_y14_one_camel_keeps_only_one_of_two_own_cubes() -> None:
    game = with_group("vase", 1, 1, seat(camels=1), *others(2), cubes=dict.fromkeys(TWO_CUBES, 0))
    game.play("supervisor s1 sack.white.1 keep")
    assert cubes(game) == {"sack.white.1": 0}
    assert seen(game)["caravan"] == [0, 0]
    assert notations(game) == ["end"]


def test_y15_a_paid_camel_brings_the_caravanserais_card_in_anothers_turn() -> None:
    owner = seat(camels=1, buildings=["caravanserai"])
    game = with_group("vase", 3, 1, seat(), owner, seat(), cubes={"sack.white.0": 1}).play("supervisor w3 keep")
    draw(game, "exchange")
    assert hand(game, 1) == ["exchange"]
    assert game.actors == (0,)
    assert story(game, t.DrawsCard) == [t.DrawsCard(seat=1, why="caravanserai")]


def test_y15_a_cube_sent_by_a_card_brings_no_card() -> None:
    game = table(seat("cube_to_caravan", buildings=["caravanserai"]), *others(2), due="after")
    game.play("play cube_to_caravan")
    assert notations(game) == ["end"]
    assert hand(game) == []
    assert game.scores[0] == 2


def test_y15_every_cube_brings_a_card() -> None:
    game = with_group("vase", 1, 1, seat(buildings=["caravanserai"]), *others(2), cubes=dict.fromkeys(TWO_CUBES, 0))
    draw(game.play("supervisor s1 sack.white.1"), "exchange")
    draw(game, "exchange")
    assert hand(game) == ["exchange", "exchange"]


# The caravan.


def test_y16_a_caravan_full_between_two_cubes() -> None:
    """Points for the place, the card, scoring and emptying, and then the second cube takes the first place."""
    caravan = [0, 0, 1, 0, 0, 0, 0, 0]
    owner = seat(buildings=["caravanserai"])
    game = with_group("vase", 1, 1, seat(), owner, seat(), cubes=TWO_CUBES, caravan=caravan)
    draw(game.play("supervisor s1 sack.white.1"), "exchange")
    assert seen(game)["caravan"] == [2]
    assert game.scores == [7 * 3, 2 * 3, 2]
    assert story(game, t.Sent, Points, t.Drawn, t.CaravanScored) == [
        t.Sent(seat=1, shop="sack.white.1", kept=False, place=8),  # on the top row, 0 points
        t.Drawn(seat=1, card="exchange", only=1),
        t.CaravanScored(points=(21, 6, 0)),
        Points(seat=0, n=21, source="caravan_scorings"),
        Points(seat=1, n=6, source="caravan_scorings"),
        t.Sent(seat=2, shop="barrel.white.0", kept=False, place=0),
        Points(seat=2, n=2, source="caravan_places"),
    ]


def test_y16_the_second_owner_decides_after_the_caravan_was_emptied() -> None:
    game = with_group("vase", 1, 1, seat(), seat(), seat(camels=1), cubes=TWO_CUBES, caravan=[0] * 8)
    game.play("supervisor s1 sack.white.1")
    assert game.actors == (2,)
    assert seen(game, 2)["caravan"] == []
    game.play("keep")
    assert seen(game)["caravan"] == [2]


def test_y16_cube_to_caravan_fills_scores_and_empties_it() -> None:
    game = table(seat("cube_to_caravan"), *others(3), caravan=[1] * 7 + [0] * 4)
    game.play("play cube_to_caravan")
    assert game.scores == [5 * 3, 7 * 2, 0, 0]
    assert seen(game)["caravan"] == []


@pytest.mark.parametrize(("place", "points"), [(0, 2), (3, 2), (4, 1), (7, 1), (8, 0), (10, 0)])
def test_y16_a_place_scores_at_once_by_its_row(place: int, points: int) -> None:
    game = table(seat("cube_to_caravan"), *others(3), caravan=[1] * place).play("play cube_to_caravan")
    assert game.scores[0] == points


# The deck.


@pytest.mark.parametrize("dice", [1, 7])
def test_y17_a_draw_is_one_card_whatever_the_number_of_dice(dice: int) -> None:
    game = with_group("sack", 2, dice, *others(3)).play("draw")
    draw(game, "exchange")
    assert hand(game) == ["exchange"]
    assert notations(game) == ["play exchange", "end"]


def test_y18_the_discards_become_the_deck_the_moment_it_runs_out() -> None:
    game = with_group("sack", 2, 1, *others(2), seat(*ALL_BUT_ONE[3:]), discards=ALL_BUT_ONE[1:3]).play("draw")
    assert notations(game) == ["cube_to_souk"]
    draw(game, "cube_to_souk")
    assert seen(game)["deck"] == 2
    assert seen(game)["discards"] == []
    assert story(game, t.Reshuffled) == [t.Reshuffled(deck=2)]


def test_y18_the_first_discard_becomes_the_deck_when_both_are_empty() -> None:
    game = table(seat(*CARDS), seat(*CARDS), seat())
    assert (seen(game)["deck"], seen(game)["discards"]) == (0, [])
    game.play("play three_gold")
    assert (seen(game)["deck"], seen(game)["discards"]) == (1, [])
    assert story(game, t.Reshuffled) == [t.Reshuffled(deck=1)]
    game.play("draw")
    assert notations(game) == ["three_gold"]


def test_y18_the_card_of_the_bonus_may_be_drawn_again_at_once() -> None:
    owner = seat(*ALL_CARDS[1:], camels=1)
    game = with_group("camel", 1, 1, owner, *others(2), discards=[]).play("take bonus exchange")
    assert seen(game)["discards"] == ["exchange"]  # one exchange is still in the deck
    game = with_group("camel", 1, 1, seat(*ALL_CARDS), *others(2)).play("take bonus exchange")
    assert (seen(game)["deck"], seen(game)["discards"]) == (1, [])


def test_y18_while_deck_and_discards_are_empty_drawing_is_not_offered() -> None:
    game = with_group("sack", 2, 1, seat(*ALL_CARDS), *others(2))
    assert notations(game) == ["deliver", "supervisor"]
    assert ruling(game, "draw") == "Y18"


def test_y18_a_caravanserais_card_is_lost() -> None:
    owner = seat(buildings=["caravanserai"])
    game = with_group("vase", 3, 1, seat(*ALL_CARDS), owner, seat(), cubes={"sack.white.0": 1}).play("supervisor w3")
    assert hand(game, 1) == []
    assert game.actors == (0,)
    assert story(game, t.DrawLost) == [t.DrawLost(seat=1, why="caravanserai")]
    assert seen(game)["caravan"] == [1]


def test_y18_without_a_group_a_card_is_drawn_and_step_b_stays_open() -> None:
    game = table(seat(camels=2, gold=0), *others(2))
    assert notations(game) == ["draw"]
    draw(game.play("draw"), "exchange")
    assert hand(game) == ["exchange"]
    assert notations(game) == ["play exchange", "build paddock", "end"]
    assert story(game, t.NoGroup, t.DrawsCard) == [t.NoGroup(seat=0), t.DrawsCard(seat=0, why="no_group")]


def test_y18_without_a_group_and_a_card_nothing_happens_and_step_b_stays_open() -> None:
    game = table(seat(camels=2, gold=0), seat(*ALL_CARDS), seat())
    assert notations(game) == ["pass"]
    assert ruling(game, "draw") == "Y18"
    game.play("pass")
    assert notations(game) == ["build paddock", "end"]
    assert hand(game) == []


def test_y18_who_could_draw_may_not_pass() -> None:
    game = table(*others(3))
    assert game.why_not("pass") == t.DrawInstead()
