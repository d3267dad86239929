"""Thinking about positions on the analysis board: in a process of its own, a slice at a time, so that it can be stopped
at any moment and many people get their turns, however many boards somebody has open."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from souk.engine.game import Game
from souk.engine.position import Position
from souk.engine.twin import is_ready
from souk.games import GAMES
from souk.players import Budget
from souk.players.with_heuristics import with_heuristics
from souk.study.analysis import Analysis, look, together

from ..analysis_protocol import AnalysisNews, BestMove
from ..protocol import LineStep
from ..tables.bots import Options
from ..tables.workers import HERE, InTurn, Tell, Thinkers, nobody

SLICE: Final = 0.5  # seconds of thinking at a time
SLICES: Final = 60  # then enough is known
PATIENCE: Final = 4.0  # seconds between two looks whether a game's rules have been compiled meanwhile
PATIENT: Final = 75  # such looks
CERTAIN: Final = 0.0015  # a standard error of the best move's share that is small enough
KEPT: Final = 256  # positions of which is kept what was found out


@dataclass(frozen=True)
class Asked:
    """A position, and whose eyes look at it."""

    game: str
    options: Options
    state: bytes
    eyes: int | None


@dataclass(frozen=True)
class Thought:
    """What was found out so far, and in how many slices."""

    found: Analysis
    slices: int
    done: bool


class Thinking:
    """Who thinks, and whose turn it is."""

    def __init__(self, thinkers: Thinkers = HERE) -> None:
        self._workers = thinkers.crew(1, nice=19, awaited=False)
        self._turns = InTurn(lambda: self._workers.size, "analysis")
        self._kept: OrderedDict[Asked, Thought] = OrderedDict()

    async def think(
        self,
        who: str,
        asked: Asked,
        may_go_on: Callable[[], Awaitable[bool]],
        tell: Callable[[Thought], None],
        tell_wait: Tell = nobody,
    ) -> None:
        """Tell what is thought of a position, better and better; before each slice `may_go_on` is waited for."""
        thought = self._kept.get(asked)
        if thought:
            tell(thought)
        waited = 0
        while not thought or not thought.done:
            if not await may_go_on():
                return
            found, ready = await self._turns.do(who, self._slice_of(asked, thought), tell_wait)
            if not thought:
                thought = Thought(found, 1, done=_is_all(found))
            elif not found.error and not ready and waited < PATIENT:  # plain Python does not sample
                waited += 1
                await asyncio.sleep(PATIENCE)
                continue
            else:
                thought = _after(thought, found)
            self._keep(asked, thought)
            tell(thought)

    def _slice_of(self, asked: Asked, thought: Thought | None) -> Callable[[], Awaitable[tuple[Analysis, bool]]]:
        return lambda: self._workers.run(_slice, asked, thought.slices if thought else 0)

    def _keep(self, asked: Asked, thought: Thought) -> None:
        self._kept[asked] = thought
        self._kept.move_to_end(asked)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """End the process."""
        self._workers.close()


def _after(thought: Thought, found: Analysis) -> Thought:
    """With another slice, beside which the first look is worth nothing. Where nothing is sampled one is enough."""
    slices = thought.slices + 1
    whole = together(thought.found, found) if thought.slices > 1 else found
    return Thought(replace(whole, stage=slices - 1), slices, slices > SLICES or whole.error < CERTAIN)


def _is_all(found: Analysis) -> bool:
    """Whether there is nothing more to find out: the game is over, or there is no choice."""
    return not found.work or len(found.evaluations) == 1


def news_of(node: int, eyes: int | None, thought: Thought) -> AnalysisNews:
    """What is told of it."""
    found = thought.found
    return AnalysisNews(
        node=node,
        eyes=eyes,
        stage=found.stage,
        done=thought.done,
        progress=1.0 if thought.done else round(min(1.0, thought.slices / (SLICES + 1)), 3),
        work=found.work,
        shares=[round(share, 4) for share in found.shares],
        scores=[round(score, 1) for score in found.scores],
        error=round(found.error, 4),
        best=[
            BestMove(
                *(each.move.seat, each.move.id, each.move.fields, round(each.weight, 4)),
                [round(share, 4) for share in each.shares],
                [round(score, 1) for score in each.scores],
                round(each.error, 4),
                [LineStep(move.seat, move.fields) for move in line],
            )
            for each, line in zip(found.evaluations, found.lines, strict=True)
        ],
    )


# In the other process.


@lru_cache(maxsize=64)
def _game(name: str, options: Options) -> Game:
    return GAMES[name].configure(dict(options))[0]


def _slice(asked: Asked, number: int) -> tuple[Analysis, bool]:
    """What one slice finds, and whether the rules have been compiled."""
    game = _game(asked.game, asked.options)
    position = Position(game, game.state.from_bytes(asked.state), dict(asked.options))
    found = look(position, asked.eyes, Budget(seconds=SLICE) if number else None, number, seed=number)
    return found, is_ready(with_heuristics(game))
