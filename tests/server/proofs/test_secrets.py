"""Two worlds with the same public history and different secrets: every byte that a seat, or a watcher, is sent is the
same in both, in whole games played through the hub.

A game is played twice at once. What the seat can see happens in both worlds alike; what it cannot see, cards that
others draw and choices that others have not shown yet, happens in each as it likes.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from souk.engine.actions import Action
from souk.engine.contract import NATURE
from souk.engine.game import EVERYBODY, Tale
from souk.games import GAMES
from souk.server.bots import Thinkers
from souk.server.database import opened
from souk.server.hub import Hub
from souk.server.store import Store
from souk.table.commands import Closed, Command, Play, Preview, Question, Undo
from souk.table.log import Chair, Opened

from .. import sweep

PAIRS = sweep(3, 400)
AT_ONCE = 40
NOON = 1_800_000_000_000
WATCHER = 99
KINDS = [(name, players) for name in ("yspahan", "basari") for players in GAMES[name].players]


class Parted(Exception):
    """What happened in one world cannot happen in the other."""


class Ear:
    """Somebody who hears bytes."""

    def __init__(self, user: int) -> None:
        self.user = user
        self.wanted: int | None = None
        self.seen = 0
        self.told: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.told.append(message)

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"{code} {reason}")


class Mirror:
    """The other world's dice: as in the first world where that is seen, otherwise as they like."""

    def __init__(self, rng: random.Random) -> None:
        self.seen: deque[int | None] = deque()
        self._rng = rng

    def draw(self, number: int, outcomes: Sequence[Action], weights: Sequence[int]) -> int:
        wanted = self.seen.popleft()
        if wanted is None:
            return self._rng.choices(range(len(outcomes)), weights)[0]
        for index, outcome in enumerate(outcomes):
            if outcome.id == wanted:
                return index
        raise Parted


class World:
    """A table of a hub with those who listen: the seat in question or nobody, a watcher, and one of the others."""

    def __init__(self, hub: Hub, start: Opened, link: str, seat: int | None) -> None:
        self.hub = hub
        names = {user: (f"player {user}", True) for user in (1, 2, 3, 4, WATCHER)}
        self.live = hub._add(start, link, names)
        self.line = self.live.table.line
        self.players = [Ear(chair.user) for chair in start.chairs]
        self.ears = [Ear(WATCHER), *([] if seat is None else [self.players[seat]])]
        self.other = self.players[0 if seat is None else (seat + 1) % len(self.players)]

    async def listen(self) -> None:
        for ear in (*self.ears, self.other):
            await self.hub.join(self.live, ear)

    async def ask(self, seat: int, ask: Command | Question) -> None:
        await self.hub.ask(self.live, self.players[seat], ask)

    def play(self, id: str, seat: int, move: int) -> Play:
        return Play(id=id, moves=[move], asked=self.live.table.now.asked[seat])


class Pair:
    """The same game in two worlds, for the eyes of one seat, or of none."""

    def __init__(self, hubs: Sequence[Hub], game: str, players: int, number: int) -> None:
        self.rng = random.Random(f"{game} {players} {number}")
        self.seat = self.rng.choice([*range(players), None])
        chairs = tuple(Chair(user=user) for user in range(1, players + 1))
        seed = self.rng.randbytes(32).hex()
        start = Opened(
            at=NOON,
            by=1,
            game=game,
            version=GAMES[game].version,
            options={},
            chairs=chairs,
            seed=seed,
            stand_in="random",
        )
        self.worlds = [World(hub, start, f"0-link{number}", self.seat) for hub in hubs]
        self.mirror = Mirror(self.rng)
        self.worlds[1].line.dice = self.mirror  # type: ignore[assignment]
        self.ids = iter(range(1_000_000))
        self.bytes = self.moments = self.told_others = 0
        self.finished = False

    def sees(self, tales: Sequence[Tale]) -> bool:
        return all(tale.eyes == EVERYBODY or (self.seat is not None and tale.eyes >> self.seat & 1) for tale in tales)

    async def run(self) -> None:
        for world in self.worlds:
            await world.listen()
        await self.compare()
        try:
            while self.worlds[0].live.table.actors:
                await self.one_move()
            self.finished = True
        except Parted:
            pass
        for world in self.worlds:
            del world.hub.tables[world.live.link]

    async def one_move(self) -> None:
        first, second = (world.line for world in self.worlds)
        assert first.actors == second.actors
        if self.seat is not None and self.rng.random() < 0.2:
            await self.question(self.seat)
        mover = self.rng.choice(first.actors)
        moves, others = first.legal(mover), second.legal(mover)
        if self.sees(first.game.told(first.state, mover, moves[0])):
            if mover == self.seat:
                assert moves == others
            common = [move for move in moves if move in others]
            if not common:
                raise Parted
            await self.play(mover, [self.rng.choice(common)] * 2)
        else:  # it will be shown later: after both have been compared they choose alike
            await self.play(mover, [self.rng.choice(moves), self.rng.choice(others)])
            await self.both(mover, Undo(id=self.new_id()))
            await self.play(mover, [self.rng.choice(moves)] * 2)

    async def play(self, mover: int, moves: Sequence[int]) -> None:
        id, world = self.new_id(), self.worlds[0]
        state, count = world.line.state, len(world.line.steps)
        await world.ask(mover, world.play(id, mover, moves[0]))
        self.mirror.seen.extend(self.chances(state, count))
        world = self.worlds[1]
        await world.ask(mover, world.play(id, mover, moves[1]))
        assert not self.mirror.seen
        await self.compare()

    def chances(self, state: object, count: int) -> Iterator[int | None]:
        """What nature did in the first world since it had so many steps; None for what the seat did not see."""
        line = self.worlds[0].line
        for who, action in line.steps[count:]:
            if who == NATURE:
                yield action if self.sees(line.game.told(state, who, action)) else None
            state = line.game.after(state, who, action)

    async def question(self, seat: int) -> None:
        """The seat asks for something, or tries what it may not do."""
        world = self.worlds[0]
        legal = world.line.legal(seat)
        wrong = self.rng.choice([move for move in range(len(world.line.game.actions)) if move not in legal])
        asks: list[Command | Question] = [
            Preview(id=self.new_id(), moves=[self.rng.choice(legal)] if legal else []),
            Preview(id=self.new_id()),
            Closed(id=self.new_id()),
            world.play(self.new_id(), seat, wrong),
        ]
        await self.both(seat, self.rng.choice(asks))
        if self.rng.random() < 0.2:  # and comes back with nothing in mind
            for world in self.worlds:
                world.players[seat].seen = 0
                await world.hub.join(world.live, world.players[seat])
            await self.compare()

    async def both(self, seat: int, ask: Command | Question) -> None:
        for world in self.worlds:
            await world.ask(seat, ask)
        await self.compare()

    async def compare(self) -> None:
        for world in self.worlds:
            await world.hub.written()
        first, second = self.worlds
        for ear, twin in zip(first.ears, second.ears, strict=True):
            assert ear.told == twin.told
            self.bytes += sum(map(len, ear.told))
        self.moments += bytes(first.line.state) != bytes(second.line.state)
        self.told_others += first.other.told != second.other.told
        for ear in (*first.players, *second.players, *first.ears, *second.ears):
            ear.told.clear()

    def new_id(self) -> str:
        return f"c{next(self.ids)}"


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_every_byte_is_the_same_whatever_the_others_know(
    game: str,
    players: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    monkeypatch.setattr("souk.server.hub.clock_time", lambda: NOON)
    pairs: list[Pair] = []

    async def run() -> None:
        async with opened(str(tmp_path / "a.db")) as one, opened(str(tmp_path / "b.db")) as two:
            hubs = [Hub(Store(database), Thinkers(1)) for database in (one, two)]
            for hub in hubs:
                await hub.start()
            for begin in range(0, PAIRS, AT_ONCE):
                fresh = [Pair(hubs, game, players, number) for number in range(begin, min(PAIRS, begin + AT_ONCE))]
                await asyncio.gather(*(pair.run() for pair in fresh))
                pairs.extend(fresh)
            for hub in hubs:
                await hub.stop()

    asyncio.run(run())
    totals = {
        "pairs of games": len(pairs),
        "played to the end": sum(pair.finished for pair in pairs),
        "bytes compared": sum(pair.bytes for pair in pairs),
        "moments with different secrets": sum(pair.moments for pair in pairs),
        "moments where another seat was told something else": sum(pair.told_others for pair in pairs),
    }
    for name, value in totals.items():
        record_property(name, value)
    assert totals["moments with different secrets"] > PAIRS
    assert totals["moments where another seat was told something else"]
