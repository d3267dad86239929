"""Files that do not end, or that unpack to far more than they are: refused without being read as a whole."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from souk.engine.errors import BadOption, BadRecord
from souk.games.basari.board import layout_from_file
from souk.records import neutral
from souk.records.checking import wrong_in_each
from souk.records.file import read_text

ENDLESS = Path("/dev/zero")
endless = pytest.mark.skipif(not ENDLESS.exists(), reason="a system without endless files")


@endless
def test_an_endless_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="too long"):
        read_text(ENDLESS)
    with pytest.raises(BadRecord, match="line 1"):
        list(neutral.lines(ENDLESS))
    with pytest.raises(BadOption, match="not JSON"):
        layout_from_file(ENDLESS)


def test_a_bomb_is_not_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = tmp_path / "bomb.jsonl.gz"
    with gzip.open(bomb, "wb", compresslevel=1) as file:
        for _ in range(64):
            file.write(bytes(1 << 20))
    monkeypatch.setattr(neutral, "MOST_LINE", 1 << 20)
    with pytest.raises(BadRecord, match="line 1: a game has at most"):
        list(neutral.lines(bomb))


def test_a_damaged_gzip_file_is_one_line(tmp_path: Path) -> None:
    good = gzip.compress(b'{"game": "yspahan"}\n' * 1000)
    for damaged in (good[:-10], b"no gzip", good[:30] + b"\xff\xff\xff" + good[33:]):
        file = tmp_path / "damaged.jsonl.gz"
        file.write_bytes(damaged)
        with pytest.raises(BadRecord, match="damaged"):
            list(neutral.read(file))


def test_checking_holds_few_games_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    read = 0

    def lines() -> Iterator[tuple[Path, int, bytes]]:
        nonlocal read
        for number in range(100):
            read += 1
            yield Path("x"), number, json.dumps({"game": "none"}).encode()

    with ThreadPoolExecutor(1) as pool:
        found = wrong_in_each(pool, lines())
        for checked, (_, number, reason) in enumerate(found, 1):
            assert read - checked < 8
            assert number == checked - 1
            assert "names its game" in reason
    assert read == 100
