"""Many whole games through real sockets, by people, bots and spectators who break off and come back: what everybody
was told at the end is what a replay of the record says."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.typing import Subprotocol

from souk.client import Client, dice_words, new_id
from souk.games import GAMES
from souk.records.file import load, replay, verify
from souk.server import protocol as p
from souk.table.commands import Play, Sit

from .. import Victim, sweep
from ..people import open_for

GAMES_EACH = sweep(3, 400)
AT_ONCE = 16  # tables
KINDS = [(name, players) for name in ("yspahan", "basari") for players in GAMES[name].players]


class Move(Struct):
    """What matters of a move to who plays at random."""

    id: int


class Snapshot(Struct):
    """What matters of a position."""

    moves: list[Move]


class Heard(Struct):
    """What matters of a message."""

    type: str
    n: int = 0
    decision_id: int = 0
    status: str = ""
    snapshot: Snapshot | None = None
    result: p.Result | None = None
    yours: list[int] = []
    dice: p.Dice | None = None
    error: str = ""


_heard = msgspec.json.Decoder(Heard)


class Guest:
    """Somebody at one table: sits down, plays at random, or looks on; breaks off now and then and comes back."""

    def __init__(self, person: Client, link: str, seat: int | None, rng: random.Random) -> None:
        self._url = f"ws{person.url[4:]}/api/tables/{link}/socket"
        self._headers = {"cookie": person._cookie}
        self._rng = rng
        self._words = rng.randbytes(32)
        self._seen = 0
        self._answered = 0
        self._pending = msgspec.json.encode(Sit(id=new_id(), seat=seat)).decode() if seat else ""
        self.moves = 0
        self.returns = 0
        self.waited = 0.0  # seconds, at most, to be let in

    async def stay(self) -> p.Result:
        """Until the game is over: its result."""
        while True:
            begun = time.monotonic()
            async with connect(
                f"{self._url}?since={self._seen}",
                subprotocols=[Subprotocol(f"souk.{p.VERSION}")],
                additional_headers=self._headers,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=None,  # a busy machine is no failure
                ping_interval=None,
            ) as socket:
                self.waited = max(self.waited, time.monotonic() - begun)
                if self._pending:
                    await socket.send(self._pending)
                async for frame in socket:
                    for line in frame.splitlines():
                        message = _heard.decode(line)
                        if message.result and message.status == "over":
                            return message.result
                        if command := self._take(message):
                            await socket.send(command)
                    if self._rng.random() < 0.005:
                        break
            self.returns += 1

    def _take(self, message: Heard) -> str:
        assert not message.error, message
        if message.type == "done":
            self._pending = ""
        elif message.dice:
            for ask in dice_words(message.status, message.yours, message.dice, lambda _: self._words):
                again = msgspec.structs.replace(ask, id=f"{type(ask).__name__}")  # harmless if it arrives twice
                return msgspec.json.encode(again).decode()
        elif message.type == "update":
            self._seen = message.n
            if message.snapshot and message.snapshot.moves and message.decision_id != self._answered:
                self._answered = message.decision_id
                self.moves += 1
                move = self._rng.choice(message.snapshot.moves).id
                self._pending = msgspec.json.encode(
                    Play(id=new_id(), moves=[move], decision_id=message.decision_id)
                ).decode()
                return self._pending
        return ""


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_whole_games_by_sockets_are_the_games_of_their_records(
    tmp_path: Path, game: str, players: int, record_property: Callable[[str, object], None]
) -> None:
    rng = random.Random(f"{game} {players}")
    numbers = iter(range(GAMES_EACH))
    moves, returns, finished, waited = [0], [0], [0], [0.0]

    async def slot(url: str, number: int) -> None:
        """One table after the other."""
        people = [Client(url, f"slot {number} player {k}") for k in range(players)]
        spectator = Client(url, f"slot {number} spectator")
        for _ in numbers:
            persons = rng.randint(1, players)
            link = open_for(people[:persons], game, players - persons)
            guests = [Guest(person, link, seat, rng) for seat, person in enumerate(people[:persons])]
            guests += [Guest(spectator, link, None, rng) for _ in range(rng.randint(0, 2))]
            first, *others = await asyncio.gather(*(guest.stay() for guest in guests))
            assert all(other == first for other in others)
            await asyncio.to_thread(_compare, people[0], link, first)
            moves[0] += sum(guest.moves for guest in guests)
            returns[0] += sum(guest.returns for guest in guests)
            finished[0] += 1
            waited[0] = max(waited[0], *(guest.waited for guest in guests))

    async def run(url: str) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(min(AT_ONCE, GAMES_EACH)):
                group.create_task(slot(url, number))

    with Victim(str(tmp_path / "souk.db")) as server:
        asyncio.run(run(server.url))
    assert finished == [GAMES_EACH]
    record_property("games", GAMES_EACH)
    record_property("decisions of people", moves[0])
    record_property("connections broken off", returns[0])
    record_property("longest wait to be let in, in milliseconds", round(1000 * waited[0]))


def _compare(person: Client, link: str, result: p.Result) -> None:
    record = load(person.get(f"tables/{link}/record", str))
    position = replay(record)
    assert position.over
    assert position.scores == result.scores
    assert {seat for seat, rank in enumerate(result.ranks) if rank == 1} == set(position.winners)
    assert verify(record)
