"""What a transaction costs with no server around it: the floor under a table at which each move waits for its own.

    python -m bench.disk

A row of the size of a move is appended and another replaced, fully durable as in the server, one transaction after the
other: in the folder for temporary files, and in memory where there is such a folder.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

from souk.server.database import Sqlite, Statement

TRANSACTIONS = 3000
IN_MEMORY = Path("/dev/shm")
TABLES = (
    "CREATE TABLE log (place INTEGER, n INTEGER, body TEXT, PRIMARY KEY (place, n)) WITHOUT ROWID",
    "CREATE TABLE latest (place INTEGER PRIMARY KEY, body TEXT)",
)
APPEND = "INSERT INTO log VALUES (1, ?, ?)"
REPLACE = "INSERT INTO latest VALUES (1, ?) ON CONFLICT (place) DO UPDATE SET body = excluded.body"


async def times(folder: Path | None) -> list[float]:
    """Milliseconds of each transaction, from the least to the most."""
    took = []
    with tempfile.TemporaryDirectory(dir=folder) as made:
        database = Sqlite(Path(made) / "floor.db")
        await database.open()
        for table in TABLES:
            await database.run(table)
        for n in range(TRANSACTIONS):
            begun = time.perf_counter()
            await database.write([Statement(APPEND, [(n, "x" * 150)]), Statement(REPLACE, [("y" * 600,)])])
            took.append((time.perf_counter() - begun) * 1000)
        await database.close()
    return sorted(took)


def main() -> None:
    print("| one small transaction after the other | a second | p50 | p99 |\n|---|---:|---:|---:|")
    for name, folder in (("on the disk", None), ("in memory", IN_MEMORY)):
        if folder is None or folder.exists():
            took = asyncio.run(times(folder))
            p50, p99 = (took[int(len(took) * share)] for share in (0.5, 0.99))
            print(f"| {name} | {1000 * len(took) / sum(took):,.0f} | {p50:.2f} ms | {p99:.2f} ms |", flush=True)


if __name__ == "__main__":
    main()
