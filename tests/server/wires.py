"""A wire between two programs that can be cut: then nothing comes through, and nobody is told."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self


class Wire:
    """Forwards connections to a port of this machine, for as long as it is needed."""

    def __init__(self, to: int, enter: Callable[[], None] = lambda: None) -> None:
        self.to = to
        self._enter = enter  # where its other end is, if that is in another network
        self._whole: asyncio.Event
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        begun = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(begun,), daemon=True)
        self._thread.start()
        assert begun.wait(10)

    def _run(self, begun: threading.Event) -> None:
        self._enter()
        self._loop.run_until_complete(self._serve(begun))

    def cut(self) -> None:
        """Nothing comes through any more; new connections are made and hear nothing."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """All comes through again. What was sent meanwhile is lost with its connection."""

        def again() -> None:
            for writer in self._writers:
                writer.transport.abort()
            self._whole.set()

        self._loop.call_soon_threadsafe(again)

    async def _serve(self, begun: threading.Event) -> None:
        self._whole, self._end = asyncio.Event(), asyncio.Event()
        self._whole.set()
        server = await asyncio.start_server(self._forward, sock=self._listener)
        begun.set()
        await self._end.wait()
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        there = None
        try:
            await self._whole.wait()
            back, there = await asyncio.open_connection("127.0.0.1", self.to)
            self._writers.add(there)
            await asyncio.gather(self._copy(reader, there), self._copy(back, writer))
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            for each in filter(None, (writer, there)):
                self._writers.discard(each)
                each.transport.abort()

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await self._whole.wait()
            writer.write(data)
            await writer.drain()
        raise ConnectionError("one side has ended")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(10)
        self._loop.close()
