"""How much of a game's result was luck, by the judge that ships with the game. See docs/arena.md.

What is taken off is 0 on average whatever the judge believes, see `rules.py`; so results stay right, only less noisy.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from souk.engine.game import Game
from souk.engine.twin import twin_of
from souk.players.nets import Net, shipped_net
from souk.players.with_judge import with_judge

from .rules import N_STATES, luck

SAMPLES: Final = 16  # runs of nature that stand for all that could have come
REPEATS: Final = 6  # how often what came is played on


@dataclass(frozen=True)
class Luck:
    """What chance gave each seat: a share of victory, points, and for each pair how far the one is ahead."""

    shares: tuple[float, ...]
    points: tuple[float, ...]
    ahead: tuple[tuple[float, ...], ...]

    def to_json(self) -> dict[str, Any]:
        """As data, to a millionth."""
        ahead = [[round(x, 6) for x in row] for row in self.ahead]
        return {
            "shares": [round(x, 6) for x in self.shares],
            "points": [round(x, 6) for x in self.points],
            "ahead": ahead,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Luck:
        """The luck that data describes."""
        ahead = tuple(tuple(map(float, row)) for row in data["ahead"])
        return cls(tuple(map(float, data["shares"])), tuple(map(float, data["points"])), ahead)


class LuckJudge:
    """A net that judges the luck in finished games."""

    def __init__(self, game: Game, net: Net, samples: int = SAMPLES, repeats: int = REPEATS) -> None:
        self.twin = twin = twin_of(with_luck(game))
        moves = max(len(game.actions), len(game.outcomes))
        self._effort = samples, repeats
        self._net = twin.doubles(net.buffer())
        self._states = twin.states(N_STATES)
        self._room = twin.ints(moves), twin.ints(moves), twin.floats(moves)

    def luck_of(self, first: Any, steps: Sequence[tuple[int, int]], seed: int) -> Luck:
        """The luck in a game, from its first state and all of its steps, nature's included."""
        twin, players = self.twin, int(first.players)
        out = twin.doubles([0.0] * (3 * players * (players + 2)))
        twin.put(self._states, 0, first)
        history = twin.filled([number for step in steps for number in step])
        twin.luck(self._states, self._net, history, len(steps), *self._effort, twin.rng(seed), *self._room, out)
        numbers = [float(x) for x in out[: players * (players + 2)]]
        ahead = tuple(tuple(numbers[players * (2 + seat) : players * (3 + seat)]) for seat in range(players))
        return Luck(tuple(numbers[:players]), tuple(numbers[players : 2 * players]), ahead)


@lru_cache(maxsize=8)
def with_luck(game: Game) -> Game:
    """The game with what luck is judged with."""
    return with_judge(game, {"luck": luck})


@lru_cache(maxsize=8)
def shipped_judge(game: Game, players: int) -> LuckJudge | None:
    """The judge that ships with a game for a number of players, or None."""
    net = shipped_net(game, players)
    return LuckJudge(game, net) if net else None


@lru_cache(maxsize=8)
def judge_id(game: Game, players: int) -> str:
    """What tells the net that ships from any other; nothing where there is none."""
    net = shipped_net(game, players)
    return hashlib.sha256(net.to_json().encode()).hexdigest()[:12] if net else ""
