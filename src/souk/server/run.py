"""Starts a server, and stops it in good order."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from socket import AddressFamily, create_server, socket
from typing import Any

import uvicorn

from souk.engine.errors import BadOption

from .app import make_app
from .database import file_of, opened
from .limits import raise_descriptors
from .settings import Settings
from .web.gate import Gate
from .web.wire import HttpWire, SocketWire

try:
    import fcntl
except ImportError:  # on Windows whoever starts two servers has to know
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger("souk.server")
GOODBYE = 0.1  # seconds for what is said last
LARGEST_MESSAGE = 32 * 1024
PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A log for programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        fields = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in PLAIN},
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def set_up_log(level: str) -> None:
    """Say what happens on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # less are links, which are secrets, and what anybody sends


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    app = make_app(settings)
    gate = Gate(settings, app.state.services.notices)
    http: Any = partial(HttpWire, gate)
    ws: Any = partial(SocketWire, gate)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # positions are small, and sockets many
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # web/front.py counts from the right
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
    )


class Server(uvicorn.Server):
    """A server that tells who is there before it hangs up."""

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Stop in good order."""
        app: Any = self.config.app
        app.state.services.leave()
        if app.state.services.sockets:
            await asyncio.sleep(GOODBYE)
        await super().shutdown(sockets)


async def _check(settings: Settings) -> None:
    """Refuse a database that cannot be used before anything else begins."""
    async with opened(settings.database):
        pass


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Refuse a file that another server serves: each would play without the other's moves."""
    path = file_of(database)  # its true name: a symbolic link must not lead past the lock
    if fcntl is None or path is None:
        yield
        return
    with path.with_name(path.name + ".lock").open("w") as lock:
        for patience in range(20, -1, -1):  # one that was killed just now may still hold it
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if not patience:
                    raise BadOption(
                        f"another server uses {path}: stop it, or name another file with --database-url"
                    ) from None
                time.sleep(0.1)
        yield


def listening(settings: Settings, anywhere: bool) -> socket:
    """The address, or another port if that is as good."""
    family = AddressFamily.AF_INET6 if ":" in settings.host else AddressFamily.AF_INET
    try:
        return create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        if anywhere:
            return create_server((settings.host, 0), family=family, backlog=2048)
        raise BadOption(
            f"{settings.host} port {settings.port} cannot be had ({error.strerror}): name another with --port"
        ) from None


def serve(settings: Settings, show: Callable[[str], object] | None = None) -> None:
    """Serve until somebody stops it. `show` is fields the address; any port will do then."""
    raise_descriptors()
    asyncio.run(_check(settings))
    with alone(settings.database), listening(settings, anywhere=bool(show)) as listener:
        settings = replace(settings, port=listener.getsockname()[1])
        log.info("starting", extra={"host": settings.host, "port": settings.port, "number": settings.process})
        if show:
            host = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
            show(f"http://[{host}]:{settings.port}/" if ":" in host else f"http://{host}:{settings.port}/")
        gc.freeze()
        gc.set_threshold(20_000, 50, 100)  # most objects live long: a tenth of the time went into looking for others
        Server(config(settings)).run(sockets=[listener])
