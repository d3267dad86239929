"""A net as rules: what it says is what it should say, to the bit, plain and compiled."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import souk
from souk.engine.contract import Doubles, States, rule
from souk.engine.net import AT_BASIS, AT_INPUTS, AT_OUTPUTS, FINE, FIRST, HEAD, SECOND, forward, head, room
from souk.engine.twin import plain_twin, twin_of
from souk.players.nets import BadNet, Net, layer_widths, load, net_for, shipped_net
from souk.players.with_judge import with_judge

INPUTS, SEATS, SOURCES = 37, 3, 2
OUTPUTS = SEATS * (2 + SOURCES)


@rule
def ask(states: States, net: Doubles, count: int) -> None:
    """Work out so many outputs."""
    forward(net, count)


GAME = with_judge(souk.GAMES["yspahan"], {"ask": ask})


def some_net(seed: int) -> Net:
    """Weights of all sizes."""
    rng = random.Random(seed)
    rows = [
        [rng.gauss(0, 1) * 10 ** rng.uniform(-3, 1) for _ in range(width)]
        for width in layer_widths(INPUTS, SEATS, SOURCES)
    ]
    return Net.of(INPUTS, SEATS, SOURCES, 7.5, rows)


def some_inputs(seed: int) -> list[float]:
    rng = random.Random(seed)
    return [float(rng.choice((0, 0, 1, rng.randint(-300, 300)))) for _ in range(INPUTS)]


def answered(net: Net, inputs: list[float], compiled: bool, count: int = OUTPUTS) -> bytes:
    twin = twin_of(GAME) if compiled else plain_twin(GAME)
    buffer = twin.doubles(net.buffer())
    at, out = int(buffer[AT_INPUTS]), int(buffer[AT_OUTPUTS])
    for k, x in enumerate(inputs):
        buffer[at + k] = x
    twin.ask(twin.states(1), buffer, count)
    return np.array(buffer[out : out + count]).tobytes()


def by_matrices(net: Net, inputs: list[float]) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The same with NumPy's products, from the rows of the net: another way to the same numbers."""
    rows = [2.0**-power * np.array(row, np.float64) for row, power in zip(net.rows, net.powers, strict=True)]
    first = np.array(rows[: INPUTS + 1])
    second = np.array(rows[INPUTS + 1 : INPUTS + FIRST + 2])
    third = np.array(rows[INPUTS + FIRST + 2 :])
    hidden = np.floor(np.maximum(0, np.append(inputs, 1.0) @ first) * FINE) / FINE
    hidden = np.floor(np.maximum(0, np.append(hidden, 1.0) @ second) * FINE) / FINE
    result: np.ndarray[tuple[int], np.dtype[np.float64]] = np.append(hidden, 1.0) @ third
    return result


@pytest.mark.parametrize("seed", range(20))
def test_a_net_says_the_same_plain_compiled_and_by_matrices(seed: int) -> None:
    net, inputs = some_net(seed), some_inputs(seed)
    plain = answered(net, inputs, compiled=False)
    assert plain == answered(net, inputs, compiled=True)
    assert plain == by_matrices(net, inputs).tobytes()
    assert plain[: 8 * SEATS] == answered(net, inputs, compiled=True, count=SEATS)


def test_a_net_has_room_for_what_it_needs() -> None:
    top, net = head(INPUTS, SEATS, SOURCES, 7.5), some_net(0)
    assert len(top) == HEAD
    assert len(net.buffer()) == int(top[AT_BASIS]) + room(top)
    assert len(layer_widths(INPUTS, SEATS, SOURCES)) == INPUTS + 1 + FIRST + 1 + SECOND + 1


def test_a_file_is_the_net_again() -> None:
    net = some_net(3)
    again = Net.from_json(net.to_json())
    assert again.buffer() == net.buffer()
    assert again.to_json() == net.to_json()


@pytest.mark.parametrize(
    ("find", "put"),
    [
        ('"souk_net": 1', '"souk_net": 9'),
        ('"weights": "', '"weights": "?'),
        ('"inputs": 37', '"inputs": 38'),
        ("{", ""),
    ],
)
def test_a_damaged_file_is_refused(tmp_path: Path, find: str, put: str) -> None:
    path = tmp_path / "net.json"
    path.write_text(some_net(3).to_json().replace(find, put, 1))
    with pytest.raises(BadNet, match=r"net\.json"):
        load(path)


def test_a_net_for_another_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_text(some_net(3).to_json())
    with pytest.raises(BadNet, match="another game"):
        net_for(souk.GAMES["yspahan"], 3, str(path))
    with pytest.raises(BadNet, match="cannot be read"):
        load(tmp_path / "none.json")


SHIPPED = [(name, players) for name in ("yspahan", "basari") for players in souk.GAMES[name].players]


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_every_shipped_net_has_a_card(name: str, players: int) -> None:
    net = shipped_net(souk.GAMES[name], players)
    assert net
    assert (net.card["game"], net.card["players"], net.seats) == (name, players, players)
    assert net.card["games"] > 1000
    assert net.card["strength"]
    assert net.card["command"].startswith("souk train")


def test_all_nets_together_are_small() -> None:
    folders = [Path(souk.__file__).parent / "games" / name / "nets" for name in ("yspahan", "basari")]
    assert sum(path.stat().st_size for folder in folders for path in folder.iterdir()) < 1_500_000
