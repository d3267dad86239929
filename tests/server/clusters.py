"""A real Ray cluster of this machine, for as long as it is needed: in a network of its own where that is possible."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self

from tests.arena.test_command import PATH as BOTS

from . import quiet_port
from .machines import enter, new_space, popen
from .wires import Wire

CORES = 2
ROOT = Path(__file__).parents[2]
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}  # who has it may come in
NICE = {"RAY_worker_niceness": "0"}  # others are busy enough
# The head starts a process for each who comes in: it forks amid threads of gRPC, of which a child sometimes died before
# it was anything; and on a machine that is busy the process needs more than the 30 seconds that it is given.
PATIENT = {"GRPC_ENABLE_FORK_SUPPORT": "0", "RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S": "300"}
RAY = Path(sys.executable).with_name("ray")


class RayCluster:
    """One machine of `CORES` cores; `wire` leads to it and can be cut."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._space = f"souk-ray-{os.getpid()}"
        try:
            new_space(self._stack, self._space)
        except (OSError, subprocess.CalledProcessError):  # nobody may make networks here
            self._space = ""
        self._port = next(port for port in iter(quiet_port, 0) if port >= 20_000)  # the rest is for its workers
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="ray", dir="/tmp")))
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        self.wire = Wire(self._port, (lambda: enter(self._space)) if self._space else lambda: None)
        self._stack.enter_context(self.wire)
        self.address = f"ray://127.0.0.1:{self.wire.port}"

    def start(self) -> None:
        """A head that is alone, whose workers find what tests define."""
        path = os.pathsep.join([*sys.path, str(ROOT), BOTS])
        environment = {**os.environ, **TOKEN, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0", **NICE, **PATIENT}
        ports = {"port": 0, "ray-client-server-port": self._port, "num-cpus": CORES}
        options = [f"--{name}={value}" for name, value in ports.items()]
        more = ["--include-dashboard=false", "--node-ip-address=127.0.0.1", f"--temp-dir={self._folder}"]
        room = ["--object-store-memory=100000000", "--block"]
        with (self._folder / "said").open("wb") as said:
            self._process = popen(
                [RAY, "start", "--head", *options, *more, *room],
                self._space,
                env=environment,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        until = time.monotonic() + 120
        while b"Ray runtime started" not in (self._folder / "said").read_bytes():
            assert self._process.poll() is None, (self._folder / "said").read_text()
            assert time.monotonic() < until, "Ray does not start"
            time.sleep(0.1)

    def kill(self) -> None:
        """All of it at once, as when the machine is gone."""
        assert self._process
        ours = [
            int(each.name)
            for each in Path("/proc").iterdir()
            if each.name.isdigit() and str(self._folder).encode() in _line(each)
        ]
        for pid in [self._process.pid, *ours]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def close(self) -> None:
        self.kill()
        self._stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _line(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes() + (process / "environ").read_bytes()
    except OSError:
        return b""
