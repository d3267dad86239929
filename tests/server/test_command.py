"""The commands of a host."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from souk.client import Client
from souk.server import protocol as p

from . import Victim, quiet_port


def souk(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "souk", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_serve_keeps_everything_and_stops_in_good_order(tmp_path: Path) -> None:
    port = quiet_port()
    database = str(tmp_path / "data" / "souk.db")
    command = [sys.executable, "-m", "souk", "serve", "--port", str(port), "--database-url", database, "--pace", "0"]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        table = Client(f"http://127.0.0.1:{port}", "Anna").open("yspahan", ["me", "open"])
        saved = souk("backup", str(tmp_path / "b.gz"), "--database-url", database)  # while it runs
        assert saved.returncode == 0, saved.stderr
        os.kill(server.pid, signal.SIGTERM)
        _, said = server.communicate(timeout=30)
    finally:
        server.kill()
    assert server.returncode in (0, -signal.SIGTERM)
    messages = [json.loads(line)["message"] for line in said.splitlines()]
    assert messages == ["starting", "stopped"]
    assert table._link not in said  # links are secrets
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0
    assert (
        "rows are restored" in souk("restore", str(tmp_path / "b.gz"), "--database-url", str(tmp_path / "2.db")).stdout
    )
    table.close()


def test_two_servers_share_neither_a_file_nor_a_port(tmp_path: Path) -> None:
    with Victim(str(tmp_path / "souk.db")) as first:
        for args, said in (
            (["--port", "0", "--database-url", str(tmp_path / "souk.db")], "another server uses"),
            (["--port", str(first.port), "--database-url", str(tmp_path / "2.db")], "name another with --port"),
        ):
            refused = souk("serve", *args)
            assert refused.returncode == 1
            assert said in " ".join(refused.stderr.split())
            assert "Traceback" not in refused.stderr


def test_what_a_host_gets_wrong_is_one_line(tmp_path: Path) -> None:
    for args in (
        ["serve", "--database-url", "mysql://x"],
        ["serve", "--database-url", "postgresql://nobody@127.0.0.1:1/x"],
        ["serve", "--origin", "souk.example/"],
        ["serve", "--log-level", "loud"],
        ["restore", str(tmp_path / "missing.gz"), "--database-url", str(tmp_path / "s.db")],
    ):
        done = souk(*args)
        assert done.returncode == 1, args
        assert "Traceback" not in done.stderr, args
        assert done.stderr.strip().splitlines()[-1].startswith("souk: "), done.stderr
    assert "--database-url" in souk("serve", "--help").stdout


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
