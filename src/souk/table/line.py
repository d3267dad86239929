"""A game as it is played at a table: a live game that keeps no more states than can be gone back to at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove
from souk.engine.game import Game
from souk.engine.live import Continuation, LiveGame, entry_of, events_of
from souk.engine.types import StepEvent


class GameLine(LiveGame):
    """One line of play. Of the past it keeps the steps, and the states since the last new information."""

    chance: Dice

    def __init__(self, game: Game, first: Any, dice: Dice) -> None:
        super().__init__(game, first, dice)
        self._first_state = first
        self.free_seat = -1  # whose steps lead through the states that are kept
        self.question = self.state  # the position in which those who are to decide were asked, all at the same time

    def restore(self, steps: Sequence[tuple[int, int]], states: list[Any], free_seat: int, question: Any) -> None:
        """Stand where a snapshot says."""
        self.entries = [entry_of(*step) for step in steps]
        self.states = states
        self.free_seat = free_seat
        self.question = question
        self.draws = sum(entry.seat == NATURE for entry in self.entries)
        self.look()

    # Following what is in the log.

    def way(self, steps: Sequence[tuple[int, int]]) -> Continuation:
        """Steps that are known to be right, with the states that they lead to."""
        states, state = [], self.state
        for seat, action in steps:
            state = self.game.after(state, seat, action)
            states.append(state)
        return Continuation(tuple([entry_of(*step) for step in steps]), tuple(states))

    def go_on(self, way: Continuation, new: bool) -> None:
        """Follow a way, and forget the states that nobody can go back to at once."""
        seat = way.entries[0].seat if way.entries else -1
        before, asked = len(self.states), self.actors
        self.follow(way)
        if new or not way.entries:
            del self.states[:-1]
        elif seat != self.free_seat:
            del self.states[: before - 1]
        self.free_seat = -1 if new else seat
        if not self._still(asked, self.actors):
            self.question = self.state

    @staticmethod
    def _still(before: Sequence[int], after: Sequence[int]) -> bool:
        """Whether the same question is open: one of several has answered it."""
        return len(before) > 1 and {*after} < {*before} and bool(after)

    def free(self, seat: int) -> int:
        """How many steps the seat may take back at once."""
        return len(self.states) - 1 if seat == self.free_seat else 0

    def back(self, steps: int) -> None:
        """Take back the last steps."""
        if steps < len(self.states):
            gone = self.states[len(self.states) - steps :]
            super().back(steps)
            if any(state is self.question for state in gone):
                self.question = self.state
        else:
            kept = self.entries[: len(self.entries) - steps]
            self.restore(kept, [self.at(len(kept))], -1, self.state)
            self._find_question()

    def _find_question(self) -> None:
        """Look for the question in the past."""
        asked: Sequence[int] = ()
        for state in self.past():
            actors = self.game.seats_to_act(state)
            if not self._still(asked, actors):
                self.question = state
            asked = actors

    # The past, which is played again.

    def past(self) -> Iterator[Any]:
        """The state before each step, from the start, and the present one."""
        state = self._first_state
        yield state
        for seat, action in self.entries:
            state = self.game.after(state, seat, action)
            yield state

    def at(self, step: int) -> Any:
        """The state after so many steps."""
        for number, state in enumerate(self.past()):
            if number == step:
                return state
        raise IllegalMove(f"the game has {len(self.entries)} steps, not {step}")

    def story(self, since: int = 0, until: int | None = None) -> list[StepEvent]:
        """What happened from a step on, secrets included."""
        until = len(self.entries) if until is None else until
        states = list(self.past())[since : until + 1]
        way = Continuation(tuple(self.entries[since:until]), tuple(states[1:]))
        return events_of(self.game, since, states[0], way) if states else []

    def to_decision(self, steps: int) -> int:
        """So many steps, or as many more as it takes to be back at a decision of somebody."""
        first = next((at for at, entry in enumerate(self.entries) if entry.seat != NATURE), len(self.entries))
        at = max(first, len(self.entries) - steps)
        while at > first and self.entries[at].seat == NATURE:
            at -= 1
        return len(self.entries) - at
