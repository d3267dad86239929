"""Bots and clocks: what happens at a table without anybody asking for it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from typing import Final

from souk.engine.position import View
from souk.table.log import BotPace

from .. import metrics
from .background import Background
from .bots import PLAIN, BotPool, pause
from .session import TableSession
from .telling import tell_presence
from .timekeeper import Timekeeper
from .workers import Tell, Wait
from .writer import Writer

log = logging.getLogger("souk.server")

PACES: Final[dict[BotPace, float]] = {"slow": 2.0, "usual": 1.0, "fast": 0.3, "instant": 0.0}


class Turns:
    """Sees to it that bots decide and clocks run out."""

    def __init__(
        self,
        tables: Mapping[str, TableSession],
        writer: Writer,
        timekeeper: Timekeeper,
        background: Background,
        bots: BotPool,
        pace: float,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._time = timekeeper
        self._background = background
        self._bots = bots
        self._pace = pace  # of bots: 1 is a person's, 0 at once
        self.tell_others: Callable[[TableSession], None] = lambda _: None  # that bots wait, where others look on

    def wake(self, session: TableSession) -> None:
        """See to it that what is due next will happen, if the table is still in memory."""
        if not self._current(session):
            return
        if not session.epoch:
            self._rest(session)
            return
        for seat, level in session.table.bots_to_act():
            decision_id = session.table.state.decision_ids[seat]
            if session.thinking.get(seat) != decision_id:
                session.thinking[seat] = decision_id
                self._background.spawn(self._think(session, seat, level, decision_id))
        self._rest(session)
        if (due := session.table.due) is not None:
            delay = max(0.0, (due - self._time.now()) / 1000)
            session.clock = asyncio.get_running_loop().call_later(delay, self._clock_falls, session)

    @staticmethod
    def _rest(session: TableSession) -> None:
        if session.clock:
            session.clock.cancel()
            session.clock = None

    def _current(self, session: TableSession) -> bool:
        return self._tables.get(session.link) is session

    def _clock_falls(self, session: TableSession) -> None:
        session.clock = None
        if self._current(session) and session.epoch and not session.renewing:
            self._writer.submit(session, session.table.timed_out(session.moment(self._time.now())))
            self.wake(session)

    async def _think(self, session: TableSession, seat: int, level: str, decision_id: int) -> None:
        """Let a bot decide; if it cannot, a plain one goes on for it, and everybody is told."""
        table = session.table
        try:
            move = await self._choice(session, seat, level)
        except Exception:
            log.exception("a bot cannot think")
            move = None
        finally:
            current = session.table is table and session.thinking.get(seat) == decision_id
            if current:
                del session.thinking[seat]
        current = current and self._current(session) and bool(session.epoch) and not session.renewing
        if current and (seat, level) in table.bots_to_act() and table.state.decision_ids[seat] == decision_id:
            now = session.moment(self._time.now())
            plain = table.relieved(seat, PLAIN, now)
            self._writer.submit(session, plain if move is None else table.moved(seat, [move], decision_id, now))

    async def _choice(self, session: TableSession, seat: int, level: str) -> int:
        """The move that a bot chooses, no faster than a person would."""
        line, begun = session.table.line, time.monotonic()
        moves = line.legal(seat)
        move = moves[0]
        if len(moves) > 1:
            view = View(line.game, seat, line.question)
            whose = session.place or f"user {session.table.host}"
            options, tell = tuple(session.table.options.items()), self._telling(session, seat)
            move = await self._bots.choose(level, line.game, options, view, whose, tell)
        metrics.bot_seconds.observe(time.monotonic() - begun)
        wanted = self._pace * PACES[session.table.state.pace] * pause(level, len(moves))
        await asyncio.sleep(max(0.0, wanted - (time.monotonic() - begun)))
        return move

    def _telling(self, session: TableSession, seat: int) -> Tell:
        """Who looks at a table hears how long the bot of a seat waits for its turn."""
        table = session.table

        def tell(wait: Wait | None) -> None:
            if session.table is not table:  # it was read again, and asked again
                return
            if wait:
                session.waiting[seat] = wait
            else:
                session.waiting.pop(seat, None)
            tell_presence(session)
            self.tell_others(session)

        return tell
