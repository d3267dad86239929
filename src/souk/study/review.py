"""The review of a game: what every decision lost, what luck brought, and how each seat came to its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final, Literal
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from souk.engine.contract import NATURE
from souk.engine.position import Position, Transcript
from souk.records.file import first_position

from .decisions import Course, judge_in_course, judge_together, with_own
from .expectation import Expectation, of_anybody
from .judge import BEGIN, Row, Stage, StudyJudge, mean_row
from .ledger import seat_review, turning_points
from .numbers import whole_shares
from .types import Decision, Effort, EventKind, Fortune, Moment, Review, Surprise

QUICK: Final = Effort(first=6, second=16, rest=1, came=16, stretch=7, outcome=6, profile=16)
DEEP: Final = Effort(first=16, second=64, rest=2, came=256, stretch=0, outcome=24, profile=96, most=6)
CHEAP: Final = Effort(first=1, second=4, rest=0, came=1, stretch=1, outcome=1, profile=8, most=2)
KINDS: Final[dict[str, EventKind]] = {"seat": "seating", "face": "dice", "card": "cards"}  # by what an outcome tells
LOT: Final = 32  # rollouts of a look that are made in one go
TO_THE_END: Final = 1_000_000  # more moments of rest than any game has
Look = Literal["begin", "roll", "stretch"]
Progress = Callable[[int, int], None]  # steps that are done, and all


class Findings(Struct):
    """What a review has found up to a step: enough to go on from there, also elsewhere."""

    step: int = 0
    decider: int | None = None  # who decided last
    rollouts: int = 0
    value: Expectation = msgspec.field(default_factory=Expectation)
    until: int = 0  # the moment of rest up to which that was played on
    rows: list[Row] = []  # rollouts of a look that is not finished
    rolled: int = 0  # runs of draws whose worth the next look will say
    moments: list[Moment] = []
    decisions: list[Decision] = []
    course: Course = msgspec.field(default_factory=Course)
    surprises: list[Surprise] = []
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


def stages_of(judge: StudyJudge, states: Sequence[Any]) -> list[Stage]:
    """How far the game has come before each step; where several choose at once, at the first of them."""
    stages, chosen = [], 0
    passed, moment = BEGIN
    for state in states:
        stages.append(Stage(passed, moment))
        actors = judge.game.seats_to_act(state)
        if chosen:
            chosen -= 1
        elif judge.is_ripe(state):
            is_rest = actors == (NATURE,) or len(actors) > 1
            passed, moment = (passed + 1, 0) if is_rest else (passed, moment + 1)
            chosen = max(0, len(actors) - 1)
    return stages


def decisions_of(
    record: Transcript, seat: int, effort: Effort = QUICK, progress: Progress | None = None
) -> tuple[Decision, ...]:
    """The decisions of one seat alone, as `review` judges them: a fraction of its work."""
    first = first_position(record)
    judge = StudyJudge(first.game, record.players)
    states = states_of(first, record.entries)
    found: list[Decision] = []
    course = Course()
    step = 0
    while step < len(record.entries):
        actors = first.game.seats_to_act(states[step])
        steps = record.entries[step : step + len(actors)]
        if seat in actors and len(steps) == len(actors):  # else the record ends before all have chosen
            if len(actors) == 1:
                judge_in_course(judge, states[step], steps[0], step, effort, found, course)
            else:
                together, *_ = judge_together(judge, states[step], actors, dict(steps), step, effort)
                found += [one for one in together if one.seat == seat]
        step += len(steps)
        if progress:
            progress(step, len(record.entries))
    return tuple(found)


class _Walk:
    """Goes through a game step by step and notes what it finds.

    What every seat can expect is one value that is carried along: what a roll brought is measured by rollouts from
    after it, what a card, a decision or choices at the same time brought by pairs of rollouts, and added to it. So it
    says the same before a step as it said after the one before, and nothing is counted twice or lost on the way.
    """

    def __init__(self, record: Transcript, effort: Effort, found: Findings):
        first = first_position(record)
        self.judge = StudyJudge(first.game, record.players)
        self.game, self.effort, self.found = self.judge.game, effort, found
        self.record, self.entries = record, record.entries
        self.states = states_of(first, record.entries)
        self.stages = stages_of(self.judge, self.states)
        self._seed = crc32(bytes(self.states[0]))  # of whole stretches: the same dice from one roll to the next
        self._before = found.rollouts

    @property
    def is_done(self) -> bool:
        """Whether all steps are judged."""
        return self.found.step >= len(self.entries) and not self._look_due()

    def review(self) -> Review:
        """What was found, added up."""
        record, judge, found = self.record, self.judge, self.found
        is_over = not self.game.seats_to_act(self.states[-1])
        if is_over:  # nothing is left to expect
            found.value.look(self._rollouts(1), record.players)
            found.value.errors = [0.0] * record.players
        self._note()
        results = whole_shares(found.moments[-1].shares)
        told = found.fortunes, found.decisions, found.surprises
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
            seats=tuple(seat_review(seat, results, *told) for seat in range(record.players)),
            turning_points=turning_points(found.fortunes, found.decisions),
            surprises=tuple(found.surprises),
        )

    def go_on(self) -> None:
        """Take a look, or a part of it, where one is due; else judge what comes next."""
        if due := self._look_due():
            self._look(due)
        else:
            self._note()
            actors = self.game.seats_to_act(self.states[self.found.step])
            if actors == (NATURE,):
                self._chance()
            elif len(actors) > 1:
                self._together(actors)
            else:
                self._alone(actors[0])
        self.found.rollouts = self._before + self.judge.rollouts

    # What every seat can expect.

    def _look_due(self) -> Look | None:
        """What the position before this step is to be looked at for, by rollouts."""
        found = self.found
        if not found.value.row:
            return None if self._kind_of_chance(found.step) == "seating" else "begin"
        if found.rolled and (self._kind_of_chance(found.step) is None or self._rests(found.step)):
            return "roll"
        return "stretch" if self.stages[found.step].passed >= found.until else None

    def _look(self, due: Look) -> None:
        """Make some more of the rollouts that a look consists of; when there are enough, see what they say."""
        found, players = self.found, self.judge.players
        end = found.until if due == "roll" else self._end_of_stretch()
        found.rows += self._rollouts(min(LOT, self.effort.came - len(found.rows)), end)
        if len(found.rows) < self.effort.came:
            return
        rows, found.rows, found.until = found.rows, [], end
        if due == "begin" and found.step:  # who sits where was drawn: before, nobody could expect more than another
            found.value.look([of_anybody(row, players) for row in rows], players)
            found.moments.append(found.value.moment(0, players))
            found.rolled = 1
        changed = found.value.look(rows, players)
        if found.rolled and due != "stretch":
            self._share_out(changed)

    def _end_of_stretch(self) -> int:
        """The moment of rest at which rollouts from here end."""
        stretch = self.effort.stretch
        return (self.stages[self.found.step].passed // stretch + 1) * stretch if stretch else TO_THE_END

    def _share_out(self, brought: tuple[int, ...]) -> None:
        """What the last draws brought together, beyond what is known of each."""
        found = self.found
        for k in range(-found.rolled, 0):
            luck = tuple(x + y // found.rolled for x, y in zip(found.fortunes[k].luck, brought, strict=True))
            found.fortunes[k] = replace(found.fortunes[k], luck=luck)
        found.rolled = 0

    def _rollouts(self, samples: int, until: int = TO_THE_END) -> list[Row]:
        """Some more rollouts of the game as it stood, to a moment of rest, with the same dice from look to look."""
        found, at = self.found, self.stages[self.found.step]
        rests = max(0, until - at.passed)
        state, first = self.states[found.step], len(found.rows)
        return self.judge.roll(state, -1, [[]], first, samples, self._seed, rests, at, deep=True)[0]

    def _note(self) -> None:
        """How things stand before this step; nothing has changed since the last one that was noted."""
        found = self.found
        if found.value.row:
            self._carry_on(found.step)
            found.moments[found.step :] = [found.value.moment(found.step, self.judge.players)]

    def _carry_on(self, until: int) -> None:
        """Steps between those that are judged: dice before the last one, choices before all are made."""
        moments = self.found.moments
        while len(moments) < until:
            moments.append(replace(moments[-1], step=len(moments)))

    # What is judged.

    def _alone(self, seat: int) -> None:
        found, step = self.found, self.found.step
        found.decider = seat
        chosen = self.entries[step]
        is_real, gaps = judge_in_course(
            self.judge, self.states[step], chosen, step, self.effort, found.decisions, found.course
        )
        changes = found.value.add(gaps, self.judge.players) if gaps else ()
        if any(changes) and not is_real:
            found.surprises.append(Surprise(step, seat, with_own(changes, seat, 0)))
        found.step += 1

    def _together(self, actors: Sequence[int]) -> None:
        steps = self.entries[self.found.step : self.found.step + len(actors)]
        if len(steps) < len(actors):  # the record ends before all have chosen
            self.found.step = len(self.entries)
            return
        state = self.states[self.found.step]
        found, luck, gaps = judge_together(self.judge, state, actors, dict(steps), self.found.step, self.effort)
        self.found.decisions += found
        said = ", ".join(f"{seat + 1}: {self.game.actions[action].notation}" for seat, action in sorted(steps))
        self.found.fortunes.append(Fortune(self.found.step, len(steps), "choices", None, said, luck))
        self.found.value.add(gaps, self.judge.players)
        self.found.step += len(actors)

    def _chance(self) -> None:
        """A run of draws of one kind for one seat: what it changed of what could be expected before it.

        A single draw is weighed against all that could have come. What is drawn from a moment of rest on, be it by
        several, is then looked at by rollouts to the end of the stretch, which say what it brought in all.
        """
        found, begin = self.found, self.found.step
        kind, owner = self._kind(begin)
        end = begin + 1
        while end < len(self.entries) and self.entries[end][0] == NATURE and self._kind(end) == (kind, owner):
            end += 1
        steps = self.entries[begin:end]
        luck = (0,) * self.judge.players
        if found.value.row:
            if found.rolled or len(steps) > 1 or self._rests(begin):
                found.rolled += 1
            if len(steps) == 1:
                luck = found.value.add(self._draw(steps[0][1]), self.judge.players)
        said = ", ".join(self.game.outcomes[action].notation for _, action in steps)
        found.fortunes.append(Fortune(begin, len(steps), kind, owner, said, luck))
        found.step = end

    def _rests(self, step: int) -> bool:
        """Whether nets have learnt to judge the position before a step."""
        return bool(self.judge.is_ripe(self.states[step]))

    def _draw(self, came: int) -> list[Row]:
        """One die or card: what it brought beside the mean over all outcomes, by true odds."""
        state = self.states[self.found.step]
        outcomes, weights = self.game.odds(state)
        lines = [[(NATURE, outcome)] for outcome in outcomes]
        each = self.judge.roll(state, -1, lines, 0, self.effort.outcome, crc32(bytes(state)), 0)
        parts = [weight / sum(weights) for weight in weights]
        means = [mean_row(rows, parts) for rows in zip(*each, strict=True)]
        return [
            [x - y for x, y in zip(row, mean, strict=True)]
            for row, mean in zip(each[outcomes.index(came)], means, strict=True)
        ]

    def _kind_of_chance(self, step: int) -> EventKind | None:
        """What sort of chance comes here, if any."""
        is_chance = step < len(self.entries) and self.entries[step][0] == NATURE
        return self._kind(step)[0] if is_chance else None

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
