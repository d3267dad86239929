"""Ratings of people after a rated game. Bots are rated by the arena, not here."""

from __future__ import annotations

import asyncio

from openskill.models import PlackettLuce

from souk.engine.errors import SoukError

from ..protocol import Rating
from ..store import GONE, Store
from .session import TableSession

MODEL = PlackettLuce()
TRIES = 10


class Ratings:
    """Rates games, one after the other."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def rate(self, session: TableSession) -> None:
        """Rate a game that is over, once."""
        async with self._lock:
            for _ in range(TRIES):
                if await self._store.rate(session.id, await self._rated(session)):
                    return
            raise SoukError("other processes rate games of the same people again and again")

    async def _rated(self, session: TableSession) -> list[Rating]:
        """How strong everybody is after the game; who is gone for good only counts for the others."""
        table, result = session.table, session.table.state.result
        if not table.opened.rated or not result or not result.ranks:
            return []
        kind = table.game, table.players
        users = [chair.user or chair.gone for chair in table.state.chairs]
        who = [f"user {user}" for user in users]
        known = {r.who: r for r in await self._store.ratings(who) if (r.game, r.players) == kind}
        before = [MODEL.rating(known[name].mu, known[name].sigma) if name in known else MODEL.rating() for name in who]
        after = MODEL.rate([[rating] for rating in before], ranks=[float(rank) for rank in result.ranks])
        names = await self._store.names(users)
        return [
            Rating(
                name, *kind, new.mu, new.sigma, new.mu - 3 * new.sigma, (known[name].games if name in known else 0) + 1
            )
            for user, name, (new,) in zip(users, who, after, strict=True)
            if names[user][0] != GONE
        ]
