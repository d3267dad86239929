"""Levels for people, from `apprentice` to `vizier`: they know what the judge knows, and err as people do.

A level has a character: how often it looks no further than what a move brings by itself (short sight, and greed: it
counts its own points only), how often it does not think of a move at all (habit: what beginners overlook most, a game
says), and how much worse a move may seem and still slip through. `decide` says which of these led to a move, so that
errors can be counted by their kind: see docs/players.md. Beside that somebody may have a temper (`tempers.py`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from souk.engine.game import Game
from souk.engine.position import Move, View

from .base import Budget, Player
from .net_player import NetPlayer
from .search.judged import JudgedSearch
from .tempered import TemperedSearch, leaning_values, sage
from .tempers import Leaning
from .with_judge import judge_module

Cause = Literal["best", "short sight", "habit", "slip"]

THINKING: Final = 1.2  # seconds that a vizier takes for a move that is in question
MISSED: Final = 2.0  # how much more often what is easily missed is overlooked
OWN_GAIN: Final = 1.0  # points by which a gain may be smaller and still be taken, where all choose at the same time


class Character(NamedTuple):
    """How somebody errs."""

    short: float  # sight, in this part of the decisions
    blind: float  # to this part of the moves
    slip: float  # of so many points


# Of a game whose judge has no `CHARACTERS` of its own.
USUAL: Final = {
    "apprentice": (0.35, 0.5, 6.0),
    "trader": (0.2, 0.28, 2.1),
    "broker": (0.13, 0.2, 1.3),
    "merchant": (0.07, 0.12, 0.9),
    "master": (0.025, 0.05, 0.4),
}
LEVELS: Final = (*USUAL, "sage", "vizier")

# How long a person would think about a decision that is not forced, in seconds, from and to: for tables that show it.
PACE: Final = {level: (0.6 + 0.05 * k, 1.8 + 0.15 * k) for k, level in enumerate(LEVELS)}


class LevelPlayer(NetPlayer):
    """Somebody with a character, and perhaps a temper."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        short: float = 0.0,
        blind: float = 0.0,
        slip: float = 0.0,
        *,
        leaning: Leaning | None = None,
    ) -> None:
        super().__init__(game, seed, deep=0)
        self.character = Character(short, blind, slip)
        self.leaning = leaning
        self._missed: frozenset[int] = getattr(judge_module(game), "EASILY_MISSED", frozenset())

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """A move that somebody of this character might make."""
        return self.decide(view, moves)[0] if len(moves) > 1 else moves[0]

    def values(self, view: View, n: int) -> list[float]:
        """What each move seems worth, or how likely it should be, with what the temper makes of it."""
        values = super().values(view, n)
        return leaning_values(self, self.leaning, view, values) if self.leaning else values

    def decide(self, view: View, moves: Sequence[Move]) -> tuple[Move, Cause]:
        """The same, and what led to it."""
        if len(view.game.seats_to_act(view.state)) > 1:
            return self._decide_together(view, moves)
        values = self.values(view, len(moves))
        best = max(range(len(moves)), key=values.__getitem__)
        if self._random.random() < self.character.short:
            gains = self.own_gains(view, len(moves))
            chosen = max(range(len(moves)), key=gains.__getitem__)
            return moves[chosen], "best" if chosen == best else "short sight"
        seen = self._thought_of(moves)
        top = max(seen, key=values.__getitem__)
        chosen = self._slipped(seen, values, top)
        if chosen == best:
            return moves[chosen], "best"
        return moves[chosen], "slip" if chosen != top else "habit"

    def _decide_together(self, view: View, moves: Sequence[Move]) -> tuple[Move, Cause]:
        """Short sight takes what brings most by itself, slips are any move; else the judge's mixed answer."""
        if self._random.random() < self.character.short:
            gains = self.own_gains(view, len(moves))
            powers = [math.exp((gain - max(gains)) / OWN_GAIN) for gain in gains]
            return self._random.choices(moves, powers)[0], "short sight"
        if self._random.random() < self.character.slip / (self.character.slip + 6):
            return self._random.choice(moves), "slip"
        return self._random.choices(moves, self.values(view, len(moves)))[0], "best"

    def own_gains(self, view: View, n: int) -> list[float]:
        """What each move brings the seat by itself, as the heuristics count points."""
        mind = self.mind(view.state.players)
        players, twin = view.state.players, mind.twin
        total = twin.floats(2 * n * players)
        twin.put(mind.states, 0, view.state)
        twin.look_ahead(
            *(mind.states, view.seat, 1, twin.rng(self._random.getrandbits(32)), mind.ids),
            *(twin.floats(16), twin.floats(16), total),
        )
        return [float(total[(2 * k + 1) * players + view.seat]) for k in range(n)]

    def _thought_of(self, moves: Sequence[Move]) -> list[int]:
        """The moves that come to mind, at least one of them."""
        blind = self.character.blind
        seen = [
            k
            for k, move in enumerate(moves)
            if self._random.random() >= min(0.9, blind * (MISSED if move.id in self._missed else 1.0))
        ]
        return seen or [self._random.randrange(len(moves))]

    def _slipped(self, seen: Sequence[int], values: Sequence[float], top: int) -> int:
        """The best of what was seen, or one that seems little worse."""
        if not self.character.slip:
            return top
        powers = [math.exp((values[k] - values[top]) / self.character.slip) for k in seen]
        return self._random.choices(seen, powers)[0]


def level(name: str, game: Game, seed: int = 0, temper: str = "") -> Player:
    """Somebody of a level, and with a temper if one is named."""
    leaning = Leaning(game, name, temper) if temper else None
    if name == "vizier":
        ms = round(1000 * THINKING)
        return TemperedSearch(leaning, game, seed, ms=ms) if leaning else JudgedSearch(game, seed, ms=ms)
    if name == "sage":
        return sage(game, seed, temper=temper)
    return LevelPlayer(game, seed, *characters(game)[name], leaning=leaning)


def characters(game: Game) -> dict[str, Character]:
    """How the levels of a game err that do."""
    known: dict[str, tuple[float, float, float]] = getattr(judge_module(game), "CHARACTERS", USUAL)
    return {name: Character(*numbers) for name, numbers in known.items()}


def _factory(name: str) -> Callable[..., Player]:
    def sit_down(game: Game, seed: int = 0, temper: str = "") -> Player:
        return level(name, game, seed, temper)

    return sit_down


apprentice, trader, broker, merchant, master = map(_factory, USUAL)
vizier = _factory("vizier")
