"""Positions set up by hand: what may be left out, what is refused and why, and back again at every step of a game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import souk
from souk.engine.errors import BadPosition
from souk.engine.position import Position
from souk.games.yspahan import GAME
from souk.games.yspahan.board import CARDS, SHOPS

from . import MODES, Data, notations, random_game, rows, seen, walk


def position(data: Data, **options: object) -> Position:
    """A position by hand."""
    return Position.from_json(GAME, {"game": "yspahan", "options": options, "position": data})


def data_of(game: Position) -> Data:
    """A position as data."""
    data: Data = json.loads(json.dumps(game.to_json()))["position"]
    return data


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_number_of_players_must_be_said(players: int) -> None:
    game = position({"players": players})
    assert game == souk.new("yspahan", players, seed=1, start="0")
    assert notations(game) == ["buy 0", "buy 1", "buy 2"]


def test_a_position_by_hand_can_be_played_to_its_end() -> None:
    game = souk.from_json({"game": "yspahan", "position": {"players": 3, "week": 3, "day": 7}}, seed=3)
    while not game.over:
        game.play(game.moves[-1])
    assert len(game.winners) > 0


def test_the_draw_of_the_start_player_can_be_set_up() -> None:
    game = position({"players": 3, "order": [], "due": ["start"]})
    assert notations(game) == ["seat 0", "seat 1", "seat 2"]
    assert game == Position.new(GAME, 3, None, {})
    assert position(data_of(game)) == game


@pytest.mark.parametrize(("players", "cards"), MODES)
def test_every_position_of_a_game_goes_to_data_and_back(players: int, cards: str) -> None:
    dues: set[str] = set()
    for seed in range(3):
        game = random_game(players, seed, cards)
        for _, _, _, state in walk(game, seed):
            data: Data = dict(GAME.codec.to_data(state))
            dues.update(due.split()[0] for due in data["due"][-1:])
            again = GAME.codec.from_data(GAME, data)
            assert bytes(again) == bytes(state), data
        assert json.loads(json.dumps(GAME.codec.to_data(game.state))) == GAME.codec.to_data(game.state)
    assert dues >= {"supply", "roll", "choose", "use", "bonus", "place", "move", "camel", "draw", "give", "after"}


@pytest.mark.parametrize("cards", ["discount", "extra", "once"])
def test_a_position_keeps_its_options(cards: str) -> None:
    game = souk.new("yspahan", 3, seed=4, building_cards=cards)
    assert data_of(game)["building_cards"] == cards
    again = souk.from_json(json.loads(json.dumps(game.to_json())), seed=4)
    assert again == game
    assert again.options == game.options


# Refusals: what is wrong, and a word of the reason.

USE: Data = {"due": ["after", "use"], "group": {"row": "sack", "face": 2, "dice": 1}}
SENDING: Data = {
    **USE,
    "supervisor": "s1",
    "cubes": {"sack.white.1": 1, "barrel.white.0": 2},
    "seats": [{}, {"camels": 1, "buildings": ["caravanserai"]}, {}, {}],
}
ALL = [*CARDS, *CARDS]


def due(*stack: str, **fields: Any) -> Data:
    """A change of what is due."""
    return {"due": list(stack), **fields}


def seats(**fields: Any) -> Data:
    """A change of the first seat."""
    return {"seats": [fields, {}, {}, {}]}


REFUSALS: list[tuple[str, Data]] = [
    # What it is made of.
    ("players .* from 2 to 4", {"players": 5}),
    ("players .* from 2 to 4", {"players": None}),
    ("players .* from 2 to 4", {"players": True}),
    ("no field weather", {"weather": "fine"}),
    ("building_cards", {"building_cards": "free"}),
    ("week", {"week": 0}),
    ("week", {"week": 5}),
    ("day", {"day": 8}),
    ("turn", {"turn": -1}),
    ("bought", {"bought": 4}),
    ("has_built must be true or false", {"has_built": 1}),
    ("supervisor", {"supervisor": "w11"}),
    ("supervisor", {"supervisor": 3}),
    ("seats must be a list of 4", {"seats": [{}, {}]}),
    ("seats of the position must be a list", {"seats": {}}),
    ("seat 0 must be an object", {"seats": [7, {}, {}, {}]}),
    ("seat 0 has no field rubies", seats(rubies=3)),
    ("gold of seat 0", seats(gold=-1)),
    ("gold of seat 0", seats(gold=1000)),
    ("camels of seat 0", seats(camels="3")),
    ("buildings of seat 0: 'palace'", seats(buildings=["palace"])),
    ("hand of seat 0: 'joker'", seats(hand=["joker"])),
    ("hand of seat 0 must be a list", seats(hand="exchange")),
    ("souks of the sheet of seat 0", seats(sheet={"souks": -1})),
    ("the sheet of seat 0 has no field luck", seats(sheet={"luck": 1})),
    ("only two cards exchange", seats(hand=["exchange"] * 3)),
    ("only two cards exchange", {**seats(hand=["exchange"] * 2), "discards": ["exchange"]}),
    ("only two cards exchange", seats(hand=[*ALL, "exchange"])),
    ("only two cards exchange", {"discards": ["exchange"] * 500}),
    ("cubes must be an object", {"cubes": []}),
    ("cubes has no field sack.green.0", {"cubes": {"sack.green.0": 1}}),
    ("sack.white.0 of cubes", {"cubes": {"sack.white.0": 4}}),
    ("sack.white.0 of cubes", {"cubes": {"sack.white.0": -1}}),
    ("the souk sack.white holds cubes of two players", {"cubes": {"sack.white.0": 0, "sack.white.1": 1}}),
    ("caravan must be a list", {"caravan": [4]}),
    ("caravan must be a list", {"caravan": [0] * 13}),
    ("the tower has no field roof", {"tower": {"roof": {"value": 1, "white": 1}}}),
    ("value of the sack row", due("after", "choose", tower={"sack": {"white": 1}})),
    ("the sack row has no dice", due("after", "choose", tower=rows(sack=(2, 0)))),
    ("rolled white must be a list of 6", due("after", "choose", "roll 8", rolled={"white": [1]})),
    ("rolled has no field red", due("after", "choose", "roll 9", rolled={"red": [0] * 6})),
    ("white must be a list of at most 6 numbers from 0 to 9",
     due("after", "choose", "roll 9", rolled={"white": [10, 0, 0, 0, 0, 0]})),
    ("dice are rolled while the tower is full",
     due("after", "choose", "roll 8", rolled={"white": [1, 0, 0, 0, 0, 0]}, tower=rows(sack=(2, 1)))),
    ("row of the group", due("after", "use", group={"row": "roof", "face": 1, "dice": 1})),
    ("face of the group", due("after", "use", group={"row": "sack", "face": 7, "dice": 1})),
    ("dice of the group", due("after", "use", group={"row": "sack", "face": 2})),
    ("due .*'rest' is none of", due("rest")),
    ("due: place .* is none of", due("after", "place")),
    ("due: place .* is none of", due("after", "place many", group=USE["group"])),
    ("due: after .*'1' is none of", due("after 1")),
    ("due of the position: 5", {"due": [5]}),
    ("at most 8", due(*["after"] * 9)),
    # The calendar.
    ("due cannot be", due("choose")),
    ("due cannot be", due("after", "score")),
    ("extra is for 3 or 4 players .Y19", {"players": 2, "building_cards": "extra"}),
    ("once is for 3 or 4 players .Y19", {"players": 2, "building_cards": "once"}),
    ("nothing is due only when the game is over", due()),
    ("nothing is due only when the game is over", due(week=4, day=2)),
    ("after week 3 the game is over", {"week": 4}),
    ("the start player is drawn before the first day", due("start", order=[], day=2)),
    ("the start player is drawn before the first day", due("start")),
    ("order must name each of the 4 seats once", {"order": [0, 1, 2, 2]}),
    ("order must name each of the 4 seats once", {"order": [0, 1, 2]}),
    ("order must be a list", {"order": [0, 1, 2, 4]}),
    ("clockwise", {"order": [0, 2, 1, 3]}),
    ("clockwise", {"players": 3, "week": 3, "day": 7, "order": [0, 2, 1]}),
    ("order must be as long as the day", {"players": 2, "order": [1, 0]}),
    ("order must be as long as the day", {"players": 2, "order": [0, 1, 1]}),
    ("order must be as long as the day", {"players": 3, "order": [0, 1, 2, 1]}),
    ("turn must be an index into order", due("after", players=3, turn=3)),
    # Players.
    ("seat 0 has 0 points from its buildings", seats(sheet={"buildings": 5})),
    ("seat 0 has 5 points from its buildings", seats(buildings=["paddock", "office", "hoist"], sheet={"buildings": 0})),
    ("an empty deck takes in the discards at once .Y18", {**seats(hand=ALL[1:]), "discards": ALL[:1]}),
    ("has_built", due("after", "choose", has_built=True)),
    ("has_built", due("after", "choose", has_built=True, building_cards="extra")),
    ("has_built", due("start", order=[], has_built=True, building_cards="once")),
    ("has_built", due(week=4, has_built=True, building_cards="once")),
    # The caravan.
    ("the caravan has 9 places with 3 players", {"players": 3, "caravan": [0] * 10}),
    ("a full caravan is scored", {"caravan": [0] * 12}),
    ("a full caravan is scored", {**SENDING, "caravan": [0], "due": ["after", "score", "reward 1"]}),
    # The group.
    ("no group has been chosen yet", {"group": USE["group"]}),
    ("a group has been chosen: say which", due("after", "use")),
    # Dice.
    ("no dice lie on the tower before the roll", {"tower": rows(camel=(1, 1))}),
    ("no dice lie on the tower before the roll", {"bought": 1}),
    ("the start player rolls in the first turn", {"turn": 1}),
    ("there are 9 white dice", due("after", "choose", "roll 1", rolled={"white": [9, 1, 0, 0, 0, 0]})),
    ("there are 8 white dice", due("after", "choose", players=2, tower=rows(camel=(1, 9)))),
    ("white dice are rolled first",
     due("after", "choose", "roll 9", bought=1, rolled={"white": [0] * 6, "yellow": [1, 0, 0, 0, 0, 0]})),
    ("0 dice are to be rolled yet", due("after", "choose", "roll 1", rolled={"white": [9, 0, 0, 0, 0, 0]})),
    ("8 dice are to be rolled yet", due("after", "choose", "roll 9", rolled={"white": [1, 0, 0, 0, 0, 0]})),
    ("more yellow dice than were bought", due("after", "choose", tower=rows(camel=(1, 1, 1)))),
    ("the chosen group has left the tower", {**USE, "tower": rows(sack=(2, 1))}),
    ("too many dice", due("after", "use", group={"row": "sack", "face": 2, "dice": 11})),
    ("yellow dice leave", due("after", "choose", turn=1, bought=1, tower=rows(camel=(1, 1, 1)))),
    ("the tower's values rise", due("after", "choose", tower=rows(camel=(4, 1), sack=(3, 1)))),
    ("the tower's values rise", due("after", "choose", tower=rows(camel=(2, 1), sack=(2, 1)))),
    ("the sack row holds values from 2 to 5", due("after", "choose", tower=rows(sack=(6, 1)))),
    ("the vase row holds values from 5 to 5", due("after", "choose", tower=rows(vase=(4, 1)))),
    ("the gold row holds values from 2 to 6", due("after", "choose", tower=rows(gold=(1, 1)))),
    # What is due.
    ("no cube in sack.white.0 next to s1", {**SENDING, "due": ["after", "camel sack.white.0"]}),
    ("no cube in sack.white.1 next to c", {**USE, "due": ["after", "camel sack.white.1"]}),
    ("its owner has no camel", {**SENDING, "due": ["after", "camel barrel.white.0"]}),
    ("the same cube twice", {**SENDING, "due": ["after", "send sack.white.1", "camel sack.white.1"]}),
    ("two cubes must be next to", {**SENDING, "due": ["after", "order"], "supervisor": "e1"}),
    ("two cubes must be next to", {**SENDING, "due": ["after", "order"], "supervisor": "w1"}),
    ("a seat and a deck to draw from", {**USE, "due": ["after", "draw 7"]}),
    ("a seat and a deck to draw from", {**USE, **seats(hand=ALL), "due": ["after", "draw 0"]}),
    ("the seat on turn draws", {**USE, "due": ["after", "draw 1"]}),
    ("a seat that has one", {**SENDING, "due": ["after", "reward 2"]}),
    ("the use must fit the row", {**USE, **seats(hand=["exchange"]), "due": ["after", "bonus take"]}),
    ("a card be in hand", {**USE, "due": ["after", "bonus deliver"]}),
    ("no shop takes a cube .Y6",
     {**USE, **seats(hand=["exchange"]), "due": ["after", "bonus deliver"], "cubes": dict.fromkeys(SHOPS, 1)}),
    ("a quarter's row and 1 to 14 cubes", {**USE, "due": ["after", "place 0"]}),
    ("a quarter's row and 1 to 14 cubes", {**USE, "due": ["after", "place 15"]}),
    ("a quarter's row", due("after", "place 1", group={"row": "gold", "face": 2, "dice": 1})),
    ("no shop takes a cube .Y6", {**USE, "due": ["after", "place 1"], "cubes": dict.fromkeys(SHOPS, 1)}),
    ("a card that takes camels or gold", due("after", "give three_gold")),
    ("a card that takes camels or gold", due("after", "give camels_for_points")),
    ("a card that takes camels or gold", {**seats(gold=0), "due": ["after", "give gold_for_points"]}),
    ("no shop takes a cube .Y22", due("after", "souk", cubes=dict.fromkeys(SHOPS, 1))),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "change"), REFUSALS, ids=[f"{k}" for k in range(len(REFUSALS))])
def test_what_cannot_be_is_refused_with_the_reason(reason: str, change: Data) -> None:
    with pytest.raises(BadPosition, match=reason):
        position({"players": 4, **change})


def test_the_base_of_the_refusals_is_accepted() -> None:
    for data in (USE, SENDING, {**SENDING, "due": ["after", "camel sack.white.1"]}):
        position({"players": 4, **data})
    position({"players": 4, **SENDING, "due": ["after", "send barrel.white.0", "camel sack.white.1"]})
    position({"players": 4, **SENDING, "due": ["after", "order"]})
    position({"players": 4, **USE, "due": ["after", "place 14"]})
    position({"players": 4, **SENDING, "due": ["after", "reward 1"]})


@pytest.mark.parametrize("data", [None, 5, "yspahan", [], {}, {"players": 4, "due": None}])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        Position.from_json(GAME, {"game": "yspahan", "position": data})


def test_a_full_caravan_waits_for_the_card_of_its_last_cube() -> None:
    data = {**SENDING, "caravan": [0] * 12, "due": ["after", "score", "reward 1"]}
    game = position({"players": 4, **data})
    assert seen(game)["due"] == {"what": "reward", "seat": 1}
    game.play(game.moves[0])
    assert seen(game)["caravan"] == []
    assert game.scores[0] == 36


def test_the_last_day_of_four_players_may_have_any_order() -> None:
    assert seen(position({"players": 4, "week": 3, "day": 7, "order": [2, 0, 3, 1]}))["order"] == [2, 0, 3, 1]


def test_an_option_in_the_header_is_refused_where_it_is_none() -> None:
    with pytest.raises(BadPosition, match="option"):
        position({"players": 4}, dice="loaded")
