"""A review in words: every number in a sentence is one of the data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import convert

from souk.games import GAMES
from souk.words import Words

from .mistakes import Mistake, MistakeVerdict
from .types import MILLION, Decision, PointsChange, Why

SMALLEST = 0.001  # share of victory
NOTHING = 1e-9


class Judged(Protocol):
    """Whatever sentences can be about: it names a game and who sits where."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, or their numbers from 1."""


class Sentences:
    """Says in one language what was found about a game."""

    def __init__(self, judged: Judged, language: str) -> None:
        self.judged = judged
        self.game = GAMES[judged.game]
        self.words = Words(language, self.game)

    def name(self, seat: int | None) -> str:
        """What a seat is called. Those that are called the same are numbered, in front."""
        if seat is None:
            return ""
        given = self.judged.names[seat]
        if given == str(seat + 1):
            return self.words.say("seat-name", n=seat + 1)
        return f"{seat + 1} {given}" if self.judged.names.count(given) > 1 else given

    def move(self, action: int) -> str:
        """What a move is called."""
        return self.words.move(self.game.actions[action].fields)

    def percent(self, share: float) -> str:
        """A share of victory as per cent with one decimal."""
        return f"{self.words.number(round(100 * share, 1))} %"

    def error(self, error: float | None) -> str:
        """A standard error as it stands behind a share, where there is one: what was not sampled has none."""
        return f"± {self.margin(error)}" if error and error > NOTHING else "-"

    def margin(self, error: float) -> str:
        """A standard error of a share; what is less than a tenth of a per cent is not told as nothing."""
        return self.percent(max(error, SMALLEST) if error > NOTHING else 0.0)

    def signed(self, share: float) -> str:
        """The same with its sign."""
        said = self.percent(abs(share))
        return said if said == self.percent(0) else sign(share) + said

    def points(self, points: float) -> str:
        """Points with their sign."""
        return sign(points) + self.words.number(abs(points))

    def verdict(self, decision: Decision) -> str:
        """How good a decision was."""
        label = self.words.word("study-label", decision.label)
        if decision.label == "best":
            return label
        loss, error = self.percent(decision.loss), self.margin(decision.error)
        return self.words.say("study-lost", label=label, loss=loss, error=error)

    def why(self, decision: Decision) -> str:
        """Why the better option is better: points by source, for the seat and for the rival it concerns most."""
        return self.reason(decision.seat, decision.why)

    def reason(self, seat: int, why: Why | None) -> str:
        """The same of a seat, wherever it was judged."""
        if not why:
            return ""
        better, worse, gain = self.move(why.better), self.move(why.worse), self.signed(why.gain)
        said = self.words.say("study-why_even", better=better, worse=worse)
        if why.is_certain:
            said = self.words.say("study-why", better=better, worse=worse, gain=gain)
        parts = [self._changes(self.name(seat), why.own)] if why.own else []
        if why.rival is not None:
            parts.append(self._changes(self.name(why.rival), why.others))
        if why.consequences:
            parts.append(self._consequences(why))
        return " ".join([said, *parts])

    def _consequences(self, why: Why) -> str:
        kind, names = self.game.presentation.types.consequence, [*map(self.name, range(len(self.judged.names)))]
        found = [self.words.consequence(convert(one, kind), names) for one in why.consequences]
        listed = self.words.listed(found)
        return self.words.say("study-consequences", move=self.move(why.better), consequences=listed)

    def _changes(self, name: str, changes: Sequence[PointsChange]) -> str:
        listed = self.words.listed([self._change(change) for change in changes])
        return self.words.say("study-changes", name=name, changes=listed)

    def _change(self, change: PointsChange) -> str:
        source = self.words.word("source", change.source)
        return self.words.say("study-change", source=source, points=self.points(change.points))

    # Questions about one's own mistakes.

    def task(self, question: Mistake) -> str:
        """What was done, and what is asked."""
        name, move = self.name(question.seat), self.move(question.chosen)
        return self.words.say("mistakes-task", name=name, move=move, loss=self.percent(question.loss))

    def hints(self, question: Mistake) -> list[str]:
        """What helps, more and more."""
        hint, said = question.hint, []
        if hint.change and hint.seat is not None:
            changes = self._changes(self.name(hint.seat), [hint.change])
            said.append(self.words.say("mistakes-hint_points", changes=changes))
        if hint.moves:
            moves = [self.words.say("mistakes-move", move=self.move(move)) for move in hint.moves]
            said.append(self.words.say("mistakes-hint_moves", moves=self.words.listed(moves)))
        return said

    def solution(self, question: Mistake) -> str:
        """The best move, and why."""
        told = self.words.say("mistakes-solution", move=self.move(question.best))
        return " ".join(filter(None, (told, self.reason(question.seat, question.why))))

    def praise(self, question: Mistake, answer: MistakeVerdict) -> str:
        """That an answer counts, and why the best is the best."""
        if answer.action == question.best:
            return " ".join(filter(None, (self.words.say("mistakes-best"), self.reason(question.seat, question.why))))
        loss, error = self.percent(answer.loss), self.margin(answer.error)
        return self.words.say("mistakes-counts", loss=loss, error=error)

    def rejection(self, answer: MistakeVerdict) -> str:
        """That an answer loses too much."""
        loss, error = self.percent(answer.loss), self.margin(answer.error)
        return self.words.say("mistakes-wrong", move=self.move(answer.action), loss=loss, error=error)

    def kind(self, kind: str) -> str:
        """What a line of the ledger is called."""
        return self.words.word("study-line", kind)

    def millionths(self, n: int) -> str:
        """A line of the ledger."""
        return self.signed(n / MILLION)


def sign(number: float) -> str:
    """Which way."""
    return "-" if number < 0 else "+"
