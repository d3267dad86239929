"""What a player is: somebody who gets a view, the legal moves and a budget, and answers with a move, or explains it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from souk.engine.game import Game
from souk.engine.position import Move, View


@dataclass(frozen=True)
class Budget:
    """How much a player may think: time, or work (iterations), whichever ends first; without either, as it likes."""

    seconds: float | None = None
    work: int | None = None


@dataclass(frozen=True)
class Evaluation:
    """One move as a player sees it."""

    move: Move
    weight: float  # how much of the thinking, or of a mixed answer, went to it: all together 1
    shares: tuple[float, ...]  # the expected share of the victory of every seat after it
    scores: tuple[float, ...]  # the expected final scores after it
    error: float = 0.0  # the standard error of the own share, at most; 0 where nothing was sampled


@dataclass(frozen=True)
class Explanation:
    """A decision explained: the moves from the best down, the outlook, and how the game may go on."""

    evaluations: tuple[Evaluation, ...]
    shares: tuple[float, ...]
    scores: tuple[float, ...]
    line: tuple[Move, ...]  # the main line, beginning with the best move
    work: int = 0  # iterations, or states looked at


class Player(ABC):
    """Somebody who can sit down at a table of one game. Same seed and same work: same moves."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
        """One of the moves. The view is all that the seat may know; there is nothing else to look at."""

    def see(self, view: View, moves: Sequence[Move]) -> None:  # noqa: B027 - most do not learn
        """All have chosen at the same time: these are their moves, the view is from before. Who likes may learn."""

    @abstractmethod
    def explain(self, view: View, moves: Sequence[Move], budget: Budget) -> Explanation:
        """What it thinks of the moves."""
