"""Looks for puzzles in games: those of a net against itself, whose seats err now and then, and those of records."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.records.file import first_position
from souk.study.judge import StudyJudge

from .check import QUICK, one_answer, stands_out
from .instinct import Instinct
from .themes import is_half_said
from .types import Found, Puzzle, Step, states_of

SOFTNESS: Final = (0.2, 0.8, 2.0, 4.0)  # points by which seats err
WILD: Final = 0.1  # of the choices at the same time are any
LONGEST: Final = 6  # decisions of a puzzle


class Miner:
    """Finds puzzles in games of one kind, for one number of players."""

    def __init__(self, game: str, players: int, quick: int = QUICK) -> None:
        self.game = GAMES[game].configure({})[0]
        self.players, self.quick = players, quick
        self.judge = StudyJudge(self.game, players)
        self._instinct = Instinct(self.game, players)
        self._random = Random()
        self._known: set[tuple[bytes, int]] = set()  # decisions of the puzzles of this game

    def self_play(self, seed: str) -> Iterator[Found]:
        """The puzzles in one game of the net against itself."""
        self._known.clear()
        self._random = random = Random(f"souk puzzles/{seed}/{self.game.name}/{self.players}")
        soft = random.choices(SOFTNESS, k=self.players)
        state = self.game.new_state(self.players, self.game.configure({})[1])
        while acting := self.game.seats_to_act(state):
            if acting == (NATURE,):
                ids, weights = self.game.odds(state)
                steps = [(NATURE, random.choices(ids, weights)[0])]
            else:
                looked = {seat: self._looked(state, seat) for seat in acting}
                for seat in acting:
                    yield from self._puzzle(state, seat, looked[seat])
                steps = [(seat, self._chosen(looked[seat], soft[seat], len(acting) > 1)) for seat in acting]
            for seat, action in steps:
                state = self.game.after(state, seat, action)

    def record(self, record: Transcript) -> Iterator[Found]:
        """The puzzles in a recorded game."""
        self._known.clear()
        state = first_position(record).state
        for seat, action in record.entries:
            if seat != NATURE:
                yield from self._puzzle(state, seat, self._looked(state, seat))
            state = self.game.after(state, seat, action)

    def again(self, puzzle: Puzzle) -> Iterator[Found]:
        """A puzzle as a search finds it now: with its first decisions that still have one answer, or not at all."""
        states = puzzle.states()
        whole = next((k for k, state in enumerate(states) if k and not is_half_said(self.game, state)), None)
        if whole is None or is_half_said(self.game, states[0]):
            return
        if self._is_plain(states[0], puzzle.seat, puzzle.line[:whole]):
            return
        steps: list[Step] = []
        kept = 0
        for state, step in zip(states, puzzle.steps, strict=False):
            found = self._asked_again(state, puzzle.seat, step)
            if not found:
                break
            steps.append(found)
            kept = len(steps) if step.answers else kept
        if asked := self._in_whole_moves(states[0], puzzle.seat, steps[:kept]):
            yield Found(puzzle.game, puzzle.players, puzzle.state, puzzle.seat, asked)

    def _asked_again(self, state: Any, seat: int, step: Step) -> Step | None:
        return one_answer(self.judge, state, seat, step.action, self.quick) if step.answers else step

    def _looked(self, state: Any, seat: int) -> list[tuple[int, float]]:
        moves = self.game.legal(state, seat)
        return [(moves[0], 1.0)] if len(moves) == 1 else self.judge.look(self.game.hidden(state, seat), seat)

    def _chosen(self, looked: list[tuple[int, float]], soft: float, together: bool) -> int:
        """What a seat does: the best, softened."""
        actions = [action for action, _ in looked]
        if together:
            if self._random.random() < WILD:
                return self._random.choice(actions)
            return self._random.choices(actions, [max(chance, 0.0) for _, chance in looked])[0]
        best = max(value for _, value in looked)
        return self._random.choices(actions, [math.exp((value - best) / soft) for _, value in looked])[0]

    def _puzzle(self, state: Any, seat: int, looked: Sequence[tuple[int, float]]) -> Iterator[Found]:
        """The puzzle that begins here, if one does; what goes on with another one is none of its own."""
        best = stands_out(looked, not self._alone(state))
        if best is None or (bytes(state), seat) in self._known or is_half_said(self.game, state):
            return
        line = self._whole_move(state, seat, best)
        if not line or self._is_plain(state, seat, line):
            return
        step = one_answer(self.judge, state, seat, best, self.quick)
        if step:
            rest = self._rest(self.game.after(state, seat, best), seat, self._alone(state))
            steps = self._in_whole_moves(state, seat, (step, *rest))
            found = Found(self.game.name, self.players, bytes(state), seat, steps)
            self._known |= {(bytes(each), seat) for each in states_of(self.game, found)[1:-1]}
            if steps:
                yield found

    def _whole_move(self, state: Any, seat: int, best: int) -> list[int]:
        """The decisions that a move is made of, the first of which is known; none if a look finds none best."""
        line = [best]
        state = self.game.after(state, seat, best)
        while is_half_said(self.game, state):
            looked = self._looked(state, seat)
            action = looked[0][0] if len(looked) == 1 else stands_out(looked, together=False)
            if action is None:
                return []
            line.append(action)
            state = self.game.after(state, seat, action)
        return line

    def _in_whole_moves(self, state: Any, seat: int, steps: Sequence[Step]) -> tuple[Step, ...]:
        """So many of the decisions as make whole moves, with what follows of itself at the end of the last one."""
        asked: tuple[Step, ...] = ()
        for k, step in enumerate(steps, 1):
            state = self.game.after(state, seat, step.action)
            later, forced = state, list[Step]()
            while is_half_said(self.game, later) and len(moves := self.game.legal(later, seat)) == 1:
                forced.append(Step(moves[0], 0.0, ()))
                later = self.game.after(later, seat, moves[0])
            if not is_half_said(self.game, later):
                asked = (*steps[:k], *forced)
        return asked

    def _alone(self, state: Any) -> bool:
        return len(self.game.seats_to_act(state)) == 1

    def _rest(self, state: Any, seat: int, alone: bool) -> Iterable[Step]:
        """How the turn goes on for as long as there is one answer."""
        found: list[Step] = []
        forced: list[Step] = []
        while alone and self.game.seats_to_act(state) == (seat,) and len(found) + len(forced) < LONGEST - 1:
            looked = self._looked(state, seat)
            if len(looked) == 1:
                forced.append(Step(looked[0][0], 0.0, ()))
            else:
                best = stands_out(looked, together=False)
                step = None if best is None else one_answer(self.judge, state, seat, best, self.quick)
                if not step:
                    break
                found += [*forced, step]
                forced = []
            state = self.game.after(state, seat, (forced or found)[-1].action)
        return found

    def _is_plain(self, state: Any, seat: int, line: Sequence[int]) -> bool:
        """Whether somebody plain would do it at once, a whole move."""
        for action in line:
            if action not in self._instinct.moves(self.game.hidden(state, seat), seat):
                return False
            state = self.game.after(state, seat, action)
        return True


def can_be_mined(record: Transcript, game: Game, players: int) -> bool:
    """Whether a record is of this game under its usual options, with so many players."""
    usual = game.configure({})[1]
    return (record.game, record.players, dict(record.options)) == (game.name, players, usual)
