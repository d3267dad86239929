"""What is told of somebody's progress."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Depth = Literal["quick", "deep"]  # of a review


class RecentGames(Struct, frozen=True):
    """The part of the bots that you left behind in a game and those before it, beside what was to be expected."""

    games: int
    reached: float
    expected: float
    margin: float  # that results of 95 % of those who are as strong as expected keep to


class ProgressPoint(Struct, frozen=True):
    """A game against bots: how strong you seemed after it, what part of them you left behind, and what was expected."""

    link: str
    at: int  # milliseconds since 1970
    strength: int  # on the scale of the levels' Elo
    doubt: int  # the interval of 95 % is so far to both sides
    reached: float
    expected: float  # by the games before
    recent: RecentGames


class Average(Struct, frozen=True):
    """A mean, and its interval of 95 %."""

    mean: float
    low: float
    high: float


class SourcePoints(Struct, frozen=True):
    """Your points from a source, and those of the strongest quick player at such tables, where that was measured."""

    source: str
    yours: Average
    strongest: Average | None


class PointsBySource(Struct, frozen=True):
    """Where your points come from at tables of so many, with the usual options."""

    players: int
    games: int
    sources: list[SourcePoints]


class ReviewedGame(Struct, frozen=True):
    """What the review of a game says of you."""

    link: str
    at: int
    depth: Depth
    accuracy: float | None  # 0 to 100; None where you had nothing to decide
    luck: float  # share of victory that dice, cards and others' choices brought you


class GameToReview(Struct, frozen=True):
    """A finished game that nobody had reviewed."""

    link: str
    at: int


class GameProgress(Struct, frozen=True):
    """What your finished games of one kind say. The latest against bots and the latest reviews, the earliest first."""

    game: str
    games: int
    won: int
    strength: int
    doubt: int  # the interval of 95 % is so far to both sides
    level: str  # the nearest
    curve: list[ProgressPoint]
    points: list[PointsBySource]
    reviews: list[ReviewedGame]
    to_review: list[GameToReview]  # the latest first


class Badge(Struct, frozen=True):
    """A badge, and when you earned it: 0 for not yet."""

    name: str
    earned: int


class Progress(Struct, frozen=True):
    """How you are getting on, by your latest games."""

    games: list[GameProgress]
    badges: list[Badge]
