"""The review of a game: what every decision lost, what luck brought, and how each seat came to its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final
from zlib import crc32

from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Position, Transcript
from souk.games import GAMES

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

QUICK: Final = Effort(first=6, second=16, rest=1, moment=4, came=40, chance=120, outcome=6, profile=6)
DEEP: Final = Effort(
    first=24, second=96, rest=4, moment=24, came=160, chance=640, outcome=24, profile=24, most=8, rests=1
)
CHEAP: Final = Effort(first=1, second=2, rest=0, moment=1, came=1, chance=4, outcome=1, profile=2, most=2)
TURNING_POINTS: Final = 5
KINDS: Final[dict[str, EventKind]] = {"seat": "seating", "face": "dice", "card": "cards"}  # by what an outcome tells
Progress = Callable[[int, int], None]  # steps that are done, and all


def review(record: Transcript, effort: Effort = QUICK, progress: Progress | None = None) -> Review:
    """Judge a game. The same record and effort give the same review."""
    first = Position.new(GAMES[record.game], record.players, None, record.options)
    game = first.game
    judge = StudyJudge(game, record.players)
    states = [*_states(game, first.state, record.entries)]
    walk = _Walk(judge, states, record.entries, effort)
    while walk.step < len(record.entries):
        walk.go_on()
        if progress:
            progress(walk.step, len(record.entries))
    names = record.seats or tuple(f"{seat + 1}" for seat in range(record.players))
    walk.note_moment()
    shares = walk.moments[-1].shares
    seats = tuple(_seat(walk, seat, result) for seat, result in enumerate(whole_shares(shares)))
    return Review(
        *(
            record.game,
            record.players,
            names,
            judge.sources,
            not game.seats_to_act(states[-1]),
            judge.net_id,
            judge.rollouts,
        ),
        *(tuple(walk.moments), tuple(walk.decisions), tuple(walk.fortunes), seats, _turning_points(walk)),
    )


def _states(game: Game, first: Any, entries: Sequence[tuple[int, int]]) -> Iterator[Any]:
    """The state before each step, and the last one."""
    state = first
    yield state
    for seat, action in entries:
        state = game.after(state, seat, action)
        yield state


class _Walk:
    """Goes through a game step by step and notes what it finds."""

    def __init__(self, judge: StudyJudge, states: Sequence[Any], entries: Sequence[tuple[int, int]], effort: Effort):
        self.judge, self.game, self.effort = judge, judge.game, effort
        self.states, self.entries = states, entries
        self.step = 0
        self.seed = 0  # of the dice of rollouts; the same from one roll to the next
        self.decider: int | None = None
        self.moments: list[Moment] = []
        self.decisions: list[Decision] = []
        self.fortunes: list[Fortune] = []

    def go_on(self) -> None:
        """Judge what comes next: a decision, several at once, or what nature did."""
        actors = self.game.seats_to_act(self.states[self.step])
        if actors == (NATURE,):
            self._chance()
        elif len(actors) > 1:
            self._together(actors)
        else:
            self._alone(actors[0])

    def note_moment(self) -> None:
        """How things stand before this step."""
        rows = self.judge.roll(self.states[self.step], -1, [[]], 0, self.effort.moment, self.seed, 0)[0]
        seen = Outlook(rows, self.judge.players)
        self.moments.append(Moment(self.step, seen.shares, seen.errors, seen.scores, seen.sources))

    def _alone(self, seat: int) -> None:
        state, action = self.states[self.step], self.entries[self.step][1]
        self.decider = seat
        decision = judge_alone(self.judge, state, seat, action, self.step, self.effort)
        if decision:
            self.note_moment()
            self.decisions.append(decision)
        self.step += 1

    def _together(self, actors: Sequence[int]) -> None:
        steps = self.entries[self.step : self.step + len(actors)]
        if len(steps) < len(actors):  # the record ends before all have chosen
            self.step = len(self.entries)
            return
        self.note_moment()
        state = self.states[self.step]
        found, luck = judge_together(self.judge, state, actors, dict(steps), self.step, self.effort)
        self.decisions += found
        said = ", ".join(f"{seat + 1}: {self.game.actions[action].notation}" for seat, action in sorted(steps))
        self.fortunes.append(Fortune(self.step, len(steps), "choices", None, said, luck))
        self.step += len(actors)

    def _chance(self) -> None:
        """A run of draws of one kind for one seat."""
        kind, owner = self._kind(self.step)
        end = self.step + 1
        while end < len(self.entries) and self.entries[end][0] == NATURE and self._kind(end) == (kind, owner):
            end += 1
        steps = self.entries[self.step : end]
        self.seed = crc32(bytes(self.states[self.step]))
        if kind == "seating" and self.step == 0:
            luck = self._worth_of_seats(end)
        elif len(steps) == 1:
            luck = self._luck_of_draw(steps[0][1])
        else:
            luck = self._luck_of_run(steps)
        if any(luck):
            said = ", ".join(self.game.outcomes[action].notation for _, action in steps)
            self.fortunes.append(Fortune(self.step, len(steps), kind, owner, said, tuple(map(millionths, luck))))
        self.step = end

    def _worth_of_seats(self, end: int) -> list[float]:
        """What a seat at the table is worth, beyond a fair share."""
        rows = self.judge.roll(self.states[end], -1, [[]], 0, self.effort.came, self.seed, 0)[0]
        return [share - 1.0 / self.judge.players for share in Outlook(rows, self.judge.players).shares]

    def _luck_of_draw(self, came: int) -> list[float]:
        """One die or card: what came beside the mean over all outcomes."""
        state, players = self.states[self.step], self.judge.players
        outcomes, weights = self.game.odds(state)
        if len(outcomes) == 1:
            return [0.0] * players
        lines = [[(NATURE, outcome)] for outcome in outcomes]
        each = self.judge.roll(state, -1, lines, 0, self.effort.outcome, self.seed, 0)
        seen = [Outlook(rows, players).shares for rows in each]
        parts = [weight / sum(weights) for weight in weights]
        means = [sum(part * shares[k] for part, shares in zip(parts, seen, strict=True)) for k in range(players)]
        return [share - mean for share, mean in zip(seen[outcomes.index(came)], means, strict=True)]

    def _luck_of_run(self, steps: Sequence[tuple[int, int]]) -> list[float]:
        """Several dice at once: what came beside the mean over a sample."""
        state, players = self.states[self.step], self.judge.players
        mean = Outlook(self.judge.expect(state, len(steps), self.effort.chance, self.seed), players)
        came = Outlook(self.judge.roll(state, -1, [steps], 0, self.effort.came, self.seed, 0)[0], players)
        return [share - other for share, other in zip(came.shares, mean.shares, strict=True)]

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
        return kind, next((event.seat for event in mine if hasattr(event, "seat")), self.decider)


def _kind_for(fortune: Fortune, seat: int) -> str:
    if fortune.kind in ("dice", "cards") and fortune.seat != seat:
        return f"others_{fortune.kind}"
    return fortune.kind


def _seat(walk: _Walk, seat: int, result: int) -> SeatReview:
    """A seat's ledger and what it did."""
    start = whole_shares([1.0 / walk.judge.players] * walk.judge.players)[seat]
    luck = dict.fromkeys(LUCK, 0)
    for fortune in walk.fortunes:
        luck[_kind_for(fortune, seat)] += fortune.luck[seat]
    own = [decision for decision in walk.decisions if decision.seat == seat]
    own_errors = sum(decision.effects[seat] for decision in own)
    others_errors = sum(decision.effects[seat] for decision in walk.decisions if decision.seat != seat)
    rest = result - start - sum(luck.values()) - own_errors - others_errors
    losses = [-decision.effects[seat] / MILLION for decision in own]
    shares = [decision.option(decision.best).shares[seat] for decision in own]
    return SeatReview(
        ledger=Ledger(start, luck, own_errors, others_errors, rest, result),
        accuracy=accuracy(losses, shares, walk.judge.players),
        decisions=len(own),
        error_rate=sum(losses) / len(losses) if losses else 0.0,
        labels={label: sum(decision.label == label for decision in own) for label in LABELS},
    )


def _turning_points(walk: _Walk) -> tuple[TurningPoint, ...]:
    """Where most changed hands, in the order of the game."""
    found = [TurningPoint(one.step, one.kind, one.seat, one.luck) for one in walk.fortunes if one.kind != "seating"]
    found += [TurningPoint(one.step, "decision", one.seat, one.effects) for one in walk.decisions if any(one.effects)]
    found.sort(key=lambda point: (-max(map(abs, point.changes)), point.step))
    return tuple(sorted(found[:TURNING_POINTS], key=lambda point: point.step))
