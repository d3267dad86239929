"""`sage`: the net with a look ahead over its own turn, in about a millisecond.

Where a game's judge says so (`TURNS_AHEAD`) the few moves that are in question are played on once, with the turn of
whoever comes next, before the net is asked.
"""

from __future__ import annotations

from typing import Final

from souk.engine.game import Game
from souk.engine.position import View

from .base import Budget
from .search.judged import JudgedSearch
from .with_judge import judge_module

MOST: Final = 3  # moves that are compared


class SagePlayer(JudgedSearch):
    """Thinks about a millisecond; `net` may be a file of yours."""

    def __init__(self, game: Game, seed: int = 0, net: str = "") -> None:
        self._turns_ahead: int = getattr(judge_module(game), "TURNS_AHEAD", 0)
        super().__init__(game, seed, work=1, net=net, most=MOST, turns=self._turns_ahead)

    def _has_time(self, view: View, budget: Budget) -> bool:
        """Plain Python takes a hundred times as long: while the twin is being compiled the look ahead must do."""
        return self._turns_ahead > 0 and self.mind(view.state.players).twin.compiled
