"""Tables of several processes: who sees to bots and clocks of which, and writing beside others. The SQL of both.

A process has a lease that it renews, and a table names its owner and counts in its epoch how often that changed. What
nobody asked for (a bot's move, a clock that runs out) only the owner writes, and only in the epoch in which it was
decided; commands anybody writes. Where an owner has gone, the time since it was last seen is noted at its tables: it
counts for nobody, and nothing is written to such a table before the entry that says so. All times here are the
database's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from souk.table.log import AnyEntry

from . import clock
from .batch import Batch
from .bell import Bell
from .database import Postgres, Row, Statement
from .store import read_log
from .tables.timekeeper import ticks

LEASE: Final = 3_000  # milliseconds after which a process that was not seen has lost its tables
OLD_LEASE: Final = 15_000  # and one of an earlier version
RENEW_EVERY: Final = 0.8  # seconds
RENEWED_IN: Final = 1.5  # seconds, or the connection is taken for dead
AT_ONCE: Final = 50  # tables that are taken together: others want some too
FORGOTTEN: Final = 86_400_000  # after which a process without tables is
NOBODY: Final = 0  # the owner of a table at which nothing is due
_NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

_RENEW = f"""
    INSERT INTO processes (id, seen, until) VALUES (?, {_NOW}, {_NOW} + {LEASE})
    ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, until = excluded.until"""
# A database that took another's place may have an earlier clock: leases by the old one must not last for ever.
_CLAMP = f"""
    UPDATE processes SET seen = least(seen, {_NOW}), until = {_NOW} + {LEASE} WHERE until > {_NOW} + {LEASE}"""
_GOING = """
    SELECT t.id, {since} AS since FROM tables t
    LEFT JOIN processes p ON p.id = t.owner LEFT JOIN meta m ON m.name = 'alive ' || t.process
    WHERE t.status <> 'over' AND {whose}"""
_SINCE = "greatest(coalesce(p.seen, 0), coalesce(m.value::bigint, 0))"
_LEFT_ALONE = f"""
    (t.owner <> {NOBODY} AND coalesce(p.until, 0) < {_NOW}
    OR t.owner IS NULL AND coalesce(m.value::bigint, 0) < {_NOW} - {OLD_LEASE})"""
_TAKE = f"""
    WITH found AS ({_GOING.format(since=_SINCE, whose=_LEFT_ALONE)} AND (?::bigint = 0 OR t.id = ?::bigint)
        ORDER BY t.due LIMIT {AT_ONCE} FOR UPDATE OF t SKIP LOCKED)
    UPDATE tables SET owner = ?, epoch = coalesce(epoch, 0) + 1,
        away_since = coalesce(away_since, nullif(found.since, 0)),
        away_until = CASE WHEN coalesce(away_since, nullif(found.since, 0)) IS NULL THEN NULL ELSE {_NOW} END
    FROM found WHERE tables.id = found.id RETURNING tables.id"""
_TAKE_DUE = f"""
    UPDATE tables SET owner = ?, epoch = coalesce(epoch, 0) + 1
    WHERE id IN (SELECT id FROM tables WHERE owner = {NOBODY} AND status <> 'over' AND coalesce(due, 0) <= ?
        ORDER BY due LIMIT {AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id"""
_CLAIM_REVIEWS = f"""
    UPDATE reviews SET owner = ? WHERE body IS NULL AND (table_id, depth) IN (
        SELECT r.table_id, r.depth FROM reviews r LEFT JOIN processes p ON p.id = r.owner
        WHERE r.body IS NULL AND coalesce(p.until, 0) < {_NOW} ORDER BY r.asked LIMIT ? FOR UPDATE OF r SKIP LOCKED)"""
_LOCK = "SELECT id, owner, epoch, away_since FROM tables WHERE id = ANY(?) ORDER BY id FOR UPDATE SKIP LOCKED"
_HEADS = """
    SELECT id, (SELECT n FROM entries WHERE table_id = id ORDER BY n DESC LIMIT 1)
    FROM unnest(?::bigint[]) AS these(id)"""

_AFTER: Final = """
    SELECT table_id, e.n, said, body, check_sum FROM unnest(?::bigint[], ?::int[]) AS since(id, n)
    JOIN entries e ON table_id = since.id AND e.n > since.n ORDER BY table_id, e.n"""


class Standing(NamedTuple):
    """Who sees to a table, and when nobody did."""

    epoch: int  # 0 if it is not this process
    away: tuple[int, int] | None


class Leases:
    """What this process has of the tables that it shares with others."""

    def __init__(self, database: Postgres, bell: Bell) -> None:
        self._database = database
        self._bell = bell
        self._offset: int | None = None  # between the database's clock and the one that nobody sets
        self._renewed = -LEASE  # when the lease was last renewed, by the clock that nobody sets

    # The time.

    async def set_clock(self) -> None:
        """Look at the database's clock; a look that takes long says little."""
        before = ticks()
        (now,) = (await self._database.fetch(f"SELECT {_NOW}"))[0]
        after = ticks()
        if self._offset is None or after - before < 100:
            self._offset = now - (before + after) // 2

    def now(self) -> int:
        """The database's clock; this machine's until that is known."""
        return clock.now() if self._offset is None else self._offset + ticks()

    # The lease.

    async def enter(self) -> None:
        """This process begins; it goes on to be known as long as it renews its lease."""
        await self.set_clock()
        began = ticks()
        await self._database.run(_RENEW, self._bell.me)
        self._renewed = began

    async def renew(self, may: Callable[[], bool]) -> None:
        """Go on, as long as the database answers and `may` says so; by a connection for which nobody else waits."""
        async with self._database.by_itself(RENEWED_IN) as carry_out:
            while True:
                if may():
                    began = ticks()
                    await carry_out(_RENEW, self._bell.me)
                    self._renewed = began
                await asyncio.sleep(RENEW_EVERY)

    @property
    def lasts(self) -> bool:
        """Whether others may still take it that this process sees to its tables."""
        return ticks() - self._renewed < LEASE

    async def give_up(self) -> None:
        """This process stops: others may have its tables at once."""
        me = self._bell.me
        await self._database.run(f"UPDATE processes SET seen = {_NOW}, until = {_NOW} - 1 WHERE id = ?", me)

    async def take(self, soon: int) -> list[int]:
        """Take some tables that have lost their owner, or at which something is due soon; says which."""
        me = self._bell.me
        await self._database.run(_CLAMP)
        lost = await self._database.fetch(_TAKE, 0, 0, me)
        return [id for (id,) in (*lost, *await self._database.fetch(_TAKE_DUE, me, soon))]

    async def let_go(self, tables: Collection[tuple[int, int]]) -> None:
        """Nothing goes on at these tables, of these epochs: whoever has something to do there takes them."""
        sql = f"UPDATE tables SET owner = {NOBODY} WHERE id = ? AND epoch = ? AND owner = ?"
        rows = [(id, epoch, self._bell.me) for id, epoch in tables]
        await self._database.write([Statement(sql, rows)] if rows else [])

    async def claim_reviews(self, most: int) -> None:
        """Reviews that are wanted and that nobody sees to are this process's from now on."""
        await self._database.run(_CLAIM_REVIEWS, self.me, most)

    @property
    def me(self) -> int:
        """The number by which this process is known."""
        return self._bell.me

    async def tidy(self) -> None:
        """Forget processes that went long ago."""
        await self._database.run(
            f"DELETE FROM processes WHERE until < {_NOW} - {FORGOTTEN}"
            " AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = processes.id AND status <> 'over')"
        )

    async def standing(self, table: int) -> Standing | None:
        """Who sees to a table; if it has lost its owner that is this process from now on."""
        await self._database.fetch(_TAKE, table, table, self._bell.me)
        sql = "SELECT owner, epoch, away_since, away_until FROM tables WHERE id = ?"
        found = await self._database.fetch(sql, table)
        if not found:
            return None
        owner, epoch, since, until = found[0]
        return Standing(epoch if owner == self._bell.me else 0, None if since is None else (since, until))

    async def due(self, soon: int) -> list[tuple[str, int, int]]:
        """This process's tables at which something is due: link, when, since when."""
        rows = await self._database.fetch(
            "SELECT link, coalesce(due, 0), changed FROM tables WHERE owner = ? AND status <> 'over'"
            " AND coalesce(due, 0) + coalesce(away_until - away_since, 0) <= ?"
            " ORDER BY coalesce(due, 0) = 0, due, changed DESC LIMIT 500",
            *(self._bell.me, soon),
        )
        return [(link, due, changed) for link, due, changed in rows]

    # Writing.

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        """The last entry of each of these tables."""
        return {id: n or 0 for id, n in await self._database.fetch(_HEADS, list(tables))}

    async def mine(self, tables: Collection[int]) -> dict[int, int]:
        """The epochs of those of these tables that this process is to see to."""
        sql = "SELECT id, epoch FROM tables WHERE owner = ? AND status <> 'over' AND id = ANY(?)"
        rows = await self._database.fetch(sql, self.me, list(tables))
        return {int(id): int(epoch) for id, epoch in rows}

    async def after(self, since: Mapping[int, int]) -> dict[int, list[AnyEntry]]:
        """What was written at tables after the entries with these numbers."""
        rows = await self._database.fetch(_AFTER, list(since), list(since.values())) if since else []
        found: dict[int, list[Row]] = {}
        for table, *row in rows:
            found.setdefault(table, []).append(row)
        return {table: read_log(table, rows, since[table]) for table, rows in found.items()}

    async def commit(self, batch: Batch) -> set[int]:
        """Keep all of it but for tables at which others were first, or are just now: nobody waits; says which."""
        behind: set[int] = set()
        ids = sorted(batch.before)

        def then(found: list[list[Row]]) -> Iterator[Statement]:
            behind.clear()
            behind.update(self._behind(batch, *found))
            yield from batch.statements(without=behind)
            me = self._bell.me
            yield from _each("UPDATE tables SET owner = ?, epoch = 1 WHERE id = ?", _rows(me, batch.new, behind))
            settled = [(id,) for id in batch.settled if id not in behind]
            yield from _each("UPDATE tables SET away_since = NULL, away_until = NULL WHERE id = ?", settled)
            yield from _each(_RENEW, [(me,)] if batch.alive else [])
            heads = {table: n for table, n, *_ in batch.entries if table not in behind}
            yield from self._bell.written(heads)

        await self._database.write_after([Statement(_LOCK, [(ids,)]), Statement(_HEADS, [(ids,)])], then)
        return behind

    def _behind(self, batch: Batch, locked: Sequence[Row], heads: Sequence[Row]) -> Iterator[int]:
        last = {id: n or 0 for id, n in heads}
        known = {id: (owner, epoch, away) for id, owner, epoch, away in locked}
        late = {id for id, n in batch.before.items() if id not in batch.new and self._late(batch, id, n, last, known)}
        yield from late
        yield from (id for id, companion in batch.new.items() if companion in late)

    def _late(self, batch: Batch, id: int, n: int, last: dict[int, int], known: dict[int, Any]) -> bool:
        """Whether a table is not as it was when its entries were decided."""
        if id not in known or last[id] != n:
            return True
        owner, epoch, away = known[id]
        not_ours = id in batch.owned and (owner, epoch) != (self._bell.me, batch.owned[id])
        return not_ours or (away is not None and id not in batch.settled)


def _each(sql: str, rows: Sequence[Row]) -> list[Statement]:
    return [Statement(sql, rows)] if rows else []


def _rows(me: int, tables: Collection[int], without: Collection[int]) -> list[Row]:
    return [(me, id) for id in tables if id not in without]
