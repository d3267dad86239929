"""All games that were played so far: their scores, shares and facts by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from souk.games import GAMES

from .games import Plan, Played, explore_module


class Tally:
    """The numbers of many games, each as an array by game and seat."""

    def __init__(self, plan: Plan, lots: Sequence[Played]) -> None:
        self.plan = plan
        self.scores = np.concatenate([lot.scores for lot in lots]).astype(np.float64)
        self.shares = np.concatenate([lot.shares for lot in lots]).astype(np.float64)
        self._facts = np.concatenate([lot.facts for lot in lots])
        self._module = explore_module(GAMES[plan.game])
        self._at = {name: k for k, name in enumerate(self._module.FACTS.names)}

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.scores)

    @property
    def questions(self) -> tuple[Any, ...]:
        """What the game wants to know."""
        return tuple(self._module.QUESTIONS)

    @cached_property
    def lead(self) -> npt.NDArray[np.float64]:
        """Points ahead of the mean of the others."""
        others = self.scores.sum(1, keepdims=True) - self.scores
        return np.asarray(self.scores - others / (self.plan.players - 1))

    def column(self, name: str) -> npt.NDArray[Any]:
        """A fact by its name."""
        if name in self._at:
            return np.asarray(self._facts[:, :, self._at[name]].astype(np.int64))
        if name == "seat":
            return np.broadcast_to(np.arange(self.plan.players), self.scores.shape)
        return np.asarray(self._derived[name])

    def total(self, names: Sequence[str]) -> npt.NDArray[Any]:
        """Some facts together; 1 for each seat if there are none."""
        if not names:
            return np.ones(self.scores.shape, np.int64)
        return np.asarray(sum(self.column(name) for name in names))

    @cached_property
    def _derived(self) -> dict[str, Any]:
        return dict(self._module.derive(self.column))
