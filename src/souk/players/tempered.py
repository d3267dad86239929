"""Players with a temper: the judge is asked twice, once as it is and once with what the temper likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from souk.engine.game import Game
from souk.engine.position import Move, View

from .base import Budget, Player
from .net_player import NetPlayer
from .sage import SagePlayer
from .search.judged import JudgedSearch
from .search.rollouts import BELIEF, Candidate
from .tempers import Leaning, calm


def liked_values(player: NetPlayer, leaning: Leaning, view: View, n: int) -> list[float]:
    """What the judge makes of each move with the temper's likings."""
    net = player.mind(view.state.players).net
    leaning.put_into(net)
    try:
        return NetPlayer.values(player, view, n)
    finally:
        calm(net)


def leaning_values(player: NetPlayer, leaning: Leaning, view: View, values: Sequence[float]) -> list[float]:
    """The judge's values, or chances where all choose at the same time, as they seem to the temper."""
    liked = liked_values(player, leaning, view, len(values))
    together = len(view.game.seats_to_act(view.state)) > 1
    return leaning.mix(values, liked) if together else leaning.lean(values, liked)


class TemperedSearch(JudgedSearch):
    """Thinks like search, and takes of the moves that came out well enough the one it likes most."""

    def __init__(self, leaning: Leaning, game: Game, seed: int = 0, **more: Any) -> None:
        super().__init__(game, seed, **more)
        self.leaning = leaning

    def values(self, view: View, n: int) -> list[float]:
        """Where nothing is played on: what each move seems worth, or how likely it should be."""
        return leaning_values(self, self.leaning, view, super().values(view, n))

    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """Of the moves that were compared and are good enough, the most liked one."""
        if len(moves) == 1 or len(view.game.seats_to_act(view.state)) > 1 or not self._has_time(view, budget):
            return NetPlayer.choose(self, view, moves, budget)
        found = {each.action: promise_of(each) for each in self._compare(view, budget, self.most, self.within)}
        liked = liked_values(self, self.leaning, view, len(moves))
        compared = [k for k, move in enumerate(moves) if move.id in found]
        seeming = self.leaning.lean([found[moves[k].id] for k in compared], [liked[k] for k in compared])
        return moves[compared[seeming.index(max(seeming))]]


def promise_of(each: Candidate) -> float:
    """What came of a move, with the look-ahead's word as if it were some samples."""
    return (each.total + BELIEF * each.prior) / (each.samples + BELIEF)


class TemperedSage(TemperedSearch, SagePlayer):
    """Somebody like `sage` who likes something."""

    def __init__(self, leaning: Leaning, game: Game, seed: int = 0, net: str = "") -> None:
        SagePlayer.__init__(self, game, seed, net)
        self.leaning = leaning


def sage(game: Game, seed: int = 0, net: str = "", temper: str = "") -> Player:
    """The net with a look ahead over its own turn, and with a temper if one is named."""
    return TemperedSage(Leaning(game, "sage", temper), game, seed, net) if temper else SagePlayer(game, seed, net)
