"""Bots and hints: thinking in processes of their own, so that people never wait for it. Hints never take a bot's."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

from souk.engine.game import Game
from souk.engine.position import View
from souk.games import GAMES
from souk.players import Budget, Player, player_of
from souk.players.levels import LEVELS, PACE

from ..protocol import Evaluation, HintData, LineStep
from .workers import InTurn, Workers

BOTS: Final = (*LEVELS, "greedy", "random")  # who may sit at a table
PLAIN: Final = "random"  # the bot that needs no thinking
FORCED: Final = 0.25  # seconds that a decision without a choice takes, as part of the pace
HINT: Final = "search:ms=1000"
Options = tuple[tuple[str, str], ...]


class BotPool:
    """Who thinks: bots in processes of theirs, hints in one that gives way to everything else."""

    def __init__(self, processes: int) -> None:
        self._bots = Workers(processes, nice=10)
        self._turns = InTurn(processes)
        self._hints = Workers(1, nice=19)

    async def choose(self, level: str, game: Game, options: Options, view: View, whose: str = "") -> int:
        """A bot's decision: the id of a legal move. Who has many bots waits for them, others do not."""
        if level == PLAIN:
            return random.choice(view.moves).id
        async with self._turns.of(whose):
            return int(await self._bots.run(_choose, level, game.name, options, view.seat, bytes(view)))

    async def hint(self, game: Game, options: Options, view: View) -> HintData:
        """What the search thinks of a seat's moves."""
        hint: HintData = await self._hints.run(_explain, game.name, options, view.seat, bytes(view))
        return hint

    def close(self) -> None:
        """End the processes."""
        self._bots.close()
        self._hints.close()


def pause(level: str, choices: int) -> float:
    """How long a person would take for such a decision, in seconds."""
    shortest, longest = PACE.get(level, PACE["apprentice"])
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
