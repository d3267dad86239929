"""What is fair at a table, without a network: hints, bots that fail, what counts, whose time runs, what is due."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import souk
from souk.engine.game import Game
from souk.engine.position import View
from souk.server import protocol as p
from souk.server.limits import Buckets
from souk.server.tables import bots as bots_module
from souk.server.tables.bots import BotPool, Options
from souk.server.tables.hints import MOST_WAITING
from souk.server.tables.hub import Hub
from souk.server.tables.registry import IDLE
from souk.server.tables.session import EXPIRES, NEVER, TableSession
from souk.server.tables.timekeeper import Timekeeper, ticks
from souk.server.tables.workers import Workers, WorkFailed
from souk.table import clocks
from souk.table.commands import Hint, Leave, Mute, Play, Rematch, Resign
from souk.table.log import Chair, Halted, LiveClock, NoClock, Relieved
from souk.table.table import Refusal

from .people import begin_late
from .test_hub import Ear, a_table, with_hub

ALONE = [Chair(user=1), Chair(level="random"), Chair(level="random")]
THREE = [Chair(user=1), Chair(user=2), Chair(user=3)]
LIVE = LiveClock(bank=600)
HOUR = 3_600_000  # milliseconds
MINUTE = 60_000  # that a test may take on a busy machine


class SlowHints(BotPool):
    """Thinks about hints for as long as the test wants."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.begun = 0
        self.go_on = asyncio.Event()

    async def hint(self, game: Game, options: Options, view: View) -> p.HintData:
        self.begun += 1
        await self.go_on.wait()
        return p.HintData(evaluations=[], shares=[], line=[])


class Time:
    """A system's clocks, in milliseconds: the one that can be set, and the one that shows that the server stood."""

    def __init__(self) -> None:
        self.ahead = 0
        self.stood = 0

    def keeper(self) -> Timekeeper:
        return Timekeeper(lambda: time.time_ns() // 1_000_000 + self.ahead, lambda: ticks() + self.stood)


async def until(true: Callable[[], object]) -> None:
    """Wait for something that must happen."""
    for _ in range(1200):
        if true():
            return
        await asyncio.sleep(0.05)
    pytest.fail("it did not happen in a minute")


async def to_decide(session: TableSession) -> None:
    """Wait until the first seat is to decide."""
    await until(lambda: 0 in session.table.actors)


async def asks(hub: Hub, session: TableSession, ear: Ear, times: int = 1) -> None:
    """Somebody asks for hints, without waiting for the answers."""
    for k in range(times):
        hub.background.spawn(hub.commands.ask(session, ear, Hint(id=f"h{len(ear.messages)}-{k}")))
    await asyncio.sleep(0.05)


def refusals(ear: Ear) -> list[str]:
    return [str(message.reason) for message in ear.messages if isinstance(message, p.Refused)]


async def decide(hub: Hub, session: TableSession, ear: Ear) -> None:
    """The first seat makes its first move."""
    state = session.table.state
    play = Play(id=f"m{state.n}", moves=session.table.line.legal(0)[:1], decision_id=state.decision_ids[0])
    await hub.commands.ask(session, ear, play)


# Hints.


def test_one_person_has_one_hint_on_its_way_over_all_sockets(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, (ear,) = await a_table(hub, ALONE, NoClock())
        await to_decide(session)
        ears = [ear, *(Ear(1) for _ in range(11))]
        for other in ears[1:]:
            await hub.join(session, other)
        for other in ears:
            await asks(hub, session, other, times=10)
        pool = hub._bots
        assert isinstance(pool, SlowHints)
        assert pool.begun == 1
        assert sum(len(refusals(ear)) for ear in ears) == 119
        assert {text for ear in ears for text in refusals(ear)} == {"hint_under_way"}
        for other in ears:
            hub.part(session, other)  # they leave; it is still theirs until it is done
        back = Ear(1)
        await hub.join(session, back)
        await asks(hub, session, back)
        assert pool.begun == 1
        assert len(refusals(back)) == 1
        pool.go_on.set()
        await asyncio.sleep(0.05)
        await asks(hub, session, back)
        assert isinstance(back.messages[-1], p.Hinted)

    with_hub(tmp_path / "souk.db", work, bots=SlowHints)


def test_few_hints_wait_and_none_is_made_for_whom_nobody_listens(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        tables = []
        for user in range(1, MOST_WAITING + 4):
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
        pool = hub._bots
        assert isinstance(pool, SlowHints)
        assert [len(refusals(ear)) for _, ear in tables] == [0] * (MOST_WAITING + 1) + [1, 1]
        assert "hints_queued" in refusals(tables[-1][1])[0]
        (gone, socket), (passed, player) = tables[1], tables[2]
        hub.part(gone, socket)
        await decide(hub, passed, player)
        pool.go_on.set()
        await until(lambda: not hub.hints._users)
        assert pool.begun == MOST_WAITING + 1 - 2
        assert "decision_passed" in refusals(player)[0]

    with_hub(tmp_path / "souk.db", work, bots=SlowHints)


def test_a_bot_does_not_wait_for_hints() -> None:
    async def work() -> None:
        pool = BotPool(1)
        thinking = [asyncio.ensure_future(pool._hints.run(time.sleep, 600)) for _ in range(3)]
        position = souk.new("basari", players=3, seed=1)
        (seat,) = position.actors
        view = position.view(seat)
        assert await pool.choose("greedy", position.game, (), view) in [move.id for move in view.moves]
        assert not any(task.done() for task in thinking)
        assert isinstance(pool._hints, Workers)
        for process in list(pool._hints._pool._processes.values()):  # type: ignore[union-attr]
            process.kill()
        pool.close()
        for task in thinking:
            task.cancel()

    asyncio.run(work())


def test_bots_of_one_address_do_not_keep_those_of_others_waiting() -> None:
    async def work() -> None:
        pool, done = BotPool(1), []
        position = souk.new("basari", players=3, seed=1)
        view = position.view(position.actors[0])

        async def think(whose: str) -> None:
            await pool.choose("greedy", position.game, (), view, whose)
            done.append(whose)

        many = [asyncio.ensure_future(think("many")) for _ in range(30)]
        await asyncio.sleep(0)
        gone = many[5]
        gone.cancel()
        await asyncio.gather(think("few"), think("other"))
        assert sorted(done[:4]) == ["few", "many", "many", "other"]
        await asyncio.gather(*many[:5], *many[6:])
        assert len(done) == 31
        pool.close()

    asyncio.run(work())


def test_whose_bots_they_are_goes_by_where_the_host_is(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, _ = await a_table(hub, ALONE, NoClock())
        back, spectator = Ear(1), Ear(2)
        back.place, spectator.place = "at home", "elsewhere"
        await hub.join(session, back)
        await hub.join(session, spectator)
        assert session.place == "at home"

    with_hub(tmp_path / "souk.db", work)


# Bots that cannot think.


def die(*_: object) -> int:
    """In a worker: what kills it."""
    os._exit(9)


def think(seconds: float) -> str:
    """In a worker: what does not."""
    time.sleep(seconds)
    return "thought"


def fail(*_: object) -> int:
    """In a worker: a bot with a mistake in it."""
    raise ValueError("no idea")


@pytest.mark.parametrize("broken", [die, fail])
def test_a_bot_that_cannot_think_is_relieved_and_the_table_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[..., int]
) -> None:
    monkeypatch.setattr(bots_module, "_choose", broken)

    async def work(hub: Hub) -> None:
        chairs = [Chair(user=1), Chair(level="greedy"), Chair(level="random")]
        session, (ear,) = await a_table(hub, chairs, NoClock())
        while session.table.state.status != "over":
            if 0 in session.table.actors:
                await decide(hub, session, ear)
            await hub.writer.written()
            await asyncio.sleep(0.005)
        told = [news for update in ear.messages if isinstance(update, p.Update) for news in update.news]
        relieved = [news for news in told if isinstance(news, Relieved)]
        assert [(news.seat, news.level) for news in relieved] == [(1, "random")]
        assert ear.last(p.TableMessage).seats[1].level == "random"

    with_hub(tmp_path / "souk.db", work)


def test_only_what_kills_its_process_fails() -> None:
    async def work() -> None:
        workers = Workers(2, nice=0)
        innocent = asyncio.ensure_future(workers.run(think, 1.0))
        await asyncio.sleep(0.3)
        with pytest.raises(WorkFailed):
            await workers.run(die)
        assert await innocent == "thought"
        assert await workers.run(think, 0) == "thought"
        workers.close()

    asyncio.run(work())


# What counts.


async def rated_table(hub: Hub, n: int, rated: bool = True) -> tuple[TableSession, list[Ear]]:
    chairs = [Chair(user=user) for user in range(1, n + 1)]
    for user in range(1, n + 1):
        if not await hub.store.person(user):
            await hub.store.add_person(f"player {user}", f"player{user}", 1)
    session = await hub.registry.open(1, "yspahan", chairs, {}, LIVE, "link", True, "random", rated)
    begin_late(hub, session)
    ears = [Ear(user) for user in range(1, n + 1)]
    for ear in ears:
        await hub.join(session, ear)
    return session, ears


async def rated_games(hub: Hub, n: int) -> dict[str, tuple[int, float]]:
    await until(lambda: not hub.writer._finished)
    await hub.writer.written()
    await asyncio.sleep(0.1)
    found = await hub.store.ratings([f"user {user}" for user in range(1, n + 1)])
    return {rating.who: (rating.games, rating.mu) for rating in found}


@pytest.mark.parametrize("ask", [Leave(id="x"), Resign(id="x")])
def test_whoever_leaves_a_rated_game_loses_also_the_host(tmp_path: Path, ask: Leave | Resign) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 2)
        await hub.commands.ask(session, ears[0], ask)
        found = await rated_games(hub, 2)
        assert {who: games for who, (games, _) in found.items()} == {"user 1": 1, "user 2": 1}
        assert found["user 1"][1] < found["user 2"][1]

    with_hub(tmp_path / "souk.db", work)


def test_a_casual_game_of_people_is_not_rated(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 2, rated=False)
        await hub.commands.ask(session, ears[0], Resign(id="x"))
        await hub.writer.written()
        assert session.table.state.status == "over"
        assert await rated_games(hub, 2) == {}
        assert await hub.store.unrated(NEVER) == []  # it is settled all the same

    with_hub(tmp_path / "souk.db", work)


def test_a_rating_of_who_is_gone_for_good_does_not_come_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 3)
        await hub.leave_all(1)
        await hub.store.forget(1)
        assert session.table.state.status == "running"
        await hub.commands.ask(session, ears[1], Resign(id="x"))
        assert set(await rated_games(hub, 3)) == {"user 2", "user 3"}

    with_hub(tmp_path / "souk.db", work)


# What a host may do.


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 2)
        await hub.commands.ask(session, ears[0], Resign(id="x"))
        await hub.registry.open(1, "yspahan", [Chair(user=1), Chair()], {}, LIVE, "link", True, "random")
        await hub.commands.ask(session, ears[0], Rematch(id="again"))
        assert refusals(ears[0]) == ["too_many_tables"]
        assert not session.table.state.next
        ears[1].place = "elsewhere"
        await hub.commands.ask(session, ears[1], Rematch(id="again"))  # who has opened none
        assert session.table.state.next

    with_hub(tmp_path / "souk.db", work, new_tables=Buckets(1e-6, 2))


def test_tables_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        async def opens(user: int, place: str) -> None:
            chairs = [Chair(level="random")] * 3
            await hub.registry.open(user, "basari", chairs, {}, NoClock(), "link", True, "random", place=place)

        await opens(1, "here")
        await opens(2, "here")
        for user, place in ((3, "here"), (4, "here")):
            with pytest.raises(Refusal, match="too_many_tables"):
                await opens(user, place)
        await opens(1, "there")
        with pytest.raises(Refusal, match="too_many_tables"):
            await opens(1, "far away")

    with_hub(tmp_path / "souk.db", work, new_tables=Buckets(1e-6, 2))


def test_a_host_can_only_silence_who_has_been_at_the_table(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 2)
        spectator = await hub.store.add_person("spectator", "spectator", 1)
        await hub.commands.ask(session, ears[0], Mute(id="a", user=spectator.id))
        assert refusals(ears[0]) == ["never_here"]
        await hub.join(session, Ear(spectator.id))
        await hub.commands.ask(session, ears[0], Mute(id="b", user=spectator.id))
        assert session.table.state.muted == [spectator.id]
        del session.names[spectator.id]  # as when the table was put away and read again long after
        await hub.commands.ask(session, ears[0], Mute(id="c", user=spectator.id, on=False))
        assert session.table.state.muted == []

    with_hub(tmp_path / "souk.db", work)


# Whose time runs, and when tables are read.


def left(hub: Hub, session: TableSession) -> int:
    (seat,) = session.table.state.clocks.ticking
    return clocks.read(session.table.state.clocks, hub.time.now())[seat]


def test_a_step_of_the_systems_clock_costs_nobody_time(tmp_path: Path) -> None:
    system = Time()

    async def work(hub: Hub) -> None:
        session, ears = await rated_table(hub, 2)
        before = left(hub, session)
        system.ahead = HOUR
        await until(lambda: any(isinstance(entry, Halted) for _, entry, _ in session._recent))
        assert before - MINUTE < left(hub, session) <= before
        assert hub.time.now() > time.time_ns() // 1_000_000 + HOUR - MINUTE  # dates follow
        system.ahead = 0
        await asyncio.sleep(0.3)
        assert before - MINUTE < left(hub, session) <= before
        assert session.table.state.status == "running"
        await hub.writer.written()
        assert any(isinstance(message, p.Update) and message.news for message in ears[0].messages)

    with_hub(tmp_path / "souk.db", work, timekeeper=system.keeper())


def test_a_stall_of_the_loop_costs_nobody_time(tmp_path: Path) -> None:
    system = Time()

    async def work(hub: Hub) -> None:
        session, _ = await rated_table(hub, 2)
        before = left(hub, session)
        system.stood = HOUR
        await asyncio.sleep(0.2)
        assert [chair.out for chair in session.table.state.chairs] == ["", ""]
        assert before - MINUTE < left(hub, session) <= before

    with_hub(tmp_path / "souk.db", work, timekeeper=system.keeper())


def test_a_write_that_waits_for_another_program_costs_nobody_time(tmp_path: Path) -> None:
    """Who is to decide next hears of it only when it is written."""

    system = Time()

    async def work(hub: Hub) -> None:
        session, ears = await a_table(hub, THREE, LIVE)
        other = sqlite3.connect(tmp_path / "souk.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        (seat, *_) = session.table.actors
        play = Play(
            id="m", moves=session.table.line.legal(seat)[:1], decision_id=session.table.state.decision_ids[seat]
        )
        await hub.commands.ask(session, ears[seat], play)
        await until(lambda: hub.time._held is not None)
        system.stood = HOUR
        await asyncio.sleep(0.2)
        assert [chair.out for chair in session.table.state.chairs] == ["", "", ""]
        other.execute("COMMIT")
        other.close()
        await hub.writer.written()
        assert ears[seat].last(p.Done).id == "m"
        assert min(clocks.read(session.table.state.clocks, hub.time.now())) > 600_000 - MINUTE

    with_hub(tmp_path / "souk.db", work, timekeeper=system.keeper())


def test_clocks_come_before_bots_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    links: list[str] = []

    async def first(hub: Hub) -> None:
        hub.turns.wake = lambda _: None  # type: ignore[method-assign, assignment]
        people = [Chair(user=1), Chair(user=2), Chair(user=3)]
        for chairs, clock in (([Chair(level="random")] * 3, NoClock()), (people, LiveClock(bank=1))) * 2:
            session = await hub.registry.open(1, "basari", chairs, {}, clock, "link", True, "random")
            begin_late(hub, session)
            links.append(session.link)
            await hub.writer.written()

    async def second(hub: Hub) -> None:
        await until(lambda: len(hub.tables) == 4)
        came = list(hub.tables)  # which of two that are due in the same moment comes first is open
        assert ({*came[:2]}, {*came[2:]}) == ({links[1], links[3]}, {links[0], links[2]})

    with_hub(path, first)
    with_hub(path, second)


def test_what_fails_in_the_background_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that is away for a while must not leave a server whose clocks stand and whose bots never wake."""
    monkeypatch.setattr("souk.server.tables.hub.LOOK_EVERY", 0.01)
    monkeypatch.setattr("souk.server.tables.hub.ALIVE_EVERY", 0.01)

    async def work(hub: Hub) -> None:
        failed: list[str] = []
        for part, name in ((hub.store, "due"), (hub.registry, "tidy"), (hub.registry, "was_away")):

            def away(*_: object, name: str = name) -> None:
                failed.append(name)
                raise sqlite3.OperationalError("database is locked")

            monkeypatch.setattr(part, name, away)
        system.ahead = HOUR
        await until(lambda: {"due", "tidy", "was_away"} <= {*failed})
        monkeypatch.undo()
        before = hub.time.now()
        await until(lambda: hub.time.now() > before + 1000)
        session, _ = await a_table(hub, [Chair(level="random")] * 3, NoClock())
        session.idle_since -= 2 * IDLE
        await until(lambda: session.link not in hub.tables)

    system = Time()
    with_hub(tmp_path / "souk.db", work, timekeeper=system.keeper())


def test_a_table_is_read_when_it_is_due_and_no_restart_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that wait for people stay on the disk; the clock of one that is read after two restarts ran in neither."""
    monkeypatch.setattr("souk.server.tables.outages.SHORT", 0)
    path, system = tmp_path / "souk.db", Time()
    links: dict[str, str] = {}

    async def first(hub: Hub) -> None:
        session, _ = await rated_table(hub, 2)
        links["clock"] = session.link
        for name, clock in (("soon", LiveClock(bank=9)), ("none", NoClock())):
            session = await hub.registry.open(1, "basari", THREE, {}, clock, "link", True, "random")
            begin_late(hub, session)
            links[name] = session.link

    async def second(hub: Hub) -> None:
        await until(lambda: hub.tables)
        await asyncio.sleep(0.2)
        assert list(hub.tables) == [links["soon"]]  # whose time is nearly up

    async def third(hub: Hub) -> None:
        await until(lambda: hub.tables)
        await asyncio.sleep(0.2)
        assert list(hub.tables) == [links["soon"]]
        session = await hub.registry.find(links["clock"])
        assert session
        assert left(hub, session) > 600_000 - MINUTE
        assert [type(entry) for _, entry, _ in session._recent].count(Halted) == 2

    with_hub(path, first, timekeeper=system.keeper())
    for work, hours in ((second, 1), (third, 2)):
        system.ahead = hours * HOUR
        with_hub(path, work, timekeeper=system.keeper())


def test_bots_go_on_after_a_restart_though_nobody_asks(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"

    async def first(hub: Hub) -> None:
        hub.turns.wake = lambda _: None  # type: ignore[method-assign, assignment]
        await a_table(hub, [Chair(level="random")] * 3, NoClock())

    async def second(hub: Hub) -> None:
        await until(lambda: [s.table.state.status for s in hub.tables.values()] == ["over"])

    with_hub(path, first)
    with_hub(path, second)


def test_who_asks_after_a_restart_does_not_wait_for_tables_that_are_due(tmp_path: Path) -> None:
    path = tmp_path / "souk.db"
    links: list[str] = []

    async def first(hub: Hub) -> None:
        hub.turns.wake = lambda _: None  # type: ignore[method-assign, assignment]
        for _ in range(30):
            session, _ = await a_table(hub, [Chair(level="random")] * 3, NoClock())
            links.append(session.link)

    async def second(hub: Hub) -> None:
        for link in (links[0], links[-1]):
            assert await hub.registry.find(link)
        assert len(hub.tables) < 30

    with_hub(path, first)
    with_hub(path, second)


@pytest.mark.parametrize(("days", "ends"), [(29, False), (31, True)])
def test_a_table_that_nobody_plays_at_ends_without_anybody_asking(tmp_path: Path, days: int, ends: bool) -> None:
    path, system = tmp_path / "souk.db", Time()

    async def first(hub: Hub) -> None:
        await hub.store.add_person("player 1", "player1", 1)
        await hub.registry.open(1, "basari", [Chair(user=1), Chair(), Chair()], {}, NoClock(), "listed", True, "random")

    async def second(hub: Hub) -> None:
        await hub.store.database.run("DELETE FROM meta WHERE name LIKE 'outages%'")  # as if it had run all the time
        hub.registry._outages.clear()
        await asyncio.sleep(0.3)
        await hub.writer.written()
        assert len(await hub.store.listed(1 << 53, 10)) == (not ends)

    with_hub(path, first, timekeeper=system.keeper())
    system.ahead = days * clocks.DAY
    assert (system.ahead > EXPIRES) == ends
    with_hub(path, second, timekeeper=system.keeper())


def test_an_absence_of_months_ends_no_table(tmp_path: Path) -> None:
    path, system = tmp_path / "souk.db", Time()

    async def first(hub: Hub) -> None:
        await hub.store.add_person("player 1", "player1", 1)
        await hub.registry.open(1, "basari", [Chair(user=1), Chair(), Chair()], {}, NoClock(), "listed", True, "random")

    async def second(hub: Hub) -> None:
        await asyncio.sleep(0.3)
        assert [table.status for table in await hub.store.listed(1 << 53, 10)] == ["waiting"]

    with_hub(path, first, timekeeper=system.keeper())
    system.ahead = 100 * clocks.DAY
    with_hub(path, second, timekeeper=system.keeper())
