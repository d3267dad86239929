"""A real HAProxy before several servers, each request to the next one; installed by apt where that is possible."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from . import quiet_port
from .machines import install

CONFIG = """
global
    maxconn 8000
defaults
    mode http
    maxconn 8000
    timeout connect 2s
    timeout client 1h
    timeout server 30s
    timeout tunnel 1h
    timeout check 1s
    option redispatch
    retries 3
frontend people
    bind 127.0.0.1:{port}
    default_backend souk
backend souk
    balance roundrobin
    option httpchk GET /readyz
    default-server check inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
"""


def haproxy() -> str | None:
    """The program."""
    if not shutil.which("haproxy"):
        install("haproxy")
    return shutil.which("haproxy")


class Balancer:
    """HAProxy, for as long as it is needed."""

    def __init__(self, program: str, folder: Path, servers: Sequence[str]) -> None:
        port = quiet_port()
        self.url = f"http://127.0.0.1:{port}"
        lines = [f"    server s{number} {server}" for number, server in enumerate(servers)]
        config = folder / "haproxy.cfg"
        config.write_text(CONFIG.format(port=port) + "\n".join(lines) + "\n")
        self._process = subprocess.Popen([program, "-db", "-q", "-f", config], stderr=subprocess.DEVNULL)
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except OSError:
                assert self._process.poll() is None, "HAProxy does not start"
                time.sleep(0.02)

    def __enter__(self) -> Balancer:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()
