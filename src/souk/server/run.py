"""Starts a server, and stops it in good order."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
import time
import webbrowser
from socket import socket

import uvicorn

from .app import make_app
from .database import opened
from .settings import Settings

log = logging.getLogger("souk.server")
LARGEST_MESSAGE = 32 * 1024
PLAIN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A log for programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "source": record.name,
            "message": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in PLAIN},
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


def set_up_log(level: str) -> None:
    """Say what happens on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it writes down links, which are secrets


def config(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # positions are small, and sockets many
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=10,
        h11_max_incomplete_event_size=LARGEST_MESSAGE,
    )


async def _check(settings: Settings) -> None:
    """Refuse a database that cannot be used before anything else begins."""
    async with opened(settings.database):
        pass


class Opening(uvicorn.Server):
    """A server that shows itself in a browser as soon as it listens."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, then open the page."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = "127.0.0.1" if self.config.host == "0.0.0.0" else self.config.host
            webbrowser.open(f"http://{host}:{port}/")


def serve(settings: Settings, browser: bool = False) -> None:
    """Serve until somebody stops it."""
    asyncio.run(_check(settings))
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)  # most objects here live long: a tenth of the time went into looking for others
    log.info("starting", extra={"host": settings.host, "port": settings.port, "number": settings.process})
    (Opening if browser else uvicorn.Server)(config(settings)).run()
