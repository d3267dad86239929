"""One game of an arena. A player gets its seat's view, its legal moves and the budget, and nothing else."""

from __future__ import annotations

import hashlib
import math
import traceback
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any

from souk.engine.chance import Dice
from souk.engine.errors import SoukError, brief
from souk.engine.game import Observation
from souk.engine.position import Move, Position
from souk.players import Budget, Player, player_of

from .luck import Luck, LuckJudge, judge_id, shipped_judge
from .plan import Job, Plan


class ArenaError(SoukError):
    """A player failed, or results cannot be used."""


@dataclass
class Clock:
    """How long one seat thought: decisions counted by the magnitude of their time."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    spread: Counter[int] = field(default_factory=Counter)  # by `step`

    STEPS = 20  # for each power of ten

    def add(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.spread[round(math.log10(max(seconds, 1e-7)) * self.STEPS)] += 1

    def merge(self, other: Clock) -> None:
        """Count another clock's decisions too."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.spread.update(other.spread)

    def quantile(self, q: float) -> float:
        """The time within which that part of the decisions was made, to 6 %."""
        rest = q * self.decisions
        for step in sorted(self.spread):
            rest -= self.spread[step]
            if rest <= 0:
                return float(min(self.longest, 10 ** (step / self.STEPS)))
        return self.longest

    def to_json(self) -> dict[str, Any]:
        """As data."""
        spread = {str(step): self.spread[step] for step in sorted(self.spread)}
        return {
            "decisions": self.decisions,
            "seconds": self.seconds,
            "longest": self.longest,
            "spread": spread,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Clock:
        """The clock that data describes."""
        spread = Counter({int(step): int(count) for step, count in data["spread"].items()})
        return cls(int(data["decisions"]), float(data["seconds"]), float(data["longest"]), spread)


@dataclass(frozen=True)
class Result:
    """One finished game. All but the times follows from the plan."""

    job: Job
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    score_sheet: dict[str, list[int]]  # points by source, then by seat
    steps: int
    digest: str  # of all moves
    seconds: float
    clocks: tuple[Clock, ...]
    luck: Luck | None = None  # where a judge says it

    def to_json(self) -> dict[str, Any]:
        """As data, for one line of a file."""
        data = {
            "block": self.job.block,
            "turn": self.job.turn,
            "seats": self.job.seats,
            "scores": self.scores,
            "winners": self.winners,
            "sheet": self.score_sheet,
            "steps": self.steps,
            "digest": self.digest,
            "seconds": self.seconds,
            "clocks": [clock.to_json() for clock in self.clocks],
        }
        return {**data, "luck": self.luck.to_json()} if self.luck else data

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Result:
        """The result that data describes."""
        return cls(
            Job(data["block"], data["turn"], tuple(data["seats"])),
            tuple(data["scores"]),
            tuple(data["winners"]),
            data["sheet"],
            data["steps"],
            data["digest"],
            data["seconds"],
            tuple(Clock.from_json(clock) for clock in data["clocks"]),
            Luck.from_json(data["luck"]) if "luck" in data else None,
        )


def play(plan: Plan, job: Job) -> Result:
    """Play one game. Errors are made to travel between processes."""
    limber_up(plan)
    begun = perf_counter()
    game = plan.load()
    position = _start(plan, job)
    specs = [plan.specs[number] for number in job.seats]
    players = [player_of(spec, game, plan.player_seed(job, seat)) for seat, spec in enumerate(specs)]
    clocks = [Clock() for _ in players]
    while not position.over:
        # All that act now are asked before any of them is played: choices at the same time are blind.
        moves = [
            _ask(position, seat, players[seat], plan.budget, clocks[seat], specs[seat]) for seat in position.actors
        ]
        views = {move.seat: position.view(move.seat) for move in moves} if len(moves) > 1 else {}
        told = [each for move in moves for each in _played(position, move)]
        for seat, view in views.items():
            learnt = {each.seat: each.action for each in told if each.viewers >> seat & 1}
            players[seat].see(view, [Move(other, game.actions[action]) for other, action in learnt.items()])
    seconds = perf_counter() - begun  # without what follows, which is no player's affair
    return Result(
        job,
        tuple(position.scores),
        position.winners,
        game.presentation.score_sheet(position.state),
        position.steps,
        _digest(position),
        seconds,
        tuple(clocks),
        _luck(plan, job, position),
    )


def _played(position: Position, move: Move) -> tuple[Observation, ...]:
    """Play a move, and say who learns what by it."""
    told = position.game.memory.observed_by(position.state, move.seat, move.id)
    position.play(move)
    return told


def _luck(plan: Plan, job: Job, position: Position) -> Luck | None:
    if not plan.judge:
        return None
    steps = [(move.seat, move.id) for move in position.history]
    return _judge(plan).luck_of(_first_state(plan), steps, plan.luck_seed(job))


def _judge(plan: Plan) -> LuckJudge:
    game = plan.load()
    judge = shipped_judge(game, plan.players)
    if judge is None or judge_id(game, plan.players) != plan.judge:
        raise ArenaError(f"the judge {plan.judge} is not here: every machine needs the same version of Souk")
    return judge


@cache
def limber_up(plan: Plan) -> None:
    """Let every player answer once before clocks run: the first answer of a process may load compiled code."""
    position = _start(plan, Job(0, 0, ()))
    for spec in plan.specs:
        player = player_of(spec, position.game)
        for seat in position.actors:
            _ask(position, seat, player, Budget(work=1), Clock(), spec)


def _start(plan: Plan, job: Job) -> Position:
    return Position(plan.load(), _first_state(plan), dict(plan.options), Dice(plan.dice(job)))


def _first_state(plan: Plan) -> Any:
    return plan.load().new_state(plan.players, dict(plan.options))


def _ask(position: Position, seat: int, player: Player, budget: Budget, clock: Clock, spec: str) -> Move:
    """The player's move. Where there is no choice it is not asked."""
    moves = position.moves_of(seat)
    if len(moves) == 1:
        return moves[0]
    view = position.view(seat)
    begun = perf_counter()
    try:
        choice = player.choose(view, tuple(moves), budget)
    except Exception as error:
        raise ArenaError(f"the player {spec} failed: {_where(error)}") from error
    clock.add(perf_counter() - begun)
    if choice not in moves:
        raise ArenaError(f"the player {spec} chose {brief(choice)}, which is not one of its moves")
    return choice


def _where(error: Exception) -> str:
    frames: Sequence[traceback.FrameSummary] = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__}: {error} ({frames[-1].filename}, line {frames[-1].lineno})"


def _digest(position: Position) -> str:
    moves = bytes(byte for move in position.history for byte in (move.seat, *move.id.to_bytes(2, "big")))
    return hashlib.sha256(moves).hexdigest()[:16]
