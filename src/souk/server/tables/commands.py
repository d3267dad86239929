"""What people ask of a table: commands, which are written and then answered, and questions, answered at once."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from souk.engine.errors import IllegalMove, SoukError
from souk.engine.live import ahead
from souk.engine.position import View
from souk.engine.types import NotNow, NotYourDecision
from souk.players.nets import net_ships
from souk.study.coach import PATIENCE, OutOfTime, PlanVerdict
from souk.table import rights
from souk.table.commands import AnyAsk, Closed, Coach, Fill, Hint, Mute, Preview, Rematch, Say
from souk.table.reasons import NeverHere, NoHintsAgreed, NoHintsRated, NotBegun, NotSeated
from souk.table.table import Refusal

from .. import metrics
from ..positions import bare_options
from ..protocol import Coached, HintData, Hinted, Queued
from ..reasons import CoachLate, Impossible, NobodyJudges, SearchFails
from ..store import Store
from ..strength import opponents_beside
from ..text import clean
from .bots import BotPool, Options
from .hints import ThinkingQueue
from .registry import TableRegistry, check_level
from .session import Socket, TableSession, done, encode, refused
from .timekeeper import Timekeeper
from .workers import Tell, Wait, WorkFailed
from .writer import Writer


class Commands:
    """Carries out what is asked for."""

    def __init__(
        self,
        store: Store,
        registry: TableRegistry,
        writer: Writer,
        timekeeper: Timekeeper,
        bots: BotPool,
        hints: ThinkingQueue[HintData],
        coach: ThinkingQueue[PlanVerdict | None],
    ) -> None:
        self._store = store
        self._registry = registry
        self._writer = writer
        self._time = timekeeper
        self._bots = bots
        self._hints = hints
        self._coach = coach
        self.patience = PATIENCE  # seconds that somebody waits for the coach
        self.catch_up: Callable[[TableSession], Awaitable[bool]] | None = None  # where other processes write, too

    async def ask(self, session: TableSession, socket: Socket, ask: AnyAsk) -> None:
        """What somebody wants of a table: answered at once, or when it is written."""
        if session.renewing:
            await session.settled()
            if socket not in session.sockets:  # it was put out of memory meanwhile, and the socket closed
                return
        try:
            if isinstance(ask, Hint | Coach):
                await self._advise(session, socket, ask)
            elif isinstance(ask, Rematch):
                await self._rematch(session, socket, ask)
            elif isinstance(ask, Fill) and not ask.level:
                await self._fill(session, socket, ask)
            else:
                self._carry_out(session, socket, ask)
        except SoukError as error:
            if self.catch_up and await self.catch_up(session):
                await self.ask(session, socket, ask)  # another process was first: what was refused may be right now
            else:
                self._refuse(socket, ask, error)

    def at_once(self, session: TableSession, socket: Socket, ask: AnyAsk) -> bool:
        """The same for what need not wait for anything; says whether it was that."""
        if session.renewing or isinstance(ask, Hint | Coach | Rematch) or (isinstance(ask, Fill) and not ask.level):
            return False
        try:
            self._carry_out(session, socket, ask)
        except SoukError as error:
            if self.catch_up:
                return False
            self._refuse(socket, ask, error)
        return True

    def _carry_out(self, session: TableSession, socket: Socket, ask: AnyAsk) -> None:
        rights.check(session.table, socket.user, ask)
        if isinstance(ask, Preview | Closed):
            made = session.closed if isinstance(ask, Closed) else session.preview
            socket.send(made(ask.id, self._asker(session, socket), ask.moves))
        elif not self._repeated(session, socket, ask):
            self._command(session, socket, ask)

    def _repeated(self, session: TableSession, socket: Socket, ask: AnyAsk) -> bool:
        """Answer a command that has been carried out already."""
        if (n := session.table.repeated(socket.user, ask.id)) is None:
            return False
        self._writer.answer(session, socket, done(ask.id, n), ask)
        return True

    def _refuse(self, socket: Socket, ask: AnyAsk, error: SoukError) -> None:
        if isinstance(error, Refusal):
            metrics.refused.labels(error.error).inc()
            socket.send(refused(error.error, error.reason, ask.id))
        elif isinstance(error, IllegalMove):
            socket.send(refused("illegal", error.reason or NotNow(), ask.id))
        else:
            socket.send(refused("bad", error.reason or Impossible(text=str(error)), ask.id))

    def _command(self, session: TableSession, socket: Socket, asked: Any, link: str = "") -> None:
        ask = asked
        if isinstance(ask, Fill):
            check_level(ask.level)
        elif isinstance(ask, Say):
            ask = Say(id=ask.id, text=clean(ask.text))
        elif isinstance(ask, Mute) and ask.on and ask.user not in session.names:
            raise Refusal("bad", NeverHere())
        table, now = session.table, session.moment(self._time.now())
        entries = table.decide(ask, socket.user, now, link, socket.wanted)
        self._writer.submit(session, entries)
        if link:
            opened = table.again(socket.user, secrets.token_hex(32), now)
            self._registry.add(opened, link, session.names, socket.place, companion=session.id)
        self._writer.answer(session, socket, done(ask.id, table.state.n), asked)

    async def _rematch(self, session: TableSession, socket: Socket, ask: Rematch) -> None:
        """A command that opens another table; what is refused is not counted."""
        rights.check(session.table, socket.user, ask)
        if self._repeated(session, socket, ask):
            return
        link = self._registry.new_link()
        session.table.decide(ask, socket.user, self._time.now(), link, socket.wanted)
        await self._registry.count(socket.user, socket.place)
        await session.settled()
        self._command(session, socket, ask, link)

    async def _fill(self, session: TableSession, socket: Socket, ask: Fill) -> None:
        """Put somebody on a seat who is as strong as those who sit there."""
        rights.check(session.table, socket.user, ask)
        if self._repeated(session, socket, ask):
            return
        chairs = session.table.state.chairs
        people = {chair.user for chair in chairs if chair.user} or {socket.user}
        there = {chair.level for chair in chairs}
        (level,) = await opponents_beside(self._store, session.table.line.game, [""], people, there)
        await session.settled()
        self._command(session, socket, replace(ask, level=level))

    def _asker(self, session: TableSession, socket: Socket) -> int:
        """The seat of somebody who has a question."""
        seat = session.seat_of(socket)
        if seat is None:
            raise Refusal("forbidden", NotSeated())
        if session.table.state.status == "waiting":
            raise Refusal("stale", NotBegun())
        return seat

    async def _advise(self, session: TableSession, socket: Socket, ask: Hint | Coach) -> None:
        """Answer a question that takes thinking."""
        rights.check(session.table, socket.user, ask)
        seat = self._asker(session, socket)
        if isinstance(ask, Hint):
            socket.send(encode(Hinted(id=ask.id, hint=await self._hint(session, socket, seat, ask))))
        else:
            socket.send(encode(await self._coached(session, socket, seat, ask)))

    async def _hint(self, session: TableSession, socket: Socket, seat: int, ask: Hint) -> HintData:
        """What the search thinks, as long as somebody listens and the decision is still to be made."""
        view, options, wanted = self._advised(session, socket, seat)
        try:
            think = partial(self._bots.hint, view.game, options, view)
            return await self._hints.ask(socket.user, think, wanted, _telling(socket, ask))
        except WorkFailed:
            raise Refusal("busy", SearchFails()) from None

    async def _coached(self, session: TableSession, socket: Socket, seat: int, ask: Coach) -> Coached:
        """What a plan loses, unless that takes longer than anybody wants to wait."""
        view, options, wanted = self._advised(session, socket, seat)
        line, players = session.table.line, session.table.players
        if not net_ships(line.game, players):
            raise Refusal("bad", NobodyJudges(players=players))
        ahead(line.game, line.state, seat, ask.moves, 0)  # refuses what cannot be played
        until = time.monotonic() + self.patience

        def think() -> Awaitable[PlanVerdict | None]:
            return self._bots.judge_plan(view.game, options, view, ask.moves, until - time.monotonic())

        try:
            asked = self._coach.ask(socket.user, think, wanted, _telling(socket, ask))
            verdict = await asyncio.wait_for(asked, self.patience)
        except (OutOfTime, TimeoutError, WorkFailed):
            raise Refusal("busy", CoachLate()) from None
        about = sorted({*verdict.best, *verdict.other}) if verdict else []
        return Coached(ask.id, verdict, bare_options(line.game.actions, about))

    def _advised(self, session: TableSession, socket: Socket, seat: int) -> tuple[View, Options, Callable[[], bool]]:
        """What a seat sees that may have advice, and whether that is still wanted."""
        table = session.table
        if table.opened.rated:
            raise Refusal("forbidden", NoHintsRated())
        if table.hints == "off":
            raise Refusal("forbidden", NoHintsAgreed())
        if seat not in table.actors:
            raise Refusal("stale", NotYourDecision())
        asked = table.state.decision_ids[seat]

        def wanted() -> bool:
            now = session.table
            listens = socket in session.sockets and session.seat_of(socket) == seat
            return listens and seat in now.actors and now.state.decision_ids[seat] == asked

        return View(table.line.game, seat, table.line.question), tuple(table.options.items()), wanted


def _telling(socket: Socket, ask: Hint | Coach) -> Tell:
    """Who asked hears how long it will take."""

    def tell(wait: Wait | None) -> None:
        ahead, seconds = wait or (None, 0)
        socket.send(encode(Queued(of=ask.id, ahead=ahead, seconds=seconds)))

    return tell
