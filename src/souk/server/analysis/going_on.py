"""Which positions nobody may analyse: those of games that go on with other people at the table.

The position that a table shows, the latest before it, and those that one decision of who asks leads to are compared
with the moment at the cursor and those before it, by what everybody sees of them. Whoever sits or looks on at the table
is refused, also from another browser at the same address.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from souk.engine.errors import SoukError
from souk.table.table import Table
from souk.table.visibility import public_view

from ..store import Store
from ..tables.session import TableSession
from .board import Board

RECENT: Final = 24  # steps of a table, and of the line to the cursor
MOST_KEPT: Final = 256  # tables whose positions are at hand
MOST_AWAY: Final = 50  # tables of somebody that are not in memory and are looked at

_encode = msgspec.json.Encoder().encode


def with_others(table: Table) -> bool:
    """Whether several people have to do with a table, also those who share a screen, left or were replaced."""
    chairs = table.state.chairs
    return sum(bool(chair.user or chair.gone or chair.invited or not chair.level) for chair in chairs) > 1


def goes_on(table: Table) -> bool:
    """Whether a game has begun and is not over."""
    return table.state.status in ("running", "paused")


class GoingOn:
    """The positions that are closed to somebody."""

    def __init__(
        self, tables: dict[str, TableSession], store: Store, elsewhere: Callable[[int, str], Collection[int]]
    ) -> None:
        self._tables = tables
        self._store = store
        self._elsewhere = elsewhere  # the tables that somebody, or an address, looks at by other processes
        self._kept: OrderedDict[tuple[str, int], frozenset[bytes]] = OrderedDict()

    async def closes(self, board: Board, user: int, place: str) -> bool:
        """Whether the moment at a board's cursor is one of a game that goes on where somebody sits or looks on."""
        if board.game.hidden(board.state) == board.game.hidden(board.game.new_state(board.players, board.options)):
            return False  # every game begins like that
        shown = set(board.shown(RECENT))
        looked_at = {*self._elsewhere(user, place)}
        here = [each for each in self._tables.values() if each.id in looked_at or _is_at(each, user, place)]
        away = await self._store.plays_at(user, MOST_AWAY) if user else []
        if unknown := looked_at - {each.id for each in here}:
            away += await self._store.going_on(unknown)
        if any(shown & self._positions(session.link, session.table.state.n, session.table) for session in here):
            return True
        for link, changed in away:
            if link not in self._tables and shown & await self._positions_away(link, changed):
                return True
        return False

    async def _positions_away(self, link: str, changed: int) -> frozenset[bytes]:
        """Those of a table that is not in memory: nobody has moved there since it was written."""
        if (link, changed) in self._kept:
            return self._kept[link, changed]
        try:
            found = await self._store.load(link)
        except SoukError:  # of another version of its game, or damaged: nobody can play there
            return frozenset()
        return self._positions(link, changed, found[1]) if found else frozenset()

    def _positions(self, link: str, moment: int, table: Table) -> frozenset[bytes]:
        key = link, moment
        if key not in self._kept:
            if not goes_on(table) or not with_others(table):
                return frozenset()
            self._kept[key] = positions(table)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _is_at(session: TableSession, user: int, place: str) -> bool:
    table = session.table
    if not goes_on(table) or not with_others(table):
        return False
    sits = bool(user) and (user == table.host or bool(table.seats_of(user)))
    return sits or any(socket.place == place or (user and socket.user == user) for socket in session.sockets)


def positions(table: Table) -> frozenset[bytes]:
    """What everybody sees of a table now, at the steps before, and after each decision that is due."""
    line = table.line
    latest = list(deque(enumerate(line.past()), RECENT + 1))
    states = [state for step, state in latest if step]  # every game begins like the first of them
    for seat in line.actors:
        states += [line.game.after(line.state, seat, id) for id in line.legal(seat)]
    return frozenset(_encode(public_view(line.game, state)) for state in states)
