"""The process that talks to a Ray cluster for a server: orders come in by its standard input, answers go out.

It knows neither; both are bytes. When the connection breaks, or the server is gone, it ends.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from struct import Struct
from typing import Any, BinaryIO, Final

from souk.arena.spread import FOR_PEOPLE, FOR_WORK, NoRay, join_cluster

ORDER: Final = Struct(">QBI")  # its number, whether somebody waits for it, how long it is
ANSWER: Final = Struct(">QBI")  # the number of the order, what became of it, how long it is
DONE, DIED, UNKNOWN, AWAY = range(4)  # what becomes of orders: carried out, nobody survived it, nobody knows what it
# means; or of all of them: nobody can carry them out
CORES: Final = b""  # the order to say how many cores there are
_SHARES: Final = (FOR_WORK, FOR_PEOPLE)  # of a core: see there


def main() -> None:
    """Connect, and carry orders to and fro."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever Ray prints is no answer
    os.environ.setdefault("RAY_CLIENT_RECONNECT_GRACE_PERIOD", "1")
    send = _sender(out)
    try:
        ray = join_cluster(sys.argv[1])
    except NoRay as error:
        send(0, AWAY, str(error).encode())
        os._exit(1)
    ways = [
        ray.remote(carry_out).options(num_cpus=share, scheduling_strategy="SPREAD", max_retries=2) for share in _SHARES
    ]
    while head := sys.stdin.buffer.read(ORDER.size):
        number, awaited, length = ORDER.unpack(head)
        order = sys.stdin.buffer.read(length)
        if order == CORES:
            send(number, DONE, str(int(ray.cluster_resources().get("CPU", 0))).encode())
        else:
            task = ways[awaited].remote(order)
            task.future().add_done_callback(partial(_answer, send, number, ray.exceptions))
    os._exit(0)


def _sender(out: BinaryIO) -> Callable[[int, int, bytes], None]:
    lock = threading.Lock()

    def send(number: int, end: int, answer: bytes) -> None:
        with lock:
            out.write(ANSWER.pack(number, end, len(answer)) + answer)
            out.flush()

    return send


def _answer(send: Callable[[int, int, bytes], None], number: int, kinds: Any, done: Any) -> None:
    error = done.exception()
    if error is None:
        send(number, DONE, done.result())
    elif isinstance(error, kinds.WorkerCrashedError | kinds.OutOfMemoryError | kinds.NodeDiedError):
        send(number, DIED, b"")
    elif isinstance(error, kinds.RayTaskError):
        send(number, UNKNOWN, str(error.cause).encode())
    else:
        send(number, AWAY, f"{type(error).__name__}: {error}".encode())
        os._exit(1)


# On the cluster.


def carry_out(order: bytes) -> bytes:
    """What a function returns or raises; fails itself where nothing is known of that function."""
    function, args = pickle.loads(order)
    try:
        return pickle.dumps((True, function(*args)))
    except Exception as error:
        return pickle.dumps((False, error))
