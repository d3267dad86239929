"""Real servers on loopback: an application in a thread of its own, and PostgreSQL where it can be had."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn
import uvicorn.server

from souk.server.run import Server, config
from souk.server.services import Services
from souk.server.settings import Settings

from .machines import install, is_healthy, popen, within

T = TypeVar("T")


def sweep(few: int, full: int) -> int:
    """How often something is tried: a few times in every run of the tests, in full by `make prove`."""
    return full if os.environ.get("SOUK_FULL") else few


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What comes of something that could wait, but does not."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise AssertionError("it waits")


def until(true: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for something."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it does not come to that"
        time.sleep(0.02)


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
        self._server = Server(made)
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
        self._thread.join(120)
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
        port: int = 0,
        package: Path | None = None,
        skew: int = 0,
        space: str = "",
        **settings: Any,
    ) -> None:
        self._python = str(python or sys.executable)  # that of another environment has Souk, and more, by itself
        path = [*([str(package)] if package else []), *sys.path]  # a folder with another version of Souk comes first
        self._environment = {**os.environ, "PYTHONPATH": "" if python else os.pathsep.join(path)}
        self._skew = skew  # seconds by which its machine's clock is wrong
        self.port = port or quiet_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._stderr = stderr
        self._log = log
        self._space = space  # the network that it is in, if that is one of its own
        usual = {"pace": 0, "bot_processes": 1, "requests_per_second": 1e6, "messages_per_second": 1e6}
        self.database = database
        self._settings = {"database": database, "port": self.port, **usual, **settings}
        self.start()

    def start(self) -> None:
        code = (
            f"import time; wall, wall_ns, skew = time.time, time.time_ns, {self._skew}; "
            "time.time = lambda: wall() + skew; time.time_ns = lambda: wall_ns() + skew * 10**9; "
            "from souk.server.run import serve, set_up_log; from souk.server.settings import Settings; "
            f"set_up_log('warning'); serve(Settings(**{self._settings!r}))"
        )
        with contextlib.ExitStack() as stack:
            stderr = stack.enter_context(self._log.open("a")) if self._log else self._stderr
            command = [self._python, "-c", code]
            self.process = popen(command, self._space, stderr=stderr, env=self._environment)
        host = str(self._settings.get("host", "127.0.0.1"))
        for _ in range(600):
            with contextlib.suppress(OSError):
                if is_healthy(host, self.port, self._space):
                    return
            assert self.process.poll() is None, f"the server ended with {self.process.returncode}"
            time.sleep(0.05)
        pytest.fail("the server does not start")

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """In good order."""
        self.process.terminate()
        self.process.wait(60)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Victim:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


def quiet_port() -> int:
    """A port that nobody is given by chance while the server is away.

    It is below those that outgoing connections get, and none of those that Ray takes: to 19,999, and from 23,000.
    """
    while True:
        port = random.randrange(20_000, 23_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class PostgresServer:
    """A PostgreSQL server in a temporary folder, or a replica of another that has whatever is committed there.

    It refuses to run as root, so it runs as its own user then. What it says is written lasts only if it is durable.
    """

    def __init__(
        self, programs: Path, of: PostgresServer | None = None, durable: bool = False, space: str = ""
    ) -> None:
        self._programs = programs
        self._user: dict[str, Any] = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self._within: list[str] = []
        if space:  # a network of its own, which only root can enter
            known = pwd.getpwnam("postgres")
            self._user, self._within = {}, within(space, known.pw_uid, known.pw_gid)
        self.folder = Path(tempfile.mkdtemp(prefix="souk-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.port = quiet_port()
        data = str(self.folder / "data")
        if of:
            there = ("-h", "127.0.0.1", "-p", str(of.port), "-U", "souk")
            self._run("pg_basebackup", *there, "-D", data, "-R", "-c", "fast", "--no-sync")
        else:
            self._run("initdb", "-D", data, "-U", "souk", "-A", "trust", "-E", "UTF8", "--no-sync")
        if space:
            with (self.folder / "data" / "pg_hba.conf").open("a") as rights:
                rights.write("host all all samenet trust\n")
        listens, fsync = "0.0.0.0" if space else "127.0.0.1", "on" if durable else "off"
        options = f"-p {self.port} -c listen_addresses={listens} -k {self.folder} -c fsync={fsync}"
        self._start = "-D", data, "-w", "-t", "60", "-l", str(self.folder / "log"), "-o", options
        self._run("pg_ctl", *self._start, "start")
        self._databases = 0
        if of:
            of.tell("ALTER SYSTEM SET synchronous_standby_names = '*'")
            of.tell("SELECT pg_reload_conf()")

    def restart(self) -> None:
        """As after a crash: all connections break, and what was committed is there."""
        self._run("pg_ctl", *self._start, "-m", "immediate", "restart")

    def tell(self, sql: str) -> None:
        self._run("psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "souk", "-d", "postgres", "-c", sql)

    def halt(self) -> None:
        """As when the machine is gone."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def promote(self) -> None:
        """A replica takes the other's place."""
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-w", "promote")

    def _run(self, program: str, *args: str) -> None:
        subprocess.run(
            [*self._within, self._programs / program, *args],
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
        with contextlib.suppress(subprocess.CalledProcessError):  # it was halted
            self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def postgres_programs() -> Path | None:
    """Where PostgreSQL is."""
    if not _installed():
        install("postgresql")
    return _installed()


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("pg_ctl")
    candidates = [*folders, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)
