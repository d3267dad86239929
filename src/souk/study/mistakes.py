"""Learn from one's own mistakes: each error of a seat as a question on the position in which it was made.

    found = mistakes_of(record, seat)
    examiner = Examiner(record)
    examiner.judge(found.questions[0], action).right

Another answer than the best counts too: what loses nothing beyond its error, or less than a third of the mistake.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from souk.engine.errors import BadOption, IllegalMove
from souk.engine.input_reasons import SeatOutOfRange
from souk.engine.position import Position, Transcript
from souk.records.file import first_position

from .decisions import judge_answer
from .judge import StudyJudge
from .review import QUICK, Progress, decisions_of, states_of
from .types import Decision, Effort, Label, PointsChange, Why

PART: Final = 1 / 3  # of the mistake, that another answer may lose
IN_QUESTION: Final = 3  # moves that a hint leaves


def answers(effort: Effort) -> Effort:
    """How long an answer is looked at: twice as long as a decision of a review."""
    return replace(effort, second=2 * effort.second)


ANSWERS: Final = answers(QUICK)


class MistakeHint(Struct, frozen=True):
    """What helps without telling: where most points are that the mistake cost, and moves one of which is best."""

    seat: int | None  # whose points: one's own, or a rival's that the best move takes away
    change: PointsChange | None
    moves: tuple[int, ...]  # actions, in the order of their ids; none where that would tell


class Mistake(Struct, frozen=True):
    """A mistake: what would have been better?"""

    step: int
    seat: int
    chosen: int  # action
    best: int
    label: Label
    loss: float  # share of victory
    error: float
    hint: MistakeHint
    why: Why | None  # the best beside what was chosen


class Mistakes(Struct, frozen=True):
    """The mistakes of a seat in a game, in the order of the game."""

    game: str
    names: tuple[str, ...]
    seat: int
    questions: tuple[Mistake, ...]


class MistakeVerdict(Struct, frozen=True):
    """What an answer is worth."""

    action: int
    right: bool
    loss: float  # share of victory, beside the best
    error: float
    why: Why | None  # the better beside the worse of the two; None for the best itself


def mistakes_of(record: Transcript, seat: int, progress: Progress | None = None, effort: Effort = QUICK) -> Mistakes:
    """Look for the mistakes of a seat."""
    if not 0 <= seat < record.players:
        last = record.players - 1
        raise BadOption(f"there is no seat {seat}; seats are 0 to {last}", SeatOutOfRange(n=seat, last=last))
    names = record.seats or tuple(f"{n + 1}" for n in range(record.players))
    return Mistakes(record.game, names, seat, questions_of(decisions_of(record, seat, effort, progress), seat))


def questions_of(decisions: Iterable[Decision], seat: int) -> tuple[Mistake, ...]:
    """The errors of a seat among judged decisions, those of a review for instance."""
    return tuple(_question(one) for one in decisions if one.seat == seat and one.is_error)


def _question(decision: Decision) -> Mistake:
    best_first = [option.action for option in decision.options if option.action != decision.chosen]
    seat, change = _main_change(decision)
    moves = tuple(sorted(best_first[:IN_QUESTION])) if len(best_first) > 1 else ()
    return Mistake(
        *(decision.step, decision.seat, decision.chosen, decision.best),
        *(decision.label, decision.loss, decision.error),
        hint=MistakeHint(seat, change, moves),
        why=decision.why,
    )


def _main_change(decision: Decision) -> tuple[int | None, PointsChange | None]:
    """What the best move brings the seat most of, or else takes away from a rival."""
    why = decision.why
    if why:
        gained = [change for change in why.own if change.points > 0]
        if gained:
            return decision.seat, gained[0]
        taken = [change for change in why.others if change.points < 0]
        if taken:
            return why.rival, taken[0]
    return None, None


class Examiner:
    """Judges answers to the questions of a game, found by a review with this effort."""

    def __init__(self, record: Transcript, effort: Effort = QUICK) -> None:
        self._record = record
        self._effort = answers(effort)
        self._first = first_position(record)
        self._judge: StudyJudge | None = None  # loaded for the first answer that needs it

    def position(self, question: Mistake) -> Position:
        """Where the question stands; who answers gets its `view(question.seat)`."""
        position = self._first.copy()
        for seat, action in self._record.entries[: question.step]:
            position.play(action, seat)
        return position

    def judge(self, question: Mistake, action: int) -> MistakeVerdict:
        """What an answer loses beside the best move; refuses what is no move here."""
        state = states_of(self._first, self._record.entries[: question.step])[-1]
        game, seat = self._first.game, question.seat
        if action not in game.legal(state, seat):
            raise IllegalMove(f"{action} is not the number of a move that is open to seat {seat} there")
        if action == question.best:
            return MistakeVerdict(action, True, 0.0, 0.0, None)
        if action == question.chosen:
            return MistakeVerdict(action, False, question.loss, question.error, question.why)
        self._judge = self._judge or StudyJudge(game, self._record.players)
        found = judge_answer(self._judge, state, seat, action, question.best, question.step, self._effort)
        right = found.loss <= max(found.error, PART * question.loss)
        return MistakeVerdict(action, right, found.loss, found.error, found.why)
