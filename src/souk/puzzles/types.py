"""A puzzle as data: a position, the decisions to find, and what every other answer would cost and why."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from souk.engine.game import Game
from souk.games import GAMES
from souk.study.types import Why


class Answer(Struct, frozen=True, array_like=True):
    """Another move than the best: what it loses of the victory, and why."""

    action: int
    loss: float  # share of victory
    error: float  # its standard error
    why: Why | None  # None of a move that is none of the puzzle's


class Step(Struct, frozen=True, array_like=True):
    """A decision of a puzzle: its only answer, and the others, the closest first."""

    action: int
    share: float  # of the victory, after the answer
    answers: tuple[Answer, ...]

    @property
    def margin(self) -> float:
        """By how much the answer is better than the second best; 0 where there is nothing else."""
        return self.answers[0].loss if self.answers else 0.0

    def answer(self, action: int) -> Answer:
        """What is known of another move."""
        return next(each for each in self.answers if each.action == action)


class Found(Struct, frozen=True, array_like=True):
    """A puzzle as it was mined: a state, whose decision it is, and the steps of the solution."""

    game: str
    players: int
    state: bytes
    seat: int
    steps: tuple[Step, ...]


def states_of(game: Game, puzzle: Found | Puzzle) -> list[Any]:
    """The state before each step of a solution, and the one after it."""
    states = [game.state.from_bytes(puzzle.state)]
    for step in puzzle.steps:
        states.append(game.after(states[-1], puzzle.seat, step.action))
    return states


class Puzzle(Struct, frozen=True):
    """A puzzle to solve."""

    id: str
    game: str
    players: int
    state: bytes
    seat: int
    steps: tuple[Step, ...]
    themes: tuple[str, ...]
    rating: float
    deviation: float

    @property
    def line(self) -> tuple[int, ...]:
        """The actions of the solution."""
        return tuple(step.action for step in self.steps)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats have numbers only."""
        return tuple(str(seat + 1) for seat in range(self.players))

    def rules(self) -> Game:
        """The game that it is about."""
        return GAMES[self.game].configure({})[0]

    def states(self) -> list[Any]:
        """The state before each step of the solution, and the one after it."""
        return states_of(self.rules(), self)
