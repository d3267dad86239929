"""The review of a game: what every decision lost, what luck brought, and how each seat came to its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final
from zlib import crc32

from msgspec import Struct
from msgspec.structs import replace

from souk.engine.contract import NATURE
from souk.engine.position import Position, Transcript
from souk.records.file import first_position

from .decisions import judge_alone, judge_together
from .judge import Outlook, StudyJudge
from .numbers import accuracy, millionths, whole_shares
from .types import (
    LABELS,
    LUCK,
    MILLION,
    Decision,
    Effort,
    EventKind,
    Fortune,
    Ledger,
    Moment,
    Review,
    SeatReview,
    TurningPoint,
)

QUICK: Final = Effort(first=6, second=16, rest=1, moment=4, came=40, chance=120, outcome=6, profile=16)
DEEP: Final = Effort(
    first=24, second=96, rest=4, moment=24, came=160, chance=640, outcome=24, profile=96, most=8, rests=1
)
CHEAP: Final = Effort(first=1, second=4, rest=0, moment=1, came=1, chance=4, outcome=1, profile=8, most=2)
TURNING_POINTS: Final = 5
DIGITS: Final = 3  # of points
KINDS: Final[dict[str, EventKind]] = {"seat": "seating", "face": "dice", "card": "cards"}  # by what an outcome tells
Progress = Callable[[int, int], None]  # steps that are done, and all


class Findings(Struct):
    """What a review has found up to a step: enough to go on from there, also elsewhere."""

    step: int = 0
    seed: int = 0  # of the dice of rollouts; the same from one roll to the next
    decider: int | None = None  # who decided last
    rollouts: int = 0
    moments: list[Moment] = []
    decisions: list[Decision] = []
    fortunes: list[Fortune] = []


def review(record: Transcript, effort: Effort = QUICK, progress: Progress | None = None) -> Review:
    """Judge a game. The same record and effort give the same review."""
    walk = _Walk(record, effort, Findings())
    while not walk.is_done:
        walk.go_on()
        if progress:
            progress(walk.found.step, len(record.entries))
    return walk.review()


def continue_review(record: Transcript, effort: Effort, found: Findings, seconds: float) -> Findings | Review:
    """Judge on for about so long; in the end this is the review that `review` makes in one go."""
    walk = _Walk(record, effort, found)
    until = monotonic() + seconds
    while not walk.is_done and monotonic() < until:
        walk.go_on()
    return walk.review() if walk.is_done else walk.found


def states_of(first: Position, entries: Sequence[tuple[int, int]]) -> list[Any]:
    """The state before each step, and the last one."""
    states = [first.state]
    for seat, action in entries:
        states.append(first.game.after(states[-1], seat, action))
    return states


def decisions_of(
    record: Transcript, seat: int, effort: Effort = QUICK, progress: Progress | None = None
) -> tuple[Decision, ...]:
    """The decisions of one seat alone, as `review` judges them: a fraction of its work."""
    first = first_position(record)
    judge = StudyJudge(first.game, record.players)
    states = states_of(first, record.entries)
    found: list[Decision] = []
    step = 0
    while step < len(record.entries):
        actors = first.game.seats_to_act(states[step])
        steps = record.entries[step : step + len(actors)]
        if seat in actors and len(steps) == len(actors):  # else the record ends before all have chosen
            found += _judged(judge, states[step], seat, dict(steps), step, effort)
        step += len(steps)
        if progress:
            progress(step, len(record.entries))
    return tuple(found)


def _judged(
    judge: StudyJudge, state: Any, seat: int, chosen: dict[int, int], step: int, effort: Effort
) -> list[Decision]:
    """What is found about one seat, if there is something to decide."""
    if len(chosen) == 1:
        alone = judge_alone(judge, state, seat, chosen[seat], step, effort)
        return [alone] if alone else []
    together, _ = judge_together(judge, state, sorted(chosen), chosen, step, effort)
    return [one for one in together if one.seat == seat]


class _Walk:
    """Goes through a game step by step and notes what it finds."""

    def __init__(self, record: Transcript, effort: Effort, found: Findings):
        first = first_position(record)
        self.judge = StudyJudge(first.game, record.players)
        self.game, self.effort, self.found = self.judge.game, effort, found
        self.record, self.entries = record, record.entries
        self.states = states_of(first, record.entries)
        self._before = found.rollouts

    @property
    def is_done(self) -> bool:
        """Whether all steps are judged."""
        return self.found.step >= len(self.entries)

    def review(self) -> Review:
        """What was found, added up."""
        record, judge, found = self.record, self.judge, self.found
        is_over = not self.game.seats_to_act(self.states[-1])
        if is_over:  # also after a step that was obvious
            self._note(found.step, self._stands(found.step, 1))
        self._note_moment()
        shares = found.moments[-1].shares
        return Review(
            game=record.game,
            players=record.players,
            names=record.seats or tuple(f"{seat + 1}" for seat in range(record.players)),
            sources=judge.sources,
            over=is_over,
            net=judge.net_id,
            rollouts=self._before + judge.rollouts,
            moments=tuple(found.moments),
            decisions=tuple(found.decisions),
            fortunes=tuple(found.fortunes),
            seats=tuple(_seat(found, record.players, seat, share) for seat, share in enumerate(whole_shares(shares))),
            turning_points=_turning_points(found),
        )

    def go_on(self) -> None:
        """Judge what comes next: a decision, several at once, or what nature did."""
        actors = self.game.seats_to_act(self.states[self.found.step])
        if actors == (NATURE,):
            self._chance()
        elif len(actors) > 1:
            self._together(actors)
        else:
            self._alone(actors[0])
        self.found.rollouts = self._before + self.judge.rollouts

    # How things stand.

    def _note_moment(self) -> None:
        """How things stand before this step, if that is not known from what was before."""
        if len(self.found.moments) <= self.found.step:
            self._note(self.found.step, self._stands(self.found.step, self.effort.moment))

    def _stands(self, step: int, samples: int) -> Outlook:
        rows = self.judge.roll(self.states[step], -1, [[]], 0, samples, self.found.seed, 0)[0]
        return Outlook(rows, self.judge.players)

    def _note(self, step: int, seen: Outlook) -> None:
        """What every seat can expect before a step; nothing has changed since the last one that was noted."""
        moments = self.found.moments
        self._carry_on(step)
        is_over = not self.game.seats_to_act(self.states[step])
        errors = (0.0,) * self.judge.players if is_over else seen.errors
        numbers = [tuple(round(x, DIGITS) for x in row) for row in (seen.scores, *seen.sources)]
        moments[step:] = [Moment(step, seen.shares, errors, numbers[0], tuple(numbers[1:]))]

    def _carry_on(self, until: int) -> None:
        """Steps that change nothing of what can be expected: forced and obvious ones, and dice before the last one."""
        moments = self.found.moments
        while len(moments) < until:
            moments.append(replace(moments[-1], step=len(moments)))

    # What is judged.

    def _alone(self, seat: int) -> None:
        state, action = self.states[self.found.step], self.entries[self.found.step][1]
        self.found.decider = seat
        self._note_moment()
        decision = judge_alone(self.judge, state, seat, action, self.found.step, self.effort)
        self.found.step += 1
        if decision:
            self.found.decisions.append(decision)
        else:
            self._carry_on(self.found.step + 1)

    def _together(self, actors: Sequence[int]) -> None:
        steps = self.entries[self.found.step : self.found.step + len(actors)]
        self._note_moment()
        if len(steps) < len(actors):  # the record ends before all have chosen
            self.found.step = len(self.entries)
            self._carry_on(self.found.step + 1)
            return
        state = self.states[self.found.step]
        found, luck = judge_together(self.judge, state, actors, dict(steps), self.found.step, self.effort)
        self.found.decisions += found
        said = ", ".join(f"{seat + 1}: {self.game.actions[action].notation}" for seat, action in sorted(steps))
        self.found.fortunes.append(Fortune(self.found.step, len(steps), "choices", None, said, luck))
        self.found.step += len(actors)
        self._carry_on(self.found.step)

    def _chance(self) -> None:
        """A run of draws of one kind for one seat: what it changed, by what can be expected before and after it."""
        begin = self.found.step
        kind, owner = self._kind(begin)
        end = begin + 1
        while end < len(self.entries) and self.entries[end][0] == NATURE and self._kind(end) == (kind, owner):
            end += 1
        steps = self.entries[begin:end]
        self.found.seed = crc32(bytes(self.states[begin]))
        if kind == "seating" and begin == 0:
            before, after = self._seats(end)
        elif len(steps) == 1:
            before, after = self._draw(steps[0][1])
        else:
            before, after = self._run(steps)
        self._note(begin, before)
        self._note(end, after)
        luck = [share - other for share, other in zip(after.shares, before.shares, strict=True)]
        if any(luck):
            said = ", ".join(self.game.outcomes[action].notation for _, action in steps)
            self.found.fortunes.append(Fortune(begin, len(steps), kind, owner, said, tuple(map(millionths, luck))))
        self.found.step = end

    def _seats(self, end: int) -> tuple[Outlook, Outlook]:
        """Who sits where is drawn: before, nobody can expect more than another."""
        players = self.judge.players
        rows = self.judge.roll(self.states[end], -1, [[]], 0, self.effort.came, self.found.seed, 0)[0]
        return Outlook([_anybody(row, players) for row in rows], players), Outlook(rows, players)

    def _draw(self, came: int) -> tuple[Outlook, Outlook]:
        """One die or card: before it the mean over all outcomes, by true odds."""
        state, players = self.states[self.found.step], self.judge.players
        outcomes, weights = self.game.odds(state)
        lines = [[(NATURE, outcome)] for outcome in outcomes]
        each = self.judge.roll(state, -1, lines, 0, self.effort.outcome, self.found.seed, 0)
        after = each[outcomes.index(came)]
        if len(outcomes) == 1:
            return Outlook(after, players), Outlook(after, players)
        parts = [weight / sum(weights) for weight in weights]
        mean = [
            [sum(part * x for part, x in zip(parts, column, strict=True)) for column in zip(*rows, strict=True)]
            for rows in zip(*each, strict=True)
        ]
        return Outlook(mean, players), Outlook(after, players)

    def _run(self, steps: Sequence[tuple[int, int]]) -> tuple[Outlook, Outlook]:
        """Several dice at once: before them the mean over a sample of what they could have shown."""
        state, players = self.states[self.found.step], self.judge.players
        mean = Outlook(self.judge.expect(state, len(steps), self.effort.chance, self.found.seed), players)
        came = Outlook(self.judge.roll(state, -1, [steps], 0, self.effort.came, self.found.seed, 0)[0], players)
        return mean, came

    def _kind(self, step: int) -> tuple[EventKind, int | None]:
        """What sort of chance a step of nature is, and whose: of who is told of, else of who decided last."""
        action = self.entries[step][1]
        names = self.game.outcomes[action].fields.__struct_fields__
        kind: EventKind = next((KINDS[name] for name in names if name in KINDS), "dice")
        if kind == "seating":
            return kind, None
        before, after = self.states[step], self.states[step + 1]
        told = self.game.presentation.narrate(self.game, before, NATURE, action, after)
        tag = self.game.outcomes[action].kind
        mine = [event for event in told if any(hasattr(event, name) for name in (*names, tag))]
        return kind, next((event.seat for event in mine if hasattr(event, "seat")), self.found.decider)


def _anybody(row: Sequence[float], players: int) -> list[float]:
    """A rollout as each seat would see it that could be any of them: a fair share, and the mean of the rest."""
    sources = len(row) // players - 2
    shares, scores = [1.0 / players] * players, [sum(row[players : 2 * players]) / players] * players
    by_source = [sum(row[2 * players + k :: sources]) / players for k in range(sources)]
    return [*shares, *scores, *by_source * players]


def _kind_for(fortune: Fortune, seat: int) -> str:
    if fortune.kind in ("dice", "cards") and fortune.seat != seat:
        return f"others_{fortune.kind}"
    return fortune.kind


def _seat(found: Findings, players: int, seat: int, result: int) -> SeatReview:
    """A seat's ledger and what it did."""
    start = whole_shares([1.0 / players] * players)[seat]
    luck = dict.fromkeys(LUCK, 0)
    for fortune in found.fortunes:
        luck[_kind_for(fortune, seat)] += fortune.luck[seat]
    own = [decision for decision in found.decisions if decision.seat == seat]
    own_errors = sum(decision.effects[seat] for decision in own)
    others_errors = sum(decision.effects[seat] for decision in found.decisions if decision.seat != seat)
    rest = result - start - sum(luck.values()) - own_errors - others_errors
    losses = [-decision.effects[seat] / MILLION for decision in own]
    shares = [decision.option(decision.best).shares[seat] for decision in own]
    return SeatReview(
        ledger=Ledger(start, luck, own_errors, others_errors, rest, result),
        accuracy=accuracy(losses, shares, players),
        decisions=len(own),
        error_rate=sum(losses) / len(losses) if losses else 0.0,
        labels={label: sum(decision.label == label for decision in own) for label in LABELS},
    )


def _turning_points(found: Findings) -> tuple[TurningPoint, ...]:
    """Where most changed hands, in the order of the game."""
    points = [TurningPoint(one.step, one.kind, one.seat, one.luck) for one in found.fortunes if one.kind != "seating"]
    points += [TurningPoint(one.step, "decision", one.seat, one.effects) for one in found.decisions if any(one.effects)]
    points.sort(key=lambda point: (-max(map(abs, point.changes)), point.step))
    return tuple(sorted(points[:TURNING_POINTS], key=lambda point: point.step))
