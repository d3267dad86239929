"""Neutral records: games of an independent implementation replay, our own do too, and damaged ones are refused."""

from __future__ import annotations

import copy
import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import souk
from souk.engine.errors import BadRecord, Divergence, SoukError
from souk.engine.rng import random_below, seed_words
from souk.games.basari.neutral import replay, write
from souk.records import neutral

DATA = Path(__file__).parent / "data"
ALL = Path(__file__).parents[4] / "shared" / "conformance"
Data = dict[str, Any]


def games(folder: Path) -> Iterator[Data]:
    for path in sorted(folder.glob("basari_*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            yield from map(json.loads, file)


SAMPLES = list(games(DATA))


def played(players: int, seed: int, rounds: int = 1000, **options: Any) -> souk.Position:
    """A random game, to its end or through some rounds."""
    game = souk.new("basari", players, seed=seed, **options)
    rng = list(seed_words(seed))
    while not game.over and game.state.round <= rounds:
        game.play(game.moves[random_below(rng, len(game.moves))])
    return game


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_sample_games_replay_and_are_written_as_they_were(number: int) -> None:
    game = replay(SAMPLES[number])
    assert game.over
    written = write(game)
    assert written == {name: SAMPLES[number][name] for name in written}


@pytest.mark.skipif(not ALL.is_dir(), reason="the folder of all games is not here")
def test_all_games_replay() -> None:
    for data in games(ALL):
        assert replay(data).scores == data["final"]["scores"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [{}, {"shared_start": "yes"}, {"layout": "5:2R 4:3G 6:1Y1B 9:4Y 6:1B"}])
def test_what_is_written_replays(players: int, options: Data) -> None:
    for seed in range(4):
        game = played(players, seed, **options)
        again = replay(json.loads(json.dumps(write(game))))
        assert again.state == game.state
        assert again.options == game.options


def test_a_running_game_is_written_up_to_its_last_whole_round() -> None:
    game = played(3, 5, rounds=6)
    data = write(game)
    assert len(data["rounds"]) == 6
    assert data["final"] is None
    assert replay(data).state.round == 7


def test_a_game_without_a_whole_round_is_not_written() -> None:
    with pytest.raises(BadRecord, match="whole round"):
        write(souk.new("basari", 3, seed=1))


def test_a_set_up_position_is_not_written() -> None:
    position = souk.new("basari", 3, seed=1).play("start 0").to_json()
    with pytest.raises(SoukError, match="began at a set-up position"):
        neutral.write(souk.from_json(position, seed=1))


def places(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where the numbers, names and nothings of a record are."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for i, value in enumerate(data):
            yield from places(value, (*path, i))
    else:
        yield path


# Other opening dice, or another offer on the way, can be another game that came to the same.
FREE = {"source", "style", "opening_dice", "offers"}
PLACES = [path for path in places(SAMPLES[0]) if not FREE.intersection(path)]


def damaged(path: tuple[str | int, ...], value: object) -> tuple[Data, object]:
    """The first sample with one value replaced, and what was there."""
    data = copy.deepcopy(SAMPLES[0])
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    before, place[path[-1]] = place[path[-1]], value
    return data, before


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(PLACES),
    st.integers(-3, 30) | st.none() | st.text(max_size=3) | st.booleans() | st.just([]) | st.just({}) | st.just(1e9),
)
def test_a_damaged_record_is_refused(path: tuple[str | int, ...], value: object) -> None:
    data, before = damaged(path, value)
    if (type(before), before) == (type(value), value) or (before is None and value == []):
        return
    with pytest.raises((Divergence, BadRecord)):
        replay(data)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(PLACES), st.data())
def test_a_record_with_a_part_missing_is_refused(path: tuple[str | int, ...], data: st.DataObject) -> None:
    record = copy.deepcopy(SAMPLES[0])
    keep = data.draw(st.integers(1, len(path)))
    place: Any = record
    for step in path[: keep - 1]:
        place = place[step]
    if place.pop(path[keep - 1]) is None:
        return
    with pytest.raises((Divergence, BadRecord)):
        replay(record)


@pytest.mark.parametrize(
    "data", [{}, [], None, {"game": "yspahan"}, {"game": "basari"}, {"game": "basari", "players": 3}]
)
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(BadRecord):
        replay(data)


def test_a_divergence_says_where_it_is_and_what_was_expected() -> None:
    data, _ = damaged(("rounds", 0, "after", "gems", 1, "red"), 7)
    with pytest.raises(Divergence) as found:
        replay(data)
    assert str(found.value) == "round 1, after, gems[1]: red: expected 0, found 7"


def test_an_offer_beyond_the_hand_is_a_divergence() -> None:
    data, _ = damaged(("rounds", 0, "resolution", 0, "offers", 0, "gems", "red"), 4)
    with pytest.raises(Divergence, match=r"round 1, points: offers: .*B7"):
        replay(data)


def test_an_offer_that_is_no_raise_is_a_divergence() -> None:
    data, _ = damaged(("rounds", 0, "resolution", 0, "offers", 1, "gems", "yellow"), 0)
    with pytest.raises(Divergence, match=r"round 1, points: offers: .*must_beat"):
        replay(data)


def test_opening_dice_that_name_another_opener_are_a_divergence() -> None:
    data, _ = damaged(("rounds", 0, "resolution", 0, "opening_dice", 2), [1, 3])
    with pytest.raises(Divergence, match="an offer of seat 2"):
        replay(data)


def test_a_shared_start_archway_is_a_divergence() -> None:
    data, _ = damaged(("start", 0), SAMPLES[0]["start"][1])
    with pytest.raises(Divergence, match="B2"):
        replay(data)


@pytest.mark.parametrize("dice", [3, [3], [[3]], [[3, 7], [1, 2]], [["3", "1"]], []])
def test_opening_dice_that_are_none_are_refused(dice: object) -> None:
    data, _ = damaged(("rounds", 0, "resolution", 0, "opening_dice"), dice)
    with pytest.raises((Divergence, BadRecord), match="opening_dice"):
        replay(data)


def test_a_record_that_ends_too_early_is_a_divergence() -> None:
    data = SAMPLES[0] | {"rounds": SAMPLES[0]["rounds"][:-1]}
    with pytest.raises(Divergence, match="expected three scorings, found 2"):
        replay(data)


def test_rounds_after_the_end_are_a_divergence() -> None:
    data = copy.deepcopy(SAMPLES[0])
    data["rounds"].append(data["rounds"][0])
    with pytest.raises(Divergence, match="the end of the game"):
        replay(data)


def test_options_of_a_record_are_those_of_the_game() -> None:
    data = SAMPLES[0] | {"options": {"shared_start": True}}
    assert replay(data).options["shared_start"] == "yes"
    with pytest.raises(BadRecord, match="options must be an object"):
        replay(SAMPLES[0] | {"options": ["shared_start"]})
    with pytest.raises(BadRecord, match="hats"):
        replay(SAMPLES[0] | {"options": {"hats": "yes"}})
