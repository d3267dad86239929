"""Nets: exact numbers, files that come back as they were, and the same judgement plain and compiled."""

from __future__ import annotations

import base64
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from bidding_pig import GAME as PIG
from souk.engine.contract import NATURE, Doubles, Floats, Ints, States, legal, rule
from souk.engine.game import Game
from souk.engine.judge import is_ripe, judge_all, judged_values
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, FIRST, SECOND, forward
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.games import GAMES
from souk.learning.rows import outputs
from souk.players.nets import BadNet, Net, blank_net, load
from souk.players.with_judge import with_judge


@rule
def judge_at(states: States, i: int, seat: int, net: Doubles) -> bool:
    judge_all(states[i], seat, net)
    return is_ripe(states[i])


@rule
def values_at(states: States, i: int, seat: int, deep: int, net: Doubles, ids: Ints, out: Floats) -> int:
    return judged_values(states[i], seat, deep, net, ids, legal(states[i], seat, ids), out)


@rule
def forward_at(states: States, i: int, net: Doubles, count: int) -> None:
    forward(net, count)


@cache
def random_net(game: Game, players: int) -> Net:
    blank, rng = blank_net(game, players), np.random.default_rng(3)
    rows = [(rng.normal(size=len(row)) * 0.05).tolist() for row in blank.rows]
    return Net.of(blank.inputs, players, blank.sources, blank.share, rows)


def judging(game: Game) -> tuple[Game, Twin, Twin]:
    made = with_judge(game, {"judge_at": judge_at, "values_at": values_at, "forward_at": forward_at})
    return made, plain_twin(made), twin_of(made)


@pytest.mark.parametrize(
    ("game", "players", "part"),
    [(PIG, 2, 1.0), (PIG, 3, 1.0), (GAMES["yspahan"], 4, 0.15), (GAMES["yspahan"], 3, 0.15)],
)
def test_plain_and_compiled_judge_alike_to_the_bit(game: Game, players: int, part: float) -> None:
    configured, chosen = game.configure({})
    _, *twins = judging(configured)
    net = random_net(game, players)
    buffers = [twin.doubles(net.buffer()) for twin in twins]
    rng = random.Random(7)
    state = configured.new_state(players, chosen)
    looked = 0
    while seats := configured.seats_to_act(state):
        for seat in range(players) if rng.random() < part else ():
            told = [judge(twin, buffer, state, seat) for twin, buffer in zip(twins, buffers, strict=True)]
            assert told[0] == told[1]
            looked += told[0][0]
        if seats != (NATURE,) and rng.random() < 0.1 * part:
            hidden = configured.hidden(state, seats[0])
            values = [value(twin, buffer, hidden, seats[0]) for twin, buffer in zip(twins, buffers, strict=True)]
            assert values[0] == values[1]
        for seat in seats:
            ids, weights = configured.odds(state) if seat == NATURE else (configured.legal(state, seat), None)
            configured.rules.apply(state, seat, rng.choices(ids, weights)[0])
    assert looked > 10
    told = [judge(twin, buffer, state, 0) for twin, buffer in zip(twins, buffers, strict=True)]
    assert told[0] == told[1]
    assert sum(told[0][1][:players]) == 1


def judge(twin: Twin, buffer: Any, state: Any, seat: int) -> tuple[bool, list[float]]:
    states = twin.states(1)
    twin.put(states, 0, state)
    ripe = bool(twin.judge_at(states, 0, seat, buffer))
    at = int(buffer[AT_OUTPUTS])
    return ripe, [float(x) for x in buffer[at : at + int(buffer[1])]]


def value(twin: Twin, buffer: Any, state: Any, seat: int) -> list[float]:
    states, size = twin.states(1), max(len(twin.game.actions), len(twin.game.outcomes))
    twin.put(states, 0, state)
    out = twin.floats(size)
    n = twin.values_at(states, 0, seat, 0, buffer, twin.ints(size), out)
    return [float(x) for x in out[:n]]


def test_an_array_of_rows_gives_the_very_numbers_that_the_rule_gives() -> None:
    net = random_net(PIG, 2)
    _, plain, _ = judging(PIG)
    rng = np.random.default_rng(5)
    inputs = rng.integers(-300, 300, (40, net.inputs)).astype(np.int16)
    inputs[rng.random(inputs.shape) < 0.6] = 0
    buffer = plain.doubles(net.buffer())
    at, into = int(buffer[AT_OUTPUTS]), int(buffer[AT_INPUTS])
    said = outputs(net, inputs)
    for row, numbers in zip(inputs, said, strict=True):
        for k, x in enumerate(row):
            buffer[into + k] = float(x)
        plain.forward_at(plain.states(1), 0, buffer, len(numbers))
        assert list(buffer[at : at + len(numbers)]) == numbers.tolist()


def test_weights_are_whole_numbers_of_a_power_of_two_as_fine_as_sixteen_bits_allow() -> None:
    rows = [[0.1, -3.0, 2.5, 0.0], [1e-9, 0.0, 0.0, 0.0], [70.0, -1.0, 0.3, 5.0], [0.0] * 4]
    net = Net.of(1, 1, 2, 1.0, rows)
    for row, cut, power in zip(rows, net.rows, net.powers, strict=True):
        for weight, whole in zip(row, cut, strict=True):
            assert abs(weight - whole * 2.0**-power) <= 2.0 ** -(power + 1)
    assert net.powers == (13, 24, 8, 24)


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    net = random_net(PIG, 2)
    path = tmp_path / "net.json"
    path.write_text(net.to_json())
    again = load(path)
    assert again == net
    assert again.buffer() == net.buffer()
    assert again.digest() == net.digest()
    assert len(net.buffer()) > int(net.buffer()[AT_BASIS])


def damaged(change: str) -> str:
    data = json.loads(random_net(PIG, 2).to_json())
    if change == "cut":
        return random_net(PIG, 2).to_json()[:500]
    if change == "weights":
        data["weights"] = data["weights"][: 8 * 1000]  # so many bytes are whole weights
    if change == "letters":
        data["weights"] = "!" + data["weights"][1:]
    if change == "version":
        data["souk_net"] = 99
    if change == "missing":
        del data["powers"]
    return json.dumps(data)


def test_a_narrower_net_says_the_same_once_it_is_widened() -> None:
    """Files from before nets became wider are read: the hidden numbers that they lack say nothing."""
    wide, first = random_net(PIG, 2), 5
    data = json.loads(wide.to_json())
    inputs = wide.inputs
    narrow = [row[:first] for row in wide.rows[: inputs + 1]]
    narrow += [*wide.rows[inputs + 1 : inputs + 1 + first], *wide.rows[inputs + 1 + FIRST :]]
    powers = [*wide.powers[: inputs + 1 + first], *wide.powers[inputs + 1 + FIRST :]]
    weights = np.concatenate([np.array(row, "<i2") for row in narrow])
    data |= {"hidden": [first, SECOND], "powers": powers, "weights": base64.b64encode(weights.tobytes()).decode()}
    read = Net.from_json(json.dumps(data))
    x = np.random.default_rng(5).integers(0, 9, (20, inputs))
    hidden = np.floor(np.maximum(x @ exact(wide, 0, inputs)[:, :first] + exact(wide, inputs, 1)[:, :first], 0) * 1024)
    hidden = hidden / 1024 @ exact(wide, inputs + 1, first) + exact(wide, inputs + 1 + FIRST, 1)
    hidden = np.floor(np.maximum(hidden, 0) * 1024) / 1024
    out = hidden @ exact(wide, inputs + 2 + FIRST, SECOND) + exact(wide, inputs + 2 + FIRST + SECOND, 1)
    np.testing.assert_array_equal(outputs(read, x.astype(np.int16)), out)


def exact(net: Net, at: int, count: int) -> npt.NDArray[np.float64]:
    """Rows of weights as the numbers that they stand for."""
    rows = zip(net.rows[at : at + count], net.powers[at : at + count], strict=True)
    return np.array([[weight * 2.0**-power for weight in row] for row, power in rows])


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("cut", "is no net of Souk"),
        ("weights", "weights, not"),
        ("letters", "is no net of Souk"),
        ("version", "of another version of Souk"),
        ("missing", "is no net of Souk: 'powers'"),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, change: str, reason: str) -> None:
    path = tmp_path / "net.json"
    path.write_text(damaged(change))
    with pytest.raises(BadNet, match=reason) as error:
        load(path)
    assert str(path) in str(error.value)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNet, match="cannot be read"):
        load(tmp_path / "nothing.json")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadNet, match="is no net of Souk"):
        load(tmp_path / "picture")
