"""Neutral records: samples of two other engines replay, our own replay, damaged ones are refused with a reason."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from souk.engine.errors import BadRecord
from souk.engine.position import Position
from souk.records.neutral import Divergence, read, replay, write

from . import HERE, MODES, SHARED, Data, finished, random_game, random_move

SAMPLES = sorted((HERE / "data").glob("*.jsonl.gz"))
CHUNKS = 6
CONFORMANCE = sorted(SHARED.glob("conformance*/yspahan_*.jsonl.gz"))
REFUSED = (Divergence, BadRecord)


def name(path: object) -> str:
    """A short name for a test of a file."""
    return path.name.split(".")[0] if isinstance(path, Path) else str(path)


@cache
def sample(path: Path) -> list[str]:
    """The games of a sample as text, to be damaged at will."""
    return [json.dumps(data) for _, data in read(path)]


def first_game(kind: str) -> Data:
    """A sample game of a kind."""
    game: Data = json.loads(sample(HERE / "data" / f"yspahan_{kind}.jsonl.gz")[0])
    return game


def events(game: Data, kind: str) -> Iterator[Data]:
    """All events of a type."""
    return (event for turn in game["turns"] for event in turn["events"] if event["type"] == kind)


# Whole games.


@pytest.mark.parametrize("path", SAMPLES, ids=name)
def test_games_of_other_engines_replay(path: Path) -> None:
    games = sample(path)
    assert len(games) == 3
    for text in games:
        data = json.loads(text)
        game = replay(data)
        assert game.over
        assert game.scores == data["final_scores"]


def test_the_samples_hold_every_type_of_event() -> None:
    turns = [turn for path in SAMPLES for text in sample(path) for turn in json.loads(text)["turns"]]
    types = {event["type"] for turn in turns for event in turn["events"]}
    known = (
        "bonus_card build caravan_scored choose_group draw_card draw_failed move_supervisor pay_camel place play_card "
        "reshuffle roll send take_camels take_gold week_scoring"
    )
    assert " ".join(sorted(types)) == known


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("path", CONFORMANCE, ids=name)
def test_the_whole_conformance_collection_replays(path: Path, chunk: int) -> None:
    for line, data in islice(read(path), chunk, None, CHUNKS):
        assert replay(data).over, line


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("players", "cards"), MODES)
def test_a_written_game_replays_to_the_same_end(players: int, cards: str, seed: int) -> None:
    game = finished(players, 100 + seed, cards)
    record = json.loads(json.dumps(write(game)))
    again = replay(record)
    assert again == game
    assert [move for move in again.history if move.kind != "start"] == [
        move for move in game.history if move.kind != "start"
    ]
    assert write(again) == record


def test_a_running_game_is_written_up_to_its_last_whole_turn() -> None:
    game = random_game(3, 1)
    assert write(game)["turns"] == []
    rng = random.Random(1)
    while sum(move.kind == "end" for move in game.history) < 5:
        number, action = random_move(game, rng)
        game.play(action, number)
    number, action = random_move(game, rng)
    game.play(action, number)
    record: Data = dict(write(game))
    assert len(record["turns"]) == 5
    assert "final_scores" not in record
    with pytest.raises(Divergence, match="the game is over"):
        replay(record)


# What another engine may order differently.


def test_a_turn_without_dice_and_cards_has_no_events() -> None:
    games = [json.loads(text) for text in sample(HERE / "data" / "yspahan_hoard_4p.jsonl.gz")]
    game, turn = next((game, turn) for game in games for turn in game["turns"] if not turn["events"])
    replay(game)
    turn["after"]["supervisor"] = "w9"
    with pytest.raises(Divergence, match="supervisor"):
        replay(game)


def test_a_card_may_build_between_a_choice_and_its_use() -> None:
    moved = 0
    for text in sample(HERE / "data" / "yspahan_once_3p.jsonl.gz"):
        game = json.loads(text)
        for turn in game["turns"]:
            events = turn["events"]
            kinds = [event["type"] for event in events]
            if kinds[:3] == ["play_card", "build", "choose_group"]:
                turn["events"] = [events[2], *events[:2], *events[3:]]
                moved += 1
        replay(game)
    assert moved


def hoarders(seed: int) -> Position:
    """A game of players who draw whenever they can and play cards and build only after a pass."""
    game = random_game(4, seed)
    rng = random.Random(seed)
    passed = False
    while not game.over:
        moves = game.moves
        passed = moves[0].kind == "pass" or (passed and moves[-1].kind == "end")
        if moves[0].kind == "pass" or passed:
            game.play(moves[0])
        else:
            calm = [move for move in moves if move.notation in ("draw", "end", "bonus none")]
            game.play(rng.choice(calm or moves))
    return game


def test_cards_and_buildings_follow_a_silent_pass() -> None:
    """No dice, no cards, no event that says so, and then step B."""
    record: Data = dict(write(hoarders(43)))
    replay(record)
    passes = [turn for turn in record["turns"] if any(event["type"] == "draw_failed" for event in turn["events"])]
    for turn in passes:
        turn["events"] = [event for event in turn["events"] if event["type"] != "draw_failed"]
    assert any(turn["events"] for turn in passes)
    replay(record)


@pytest.mark.parametrize("kind", ["random_4p", "2p"])
def test_a_reshuffle_may_stand_anywhere_or_be_left_out(kind: str) -> None:
    game = first_game(kind)
    for turn in game["turns"]:
        turn["events"] = [event for event in turn["events"] if event["type"] != "reshuffle"]
    replay(game)
    game["turns"][3]["events"].insert(0, {"type": "reshuffle", "player": 0, "deck": 5})
    replay(game)


# Damage.


def swap_turns(game: Data) -> None:
    game["turns"][4:6] = game["turns"][5:3:-1]


def drop_a_place(game: Data) -> None:
    turn = next(turn for turn in game["turns"] if any(event["type"] == "place" for event in turn["events"]))
    turn["events"] = [event for event in turn["events"] if event["type"] != "place"]


def second_roll(game: Data) -> None:
    game["turns"][1]["roll"] = game["turns"][0]["roll"]


def later_choice(game: Data) -> None:
    game["turns"][1]["events"].reverse()


DAMAGES: dict[str, Callable[[Data], Any]] = {
    "another shop": lambda game: next(events(game, "place")).update(shop="vase.orange.2"),
    "no shop": lambda game: next(events(game, "place")).update(shop="harbour"),
    "points of a place": lambda game: next(events(game, "send")).update(points=7),
    "points of a building": lambda game: next(events(game, "build")).update(points=7),
    "owner of a cube": lambda game: next(events(game, "send")).update(owner=9),
    "a camel nobody paid": lambda game: next(events(game, "send")).update(paid_camel="yes"),
    "the caravan's points": lambda game: next(events(game, "caravan_scored"))["points"].reverse(),
    "the week's table": lambda game: next(events(game, "week_scoring"))["complete"].clear(),
    "the week's souks": lambda game: next(events(game, "week_scoring"))["souks"].append(1),
    "legal shops": lambda game: next(event for event in events(game, "place") if "legal" in event)["legal"].pop(),
    "legal squares": lambda game: next(e for e in events(game, "move_supervisor") if "legal" in e)["legal"].append("c"),
    "gold after": lambda game: game["turns"][7]["after"]["gold"].__setitem__(0, 77),
    "hands after": lambda game: game["turns"][7]["after"]["hands"][1].append("exchange"),
    "cubes after": lambda game: game["turns"][7]["after"]["cubes"].update({"vase.orange.0": 0}),
    "buildings after": lambda game: game["turns"][-1]["after"]["buildings"][0].append("hoist"),
    "cards after": lambda game: game["turns"][0]["after"].update(deck=2),
    "a key after": lambda game: game["turns"][0]["after"].pop("caravan"),
    "one more key after": lambda game: game["turns"][0]["after"].update(weather="fine"),
    "turns swapped": swap_turns,
    "a turn dropped": lambda game: game["turns"].pop(10),
    "the last turn dropped": lambda game: game["turns"].pop(),
    "a turn twice": lambda game: game["turns"].append(game["turns"][-1]),
    "places dropped": drop_a_place,
    "an event dropped": lambda game: game["turns"][3]["events"].pop(),
    "an event twice": lambda game: game["turns"][3]["events"].append(game["turns"][3]["events"][-1]),
    "an unknown event": lambda game: game["turns"][3]["events"].append({"type": "rain"}),
    "an event by a method's name": lambda game: game["turns"][3]["events"].append({"type": "nothing_to_decide"}),
    "events in reverse": later_choice,
    "a face": lambda game: game["turns"][0]["roll"]["white"].__setitem__(0, 7),
    "a die more": lambda game: game["turns"][0]["roll"]["white"].append(1),
    "a die less": lambda game: game["turns"][0]["roll"]["white"].pop(),
    "the tower": lambda game: game["turns"][0]["roll"]["tower"].popitem(),
    "no roll": lambda game: game["turns"][0].pop("roll"),
    "a second roll": second_roll,
    "the order": lambda game: game["turns"][0]["order"].reverse(),
    "the day": lambda game: game["turns"][5].update(day=3),
    "the start player": lambda game: game["turns"][5].update(start_player=8),
    "the seat": lambda game: game["turns"][5].update(player=None),
    "no events": lambda game: game["turns"][5].update(events=None),
    "a text for events": lambda game: game["turns"][5].update(events="abc"),
    "a text for an event": lambda game: game["turns"][5]["events"].insert(0, "abc"),
    "a text for a turn": lambda game: game["turns"].insert(2, "abc"),
    "a text for after": lambda game: game["turns"][5].update(after="abc"),
    "no turns": lambda game: game.pop("turns"),
    "a number for turns": lambda game: game.update(turns=5),
    "no players": lambda game: game.pop("players"),
    "many players": lambda game: game.update(players=7),
    "a list of players": lambda game: game.update(players=[4]),
    "an unknown option": lambda game: game.update(options={"dice": 3}),
    "a text for options": lambda game: game.update(options="extra"),
    "the first seat": lambda game: game.update(start_player=1),
    "no such first seat": lambda game: game.update(start_player=game["players"]),
    "a text for the first seat": lambda game: game.update(start_player="first"),
    "the final scores": lambda game: game["final_scores"].reverse(),
    "no final scores": lambda game: game.pop("final_scores"),
    "the winners": lambda game: game.update(winners=[]),
    "another game": lambda game: game.update(game="basari"),
    "an unknown game": lambda game: game.update(game="chess"),
    "a list for a game": lambda game: game.update(game=[]),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_a_reason(damage: str) -> None:
    game = first_game("random_3p")
    DAMAGES[damage](game)
    with pytest.raises(REFUSED) as refused:
        replay(game)
    assert len(str(refused.value)) > 10


def test_a_divergence_tells_where_and_what() -> None:
    game = first_game("robots_3p")
    game["turns"][7]["after"]["gold"][0] = 77
    with pytest.raises(Divergence) as refused:
        replay(game)
    turn = game["turns"][7]
    assert refused.value.where == f"week {turn['week']}, day {turn['day']}, seat {turn['player']}"
    assert refused.value.event == "after: gold"
    assert "77" in str(refused.value)


@pytest.mark.parametrize("data", [None, [], 5, "yspahan", {}, {"game": None}, {"game": {}}, {"game": "yspahan"}])
def test_what_is_no_record_is_refused(data: object) -> None:
    with pytest.raises(BadRecord):
        replay(data)


def test_deep_nesting_is_refused() -> None:
    game = first_game("2p")
    deep: list[Any] = []
    for _ in range(3000):
        deep = [deep]
    game["turns"][0]["after"]["scores"] = deep
    with pytest.raises(REFUSED):
        replay(game)


# What has no meaning to the rules, or may be left out.
IDLE = {"seed", "robots", "source", "style"}
OPTIONAL = {"legal", "winners", "order", "options", "start_player"}

Path_ = tuple[str | int, ...]


def paths(node: Any, here: Path_ = ()) -> Iterator[Path_]:
    """Every place in a record."""
    items: Any = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, value in items:
        yield (*here, key)
        yield from paths(value, (*here, key))


def at(node: Any, path: Path_) -> Any:
    """What is in a place."""
    for key in path:
        node = node[key]
    return node


def other_value(value: Any, rng: random.Random) -> Any:
    """Another value, of the same type or not."""
    strange: list[Any] = [None, "", "sack", -1, 3, 10**6, 0.5, [], {}, [1], {"type": "send"}, True]
    if isinstance(value, bool):
        strange += [not value] * 9
    elif isinstance(value, int):
        strange += [value + 1, value - 1] * 6
    elif isinstance(value, str):
        strange += ["chest.blue.0", "w3", "exchange", "camel", "draw_card", "place"] * 2
    elif isinstance(value, list):
        strange += [value[:-1], value + value[-1:]] * 6
    return rng.choice([other for other in strange if other != value and (other or value)])


def damage_once(game: Data, rng: random.Random) -> Path_ | None:
    """Change, drop or add one thing; None if that has no meaning or changes nothing."""
    place = rng.choice(list(paths(game)))
    *parents, key = place
    parent = at(game, tuple(parents))
    holders = [at(game, place[:k]) for k in range(1, len(place) + 1)]
    if place[0] in IDLE or any(isinstance(node, dict) and node.get("type") == "reshuffle" for node in holders):
        return None
    before = copy.deepcopy(at(game, place))
    if rng.random() < 0.3:
        if key in OPTIONAL:
            return None
        del parent[key]
        return place
    parent[key] = other_value(before, rng)
    return place


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("path", SAMPLES, ids=name)
def test_any_single_damage_is_refused(path: Path, seed: int) -> None:
    rng = random.Random(f"{path.name} {seed}")
    game = json.loads(rng.choice(sample(path)))
    place = damage_once(game, rng)
    if place is None:
        replay(game)
        return
    try:
        replay(game)
    except REFUSED:
        return
    pytest.fail(f"accepted: {place} in {at(game, place[:-1])}")
