"""What else goes on at a server under load: questions, requests by HTTP, people who come and go."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bench.seats import Results, SoukSeat


class Around(NamedTuple):
    """How much of it there is."""

    bots: int = 0  # at each table of four
    level: str = "trader"  # of the bots
    previews: float = 0.0  # for each move
    hints: float = 0.0  # a second
    requests: float = 0.0  # by HTTP a second
    visits: float = 0.0  # people a second who come to look on, and go

    def __str__(self) -> str:
        """What there is, in words; nothing if there is nothing."""
        parts = {
            f"{self.bots} {self.level} bots a table": self.bots,
            f"{self.previews:g} previews a move": self.previews,
            f"{self.hints:g} hints/s": self.hints,
            f"{self.requests:g} requests/s": self.requests,
            f"{self.visits:g} visits/s": self.visits,
        }
        return ", ".join(words for words, much in parts.items() if much)


async def now_and_then(rate: float, work: Callable[[], Awaitable[None]]) -> None:
    """Begin something so many times a second, whether the last one is done or not."""
    under_way: set[asyncio.Task[None]] = set()
    begun, number = time.perf_counter(), 0
    try:
        while True:
            number += 1
            await asyncio.sleep(begun + number / rate - time.perf_counter())
            task = asyncio.ensure_future(work())
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    finally:
        for task in under_way:
            task.cancel()


async def ask_for_hint(seats: Sequence[SoukSeat], rng: random.Random) -> None:
    """Somebody wants to know what the search thinks."""
    rng.choice(seats).say(b'{"type":"hint","id":"h"}')


async def request(port: int, path: str, headers: str) -> None:
    """One request by a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{headers}\r\n".encode())
    status = await reader.readline()
    await reader.read()
    writer.close()
    assert status.startswith(b"HTTP/1.1 200"), status


async def visit(port: int, path: str, headers: str, rng: random.Random) -> None:
    """Somebody comes, looks on for a while, and goes."""
    visitor = SoukSeat(path, headers, Results(), rng, 0.0)
    await asyncio.get_running_loop().create_connection(lambda: visitor, "127.0.0.1", port)
    try:
        await asyncio.sleep(rng.uniform(0.5, 2.0))
    finally:
        visitor.transport.close()
