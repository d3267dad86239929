"""One test, or a few, for each ruling from Y19 to Y30 (Y24 and Y28 are not used), and for the course of a game."""

from __future__ import annotations

import pytest
from msgspec import structs

import souk
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption
from souk.engine.position import Position
from souk.engine.types import Over, Points, Reason
from souk.games.yspahan import GAME
from souk.games.yspahan import types as t
from souk.games.yspahan.board import BUILDING_NAMES, CARDS, QUARTERS, SHOPS, SOUK_NAMES

from . import (
    MODES,
    TOWER,
    cubes,
    draw,
    finished,
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


def taken(game: Position) -> list[str]:
    """The names of the buildings that may be built now, with the cards that go with them."""
    return [name.removeprefix("build ") for name in of_kind(game, "build")]


# Buildings.

RICH = {"camels": 9, "gold": 9}
BOTH = ("build_no_camels", "build_no_gold")


def test_y19_discount_a_turn_has_one_building() -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due="after").play("build paddock")
    assert taken(game) == []
    assert ruling(game, "build office") == "Y19"
    assert ruling(game, "build office without gold") == "Y19"


def test_y19_discount_the_cards_waive_their_part_of_its_cost() -> None:
    game = table(seat(*BOTH, camels=0, gold=0), *others(2), due="after")
    names = [name for name in BUILDING_NAMES if name != "paddock"]
    assert taken(game) == ["paddock without camels", *(f"{name} without camels and gold" for name in names)]
    game.play("build hoist without camels and gold")
    assert purse(game) == (0, 0)
    assert seen(game)["discards"] == list(BOTH)
    assert hand(game) == []


def test_y19_discount_each_way_to_pay_is_offered() -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due="after")
    ways = ["", " without camels", " without gold", " without camels and gold"]
    assert taken(game)[:2] == ["paddock", "paddock without camels"]
    assert taken(game)[2:] == [name + way for name in BUILDING_NAMES[1:] for way in ways]


def test_y19_discount_a_card_that_would_waive_nothing_is_not_offered() -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due="after")
    for way in ("without gold", "without camels and gold"):
        assert ruling(game, f"build paddock {way}") == "Y19"


@pytest.mark.parametrize("due", ["supply", "choose"])
def test_y19_discount_building_cards_wait_for_step_b(due: str) -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due=due)
    assert taken(game) == []
    assert game.why_not("build office without gold") == t.BuildAfterGroup()


def test_y19_discount_a_waiver_does_not_change_the_points() -> None:
    game = table(seat("build_no_camels", gold=4, buildings=["paddock", "office"]), *others(2), due="after")
    assert game.play("build hoist without camels").scores[0] == 5


@pytest.mark.parametrize("cards", ["extra", "once"])
@pytest.mark.parametrize("due", ["supply", "choose", "after"])
def test_y19_extra_and_once_a_card_builds_in_every_window(due: str, cards: str) -> None:
    game = table(seat("build_no_gold", camels=4, gold=0), *others(2), due=due, building_cards=cards)
    assert [name for name in taken(game) if name.endswith("gold")] == [f"{n} without gold" for n in BUILDING_NAMES]
    game.play("build hoist without gold")
    assert purse(game) == (0, 0)
    assert of_kind(game, "build") == []


def test_y19_extra_cards_stand_beside_step_b_at_full_price() -> None:
    game = table(seat(*BOTH, camels=9, gold=9), *others(2), due="after", building_cards="extra")
    game.play("build office without camels build hammam build paddock without gold")
    assert purse(game) == (9 - 2 - 2, 9 - 2 - 2)
    assert seen(game)["seats"][0]["buildings"] == ["paddock", "office", "hammam"]
    assert game.scores[0] == 5
    assert taken(game) == []
    assert game.why_not("build bazaar") == t.OneBuilding()


@pytest.mark.parametrize("due", ["supply", "choose", "after"])
@pytest.mark.parametrize("way", ["without camels", "without gold"])
def test_y19_once_a_building_by_a_card_is_the_turns_only_one(due: str, way: str) -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due=due, building_cards="once").play(f"build office {way}")
    assert taken(game) == []
    (left,) = hand(game)
    for other in ("paddock", f"hammam without {left.removeprefix('build_no_')}"):
        assert game.why_not(f"build {other}") == t.OneBuilding()


def test_y19_once_a_building_at_full_price_is_the_turns_only_one() -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due="after", building_cards="once").play("build office")
    assert hand(game) == list(BOTH)
    assert taken(game) == []
    assert game.why_not("build hammam without gold") == t.OneBuilding()


def test_y19_once_an_early_building_stays_the_only_one_until_the_turn_ends() -> None:
    players = [seat(*BOTH, **RICH), seat("build_no_camels", gold=2), seat()]
    game = table(*players, due="choose", tower=TOWER, building_cards="once")
    game.play("build paddock without gold camel:")
    assert game.why_not("build office") == t.OneBuilding()
    game.play("take bonus none")
    assert purse(game) == (9 - 2 + 2 + 1, 9)  # the paddock counts already
    assert taken(game) == []
    game.play("end")
    assert "office without camels" in taken(game)


def test_y19_once_a_building_before_the_group_helps_to_use_it() -> None:
    game = table(seat("build_no_camels", gold=2), *others(2), tower=TOWER, building_cards="once")
    assert purse(game.play("build office without camels gold: take")) == (0, 3)


@pytest.mark.parametrize("cards", ["extra", "once"])
def test_y19_extra_and_once_never_two_cards_for_one_building(cards: str) -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due="after", building_cards=cards)
    assert not any("and" in name for name in taken(game))
    assert game.why_not("build hoist without camels and gold") == t.OneCardEach()
    assert ruling(game, "build hoist without camels and gold") == "Y19"


@pytest.mark.parametrize("cards", ["extra", "once"])
@pytest.mark.parametrize("due", ["supply", "choose"])
def test_y19_extra_and_once_step_b_waits_for_step_a(due: str, cards: str) -> None:
    game = table(seat(*BOTH, **RICH), *others(2), due=due, building_cards=cards)
    assert "hoist" not in taken(game)
    assert game.why_not("build hoist") == t.FullPriceAfterGroup()


@pytest.mark.parametrize("cards", ["extra", "once"])
def test_y19_extra_and_once_are_for_three_or_four_players(cards: str) -> None:
    with pytest.raises(BadOption, match=f"needs_players .*building_cards.*{cards}.*Y19"):
        souk.new("yspahan", players=2, building_cards=cards)
    assert seen(souk.new("yspahan", players=3, building_cards=cards))["building_cards"] == cards


def test_y19_while_a_card_asks_something_a_second_building_is_one_too_many() -> None:
    game = table(seat("exchange", **RICH), *others(2), due="after").play("build paddock play exchange")
    assert game.why_not("build office") == t.OneBuilding()


@pytest.mark.parametrize("cards", ["discount", "extra", "once"])
def test_y19_with_a_chosen_group_only_two_players_build(cards: str) -> None:
    game = with_group("sack", 2, 2, seat(*BOTH, **RICH), *others(2), building_cards=cards)
    assert taken(game) == []
    for way in ("", " without camels", " without gold"):
        assert game.why_not(f"build office{way}") == t.BuildAfterGroup()


def test_y19_nobody_builds_the_same_twice() -> None:
    game = table(seat("build_no_camels", buildings=["paddock"], **RICH), *others(2), due="after")
    assert not any("paddock" in name for name in taken(game))
    for way in ("build paddock", "build paddock without camels"):
        assert game.why_not(way) == t.AlreadyBuilt(building="paddock")


def test_y19_a_building_that_cannot_be_paid_says_what_it_costs() -> None:
    game = table(seat("build_no_gold", camels=3, gold=1), *others(2), due="after")
    short = t.ShortOf(building="hoist", what="both", camels=4, gold=4, has_camels=3, has_gold=1)
    assert game.why_not("build hoist") == short
    assert game.why_not("build hoist without gold") == structs.replace(short, what="camels", gold=0)
    assert game.why_not("build hoist without camels") == t.NotHeld(card="build_no_camels")


@pytest.mark.parametrize("built", range(6))
def test_y19_points_go_by_the_number_of_buildings(built: int) -> None:
    game = table(seat(buildings=list(BUILDING_NAMES[1 : built + 1]), **RICH), *others(2), due="after")
    before = game.scores[0]
    assert game.play("build paddock").scores[0] - before == [0, 0, 5, 5, 5, 10][built]


# What cards do.


def test_y20_exchange_swaps_1_or_more_in_one_direction() -> None:
    game = table(seat("exchange", camels=2, gold=3), *others(2)).play("play exchange")
    assert notations(game) == ["give 1 camels", "give 2 camels", "give 1 gold", "give 2 gold", "give 3 gold"]
    assert purse(game.copy().play("give 2 camels")) == (0, 5)
    assert purse(game.play("give 3 gold")) == (5, 0)
    assert of_kind(game, "give") == []


def test_y20_exchange_needs_something_to_swap() -> None:
    game = table(seat("exchange", camels=0, gold=0), *others(2), tower=TOWER)
    assert of_kind(game, "play") == []
    assert ruling(game, "play exchange") == "Y20"
    game = table(seat("exchange", camels=1, gold=0), *others(2)).play("play exchange")
    assert ruling(game, "give 1 gold") == "Y20"


@pytest.mark.parametrize(("card", "goods"), [("camels_for_points", "camels"), ("gold_for_points", "gold")])
def test_y21_point_cards_take_at_least_1(card: str, goods: t.Goods) -> None:
    game = table(seat(card, camels=0, gold=0), *others(2), tower=TOWER)
    assert of_kind(game, "play") == []
    assert game.why_not(f"play {card}") == t.NothingToGive(goods=goods)
    assert ruling(game, f"play {card}") == "Y21"
    game = table(seat(card, camels=1, gold=1), *others(2), tower=TOWER).play(f"play {card}")
    assert notations(game) == ["give 1 camels" if goods == "camels" else "give 1 gold"]
    assert ruling(game, "give 2 gold") == "Y21"
    game.play(game.moves[0])
    assert game.scores[0] == (2 if goods == "camels" else 1)


def test_y22_cube_to_souk_follows_the_placement_rules_in_every_quarter() -> None:
    town = {"sack.white.0": 0, "barrel.white.0": 1, "vase.blue.0": 0}
    game = table(seat("cube_to_souk"), *others(2), cubes=town).play("play cube_to_souk")
    names = notations(game)
    assert [name for name in names if name.startswith("sack")] == ["sack.white.1", "sack.white.2"]
    assert [name for name in names if name.startswith("barrel.white")] == []
    assert len([name for name in names if name.startswith("barrel")]) == 12
    assert len([name for name in names if name.startswith("chest")]) == 9
    assert [name for name in names if name.startswith("vase.blue")] == []
    game.play("chest.purple.3")
    assert cubes(game) == town | {"chest.purple.3": 0}
    assert notations(game) == ["draw"]


def test_y22_cube_to_souk_needs_a_legal_shop() -> None:
    town = {f"{souk}.0": 1 for souk in SOUK_NAMES}
    game = table(seat("cube_to_souk"), *others(2), cubes=town)
    assert of_kind(game, "play") == []
    assert ruling(game, "play cube_to_souk") == "Y22"


def test_y23_a_bazaar_counts_the_souks_complete_at_that_weeks_end() -> None:
    town = {"vase.blue.0": 0, "barrel.white.0": 0, "barrel.white.1": 0, "sack.white.0": 0, "chest.blue.0": 1}
    players = [seat(buildings=["bazaar"]), *others(2)]
    game = table(*players, due="after", day=7, turn=2, cubes=town).play("end")
    assert game.scores == [4 + 3 + 2 * 2, 0, 0]
    assert story(game, Points) == [Points(seat=0, n=7, source="souks"), Points(seat=0, n=4, source="bazaar")]


# Two players.


def test_y25_two_players_without_an_open_group_draw_a_card() -> None:
    game = table(*others(2), tower=rows(sack=(2, 0, 1)), turn=1, order=[1, 0, 1])
    assert notations(game) == ["draw"]
    assert game.why_not("sack:") == t.OnlyYellowDice()
    draw(game.play("draw"), "exchange").play("end")
    assert game.actors == (1,)
    assert notations(game) == ["sack:"]


def test_y26_two_players_one_discard_for_each_group() -> None:
    tower = rows(camel=(1, 1), sack=(2, 3), gold=(6, 2))
    game = table(seat("exchange", "exchange"), seat(), tower=tower)
    game.play("camel: take bonus exchange")
    assert of_kind(game, "bonus") == []
    game.play("end sack: supervisor c (2 gold) end gold: take bonus exchange")
    assert purse(game) == (2, 2 + 3)
    assert hand(game) == []


def test_y27_two_players_build_with_any_group() -> None:
    game = table(seat("build_no_gold", camels=4), seat(), tower=rows(camel=(1, 1), sack=(2, 1), gold=(6, 6)))
    assert taken(game) == []
    assert ruling(game, "build office") == "Y27"
    game.play("camel:")
    assert taken(game)[0] == "paddock"
    game.play("build office without gold")
    assert notations(game) == ["end"]
    assert ruling(game, "build paddock") == "Y27"
    assert purse(game) == (2, 2)
    assert seen(game)["discards"] == ["build_no_gold"]
    game.play("end sack: draw")
    draw(game, "exchange").play("end gold: build paddock")
    assert seen(game)["seats"][0]["buildings"] == ["paddock", "office"]


@pytest.mark.parametrize(("players", "reason"), [(2, t.BuildWithGroup()), (3, t.BuildAfterGroup())])
def test_y27_in_the_middle_of_a_delivery_nothing_is_built(players: int, reason: Reason) -> None:
    game = with_group("sack", 2, 2, seat(**RICH), *others(players - 1)).play("deliver")
    assert game.why_not("build paddock") == reason


def test_two_players_a_day_is_three_turns_and_the_start_changes() -> None:
    game = table(*others(2), tower=rows(camel=(1, 3), sack=(2, 4), gold=(6, 1)))
    assert seen(game)["order"] == [0, 1, 0]
    game.play("camel: take end gold: take end sack: supervisor c (2 gold) end")
    assert (seen(game)["day"], seen(game)["order"]) == (2, [1, 0, 1])


def test_two_players_roll_eight_white_dice() -> None:
    game = table(*others(2), due="supply").play("buy 1")
    roll(game, 1, 1, 1, 1, 2, 2, 2, 2)
    assert notations(game) == ["1", "2", "3", "4", "5", "6"]
    roll(game, 2)
    assert seen(game)["tower"] == rows(camel=(1, 4, 0), gold=(2, 4, 1))


def test_two_players_yellow_dice_are_the_start_players_all_day() -> None:
    tower = rows(camel=(1, 2, 1), sack=(3, 0, 1), gold=(6, 3, 1))
    game = table(*others(2), tower=tower)
    game.play("sack: supervisor w3 end")
    assert notations(game) == ["camel:", "gold:"]
    game.play("camel: take")
    assert purse(game, 1) == (2, 2)  # only the white ones count
    assert "camel" not in seen(game)["tower"]  # and the yellow one has left
    game.play("end gold: take")
    assert purse(game, 0) == (0, 6)


# The last day.


def before_the_last_day(scores: list[int], start: int) -> Position:
    """The last decision of day 6 of week 3, which that seat started."""
    count = len(scores)
    order = [(start + k) % count for k in range(count)] + ([start] if count == 2 else [])
    players = [seat(score=score) for score in scores]
    return table(*players, due="after", week=3, day=6, order=order, turn=len(order) - 1)


@pytest.mark.parametrize(
    ("scores", "start", "order"),
    [
        ([40, 10, 30, 20], 0, [1, 3, 2, 0]),
        ([40, 10, 30, 20], 2, [1, 3, 2, 0]),
        ([5, 5, 5, 5], 0, [3, 2, 1, 0]),
        ([5, 5, 5, 5], 2, [1, 0, 3, 2]),
        ([9, 5, 9, 5], 1, [3, 1, 0, 2]),
        ([9, 5, 9, 5], 3, [1, 3, 2, 0]),
        ([7, 7, 3, 7], 2, [2, 1, 0, 3]),
    ],
)
def test_y29_four_players_go_by_score_and_equals_from_the_farthest_seat(
    scores: list[int], start: int, order: list[int]
) -> None:
    game = before_the_last_day(scores, start).play("end")
    assert (seen(game)["week"], seen(game)["day"], seen(game)["order"]) == (3, 7, order)
    assert game.actors == (order[0],)


@pytest.mark.parametrize(
    ("scores", "start", "order"),
    [([8, 5], 0, [1, 0, 1]), ([8, 5], 1, [1, 0, 1]), ([5, 5], 0, [1, 0, 1]), ([5, 5], 1, [0, 1, 0])],
)
def test_y29_two_players_the_lower_score_starts_or_the_usual_change(
    scores: list[int], start: int, order: list[int]
) -> None:
    assert seen(before_the_last_day(scores, start).play("end"))["order"] == order


@pytest.mark.parametrize("scores", [[1, 2, 3], [3, 2, 1]])
def test_y29_three_players_go_as_usual(scores: list[int]) -> None:
    assert seen(before_the_last_day(scores, 0).play("end"))["order"] == [1, 2, 0]


def test_y29_the_order_is_fixed_before_that_days_cards() -> None:
    players = [seat("gold_for_points", gold=9, score=1), seat(score=2), seat(score=3), seat(score=4)]
    game = table(*players, due="after", week=3, day=6, order=[0, 1, 2, 3], turn=3).play("end")
    game.play("play gold_for_points give 9 gold")
    assert game.scores[0] == 10
    assert seen(game)["order"] == [0, 1, 2, 3]


def test_y29_other_days_have_no_such_order() -> None:
    players = [seat(score=score) for score in (4, 3, 2, 1)]
    game = table(*players, due="after", week=2, day=6, order=[0, 1, 2, 3], turn=3).play("end")
    assert seen(game)["order"] == [1, 2, 3, 0]


# What is secret.


def test_y30_only_hands_are_hidden() -> None:
    game = table(seat("exchange"), seat("three_gold", "three_camels"), seat(), due="after")
    for viewer in (0, 1, 2, None):
        told = seen(game, viewer)["seats"]
        assert [one["cards"] for one in told] == [1, 2, 0]
        assert ["hand" in one for one in told] == [k == viewer for k in range(3)]
        assert [one["gold"] for one in told] == [2, 2, 2]


def test_y30_a_drawn_card_is_told_to_who_drew_it() -> None:
    game = draw(with_group("sack", 2, 1, *others(3)).play("draw"), "exchange")
    for viewer in (0, 1, 2):
        types = [type(event) for _, event in game.story(viewer)]
        assert t.DrawsCard in types
        assert (t.Drawn in types) == (viewer == 0)


# The start.


@pytest.mark.parametrize(("players", "start"), [(2, "1"), (3, "2"), (4, "3")])
def test_a_chosen_seat_starts(players: int, start: str) -> None:
    game = souk.new("yspahan", players, start=start)
    assert game.actors == (int(start),)
    assert seen(game)["order"][0] == int(start)


def test_a_random_seat_starts() -> None:
    game = Position.new(GAME, 3, None, {})
    assert notations(game) == ["seat 0", "seat 1", "seat 2"]
    assert GAME.odds(game.state)[1] == [1, 1, 1]
    game.play("seat 2", NATURE)
    assert seen(game)["order"] == [2, 0, 1]


def test_only_a_seat_that_plays_may_start() -> None:
    with pytest.raises(BadOption, match="start"):
        souk.new("yspahan", 3, start="3")


def test_players_begin_with_2_gold_and_nothing_else() -> None:
    told = seen(souk.new("yspahan", 4))
    for one in told["seats"]:
        assert (one["gold"], one["camels"], one["cards"], one["buildings"], one["score"]) == (2, 0, 0, [], 0)
    assert (told["supervisor"], told["deck"], told["cubes"], told["caravan"]) == ("c", 18, {}, [])


# Days, weeks and the end.


def test_a_day_starts_with_the_left_neighbour_also_across_weeks() -> None:
    for day, after in ((3, 4), (7, 1)):
        game = table(*others(4), due="after", week=2, day=day, order=[2, 3, 0, 1], turn=3).play("end")
        assert (seen(game)["day"], seen(game)["order"]) == (after, [3, 0, 1, 2])


def test_the_points_of_a_week_are_told_before_the_next_day() -> None:
    game = table(*others(3), due="after", day=7, turn=2, cubes={"vase.blue.0": 1}, caravan=[2]).play("end")
    assert [type(event) for event in story(game)] == [t.TurnEnded, t.WeekScored, Points, Points, t.Day]
    assert story(game, t.Day) == [t.Day(round=8, week=2, day=1, order=(1, 2, 0))]


def test_the_remaining_dice_are_cleared_when_all_have_played() -> None:
    game = table(*others(3), due="after", turn=2, tower=rows(camel=(1, 1), gold=(6, 2))).play("end")
    assert seen(game)["tower"] == {}
    assert of_kind(game, "buy") == ["buy 0", "buy 1", "buy 2"]


def test_yellow_dice_cost_a_gold_each() -> None:
    game = table(seat(gold=5), *others(2), due="supply")
    assert of_kind(game, "buy") == ["buy 0", "buy 1", "buy 2", "buy 3"]
    assert purse(game.play("buy 3")) == (0, 2)
    assert table(seat(gold=1), *others(2), due="supply").why_not("buy 2") == t.DiceCost(needs=2, has=1)


def test_choosing_a_group_is_mandatory() -> None:
    game = table(*others(3), tower=TOWER)
    assert notations(game) == [f"{row}:" for row in TOWER]
    assert game.why_not("end") == t.GroupIsMandatory()
    assert ruling(game, "draw") == "Y25"


@pytest.mark.parametrize("quarter", QUARTERS)
def test_a_delivery_goes_to_the_quarter_of_its_row(quarter: t.Quarter) -> None:
    game = with_group(quarter, 4, 1, *others(3)).play("deliver")
    assert notations(game) == [shop for shop in SHOPS if shop.startswith(quarter)]
    elsewhere = next(shop for shop in SHOPS if not shop.startswith(quarter))
    assert game.why_not(elsewhere) == t.OtherQuarter(quarter=quarter)


def last_turn(*scores: int) -> Position:
    """The very last decision of a game."""
    count = len(scores)
    order = [*range(count), 0] if count == 2 else list(range(count))
    players = [seat(score=score) for score in scores]
    return table(*players, due="after", week=3, day=7, order=order, turn=len(order) - 1)


@pytest.mark.parametrize(("scores", "winners"), [((9, 12, 3), (1,)), ((9, 4, 9, 3), (0, 2)), ((0, 0), (0, 1))])
def test_most_points_win_and_ties_share_the_victory(scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
    game = last_turn(*scores)
    assert game.winners == ()
    game.play("end")
    assert game.over
    assert game.winners == winners
    assert story(game, Over) == [Over(scores=scores, winners=winners)]


def test_leftovers_score_nothing() -> None:
    players = [seat(*CARDS, gold=50, camels=50), *others(2)]
    game = table(*players, due="after", week=3, day=7, turn=2).play("end")
    assert game.scores == [0, 0, 0]


@pytest.mark.parametrize(("players", "cards"), MODES)
def test_the_last_week_is_scored_before_the_game_is_over(players: int, cards: str) -> None:
    game = finished(players, 5, cards)
    assert [event.week for event in story(game) if isinstance(event, t.WeekScored)] == [1, 2, 3]
    assert isinstance(story(game)[-1], Over)
    assert cubes(game) == {}
    assert seen(game)["tower"] == {}
