"""Seats at tables by bare sockets, for loads: masks and frames by hand, so that they cost little beside the server."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import cast

import msgspec

from souk.client import dice_words
from souk.server import protocol as p


class Results:
    """What all seats together have seen."""

    def __init__(self, by_clock: bool = False) -> None:
        self.by_clock = by_clock
        self.times: list[float] = []
        self.refused = 0
        self.waiting: list[Callable[[], None]] | None = []  # first moves, until everybody is there
        self.over = asyncio.Semaphore(0)  # games that ended: another begins for each


class Seat(asyncio.Protocol):
    """A seat by a bare socket: masks and frames by hand, so that the load costs little beside the server."""

    def __init__(self, path: str, headers: str, results: Results, rng: random.Random, pause: float) -> None:
        self.path, self.headers, self.results, self.rng, self.pause = path, headers, results, rng, pause
        self.rest = b""  # the beginning of a frame
        self.open = False
        self.sent_at = 0.0
        self.n = 0  # how far the game has gone, as far as this seat has heard
        self.early: list[bytes] = []  # moves before it was known whose they are to count
        self.arrivals: Arrivals | None = None
        self.over = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        begin = 0
        if not self.open:
            begin = data.find(b"\r\n\r\n") + 4
            if begin < 4:
                self.rest = data
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            self.open = True
        while len(data) >= begin + 2:
            size, at = data[begin + 1], begin + 2
            if size == 126:
                size, at = int.from_bytes(data[at : at + 2], "big"), at + 2
            elif size == 127:
                size, at = int.from_bytes(data[at : at + 8], "big"), at + 8
            if len(data) < at + size:
                break
            opcode, begin = data[begin] & 15, at + size
            if opcode == 1:
                self.hear(data[at:begin])
            elif opcode == 9:
                self.frame(10, data[at:begin])
        self.rest = data[begin:]

    def frame(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)

    def say(self, text: bytes) -> None:
        if not self.transport.is_closing():
            self.frame(1, text)

    def hear(self, payload: bytes) -> None:
        raise NotImplementedError

    def soon(self, move: bytes) -> None:
        """Make a move now, or after a while that makes the rate, or when the clock says so."""
        if self.results.by_clock:
            if self.arrivals:
                self.arrivals.can_move(self, move)
            else:
                self.early.append(move)
        elif self.results.waiting is not None:
            self.results.waiting.append(partial(self.soon, move))
        elif self.pause:
            asyncio.get_running_loop().call_later(self.rng.expovariate(1 / self.pause), self.move, move)
        else:
            self.move(move)

    def move(self, move: bytes) -> None:
        self.sent_at = time.perf_counter()
        self.say(move)

    def answered(self) -> None:
        if not self.results.by_clock:
            self.results.times.append(time.perf_counter() - self.sent_at)

    def hears(self, n: int) -> None:
        """The game has gone so far."""
        self.n = n
        if self.arrivals:
            self.arrivals.heard(self)


class Move(msgspec.Struct):
    id: int


class Snapshot(msgspec.Struct):
    moves: list[Move]


class Brief(msgspec.Struct):
    """As much of a message as a load needs."""

    type: str
    id: str = ""
    status: str = ""
    seat: int | None = None
    yours: list[int] = []
    dice: p.Dice | None = None
    n: int = 0
    decision_id: int = 0
    snapshot: Snapshot | None = None


UPDATE = b'{"type":"update","n":'


class SoukSeat(Seat):
    previews = 0.0  # asked for before a move
    words = bytes(32)  # no random ones: nobody is to be protected here
    added = 0  # whether they are committed to, and told
    brief = msgspec.json.Decoder(Brief)
    decision_id = 0
    number = 0

    def hear(self, payload: bytes) -> None:
        for line in payload.split(b"\n") if b"\n" in payload else (payload,):
            if line.startswith(b'{"type":"done"'):
                if b'"id":"m%d"' % self.number in line:  # else it is about sitting down, or words
                    self.answered()
                continue
            if line.startswith(UPDATE) and b'"moves":[]' in line:  # there is nothing to decide: this is all that counts
                self.hears(int(line[len(UPDATE) : line.index(b",", len(UPDATE))]))
                continue
            message = self.brief.decode(line)
            if message.type == "refused":
                self.results.refused += message.id != "h"  # a hint may come too late, or be one too many
            elif message.type == "table":
                self.hear_table(message)
            elif message.type == "update":
                self.hears(message.n)
                self.hear_update(message)

    def hear_update(self, message: Brief) -> None:
        if message.snapshot and message.snapshot.moves and message.decision_id != self.decision_id:
            self.decision_id = message.decision_id
            self.number += 1
            move = self.rng.choice(message.snapshot.moves).id
            self.soon(
                b'{"type":"play","id":"m%d","moves":[%d],"decision_id":%d}' % (self.number, move, self.decision_id)
            )

    def move(self, move: bytes) -> None:
        if self.rng.random() < self.previews:
            self.say(b'{"type":"preview","id":"p","moves":[]}')
        super().move(move)

    def hear_table(self, message: Brief) -> None:
        if message.status == "over" and message.seat == 0 and not self.over:
            self.over = True
            self.results.over.release()
        assert message.dice
        due = dice_words(message.status, message.yours, message.dice, lambda _: self.words)
        if due and self.added == message.dice.asked:
            self.added += 1
            self.say(msgspec.json.encode(due[0]))


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - as it is sent


class PeerState(msgspec.Struct, rename={"id": "_stateID"}):
    ctx: Turn
    id: int


class PeerUpdate(msgspec.Struct, array_like=True):
    kind: str
    table: str
    state: PeerState


class PeerSync(msgspec.Struct):
    state: PeerState


class PeerSynced(msgspec.Struct, array_like=True):
    kind: str
    table: str
    sync: PeerSync


class PeerSeat(Seat):
    """A seat at boardgame.io, in the language of socket.io."""

    update = msgspec.json.Decoder(PeerUpdate)
    synced = msgspec.json.Decoder(PeerSynced)
    id = b""
    seat = b""

    def hear(self, payload: bytes) -> None:
        if payload == b"2":
            self.say(b"3")
        elif payload.startswith(b"0{"):
            self.say(b"40/table,")
        elif payload.startswith(b"40/table"):
            self.say(b'42/table,["sync","%s","%s",null,4]' % (self.id, self.seat))
        elif payload.startswith(b'42/table,["update"'):
            if self.sent_at:
                self.answered()
                self.sent_at = 0.0
            self.look(self.update.decode(payload[9:]).state)
        elif payload.startswith(b'42/table,["sync"'):
            self.look(self.synced.decode(payload[9:]).sync.state)

    def look(self, state: PeerState) -> None:
        self.hears(state.id)
        if state.ctx.currentPlayer.encode() == self.seat:
            self.soon(
                b'42/table,["update",{"type":"MAKE_MOVE","payload":{"type":"step","args":[%d],"playerID":"%s"}},'
                b'%d,"%s","%s"]' % (self.rng.randrange(9), self.seat, state.id, self.id, self.seat)
            )


class Arrivals:
    """A table at which moves fall due by the clock, whether the last one was heard of or not.

    A move's time is from when it was due until all other seats have heard of it, so that a server which falls behind
    shows it.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.due: deque[float] = deque()
        self._ready: deque[tuple[Seat, bytes]] = deque()
        self._under_way: tuple[float, int, set[Seat]] | None = None  # when it was due, after what, who has yet to hear
        for seat in seats:
            seat.arrivals = self
            for move in seat.early:
                self.can_move(seat, move)

    @property
    def unheard(self) -> list[float]:
        """When the moves were due of which not everybody has heard."""
        return [*([self._under_way[0]] if self._under_way else []), *self.due]

    def arrive(self, due: float) -> None:
        """A move falls due."""
        self.due.append(due)
        self._go()

    def can_move(self, seat: Seat, move: bytes) -> None:
        """A seat has a decision to make."""
        self._ready.append((seat, move))
        self._go()

    def heard(self, seat: Seat) -> None:
        """A seat has heard something."""
        if self._under_way:
            due, after, others = self._under_way
            if seat.n > after:
                others.discard(seat)
            if not others:
                seat.results.times.append(time.perf_counter() - due)
                self._under_way = None
                self._go()

    def _go(self) -> None:
        if self.due and self._ready and not self._under_way:
            seat, move = self._ready.popleft()
            self._under_way = self.due.popleft(), seat.n, set(self.seats) - {seat}
            seat.move(move)


def replace_one_that_ended(tables: list[Arrivals], seats: Sequence[Seat]) -> None:
    """Another table takes the place of one where the game is over, with the moves that are due."""
    at = next(k for k, table in enumerate(tables) if any(seat.over for seat in table.seats))
    late, tables[at] = tables[at].due, Arrivals(seats)
    for due in late:
        tables[at].arrive(due)


async def keep_time(tables: Sequence[Arrivals], rate: float) -> None:
    """So many moves a second fall due, at one table after the other."""
    begun, number = time.perf_counter(), 0
    while True:
        while (due := begun + number / rate) <= time.perf_counter():
            tables[number % len(tables)].arrive(due)
            number += 1
        await asyncio.sleep(0.001)
