"""Ratings after a game, for people and for bots by their level."""

from __future__ import annotations

import asyncio
from statistics import fmean

from openskill.models import PlackettLuce

from souk.table.log import Chair

from ..protocol import Rating
from ..store import Store
from .session import TableSession

MODEL = PlackettLuce()


class Ratings:
    """Rates games, one after the other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def rate(self, session: TableSession) -> None:
        """Rate a game that is over, once."""
        table, result = session.table, session.table.state.result
        who = [_rated_name(chair) for chair in table.state.chairs]
        async with self._lock:
            people = [name for name in who if name.startswith("user")]
            shared = len(set(people)) < len(people)  # a screen, by people whom nobody knows apart
            if not result or not result.ranks or len(set(who)) == 1 or not people or shared:
                await self._store.rate(session.id, [])
                return
            kind = table.game, table.players
            known = {r.who: r for r in await self._store.ratings(who) if (r.game, r.players) == kind}
            teams = [
                [MODEL.rating(known[name].mu, known[name].sigma) if name in known else MODEL.rating()] for name in who
            ]
            rated = MODEL.rate(teams, ranks=[float(rank) for rank in result.ranks])
            ratings = []
            for name in sorted(set(who)):  # bots of the same level share what they learnt
                mine = [team[0] for other, team in zip(who, rated, strict=True) if other == name]
                mu, sigma = fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine)
                games = (known[name].games if name in known else 0) + 1
                ratings.append(Rating(name, *kind, mu, sigma, mu - 3 * sigma, games))
            await self._store.rate(session.id, ratings)


def _rated_name(chair: Chair) -> str:
    person = chair.user or chair.gone
    return f"user {person}" if person else f"bot {chair.level}"
