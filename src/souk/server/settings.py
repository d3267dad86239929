"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> str:
    """A file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only where nobody says otherwise

    return str(user_data_path("souk") / "souk.db")


@dataclass(frozen=True)
class Settings:
    """What `souk serve` was told."""

    database: str = field(default_factory=default_database)
    host: str = "127.0.0.1"
    port: int = 8000
    origin: str = ""  # as https://souk.example; whatever address people use, if empty
    behind_proxy: bool = False
    process: int = 0
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    pace: float = 1.0
    most_sockets: int = 10_000
    requests_per_second: float = 20.0  # of one address, ten times as many at once
    messages_per_second: float = 30.0  # of one socket, five times as many at once
    static: Path = Path(__file__).parent / "static"

    @property
    def secure(self) -> bool:
        """Whether people come by HTTPS."""
        return self.origin.startswith("https://")
