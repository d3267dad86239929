"""Judges a decision by what its seat could know: rollouts of its options on guesses of what it cannot see."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any, Final
from zlib import crc32

from .judge import Outlook, StudyJudge, standard_error
from .numbers import CERTAIN, label_of, millionths
from .types import Change, Decision, Effort, Option, Why

SMALLEST: Final = 0.05  # points that are worth a word
MOST_CHANGES: Final = 3  # in a sentence
ALIKE: Final = 1e-6  # points by which options differ that do not differ
Rows = list[list[float]]


def judge_alone(judge: StudyJudge, state: Any, seat: int, chosen: int, step: int, effort: Effort) -> Decision | None:
    """A decision that one seat makes; None if it is forced, makes no difference or is obvious and done so."""
    view = judge.game.hidden(state, seat)
    looked = judge.look(view, seat)
    if len(looked) < 2:
        return None
    looked.sort(key=lambda each: (-each[1], each[0]))
    best = looked[0][1]
    likely = [action for action, value in looked[: effort.most] if value >= best - effort.within]
    if max(value for _, value in looked) - min(value for _, value in looked) < ALIKE or likely == [chosen]:
        return None
    asked = likely if chosen in likely else [*likely, chosen]
    seed = crc32(bytes(view))

    def roll(actions: Sequence[int], first: int, samples: int) -> dict[int, Rows]:
        lines = [[(seat, action)] for action in actions]
        rolled = judge.roll(view, seat, lines, first, samples, seed, effort.rests)
        return dict(zip(actions, rolled, strict=True))

    rows = roll(asked, 0, effort.first)
    top = max(asked, key=lambda action: _mean(rows[action], seat))
    loss = error = 0.0
    if top != chosen:
        fresh = roll([top, chosen], effort.first, effort.second)
        gaps = [a[seat] - b[seat] for a, b in zip(fresh[top], fresh[chosen], strict=True)]
        loss, error = sum(gaps) / len(gaps), standard_error(gaps)
        for action, more in fresh.items():
            rows[action] = more if loss > 0 else rows[action] + more  # what chose the best does not measure it
    others = [action for action, _ in looked if action not in rows]
    if others and effort.rest:
        rows |= roll(others, 0, effort.rest)
    options = {action: _option(judge, action, some, seat) for action, some in rows.items()}
    return _decision(judge, step, seat, chosen, top, options, (loss, error), together=False)


def judge_together(
    judge: StudyJudge, state: Any, seats: Sequence[int], chosen: dict[int, int], step: int, effort: Effort
) -> tuple[list[Decision], tuple[int, ...]]:
    """Decisions of several seats at the same time; and what the others' choices brought each seat, beyond the mean.

    A seat's options are weighed against the mixed answers of the others. What the judge says of all ways in which
    everybody can choose is worked out once where nobody sees less than the others.
    """
    mixes = {seat: dict(judge.look(judge.game.hidden(state, seat), seat)) for seat in seats}
    profiles = [dict(zip(seats, actions, strict=True)) for actions in product(*(mixes[seat] for seat in seats))]
    lines = [[(seat, profile[seat]) for seat in seats] for profile in profiles]
    seed = crc32(bytes(state))
    true = judge.roll(state, -1, lines, 0, effort.profile, seed, effort.rests)
    decisions, luck = [], [0] * judge.players
    for seat in seats:
        view = judge.game.hidden(state, seat)
        known = true
        if bytes(view) != bytes(state):
            known = judge.roll(view, seat, lines, 0, effort.profile, crc32(bytes(view)), effort.rests)
        luck[seat] = _luck(true, profiles, mixes, seat, chosen)
        if len(mixes[seat]) > 1:
            rows = {action: _replies(known, profiles, mixes, seat, action) for action in mixes[seat]}
            decisions.append(_judge_reply(judge, rows, mixes[seat], seat, chosen[seat], step))
    return decisions, tuple(luck)


def _judge_reply(
    judge: StudyJudge, rows: dict[int, Rows], mix: dict[int, float], seat: int, chosen: int, step: int
) -> Decision:
    """A choice against the mixes of the others: half of the samples says what is best, the other half how much."""
    half = len(rows[chosen]) // 2
    top = max(rows, key=lambda action: _mean(rows[action][:half] or rows[action], seat))
    gaps = [a[seat] - b[seat] for a, b in zip(rows[top][half:], rows[chosen][half:], strict=True)]
    loss, error = sum(gaps) / len(gaps), standard_error(gaps)
    options = {action: _option(judge, action, some, seat, mix[action]) for action, some in rows.items()}
    return _decision(judge, step, seat, chosen, top, options, (loss, error), together=True)


def _luck(
    rolled: list[Rows],
    profiles: list[dict[int, int]],
    mixes: dict[int, dict[int, float]],
    seat: int,
    chosen: dict[int, int],
) -> int:
    """What came together, minus the mean over what the others could have chosen."""
    came = next(rows for rows, profile in zip(rolled, profiles, strict=True) if profile == chosen)
    mean = _replies(rolled, profiles, mixes, seat, chosen[seat])
    return millionths(_mean(came, seat) - _mean(mean, seat))


def _replies(
    rolled: list[Rows], profiles: list[dict[int, int]], mixes: dict[int, dict[int, float]], seat: int, action: int
) -> Rows:
    """For each sample the mean over the others' mixed answers, if the seat takes this action."""
    total: Rows = [[0.0] * len(rolled[0][0]) for _ in rolled[0]]
    for rows, profile in zip(rolled, profiles, strict=True):
        if profile[seat] == action:
            part = 1.0
            for other, taken in profile.items():
                part *= 1.0 if other == seat else mixes[other][taken]
            if part > 0.0:
                for into, row in zip(total, rows, strict=True):
                    for k, number in enumerate(row):
                        into[k] += part * number
    return total


def _mean(rows: Rows, seat: int) -> float:
    return sum(row[seat] for row in rows) / len(rows)


def _option(judge: StudyJudge, action: int, rows: Rows, seat: int, chance: float | None = None) -> Option:
    seen = Outlook(rows, judge.players)
    move = judge.game.actions[action].notation
    return Option(action, move, seen.shares, seen.errors[seat], seen.scores, seen.sources, seen.samples, chance)


def _decision(
    judge: StudyJudge,
    step: int,
    seat: int,
    chosen: int,
    top: int,
    options: dict[int, Option],
    found: tuple[float, float],
    together: bool,
) -> Decision:
    loss, error = found
    if loss <= 0.0:
        top, loss = chosen, 0.0
    effects = [0] * judge.players
    if loss > CERTAIN * error and top != chosen:
        if not together:
            gaps = zip(options[chosen].shares, options[top].shares, strict=True)
            effects = [millionths(had - could) for had, could in gaps]
        effects[seat] = -millionths(loss)
    ordered = sorted(options.values(), key=lambda each: (each.action != top, -each.shares[seat], each.action))
    return Decision(
        *(step, seat, chosen, top, tuple(ordered), loss, error, label_of(loss, error, judge.players), together),
        effects=tuple(effects),
        why=_why(judge, seat, ordered, chosen),
    )


def _why(judge: StudyJudge, seat: int, ordered: Sequence[Option], chosen: int) -> Why | None:
    """The best beside what was chosen; if that is the best, beside the next one."""
    better = ordered[0]
    rest = [option for option in ordered[1:] if option.action == chosen] or ordered[1:]
    if not rest:
        return None
    worse = rest[0]
    leads = {k: better.scores[k] - worse.scores[k] for k in range(judge.players) if k != seat}
    rival = max(leads, key=lambda k: abs(leads[k]))
    others = _changes(judge, better, worse, rival)
    return Why(
        *(better.action, worse.action, better.shares[seat] - worse.shares[seat]),
        own=_changes(judge, better, worse, seat),
        rival=rival if others else None,
        others=others,
    )


def _changes(judge: StudyJudge, better: Option, worse: Option, seat: int) -> tuple[Change, ...]:
    """The sources of which most changes, in points."""
    pairs = zip(judge.sources, better.sources[seat], worse.sources[seat], strict=True)
    changes = [Change(source, round(a - b, 1)) for source, a, b in pairs if abs(a - b) >= SMALLEST]
    return tuple(sorted(changes, key=lambda change: -abs(change.points))[:MOST_CHANGES])
