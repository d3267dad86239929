"""All tables of docs/benchmarks.md, made anew by one run of about ten minutes on a machine with nothing else to do.

    python -m bench.document

A table that is printed takes the place of the one with the same head, the second of that head that of the second; what
is said about them is left as it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tests.server import PostgresServer, postgres_programs

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
SEVERAL = ("bench.load", "--alone", "--no-idle", "--processes", "1", "2", "3", "--tables", "60", "--rates")
COMMANDS = (
    ("bench.load", "--no-idle", "--seconds", "8", "--rates", "1000", "--by-clock", "1000", "2000"),
    (*SEVERAL, "--seconds", "6"),
    (*SEVERAL, "--seconds", "6", "--by-table"),
    ("bench.disk",),
    ("bench.search",),
    ("bench.speed",),
    ("bench.paint",),
)


def tables_of(text: str) -> list[str]:
    """The tables of a text in Markdown."""
    groups = groupby(text.splitlines(), lambda line: line.startswith("|"))
    return ["\n".join(lines) for is_table, lines in groups if is_table]


def with_tables(page: str, made: list[str]) -> str:
    """The page with each table that was made in the place of the one with its head."""
    waiting, parts = made[:], []
    for is_table, lines in groupby(page.splitlines(keepends=True), lambda line: line.startswith("|")):
        part = "".join(lines)
        head = part.partition("\n")[0]
        new = next((table for table in waiting if is_table and table.partition("\n")[0] == head), None)
        if new is not None:
            waiting.remove(new)
            part = new + "\n"
        parts.append(part)
    if waiting:
        raise SystemExit(f"the page has no place for the table\n{waiting[0]}")
    return "".join(parts)


def run(command: tuple[str, ...]) -> Iterator[str]:
    """What a command prints, line by line; its table of several processes needs a database for them."""
    server = None
    if "--processes" in command:
        programs = postgres_programs()
        assert programs, "PostgreSQL is missing"
        server = PostgresServer(programs, durable=True)
        command += ("--database-url", server.new_database())
    try:
        with subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            yield from process.stdout
        if process.returncode:
            raise SystemExit(f"{' '.join(command)} failed")
    finally:
        if server:
            server.stop()


def main() -> None:
    begun, made = time.monotonic(), list[str]()
    page = PAGE.read_text("utf-8")
    for command in COMMANDS:
        print(f"{time.monotonic() - begun:4.0f} s, load {os.getloadavg()[0]:.1f}: {' '.join(command)}", flush=True)
        printed = ""
        for line in run(command):
            print(line, end="", flush=True)
            printed += line
        made += tables_of(printed)
        PAGE.write_text(with_tables(page, made), "utf-8")
    print(f"{time.monotonic() - begun:.0f} s, load {os.getloadavg()[0]:.1f}: {len(made)} tables")


if __name__ == "__main__":
    main()
