"""How hard a puzzle is before anybody has tried it: by which levels of bots solve it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from souk.engine.game import Game
from souk.engine.position import View
from souk.players.levels import LevelPlayer, characters
from souk.study.judge import StudyJudge

from .glicko import Rating, Result, rated
from .instinct import Instinct
from .types import Found

STRENGTHS: Final = {"apprentice": 1000.0, "trader": 1150.0, "broker": 1300.0, "merchant": 1500.0, "master": 1800.0}
KNOWN: Final = 60.0  # the deviation of those
TRIES: Final = 3  # of each level
OPEN: Final = 120.0  # deviation with which puzzles begin at least: people are no bots


class _Solver(LevelPlayer):
    """A level that thinks in the twins of whoever mines."""

    def __init__(self, judge: StudyJudge, instinct: Instinct, seed: int, character: Sequence[float]) -> None:
        self._judge, self._instinct = judge, instinct
        super().__init__(judge.game, seed, *character)

    def _prepare(self) -> None:
        """Nothing is to be compiled."""

    def values(self, view: View, n: int) -> list[float]:
        return [value for _, value in self._judge.look(view.state, view.seat)]

    def own_gains(self, view: View, n: int) -> list[float]:
        return self._instinct.own_gains(view.state, view.seat)


class FirstRatings:
    """Lets levels try puzzles of one game and number of players."""

    def __init__(self, judge: StudyJudge, instinct: Instinct) -> None:
        named = characters(judge.game)
        self._game = judge.game
        self._solvers = [
            (Rating(STRENGTHS[name], KNOWN), [_Solver(judge, instinct, k, named[name]) for k in range(TRIES)])
            for name in STRENGTHS
        ]

    def rating(self, found: Found) -> Rating:
        """What follows from their tries."""
        results = [
            Result(level, 1.0 - _solves(self._game, found, solver))
            for level, solvers in self._solvers
            for solver in solvers
        ]
        first = rated(Rating(), results)
        return first._replace(deviation=max(first.deviation, OPEN))


def _solves(game: Game, found: Found, solver: LevelPlayer) -> bool:
    """Whether somebody finds the whole line."""
    state: Any = game.state.from_bytes(found.state)
    for step in found.steps:
        view = View(game, found.seat, state)
        moves = view.moves
        if len(moves) > 1 and solver.decide(view, moves)[0].id != step.action:
            return False
        state = game.after(state, found.seat, step.action)
    return True
