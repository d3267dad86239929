"""Judges a decision by what its seat could know: rollouts of its options on guesses of what it cannot see."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from math import hypot
from random import Random
from typing import Any, Final
from zlib import crc32

from msgspec import Struct, convert, to_builtins
from msgspec.structs import replace

from souk.engine.game import Game

from .judge import Outlook, Row, StudyJudge, standard_error
from .numbers import label_of, millionths
from .types import CERTAIN, Decision, Effort, JudgedOption, PointsChange, Told, Why

SMALLEST: Final = 0.05  # points that are worth a word, if they are certain
ENOUGH: Final = 4  # samples that two options must have in common before anything is said of the difference
MOST_CHANGES: Final = 3  # in a sentence
ALIKE: Final = 1e-6  # points by which options differ that do not differ
Rows = list[Row]
Way = tuple[int, ...]  # what each of those chooses who choose at the same time
Samples = dict[int, Row]  # rollouts by number: those of the same number had the same guess and dice
# What a choice loses, the error of that, and what it brings every seat in millionths: None where all chose at once.
Found = tuple[float, float, Sequence[int] | None]


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

    def roll(actions: Sequence[int], first: int, samples: int) -> dict[int, Samples]:
        lines = [[(seat, action)] for action in actions]
        rolled = judge.roll(view, seat, lines, first, samples, seed, effort.rests)
        return {action: dict(enumerate(rows, first)) for action, rows in zip(actions, rolled, strict=True)}

    seen = roll(asked, 0, effort.first)
    top = max(asked, key=lambda action: mean_share([*seen[action].values()], seat))
    found: Found = (0.0, 0.0, [0] * judge.players)
    if top != chosen:
        fresh = roll([top, chosen], effort.first, effort.second)
        found = _measured(judge, seat, *_pairs(fresh[top], fresh[chosen]))
        for action, more in fresh.items():
            seen[action] = more if found[0] > 0 else seen[action] | more  # what chose the best does not measure it
    others = [action for action, _ in looked if action not in seen]
    if others and effort.rest:
        seen |= roll(others, 0, effort.rest)
    options = {action: _option(judge, action, [*some.values()], seat) for action, some in seen.items()}
    return _decision(judge, view, step, seat, chosen, top, options, seen, found)


class Course(Struct):
    """The decisions of a turn after which all went on as rollouts from them did."""

    step: int = -1  # the last one
    seat: int = -1
    decisions: list[int] = []  # places in the list of all


def judge_in_course(
    judge: StudyJudge,
    state: Any,
    chosen: tuple[int, int],
    step: int,
    effort: Effort,
    decisions: list[Decision],
    course: Course,
) -> tuple[bool, Rows]:
    """Add what a seat chose alone to the decisions so far, if it is a real one; and what it changed, in pairs.

    An error that rollouts make as well has been counted in what led to it: there it is taken off again, since to
    choose a path that is worse only by the next step on it is no error: good play could have followed.
    """
    seat, action = chosen
    view = judge.game.hidden(state, seat)
    expected = judge.expected(view, seat)
    if action != expected or (course.step, course.seat) != (step - 1, seat):
        course.decisions.clear()
    course.step, course.seat = step, seat
    new = judge_alone(judge, state, seat, action, step, effort)
    gaps = changed(judge, view, seat, action, expected, effort)
    if new:
        if new.loss > CERTAIN * new.error:
            for k in course.decisions:
                decisions[k] = _relieved(decisions[k], new)
        changes = [millionths(mean_share(gaps, other)) if gaps else 0 for other in range(judge.players)]
        course.decisions.append(len(decisions))
        decisions.append(replace(new, effects=with_own(changes, seat, new.effects[seat])))
    return new is not None, gaps


def _relieved(one: Decision, later: Decision) -> Decision:
    """A decision without what a later one lost. What is left of its loss counts if it is certain."""
    loss, error = one.loss - later.loss, hypot(one.error, later.error)
    own = one.effects[one.seat]
    if own == 0:
        return one
    players = len(one.effects)
    if loss > CERTAIN * error:
        left = -millionths(loss)
        label = label_of(loss, error, players)
        return replace(one, loss=loss, error=error, label=label, effects=with_own(one.effects, one.seat, left))
    options = sorted(one.options, key=lambda each: each.action != one.chosen)
    return replace(
        one,
        best=one.chosen,
        options=tuple(options),
        loss=0.0,
        error=error,
        label="best",
        effects=with_own(one.effects, one.seat, 0),
        why=None,
    )


def with_own(effects: Sequence[int], seat: int, own: int) -> tuple[int, ...]:
    """Effects with another one for the seat that decided."""
    return (*effects[:seat], own, *effects[seat + 1 :])


def changed(judge: StudyJudge, view: Any, seat: int, chosen: int, expected: int, effort: Effort) -> Rows:
    """What a decision changes beside the one that rollouts expect of the seat, in pairs of them, by what it could know.

    Nothing if it is the expected one, or makes no difference to anybody beyond twice its error.
    """
    if expected == chosen:
        return []
    lines = [[(seat, chosen)], [(seat, expected)]]
    more, less = judge.roll(view, seat, lines, effort.first, effort.second, crc32(bytes(view)), effort.rests)
    gaps = [_minus(one, other) for one, other in zip(more, less, strict=True)]
    return gaps if any(_is_certain([row[k] for row in gaps]) for k in range(judge.players)) else []


def _minus(one: Row, other: Row) -> Row:
    return [a - b for a, b in zip(one, other, strict=True)]


def _is_certain(gaps: Sequence[float]) -> bool:
    """Whether the mean of some differences is beyond twice its error."""
    return abs(sum(gaps)) / len(gaps) > CERTAIN * standard_error(gaps)


def judge_answer(
    judge: StudyJudge, state: Any, seat: int, answer: int, best: int, step: int, effort: Effort
) -> Decision:
    """Something else that the seat could have done, beside what is known to be the best there."""
    seats = judge.game.seats_to_act(state)
    if len(seats) > 1:
        chosen = {one: judge.game.legal(state, one)[0] for one in seats} | {seat: answer}
        return next(
            found for found in judge_together(judge, state, seats, chosen, step, effort)[0] if found.seat == seat
        )
    view = judge.game.hidden(state, seat)
    lines = [[(seat, best)], [(seat, answer)]]
    fresh = judge.roll(view, seat, lines, effort.first, effort.second, crc32(bytes(view)), effort.rests)
    options = {action: _option(judge, action, rows, seat) for action, rows in zip((best, answer), fresh, strict=True)}
    seen = {action: dict(enumerate(rows)) for action, rows in zip((best, answer), fresh, strict=True)}
    return _decision(judge, view, step, seat, answer, best, options, seen, _measured(judge, seat, *fresh))


def judge_together(
    judge: StudyJudge, state: Any, seats: Sequence[int], chosen: dict[int, int], step: int, effort: Effort
) -> tuple[list[Decision], tuple[int, ...], Rows]:
    """Decisions of several seats at the same time; and what the others' choices brought each seat, beyond the mean.

    Then what all choices changed, beside those that could be expected, in pairs of rollouts.

    A seat's options are weighed against answers of the others that are drawn from their mixes, the same for each of
    them. What comes of all choices is worked out once where nobody sees less than the others.
    """
    mixes = [dict(judge.look(judge.game.hidden(state, seat), seat)) for seat in seats]
    came = tuple(chosen[seat] for seat in seats)
    seed = crc32(bytes(state))
    draws = _draws(mixes, effort.profile, seed)
    wanted = [
        dict.fromkeys([came, *(way for k in range(len(seats)) for way in _ways(mixes, draw, k))]) for draw in draws
    ]
    true = _roll_ways(judge, state, -1, seats, wanted, seed, effort)
    decisions, luck = [], [0] * judge.players
    for k, seat in enumerate(seats):
        view, known = judge.game.hidden(state, seat), true
        if bytes(view) != bytes(state):
            own = [_ways(mixes, draw, k) for draw in draws]
            known = _roll_ways(judge, view, seat, seats, own, crc32(bytes(view)), effort)
        usual = [rows[_with(draw, k, came[k])] for rows, draw in zip(true, draws, strict=True)]
        luck[seat] = millionths(mean_share([rows[came] for rows in true], seat) - mean_share(usual, seat))
        if len(mixes[k]) > 1:
            rows = {
                action: [some[_with(draw, k, action)] for some, draw in zip(known, draws, strict=True)]
                for action in mixes[k]
            }
            decisions.append(_judge_reply(judge, view, rows, mixes[k], seat, came[k], step))
    return decisions, tuple(luck), [_minus(rows[came], rows[draw]) for rows, draw in zip(true, draws, strict=True)]


def _draws(mixes: Sequence[Mapping[int, float]], samples: int, seed: int) -> list[Way]:
    """How all might choose: each seat's actions as often as its mix says, in an order of its own."""
    chance = Random(seed)
    columns = []
    for mix in mixes:
        ends = [*accumulate(mix.values())]
        places = [(k + chance.random()) / samples * ends[-1] for k in range(samples)]
        column = [[*mix][min(bisect(ends, place), len(ends) - 1)] for place in places]
        chance.shuffle(column)
        columns.append(column)
    return [*zip(*columns, strict=True)]


def _with(draw: Way, k: int, action: int) -> Way:
    return (*draw[:k], action, *draw[k + 1 :])


def _ways(mixes: Sequence[Mapping[int, float]], draw: Way, k: int) -> list[Way]:
    """Every option of one, against what the others have drawn."""
    return [_with(draw, k, action) for action in mixes[k]]


def _roll_ways(
    judge: StudyJudge,
    state: Any,
    eyes: int,
    seats: Sequence[int],
    wanted: Sequence[Iterable[Way]],
    seed: int,
    effort: Effort,
) -> list[dict[Way, Row]]:
    """A rollout of each way to choose that is wanted in a sample."""
    found = []
    for sample, ways in enumerate(wanted):
        lines = [[*zip(seats, way, strict=True)] for way in ways]
        rolled = judge.roll(state, eyes, lines, sample, 1, seed, effort.rests)
        found.append({way: rows[0] for way, rows in zip(ways, rolled, strict=True)})
    return found


def _judge_reply(
    judge: StudyJudge, view: Any, rows: dict[int, Rows], mix: dict[int, float], seat: int, chosen: int, step: int
) -> Decision:
    """A choice against the mixes of the others: half of the samples says what is best, the other half how much."""
    half = len(rows[chosen]) // 2
    top = max(rows, key=lambda action: mean_share(rows[action][:half], seat))
    fresh = {action: dict(enumerate(some[half:])) for action, some in rows.items()}
    gaps = [a[seat] - b[seat] for a, b in zip(rows[top][half:], rows[chosen][half:], strict=True)]
    loss, error = sum(gaps) / len(gaps), standard_error(gaps)
    options = {action: _option(judge, action, some, seat, mix[action]) for action, some in rows.items()}
    return _decision(judge, view, step, seat, chosen, top, options, fresh, (loss, error, None))


def _measured(judge: StudyJudge, seat: int, best: Rows, chosen: Rows) -> Found:
    """What the choice loses the seat beside the best, by rollouts with the same dice."""
    gaps = [a[seat] - b[seat] for a, b in zip(best, chosen, strict=True)]
    if not _is_certain(gaps):
        return sum(gaps) / len(gaps), standard_error(gaps), [0] * judge.players
    effects = [millionths(mean_share(chosen, other) - mean_share(best, other)) for other in range(judge.players)]
    return sum(gaps) / len(gaps), standard_error(gaps), effects


def _pairs(some: Samples, others: Samples) -> tuple[Rows, Rows]:
    """Those rollouts that had the same guess and dice."""
    both = [number for number in some if number in others]
    return [some[number] for number in both], [others[number] for number in both]


def mean_share(rows: Rows, seat: int) -> float:
    """What some rollouts give a seat of the victory."""
    return sum(row[seat] for row in rows) / len(rows)


def _option(judge: StudyJudge, action: int, rows: Rows, seat: int, chance: float | None = None) -> JudgedOption:
    """An action, as its rollouts say."""
    seen = Outlook(rows, judge.players)
    move = judge.game.actions[action].notation
    return JudgedOption(action, move, seen.shares, seen.errors[seat], seen.scores, seen.sources, seen.samples, chance)


def _decision(
    judge: StudyJudge,
    view: Any,
    step: int,
    seat: int,
    chosen: int,
    top: int,
    options: dict[int, JudgedOption],
    seen: dict[int, Samples],
    found: Found,
) -> Decision:
    """All that was found out."""
    loss, error, others = found
    if loss <= 0.0:
        top, loss = chosen, 0.0
    effects = [0] * judge.players if others is None else [*others]
    effects[seat] = -millionths(loss) if loss > CERTAIN * error else 0
    ordered = sorted(options.values(), key=lambda each: (each.action != top, -each.shares[seat], each.action))
    return Decision(
        *(step, seat, chosen, top, tuple(ordered), loss, error, label_of(loss, error, judge.players), others is None),
        effects=tuple(effects),
        why=_why(judge, view, seat, [option.action for option in ordered], seen, chosen),
    )


def _why(
    judge: StudyJudge, view: Any, seat: int, ordered: Sequence[int], seen: dict[int, Samples], chosen: int
) -> Why | None:
    """The best beside what was chosen; if that is the best, beside the next one of which enough is known."""
    better = ordered[0]
    for worse in ordered[1:] if better == chosen else [chosen]:
        rows = _pairs(seen[better], seen[worse])
        if len(rows[0]) >= ENOUGH:
            return why_better(judge, seat, better, worse, *rows, view)
    return None


def why_better(judge: StudyJudge, seat: int, better: int, worse: int, more: Rows, less: Rows, view: Any = None) -> Why:
    """Why one option is better than another, by rollouts of both in pairs.

    With the seat's view also by what it does on the board. The rival is the one whose score changes most, of those of
    whom something certain can be told.
    """
    gap = [_minus(one, other) for one, other in zip(more, less, strict=True)]
    gains = [row[seat] for row in gap]
    changes = [_changes(judge, gap, k) for k in range(judge.players)]
    rivals = [k for k in range(judge.players) if k != seat and changes[k]]
    rival = max(rivals, key=lambda k: abs(mean_share(gap, judge.players + k)), default=None)
    others = () if rival is None else changes[rival]
    told = {(seat, change.source): change.points for change in changes[seat]}
    if rival is not None:
        told |= {(rival, change.source): change.points for change in others}
    return Why(
        *(better, worse, sum(gains) / len(gains), changes[seat], rival, others),
        consequences=borne_out(judge.game, view, seat, better, worse, told) if view is not None else (),
        error=standard_error(gains),
    )


def borne_out(
    game: Game, view: Any, seat: int, better: int, worse: int, told: Mapping[tuple[int, str], float]
) -> tuple[Told, ...]:
    """What only the better move does on the board, where the points that are told of bear it out."""
    find = game.presentation.consequences
    both = find(game, view, seat, worse)
    return tuple(
        convert(to_builtins(one), Told)
        for one in find(game, view, seat, better)
        if one not in both
        and any((told.get((one.seat, k), 0.0) > 0) is one.gains for k in one.sources if (one.seat, k) in told)
    )


def _changes(judge: StudyJudge, gap: Rows, seat: int) -> tuple[PointsChange, ...]:
    """The sources of which most surely changes for a seat, in points."""
    first = 2 * judge.players + seat * len(judge.sources)
    changes = []
    for k, source in enumerate(judge.sources, first):
        points, error = mean_share(gap, k), standard_error([row[k] for row in gap])
        if abs(points) >= SMALLEST and abs(points) > CERTAIN * error:
            changes.append(PointsChange(source, round(points, 1), error))
    return tuple(sorted(changes, key=lambda change: -abs(change.points))[:MOST_CHANGES])
