"""A review in words: every number in a sentence is one of the data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import convert

from souk.games import GAMES
from souk.words import Words
from souk.words.arguments import named

from .mistakes import Mistake, MistakeVerdict
from .types import MILLION, Decision, PointsChange, Review, TurningPoint, Why


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

    def doing(self, action: int) -> str:
        """A move as sentences speak of it, which do not begin with it."""
        return self.words.doing(self.game.actions[action].fields)["doing"]

    def _doing(self, name: str, action: int) -> dict[str, str | int]:
        """The same as arguments: `better_doing`."""
        return named(name, self.words.doing(self.game.actions[action].fields))

    def percent(self, share: float) -> str:
        """A share of victory as per cent with one decimal."""
        return self.words.percent(share)

    def error(self, error: float | None) -> str:
        """A standard error as it stands behind a share, where there is one: what was not sampled has none."""
        margin = self.words.margin(error or 0.0)
        return "-" if margin == self.percent(0.0) else f"± {margin}"

    def loss(self, loss: float, error: float) -> str:
        """What is lost, with its standard error, if samples differed."""
        margin = self.error(error)
        return self.percent(loss) if margin == "-" else f"{self.percent(loss)} {margin}"

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
        return self.words.say("study-lost", label=label, loss=self.loss(decision.loss, decision.error))

    def turning_point(self, review: Review, point: TurningPoint) -> str:
        """What a turning point was: a decision and how good it was, or whose luck."""
        for one in review.decisions:
            if (point.kind, point.step, point.seat) == ("decision", one.step, one.seat):
                done = self.words.labelled(self.name(one.seat), self.move(one.chosen))
                return f"{done} ({self.words.word('study-label', one.label)})"
        return " ".join(filter(None, (self.kind(point.kind), self.name(point.seat))))

    def why(self, decision: Decision) -> str:
        """Why the better option is better: points by source, for the seat and for the rival it concerns most."""
        return self.reason(decision.seat, decision.why)

    def reason(self, seat: int, why: Why | None) -> str:
        """The same of a seat, wherever it was judged."""
        if not why:
            return ""
        both = self._doing("better", why.better) | self._doing("worse", why.worse)
        gain = self.signed(why.gain)
        if not why.is_certain:
            said = self.words.say("study-why_even", **both)
        elif gain == self.signed(0.0):
            said = self.words.say("study-why_slight", **both)
        else:
            said = self.words.say("study-why", **both, gain=gain)
        parts = [self._changes(self.name(seat), why.own)] if why.own else []
        if why.rival is not None:
            parts.append(self._changes(self.name(why.rival), why.others))
        if why.consequences:
            parts.append(self._consequences(why))
        return " ".join([sentence(said), *parts])

    def _consequences(self, why: Why) -> str:
        kind, names = self.game.presentation.types.consequence, [*map(self.name, range(len(self.judged.names)))]
        found = [convert(one, kind) for one in why.consequences]
        listed = self.words.listed(self.words.consequences(found, names))
        return sentence(self.words.say("study-consequences", **self._doing("move", why.better), consequences=listed))

    def _changes(self, name: str, changes: Sequence[PointsChange]) -> str:
        listed = self.words.listed([self._change(change) for change in changes])
        return self.words.say("study-changes", name=name, changes=listed)

    def _change(self, change: PointsChange) -> str:
        source = self.words.word("source", change.source)
        return self.words.say("study-change", source=source, points=self.points(change.points))

    # Questions about one's own mistakes.

    def task(self, question: Mistake) -> str:
        """What was done, and what is asked."""
        name, move = self.name(question.seat), self._doing("move", question.chosen)
        return sentence(self.words.say("mistakes-task", name=name, **move, loss=self.percent(question.loss)))

    def hints(self, question: Mistake) -> list[str]:
        """What helps, more and more."""
        hint, said = question.hint, []
        if hint.change and hint.seat is not None:
            changes = self._changes(self.name(hint.seat), [hint.change])
            said.append(self.words.say("mistakes-hint_points", changes=changes))
        if hint.moves:
            moves = self.words.listed([self.doing(move) for move in hint.moves])
            said.append(self.words.say("mistakes-hint_moves", moves=moves))
        return said

    def solution(self, question: Mistake) -> str:
        """The best move, and why."""
        told = sentence(self.words.say("mistakes-solution", **self._doing("move", question.best)))
        return " ".join(filter(None, (told, self.reason(question.seat, question.why))))

    def praise(self, question: Mistake, answer: MistakeVerdict) -> str:
        """That an answer counts, and why the best is the best."""
        if answer.action == question.best:
            return " ".join(filter(None, (self.words.say("mistakes-best"), self.reason(question.seat, question.why))))
        return self.words.say("mistakes-counts", loss=self.loss(answer.loss, answer.error))

    def rejection(self, answer: MistakeVerdict) -> str:
        """That an answer loses too much."""
        move = self._doing("move", answer.action)
        return sentence(self.words.say("mistakes-wrong", **move, loss=self.loss(answer.loss, answer.error)))

    def kind(self, kind: str) -> str:
        """What a line of the ledger is called."""
        return self.words.word("study-line", kind)

    def millionths(self, n: int) -> str:
        """A line of the ledger."""
        return self.signed(n / MILLION)


def sentence(text: str) -> str:
    """With a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sign(number: float) -> str:
    """Which way."""
    return "-" if number < 0 else "+"
