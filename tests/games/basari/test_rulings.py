"""One test, or a few, for each ruling B1 to B16."""

from __future__ import annotations

import pytest

import souk
from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.errors import IllegalMove
from souk.engine.position import Position
from souk.games.basari import GAME
from souk.games.basari import types as t

from . import Data, barter, choose, gems, held, notations, roll, ruling, seat, seen, story, supplies, table


def waiting_for_starts(**options: object) -> Position:
    """Seats 2, 0 and 1 choose their start archways in this order."""
    game = Position.new(GAME, 3, None, options)
    for name in ("seat 2", "seat 0", "seat 1"):
        game.play(name, NATURE)
    return game


def test_b1_start_archways_are_chosen_one_after_another_in_a_random_order() -> None:
    game = waiting_for_starts()
    for number, archway in ((2, 5), (0, 9), (1, 33)):
        assert game.actors == (number,)
        game.play(f"start {archway}")
    assert game.state.archway[:3] == [9, 33, 5]
    assert {souk.new("basari", 3, seed).actors for seed in range(60)} == {(0,), (1,), (2,)}


def test_b1_every_seat_is_equally_likely_to_choose_next() -> None:
    game = Position.new(GAME, 4, None, {})
    game.play("seat 2", NATURE)
    assert GAME.odds(game.state) == ([0, 1, 3], [1, 1, 1])


def test_b2_a_start_archway_is_not_shared() -> None:
    game = waiting_for_starts().play("start 5")
    assert "start 5" not in notations(game)
    assert len(game.moves) == 33
    with pytest.raises(IllegalMove, match=r"archway_taken \(seat 2, archway 5\).*B2"):
        game.play("start 5")


def test_b2_the_us_edition_shares_start_archways() -> None:
    game = waiting_for_starts(shared_start="yes").play("start 5")
    game.play("start 5")
    assert game.state.archway[:3] == [5, -1, 5]


def test_b3_cards_are_secret_until_all_have_chosen() -> None:
    game = table("choose", seat(), seat(), seat())
    assert game.actors == (0, 1, 2)
    game.play("roll", 1).play("gems", 2)
    assert [s["card"] for s in seen(game, 0)["seats"]] == [None, "hidden", "hidden"]
    assert [s["card"] for s in seen(game, 1)["seats"]] == [None, "roll", "hidden"]
    assert [s["card"] for s in seen(game)["seats"]] == [None, "hidden", "hidden"]
    game.play("gems", 0)
    assert [s["card"] for s in seen(game)["seats"]] == ["gems", "roll", "gems"]


def test_b3_what_another_chose_changes_nothing_that_a_seat_sees() -> None:
    seen = set()
    for card in ("roll", "points", "gems"):
        game = table("choose", seat(), seat(), seat()).play(card, 1)
        features = [0.0] * GAME.n_features
        GAME.rules.features(game.state, 0, features)
        stories = [event for _, event in game.story(0) if isinstance(event, t.ChosenCard)]
        seen.add((bytes(game.view(0)), bytes(game.view()), tuple(features), len(stories)))
    assert len(seen) == 1


def test_b3_gems_and_scores_are_never_secret() -> None:
    game = table("choose", seat("5R", score=9), seat(), seat())
    hidden = GAME.hidden(game.state, SPECTATOR)
    assert hidden.gems == game.state.gems
    assert hidden.sheet == game.state.sheet


def test_b4_actions_are_resolved_strictly_as_roll_points_gems() -> None:
    game = choose("gems", "points", "roll", seats=[seat(), seat(), seat()])
    roll(game, 1)
    done = [(event.action, event.seat) for event in story(game) if isinstance(event, t.CarriedOut)]
    assert done == [("roll", 2), ("points", 1), ("gems", 0)]


def test_b4_an_action_that_three_chose_is_lost() -> None:
    game = choose("points", "points", "points", seats=[seat(), seat(), seat()])
    assert game.scores == [0, 0, 0]
    assert game.state.round == 21


def four_in_two_barters() -> Position:
    """Seats 0 and 1 barter for the roll, seats 2 and 3 for the points afterwards."""
    seats = [seat(score=5), seat(), seat(score=3), seat()]
    return choose("roll", "roll", "points", "points", seats=seats)


def test_b5_a_later_barter_sees_the_earlier_one_finished_with_its_action() -> None:
    game = four_in_two_barters()
    game.play("offer 3R", 0).play("accept", 1)
    assert game.state.action == 1
    roll(game, 2)
    assert game.scores[0] == 9
    assert held(game, 1)["red"] == 6
    assert game.actors == (2,)
    assert seen(game)["barter"]["action"] == "points"


def test_b6_who_opens_is_judged_when_that_barter_begins() -> None:
    """Seat 0 leads until the scoring of the round before gives seat 1 its majorities."""
    game = choose("gems", "gems", "gems", seats=[seat("", score=9, moved=34), seat(score=2), seat("")])
    assert game.scores == [19, 46, 0]
    roll(game, 1, 1, 1)
    game.play("roll", 0).play("roll", 1).play("gems", 2)
    assert game.actors == (1,)
    assert story(game, t.Opens) == [t.Opens(seat=1, by="score")]


def test_b7_only_gems_in_hand_are_offered() -> None:
    game = barter(seat("2R 1B"), seat()).play("offer")
    assert notations(game) == ["0R", "1R", "2R"]
    assert ruling(game, "3R") == "B7"
    with pytest.raises(IllegalMove, match=r"too_few_gems .*B7"):
        game.play("3R")


def test_b8_equal_opening_dice_are_rolled_again() -> None:
    game = choose("roll", "roll", "points", seats=[seat(), seat(), seat()])
    assert game.actors == (NATURE,)
    roll(game, 4, 4, 6, 6)
    assert game.actors == (NATURE,)
    roll(game, 2, 5)
    assert game.actors == (1,)


def test_b8_the_higher_die_opens() -> None:
    game = choose("roll", "roll", "points", seats=[seat(), seat(), seat()])
    assert roll(game, 3, 2).actors == (0,)


def test_b9_an_opener_without_gems_declines_whatever_the_other_holds() -> None:
    for other in ("", "3R"):
        game = barter(seat(""), seat(other), action="points")
        assert notations(game) == ["decline"]
        assert ruling(game, "offer") == "B9"
        game.play("decline")
        assert game.scores == [0, 5, 0]
        assert held(game, 1) == gems(other)


def test_b9_an_opener_with_gems_may_decline_too() -> None:
    game = barter(seat(), seat(""), action="gems")
    assert notations(game) == ["decline", "offer"]
    game.play("decline")
    assert held(game, 1) == gems("2R 1Y")


def test_b9_who_cannot_raise_has_one_option_and_it_is_still_a_decision() -> None:
    game = barter(seat("2B"), seat("2R"), offer=gems("1R 0Y"))
    assert notations(game) == ["accept", "offer"]
    game = barter(seat("1B"), seat("2R"), offer=gems("2R"))
    assert notations(game) == ["accept"]
    assert ruling(game, "offer") == "B9"
    assert game.actors == (0,)
    game.play("accept")
    assert game.history[-1].notation == "accept"


def test_b10_a_won_action_is_carried_out() -> None:
    game = barter(seat(), seat(), action="points").play("offer 1B").play("accept")
    assert game.scores == [5, 0, 0]


def test_b11_a_short_supply_gives_what_is_there_and_no_later_claim() -> None:
    seats = [seat("0R"), seat("24R"), seat("0R")]
    game = choose("gems", "roll", "points", seats=seats)
    roll(game, 6)
    assert held(game, 0) == gems("1R 1Y")
    assert supplies(game)["red"] == 0
    assert story(game, t.GemsTaken) == [t.GemsTaken(seat=0, gems=t.Gems(1, 1), short=t.Gems(red=1))]


def scoring(*seats: Data) -> Position:
    """A round that ends with a scoring and nothing else: the roll is lost."""
    return choose(*["roll"] * len(seats), seats=list(seats))


def test_b12_a_colour_that_nobody_holds_scores_nothing() -> None:
    game = scoring(seat("1B", moved=34), seat("2G"), seat(""))
    assert GAME.presentation.score_sheet(game.state)["colours"] == [8, 10, 0]


def test_b13_more_than_a_lap_brings_one_bonus() -> None:
    game = choose("roll", "points", "gems", seats=[seat("", moved=39), seat(""), seat("")])
    roll(game, 6)
    assert GAME.presentation.score_sheet(game.state)["laps"] == [10, 0, 0]


def test_b13_two_laps_on_a_short_ring_bring_one_bonus() -> None:
    game = table("roll", *short_ring_seats(), action="roll", options={"layout": "5:2R 4:3G 6:1Y1B 7:2B"}, round=3)
    roll(game, 6)
    assert game.game.presentation.score_sheet(game.state)["laps"] == [10, 0, 0]


def short_ring_seats() -> list[Data]:
    cards = ("roll", "points", "gems")
    return [seat("", card=card, moved=moved) for card, moved in zip(cards, (3, 1, 2), strict=True)]


def test_b13_after_a_scoring_everyones_way_starts_at_0_again() -> None:
    game = scoring(seat(moved=34), seat(moved=20), seat(moved=33))
    assert game.state.moved[:3] == [0, 0, 0]
    assert [s["disc"] for s in seen(game)["seats"]] == [0, 0, 0]


def test_b14_passing_the_disc_in_step_1_waits_for_the_end_of_step_2() -> None:
    game = table("move", seat(moved=33), seat(), seat(), turn=0)
    roll(game, 1, 1, 1)
    assert game.state.moved[0] == 34
    assert game.state.scorings == 0
    assert game.actors == (0, 1, 2)
    for number in range(3):
        game.play("gems", number)
    assert game.state.scorings == 1
    assert GAME.presentation.score_sheet(game.state)["laps"] == [10, 0, 0]


def test_b14_reaching_the_disc_in_the_roll_action_counts_as_well() -> None:
    game = choose("roll", "points", "gems", seats=[seat("", moved=31), seat(""), seat("")])
    roll(game, 3)
    assert game.state.scorings == 1


def test_b15_the_roll_action_moves_only_its_player() -> None:
    game = choose("roll", "points", "gems", seats=[seat(), seat("", archway=3), seat("", archway=3)])
    roll(game, 4)
    assert game.state.archway[:3] == [4, 3, 3]
    assert game.scores == [2, 7, 0]
    assert held(game, 2) == gems("2R")


def last_scoring(*seats: Data) -> Position:
    """The third scoring, of players who have been round twice."""
    after_two = [s | {"sheet": {"laps": 20, **s["sheet"]}} for s in seats]
    game = table("choose", *after_two, scorings=2, round=40)
    for number in range(len(seats)):
        game.play("roll", number)
    return game


def test_b16_ties_go_to_more_gems_after_the_returns_of_the_third_scoring() -> None:
    """Seat 0 held more before, but gives 3 of its 4 blue gems back; the 2 points make up for its 8."""
    game = last_scoring(seat("4B", score=2, moved=34), seat("3B", score=10, moved=34), seat(""))
    assert game.over
    assert game.scores == [40, 40, 20]
    assert game.winners == (1,)


@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [("2R", "1R 1Y", (0,)), ("1Y 1G", "1Y 1B", (0,)), ("1G 1B", "2G", (1,)), ("1G 2B", "1G 2B", (0, 1))],
)
def test_b16_then_more_of_the_more_valuable_gems_then_shared(first: str, second: str, winners: tuple[int, ...]) -> None:
    """A third player leads in every colour, so that the two others keep their gems."""
    game = last_scoring(seat(first, score=60, moved=34), seat(second, score=60, moved=34), seat("7R 7Y 7G 7B"))
    assert game.scores[0] == game.scores[1]
    assert game.winners == winners


def test_the_third_scoring_ends_the_game() -> None:
    game = last_scoring(seat(moved=34), seat(), seat())
    assert game.over
    assert game.state.scorings == 3


def test_scores_run_past_85() -> None:
    game = choose("points", "roll", "gems", seats=[seat(score=130), seat(), seat()])
    assert roll(game, 6).scores[0] == 135
