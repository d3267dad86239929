"""Whether a decision has one answer: a quick search finds it, one ten times as deep must agree.

Every other move is compared with the answer on the same guesses and dice. It must be worse by more than twice the error
of the difference, and by more than a set part of a fair share. Where all choose at the same time, moves are weighed
against the mixed answers of the others. Both searches ask in portions, since most decisions have no single answer, and
that shows at once; the answer itself and every move that comes near it are always searched to the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod, sqrt
from typing import Any, Final
from zlib import crc32

from souk.study.decisions import why_better
from souk.study.judge import Line, Row, StudyJudge, standard_error
from souk.study.types import CERTAIN, Why

from .types import Answer, Step

PART: Final = 1 / 6  # of a fair share, that the second best loses at least
GLANCE: Final = 4  # samples that show what is hopeless
QUICK: Final = 12  # samples of the quick search, if nothing else is asked for
DEEPER: Final = 10  # times as many samples has the deep one
RIVALS: Final = 4  # moves that the quick search begins with, the answer among them
FAR: Final = 3.0  # times what is asked, with which a move is too far behind for the deep search
PORTIONS: Final = 4  # of the deep search
BEYOND: Final = 4.0  # errors by which a move must lose more than what is asked, to be searched no further
MARGIN: Final = 1.5  # points by which the net must find the best better before anything is searched
SURE: Final = 0.85  # chance of the best in the net's mixed answer, where all choose at the same time
RARE: Final = 0.04  # chances of others' moves that are left out
DRAWS: Final = 3  # of what others choose at the same time, in each sample
GOLDEN: Final = (sqrt(5) - 1) / 2  # its multiples are spread evenly
Rows = list[Row]


def stands_out(looked: Sequence[tuple[int, float]], together: bool) -> int | None:
    """The move that a look ahead finds clearly better than all others; the filter before any search."""
    if len(looked) < 2:
        return None
    best, second = sorted(looked, key=lambda each: -each[1])[:2]
    clear = best[1] >= SURE if together else best[1] - second[1] >= MARGIN
    return best[0] if clear else None


def one_answer(
    judge: StudyJudge, state: Any, seat: int, action: int, quick: int = QUICK, salt: str = ""
) -> Step | None:
    """The decision with its answer, if the quick search and the deep one agree that it is the only one."""
    search = _Search(judge, state, seat, salt)
    moves = [action, *(other for other in search.by_look() if other != action)]
    seen: dict[int, Rows] = {}
    for some, samples in ((moves[:2], GLANCE // 2), (moves[:RIVALS], GLANCE)):
        search.add(seen, some, 0, min(samples, quick))
        if search.is_hopeless(seen, action, 1.0):
            return None
    for some in (moves[:RIVALS], moves):
        search.add(seen, some, 0, quick)
        if not search.is_clear(seen, action, 1.0):
            return None
    deep = _searched(search, seen, action, quick)
    return _step(search, seen, deep, action) if search.is_clear(deep, action, CERTAIN) else None


def _searched(search: _Search, seen: dict[int, Rows], action: int, quick: int) -> dict[int, Rows]:
    """The deep search: the answer beside the second best and all not far behind, while they are in question."""
    second, *others = sorted(seen.keys() - {action}, key=lambda other: search.loss(seen, action, other))
    near = [second, *(other for other in others if not search.is_worse(seen, action, other, CERTAIN, FAR))]
    deep: dict[int, Rows] = {}
    for portion in range(1, PORTIONS + 1):
        search.add(deep, [action, *near], quick, DEEPER * quick * portion // PORTIONS)
        if search.is_hopeless(deep, action, CERTAIN):
            break
        near = [other for other in near if not search.is_beyond(deep, action, other)]
    return deep


def fresh_losses(judge: StudyJudge, state: Any, seat: int, step: Step, salt: str) -> dict[int, tuple[float, float]]:
    """What each other move loses by a deep search with other guesses and dice, and the standard errors."""
    search = _Search(judge, state, seat, salt)
    rows = search.look([step.action, *(answer.action for answer in step.answers)], 0, DEEPER * QUICK)
    return {answer.action: search.loss(rows, step.action, answer.action) for answer in step.answers}


class _Search:
    """Rollouts of the moves of one seat in one position."""

    def __init__(self, judge: StudyJudge, state: Any, seat: int, salt: str) -> None:
        self.judge, self.seat = judge, seat
        self.view = judge.game.hidden(state, seat)
        self.seed = crc32(bytes(self.view) + salt.encode())
        self.others = _mixes(judge, state, seat)
        self.asked = PART / judge.players  # that every other move loses at least

    def by_look(self) -> list[int]:
        """The seat's moves, the likeliest first."""
        looked = sorted(self.judge.look(self.view, self.seat), key=lambda each: -each[1])
        return [action for action, _ in looked]

    def look(self, actions: Sequence[int], first: int, samples: int) -> dict[int, Rows]:
        """Outlooks after each move, sample by sample; all moves meet the same choices of others at the same time."""
        if len(self.others) == 1:
            rolled = self._roll(actions, [self.others[0][0]], first, samples)
            return dict(zip(actions, rolled, strict=True))
        rows: dict[int, Rows] = {action: [] for action in actions}
        for sample in range(first, first + samples):
            rolled = self._roll(actions, [self._drawn(DRAWS * sample + k) for k in range(DRAWS)], sample, 1)
            for k, action in enumerate(actions):
                rows[action].append(_mean([row for (row,) in rolled[DRAWS * k : DRAWS * (k + 1)]]))
        return rows

    def _roll(self, actions: Sequence[int], others: Sequence[Line], first: int, samples: int) -> list[Rows]:
        lines = [[(self.seat, action), *choices] for action in actions for choices in others]
        return self.judge.roll(self.view, self.seat, lines, first, samples, self.seed, 0)

    def _drawn(self, number: int) -> Line:
        """What the others choose; over many numbers each as often as is likely."""
        at = (self.seed / 2**32 + number * GOLDEN) % 1.0
        for choices, chance in self.others:
            at -= chance
            if at < 0.0:
                return choices
        return self.others[-1][0]

    def add(self, rows: dict[int, Rows], actions: Sequence[int], first: int, samples: int) -> None:
        """Go on with moves until they have so many samples, the first of which has this number."""
        for there in {len(rows.get(action, ())) for action in actions} - {samples}:
            some = [action for action in actions if len(rows.get(action, ())) == there]
            for action, more in self.look(some, first + there, samples - there).items():
                rows[action] = [*rows.get(action, ()), *more]

    def loss(self, rows: dict[int, Rows], best: int, other: int) -> tuple[float, float]:
        """What a move loses beside the best by the samples of both, and the standard error of that."""
        pairs = zip(rows[best], rows[other], strict=False)
        gaps = [a[self.seat] - b[self.seat] for a, b in pairs]
        return sum(gaps) / len(gaps), standard_error(gaps)

    def is_worse(self, rows: dict[int, Rows], best: int, other: int, errors: float, times: float = 1.0) -> bool:
        """Whether a move loses so many times what is asked, and more than so many errors."""
        loss, error = self.loss(rows, best, other)
        return loss > times * self.asked and loss > errors * error

    def is_beyond(self, rows: dict[int, Rows], best: int, other: int) -> bool:
        """Whether a move loses what is asked beyond doubt."""
        loss, error = self.loss(rows, best, other)
        return loss > self.asked + BEYOND * error

    def is_clear(self, rows: dict[int, Rows], best: int, errors: float) -> bool:
        """Whether all other moves are worse."""
        return all(self.is_worse(rows, best, other, errors) for other in rows if other != best)

    def is_hopeless(self, rows: dict[int, Rows], best: int, errors: float) -> bool:
        """Whether some other move is as good, but for so many errors."""
        losses = (self.loss(rows, best, other) for other in rows if other != best)
        return any(loss + errors * error < self.asked for loss, error in losses)


def _mixes(judge: StudyJudge, state: Any, seat: int) -> list[tuple[list[tuple[int, int]], float]]:
    """What others may choose at the same time, with its chance; nothing at all where the seat decides alone."""
    mixes = []
    for other in judge.game.seats_to_act(state):
        if other != seat:
            likely = [(a, p) for a, p in judge.look(judge.game.hidden(state, other), other) if p >= RARE]
            mixes.append([((other, action), chance) for action, chance in likely])
    ways = [([step for step, _ in way], prod(chance for _, chance in way)) for way in product(*mixes)]
    total = sum(chance for _, chance in ways)
    return [(line, chance / total) for line, chance in ways]


def _mean(rows: Rows) -> list[float]:
    return [sum(numbers) / len(rows) for numbers in zip(*rows, strict=True)]


def _step(search: _Search, quick: dict[int, Rows], deep: dict[int, Rows], action: int) -> Step:
    """The decision as data, with reasons; of each move by the deepest search that it was in."""
    rows = quick | deep
    losses = {other: search.loss(deep if other in deep else quick, action, other) for other in rows if other != action}
    order = sorted(losses, key=lambda other: losses[other])
    answers = tuple(
        Answer(
            action=other,
            loss=round(losses[other][0], 4),
            error=round(losses[other][1], 4),
            why=_why(search, deep if other in deep else quick, action, other),
        )
        for other in order
    )
    share = sum(row[search.seat] for row in rows[action]) / len(rows[action])
    return Step(action, round(share, 4), answers)


def _why(search: _Search, rows: dict[int, Rows], best: int, other: int) -> Why:
    """Why the answer is better, by the samples that both have."""
    both = min(len(rows[best]), len(rows[other]))
    return why_better(search.judge, search.seat, best, other, rows[best][:both], rows[other][:both])
