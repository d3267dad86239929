"""Real servers on loopback: an application in a thread of its own, and PostgreSQL where it can be had."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import uvicorn.server

from souk.server.run import config
from souk.server.services import Services
from souk.server.settings import Settings


def sweep(few: int, full: int) -> int:
    """How often something is tried: a few times in every run of the tests, in full by `make prove`."""
    return full if os.environ.get("SOUK_FULL") else few


class Hasty:
    """asyncio with short naps: uvicorn looks ten times a second whether it is to stop, hundreds of tests would wait."""

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    @staticmethod
    async def sleep(seconds: float) -> None:
        await asyncio.sleep(seconds / 10)


uvicorn.server.asyncio = Hasty()  # type: ignore[attr-defined, assignment]


class Running:
    """A server that runs in a thread."""

    def __init__(self, settings: Settings) -> None:
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.socket.getsockname()[1]}"
        self.settings = settings
        made = config(settings)
        self.services: Services = made.app.state.services  # type: ignore[union-attr]
        self._server = uvicorn.Server(made)
        self._thread = threading.Thread(target=self._server.run, args=([self.socket],), daemon=True)
        self._thread.start()
        until = time.monotonic() + 30
        while not self._server.started:
            assert self._thread.is_alive(), "the server does not start"
            assert time.monotonic() < until
            time.sleep(0.01)

    @property
    def connections(self) -> set[Any]:
        """All connections that send requests, as the server has them."""
        return self._server.server_state.connections

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self.socket.close()


@contextlib.contextmanager
def running(database: str, **settings: Any) -> Iterator[Running]:
    usual = {"pace": 0.0, "bot_processes": 1, "requests_per_second": 1e6, "messages_per_second": 1e6}
    server = Running(Settings(database=database, **{**usual, **settings}))
    try:
        yield server
    finally:
        server.stop()


class Victim:
    """A server in a process of its own, always at the same port; `log` is a file for what it says."""

    def __init__(
        self,
        database: str,
        stderr: int | None = subprocess.DEVNULL,
        log: Path | None = None,
        python: Path | None = None,
        **settings: Any,
    ) -> None:
        self._python = str(python or sys.executable)  # that of another environment has Souk, and more, by itself
        self._environment = {**os.environ, "PYTHONPATH": "" if python else os.pathsep.join(sys.path)}
        self.port = _quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._stderr = stderr
        self._log = log
        usual = {"pace": 0, "bot_processes": 1, "requests_per_second": 1e6, "messages_per_second": 1e6}
        self._settings = {"database": database, "port": self.port, **usual, **settings}
        self.start()

    def start(self) -> None:
        code = (
            "from souk.server.run import serve, set_up_log; from souk.server.settings import Settings; "
            f"set_up_log('warning'); serve(Settings(**{self._settings!r}))"
        )
        with contextlib.ExitStack() as stack:
            stderr = stack.enter_context(self._log.open("a")) if self._log else self._stderr
            self.process = subprocess.Popen([self._python, "-c", code], stderr=stderr, env=self._environment)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            except OSError:
                assert self.process.poll() is None, f"the server ended with {self.process.returncode}"
                time.sleep(0.05)
        pytest.fail("the server does not start")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Victim:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def _quiet_port() -> int:
    """A port that nobody is given by chance while the server is away: below those that outgoing connections get."""
    while True:
        port = random.randrange(10_000, 30_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class PostgresServer:
    """A PostgreSQL server in a temporary folder. It refuses to run as root, so it runs as its own user then."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.folder = Path(tempfile.mkdtemp(prefix="souk-postgres-"))
        if self._user:
            shutil.chown(self.folder, **self._user)
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "souk", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", data, "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options, "start")
        self._databases = 0

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [self._programs / program, *args],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            timeout=120,
            **self._user,
        )

    def new_database(self) -> str:
        self._databases += 1
        name = f"souk{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "souk", name)
        return f"postgresql://souk@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_programs() -> Path | None:
    """Where PostgreSQL is; installed by apt where that is possible."""
    found = _installed()
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        wait = ("-o", "DPkg::Lock::Timeout=300")
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-qq", *wait, *step], check=False, env=quiet, stdout=subprocess.DEVNULL)
        found = _installed()
    return found


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("pg_ctl")
    candidates = [*folders, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)
