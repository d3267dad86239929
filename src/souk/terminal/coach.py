"""The coach at a table in a terminal: before a decision is played, what it loses and why, by what its seat sees."""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from souk.engine.errors import IllegalMove
from souk.engine.position import Move, Position, View
from souk.players.background import twin_now
from souk.players.nets import net_ships
from souk.study.coach import PATIENCE, OutOfTime, PlanVerdict, judge_plan
from souk.study.judge import StudyJudge, with_study
from souk.study.sentences import Sentences
from souk.words import Words

from .coach_setting import Coaching


class _Judged(NamedTuple):
    game: str
    names: tuple[str, ...]


class TerminalCoach:
    """Judges decisions of people; says nothing where it cannot in time."""

    def __init__(self, position: Position, words: Words, names: list[str], says: Coaching, share: float) -> None:
        self.says, self.share = says, share
        self._words = words
        self._sentences = Sentences(_Judged(position.game.name, tuple(names)), words.language)
        self._game, self._players = position.game, position.players
        self._judge: StudyJudge | None = None
        self.is_ready()

    def is_ready(self) -> bool:
        """Whether it can judge: a net ships, and what it thinks with is compiled; if not it is compiled meanwhile."""
        if self._judge:
            return True
        if not net_ships(self._game, self._players):
            return False
        if twin_now(with_study(self._game), "souk.study.judge:with_study").compiled:
            self._judge = StudyJudge(self._game, self._players)
        return self._judge is not None

    def advise(self, position: Position, move: Move | str, seat: int) -> PlanVerdict | None:
        """What it finds about a decision, or several in notation; refuses what cannot be played."""
        trial = position.copy()
        before = trial.steps
        trial.play(move, seat)
        plan = [made.id for made in trial.history[before:] if made.seat == seat]
        if not self.is_ready() or not self._judge:
            return None
        try:
            return judge_plan(self._judge, _question(position, seat), plan, until=monotonic() + PATIENCE)
        except OutOfTime:
            return None

    def warns(self, verdict: PlanVerdict) -> bool:
        """Whether that is to be asked about before it is played."""
        return verdict.loss >= self.share and verdict.is_certain

    def warning(self, verdict: PlanVerdict, seat: int) -> str:
        """What a plan loses, why, and what would be better."""
        better = self._words.say("terminal-coach_better", moves=self.notation(verdict))
        return "\n".join((self._loss(verdict), self._sentences.reason(seat, verdict.why), better))

    def praise(self, verdict: PlanVerdict, seat: int) -> str:
        """A word about a plan that is not warned of."""
        if not verdict.is_notable:
            return self._words.say("coach-good")
        said = self._loss(verdict) if verdict.loss else self._words.say("coach-best")
        return f"{said} {self._sentences.reason(seat, verdict.why)}"

    def notation(self, verdict: PlanVerdict) -> str:
        """The best plan as it is typed."""
        return " ".join(self._game.actions[action].notation for action in verdict.best)

    def _loss(self, verdict: PlanVerdict) -> str:
        return self._words.say("coach-loses", loss=self._sentences.loss(verdict.loss, verdict.error))


def _question(position: Position, seat: int) -> View:
    """What the seat saw when it was asked: before others, who were asked at the same time, had chosen."""
    asked = position
    with suppress(IllegalMove):  # at the very beginning there is nothing to take back
        while len((earlier := asked.copy().undo()).actors) > 1 and {*asked.actors} < {*earlier.actors}:
            asked = earlier
    return asked.view(seat)
