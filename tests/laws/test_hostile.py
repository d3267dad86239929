"""Laws of positions given as data: whatever anybody sends is refused with a reason, or is a position to play on."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Position

from . import each_case, each_game, onlookers, sample, walk, whole_game

MUTANTS = 200
PLAYED = 60


def deep(levels: int) -> list[Any]:
    """A list in a list in a list."""
    nest: list[Any] = []
    for _ in range(levels):
        nest = [nest]
    return nest


ODD: list[Any] = [
    *(-1, 0, 1, 2, 3, 5, 15, 127, 128, -128, -129, 255, 32767, 2**31, 2**63, 10**30, 10**5000, -(10**5000)),
    *(True, False, None, 1.0, 1.5, float("nan"), float("inf"), "", "1", "x" * 100_000, "\0", "\ud800"),
    *([], {}, [0], [[0]], [[[0]]], {"": 0}, {"players": 4}, deep(50), deep(100_000)),
]


def places(data: Any, levels: int = 9) -> Iterator[tuple[Any, Any]]:
    """Every container in the data with every key or index of it."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, dict | list) and levels:
            yield from places(value, levels - 1)


def mutant(data: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The data with one or two things changed."""
    changed = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        everywhere = list(places(changed))
        inside, key = rng.choice(everywhere)
        match rng.randrange(6):
            case 0:
                inside[key] = rng.choice(ODD)
            case 1:
                del inside[key]
            case 2 if isinstance(inside, dict):
                inside[rng.choice(["", "extra", "players ", key + "x"])] = inside[key]
            case 2:
                inside.insert(key, inside[key])
            case 3:
                there, name = rng.choice(everywhere)
                inside[key] = there[name]
            case _ if type(inside[key]) is int:
                inside[key] += rng.choice((-2, -1, 1, 2))
            case _ if isinstance(inside[key], list):
                rng.shuffle(inside[key])
            case _:
                there, name = rng.choice(everywhere)
                inside[key], there[name] = there[name], inside[key]
    return changed


def load(game: Game, data: object) -> Position | str:
    """The position, or the reason why it is refused."""
    try:
        return Position.from_json(game, data)
    except souk.BadPosition as error:
        return str(error)


def live_through(position: Position, seed: int) -> None:
    """Look at a position from every side, save it, and play it to the end under the game's own check."""
    game = position.game
    game.codec.check(game, position.state)
    loaded = Position.from_json(game, json.loads(json.dumps(position.to_json())))
    assert loaded == position
    assert [str(move) for move in loaded.moves] == [str(move) for move in position.moves]
    for seat in onlookers(position.state):
        view = position.view(None if seat >= position.players else seat)
        json.dumps(view.to_json())
        assert str(view)
        assert game.hidden(view.imagine(seed), seat) == view.state
    for step in walk(game, position.state, seed):
        bytes(step.state)
        game.codec.check(game, step.state)
        assert step.seat < 0 or step.seat == NATURE or step.action in game.legal(step.state, step.seat)
    assert game.winners(step.state)


@each_case
def test_changed_positions_are_refused_with_a_reason_or_can_be_played(game: Game, players: int) -> None:
    rng = random.Random(f"{game.name} {players}")
    options = game.configure({})[1]
    positions = [dict(Position(game, step.state, options).to_json()) for step in sample(game, players, 12)]
    refused = 0
    for number in range(MUTANTS):
        data = mutant(rng.choice(positions), rng)
        loaded = load(game, data)
        if isinstance(loaded, Position):
            live_through(loaded, number)
        else:
            assert 0 < len(loaded) < 1000
            refused += 1
    assert refused > MUTANTS // 4


@each_game
def test_every_odd_value_in_every_place_is_refused_or_can_be_played(game: Game) -> None:
    steps = whole_game(game, game.players[0])
    data: dict[str, Any] = dict(Position(game, steps[len(steps) // 2].state, game.configure({})[1]).to_json())
    taken = []
    for place in range(len(list(places(data)))):
        for value in ODD:
            changed = copy.deepcopy(data)
            inside, key = list(places(changed))[place]
            inside[key] = value
            loaded = load(game, changed)
            if isinstance(loaded, Position):
                taken.append(loaded)
            else:
                assert 0 < len(loaded) < 1000
    for position in random.Random(game.name).sample(taken, min(PLAYED, len(taken))):
        live_through(position, 1)


@each_game
def test_a_field_too_many_is_named_and_one_too_few_is_refused_or_has_a_default(game: Game) -> None:
    state = sample(game, game.players[-1], 40)[-1].state
    data: dict[str, Any] = dict(Position(game, state, game.configure({})[1]).to_json())
    for key in data["position"]:
        without = {name: value for name, value in data["position"].items() if name != key}
        loaded = load(game, data | {"position": without})
        assert isinstance(loaded, Position) or loaded
        more = data["position"] | {key + "_": data["position"][key]}
        with pytest.raises(souk.BadPosition, match=key + "_"):
            Position.from_json(game, data | {"position": more})


@each_game
def test_what_is_no_position_at_all_is_refused(game: Game) -> None:
    for value in ODD:
        wrong: list[object] = [value, {"game": value}]
        if not isinstance(value, dict):  # in an object a game may fill in what is not said
            wrong.append({"game": game.name, "position": value})
        for data in wrong:
            with pytest.raises(souk.BadPosition):
                Position.from_json(game, data)
    with pytest.raises(souk.BadPosition, match=f"'senet', not of '{game.name}'"):
        Position.from_json(game, {"game": "senet", "position": {}})
    good: dict[str, Any] = dict(Position.new(game, game.players[0], None, {}).to_json())
    with pytest.raises(souk.BadPosition, match="version"):
        Position.from_json(game, good | {"version": game.version + 1})
    with pytest.raises(souk.BadPosition, match="extra"):
        Position.from_json(game, good | {"extra": 1})
    with pytest.raises(souk.BadPosition, match="no such option"):
        Position.from_json(game, good | {"options": {"no such option": "1"}})
    with pytest.raises(souk.BadPosition, match="options"):
        Position.from_json(game, good | {"options": []})
