"""Machines for servers: network namespaces with cables that can be pulled out, or wires on loopback where nobody may
make such; and what tests need beside Python, installed by apt where that is possible."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Protocol, TypeVar

from .wires import Wire

T = TypeVar("T")
SPACES = Path("/run/netns")
NETS = {"database": "10.77.1", "people": "10.77.2"}  # what each switch leads to, and its addresses
CLONE_NEWNET = 0x40000000


def install(package: str) -> None:
    """Try to have a package of Debian."""
    if os.geteuid() or not shutil.which("apt-get"):
        return
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", package]):
        command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *step]
        subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)


def enter(space: str) -> None:
    """This thread is in a namespace from now on: the sockets that it makes are."""
    with (SPACES / space).open() as file:
        if ctypes.CDLL(None, use_errno=True).setns(file.fileno(), CLONE_NEWNET):
            raise OSError(ctypes.get_errno(), "that network cannot be entered")


def inside(space: str, work: Callable[[], T]) -> T:
    """What comes of something that is done in a namespace, or here if it has no name."""
    if not space:
        return work()
    done: list[T] = []
    failed: list[OSError] = []

    def run() -> None:
        try:
            enter(space)
            done.append(work())
        except OSError as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return done[0]


def is_healthy(host: str, port: int, space: str) -> bool:
    """Whether a server says so there."""
    with inside(space, lambda: socket.create_connection((host, port), timeout=5)) as line:
        line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        return line.recv(100).startswith(b"HTTP/1.1 200")


def within(space: str, user: int = 0, group: int = 0) -> list[str]:
    """What stands before a command so that it runs in a namespace, and as whom."""
    return ["nsenter", f"--net={SPACES / space}", f"--setuid={user}", f"--setgid={group}"] if space else []


class Machine(Protocol):
    """Where a server runs."""

    space: str  # its namespace, if it has one
    host: str

    def database(self, port: int) -> tuple[str, int]:
        """How it reaches the database at a port."""

    def reached_at(self, port: int) -> str:
        """How the balancer reaches its server at a port."""

    def cut_off_from(self, what: str) -> None:
        """Pull out a cable: to the `database`, or to `people`."""

    def connect_to(self, what: str) -> None:
        """Plug it in again."""


class Site(Protocol):
    """Where machines are."""

    space: str  # where the database is

    def add(self) -> Machine:
        """One more."""

    def here(self, port: int) -> int:
        """A port of this machine that leads to one of the database."""


def site(stack: ExitStack) -> Site:
    """Namespaces, or wires if nobody may make those."""
    try:
        return stack.enter_context(Spaces())
    except (OSError, subprocess.CalledProcessError):
        return Wires(stack)


class Wires:
    """Everything on loopback, with a wire between any two."""

    space = ""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack

    def add(self) -> Wired:
        return Wired(self._stack)

    def here(self, port: int) -> int:
        return port


class Wired:
    """A machine at the end of wires."""

    space = ""
    host = "127.0.0.1"

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._wires: dict[str, list[Wire]] = {"database": [], "people": []}

    def _wire(self, what: str, port: int) -> Wire:
        wire = self._stack.enter_context(Wire(port))
        self._wires[what].append(wire)
        return wire

    def database(self, port: int) -> tuple[str, int]:
        return self.host, self._wire("database", port).port

    def reached_at(self, port: int) -> str:
        return f"{self.host}:{self._wire('people', port).port}"

    def cut_off_from(self, what: str) -> None:
        for wire in self._wires[what]:
            wire.cut()

    def connect_to(self, what: str) -> None:
        for wire in self._wires[what]:
            wire.mend()


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Spaces:
    """A namespace with two switches, at one of which the database is, and at the other the balancer."""

    def __init__(self) -> None:
        if os.geteuid():
            raise PermissionError("only root makes networks")
        if not shutil.which("ip"):
            install("iproute2")
        self.space = f"souk-{os.getpid()}"
        self._machines: list[Plugged] = []
        self._stack = ExitStack()

    def __enter__(self) -> Spaces:
        with ExitStack() as stack:
            new_space(stack, self.space)
            for switch, net in NETS.items():
                ip("-n", self.space, "link", "add", switch, "type", "bridge")
                ip("-n", self.space, "addr", "add", f"{net}.1/24", "dev", switch)
                ip("-n", self.space, "link", "set", switch, "up")
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def add(self) -> Plugged:
        machine = Plugged(self._stack, self.space, len(self._machines) + 2)
        self._machines.append(machine)
        return machine

    def here(self, port: int) -> int:
        wire: Wire = self._stack.enter_context(Wire(port, lambda: enter(self.space)))
        return int(wire.port)


def new_space(stack: ExitStack, name: str) -> None:
    """A network of which nothing leads anywhere, for a while."""
    ip("netns", "add", name)
    stack.callback(ip, "netns", "del", name)
    ip("-n", name, "link", "set", "lo", "up")


class Plugged:
    """A machine with a cable to each of two switches."""

    def __init__(self, stack: ExitStack, hub: str, number: int) -> None:
        self._hub, self._number = hub, number
        self.space = f"{hub}-{number}"
        self.host = f"{NETS['people']}.{number}"
        new_space(stack, self.space)
        for switch, net in NETS.items():
            at_switch = ["type", "veth", "peer", "name", switch, "netns", self.space]
            ip("-n", hub, "link", "add", self._plug(switch), *at_switch)
            ip("-n", hub, "link", "set", self._plug(switch), "master", switch, "up")
            ip("-n", self.space, "addr", "add", f"{net}.{number}/24", "dev", switch)
            ip("-n", self.space, "link", "set", switch, "up")

    def _plug(self, switch: str) -> str:
        return f"{switch}{self._number}"

    def database(self, port: int) -> tuple[str, int]:
        return f"{NETS['database']}.1", port

    def reached_at(self, port: int) -> str:
        return f"{self.host}:{port} namespace {self._hub}"

    def cut_off_from(self, what: str) -> None:
        ip("-n", self._hub, "link", "set", self._plug(what), "down")

    def connect_to(self, what: str) -> None:
        ip("-n", self._hub, "link", "set", self._plug(what), "up")


def popen(command: Sequence[str | Path], space: str, **more: Any) -> subprocess.Popen[Any]:
    """A program that runs in a namespace, or here."""
    return subprocess.Popen([*within(space), *command], **more)
