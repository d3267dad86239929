"""Many games in lots that any process can play: scores, shares of victory and facts of every seat."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from souk.engine.exploration import COUNTED
from souk.engine.game import Extension, Game
from souk.engine.twin import Twin, twin_of
from souk.games import GAMES
from souk.learning.self_play import LEARNER, SETUP, WHO
from souk.players.nets import Net, net_for
from souk.players.with_judge import with_judge

from .play import STATES, explore_play

FORMAT = 1
LOT = 500  # games


@dataclass(frozen=True)
class Plan:
    """Which games are explored: the same plan gives the same games, on one core or many, in one piece or several."""

    game: str
    players: int
    seed: str = "souk"
    lot: int = LOT  # games that are played, and kept, in one piece

    def check(self) -> None:
        """Refuse what cannot be played."""
        game, chosen = GAMES[self.game].configure({})
        game.new_state(self.players, chosen)

    def lots(self, games: int) -> int:
        """How many lots so many games or a few more are."""
        return -(-games // self.lot)

    @property
    def net(self) -> Net:
        """The net that plays."""
        return net_for(GAMES[self.game], self.players)

    def identity(self) -> dict[str, Any]:
        """What makes its games these and no others."""
        facts = hashlib.sha256(" ".join(explore_module(GAMES[self.game]).FACTS.names).encode()).hexdigest()[:16]
        game = GAMES[self.game]
        return {
            "souk_explore": FORMAT,
            "game": self.game,
            "version": game.version,
            "players": self.players,
            "seed": self.seed,
            "net": self.net.digest(),
            "facts": facts,
            "lot": self.lot,
        }


@dataclass(frozen=True)
class Played:
    """What came of some games: scores and shares by game and seat, facts by game, seat and name."""

    scores: npt.NDArray[np.int32]
    shares: npt.NDArray[np.float32]
    facts: npt.NDArray[np.int16]


def explore_module(game: Game) -> ModuleType:
    """What a game's seats are asked; next to nothing where it does not say."""
    return import_module(game.explore or "souk.study.explore.plain")


@lru_cache(maxsize=8)
def explore_twin(game: Game) -> Twin:
    """The twin that plays games and notes facts."""
    judged, module = with_judge(game, {"explore_play": explore_play}), explore_module(game)
    counted = {stub.__name__: getattr(module, stub.__name__) for stub in COUNTED}
    return twin_of(
        replace(judged, extension=Extension({**judged.extension.functions, **counted}, judged.extension.entries))
    )


def play_lot(plan: Plan, number: int, games: int = 0, log: Any = None) -> Played:
    """Play the games of a lot, or only the first ones; the steps of the last one may be logged."""
    game, chosen = GAMES[plan.game].configure({})
    twin, players, games = explore_twin(game), plan.players, games or plan.lot
    size = len(explore_module(game).FACTS)
    moves = max(len(game.actions), len(game.outcomes))
    net, ids, weights = _buffer(twin, plan), twin.ints(moves), twin.ints(moves)
    values, log = twin.floats(moves), twin.ints(0) if log is None else log
    scores, shares = np.zeros((games, players), np.int32), np.zeros((games, players), np.float32)
    facts = np.zeros((games, players, size), np.int16)
    for k in range(games):
        states, row = twin.states(STATES), twin.ints(players * size)
        twin.put(states, 0, game.new_state(players, chosen))
        setup = twin.filled([0] * WHO + [LEARNER] * (SETUP - WHO))
        own, dice = (twin.rng(_word(plan, number, k, purpose)) for purpose in ("minds", "dice"))
        twin.explore_play(states, setup, net, own, dice, ids, weights, values, row, log)
        end = twin.get(states, 0)
        scores[k], winners = game.scores(end), game.winners(end)
        shares[k, list(winners)] = 1 / len(winners)
        facts[k] = np.array(row, np.int64).reshape(players, size)
    return Played(scores, shares, facts)


def _word(plan: Plan, *parts: object) -> int:
    """A seed of its own for a part of a game."""
    text = "/".join(map(str, ("souk explore", plan.seed, plan.game, plan.players, *parts)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


@lru_cache(maxsize=4)
def _buffer(twin: Twin, plan: Plan) -> Any:
    return twin.doubles(plan.net.buffer())
