"""All tables that are alive: commands come in, entries are kept, and then everybody is told.

A command changes the table in memory at once. What it added to the log is written together with everything else of
the same moment, in one transaction; only when that is on the disk does anybody hear of it, the sender first. If it
cannot be written the table is forgotten, and read again as it was kept.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import suppress
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from souk.engine.errors import IllegalMove, SoukError, UnknownName
from souk.engine.position import View
from souk.games import GAMES
from souk.table import clocks, rights
from souk.table.commands import AnyAsk, Closed, Fill, Hint, Leave, Preview, Rematch, Say
from souk.table.log import AnyEntry, Chair, ClockPlan, Opened, Visibility
from souk.table.table import Refusal, Table

from . import metrics
from .bots import BOTS, BotPool, pause
from .protocol import Bye, Hinted, Rating
from .session import Socket, TableSession, done, encode, refused
from .store import Batch, Store
from .text import clean

log = logging.getLogger("souk.server")

SNAPSHOT_EVERY = 64  # entries
ALIVE_EVERY = 5.0  # seconds
IDLE = 300.0  # seconds after which a table that nobody looks at is put away
CROWD = 32  # sockets at a table from which on who comes and goes is told once a while
CROWD_EVERY = 0.5  # seconds
EXPIRES = 30 * clocks.DAY  # when a table that nobody plays at ends
MODEL = PlackettLuce()


def clock_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, bots: BotPool, process: int = 0, pace: float = 1.0) -> None:
        self.store = store
        self.bots = bots
        self.process = process
        self.pace = pace  # of bots: 1 is a person's, 0 at once
        self.tables: dict[str, TableSession] = {}
        self.healthy = True
        self._loading: dict[str, asyncio.Future[TableSession | None]] = {}
        self._batch = Batch()
        self._changed: dict[
            TableSession, int
        ] = {}  # tables with entries that are not written yet, and their last told entry
        self._acks: list[tuple[Socket, bytes]] = []
        self._written: list[asyncio.Future[None]] = []
        self._due = asyncio.Event()
        self._writing: dict[TableSession, int] = {}  # tables whose entries are being written
        self._finished: list[TableSession] = []
        self._rating = asyncio.Lock()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._away_since = 0  # when the last server stopped
        self._resuming: set[str] = set()  # tables that have not been looked at since

    # Beginning and end.

    async def start(self) -> None:
        """Go on where the last server stopped; one table after the other, or as soon as somebody asks for it."""
        self._away_since = await self.store.alive(self.process)
        self._resuming = set(await self.store.unfinished(self.process))
        self._beat()
        self.spawn(self._write_on())
        self.spawn(self._housekeeping())
        self.spawn(self._resume())

    async def _resume(self) -> None:
        for link in [*sorted(self._resuming), *await self.store.unrated(self.process)]:
            try:
                session = await self.find(link)
                if session and session.table.state.status == "over":
                    await self._rate(session)
            except Exception:
                log.exception("a table cannot be read")

    def _beat(self) -> None:
        self._batch.alive = self.process, clock_time()
        self._due.set()

    async def stop(self) -> None:
        """Write what is left, and say good-bye."""
        self._beat()
        with suppress(Exception):  # whatever it is, it has been logged
            await self.written()
        for session in self.tables.values():
            for socket in list(session.sockets):
                socket.send(encode(Bye(reason="the server is being restarted", back=1.0)))
                socket.close(1012, "restart")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bots.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background; a failure is logged, and the server goes on."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("something in the background failed", exc_info=error)

    # Tables.

    async def open(
        self,
        user: int,
        game: str,
        chairs: Sequence[Chair],
        options: dict[str, str],
        clock: ClockPlan,
        visibility: Visibility,
        spectators: bool,
        stand_in: str,
    ) -> TableSession:
        """Set up a new table."""
        for level in (stand_in, *(chair.level for chair in chairs if chair.level)):
            check_level(level)
        opened = Opened(
            at=clock_time(),
            by=user,
            game=game,
            version=GAMES[game].version,
            options=options,
            chairs=tuple(chairs),
            seed=secrets.token_hex(32),
            clock=clock,
            visibility=visibility,
            spectators=spectators,
            stand_in=stand_in,
        )
        users = {chair.user or chair.invited for chair in chairs} | {user}
        session = self._add(opened, self.new_link(), await self.store.names(sorted(users - {0})))
        await self.written()
        return session

    def new_link(self) -> str:
        """A link that nobody can guess; it begins with the number of the process that has the table."""
        return f"{self.process}-{secrets.token_urlsafe(15)}"

    def _add(self, opened: Opened, link: str, names: dict[int, tuple[str, bool]]) -> TableSession:
        session = TableSession(secrets.randbits(62), link, Table(opened), names)
        session.recall([opened])
        self.tables[link] = session
        self._batch.add_entry(session.id, 1, opened)
        self._batch.add_table(session.id, self.process, session.table, session.summary())
        self._note(session)
        self.submit(session, session.table.begin(opened.at))
        return session

    async def find(self, link: str) -> TableSession | None:
        """A table by its link, read if it is not in memory."""
        if session := self.tables.get(link):
            return session
        if link not in self._loading:
            future: asyncio.Future[TableSession | None] = asyncio.get_running_loop().create_future()
            self._loading[link] = future
            try:
                future.set_result(await self._load(link))
            except BaseException as error:
                future.set_exception(error)
                future.exception()  # also if nobody else waits for it
                raise
            finally:
                del self._loading[link]
            return future.result()
        return await asyncio.shield(self._loading[link])

    async def _load(self, link: str) -> TableSession | None:
        found = await self.store.load(link)
        if not found:
            return None
        id, table = found
        entries = await self.store.log(id, max(0, table.state.n - 64))
        users = {entry.by for entry in entries} | {chair.user or chair.invited for chair in table.state.chairs}
        session = TableSession(id, link, table, await self.store.names(sorted({*users, table.host} - {0})))
        session.recall(entries)
        self.tables[link] = session
        if link in self._resuming:
            self._resuming.discard(link)
            self.submit(session, table.halted(self._away_since, clock_time()))
        self._wake(session)
        return session

    async def leave_all(self, user: int) -> None:
        """Somebody gets up from every table where the game goes on."""
        for summary, _ in await self.store.games_of(user, 1 << 53, 10_000):
            session = await self.find(summary.link) if summary.status != "over" else None
            while session and session.table.seats_of(user) and session.table.state.status != "over":
                self.submit(session, session.table.decide(Leave(id="gone"), user, clock_time()))
        await self.written()

    # Sockets.

    async def join(self, session: TableSession, socket: Socket) -> None:
        """Somebody begins to look on."""
        if socket.user and socket.user not in session.names:
            session.names |= await self.store.names([socket.user])
        if self._unwritten(session):
            await self.written()
        session.sockets.add(socket)
        for message in self._news(session, socket, clock_time(), {}, table=True):
            socket.send(message)
        self._tell_presence(session)

    def part(self, session: TableSession, socket: Socket) -> None:
        """Somebody looks away."""
        session.sockets.discard(socket)
        session.idle_since = time.monotonic()
        self._tell_presence(session)

    def _news(
        self, session: TableSession, socket: Socket, now: int, made: dict[object, bytes], table: bool
    ) -> Iterator[bytes]:
        """What one who looks on does not know yet; `made` holds what was made for others already."""
        if table:
            yield session.table_message(socket.user, socket.wanted)
        if session.may_look(socket.user):
            key = session.seat_of(socket), socket.seen
            if key not in made:
                made[key] = session.update(*key, now)
            yield made[key]
            socket.seen = session.table.state.n

    def _tell_presence(self, session: TableSession) -> None:
        """Say who is here: at once, or now and then where a crowd comes and goes."""
        if len(session.sockets) <= CROWD:
            self._send_presence(session)
        elif not session.crowding:
            session.crowding = asyncio.get_running_loop().call_later(CROWD_EVERY, self._send_presence, session)

    def _send_presence(self, session: TableSession) -> None:
        session.crowding = None
        message = session.presence()
        for socket in session.sockets:
            socket.send(message)

    # Commands and questions.

    async def ask(self, session: TableSession, socket: Socket, ask: AnyAsk) -> None:
        """What somebody wants of a table: answered at once, or when it is written."""
        try:
            rights.check(session.table, socket.user, ask)
            if isinstance(ask, Preview | Closed | Hint):
                await self._answer(session, socket, ask)
            elif (n := session.table.repeated(socket.user, ask.id)) is not None:
                self.answer(session, socket, done(ask.id, n))
            else:
                self._command(session, socket, ask)
        except Refusal as refusal:
            metrics.refused.labels(refusal.error).inc()
            socket.send(refused(refusal.error, refusal.reason, ask.id))
        except IllegalMove as error:
            socket.send(refused("illegal", error.args[0], ask.id))
        except SoukError as error:
            socket.send(refused("bad", str(error), ask.id))

    def _command(self, session: TableSession, socket: Socket, ask: Any) -> None:
        link = ""
        if isinstance(ask, Fill):
            check_level(ask.level)
        elif isinstance(ask, Say):
            ask = Say(id=ask.id, text=clean(ask.text))
        elif isinstance(ask, Rematch):
            link = self.new_link()
        entries = session.table.decide(ask, socket.user, clock_time(), link, socket.wanted)
        self.submit(session, entries)
        if link:
            self._add(session.table.again(socket.user, secrets.token_hex(32), clock_time()), link, session.names)
        self.answer(session, socket, done(ask.id, session.table.state.n))

    async def _answer(self, session: TableSession, socket: Socket, ask: Preview | Closed | Hint) -> None:
        table = session.table
        seat = session.seat_of(socket)
        if seat is None:
            raise Refusal("forbidden", "you do not sit at this table")
        if table.state.status == "waiting":
            raise Refusal("stale", "the game has not begun")
        if isinstance(ask, Closed):
            socket.send(session.closed(ask.id, seat))
        elif isinstance(ask, Preview):
            socket.send(session.preview(ask.id, seat, ask.moves))
        else:
            if seat not in table.actors:
                raise Refusal("stale", "it is not your decision")
            view = View(table.line.game, seat, table.line.question)
            hint = await self.bots.hint(table.line.game, tuple(table.options.items()), view)
            socket.send(encode(Hinted(id=ask.id, hint=hint)))

    # Writing.

    def submit(self, session: TableSession, entries: Sequence[AnyEntry]) -> None:
        """Take in new entries, to be written with the next transaction."""
        if not entries:
            return
        state = session.table.state
        before = state.status, state.chairs[:], session.table.actors
        for entry in entries:
            session.apply(entry)
            self._batch.add_entry(session.id, state.n, entry)
        if before != (state.status, state.chairs, session.table.actors):
            self._batch.add_table(session.id, self.process, session.table, session.summary())
        over = before[0] != "over" and state.status == "over"
        if over:
            self._finished.append(session)
        if over or state.n - session.kept >= SNAPSHOT_EVERY:
            self._batch.add_snapshot(session.id, session.table)
            session.kept = state.n
        self._note(session)

    def _note(self, session: TableSession) -> None:
        self._changed[session] = session.table.state.n
        self._due.set()

    def _unwritten(self, session: TableSession) -> bool:
        return session in self._changed or session in self._writing

    def answer(self, session: TableSession, socket: Socket, message: bytes) -> None:
        """Tell the sender when everything so far is written; at once if it is."""
        if self._unwritten(session):
            self._acks.append((socket, message))
            self._due.set()
        else:
            socket.send(message)

    async def written(self) -> None:
        """Wait until everything so far is on the disk."""
        if self._batch or self._writing:
            future = asyncio.get_running_loop().create_future()
            self._written.append(future)
            self._due.set()
            await future

    async def _write_on(self) -> None:
        """Write whatever has come together, again and again."""
        while True:
            await self._due.wait()
            self._due.clear()
            await asyncio.sleep(0)  # what arrived in the same moment comes along
            batch, self._batch = self._batch, Batch()
            self._writing, self._changed = self._changed, {}
            acks, self._acks = self._acks, []
            written, self._written = self._written, []
            finished, self._finished = self._finished, []
            letters: list[tuple[Socket, bytes]] = []
            for session in self._writing:
                self._prepare(session, letters)
            try:
                await self._write(batch)
            except Exception as error:
                log.exception("entries could not be written")
                self._drop(error, written)
                continue
            for socket, message in (*acks, *letters):
                socket.send(message)
            for future in written:
                if not future.done():
                    future.set_result(None)
            done, self._writing = self._writing, {}
            for session in done:
                if self.tables.get(session.link) is session:
                    self._wake(session)
            for session in finished:
                self.spawn(self._rate(session))

    async def _write(self, batch: Batch) -> None:
        begun = time.perf_counter()
        if batch:
            await self.store.commit(batch)
            metrics.commits.observe(time.perf_counter() - begun)
            metrics.entries.inc(len(batch.entries))
        self.healthy = True

    def _prepare(self, session: TableSession, letters: list[tuple[Socket, bytes]]) -> None:
        """Make what everybody will be told of a table as it is now, before it moves on."""
        now, table = clock_time(), session.take_changed()
        made: dict[object, bytes] = {}
        for socket in session.sockets:
            letters += [(socket, message) for message in self._news(session, socket, now, made, table)]
        if table and session.sockets:
            presence = session.presence()
            letters += [(socket, presence) for socket in session.sockets]

    def _drop(self, error: Exception, written: list[asyncio.Future[None]]) -> None:
        """Forget all tables that are ahead of what is on the disk: they will be read again as they were."""
        self.healthy = False
        self._batch, self._acks, self._finished = Batch(), [], []
        for session in {**self._writing, **self._changed}:
            self._forget(session)
        self._writing, self._changed = {}, {}
        for future in (*written, *self._written):
            if not future.done():
                future.set_exception(error)
                future.exception()  # also if nobody waits for it any more
        self._written = []

    def _forget(self, session: TableSession) -> None:
        """Put a table out of memory, and everybody away from it."""
        self.tables.pop(session.link, None)
        if session.clock:
            session.clock.cancel()
        for socket in list(session.sockets):
            socket.send(encode(Bye(reason="your last command could not be kept; come back and look", back=1.0)))
            socket.close(1011, "not kept")

    # Bots and clocks.

    def _wake(self, session: TableSession) -> None:
        """See to it that what is due next will happen."""
        for seat, level in session.table.bots_to_act():
            decision_id = session.table.state.decision_ids[seat]
            if session.thinking.get(seat) != decision_id:
                session.thinking[seat] = decision_id
                self.spawn(self._think(session, seat, level, decision_id))
        if session.clock:
            session.clock.cancel()
            session.clock = None
        if (falls := clocks.falls(session.table.state.clocks)) is not None:
            delay = max(0.0, (falls - clock_time()) / 1000)
            session.clock = asyncio.get_running_loop().call_later(delay, self._clock_falls, session)

    def _clock_falls(self, session: TableSession) -> None:
        session.clock = None
        if self.tables.get(session.link) is session:
            self.submit(session, session.table.timed_out(clock_time()))
            self._wake(session)

    async def _think(self, session: TableSession, seat: int, level: str, decision_id: int) -> None:
        """Let a bot decide, no faster than a person would."""
        line = session.table.line
        try:
            moves = line.legal(seat)
            begun = time.monotonic()
            move = moves[0]
            if len(moves) > 1:
                view = View(line.game, seat, line.question)
                move = await self.bots.choose(level, line.game, tuple(session.table.options.items()), view)
            metrics.thoughts.observe(time.monotonic() - begun)
            await asyncio.sleep(max(0.0, self.pace * pause(level, len(moves)) - (time.monotonic() - begun)))
            current = self.tables.get(session.link) is session and session.thinking.get(seat) == decision_id
            still = (
                current
                and (seat, level) in session.table.bots_to_act()
                and session.table.state.decision_ids[seat] == decision_id
            )
            if still:
                self.submit(session, session.table.moved(seat, [move], decision_id, clock_time()))
        finally:
            if session.thinking.get(seat) == decision_id:
                del session.thinking[seat]

    # Ratings.

    async def _rate(self, session: TableSession) -> None:
        """Rate a game that is over, once: people, and bots by their level."""
        table, result = session.table, session.table.state.result
        who = [_rated_name(chair) for chair in table.state.chairs]
        async with self._rating:
            people = [name for name in who if name.startswith("user")]
            shared = len(set(people)) < len(people)  # a screen, by people whom nobody knows apart
            if not result or not result.ranks or len(set(who)) == 1 or not people or shared:
                await self.store.rate(session.id, [])
                return
            kind = table.game, table.players
            known = {r.who: r for r in await self.store.ratings(who) if (r.game, r.players) == kind}
            teams = [
                [MODEL.rating(known[name].mu, known[name].sigma) if name in known else MODEL.rating()] for name in who
            ]
            rated = MODEL.rate(teams, ranks=[float(rank) for rank in result.ranks])
            ratings = []
            for name in sorted(set(who)):  # bots of the same level share what they learnt
                mine = [team[0] for other, team in zip(who, rated, strict=True) if other == name]
                mu, sigma = fmean(rating.mu for rating in mine), fmean(rating.sigma for rating in mine)
                games = (known[name].games if name in known else 0) + 1
                ratings.append(Rating(name, *kind, mu, sigma, mu - 3 * sigma, games))
            await self.store.rate(session.id, ratings)

    # Housekeeping.

    async def _housekeeping(self) -> None:
        """Say now and then that the server is alive, put away what nobody looks at, end what nobody plays."""
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            self._beat()
            now = time.monotonic()
            for session in list(self.tables.values()):
                table = session.table
                if not session.sockets and clock_time() - table.state.at > EXPIRES and not table.state.clocks.left:
                    self.submit(session, table.abandoned(clock_time()))
                busy = session.sockets or session.thinking or session in self._changed or table.state.clocks.ticking
                if not busy and now - session.idle_since > IDLE:
                    self._put_away(session)

    def _put_away(self, session: TableSession) -> None:
        if session.table.state.n > session.kept:
            self._batch.add_snapshot(session.id, session.table)
            self._due.set()
        if session.clock:
            session.clock.cancel()
        del self.tables[session.link]


def _rated_name(chair: Chair) -> str:
    person = chair.user or chair.gone
    return f"user {person}" if person else f"bot {chair.level}"


def check_level(level: str) -> None:
    """Refuse a bot that does not sit at tables here."""
    if level not in BOTS:
        raise UnknownName("bot", level, BOTS)
