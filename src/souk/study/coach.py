"""Before a seat confirms what it plans: what that loses beside the best, and why, by what the seat can see.

    verdict = judge_plan(StudyJudge(game, players), position.view(seat), plan)
    verdict.loss, verdict.best, verdict.why

A plan is judged as a whole: with the same dice beside plans that leave it somewhere, as the judge would.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Final
from zlib import crc32

from msgspec import Struct

from souk.engine.live import ahead
from souk.engine.position import View

from .decisions import ALIKE, Rows, mean_share, why_better
from .judge import StudyJudge, standard_error
from .mistakes import ANSWERS
from .numbers import label_of
from .types import CERTAIN, Effort, Label, Why

PATIENCE: Final = 1.5  # seconds that a player waits for the coach
WORTH_A_WORD: Final = 0.01  # of victory
MOST_STEPS: Final = 32  # of a plan that is made here
Plan = tuple[int, ...]  # actions


class PlanVerdict(Struct, frozen=True):
    """What a plan is worth."""

    best: Plan  # the best that was found, which may be the plan itself
    other: Plan  # beside which it is the best: the plan, or the next best
    loss: float  # share of victory that the plan loses; 0 if it is the best, or none was given
    error: float  # the standard error of what the best gains
    label: Label
    why: Why | None

    @property
    def is_certain(self) -> bool:
        """Whether the best gains more than chance could make of it."""
        return self.why is not None and self.why.gain > CERTAIN * self.error

    @property
    def is_notable(self) -> bool:
        """Whether that is worth a word where nobody is warned."""
        return self.is_certain and self.why is not None and self.why.gain >= WORTH_A_WORD


class OutOfTime(Exception):
    """It would have taken too long."""


def judge_plan(
    judge: StudyJudge, view: View, plan: Sequence[int] = (), effort: Effort = ANSWERS, until: float = inf
) -> PlanVerdict | None:
    """Judge a plan of a seat, or without one say what is best now; None where there is nothing to decide.

    The same view gives the same verdict. It is given up with `OutOfTime` at a time of `monotonic`.
    """
    planned = tuple(plan)
    rollouts = Rollouts(judge, view, effort, until)
    plans = rollouts.alternatives(planned)
    if planned:
        plans.insert(0, planned)
    if len(plans) < 2:
        return None
    means = {each: mean_share(rows, view.seat) for each, rows in rollouts.of(plans, 0, effort.first).items()}
    best = max(plans, key=means.__getitem__)
    rest = [each for each in plans if each != best and (each == planned or means[each] < means[best] - ALIKE)]
    if not rest:
        return PlanVerdict(best, best, 0.0, 0.0, "best", None)
    other = planned if planned in rest else max(rest, key=means.__getitem__)
    fresh = rollouts.of([best, other], effort.first, effort.second)  # what chose the best does not measure it
    gaps = [a[view.seat] - b[view.seat] for a, b in zip(fresh[best], fresh[other], strict=True)]
    if sum(gaps) < 0.0:
        best, other = other, best
    gain, error = abs(sum(gaps)) / len(gaps), standard_error(gaps)
    loss = gain if other == planned else 0.0
    why = rollouts.why(best, other, fresh) if gain > 0.0 else None
    return PlanVerdict(best, other, loss, error, label_of(loss, error, judge.players), why)


class Rollouts:
    """Plans of a seat as they may go on, on guesses of what it cannot see."""

    def __init__(self, judge: StudyJudge, view: View, effort: Effort, until: float) -> None:
        self._judge, self._view, self._effort, self._until = judge, view, effort, until
        self._game, self._seat = judge.game, view.seat
        self._seed = crc32(bytes(view))
        self._actors = self._game.seats_to_act(view.state)
        guess = view.imagine(0)
        self._mixes = {
            other: judge.look(self._game.hidden(guess, other), other) for other in self._actors if other != self._seat
        }

    def alternatives(self, plan: Plan) -> list[Plan]:
        """Plans that begin otherwise, and such as leave the plan later where the judge would."""
        effort, found = self._effort, []
        for k in range(max(1, len(plan))):
            ranked = self._ranked(plan[:k])
            if k or not ranked:
                likely = ranked[:1]
            elif self._mixes:
                likely = ranked
            else:
                near = [each for each in ranked[: effort.most] if each[1] >= ranked[0][1] - effort.within]
                likely = near if len(near) > 1 else ranked[:2]
            found += [(*plan[:k], action) for action, _ in likely if plan[k : k + 1] != (action,)]
        return [*dict.fromkeys(map(self._finished, found))]

    def _ranked(self, plan: Plan) -> list[tuple[int, float]]:
        """The actions after some others, the best first; none where the seat does not go on."""
        if monotonic() > self._until:
            raise OutOfTime
        there = ahead(self._game, self._view.state, self._seat, plan, 0)
        if there.new or (plan and self._game.seats_to_act(there.state) != (self._seat,)):
            return []
        looked = self._judge.look(self._game.hidden(there.state, self._seat), self._seat)
        return sorted(looked, key=lambda each: (-each[1], each[0]))

    def _finished(self, plan: Plan) -> Plan:
        """Go on with a plan as the judge would, as far as the seat decides alone."""
        while len(plan) < MOST_STEPS and (ranked := self._ranked(plan)):
            plan = (*plan, ranked[0][0])
        return plan

    def of(self, plans: Sequence[Plan], first: int, samples: int) -> dict[Plan, Rows]:
        """How each plan goes on: with the same guesses, dice and choices of others in each sample."""
        rows: dict[Plan, Rows] = {plan: [] for plan in plans}
        for sample in range(first, first + samples):
            chance = Random(self._seed + sample)
            others = {
                seat: chance.choices([each[0] for each in mix], [each[1] for each in mix])[0]
                for seat, mix in self._mixes.items()
            }
            for plan in plans:
                if monotonic() > self._until:
                    raise OutOfTime
                together = [(seat, others.get(seat, plan[0])) for seat in self._actors]
                steps = together if others else [(self._seat, action) for action in plan]
                state, rests = self._view.state, self._effort.rests
                rows[plan] += self._judge.roll(state, self._seat, [steps], sample, 1, self._seed, rests)[0]
        return rows

    def why(self, best: Plan, other: Plan, rows: dict[Plan, Rows]) -> Why:
        """Why a plan is better than another: where the two part."""
        parts = next(k for k, (one, two) in enumerate(zip(best, other, strict=False)) if one != two)
        there = ahead(self._game, self._view.state, self._seat, best[:parts], 0)
        view = self._game.hidden(there.state, self._seat)
        return why_better(self._judge, self._seat, best[parts], other[parts], rows[best], rows[other], view)
