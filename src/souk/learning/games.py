"""Many games of nets, in lots that any process can play: rows to learn from, and who won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from souk.engine.game import Game
from souk.engine.net import OUTPUTS, head
from souk.engine.twin import Twin, twin_of
from souk.games import GAMES
from souk.players.nets import Net, blank_net
from souk.players.search.rollouts import Candidate, RolloutTask
from souk.players.with_judge import with_judge

from .self_play import COMPARED, LEARNER, PLANNER, RIVAL, SETUP, WHO, self_play

MOST_MOMENTS = 4096  # ripe positions of one game
MOST_ROWS = 1024  # that one game may leave


class Lot(NamedTuple):
    """Some games to play: their number, how many, and the seed of everything in them."""

    number: int
    games: int
    seed: int


@dataclass(frozen=True)
class Table:
    """What all lots share: the game, who plays, and how."""

    game: str
    players: int
    options: tuple[tuple[tuple[str, str], ...], ...]  # the games take turns with them
    net: str  # files of nets
    rival: str
    seats: tuple[tuple[int, ...], ...]  # who plays which seat: games take turns with these too
    keep: int = 0
    careless: int = 0
    noise: int = 0
    deep: int = 0
    decay: int = 1000  # lambda in thousandths
    search: int = 0  # rollouts of the learner for a decision that is in question


@dataclass(frozen=True)
class Played:
    """What came of a lot: the rows in three parts, and for each game its scores and shares of victory by seat."""

    lot: Lot
    inputs: npt.NDArray[np.int16]
    basis: npt.NDArray[np.float32]
    targets: npt.NDArray[np.float32]
    scores: npt.NDArray[np.float32]
    shares: npt.NDArray[np.float32]


@lru_cache(maxsize=8)
def learning_twin(game: Game) -> Twin:
    """The twin that plays games of nets."""
    return twin_of(with_judge(game, {"self_play": self_play}))


def warm(game: Game, options: Sequence[tuple[tuple[str, str], ...]]) -> None:
    """Compile what games under these options need, if it is not on disk yet: once, before many processes ask."""
    for chosen in dict.fromkeys(options):
        for _ in learning_twin(game.configure(dict(chosen))[0]).warm():
            pass


def play_lot(table: Table, lot: Lot) -> Played:
    """Play a lot."""
    games = [GAMES[table.game].configure(dict(options)) for options in table.options]
    net = _read(table.net)
    players, inputs = table.players, net.inputs
    outputs = int(head(inputs, players, net.sources, 0.0)[OUTPUTS])
    size = inputs + 2 * players + outputs
    parts: list[npt.NDArray[np.float32]] = []
    scores, shares = np.zeros((2, lot.games, players), np.float32)
    for number in range(lot.games):
        deal = number // len(table.seats)  # all ways to sit meet the same dice, with the same options
        game, chosen = games[(lot.number + deal) % len(games)]
        twin = learning_twin(game)
        buffers = _buffers(twin, table, outputs, size)
        who = table.seats[number % len(table.seats)]
        setup = [table.keep, table.careless, table.noise, table.deep, table.decay, table.search, *who]
        states = twin.states(2)
        twin.put(states, 0, game.new_state(players, chosen))
        n = twin.self_play(
            *(states, twin.filled([*setup, *[0] * (SETUP - len(setup))]), buffers["net"], buffers["rival"]),
            *(
                twin.rng(lot.seed * 1_000_033 + number),
                twin.rng(lot.seed * 1_000_003 + deal),
                buffers["ids"],
                buffers["weights"],
            ),
            *(buffers["values"], buffers["beliefs"], buffers["kept"], buffers["rows"]),
            *(buffers["tasks"], buffers["candidates"], 0),
        )
        if n:
            parts.append(np.array(buffers["rows"][: n * size], np.float32).reshape(n, size))
        end = twin.get(states, 0)
        scores[number] = game.scores(end)
        winners = game.winners(end)
        shares[number, list(winners)] = 1 / len(winners)
    rows = np.concatenate(parts) if parts else np.zeros((0, size), np.float32)
    return Played(
        lot,
        rows[:, :inputs].astype(np.int16),
        rows[:, inputs : inputs + 2 * players].copy(),
        rows[:, inputs + 2 * players :].copy(),
        scores,
        shares,
    )


@lru_cache(maxsize=4)
def _read(text: str) -> Net:
    return Net.from_json(text)


@lru_cache(maxsize=4)
def _buffers(twin: Twin, table: Table, outputs: int, size: int) -> dict[str, Any]:
    moves = max(len(twin.game.actions), len(twin.game.outcomes))
    return {
        "net": twin.doubles(_read(table.net).buffer()),
        "rival": twin.doubles(_read(table.rival).buffer()),
        "ids": twin.ints(moves),
        "weights": twin.ints(moves),
        "values": twin.floats(moves),
        "beliefs": twin.doubles(np.zeros(MOST_MOMENTS * table.players * outputs if table.keep else 1)),
        "kept": twin.ints(MOST_MOMENTS),
        "tasks": twin.records(RolloutTask, 1),
        "candidates": twin.records(Candidate, COMPARED),
        "rows": twin.floats(MOST_ROWS * size if table.keep else size),
    }


def seatings(players: int, one: int, others: int) -> tuple[tuple[int, ...], ...]:
    """One player in each seat in turn, another kind in all others."""
    return tuple(tuple(one if seat == k else others for seat in range(players)) for k in range(players))


__all__ = [
    "LEARNER",
    "PLANNER",
    "RIVAL",
    "WHO",
    "Lot",
    "Played",
    "Table",
    "blank_net",
    "learning_twin",
    "play_lot",
    "seatings",
    "warm",
]
