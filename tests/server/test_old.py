"""Databases that earlier versions wrote stay readable, and their games go on: of the first protocol
(links with a 0), and of the last version whose processes had numbers (with a 3)."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import pytest

from souk.records.file import dump, load, replay, verify
from souk.server.database import opened
from souk.server.store import Store
from souk.table.table import Table
from tests.table import Log

OLD = Path(__file__).parent / "old"
KEPT = {"0": "tables-1", "3": "tables-3"}  # by what links begin with
FACTS: dict[str, dict[str, Any]] = {
    link: fact for name in KEPT.values() for link, fact in json.loads((OLD / f"{name}.json").read_text("utf-8")).items()
}


def read(folder: Path, link: str) -> tuple[Table, Log]:
    """A table of the kept database, and the same folded from its log alone."""
    path = folder / "souk.db"
    path.write_bytes(gzip.decompress((OLD / f"{KEPT[link[0]]}.db.gz").read_bytes()))

    async def work() -> tuple[Table, Log]:
        async with opened(str(path)) as database:
            store = Store(database)
            found = await store.load(link)
            assert found
            entries = await store.log(found[0])
            return found[1], Log.of(Table.fold(entries), entries)

    return asyncio.run(work())


@pytest.mark.parametrize("link", FACTS)
def test_tables_of_earlier_versions_stand_where_they_stood(link: str, tmp_path: Path) -> None:
    table, log = read(tmp_path, link)
    fact = FACTS[link]
    for one in (table, log.table):
        assert (one.state.n, one.state.status, len(one.line.entries)) == (fact["n"], fact["status"], fact["steps"])
        assert bytes(one.line.state).hex() == fact["state"]
        assert one.line.game.scores(one.line.state) == fact["scores"]
        one.line.story()


@pytest.mark.parametrize("link", [link for link in FACTS if link.endswith("running")])
def test_games_that_were_running_are_played_to_their_end(link: str, tmp_path: Path) -> None:
    table, log = read(tmp_path, link)
    Log.of(table, log.entries).play_out(random.Random(link).randrange(99))
    assert table.state.status == "over"
    record = load(dump(table.record(["Anna", "Ben", "Carla"])))
    assert replay(record).scores == table.line.game.scores(table.line.state)
    assert verify(record)
