"""What people ask of a table: commands, which are written and then answered, and questions, answered at once."""

from __future__ import annotations

import secrets
from typing import Any

from souk.engine.errors import IllegalMove, SoukError
from souk.engine.position import View
from souk.engine.types import NotNow, NotYourDecision
from souk.table import rights
from souk.table.commands import AnyAsk, Closed, Fill, Hint, Preview, Rematch, Say
from souk.table.reasons import NotBegun, NotSeated
from souk.table.table import Refusal

from .. import clock, metrics
from ..protocol import Hinted
from ..reasons import Impossible
from ..text import Unfit, clean
from .bots import BotPool
from .registry import TableRegistry, check_level
from .session import Socket, TableSession, done, encode, refused
from .writer import Writer


class Commands:
    """Carries out what is asked for."""

    def __init__(self, registry: TableRegistry, writer: Writer, bots: BotPool) -> None:
        self._registry = registry
        self._writer = writer
        self._bots = bots

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
        except Unfit as error:
            socket.send(refused("bad", error.reason, ask.id))
        except SoukError as error:
            socket.send(refused("bad", Impossible(text=str(error)), ask.id))

    def _command(self, session: TableSession, socket: Socket, ask: Any) -> None:
        link = ""
        if isinstance(ask, Fill):
            check_level(ask.level)
        elif isinstance(ask, Say):
            ask = Say(id=ask.id, text=clean(ask.text))
        elif isinstance(ask, Rematch):
            link = self._registry.new_link()
        table = session.table
        self._writer.submit(session, table.decide(ask, socket.user, clock.now(), link, socket.wanted))
        if link:
            self._registry.add(table.again(socket.user, secrets.token_hex(32), clock.now()), link, session.names)
        self._writer.answer(session, socket, done(ask.id, table.state.n))

    async def _answer(self, session: TableSession, socket: Socket, ask: Preview | Closed | Hint) -> None:
        table = session.table
        seat = session.seat_of(socket)
        if seat is None:
            raise Refusal("forbidden", NotSeated())
        if table.state.status == "waiting":
            raise Refusal("stale", NotBegun())
        if isinstance(ask, Closed):
            socket.send(session.closed(ask.id, seat))
        elif isinstance(ask, Preview):
            socket.send(session.preview(ask.id, seat, ask.moves))
        else:
            if seat not in table.actors:
                raise Refusal("stale", NotYourDecision())
            view = View(table.line.game, seat, table.line.question)
            hint = await self._bots.hint(table.line.game, tuple(table.options.items()), view)
            socket.send(encode(Hinted(id=ask.id, hint=hint)))
