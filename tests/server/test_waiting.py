"""Who waits for something that is thought elsewhere hears how long: bots, hints, the analysis board, answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from souk.client import Client
from souk.engine.game import Game
from souk.engine.position import View
from souk.server import leases
from souk.server import protocol as p
from souk.server.analysis import thinking
from souk.server.database import opened
from souk.server.store import Store
from souk.server.tables import workers as workers_module
from souk.server.tables.bots import BotPool, Options
from souk.server.tables.hub import Hub
from souk.server.tables.workers import SLOW, InTurn, Tell, Wait
from souk.table.log import Chair, NoClock

from . import PostgresServer, Running
from .people import begin_late
from .test_fair import SlowHints, asks, to_decide
from .test_hub import Ear, a_table, with_hub

MOMENT = 0.02


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "MOMENT", MOMENT)


class Office:
    """Something of which one is done at a time, each as long as the test wants; what everybody was told."""

    def __init__(self, at_once: int = 1) -> None:
        self.turns = InTurn(lambda: at_once)
        self.told: dict[str, list[Wait | None]] = {}
        self.ends: dict[str, asyncio.Event] = {}
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[str]] = {}

    async def come(self, *names: str) -> None:
        """Somebody has several if a name is `ada 1`, `ada 2`."""
        for name in names:
            self.ends[name], self.told[name] = asyncio.Event(), []
            self.tasks[name] = asyncio.create_task(self._wait(name))
            await asyncio.sleep(0)

    async def _wait(self, name: str) -> str:
        async def work() -> str:
            self.begun.append(name)
            await self.ends[name].wait()
            return name

        return await self.turns.do(name.partition(" ")[0], work, self.told[name].append)

    async def look(self) -> dict[str, int | None]:
        """How many come before each, as told last."""
        await asyncio.sleep(5 * MOMENT)
        last = {name: told[-1] for name, told in self.told.items() if told}
        return {name: wait.ahead if wait else None for name, wait in last.items()}

    async def leave(self, name: str) -> None:
        self.ends[name].set()
        assert await self.tasks[name] == name


def test_everybody_is_told_the_place_at_which_the_turn_really_comes() -> None:
    async def work() -> None:
        office = Office()
        await office.come("ada 1", "ada 2", "ada 3", "bob 1", "bob 2", "cleo 1")
        assert await office.look() == {"ada 2": 0, "bob 1": 1, "cleo 1": 2, "ada 3": 3, "bob 2": 4}
        order = {place: name for name, place in (await office.look()).items()}
        for place in range(5):
            await office.leave(office.begun[-1])
            await asyncio.sleep(0)
            assert office.begun[-1] == order[place]
        assert set((await office.look()).values()) == {None}
        assert not office.told["ada 1"]  # who did not wait was told nothing
        await office.leave(office.begun[-1])

    asyncio.run(work())


def test_who_goes_away_is_not_counted() -> None:
    async def work() -> None:
        office = Office()
        await office.come("ada", "bob", "cleo")
        assert (await office.look())["cleo"] == 1
        office.tasks["bob"].cancel()
        assert (await office.look())["cleo"] == 0
        await office.leave("ada")
        await office.leave("cleo")
        assert office.begun == ["ada", "cleo"]
        await office.come("dora")
        assert office.begun[-1] == "dora"  # no place was lost
        await office.leave("dora")

    asyncio.run(work())


def test_the_time_follows_from_how_long_it_took_before() -> None:
    async def work() -> None:
        office = Office(2)
        office.turns._takes = 6.0
        await office.come("a", "b", "c", "d", "e")
        await office.look()
        assert [office.told[name][-1] for name in "cde"] == [Wait(0, 3), Wait(1, 6), Wait(2, 9)]
        for name in "abcde":
            await office.leave(name)
        assert 0.0 < office.turns._takes < 6.0  # these were quicker

    asyncio.run(work())


def test_who_thinks_for_too_long_is_said_to_be_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a cluster that has no free core: nobody knows who comes before."""
    monkeypatch.setattr(workers_module, "LATE", MOMENT)

    async def work() -> None:
        office = Office()
        await office.come("ada")
        await office.look()
        assert office.told["ada"] == [SLOW]
        await office.leave("ada")
        assert office.told["ada"] == [SLOW, None]
        await office.come("bob")
        await office.leave("bob")
        assert office.told["bob"] == []

    asyncio.run(work())


def test_who_asked_for_a_hint_is_told_the_place_and_then_the_hint(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        tables = []
        for user in (1, 2, 3):
            await hub.store.add_person(f"player {user}", f"player{user}", 1)
            chairs = [Chair(user=user), Chair(level="random"), Chair(level="random")]
            session = await hub.registry.open(user, "basari", chairs, {}, NoClock(), "link", True, "random")
            begin_late(hub, session)
            ear = Ear(user)
            await hub.join(session, ear)
            await to_decide(session)
            tables.append((session, ear))
        for session, ear in tables:
            await asks(hub, session, ear)
        await asyncio.sleep(5 * MOMENT)
        ears = [ear for _, ear in tables]
        told = [[each for each in ear.messages if isinstance(each, p.Queued)] for ear in ears]
        assert [[each.ahead for each in one] for one in told] == [[], [0], [1]]
        pool = hub._bots
        assert isinstance(pool, SlowHints)
        pool.go_on.set()
        await asyncio.sleep(5 * MOMENT)
        for ear in ears:
            hinted = ear.last(p.Hinted)
            queued = [each for each in ear.messages if isinstance(each, p.Queued)]
            assert {each.of for each in queued} <= {hinted.id}
            assert not queued or queued[-1].ahead is None
            assert ear.messages[-1] is hinted

    with_hub(tmp_path / "souk.db", work, bots=SlowHints)


class SlowBots(BotPool):
    """Bots whose only process is busy until the test says otherwise."""

    def __init__(self, processes: int = 1) -> None:
        super().__init__(processes)
        self.go_on = asyncio.Event()

    async def choose(
        self, level: str, game: Game, options: Options, view: View, whose: str = "", tell: Tell = lambda _: None
    ) -> int:
        async def think() -> int:
            await self.go_on.wait()
            return view.moves[0].id

        return await self._turns.do(whose, think, tell)


def waiting(ear: Ear) -> list[tuple[int, int]]:
    return [(bot.seat, bot.ahead) for bot in ear.last(p.Presence).waiting]


async def bots_wait(hub: Hub) -> tuple[Any, Ear]:
    """A table of bots, whose turn to think does not come: somebody else's is thought for."""
    pool = hub._bots
    assert isinstance(pool, SlowBots)

    async def think() -> None:
        await pool.go_on.wait()

    hub.background.spawn(pool._turns.do("others", think))
    await hub.store.add_person("player 1", "player1", 1)
    session, _ = await a_table(hub, [Chair(level="greedy")] * 3, NoClock())
    ear = Ear(1)
    await hub.join(session, ear)
    await until_told(lambda: waiting(ear))
    return session, ear


async def until_told(true: Callable[[], object]) -> None:
    for _ in range(500):
        if true():
            return
        await asyncio.sleep(MOMENT)
    raise AssertionError("nobody is told")


def test_who_looks_at_a_table_is_told_which_bots_wait(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ear = await bots_wait(hub)
        assert len(waiting(ear)) == 1
        ((seat, ahead),) = waiting(ear)
        assert ahead == 0
        assert seat in session.table.actors
        late = Ear(9)
        await hub.join(session, late)
        assert waiting(late) == waiting(ear)
        n = session.table.state.n
        pool = hub._bots
        assert isinstance(pool, SlowBots)
        pool.go_on.set()
        await until_told(lambda: not waiting(ear) and not waiting(late))
        await until_told(lambda: session.table.state.n > n)

    with_hub(tmp_path / "souk.db", work, bots=SlowBots)


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process on a busy machine keeps its tables."""
    for name in ("_RENEW", "_CLAMP"):
        monkeypatch.setattr(leases, name, getattr(leases, name).replace(str(leases.LEASE), "600000"))


@pytest.mark.usefixtures("long_leases")
def test_also_who_looks_at_it_by_another_process(postgres: PostgresServer) -> None:
    async def work() -> None:
        url = postgres.new_database()
        async with opened(url) as one, opened(url) as other:
            owner, beside = Hub(Store(one), SlowBots(), pace=0.0), Hub(Store(other), BotPool(1), pace=0.0)
            for hub in (owner, beside):
                await hub.start()
            try:
                session, ear = await bots_wait(owner)
                there = await beside.registry.find(session.link)
                assert there
                assert not there.epoch
                far = Ear(9)
                await beside.join(there, far)
                await until_told(lambda: waiting(far) == waiting(ear) != [])
                pool = owner._bots
                assert isinstance(pool, SlowBots)
                pool.go_on.set()
                await until_told(lambda: not waiting(far))
            finally:
                for hub in (beside, owner):
                    await hub.stop()

    asyncio.run(work())


def test_the_analysis_board_says_that_it_waits() -> None:
    async def work() -> None:
        board, told = thinking.Thinking(), list[Wait | None]()
        go_on = asyncio.Event()

        async def busy() -> None:
            await go_on.wait()

        others = asyncio.create_task(board._turns.do("others", busy))
        await asyncio.sleep(0)

        async def may_go_on() -> bool:
            return True

        asked = thinking.Asked("basari", (), b"", None)
        task = asyncio.create_task(board.think("ada", asked, may_go_on, lambda _: None, told.append))
        await asyncio.sleep(5 * MOMENT)
        assert told == [Wait(0, 0)]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert told == [Wait(0, 0), None]
        go_on.set()
        await others
        board.close()

    asyncio.run(work())


def test_whose_answer_waits_can_ask_for_how_long(server: Running) -> None:
    reviews = server.services.hub.reviews
    with Client(server.url, "ada") as ada:
        assert ada.get("me/wait", p.AnswerWait) == p.AnswerWait(None, 0)
        reviews.waits[f"user {ada.user.id}"] = Wait(3, 8)
        assert ada.get("me/wait", p.AnswerWait) == p.AnswerWait(3, 8)
        with Client(server.url, "bob") as bob:
            assert bob.get("me/wait", p.AnswerWait) == p.AnswerWait(None, 0)


def test_answers_are_judged_in_turn(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        reviews = hub.reviews
        ends = asyncio.Event()

        class Slow:
            size = 1

            async def run(self, *_: object) -> None:
                await ends.wait()

            def close(self) -> None: ...

        slow: Any = Slow()
        reviews._examiners = slow
        record: Any = None
        tasks = [asyncio.create_task(reviews._judged(who, record, record, 0)) for who in ("ada", "bob", "cleo")]
        await asyncio.sleep(5 * MOMENT)
        assert reviews.waits == {"bob": Wait(0, 0), "cleo": Wait(1, 0)}
        ends.set()
        await asyncio.gather(*tasks)
        assert reviews.waits == {}

    with_hub(tmp_path / "souk.db", work)
