"""Many games at once, wherever they are spread to, and what a match says about two nets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from souk.arena.load_players import load
from souk.arena.spread import spread
from souk.players.nets import Net

from .games import LEARNER, PLANNER, RIVAL, Lot, Played, Table, play_lot, seatings
from .settings import Settings

LOT = 50  # games, or all of them where there are fewer
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Place:
    """Where games are played: on cores or a Ray cluster, in how many processes."""

    on: str = "cores"
    processes: int = 0


HERE = Place()


class Work(NamedTuple):
    """What all lots of some games share."""

    use: tuple[str, ...]
    tables: tuple[Table, ...]


class Job(NamedTuple):
    """A lot, and at which of the tables it is played."""

    table: int
    lot: Lot


def play_all(
    settings: Settings,
    tables: Sequence[Table],
    jobs: Sequence[Job],
    place: Place,
    on_part: Callable[[float], None] = lambda _: None,
) -> list[Played]:
    """Play the lots; the results come in the order of their numbers, whoever was ready first."""
    results: list[Played] = []
    with closing(spread(_play, Work(settings.use, tuple(tables)), jobs, place.on, place.processes)) as played:
        for result in played:
            results.append(result)
            on_part(len(results) / len(jobs))
    return sorted(results, key=lambda result: result.lot.number)


def _play(work: Work, job: Job) -> Played:
    for source in work.use:
        load(source)
    return play_lot(work.tables[job.table], job.lot)


def lots(settings: Settings, games: int, *purpose: object, step: int = 1) -> list[Lot]:
    """So many games or a few more, in lots of whole steps; what they are for makes their seeds."""
    size = -(-min(LOT, games) // step) * step
    return [Lot(k, size, settings.word(*purpose, k)) for k in range(-(-games // size))]


@dataclass(frozen=True)
class Match:
    """How far one side was ahead of the other, with standard errors over deals: games with the same dice are one."""

    games: int
    lead: float  # in points
    lead_error: float
    wins: float  # share of victory of a seat beyond that of a seat of the other side
    wins_error: float
    value: float  # both, as the nets weigh them
    value_error: float

    @property
    def won(self) -> bool:
        """Whether the first side is the stronger one, so far as can be seen."""
        return self.value > 0

    def to_json(self) -> dict[str, Any]:
        """As data."""
        return {name: round(value, 5) for name, value in vars(self).items()}


def versus(
    settings: Settings,
    one: Net,
    other: Net,
    games: int,
    purpose: object,
    place: Place,
    on_part: Callable[[float], None] = lambda _: None,
) -> Match:
    """A match of two nets: every second seat, then the other ones with the same dice."""
    seats = tuple(tuple((seat + turn) % 2 for seat in range(settings.players)) for turn in range(2))
    table = _table(settings, one, other, tuple(tuple((LEARNER, RIVAL)[who] for who in row) for row in seats))
    return _match(settings, table, one.share, games, purpose, place, on_part)


def against_planners(
    settings: Settings, net: Net, games: int, place: Place, on_part: Callable[[float], None] = lambda _: None
) -> dict[str, Any]:
    """One seat of the net against planners in all others, in turn in every seat; with the same dice every time."""
    table = _table(settings, net, net, seatings(settings.players, LEARNER, PLANNER))
    chosen = lots(settings, games, "trial", step=settings.players)
    played = play_all(settings, [table], [Job(0, lot) for lot in chosen], place, on_part)
    own = np.array([row[k % settings.players] for result in played for k, row in enumerate(result.shares)])
    scores = [(row, k % settings.players) for result in played for k, row in enumerate(result.scores)]
    points = float(np.mean([row[seat] for row, seat in scores]))
    others = float(np.mean([np.delete(row, seat).mean() for row, seat in scores]))
    deals = own.reshape(-1, settings.players).mean(1).astype(np.float64)
    share, error = _mean(deals)
    return {
        "games": len(own),
        "wins": round(share, 5),
        "error": round(error, 5),
        "points": round(points, 2),
        "others": round(others, 2),
    }


def _table(settings: Settings, one: Net, other: Net, seats: tuple[tuple[int, ...], ...]) -> Table:
    return Table(settings.game, settings.players, settings.options, one.to_json(), other.to_json(), seats)


def _match(
    settings: Settings,
    table: Table,
    share: float,
    games: int,
    purpose: object,
    place: Place,
    on_part: Callable[[float], None],
) -> Match:
    ways = len(table.seats)
    jobs = [Job(0, lot) for lot in lots(settings, games, purpose, step=ways)]
    played = play_all(settings, [table], jobs, place, on_part)
    learners = np.array([[who == LEARNER for who in row] for row in table.seats])
    parts = []
    for numbers in ("scores", "shares"):
        rows = np.concatenate([getattr(result, numbers) for result in played]).astype(np.float64)
        ours = np.tile(learners, (len(rows) // ways, 1))
        ahead = (rows * ours).sum(1) / ours.sum(1) - (rows * ~ours).sum(1) / (~ours).sum(1)
        parts.append(ahead.reshape(-1, ways).mean(1))
    points, wins = parts
    return Match(len(points) * ways, *_mean(points), *_mean(wins), *_mean(points + share * wins))


def _mean(deals: Numbers) -> tuple[float, float]:
    error = float(deals.std(ddof=1)) / sqrt(len(deals)) if len(deals) > 1 else 0.0
    return float(deals.mean()), error
