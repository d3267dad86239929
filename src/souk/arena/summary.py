"""What the games of an arena show: one set of data from which tables, JSON and reports are made. See docs/arena.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from souk.games import GAMES

from .luck import Luck
from .numbers import Array, Estimate, elo_of, luck_parts, mean_of, noise_of, share_of
from .plan import Plan
from .play import ArenaError, Clock, Result

FORMAT = 1
TINY = 1e-12  # a variance that is none


class Summary:
    """The results of a plan, so far as there are any, added up by player."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan = plan
        self.results = results
        self.names = plan.names
        tables = len(plan.tables())
        self.blocks = sorted({result.job.block for result in results})
        self._row = {block: row for row, block in enumerate(self.blocks)}
        self._strata = np.array([block % tables for block in self.blocks])
        self.adjusted = bool(plan.judge) and len(self.blocks) > 1  # one block alone cannot tell how sure it is

    def to_json(self) -> dict[str, Any]:
        """Everything as data."""
        planned = sum(1 for _ in self.plan.jobs())
        return {
            "souk_arena": FORMAT,
            "plan": self.plan.identity(),
            "title": GAMES[self.plan.game].title,
            "planned": planned,
            "games": len(self.results),
            "blocks": len(self.blocks),
            "fair": round(1 / self.plan.players, 4),
            "seconds": round(sum(result.seconds for result in self.results), 3),
            "decisions": sum(clock.decisions for result in self.results for clock in result.clocks),
            "players": [self._player(k) for k in range(len(self.names))] if self.results else [],
            "tables": self._tables() if self.results else [],
            "pairs": self._pairs(),
            **({"variance_reduction": self._variance_reduction()} if self.adjusted else {}),
        }

    # By player.

    def _player(self, k: int) -> dict[str, Any]:
        seats = [(result, seat) for result in self.results for seat, who in enumerate(result.job.seats) if who == k]
        clock = Clock()
        for result, seat in seats:
            clock.merge(result.clocks[seat])
        sources = self.results[0].score_sheet
        return {
            "name": self.names[k],
            "seats": len(seats),
            "win_share": self._share(k).to_json() if seats else None,
            "score": self._score(k).to_json(2) if seats else None,
            "elo": self._elo[k].to_json(1),
            **(self._plain(k) if self.adjusted else {}),
            "openskill": self._openskill[k],
            "by_seat": [self._by_seat(k, seat) for seat in range(self.plan.players)],
            "scores": dict(sorted(Counter(result.scores[seat] for result, seat in seats).items())),
            "sources": {
                source: round(sum(result.score_sheet[source][seat] for result, seat in seats) / max(1, len(seats)), 3)
                for source in sources
            },
            "thinking": _thinking(clock),
        }

    def _share(self, k: int, table: int | None = None) -> Estimate:
        here = np.ones(len(self.blocks)) if table is None else self._strata == table
        won, _, counts = self._sums
        if self.adjusted and here.sum() > 1:  # these are no counts, and may be below 0 or above 1
            return mean_of((won - self._off[0])[k] * here, counts[k] * here, self._strata)
        return share_of(won[k] * here, counts[k] * here, self._strata)

    def _score(self, k: int) -> Estimate:
        _, points, counts = self._sums
        return mean_of((points - self._off[1])[k] if self.adjusted else points[k], counts[k], self._strata)

    def _plain(self, k: int) -> dict[str, Any]:
        """The same as it was played."""
        won, points, counts = self._sums
        here = counts[k].any()
        return {
            "plain_win_share": share_of(won[k], counts[k], self._strata).to_json() if here else None,
            "plain_score": mean_of(points[k], counts[k], self._strata).to_json(2) if here else None,
            "plain_elo": elo_of(self._plain_ahead)[k].to_json(1),
        }

    @cached_property
    def _sums(self) -> Array:
        """Victories, points and seats, each by player and block."""
        sums = np.zeros((3, len(self.names), len(self.blocks)))
        for result in self.results:
            row = self._row[result.job.block]
            for seat, who in enumerate(result.job.seats):
                sums[:, who, row] += victory(result, seat), result.scores[seat], 1
        return sums

    def _by_seat(self, k: int, seat: int) -> dict[str, Any]:
        games = [result for result in self.results if result.job.seats[seat] == k]
        n = max(1, len(games))
        won, points = sum(victory(result, seat) for result in games), sum(result.scores[seat] for result in games)
        if self.adjusted:
            for result in games:
                shares, score = self._parts[:, self._row[result.job.block]]
                won -= shares * _luck(result).shares[seat]
                points -= score * _luck(result).points[seat]
        return {"games": len(games), "win_share": round(float(won / n), 4), "score": round(float(points / n), 2)}

    # Without luck. See `luck_parts`: what is taken off is 0 on average.

    @cached_property
    def _lucky(self) -> Array:
        """Shares of victory and points that were luck, each by player and block."""
        sums = np.zeros((2, len(self.names), len(self.blocks)))
        for result in self.results:
            row = self._row[result.job.block]
            for seat, who in enumerate(result.job.seats):
                sums[:, who, row] += _luck(result).shares[seat], _luck(result).points[seat]
        return sums

    @cached_property
    def _parts(self) -> Array:
        """Which part of that to take off, by block. It is the same for all players, so that shares still add up."""
        won, points, counts = self._sums
        shares, score = self._lucky
        return np.stack([luck_parts(won, counts, shares), luck_parts(points, counts, score)])

    @cached_property
    def _off(self) -> Array:
        """What is taken off victories and points, by player and block."""
        return np.asarray(self._parts[:, None, :] * self._lucky)

    def _variance_reduction(self) -> dict[str, float]:
        """How many times as many games results as they were played would need to be as sure, all players together."""
        found = {}
        counts = self._sums[2]
        for name, plain, off in zip(("win_share", "score"), self._sums, self._off, strict=False):
            played = [k for k in range(len(self.names)) if counts[k].any()]
            before = sum(noise_of(plain[k], counts[k], self._strata) for k in played)
            after = sum(noise_of((plain - off)[k], counts[k], self._strata) for k in played)
            found[name] = round(before / after, 2) if min(before, after) > TINY else 1.0
        return found

    # By table and by pair.

    def _tables(self) -> list[dict[str, Any]]:
        """Each table's own win shares, as a gauntlet needs them."""
        played = Counter(int(self._strata[self._row[result.job.block]]) for result in self.results)
        rows = []
        for number, table in enumerate(self.plan.tables()):
            if games := played[number]:
                shares = {self.names[k]: self._share(k, number).to_json() for k in dict.fromkeys(table)}
                rows.append({"seats": [self.names[k] for k in table], "games": games, "win_share": shares})
        return rows

    def _pairs(self) -> list[dict[str, Any]]:
        """How often each was ahead of each other at the same table; a tie is half."""
        total = self._ahead.sum(0)
        names = self.names
        return [
            {
                "a": names[i],
                "b": names[j],
                "meetings": round(total[i, j] + total[j, i]),
                "a_ahead": round(float(total[i, j]), 4),
            }
            for i in range(len(names))
            for j in range(i + 1, len(names))
            if total[i, j] + total[j, i]
        ]

    @cached_property
    def _ahead(self) -> Array:
        """The same as `_plain_ahead`, without luck if there is a judge."""
        if not self.adjusted:
            return self._plain_ahead
        luck = np.zeros_like(self._plain_ahead)
        for result in self.results:
            table, seats = luck[self._row[result.job.block]], result.job.seats
            for a, i in enumerate(seats):
                for b, j in enumerate(seats):
                    if i != j:
                        table[i, j] += _luck(result).ahead[a][b]
        met = self._plain_ahead + np.swapaxes(self._plain_ahead, 1, 2)
        parts = luck_parts(*(each.reshape(len(self.blocks), -1).T for each in (self._plain_ahead, met, luck)))
        return np.asarray(self._plain_ahead - parts[:, None, None] * luck)

    @cached_property
    def _plain_ahead(self) -> Array:
        """For each block, how often a seat of player i was ahead of one of player j."""
        ahead = np.zeros((len(self.blocks), len(self.names), len(self.names)))
        for result in self.results:
            table, seats, places = ahead[self._row[result.job.block]], result.job.seats, ranks(result)
            for a, i in enumerate(seats):
                for b, j in enumerate(seats):
                    if i != j:
                        table[i, j] += (places[a] < places[b]) + 0.5 * (places[a] == places[b])
        return ahead

    # Ratings.

    @cached_property
    def _elo(self) -> list[Estimate]:
        return elo_of(self._ahead)

    @cached_property
    def _openskill(self) -> list[dict[str, float]]:
        rated = rate_all(len(self.names), self.results)
        return [
            {"mu": round(mu, 3), "sigma": round(sigma, 3), "ordinal": round(mu - 3 * sigma, 3)} for mu, sigma in rated
        ]


def _luck(result: Result) -> Luck:
    if result.luck is None:
        raise ArenaError(f"block {result.job.block}, game {result.job.turn}: no judge has looked at this game")
    return result.luck


def victory(result: Result, seat: int) -> float:
    """A seat's part of the victory; a shared victory counts in parts."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def ranks(result: Result) -> list[int]:
    """The place of each seat, 1 for winners; the others by score, equal scores share a place."""
    best = max(result.scores) + 1
    keys = [-(best if seat in result.winners else score) for seat, score in enumerate(result.scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


def rate_all(n: int, results: Sequence[Result]) -> list[tuple[float, float]]:
    """Every player's openskill rating (Plackett-Luce) after all games in order, as mu and sigma.

    A player in several seats of a game is rated in each of them and takes the average.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415 - half a second that only reports need

    model = PlackettLuce(tau=0.0)  # nobody learns or tires during an arena
    ratings = [(model.mu, model.sigma)] * n
    for result in results:
        seats = result.job.seats
        if len(set(seats)) < 2:
            continue
        teams = [[model.rating(*ratings[who])] for who in seats]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in ranks(result)])]
        for who in set(seats):
            own = [rating for rating, other in zip(after, seats, strict=True) if other == who]
            ratings[who] = sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own)
    return ratings


def _thinking(clock: Clock) -> dict[str, Any]:
    return {
        "decisions": clock.decisions,
        "per_second": round(clock.decisions / clock.seconds, 1) if clock.seconds else 0.0,
        "mean_ms": round(1000 * clock.seconds / max(1, clock.decisions), 4),
        "p50_ms": round(1000 * clock.quantile(0.5), 4),
        "p95_ms": round(1000 * clock.quantile(0.95), 4),
        "longest_ms": round(1000 * clock.longest, 4),
        "spread": {str(step): count for step, count in sorted(clock.spread.items())},
    }
