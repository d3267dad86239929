"""Somebody at the analysis board, for tests: asks one thing after the other, and keeps what is told."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from souk.client import Client


class Refusal(Exception):
    """What the server says no with."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(str(message))
        self.error: str = message["error"]
        self.code: str = message["reason"]["code"]
        self.reason: dict[str, Any] = message["reason"]


class Studying:
    """A socket of the analysis board."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._ids = count(1)
        self.about: dict[str, Any] = {}
        self.tree: dict[int, dict[str, Any]] = {}
        self.moment: dict[str, Any] = {}
        self.analyses: list[dict[str, Any]] = []
        self.refused: list[dict[str, Any]] = []  # without being asked
        self.raw: list[str] = []  # everything, as it came

    def ask(self, type: str, **more: Any) -> dict[str, Any]:
        """Ask for something; returns the answer."""
        id = f"a{next(self._ids)}"
        self._socket.send(json.dumps({"type": type, "id": id, **more}))
        while True:
            for message in self.hear(120.0):
                if message.get("id") == id:
                    if message["type"] == "refused":
                        raise Refusal(message)
                    return message

    def hear(self, seconds: float) -> list[dict[str, Any]]:
        """The next messages, if some come so soon."""
        try:
            frame = self._socket.recv(timeout=seconds)
        except TimeoutError:
            return []
        assert isinstance(frame, str)
        found = [json.loads(line) for line in frame.split("\n")]
        self.raw += frame.split("\n")
        for message in found:
            self._take(message)
        return found

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "study":
                self.about, self.tree = message, {}
            case "tree":
                self.tree |= {node["id"]: node for node in message["nodes"]}
                for id in message["gone"]:
                    del self.tree[id]
            case "moment":
                self.moment = message
            case "analysis":
                self.analyses.append(message)
            case "refused" if not message.get("id"):
                self.refused.append(message)

    def open(self, **source: Any) -> None:
        """Study something."""
        self.ask("open", source=source)

    def think_until(self, count: int, seconds: float = 60.0) -> list[dict[str, Any]]:
        """So many analyses of the moment at the cursor."""
        until = time.monotonic() + seconds
        while len(found := [one for one in self.analyses if one["node"] == self.moment["node"]]) < count:
            assert time.monotonic() < until, self.raw[-1][:300]
            if found and found[-1]["done"]:
                break
            self.hear(1.0)
        return found

    @property
    def line(self) -> list[int]:
        """The numbers of the main line."""
        line = [0]
        while children := self.tree[line[-1]]["children"]:
            line.append(children[0])
        return line


@contextmanager
def studying(url: str, who: Client | None = None) -> Iterator[Studying]:
    """Somebody, or a stranger, at the analysis board of a server."""
    headers = {"cookie": who._cookie} if who else {}
    with connect(
        url.replace("http", "ws") + "/api/analysis", subprotocols=[Subprotocol("souk.2")], additional_headers=headers
    ) as socket:
        yield Studying(socket)
