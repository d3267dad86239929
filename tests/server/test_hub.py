"""The hub without a network: what happens when writing fails, when two servers have the same table, when time is up."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souk.engine.errors import BadRecord
from souk.engine.game import Game
from souk.games import GAMES
from souk.server import protocol as p
from souk.server.batch import Batch
from souk.server.database import Sqlite, nothing, opened
from souk.server.decoding import messages_of
from souk.server.reasons import NotKept
from souk.server.store import Store
from souk.server.tables.bots import BotPool
from souk.server.tables.hub import Hub
from souk.server.tables.session import TableSession
from souk.server.tables.telling import CROWD, CROWD_EVERY, letters
from souk.table.commands import Play, Say
from souk.table.log import Chair, ClockPlan, LiveClock, NoClock, Said
from souk.table.table import Table

from .people import begin_late

_table = msgspec.json.Decoder(p.TableMessage)


class Ear:
    """Somebody who listens."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.wanted: int | None = None
        self.place = ""
        self.seen = 0
        self.messages: list[Any] = []
        self.closed: int | None = None
        self._game: Game | None = None  # the table itself is told first

    def send(self, message: bytes) -> None:
        self._game = self._game or GAMES[_table.decode(message).game]
        self.messages.append(messages_of(self._game).decode(message))

    def tell(self, messages: Sequence[bytes]) -> None:
        for message in messages:
            self.send(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = code

    def last(self, kind: type) -> Any:
        return [message for message in self.messages if isinstance(message, kind)][-1]


def with_hub(
    path: Path, work: Callable[[Hub], Awaitable[None]], bots: Callable[[int], BotPool] = BotPool, **more: Any
) -> None:
    """Do something with a hub that has a database in a file."""

    async def run() -> None:
        async with opened(str(path)) as database:
            hub = Hub(Store(database), bots(1), pace=0.0, **more)
            await hub.start()
            try:
                await work(hub)
            finally:
                await hub.stop()

    asyncio.run(run())


async def a_table(
    hub: Hub, chairs: list[Chair], clock: ClockPlan, game: str = "basari"
) -> tuple[TableSession, list[Ear]]:
    for chair in chairs:
        if chair.user:
            await hub.store.add_person(f"player {chair.user}", f"player{chair.user}", 1)
    session = await hub.registry.open(1, game, chairs, {}, clock, "link", True, "random")
    begin_late(hub, session)
    ears = [Ear(chair.user) for chair in chairs if chair.user]
    for ear in ears:
        await hub.join(session, ear)
    return session, ears


def a_move(session: TableSession) -> tuple[int, Play]:
    seat = session.table.actors[0]
    return seat, Play(
        id="m", moves=session.table.line.legal(seat)[:1], decision_id=session.table.state.decision_ids[seat]
    )


THREE = [Chair(user=1), Chair(user=2), Chair(user=3)]


def test_nobody_hears_of_what_could_not_be_written(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())
        assert isinstance(hub.store.database, Sqlite)
        seat, play = a_move(session)
        before = [len(ear.messages) for ear in ears]
        n = session.table.state.n

        async def fail(_: Batch, meanwhile: Callable[[], None]) -> None:
            meanwhile()
            raise OSError("the disk is full")

        commit = hub.store.commit
        hub.store.commit = fail  # type: ignore[method-assign, assignment]
        await hub.commands.ask(session, ears[seat], play)
        with pytest.raises(OSError, match="full"):
            await hub.writer.written()
        assert not hub.writer.healthy
        hub.writer._due.set()
        await asyncio.sleep(0.05)
        assert not hub.writer.healthy  # that nothing was to be written proves nothing
        for ear, count in zip(ears, before, strict=True):
            (bye,) = ear.messages[count:]
            assert isinstance(bye, p.Bye)
            assert bye.reason == NotKept()
            assert ear.closed == 1011
        hub.store.commit = commit  # type: ignore[method-assign]
        again = await hub.registry.find(session.link)
        assert again
        assert again is not session
        assert again.table.state.n == n
        back = Ear(ears[seat].user)
        await hub.join(again, back)
        await hub.commands.ask(again, back, play)  # under the same id
        await hub.writer.written()
        assert back.last(p.Done).n == n + 1
        assert hub.writer.healthy

    with_hub(tmp_path / "souk.db", work)
    assert "the disk is full" in caplog.text


def test_who_comes_is_told_nothing_that_is_not_written(tmp_path: Path) -> None:
    """Neither what was said while something earlier was being written."""

    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())
        await hub.writer.written()
        commit, may_write = hub.store.commit, asyncio.Semaphore(0)

        async def when_it_may(batch: Batch, meanwhile: Callable[[], None] = nothing) -> None:
            meanwhile()
            await may_write.acquire()
            await commit(batch)

        hub.store.commit = when_it_may  # type: ignore[method-assign]
        comes = Ear(2)
        try:
            await hub.commands.ask(session, ears[0], Say(id="first", text="first"))
            joining = asyncio.create_task(hub.join(session, comes))
            await asyncio.sleep(0.05)
            for text in ("second", "third"):
                await hub.commands.ask(session, ears[0], Say(id=text, text=text))
                may_write.release()  # for what was said before
                await asyncio.sleep(0.05)
                assert not comes.messages
        finally:
            hub.store.commit = commit  # type: ignore[method-assign]
            may_write.release()
        await joining
        said = [item.text for item in comes.last(p.Update).news if isinstance(item, Said)]
        assert said == ["first", "second", "third"]

    with_hub(tmp_path / "souk.db", work)


def test_two_servers_never_write_the_same_entry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(first: Hub) -> None:
        session, ears = await a_table(first, THREE, NoClock())
        async with opened(str(tmp_path / "souk.db")) as database:
            second = Hub(Store(database), BotPool(1))
            await second.start()
            other = await second.registry.find(session.link)
            assert other
            stale = Ear(2)
            await second.join(other, stale)
            await first.commands.ask(session, ears[0], Say(id="a", text="first"))
            await first.writer.written()
            await second.commands.ask(other, stale, Say(id="b", text="second"))
            with pytest.raises(Exception, match="UNIQUE"):
                await second.writer.written()
            assert stale.closed == 1011
            assert not any(isinstance(message, p.Done) for message in stale.messages)
            fresh = await second.registry.find(session.link)
            assert fresh
            assert fresh.table.state.n == session.table.state.n
            await second.stop()

    with_hub(tmp_path / "souk.db", work)
    assert "could not be written" in caplog.text


def test_time_runs_out_and_a_bot_finishes(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        chairs = [Chair(user=1), Chair(level="random"), Chair(level="random")]
        session, (ear,) = await a_table(hub, chairs, LiveClock(bank=1))
        while session.table.state.status != "over":
            await asyncio.sleep(0.05)
        await hub.writer.written()
        assert session.table.state.chairs[0].out == "timeout"
        assert ear.last(p.TableMessage).result.outcome == "played"
        assert ear.last(p.TableMessage).result.ranks[0] == 3

    with_hub(tmp_path / "souk.db", work)


def test_moves_of_many_tables_are_written_together(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        tables = [await a_table(hub, THREE, NoClock()) for _ in range(5)]
        batches: list[int] = []
        commit = hub.store.commit

        async def count(batch: Batch, meanwhile: Callable[[], None] = nothing) -> None:
            batches.append(len(batch.entries))
            await commit(batch, meanwhile)

        hub.store.commit = count  # type: ignore[method-assign]
        for session, ears in tables:
            seat, play = a_move(session)
            await hub.commands.ask(session, ears[seat], play)
        await hub.writer.written()
        assert batches == [5]

    with_hub(tmp_path / "souk.db", work)


def test_random_commands_repeats_and_late_ones_leave_a_log_that_folds(tmp_path: Path) -> None:
    """Whatever arrives in whatever order: one answer each, and the log explains the table."""
    rng = random.Random(7)

    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock(), "yspahan")
        old: list[tuple[Ear, Any]] = []
        answers = {ear.user: len(ear.messages) for ear in ears}
        for number in range(400):
            if old and rng.random() < 0.3:
                ear, ask = rng.choice(old[-20:])
            else:
                ear = rng.choice(ears)
                seat = session.table.seat_of(ear.user)
                assert seat is not None
                moves = session.table.line.legal(seat) or [rng.randrange(300)]
                ask = rng.choice(
                    [
                        Play(
                            id=f"p{number}",
                            moves=[rng.choice(moves)],
                            decision_id=session.table.state.decision_ids[seat],
                        ),
                        Say(id=f"s{number}", text="hello"),
                    ]
                )
            old.append((ear, ask))
            await hub.commands.ask(session, ear, ask)
            answers[ear.user] += 1
            if rng.random() < 0.2:
                session.sockets.discard(ear)
                await hub.join(session, ear)
            if rng.random() < 0.3:
                await hub.writer.written()
        await hub.writer.written()
        kept = await hub.store.load(session.link)
        assert kept
        assert kept[1].snapshot() == session.table.snapshot()
        log = await hub.store.log(session.id)
        assert Table.fold(log).snapshot() == session.table.snapshot()
        keys = [(entry.by, entry.id) for entry in log if entry.id]
        assert len(keys) == len(set(keys))
        for ear in ears:
            got = [message for message in ear.messages if isinstance(message, p.Done | p.Refused)]
            asked = [ask for who, ask in old if who is ear]
            assert sorted(message.id for message in got) == sorted(ask.id for ask in asked)

    with_hub(tmp_path / "souk.db", work)


def test_a_game_of_other_rules_is_not_read_by_these(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, _ = await a_table(hub, THREE, NoClock())
        with pytest.raises(BadRecord, match="version 99"):
            Table(msgspec.structs.replace(session.table.opened, version=99))

    with_hub(tmp_path / "souk.db", work)


def test_a_crowd_that_comes_is_not_told_of_each_one(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())
        crowd = [Ear(0) for _ in range(CROWD * 3)]
        for ear in crowd:
            await hub.join(session, ear)
        told = [sum(isinstance(message, p.Presence) for message in ear.messages) for ear in (*ears, *crowd)]
        assert sum(told) <= CROWD * CROWD
        await asyncio.sleep(1.5 * CROWD_EVERY)
        assert all(ear.last(p.Presence).here == [0, 1, 2] for ear in crowd)
        for ear in crowd:
            hub.part(session, ear)
        assert not session.sockets - set(ears)

    with_hub(tmp_path / "souk.db", work)


def test_a_table_of_which_nothing_can_be_told_does_not_end_all_writing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        (bad, ears), (good, others) = [await a_table(hub, THREE, NoClock()) for _ in range(2)]
        broken = {id(bad)}

        def tell(session: TableSession, now: int) -> Any:
            if id(session) in broken:
                raise ValueError("nothing to tell")
            return letters(session, now)

        monkeypatch.setattr("souk.server.tables.writer.letters", tell)
        await hub.commands.ask(bad, ears[0], Say(id="a", text="one"))
        await hub.commands.ask(good, others[0], Say(id="b", text="two"))
        await hub.writer.written()
        assert ears[0].closed == 1011
        assert others[0].last(p.Done).id == "b"
        assert hub.writer.healthy
        again = await hub.registry.find(bad.link)
        assert again
        assert again is not bad
        assert again.table.state.n == bad.table.state.n
        await hub.commands.ask(good, others[0], Say(id="c", text="three"))
        await hub.writer.written()
        assert others[0].last(p.Done).id == "c"

    with_hub(tmp_path / "souk.db", work)
    assert "nothing to tell" in caplog.text


def test_somebody_who_cannot_be_told_does_not_end_all_writing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())

        def fail(message: bytes) -> None:
            raise ValueError("negative file descriptor")

        ears[0].send = fail  # type: ignore[method-assign]
        for k, ear in enumerate((*ears, *ears)):
            await hub.commands.ask(session, ear, Say(id=f"s{k}", text="hello"))
            await asyncio.wait_for(hub.writer.written(), 20)
        assert hub.writer.healthy
        assert ears[1].last(p.Update).n == session.table.state.n
        hub.part(session, ears[0])

    with_hub(tmp_path / "souk.db", work)
    assert "somebody cannot be told" in caplog.text


def test_what_follows_at_one_table_does_not_end_all_writing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())
        monkeypatch.setattr("souk.table.clocks.falls", lambda _: 1 / 0)
        for id in ("a", "b"):
            await hub.commands.ask(session, ears[0], Say(id=id, text="hello"))
            await hub.writer.written()
            assert ears[0].last(p.Done).id == id
        monkeypatch.undo()

    with_hub(tmp_path / "souk.db", work)
    assert "cannot go on" in caplog.text


def test_health_says_when_nobody_writes_or_a_transaction_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, NoClock())
        commit, go = hub.store.commit, asyncio.Event()

        async def hang(batch: Batch, meanwhile: Callable[[], None] = nothing) -> None:
            meanwhile()
            await go.wait()
            await commit(batch)

        hub.store.commit = hang  # type: ignore[method-assign]
        monkeypatch.setattr("souk.server.tables.writer.HANGS", 0.01)
        await hub.commands.ask(session, ears[0], Say(id="a", text="hello"))
        assert hub.writer.healthy
        await asyncio.sleep(0.1)
        assert not hub.writer.healthy
        go.set()
        await hub.writer.written()
        assert hub.writer.healthy
        for task in hub.background.tasks:
            if "Writer.run" in str(task):
                task.cancel()
        await asyncio.sleep(0.01)
        assert not hub.writer.healthy
        hub.background.spawn(hub.writer.run(hub.turns.wake, lambda _: None, hub.registry.drop))

    with_hub(tmp_path / "souk.db", work)
