"""A server that is killed: no acknowledged move is lost, none is there twice, every table goes on."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from contextlib import suppress
from pathlib import Path

import pytest

from souk.client import Client, ServerSays, Table, new_id
from souk.server import protocol as p
from souk.table.commands import Say
from souk.table.log import Said

from .people import open_for, sit_all

KILLS = int(os.environ.get("SOUK_KILLS", "2"))


class Victim:
    """A server in a process of its own, always at the same port."""

    def __init__(self, database: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._database = database
        self.start()

    def start(self) -> None:
        code = (
            "from souk.server.run import serve; from souk.server.settings import Settings; "
            f"serve(Settings(database={self._database!r}, port={self.port}, pace=0, thinkers=1,"
            " requests_per_second=1e6, messages_per_second=1e6))"
        )
        self.process = subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
                return
            except OSError:
                assert self.process.poll() is None
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


def test_no_acknowledged_entry_is_lost_or_doubled_by_a_kill(database: str) -> None:
    with Victim(database) as victim:
        rng = random.Random(1)
        stop = threading.Event()
        acknowledged: dict[str, set[str]] = {}
        errors: list[BaseException] = []

        def work(table: Table, name: str) -> None:
            """Talk and play until told to stop; whatever the server acknowledged is remembered."""
            mine = acknowledged.setdefault(f"{table._link} {name}", set())
            number = 0
            turns = table.turns()
            try:
                while not stop.is_set():
                    number += 1
                    text = f"{name} says {number}"
                    table.ask(Say(id=new_id(), text=text))
                    mine.add(text)
                    update = table.update
                    if update and update.asked and update.look and update.look.moves:
                        with suppress(ServerSays):  # the decision has passed: it was kept before the server died
                            next(turns).play(rng.choice(update.look.moves))
            except StopIteration:
                pass
            except BaseException as error:
                errors.append(error)

        people = [Client(victim.url, name) for name in ("a", "b", "c")]
        links = [open_for(people, game) for game in ("yspahan", "basari")]
        tables = [
            (table, person.user.name)
            for link in links
            for person, table in zip(people, sit_all(people, link), strict=True)
        ]
        threads = [threading.Thread(target=work, args=pair, daemon=True) for pair in tables]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            time.sleep(rng.uniform(0.3, 0.8))
            victim.kill()
            victim.start()
        time.sleep(0.5)
        stop.set()
        for thread in threads:
            thread.join(60)
            assert not thread.is_alive()
        if errors:
            raise errors[0]
    said = _said(database, links)
    for key, texts in acknowledged.items():
        link, name = key.split()
        kept = [text for text in said[link] if text.startswith(f"{name} ")]
        assert texts <= set(kept)
        assert len(kept) == len(set(kept))
        assert texts


def _said(database: str, links: list[str]) -> dict[str, list[str]]:
    import asyncio

    from souk.server.database import opened
    from souk.server.store import Store
    from souk.table.table import Table as TableFold

    async def read() -> dict[str, list[str]]:
        async with opened(database) as found:
            store = Store(found)
            told = {}
            for link in links:
                loaded = await store.load(link)
                assert loaded
                id, table = loaded
                entries = await store.log(id)
                assert TableFold.fold(entries).snapshot() == table.snapshot()
                told[link] = [entry.text for entry in entries if isinstance(entry, Said)]
            return told

    return asyncio.run(read())


def test_the_remote_bot_of_the_examples_plays(tmp_path: Path) -> None:
    with Victim(str(tmp_path / "souk.db")) as victim:
        bot = [sys.executable, "examples/remote_bot.py", victim.url]
        done = subprocess.run(bot, capture_output=True, text=True, timeout=120, check=False)
        assert done.returncode == 0, done.stderr
        assert "I am number" in done.stdout
        with Client(victim.url, "host") as host:
            table = host.open("basari", ["open", "random", "random"])
            subprocess.run([*bot, table._link], timeout=120, check=True)
            assert host.get(f"tables/{table._link}", p.Summary).status == "over"
