"""What a seat sees, the picture for a terminal, the reasons and the story."""

from __future__ import annotations

import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove
from souk.engine.twin import plain_twin, twin_of
from souk.engine.types import Points, Reason
from souk.games.basari import GAME
from souk.games.basari import types as t

from . import barter, choose, gems, roll, ruling, seat, seen, story, table


def test_a_view_has_names_for_everything_on_the_table() -> None:
    view = seen(barter(seat("2R 1B", score=7), seat("3G"), offer=gems("2G")))
    assert view["phase"] == "barter"
    assert view["actors"] == [0]
    assert view["seats"][0] == {
        "score": 7,
        "score_sheet": {"laps": 0, "colours": 0, "points": 7, "roll": 0},
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
    assert seen(game)["barter"]["bid"] == gems("1R")


def test_a_view_tells_what_the_colours_would_bring_now_and_after_the_deal() -> None:
    hands = seat("4R 1B"), seat("5R 3Y 4B")
    view = seen(barter(*hands, offer=gems("2R 3B")))
    assert view["colours"] == {"red": [0, 14, 0], "yellow": [0, 6, 6], "green": [0, 0, 10], "blue": [0, 8, 0]}
    assert view["barter"]["deal"] == {"red": [14, 0, 0], "yellow": [0, 6, 6], "green": [0, 0, 10], "blue": [8, 0, 0]}
    opening = seen(barter(*hands))
    assert opening["barter"]["deal"] is None


def test_a_deal_for_gems_counts_the_gems_of_the_archway_as_far_as_the_supply_has_them() -> None:
    ring = {"layout": "5:2R 4:3G 6:1Y1B 20:10B"}
    hands = seat("1R", card="gems"), seat("1G", archway=3, card="gems"), seat("20B", card="roll")
    game = table("barter", *hands, round=1, turn=0, action="gems", offer=gems("1G"), options=ring)
    view = seen(game)
    assert view["colours"]["blue"] == [0, 0, 8]
    assert view["barter"]["deal"]["green"] == [10, 0, 0]
    assert view["barter"]["deal"]["blue"] == [0, 0, 8]
    hands = *hands[:2], seat("6B", card="roll")
    plenty = table("barter", *hands, round=1, turn=0, action="gems", offer=gems("1G"), options=ring)
    assert seen(plenty)["barter"]["deal"]["blue"] == [0, 8, 0]


def test_a_view_shows_the_ring_that_is_played_on() -> None:
    game = table("choose", seat(), seat(), seat(), round=1, options={"layout": "5:2R 4:3G 6:1Y1B 20:10B"})
    view = seen(game)
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
        (table("choose", seat(), seat(), seat()), 0, "accept", t.ChooseACard()),
        (barter(seat(), seat()), 0, "accept", t.NothingOffered()),
        (barter(seat(), seat(), offer=gems("1B")), 0, "decline", t.OnlyOpenerDeclines()),
        (barter(seat(), seat()), 0, "2R", t.OfferFirst()),
        (barter(seat(), seat()), 0, "roll", t.BarterNow()),
        (barter(seat(), seat()).play("offer"), 0, "2Y", t.CountNow(colour="red")),
        (
            barter(seat("2R"), seat("2Y"), offer=gems("2Y")).play("offer"),
            0,
            "0R",
            t.MustBeat(gems=t.Gems(yellow=2), colour="red", n=2),
        ),
    ],
)
def test_a_closed_move_has_a_reason(position: souk.Position, number: int, move: str, reason: Reason) -> None:
    assert position.why_not(move, number) == reason
    with pytest.raises(IllegalMove, match="is closed") as refused:
        position.play(position.game.actions.parse(move), number)
    assert refused.value.reason == reason


def test_an_offer_of_nothing_is_refused_with_a_reason() -> None:
    game = barter(seat("2B"), seat()).play("offer").play("0R 0Y 0G")
    assert game.why_not("0B") == t.AtLeastOne(colour="blue", n=1)


def test_a_start_beyond_the_ring_has_a_reason() -> None:
    game = souk.new("basari", 3, seed=1)
    assert game.why_not("start 40") == t.RingEnds(n=34, last=33)
    assert ruling(game, "roll") == "B1"


def test_the_story_of_a_barter_is_whole() -> None:
    game = choose("roll", "roll", "points", seats=[seat(), seat(), seat()])
    roll(game, 3, 3, 2, 5)
    game.play("offer 1R").play("offer 2B").play("accept")
    roll(game, 6)
    told = [event for event in story(game) if not isinstance(event, t.HasChosen | t.ChosenCard)]
    assert told[:12] == [
        t.Revealed(cards=("roll", "roll", "points")),
        t.Contest(action="roll", result="barter", seats=(0, 1)),
        t.RollForOpening(seats=(0, 1), score=0),
        t.OpeningDie(seat=0, die=3),
        t.OpeningDie(seat=1, die=3),
        t.OpeningTie(die=3),
        t.OpeningDie(seat=0, die=2),
        t.OpeningDie(seat=1, die=5),
        t.Opens(seat=1, by="dice"),
        t.Offered(seat=1, rival=0, gems=t.Gems(red=1)),
        t.Offered(seat=0, rival=1, gems=t.Gems(blue=2)),
        t.Accepted(seat=1, rival=0, gems=t.Gems(blue=2)),
    ]
    assert [type(event) for event in told[12:16]] == [t.CarriedOut, t.Moved, Points, t.Contest]


def test_the_story_of_a_scoring_is_whole() -> None:
    game = choose("roll", "roll", "roll", seats=[seat("2R 1B", moved=34), seat("2R"), seat("4Y")])
    told = story(game, t.Scoring, t.Majority, t.Returned, t.DiscsMoved, Points)
    assert told[:5] == [
        t.Scoring(number=1),
        Points(seat=0, n=10, source="laps"),
        t.Majority(colour="red", most=2, leaders=(0, 1), points_each=7),
        Points(seat=0, n=7, source="colours"),
        t.Returned(seat=0, colour="red", n=2),
    ]
    assert [event for event in told if isinstance(event, t.Majority) and event.colour == "green"] == [
        t.Majority(colour="green", most=0, leaders=(), points_each=0)
    ]
    assert isinstance(told[-1], t.DiscsMoved)


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
