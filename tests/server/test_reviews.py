"""Reviews of finished games: once for each game, quick then deep, for all who may look; nobody waits for them."""

from __future__ import annotations

import asyncio
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from souk.client import Client, ServerSays
from souk.records.file import load
from souk.server import protocol as p
from souk.server.backup import backup, restore
from souk.server.database import opened
from souk.server.store import Store
from souk.server.tables import reviews
from souk.server.tables.reviews import A_PERSON, A_PLACE, MOST_WAITING, _Job, _Lane
from souk.server.verify import verify_database
from souk.study import CHEAP, DEEP, review
from souk.study.types import Review
from souk.words import LANGUAGES
from tests.study.games import random_game

from . import Running, running
from .people import open_for, play_out, sit_all

DEEPER = msgspec.structs.replace(CHEAP, came=2)


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews that take a second."""
    monkeypatch.setattr(reviews, "EFFORTS", {"quick": CHEAP, "deep": DEEPER})
    monkeypatch.setattr(reviews, "PIECE", 0.2)


def never_ready(*_: object) -> tuple[bytes, int, str]:
    """In the other process: a review that never comes further than its third step."""
    time.sleep(0.05)
    return b"something", 3, ""


def fails(*_: object) -> tuple[bytes, int, str]:
    """In the other process: a review that cannot be made."""
    raise ValueError("no")


def finished(person: Client, **more: Any) -> str:
    link = open_for([person], "basari", bots=2, **more)
    play_out(sit_all([person], link)[0], 1)
    return link


def ask(person: Client, link: str) -> p.ReviewState:
    return person.post(f"tables/{link}/review", None, p.ReviewState)


def state(person: Client, link: str, have: int = 0) -> p.ReviewState:
    return person.get(f"tables/{link}/review?have={have}", p.ReviewState, "basari")


def wait_for(person: Client, link: str, **wanted: object) -> p.ReviewState:
    until = time.monotonic() + 600  # where nothing is compiled yet, by a process that lets all others go first
    while time.monotonic() < until:
        found = state(person, link)
        if all(getattr(found, name) == value for name, value in wanted.items()):
            return found
        time.sleep(0.05)
    raise AssertionError(f"it never came to {wanted}")


def test_a_game_is_reviewed_quickly_then_deeply_and_once_for_all(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, other = Client(server.url, "Annabella"), Client(server.url, "other")
    link = finished(anna)
    assert state(other, link).status == "none"
    run, made = server.services.hub.reviews._workers.run, []

    async def counted(function: Any, *args: Any) -> Any:
        found = await run(function, *args)
        made.append((args[1], found[2]))
        return found

    monkeypatch.setattr(server.services.hub.reviews._workers, "run", counted)
    assert ask(anna, link).status in ("queued", "running")
    assert ask(other, link).under_way == "quick"  # it is the same one
    last = wait_for(other, link, status="ready")
    assert (last.depth, last.under_way) == ("deep", None)
    assert [effort for effort, is_ready in made if is_ready] == [CHEAP, DEEPER]
    short = msgspec.to_builtins(msgspec.structs.replace(last, review=None, moves=[]))
    assert msgspec.to_builtins(ask(other, link)) == msgspec.to_builtins(state(anna, link, have=2)) == short
    assert len([made for made in made if made[1]]) == 2
    record = replace(load(anna.get(f"tables/{link}/record", str)), seats=())
    assert last.review
    assert msgspec.to_builtins(last.review) == msgspec.to_builtins(review(record, DEEPER))  # in pieces or in one go
    assert {option.id for option in last.moves} >= {decision.chosen for decision in last.review.decisions}
    assert state(anna, link, have=1).review == last.review
    assert state(other, link) == last
    check_reports(server, other, link)


def test_the_quick_one_is_told_while_the_deep_one_is_made(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Client(server.url, "Anna")
    link = finished(anna)
    monkeypatch.setattr(reviews, "EFFORTS", {"quick": CHEAP, "deep": msgspec.structs.replace(CHEAP, came=4000)})
    ask(anna, link)
    found = wait_for(anna, link, depth="quick", under_way="deep", status="running")
    assert found.review
    assert 0 <= found.done < found.steps
    assert state(anna, link, have=1).review is None


def test_only_a_finished_game_that_somebody_can_judge_is_reviewed(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Client(server.url, "Anna")
    running_one = open_for([anna], "basari", bots=2)
    sit_all([anna], running_one)
    for work in (ask, state):
        with pytest.raises(ServerSays, match="not_over"):
            work(anna, running_one)
    closed = finished(anna, spectators=False)
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "net_ships", lambda game, players: False)
        with pytest.raises(ServerSays, match="nobody_judges"):
            ask(anna, closed)
    for work in (ask, state):
        with pytest.raises(ServerSays, match="no_spectators"):
            work(Client(server.url, "stranger"), closed)
    with pytest.raises(ServerSays, match="not_reviewed"):
        anna.get(f"tables/{closed}/review/en", str)
    with pytest.raises(ServerSays, match="nothing_here"):
        anna.get(f"tables/{closed}/review/xx", str)
    told = {game.name: game.reviewed for game in anna.get("games", p.Games).games}
    assert (told["basari"], told["yspahan"]) == ([3, 4], [2, 3, 4])


def check_reports(server: Running, reader: Client, link: str) -> None:
    """Reports are in the reader's language and say the names, which what is kept of the review does not."""
    for language in LANGUAGES:
        page = reader.get(f"tables/{link}/review/{language}", str)
        assert f'<html lang="{language}">' in page
        assert "Annabella" in page

    with closing(sqlite3.connect(server.settings.database)) as file:
        bodies = [zlib.decompress(body) for (body,) in file.execute("SELECT body FROM reviews")]
    assert len(bodies) == 2
    assert all(b"Annabella" not in body for body in bodies)


def test_tables_and_bots_go_on_while_reviews_are_made(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real reviews, that look so deeply that none of them is ready when the test is."""
    monkeypatch.setattr(reviews, "EFFORTS", dict.fromkeys(reviews.DEPTHS, msgspec.structs.replace(DEEP, came=40000)))
    anna, other = Client(server.url, "Anna"), Client(server.url, "other")
    links = [finished(anna) for _ in range(A_PERSON + 1)]
    for link in links[:-1]:
        ask(anna, link)
    with pytest.raises(ServerSays, match="reviews_of_one"):
        ask(anna, links[-1])
    found = wait_for(anna, links[0], status="running")
    assert found.ahead == 0
    assert [state(anna, link).ahead for link in links[1:-1]] == [1, 2]
    new = finished(other, level="trader")  # a whole game against bots that think
    ask(other, new)
    assert [state(anna, link).ahead for link in (*links[1:-1], new)] == [2, 3, 1]  # in turn
    steps = state(anna, links[0]).done
    while (found := state(anna, links[0])).done == steps:  # it gets on meanwhile
        time.sleep(0.05)
    assert steps < found.done < found.steps


def test_a_review_that_cannot_be_made_is_given_up(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = Client(server.url, "Anna")
    link = finished(anna)
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "_piece", fails)
        ask(anna, link)
        wait_for(anna, link, status="none")
    ask(anna, link)
    assert wait_for(anna, link, depth="quick").review


def test_what_was_wanted_is_made_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = str(tmp_path / "souk.db")
    with running(database) as server, monkeypatch.context() as patch:
        patch.setattr(reviews, "_piece", never_ready)
        anna = Client(server.url, "Anna")
        link = finished(anna)
        ask(anna, link)
        wait_for(anna, link, status="running")
    with running(database) as server:
        assert wait_for(Client(server.url, "reader"), link, status="ready").depth == "deep"


def test_those_who_wait_come_in_turn() -> None:
    lane = _Lane()
    jobs = [
        _Job(f"{who}{k}", k, "quick", who, "") for who, count in (("a", 3), ("b", 1), ("c", 2)) for k in range(count)
    ]
    for job in jobs:
        lane.add(job)

    def order() -> Iterator[str]:
        while job := next(iter(lane), None):
            yield job.link
            lane.take_off(job)

    expected = [job.link for job in lane]
    assert [*order()] == expected == ["a0", "b0", "c0", "a1", "c1", "a2"]


def test_one_address_cannot_fill_the_queue() -> None:
    assert A_PERSON < A_PLACE < MOST_WAITING


# What is kept, by either kind of database.


def test_reviews_are_saved_restored_and_checked(database: str, tmp_path: Path) -> None:
    body = zlib.compress(msgspec.json.encode(review(random_game("basari", 3, 8), CHEAP)))
    second = str(tmp_path / "second.db")

    async def work() -> None:
        async with opened(database) as found:
            store = Store(found)
            await found.run(
                "INSERT INTO tables (id, link, process, game, players, status, visibility, opened, changed, summary)"
                " VALUES (7, '0-x', 0, 'basari', 3, 'over', 'link', 1, 1, '{}')"
            )
            await store.want_reviews(7, ["quick", "deep"], 5, owner=3)
            for owner in (0, 3):
                assert await store.wanted_reviews(owner) == [(7, "0-x", "quick"), (7, "0-x", "deep")]
            assert await store.wanted_reviews(1) == []
            await store.keep_review(7, "quick", body, "[]")
            assert await store.reviews(7) == {"quick": body, "deep": None}
        await backup(database, tmp_path / "b.gz")
        await restore(second, tmp_path / "b.gz")
        async with opened(second) as found:
            store = Store(found)
            assert await store.reviews(7) == {"quick": body, "deep": None}
            await found.run("UPDATE reviews SET body = ? WHERE depth = 'quick'", body[:-1])
            assert reviews.readable((await store.reviews(7))["quick"]) is None  # it will be made anew
        wrong = (await verify_database(second)).wrong
        assert "the quick review of table 7 is not as it was written" in wrong
        assert not [text for text in (await verify_database(database)).wrong if "review" in text]
        async with opened(second) as found:
            await Store(found).give_up_reviews(7)
            assert set(await Store(found).reviews(7)) == {"quick"}
            await found.run("DELETE FROM tables WHERE id = 7")
            assert await Store(found).reviews(7) == {}  # it goes with its table

    asyncio.run(work())


def test_a_review_that_another_version_wrote_is_made_anew() -> None:
    found = review(random_game("basari", 3, 8), CHEAP)
    data = msgspec.to_builtins(found)
    assert reviews.readable(zlib.compress(msgspec.json.encode(data))) == found
    del data["fortunes"]
    assert reviews.readable(zlib.compress(msgspec.json.encode(data))) is None
    assert isinstance(found, Review)
