"""What a seat sees, the picture for a terminal, the reasons and the story."""

from __future__ import annotations

import json

import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove
from souk.engine.twin import plain_twin, twin_of
from souk.games.basari import GAME

from . import barter, choose, gems, roll, seat, table


def test_a_view_has_names_for_everything_on_the_table() -> None:
    view = barter(seat("2R 1B", score=7), seat("3G"), offer=gems("2G")).view(1).to_json()
    assert json.loads(json.dumps(view)) == view
    assert view["seat"] == 1
    assert view["phase"] == "barter"
    assert view["to_act"] == [0]
    assert view["seats"][0] == {
        "score": 7,
        "sheet": {"laps": 0, "colours": 0, "points": 7, "roll": 0},
        "gems": gems("2R 1B"),
        "archway": 0,
        "disc": 33,
        "moved": 1,
        "card": "roll",
    }
    assert view["barter"] == {
        "action": "roll",
        "players": [0, 1],
        "die": None,
        "turn": 0,
        "offer": gems("2G"),
        "offered_by": 1,
        "bid": None,
        "deal": {"red": [0, 0, 14], "yellow": [0, 0, 12], "green": [0, 0, 10], "blue": [0, 0, 8]},
    }
    assert view["supply"] == gems("20R 22Y 19G 21B")
    assert len(view["archways"]) == 34
    assert view["archways"][0] == {"points": 5, "gems": gems("2R 1Y")}


def test_a_view_shows_the_counts_said_so_far() -> None:
    game = barter(seat("2R 1Y"), seat()).play("offer").play("1R")
    assert game.view(2).to_json()["barter"]["bid"] == {"red": 1}


def test_a_view_tells_what_the_colours_would_bring_now_and_after_the_deal() -> None:
    hands = seat("4R 1B"), seat("5R 3Y 4B")
    view = barter(*hands, offer=gems("2R 3B")).view().to_json()
    assert view["colours"] == {"red": [0, 14, 0], "yellow": [0, 6, 6], "green": [0, 0, 10], "blue": [0, 8, 0]}
    assert view["barter"]["deal"] == {"red": [14, 0, 0], "yellow": [0, 6, 6], "green": [0, 0, 10], "blue": [8, 0, 0]}
    opening = barter(*hands).view().to_json()
    assert opening["barter"]["deal"] is None


def test_a_deal_for_gems_counts_the_gems_of_the_archway_as_far_as_the_supply_has_them() -> None:
    ring = {"layout": "5:2R 4:3G 6:1Y1B 20:10B"}
    hands = seat("1R", card="gems"), seat("1G", archway=3, card="gems"), seat("20B", card="roll")
    game = table("barter", *hands, round=1, turn=0, action="gems", offer=gems("1G"), options=ring)
    view = game.view().to_json()
    assert view["colours"]["blue"] == [0, 0, 8]
    assert view["barter"]["deal"]["green"] == [10, 0, 0]
    assert view["barter"]["deal"]["blue"] == [0, 0, 8]
    hands = *hands[:2], seat("6B", card="roll")
    plenty = table("barter", *hands, round=1, turn=0, action="gems", offer=gems("1G"), options=ring)
    assert plenty.view().to_json()["barter"]["deal"]["blue"] == [0, 8, 0]


def test_a_view_shows_the_ring_that_is_played_on() -> None:
    game = table("choose", seat(), seat(), seat(), round=1, options={"layout": "5:2R 4:3G 6:1Y1B 20:10B"})
    view = game.view().to_json()
    assert [archway["points"] for archway in view["archways"]] == [5, 4, 6, 20]
    assert view["seats"][0]["disc"] == 3
    assert "20: 10B" in str(game)


def test_the_picture_shows_pawns_discs_hands_and_the_barter() -> None:
    picture = str(barter(seat("2R 1B", score=7), seat("3G"), offer=gems("2G")).view(0))
    assert "   0 you     7  2  0  0  1     33  roll" in picture
    assert "Seats 0 and 1 barter for roll." in picture
    assert "Seat 1 offers 2G." in picture
    assert "012" in picture.splitlines()[3]
    assert "(0)(1)(2)" in picture


def test_the_picture_follows_a_barter() -> None:
    assert "choosing start archways" in str(souk.new("basari", 3, seed=1))
    game = choose("roll", "roll", "points", seats=[seat(), seat(), seat()])
    assert "Both roll for who opens." in str(game)
    assert "seat 0 rolled 4" in str(roll(game, 4))
    assert "Seat 0 opens." in str(roll(game, 3))
    assert "Seat 0 offers so far 2R." in str(game.play("offer").play("2R"))


def test_the_picture_hides_cards() -> None:
    game = table("choose", seat(), seat(), seat()).play("roll", 1)
    assert "roll" not in str(game.view(0))
    assert "hidden" in str(game.view(0))


def test_moves_say_what_they_mean_here() -> None:
    game = souk.new("basari", 3, seed=1)
    assert str(game.moves[0]) == "start 0 (5 points, 2R 1Y)"
    game.play("start 0 (5 points, 2R 1Y)")
    accept = barter(seat(), seat(), offer=gems("2G")).moves[0]
    assert str(accept) == "accept (take 2G)"


@pytest.mark.parametrize(
    ("position", "number", "move", "reason"),
    [
        (table("choose", seat(), seat(), seat()), 0, "accept", "choose an action card"),
        (barter(seat(), seat()), 0, "accept", "nothing has been offered"),
        (barter(seat(), seat(), offer=gems("1B")), 0, "decline", "only the opener can decline"),
        (barter(seat(), seat()), 0, "2R", "say offer first"),
        (barter(seat(), seat()), 0, "roll", "you are bartering"),
        (barter(seat(), seat()).play("offer"), 0, "2Y", "say how many red gems"),
        (barter(seat("2R"), seat("2Y"), offer=gems("2Y")).play("offer"), 0, "0R", "you need at least 2 red"),
    ],
)
def test_a_closed_move_has_a_reason(position: souk.Position, number: int, move: str, reason: str) -> None:
    assert reason in position.why_not(move, number)
    with pytest.raises(IllegalMove, match="is closed"):
        position.play(position.game.actions.parse(move), number)


def test_an_offer_of_nothing_is_refused_with_a_reason() -> None:
    game = barter(seat("2B"), seat()).play("offer").play("0R 0Y 0G")
    assert "at least one gem" in game.why_not("0B")


def test_a_start_beyond_the_ring_has_a_reason() -> None:
    game = souk.new("basari", 3, seed=1)
    assert game.why_not("start 40") == "the ring has 34 archways, 0 to 33"
    assert "(B1)" in game.why_not("roll")


def test_the_story_of_a_barter_is_whole() -> None:
    game = choose("roll", "roll", "points", seats=[seat(), seat(), seat()])
    roll(game, 3, 3, 2, 5)
    game.play("offer 1R").play("offer 2B").play("accept")
    roll(game, 6)
    story = [{key: value for key, value in event.items() if key != "step"} for event in game.story()]
    told = [event for event in story if event["type"] not in ("chosen", "card")]
    assert told[:12] == [
        {"type": "reveal", "cards": ["roll", "roll", "points"]},
        {"type": "action", "action": "roll", "kind": "barter", "players": [0, 1]},
        {"type": "roll_for_opening", "players": [0, 1], "score": 0},
        {"type": "opening_die", "seat": 0, "die": 3},
        {"type": "opening_die", "seat": 1, "die": 3},
        {"type": "opening_tie", "die": 3},
        {"type": "opening_die", "seat": 0, "die": 2},
        {"type": "opening_die", "seat": 1, "die": 5},
        {"type": "opens", "seat": 1, "reason": "dice"},
        {"type": "offer", "seat": 1, "to": 0, "gems": gems("1R")},
        {"type": "offer", "seat": 0, "to": 1, "gems": gems("2B")},
        {"type": "accept", "seat": 1, "from": 0, "gems": gems("2B")},
    ]
    assert [event["type"] for event in told[12:16]] == ["carry_out", "move", "points", "action"]


def test_the_story_of_a_scoring_is_whole() -> None:
    game = choose("roll", "roll", "roll", seats=[seat("2R 1B", moved=34), seat("2R"), seat("4Y")])
    told = [event for event in game.story() if event["type"] in ("scoring", "majority", "return", "discs", "points")]
    assert [event["type"] for event in told[:2]] == ["scoring", "points"]
    red = [event for event in told if event.get("colour") == "red"]
    assert red[0]["leaders"] == [0, 1]
    assert red[0]["most"] == 2
    assert red[0]["points_each"] == 7
    assert [event["gems"] for event in red if event["type"] == "return"] == [2, 2]
    (green,) = [event for event in told if event.get("colour") == "green"]
    assert green["leaders"] == []
    assert told[-1]["type"] == "discs"


def test_features_are_the_same_numbers_plain_and_compiled() -> None:
    import numpy as np

    position = souk.new("basari", 4, seed=5)
    numbers = []
    while not position.over:
        numbers.append(position.state)
        position.play(position.moves[len(position.moves) // 2])
    plain, compiled = plain_twin(GAME), twin_of(GAME)
    for state in numbers[:: max(1, len(numbers) // 60)]:
        for number in range(4):
            rows = []
            for twin in (plain, compiled):
                states, out = twin.states(1), twin.floats(GAME.n_features)
                twin.put(states, 0, state)
                assert twin.features_at(states, 0, number, out) == GAME.n_features
                rows.append(np.array(out, np.float32).tobytes())
            assert rows[0] == rows[1]


def test_nature_has_a_die_or_a_seat_and_nothing_else() -> None:
    assert [str(outcome) for outcome in GAME.outcomes] == [*(f"seat {n}" for n in range(4)), *"123456"]
    game = table("move", seat(), seat(), seat(), turn=1)
    assert game.actors == (NATURE,)
    assert [move.notation for move in game.moves] == list("123456")
