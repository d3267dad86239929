"""Commands for who runs a server: start it, save it, check it."""

from __future__ import annotations

import asyncio
import re
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from souk.engine.errors import BadOption

from .common import out, words_in

DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database-url",
        envvar="SOUK_DATABASE_URL",
        metavar="URL",
        help="Where everything is kept: a file for SQLite, or postgresql://user@host/name.",
        show_default="souk.db in your data folder",
    ),
]


def _show(address: str) -> None:
    """Open a page, and say where it is in case that no browser comes up."""
    out.print(words_in().say("cli-open_at", address=address), markup=False)
    webbrowser.open(address)  # it waits until the server answers


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: DatabaseUrl = "",
    origin: Annotated[
        str,
        typer.Option(help="The address that people type in, as https://souk.example; needed for HTTPS behind a proxy."),
    ] = "",
    proxies: Annotated[
        int,
        typer.Option(min=0, max=9, help="Reverse proxies in a row before the server: who asks is what they say."),
    ] = 0,
    per_address: Annotated[
        int,
        typer.Option("--connections-per-address", min=1, help="Connections that one address may hold at once."),
    ] = 300,
    metrics: Annotated[bool, typer.Option("--metrics", help="Numbers for Prometheus at /metrics.")] = False,
    process: Annotated[
        int,
        typer.Option(min=0, max=99, hidden=True, help="Not needed any more: processes have no numbers."),
    ] = 0,
    bots: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0 for all cores but one.")] = 0,
    think: Annotated[
        str,
        typer.Option(
            metavar="ray://HOST:PORT",
            help="A Ray cluster for bots, hints, reviews and analysis; this machine thinks if left out.",
        ),
    ] = "",
    pace: Annotated[float, typer.Option(min=0, max=10, help="How slowly bots move: 1 like people, 0 at once.")] = 1.0,
    log_level: Annotated[str, typer.Option(help="How much to say: debug, info, warning, error.")] = "info",
    browser: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
) -> None:
    """Run a server: tables for people who are apart, in the browser. See docs/hosting.md.

    Everything is kept in one file; stop the server with Ctrl-C at any time, and all tables go on at the next start.
    """
    from souk.server.run import serve as run
    from souk.server.run import set_up_log
    from souk.server.settings import Settings, default_database

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"the log level is debug, info, warning or error, not {log_level!r}")
    if origin and not re.fullmatch(r"https?://[^/\s]+", origin):
        raise BadOption(f"an origin has no path and no slash at its end, as https://souk.example, not {origin!r}")
    if think and not re.fullmatch(r"ray://[^/\s]+", think):
        raise BadOption(f"a cluster's address is like ray://10.0.0.5:10001, not {think!r}")
    set_up_log(log_level)
    chosen = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origin=origin,
        proxies=proxies,
        connections_per_address=per_address,
        metrics=metrics,
        process=process,
        think=think,
        pace=pace,
    )
    run(replace(chosen, bot_processes=bots) if bots else chosen, _show if browser else None)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, as souk-2026-11-15.gz.")],
    database: DatabaseUrl = "",
) -> None:
    """Write everything that a server keeps into one file, while it runs."""
    from souk.server.backup import backup as write
    from souk.server.settings import default_database

    rows = asyncio.run(write(database or default_database(), file))
    out.print(words_in().say("cli-rows_written", n=rows, file=str(file)), markup=False)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `souk backup` wrote.")],
    database: DatabaseUrl = "",
) -> None:
    """Fill an empty database from a backup; also to move from SQLite to PostgreSQL."""
    from souk.server.backup import restore as read
    from souk.server.settings import default_database

    rows = asyncio.run(read(database or default_database(), file))
    out.print(words_in().say("cli-rows_restored", n=rows), markup=False)


def verify_database(database: DatabaseUrl = "") -> None:
    """Check all that a server keeps: the check sum of every entry, and every game by playing it again."""
    from souk.server.settings import default_database
    from souk.server.verify import verify_database as look

    found = asyncio.run(look(database or default_database()))
    for wrong in found.wrong:
        out.print(wrong, markup=False, soft_wrap=True)
    say = words_in().say
    out.print(say("cli-database", tables=found.tables, entries=found.entries, wrong=len(found.wrong)))
    if found.unsigned:
        out.print(say("cli-unsigned", n=found.unsigned))
    if found.unplayed:
        out.print(say("cli-unplayed", n=found.unplayed))
    if found.wrong:
        raise typer.Exit(1)
