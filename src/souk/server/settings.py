"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from souk.study.coach import PATIENCE


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only where nobody says otherwise

    return str(user_data_path("souk") / "souk.db")


@dataclass(frozen=True)
class Settings:
    """What `souk serve` was told. An address is that of a machine; docs/hosting.md says what is limited and why."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""  # as https://souk.example; whatever address people use, if empty
    proxies: int = 0  # reverse proxies in a row before the server
    metrics: bool = False
    process: int = 0
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    think: str = ""  # a Ray cluster that thinks, as ray://host:10001; this machine does if it is empty
    pace: float = 1.0
    coach_seconds: float = PATIENCE  # that somebody waits for the coach, at most
    most_connections: int = 10_000  # fewer where there are not so many file descriptors
    connections_per_address: int = 300
    requests_per_second: float = 20.0  # of one address, of 10 ms each: see web/costs.py
    messages_per_second: float = 30.0  # of one socket, five times as many at once
    head_seconds: float = 10.0  # in which a request's address and headers must have come
    body_seconds: float = 20.0  # in which the rest must have come
    unread_seconds: float = 30.0  # that an answer may wait to be read
    static: Path = Path(__file__).parent / "static"

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS."""
        return self.origin.startswith("https://")

    @property
    def sockets_per_address(self) -> int:
        """Connections of one address that may be sockets of tables."""
        return self.connections_per_address * 3 // 10
