"""A review in words: every number in a sentence is one of the data."""

from __future__ import annotations

from collections.abc import Sequence

from souk.games import GAMES
from souk.words import Words

from .types import MILLION, Change, Decision, Review


class Sentences:
    """Says in one language what a review found."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.game = GAMES[review.game]
        self.words = Words(language, self.game)

    def name(self, seat: int | None) -> str:
        """What a seat is called."""
        if seat is None:
            return ""
        given = self.review.names[seat]
        return self.words.say("seat-name", n=seat + 1) if given == str(seat + 1) else given

    def move(self, action: int) -> str:
        """What a move is called."""
        return self.words.move(self.game.actions[action].fields)

    def percent(self, share: float) -> str:
        """A share of victory as per cent with one decimal."""
        return f"{self.words.number(round(100 * share, 1))} %"

    def signed(self, share: float) -> str:
        """The same with its sign."""
        return sign(share) + self.percent(abs(share))

    def points(self, points: float) -> str:
        """Points with their sign."""
        return sign(points) + self.words.number(abs(points))

    def verdict(self, decision: Decision) -> str:
        """How good a decision was."""
        label = self.words.word("study-label", decision.label)
        if decision.label == "best":
            return label
        loss, error = self.percent(decision.loss), self.percent(decision.error)
        return self.words.say("study-lost", label=label, loss=loss, error=error)

    def why(self, decision: Decision) -> str:
        """Why the better option is better: points by source, for the seat and for the rival it concerns most."""
        why = decision.why
        if not why:
            return ""
        better, worse, gain = self.move(why.better), self.move(why.worse), self.signed(why.gain)
        said = self.words.say("study-why", better=better, worse=worse, gain=gain)
        parts = [self._changes(self.name(decision.seat), why.own)] if why.own else []
        if why.rival is not None:
            parts.append(self._changes(self.name(why.rival), why.others))
        return " ".join([said, *parts])

    def _changes(self, name: str, changes: Sequence[Change]) -> str:
        listed = self.words.listed([self._change(change) for change in changes])
        return self.words.say("study-changes", name=name, changes=listed)

    def _change(self, change: Change) -> str:
        source = self.words.word("source", change.source)
        return self.words.say("study-change", source=source, points=self.points(change.points))

    def kind(self, kind: str) -> str:
        """What a line of the ledger is called."""
        return self.words.word("study-line", kind)

    def millionths(self, n: int) -> str:
        """A line of the ledger."""
        return self.signed(n / MILLION)


def sign(number: float) -> str:
    """Which way."""
    return "-" if number < 0 else "+"
