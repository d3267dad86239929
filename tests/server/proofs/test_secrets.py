"""Two worlds with the same public history and different secrets: every byte that a seat, or a spectator, is sent is the
same in both, from the first message of a game to its last.

A game is played at two tables at once. What the seat can see happens at both alike; what it cannot see, cards that
others draw and choices that they have not shown yet, happens at each as it likes, and now and then is drawn anew at the
second table by what the seat knows of the first. Where something comes to light that cannot be so at the second table,
its secrets are drawn anew until it can; as a last resort they become those of the first.

When a message arrives is not looked at, only what is in it.
"""

from __future__ import annotations

import asyncio
import random
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from souk.engine.actions import Action
from souk.engine.contract import NATURE, SPECTATOR
from souk.engine.game import EVERYBODY
from souk.engine.live import heard
from souk.engine.rng import seed_words
from souk.games import GAMES
from souk.server import protocol as p
from souk.server.database import Sqlite
from souk.server.run import config
from souk.server.services import Services
from souk.server.settings import Settings
from souk.server.tables.hub import Hub
from souk.server.tables.session import TableSession, encode
from souk.server.tables.timekeeper import Timekeeper
from souk.server.web.cookies import COOKIE
from souk.table.commands import AnyAsk, Closed, Play, Preview, Say, Undo
from souk.table.log import Chair, Opened

from .. import sweep
from ..people import begin_late

PAIRS = sweep(3, 200)  # of each kind, without a network
BY_SOCKET = sweep(1, 20)  # of each kind
AT_ONCE = 25
NOON = 1_800_000_000_000
LOOKER = 5  # the user who only looks on
TRIES = 10
KINDS = [(name, players) for name in ("yspahan", "basari") for players in GAMES[name].players]


class Parted(Exception):
    """What happened in one world cannot happen in the other."""


class Mirror:
    """The second world's dice: as in the first where that is wanted, otherwise as they like; tried first, then kept."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._wanted: list[int | None] = []
        self._first = 0
        self._kept: dict[int, int] = {}

    def want(self, first: int, wanted: list[int | None]) -> None:
        """What the draws from this one on are to give; None for whatever comes."""
        self._first, self._wanted, self._kept = first, wanted, {}

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        if number not in self._kept:
            place = number - self._first
            if place >= len(self._wanted):
                raise Parted
            self._kept[number] = self._draw(self._wanted[place], outcomes, weights)
        return self._kept[number]

    def _draw(self, wanted: int | None, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        if wanted is None:
            return self._rng.choices(range(len(outcomes)), weights)[0]
        for index, outcome in enumerate(outcomes):
            if outcome.id == wanted:
                return index
        raise Parted


# Those who hear.


class Ear:
    """Somebody at a table, without a network."""

    def __init__(self, hub: Hub, session: TableSession, user: int) -> None:
        self.user = user
        self.wanted: int | None = None
        self.place = ""
        self.seen = 0
        self.messages: list[bytes] = []
        self._hub = hub
        self._session = session

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def tell(self, messages: Sequence[bytes]) -> None:
        self.messages += messages

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"{code} {reason}")

    async def come(self) -> None:
        """Come, or come back with nothing in mind."""
        self.seen = 0
        await self._hub.join(self._session, self)

    async def ask(self, ask: AnyAsk) -> None:
        await self._hub.commands.ask(self._session, self, ask)

    async def caught_up(self) -> None:
        """All that was told so far has arrived."""

    async def leave(self) -> None:
        self._session.sockets.discard(self)


class Wire(Ear):
    """Somebody at a table, by a real socket."""

    def __init__(self, hub: Hub, session: TableSession, user: int, url: str, cookie: str) -> None:
        super().__init__(hub, session, user)
        self._url = f"ws{url[4:]}/api/tables/{session.link}/socket"
        self._cookie = cookie
        self._number = 0
        self._socket: Any = None
        self._heard: list[bytes] = []

    async def come(self) -> None:
        await self.leave()
        self._socket = await connect(
            self._url,
            subprotocols=[Subprotocol(f"souk.{p.VERSION}")],
            additional_headers={"cookie": f"{COOKIE}={self._cookie}"},
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=None,
            ping_interval=None,
        )
        await self.caught_up()

    async def ask(self, ask: AnyAsk) -> None:
        await self._socket.send(encode(ask).decode())
        await self.caught_up()

    async def caught_up(self) -> None:
        """Ask for something, and read up to the answer: it comes after all else. Both worlds hear the same answer."""
        self._number += 1
        await self._socket.send(encode(Closed(id=f"after{self._number}")).decode())
        mark = f'"after{self._number}"'.encode()
        while not any(mark in message for message in self._heard):
            self._heard += (await self._socket.recv(decode=False)).split(b"\n")
        end = 1 + next(k for k, message in enumerate(self._heard) if mark in message)
        self.messages += self._heard[:end]
        del self._heard[:end]

    async def leave(self) -> None:
        if self._socket:
            here = len(self._session.sockets)
            await self._socket.close()
            self._heard.clear()
            while len(self._session.sockets) == here:  # until the server knows
                await asyncio.sleep(0)


# The worlds.


class World:
    """A table with those who listen: the seat in question or nobody, somebody who looks on, and one of the others."""

    def __init__(
        self, hub: Hub, start: Opened, link: str, seat: int | None, wire: tuple[str, list[str]] | None
    ) -> None:
        names = {user: (f"player {user}", True) for user in range(1, LOOKER + 1)}
        self.hub = hub
        self.session = hub.registry.add(start, link, names)
        begin_late(hub, self.session)
        self.line = self.session.table.line
        self.players = [Ear(hub, self.session, chair.user) for chair in start.chairs]
        self.ears = [self._ear(LOOKER, wire)]
        if seat is not None:
            self.players[seat] = self._ear(seat + 1, wire)
            self.ears.append(self.players[seat])
        self.other = self.players[0 if seat is None else (seat + 1) % len(self.players)]

    def _ear(self, user: int, wire: tuple[str, list[str]] | None) -> Ear:
        return Wire(self.hub, self.session, user, wire[0], wire[1][user]) if wire else Ear(self.hub, self.session, user)

    def play(self, id: str, seat: int, move: int) -> Play:
        return Play(id=id, moves=[move], decision_id=self.session.table.state.decision_ids[seat])

    def become(self, state: Any) -> None:
        """Have other secrets."""
        self.line.states[-1] = state
        self.line.look()
        self.session._made.clear()


class Pair:
    """The same game in two worlds, as one seat sees it, or a spectator."""

    def __init__(self, hub: Hub, game: str, players: int, number: int, wire: tuple[str, list[str]] | None) -> None:
        self.rng = random.Random(f"{game} {players} {number}")
        self.seat = self.rng.choice([*range(players), None])
        start = Opened(
            at=NOON,
            by=1,
            game=game,
            version=GAMES[game].version,
            options={},
            chairs=tuple(Chair(user=user) for user in range(1, players + 1)),
            seed=self.rng.randbytes(32).hex(),
            stand_in="random",
        )
        self.links = [f"0-{world}{game}{players}-{number}{'wire' if wire else ''}" for world in "ab"]
        self.first, self.second = (World(hub, start, link, self.seat, wire) for link in self.links)
        self.game = self.first.line.game
        self.mirror = Mirror(self.rng)
        self.second.line.chance = self.mirror  # type: ignore[assignment]
        self.ids = iter(range(1_000_000))
        self.pure = True  # whether all that ever happened can be told from the start
        self.bytes = self.moments = self.told_others = self.redrawn = self.agreed = self.stories = 0

    async def run(self) -> None:
        for world in (self.first, self.second):
            for ear in (*world.ears, world.other):
                await ear.come()
        await self.compare()
        while self.first.line.actors:
            await self.one_move()
        for world in (self.first, self.second):
            assert world.session.table.state.status == "over"
            for ear in (*world.ears, world.other):
                await ear.leave()
            del world.hub.tables[world.session.link]

    # What happens.

    async def one_move(self) -> None:
        first, second = self.first.line, self.second.line
        assert first.actors == second.actors
        if self.rng.random() < 0.1:
            self.resample(first.state)
        if self.seat is not None:
            assert first.legal(self.seat) == second.legal(self.seat)
            if self.rng.random() < 0.1:
                await self.question(self.seat)
        mover = self.rng.choice(first.actors)
        moves = first.legal(mover)
        if any(
            seen.late for seen in self.game.memory.observed_by(first.state, mover, moves[0])
        ):  # choices come to light
            self.second.become(first.state.copy())
            self.pure = False
        if self.sees(first.state, mover, moves[0]):
            await self.play_alike(mover, self.rng.choice(moves))
            return
        await self.play_apart(mover)
        if self.rng.random() < 0.3:
            await self.both(mover, Undo(id=self.new_id()))
            await self.play_apart(mover)

    def sees(self, state: Any, mover: int, move: int) -> bool:
        """Whether the seat learns what somebody does."""
        observations = self.game.memory.observed_by(state, mover, move)
        return all(
            observation.viewers == EVERYBODY or (self.seat is not None and observation.viewers >> self.seat & 1)
            for observation in observations
        )

    async def play_alike(self, mover: int, move: int) -> None:
        """Something is done in sight of the seat."""
        id, line = self.new_id(), self.first.line
        state, count, draws = line.state, len(line.entries), line.draws
        await self.first.players[mover].ask(self.first.play(id, mover, move))
        await self.first.hub.writer.written()
        self.make_possible(mover, move, state, line.entries[count:], draws)
        await self.second.players[mover].ask(self.second.play(id, mover, move))
        await self.compare()

    async def play_apart(self, mover: int) -> None:
        """Something is done in secret: in each world something else, as it happens."""
        id = self.new_id()
        for world in (self.first, self.second):
            await world.players[mover].ask(world.play(id, mover, self.rng.choice(world.line.legal(mover))))
        await self.compare()

    def make_possible(self, mover: int, move: int, state: Any, steps: Sequence[tuple[int, int]], draws: int) -> None:
        """Let the second world have secrets with which the same can happen there; `state` is the first one's before."""
        seen: list[int | None] = []
        exact: list[int | None] = []
        before = state
        for who, action in steps:
            if who == NATURE:
                exact.append(action)
                seen.append(action if self.sees(before, who, action) else None)
            before = self.game.after(before, who, action)
        line = self.second.line
        for attempt in range(TRIES + 1):
            self.mirror.want(draws, seen if attempt < TRIES else exact)
            try:
                if move in line.legal(mover):
                    line.decide(mover, [move])
                    return
            except Parted:
                pass
            if attempt < TRIES - 1:
                self.resample(state)
            else:
                self.second.become(state.copy())
                self.pure = False
                self.agreed += 1
        raise AssertionError("what happened in one world cannot happen in its copy")

    def resample(self, state: Any) -> None:
        """Other secrets, as they can be by all that the seat knows."""
        viewer = SPECTATOR if self.seat is None else self.seat
        other = self.game.hidden(state, viewer)
        self.game.rules.imagine(other, viewer, list(seed_words(self.rng.getrandbits(32))))
        self.second.become(other)
        self.pure = False
        self.redrawn += 1

    async def question(self, seat: int) -> None:
        """The seat asks for something, says something, tries what it may not do, or comes back."""
        legal = self.first.line.legal(seat)
        wrong = self.rng.choice([move for move in range(len(self.game.actions)) if move not in legal])
        asks: list[AnyAsk] = [
            Preview(id=self.new_id(), moves=[self.rng.choice(legal)] if legal else []),
            Preview(id=self.new_id()),
            Closed(id=self.new_id()),
            self.first.play(self.new_id(), seat, wrong),
            Say(id=self.new_id(), text="hm"),
        ]
        await self.both(seat, self.rng.choice(asks))
        if self.rng.random() < 0.2:
            for world in (self.first, self.second):
                await world.players[seat].come()
            await self.compare()
        if self.pure and self.rng.random() < 0.2:
            one, two = (heard(world.line.story(), self.seat) for world in (self.first, self.second))
            assert encode(one) == encode(two)
            self.stories += 1

    async def both(self, seat: int, ask: AnyAsk) -> None:
        for world in (self.first, self.second):
            await world.players[seat].ask(ask)
        await self.compare()

    async def compare(self) -> None:
        """All that was told since the last time."""
        await self.first.hub.writer.written()
        one, two = (link.encode() for link in self.links)
        for ear, twin in zip(self.first.ears, self.second.ears, strict=True):
            await ear.caught_up()
            await twin.caught_up()
            assert ear.messages == [message.replace(two, one) for message in twin.messages]
            self.bytes += sum(map(len, ear.messages))
        self.moments += bytes(self.first.line.state) != bytes(self.second.line.state)
        self.told_others += self.first.other.messages != [m.replace(two, one) for m in self.second.other.messages]
        for world in (self.first, self.second):
            for ear in (*world.players, *world.ears):
                ear.messages.clear()

    def new_id(self) -> str:
        return f"c{next(self.ids)}"


@asynccontextmanager
async def a_server(path: Path) -> AsyncIterator[tuple[Services, str]]:
    """A server in this event loop. It need not survive a loss of power."""
    made = config(Settings(str(path), pace=0, bot_processes=1, requests_per_second=1e6, messages_per_second=1e6))
    services: Services = made.app.state.services  # type: ignore[union-attr]
    server = uvicorn.Server(made)
    with socket.socket(proto=socket.IPPROTO_TCP) as bound:  # so that asyncio knows to send at once
        bound.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([bound]))
        while not server.started:
            await asyncio.sleep(0.01)
        assert isinstance(services.database, Sqlite)
        services.database._db.execute("PRAGMA synchronous=OFF")
        yield services, f"http://127.0.0.1:{bound.getsockname()[1]}"
        server.should_exit = True
        await serving


def play(
    game: str,
    players: int,
    pairs: int,
    by_socket: bool,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    """So many pairs of games, some at once, and what was counted."""
    monkeypatch.setattr("souk.server.clock.now", lambda: NOON)
    monkeypatch.setattr(Timekeeper, "now", lambda _: NOON)
    monkeypatch.setattr(Timekeeper, "beat", lambda _: None)
    played: list[Pair] = []

    async def run() -> None:
        async with a_server(path / "souk.db") as (services, url):
            cookies = [""]
            for user in range(1, LOOKER + 1):
                person = await services.accounts.guest(f"player {user}", NOON)
                assert person.id == user
                cookies.append(await services.accounts.begin(person, "", NOON))
            for begin in range(0, pairs, AT_ONCE):
                numbers = range(begin, min(pairs, begin + AT_ONCE))
                wire = (url, cookies) if by_socket else None
                fresh = [Pair(services.hub, game, players, number, wire) for number in numbers]
                await asyncio.gather(*(pair.run() for pair in fresh))
                played.extend(fresh)

    asyncio.run(run())
    totals = {
        "pairs of whole games": len(played),
        "bytes compared": sum(pair.bytes for pair in played),
        "moments with different secrets": sum(pair.moments for pair in played),
        "moments where another seat was told something else": sum(pair.told_others for pair in played),
        "secrets drawn anew": sum(pair.redrawn for pair in played),
        "secrets that had to become the same": sum(pair.agreed for pair in played),
        "stories compared": sum(pair.stories for pair in played),
    }
    for name, value in totals.items():
        record_property(name, value)
    assert len(played) == pairs
    assert totals["moments with different secrets"] > 5 * pairs
    assert totals["moments where another seat was told something else"]


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_every_byte_is_the_same_whatever_the_others_know(
    game: str,
    players: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    play(game, players, PAIRS, False, tmp_path, monkeypatch, record_property)


@pytest.mark.parametrize(("game", "players"), KINDS if PAIRS > 100 else [("yspahan", 3), ("basari", 3)])
def test_every_byte_of_a_socket_is_the_same_whatever_the_others_know(
    game: str,
    players: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    play(game, players, BY_SOCKET, True, tmp_path, monkeypatch, record_property)
