"""Numbers about finished games: score sheets, averages, who wins from which seat."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from souk.engine.position import Position


@dataclass
class Tally:
    """Games of one kind, added up by seat."""

    game: str
    players: int
    games: int = 0
    decisions: int = 0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)  # a shared victory counts in parts
    sources: dict[str, list[int]] = field(default_factory=dict)

    def add(self, position: Position) -> None:
        """Count one more finished game."""
        self.games += 1
        self.decisions += sum(move.seat < self.players for move in position.history)
        self.scores = _sum(self.scores, position.scores)
        share = 1 / len(position.winners)
        won = [share if seat in position.winners else 0.0 for seat in range(self.players)]
        self.wins = [a + b for a, b in zip(self.wins or [0.0] * self.players, won, strict=True)]
        for source, points in position.game.presentation.score_sheet(position.state).items():
            self.sources[source] = _sum(self.sources.get(source, []), points)

    def mean_scores(self) -> list[float]:
        """The average score of each seat."""
        return [total / self.games for total in self.scores]

    def win_shares(self) -> list[float]:
        """How much of the games each seat has won."""
        return [won / self.games for won in self.wins]

    def mean_sources(self) -> dict[str, list[float]]:
        """The average points of each seat by source; they add up to the average score."""
        return {source: [total / self.games for total in totals] for source, totals in self.sources.items()}


def _sum(totals: list[int], more: list[int]) -> list[int]:
    return [a + b for a, b in zip(totals or [0] * len(more), more, strict=True)]


def tally(positions: Iterable[Position]) -> list[Tally]:
    """Finished games added up, each game and number of players on its own; running ones are left out."""
    tallies: dict[tuple[str, int], Tally] = {}
    for position in positions:
        if position.over:
            key = (position.game.name, position.players)
            tallies.setdefault(key, Tally(*key)).add(position)
    return [tallies[key] for key in sorted(tallies)]
