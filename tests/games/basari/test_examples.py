"""The worked examples that the rulebook prints."""

from __future__ import annotations

import pytest

from souk.games.basari import types as t
from souk.games.basari.board import DEFAULT

from . import barter, choose, gems, held, notations, roll, seat, table


@pytest.mark.parametrize(("face", "points"), [(5, 1), (2, 4)])
def test_example_1_the_roll_action_moves_and_scores_six_minus_the_roll(face: int, points: int) -> None:
    game = choose("roll", "points", "gems", seats=[seat(), seat(), seat()])
    roll(game, face)
    assert game.state.archway[0] == face
    assert game.scores[0] == points
    assert game.game.presentation.score_sheet(game.state)["roll"] == [points, 0, 0]


def test_example_2_points_score_the_number_of_the_archway() -> None:
    assert DEFAULT.points[0] == 5
    game = choose("points", "roll", "gems", seats=[seat(), seat(), seat()])
    roll(game, 6)
    assert game.scores[0] == 5


def test_example_2_gems_are_taken_as_the_archway_shows_them() -> None:
    assert DEFAULT.gems[0] == (2, 1, 0, 0)
    game = choose("gems", "roll", "points", seats=[seat("1B"), seat(), seat()])
    roll(game, 6)
    assert held(game, 0) == gems("2R 1Y 1B")


def test_example_3_one_red_and_nine_blue_beat_ten_yellow() -> None:
    game = barter(seat("1R 9B"), seat("10Y"), offer=gems("10Y"))
    game.play("offer 1R 9B")
    assert game.state.offer == [1, 0, 0, 9]


def test_example_4_a_barter_in_which_each_offer_is_a_raise() -> None:
    game = barter(seat("4R 4Y 5G 4B"), seat("4R 4Y 4G 4B"))
    for offer in ("1R", "2B", "1R 1Y", "3B", "3G", "2B 1Y", "4G"):
        game.play(f"offer {offer}")
    assert game.actors == (1,)
    game.play("accept")
    assert held(game, 1) == gems("4R 4Y 8G 4B")
    assert held(game, 0) == gems("4R 4Y 1G 4B")
    roll(game, 3)
    assert game.state.archway[0] == 3


def test_example_4_no_offer_of_the_barter_could_have_come_earlier() -> None:
    game = barter(seat("4R 4Y 4G 4B"), seat("4R 4Y 4G 4B"), offer=gems("3G"))
    game.play("offer")
    assert "0R" in notations(game)
    assert game.why_not("5R") == t.TooFewGems(colour="red", has=4)
    game.play("0R 0Y")
    assert notations(game) == ["0G", "1G", "2G", "3G", "4G"]
    game.play("3G")
    assert notations(game) == ["1B", "2B", "3B", "4B"]


def test_example_5_a_scoring() -> None:
    markus, susanne, dominik, sandra = (
        seat("1B 8G 0Y 2R", moved=34),
        seat("1B 3G 7Y 2R"),
        seat("1B 8G 5Y 2R"),
        seat("2B 4G 5Y 2R"),
    )
    game = table("choose", markus, susanne, dominik, sandra)
    for number in range(4):
        game.play("roll", number)
    assert game.game.presentation.score_sheet(game.state)["colours"] == [8, 15, 8, 11]
    assert game.game.presentation.score_sheet(game.state)["laps"] == [10, 0, 0, 0]
    left = ["1B 6G", "1B 3G 4Y", "1B 6G 5Y", "4G 5Y"]
    assert [held(game, number) for number in range(4)] == [gems(text) for text in left]
    returned = [(e.seat, e.colour, e.n) for _, e in game.story() if isinstance(e, t.Returned)]
    assert sorted(returned) == [
        *((0, "green", 2), (0, "red", 2)),
        *((1, "red", 2), (1, "yellow", 3)),
        *((2, "green", 2), (2, "red", 2)),
        *((3, "blue", 2), (3, "red", 2)),
    ]
