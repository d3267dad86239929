"""What each seat can remember: all that it was told of a game, as text, as numbers, and as games it may have been.

Two games that look the same to a seat at every step give it the same recollection, and two that do not give
different ones (perfect recall). `Game.observed_by` says who learns what; the laws compare it with `hide` and
`narrate`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Self

from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.game import Game, Observation

UNSEEN = -1  # the action of an observation that the seat did not see


class Recall:
    """All that has been told at one table."""

    __slots__ = ("_fresh", "_numbers", "_observations", "_players", "_texts")

    def __init__(self, players: int) -> None:
        self._players = players
        self._observations: list[Observation] = []
        self._fresh = 0  # where the observations of the last step begin
        # By seat, as far as somebody asked: how many observations are in its text, and its numbers.
        self._texts: dict[int, tuple[int, str]] = {}
        self._numbers: dict[int, array[float]] = {}

    def copy(self) -> Self:
        """An independent one with the same past."""
        twin = object.__new__(type(self))
        twin._players, twin._observations = self._players, self._observations[:]
        twin._fresh, twin._texts = self._fresh, self._texts.copy()
        twin._numbers = {seat: numbers[:] for seat, numbers in self._numbers.items()}
        return twin

    def tell(self, observations: Sequence[Observation]) -> None:
        """Add what a step tells: `Game.observed_by` of the state before it."""
        self._fresh = len(self._observations)
        self._observations += observations

    def heard(self, seat: int) -> list[Observation]:
        """The observations as one seat knows them: what it did not see is `UNSEEN`."""
        return [
            observation if observation.viewers >> seat & 1 else observation._replace(action=UNSEEN)
            for observation in self._observations
        ]

    def text(self, game: Game, seat: int) -> str:
        """All that one seat was told, in notation, after its own name."""
        done, text = self._texts.get(seat, (0, "public" if seat == SPECTATOR else f"p{seat}"))
        if done < len(self._observations):
            text += self._words(game, seat, done)
            self._texts[seat] = len(self._observations), text
        return text

    def news(self, game: Game, seat: int) -> str:
        """What the last step told one seat."""
        return self._words(game, seat, self._fresh)

    def _words(self, game: Game, seat: int, since: int) -> str:
        return "".join(
            [_word(game, observation, observation.viewers >> seat & 1) for observation in self._observations[since:]]
        )

    def numbers(self, game: Game, seat: int, most: int) -> array[float]:
        """The last observations that one seat was told, two numbers each, all different and from -1 to 1.

        Who did it: 1 for nature, else counted from the own seat; negative if it tells of an earlier step. What: 0
        if it was not seen.
        """
        numbers = self._numbers.setdefault(seat, array("f"))
        for observation in self._observations[len(numbers) // 2 :]:
            numbers.extend(_pair(game, observation, seat, self._players))
        return numbers[max(0, len(numbers) - 2 * most) :]

    def guess(self, game: Game, seat: int, rng: Random) -> list[int]:
        """The action of every step as it may have been for all that one seat knows; `UNSEEN` where any will do."""
        observations = self.heard(seat)
        for place, action in game.memory.resample_hidden(observations, seat, rng).items():
            observations[place] = observations[place]._replace(action=action)
        secret: dict[int, int] = {}  # by seat: the place of its last step that was not seen
        for place, observation in enumerate(observations):
            if observation.late:
                if (was := secret.pop(observation.seat, None)) is not None:
                    observations[was] = observations[was]._replace(action=observation.action)
            elif observation.action == UNSEEN and observation.seat != NATURE:
                secret[observation.seat] = place
        return [observation.action for observation in observations if not observation.late]


@cache
def _word(game: Game, observation: Observation, seen: int) -> str:
    what = str(game.table(observation.seat)[observation.action]) if seen else "?"
    who = (
        "" if observation.seat == NATURE else f"{observation.seat} was " if observation.late else f"{observation.seat} "
    )
    return f"; {who}{what}"


@cache
def _pair(game: Game, observation: Observation, seat: int, players: int) -> tuple[float, float]:
    who = 1.0 if observation.seat == NATURE else (1 + (observation.seat - seat) % players) / (1 + players)
    what = (1 + observation.action) / (1 + max(len(game.actions), len(game.outcomes)))
    return -who if observation.late else who, what if observation.viewers >> seat & 1 else 0.0
