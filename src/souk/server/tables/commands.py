"""What people ask of a table: commands, which are written and then answered, and questions, answered at once."""

from __future__ import annotations

import secrets
from typing import Any

from souk.engine.errors import IllegalMove, SoukError
from souk.engine.position import View
from souk.engine.types import NotNow, NotYourDecision
from souk.table import rights
from souk.table.commands import AnyAsk, Closed, Fill, Hint, Mute, Preview, Rematch, Say
from souk.table.reasons import NeverHere, NoHintsAgreed, NoHintsRated, NotBegun, NotSeated
from souk.table.table import Refusal

from .. import metrics
from ..protocol import HintData, Hinted
from ..reasons import Impossible, SearchFails
from ..text import clean
from .hints import Hints
from .registry import TableRegistry, check_level
from .session import Socket, TableSession, done, encode, refused
from .timekeeper import Timekeeper
from .workers import WorkFailed
from .writer import Writer


class Commands:
    """Carries out what is asked for."""

    def __init__(self, registry: TableRegistry, writer: Writer, timekeeper: Timekeeper, hints: Hints) -> None:
        self._registry = registry
        self._writer = writer
        self._time = timekeeper
        self._hints = hints

    async def ask(self, session: TableSession, socket: Socket, ask: AnyAsk) -> None:
        """What somebody wants of a table: answered at once, or when it is written."""
        try:
            rights.check(session.table, socket.user, ask)
            if isinstance(ask, Preview | Closed | Hint):
                await self._answer(session, socket, ask)
            elif (n := session.table.repeated(socket.user, ask.id)) is not None:
                self._writer.answer(session, socket, done(ask.id, n))
            else:
                self._command(session, socket, ask)
        except Refusal as refusal:
            metrics.refused.labels(refusal.error).inc()
            socket.send(refused(refusal.error, refusal.reason, ask.id))
        except IllegalMove as error:
            socket.send(refused("illegal", error.reason or NotNow(), ask.id))
        except SoukError as error:
            socket.send(refused("bad", error.reason or Impossible(text=str(error)), ask.id))

    def _command(self, session: TableSession, socket: Socket, ask: Any) -> None:
        link = ""
        if isinstance(ask, Fill):
            check_level(ask.level)
        elif isinstance(ask, Say):
            ask = Say(id=ask.id, text=clean(ask.text))
        elif isinstance(ask, Mute) and ask.on and ask.user not in session.names:
            raise Refusal("bad", NeverHere())
        elif isinstance(ask, Rematch):
            link = self._registry.new_link()
        table, now = session.table, self._time.now()
        entries = table.decide(ask, socket.user, now, link, socket.wanted)
        if link:
            self._registry.count(socket.user, socket.place)
        self._writer.submit(session, entries)
        if link:
            opened = table.again(socket.user, secrets.token_hex(32), now)
            self._registry.add(opened, link, session.names, socket.place)
        self._writer.answer(session, socket, done(ask.id, table.state.n))

    async def _answer(self, session: TableSession, socket: Socket, ask: Preview | Closed | Hint) -> None:
        table = session.table
        seat = session.seat_of(socket)
        if seat is None:
            raise Refusal("forbidden", NotSeated())
        if table.state.status == "waiting":
            raise Refusal("stale", NotBegun())
        if isinstance(ask, Closed):
            socket.send(session.closed(ask.id, seat, ask.moves))
        elif isinstance(ask, Preview):
            socket.send(session.preview(ask.id, seat, ask.moves))
        else:
            socket.send(encode(Hinted(id=ask.id, hint=await self._hint(session, socket, seat))))

    async def _hint(self, session: TableSession, socket: Socket, seat: int) -> HintData:
        """What the search thinks, as long as somebody listens and the decision is still to be made."""
        table = session.table
        if table.opened.rated:
            raise Refusal("forbidden", NoHintsRated())
        if table.hints == "off":
            raise Refusal("forbidden", NoHintsAgreed())
        if seat not in table.actors:
            raise Refusal("stale", NotYourDecision())
        asked = table.state.decision_ids[seat]

        def wanted() -> bool:
            listens = socket in session.sockets and session.seat_of(socket) == seat
            return listens and seat in table.actors and table.state.decision_ids[seat] == asked

        view = View(table.line.game, seat, table.line.question)
        try:
            return await self._hints.ask(socket.user, view, tuple(table.options.items()), wanted)
        except WorkFailed:
            raise Refusal("busy", SearchFails()) from None
