"""Reviews that are there at once: made by the tests, with few rollouts, and put into a server's database."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any, Final, get_args

import msgspec

from souk.client import Client
from souk.records.file import load
from souk.server.database import Database, opened
from souk.server.protocol import Depth
from souk.server.store import Store
from souk.server.tables.reviews import brief_of
from souk.study import CHEAP, Review, review
from souk.study.types import Decision

EFFORT: Final = msgspec.structs.replace(CHEAP, first=4, second=16, came=2)


@dataclass(frozen=True)
class Over:
    """A game that is over, and its review."""

    link: str
    found: Review

    @property
    def errors(self) -> list[Decision]:
        """The errors in their order."""
        return [decision for decision in self.found.decisions if decision.is_error]


def have_reviewed(person: Client, database: str, link: str) -> Review:
    """The review of a finished game, kept as if it had been asked for."""
    record = replace(load(person.get(f"tables/{link}/record", str)), seats=())
    found = review(record, EFFORT)
    body = zlib.compress(msgspec.json.encode(found))

    async def keep(kept: Database) -> None:
        [(table,)] = await kept.fetch("SELECT id FROM tables WHERE link = ?", link)
        await Store(kept).want_reviews(table, get_args(Depth), 1)
        for depth in get_args(Depth):
            await Store(kept).keep_review(table, depth, body, brief_of(found))

    _in(database, keep)
    return found


def have_met(level: str, database: str) -> None:
    """From now on the random bots of all finished games are said to have been of a level, which is quicker to play."""

    async def rename(kept: Database) -> None:
        sql = "UPDATE tables SET summary = replace(summary, ?, ?) WHERE status = 'over'"
        await kept.run(sql, '"level":"random"', f'"level":"{level}"')

    _in(database, rename)


def _in(database: str, work: Callable[[Database], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(database) as kept:
            await work(kept)

    with ThreadPoolExecutor(1) as other:  # Playwright keeps an event loop in this thread
        other.submit(asyncio.run, run()).result()
