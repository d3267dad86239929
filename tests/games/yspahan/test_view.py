"""What a seat and a spectator get to see."""

from __future__ import annotations

import json

import pytest

from souk.games.yspahan import GAME
from souk.games.yspahan.board import CARDS, SHOPS

from . import MODES, Data, draw, random_game, roll, rows, seat, seen, table, walk, with_group

HANDS = (("exchange", "three_gold"), ("cube_to_souk",), ())


def three_hands(**fields: object) -> Data:
    """Three players with cards, as each seat and a spectator see them."""
    game = table(*(seat(*cards) for cards in HANDS), **fields)  # type: ignore[arg-type]
    return {"views": {viewer: seen(game, viewer) for viewer in (0, 1, 2, None)}, "game": game}


def test_a_view_holds_the_own_hand_and_only_the_number_of_the_others_cards() -> None:
    for viewer, view in three_hands()["views"].items():
        for number, told in enumerate(view["seats"]):
            assert told["cards"] == len(HANDS[number])
            if number == viewer:
                assert told["hand"] == list(HANDS[number])
            else:
                assert "hand" not in told


def test_a_view_does_not_depend_on_the_others_cards() -> None:
    one = table(seat("exchange"), seat("three_gold", "three_camels"), seat("cube_to_souk"))
    other = table(seat("exchange"), seat("build_no_gold", "build_no_gold"), seat("three_camels"))
    assert seen(one, 0) == seen(other, 0)
    assert str(one.view(0)) == str(other.view(0))
    assert bytes(one.view(0)) == bytes(other.view(0))
    assert seen(one, 1) != seen(other, 1)
    assert seen(one) == seen(other)


def test_unseen_cards_are_those_of_the_deck_and_of_the_others() -> None:
    views = three_hands(discards=["exchange"])["views"]
    assert views[0]["unseen"] == dict.fromkeys(CARDS, 2) | {"exchange": 0, "three_gold": 1}
    assert views[1]["unseen"] == dict.fromkeys(CARDS, 2) | {"exchange": 1, "cube_to_souk": 1}
    assert views[None]["unseen"] == dict.fromkeys(CARDS, 2) | {"exchange": 1}
    assert {view["deck"] for view in views.values()} == {14}
    assert views[2]["discards"] == ["exchange"]


def test_a_picture_shows_the_own_hand_only() -> None:
    game = three_hands()["game"]
    assert "exchange, three_gold" in str(game.view(0))
    assert "cube_to_souk" not in str(game.view(0))
    assert "cube_to_souk" in str(game.view(1))
    assert not any(card in str(game) for card in CARDS)
    assert "2 cards" in str(game)


def test_a_spectator_has_no_moves_and_a_seat_its_own() -> None:
    game = table(seat(), seat(), seat(), tower=rows(camel=(1, 9)))
    assert game.view(None).moves == []
    assert [str(move) for move in game.view(0).moves] == ["camel:"]
    assert game.view(1).moves == []


def test_imagined_hands_fit_what_a_seat_has_seen() -> None:
    game = three_hands(discards=["exchange"])["game"]
    guesses = [game.view(0).imagine(seed) for seed in range(40)]
    for guess in guesses:
        assert guess.hand[0] == game.state.hand[0]
        assert [sum(hand) for hand in guess.hand] == [2, 1, 0, 0]
        assert guess.discards == game.state.discards
        assert [sum(cards) for cards in zip(guess.deck, guess.discards, *guess.hand, strict=True)] == [2] * 9
        assert guess.hand[1][CARDS.index("exchange")] == 0  # both have been seen
    assert len({tuple(guess.hand[1]) for guess in guesses}) > 4


@pytest.mark.parametrize(("players", "cards"), MODES)
def test_views_of_a_whole_game_are_json_and_keep_the_secret(players: int, cards: str) -> None:
    game = random_game(players, 2, cards)
    for _ in walk(game, 2):
        for viewer in (*range(players), None):
            view = seen(game, viewer)
            assert json.loads(json.dumps(view)) == view
            assert [number for number, told in enumerate(view["seats"]) if "hand" in told] == (
                [] if viewer is None else [viewer]
            )
            assert sum(view["unseen"].values()) == view["deck"] + sum(
                told["cards"] for number, told in enumerate(view["seats"]) if number != viewer
            )
            assert [told["score"] for told in view["seats"]] == [
                sum(told["score_sheet"].values()) for told in view["seats"]
            ]
    assert view["over"]
    assert (view["week"], view["day"], view["due"], view["actors"]) == (3, 7, None, [])


def test_a_view_says_what_is_due() -> None:
    game = table(seat(), seat(), seat(), due="supply")
    assert seen(game)["due"] == {"what": "supply"}
    game.play("buy 1")
    assert seen(game)["due"] == {"what": "roll"}
    assert seen(game)["actors"] == []
    roll(game, 1, 2)
    assert seen(game)["rolled"] == {"white": [1, 1, 0, 0, 0, 0], "yellow": [0] * 6}
    roll(game, 3, 4, 5, 5, 5, 5, 5, 6)
    assert seen(game)["rolled"] is None
    assert seen(game)["due"] == {"what": "choose"}
    assert seen(game)["bought"] == 1


def test_a_view_says_what_a_decision_is_about() -> None:
    place = with_group("sack", 2, 2, seat("exchange"), seat(), seat())
    assert seen(place)["due"] == {"what": "use"}
    assert seen(place)["group"] == {"row": "sack", "face": 2, "dice": 2}
    assert seen(place.play("deliver"))["due"] == {"what": "bonus"}
    assert seen(place.play("bonus exchange"))["due"] == {"what": "place", "cubes": 3}
    assert seen(place)["group"] == {"row": "sack", "face": 2, "dice": 3}
    give = table(seat("exchange"), seat(), seat()).play("play exchange")
    assert seen(give)["due"] == {"what": "give", "card": "exchange"}
    souk = table(seat("cube_to_souk"), seat(), seat()).play("play cube_to_souk")
    assert seen(souk)["due"] == {"what": "souk"}
    cubes = {"sack.white.1": 1, "barrel.white.0": 0}
    send = with_group("vase", 1, 1, seat(buildings=["caravanserai"]), seat(camels=1), seat(), cubes=cubes)
    assert seen(send.play("supervisor"))["due"] == {"what": "move"}
    assert seen(send.play("s1"))["due"] == {"what": "order"}
    assert seen(send.play("barrel.white.0"))["due"] == {"what": "reward", "seat": 0}
    assert seen(draw(send, "exchange"))["due"] == {"what": "camel", "shop": "sack.white.1"}
    assert seen(send.play("send"))["due"] == {"what": "after"}
    drawing = with_group("sack", 2, 2, seat(), seat(), seat()).play("draw")
    assert seen(drawing)["due"] == {"what": "draw", "seat": 0}


def test_every_shop_and_place_is_in_the_picture() -> None:
    full = table(*[seat()] * 4, cubes=dict.fromkeys(SHOPS, 3), caravan=[2] * 11, supervisor="s1")
    lines = str(full).splitlines()
    assert sum(line.count("3") for line in lines[2:6]) == 47 + 2  # two souks are worth 3
    assert "Caravan 2222 2222 222." in lines
    assert "Supervisor on s1, next to sack.white.1, barrel.white.0" in lines


def test_the_sheet_tells_points_by_source_and_seat() -> None:
    game = table(seat(score=3), seat(buildings=["paddock", "office", "hammam"]), seat())
    sheet = GAME.presentation.score_sheet(game.state)
    assert sheet["souks"] == [3, 0, 0]
    assert sheet["buildings"] == [0, 5, 0]
    assert [sum(points) for points in zip(*sheet.values(), strict=True)] == game.scores
