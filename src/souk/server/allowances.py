"""Limits that count wherever somebody comes in: at this process, and in the database that several of them share."""

from __future__ import annotations

import hashlib
from typing import Final

from .database import Database
from .limits import Buckets

FORGOTTEN: Final = 86_400  # seconds after which a bucket is full again, whatever it is

_NOW: Final = "extract(epoch FROM clock_timestamp())"
_LEFT: Final = f"least(?::float8, allowances.amount + ({_NOW} - allowances.changed) * ?::float8)"
_TAKE: Final = f"""
    INSERT INTO allowances (name, amount, changed) VALUES (?, ?::float8 - 1, {_NOW})
    ON CONFLICT (name) DO UPDATE SET amount = {_LEFT} - 1, changed = excluded.changed WHERE {_LEFT} >= 1 RETURNING 1"""


class Allowance:
    """So many at once and so many more each second, for each name."""

    def __init__(self, what: str, buckets: Buckets, database: Database) -> None:
        self._what = what
        self._buckets = buckets
        self._database = database

    async def take(self, name: str) -> bool:
        """Whether it is allowed once more: here first, which keeps floods from the database."""
        if not self._buckets.take(name):
            return False
        if not self._database.shared:
            return True
        key = hashlib.sha256(f"{self._what} {name}".encode()).hexdigest()[:32]  # addresses are nobody's affair
        most, rate = self._buckets.most, self._buckets.rate
        return bool(await self._database.fetch(_TAKE, key, most, most, rate, most, rate))


async def forget_old(database: Database) -> None:
    """Forget whom nobody has counted for long."""
    if database.shared:
        await database.run(f"DELETE FROM allowances WHERE changed < {_NOW} - {FORGOTTEN}")
