"""The finished games at a server whose people have all agreed that puzzles are looked for in them."""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from typing import Final

from souk.engine.errors import BadRecord
from souk.engine.position import Transcript
from souk.table.log import AnyEntry, Moved, Opened, Sat
from souk.table.table import Table

from .database import opened
from .store import Store

FOR_PUZZLES: Final = "for_puzzles"  # the setting of an account that says so
NOBODY: Final = -1  # one of several at the same screen, who has no account and so cannot agree


async def agreed_games(url: str, game: str, players: int) -> dict[str, Transcript]:
    """Those of a game and a number of players, by names that say neither who played nor where."""
    async with opened(url, make=False) as database:
        store = Store(database)
        users = await database.fetch("SELECT id, settings FROM users")
        agreed = {id for id, settings in users if json.loads(settings).get(FOR_PUZZLES) == "true"}
        sql = "SELECT id, link FROM tables WHERE game = ? AND players = ? AND status = 'over' ORDER BY id"
        found = {}
        for id, link in await database.fetch(sql, game, players):
            log = await store.log(id)
            if (people := _people(log)) and people <= agreed:
                with suppress(BadRecord):  # it was played by other rules than today's
                    found[hashlib.sha256(link.encode()).hexdigest()[:16]] = Table.fold(log).record()
        return found


def _people(log: list[AnyEntry]) -> set[int]:
    """Everybody who ever sat at a table or decided there."""
    people = set()
    for entry in log:
        match entry:
            case Opened(chairs=chairs):
                people |= {NOBODY if chair.name else chair.user for chair in chairs}
            case Sat(by=by) | Moved(by=by):
                people.add(by)
    return people - {0}
