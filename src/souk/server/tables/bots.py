"""Bots, hints and the coach: thinking in processes of their own, so that people never wait; hints take no bot's."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from souk.engine.game import Game
from souk.engine.position import View
from souk.games import GAMES
from souk.players import Budget, Player, player_of
from souk.players.background import twin_now
from souk.players.levels import LEVELS, PACE
from souk.players.personas import LEVEL_OF, PERSONAS
from souk.study.coach import OutOfTime, PlanVerdict, judge_plan
from souk.study.judge import StudyJudge, with_study

from ..protocol import Evaluation, HintData, LineStep
from .workers import HERE, InTurn, Tell, Thinkers, nobody

KINDS: Final = (*LEVELS, "greedy", "random")  # bots without a face
BOTS: Final = (*KINDS, *PERSONAS)  # who may sit at a table
PLAIN: Final = "random"  # the bot that needs no thinking
FORCED: Final = 0.25  # seconds that a decision without a choice takes, as part of the pace
HINT: Final = "search:ms=1000"
Options = tuple[tuple[str, str], ...]


class BotPool:
    """Who thinks: bots in processes of theirs, the coach in one, hints in one that gives way to everything else."""

    def __init__(self, processes: int, thinkers: Thinkers = HERE) -> None:
        self.thinkers = thinkers
        self._bots = thinkers.crew(processes, nice=10, awaited=True)
        self._turns = InTurn(lambda: self._bots.size, "bots")
        self._hints = thinkers.crew(1, nice=19, awaited=True)
        self._coach = thinkers.crew(1, nice=10, awaited=True)

    @property
    def hints_at_once(self) -> int:
        """How many hints can be thought about at the same time; as many plans."""
        return self._hints.size

    async def choose(
        self, level: str, game: Game, options: Options, view: View, whose: str = "", tell: Tell = nobody
    ) -> int:
        """A bot's decision: the id of a legal move. Who has many bots waits for them, others do not."""
        if level == PLAIN:
            return random.choice(view.moves).id
        asked = level, game.name, options, view.seat, bytes(view)
        return int(await self._turns.do(whose, lambda: self._bots.run(_choose, *asked), tell))

    async def hint(self, game: Game, options: Options, view: View) -> HintData:
        """What the search thinks of a seat's moves."""
        hint: HintData = await self._hints.run(_explain, game.name, options, view.seat, bytes(view))
        return hint

    async def judge_plan(
        self, game: Game, options: Options, view: View, plan: Sequence[int], seconds: float
    ) -> PlanVerdict | None:
        """What a seat's plan loses; `OutOfTime` after so many seconds, or where that would take too long anyway."""
        asked = game.name, options, view.seat, bytes(view), tuple(plan), seconds
        verdict: PlanVerdict | None = await self._coach.run(_judge_plan, *asked)
        return verdict

    def close(self) -> None:
        """End the processes."""
        self._bots.close()
        self._hints.close()
        self._coach.close()


def pause(level: str, choices: int) -> float:
    """How long a person would take for such a decision, in seconds."""
    shortest, longest = PACE.get(LEVEL_OF.get(level, level), PACE["apprentice"])
    return FORCED if choices == 1 else random.uniform(shortest, longest)


# In the other processes.


@lru_cache(maxsize=64)
def _game(name: str, options: Options) -> Game:
    return GAMES[name].configure(dict(options))[0]


@lru_cache(maxsize=64)
def _player(spec: str, name: str, options: Options) -> Player:
    return player_of(spec, _game(name, options), random.getrandbits(32))


def _view(name: str, options: Options, seat: int, state: bytes) -> View:
    game = _game(name, options)
    return View(game, seat, game.state.from_bytes(state))


@lru_cache(maxsize=8)
def _judge(name: str, options: Options, players: int) -> StudyJudge:
    return StudyJudge(_game(name, options), players)


def _judge_plan(
    name: str, options: Options, seat: int, state: bytes, plan: tuple[int, ...], seconds: float
) -> PlanVerdict | None:
    until = time.monotonic() + seconds
    view = _view(name, options, seat, state)
    if not twin_now(with_study(view.game), "souk.study.judge:with_study").compiled:
        raise OutOfTime  # it is being compiled
    return judge_plan(_judge(name, options, view.state.players), view, plan, until=until)


def _choose(level: str, name: str, options: Options, seat: int, state: bytes) -> int:
    view = _view(name, options, seat, state)
    return _player(level, name, options).choose(view, view.moves, Budget()).id


def _explain(name: str, options: Options, seat: int, state: bytes) -> HintData:
    view = _view(name, options, seat, state)
    found = _player(HINT, name, options).explain(view, view.moves, Budget())
    return HintData(
        [
            Evaluation(
                *(evaluation.move.id, evaluation.move.fields, round(evaluation.weight, 4)),
                [round(share, 4) for share in evaluation.shares],
                [round(score, 1) for score in evaluation.scores],
                round(evaluation.error, 4),
            )
            for evaluation in found.evaluations
        ],
        [round(share, 4) for share in found.shares],
        [LineStep(move.seat, move.fields) for move in found.line],
    )
