"""Replays are made in another process: the server answers meanwhile, a few wait, and what is finished is kept."""

from __future__ import annotations

import threading
import time
import urllib.request
from functools import partial, update_wrapper
from pathlib import Path

import pytest

from souk.client import Client, ServerSays
from souk.server import protocol as p
from souk.server.tables import replays
from souk.server.tables.replays import A_PERSON

from . import Running, until
from .people import all_play, open_for, play_out, sit_all


def slow(enough: Path, *_: object) -> bytes:
    """In the other process: takes as long as the test wants."""
    while not enough.exists():
        time.sleep(0.02)
    return b'{"steps":0,"events":[]}'


def finished(person: Client) -> str:
    link = open_for([person], "basari", bots=2)
    play_out(sit_all([person], link)[0], 1)
    return link


def test_the_server_answers_while_games_are_played_again(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    person = Client(server.url, "reader")
    link = finished(person)
    monkeypatch.setattr(replays, "_story", update_wrapper(partial(slow, tmp_path / "enough"), slow))
    refused: list[str] = []

    def read(k: int) -> None:
        try:
            person.get(f"tables/{link}/story?since={k}", p.Story, "basari")
        except ServerSays as error:
            refused.append(str(error))
        except TimeoutError:
            pass  # a game takes longer than a client waits, on a busy machine

    readers = [threading.Thread(target=read, args=(k,), daemon=True) for k in range(A_PERSON + 5)]
    for reader in readers:
        reader.start()
    waiting = server.services.hub.replays._waiting

    def are_refused() -> bool:
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=30) as answer:
            assert answer.read() == b"ok\n"
        return len(refused) == 5

    until(are_refused)
    assert refused == ["too_many_requests"] * 5
    assert waiting[f"user {person.user.id}"] == A_PERSON
    other = Client(server.url, "other")
    assert finished(other)  # a whole game meanwhile
    (tmp_path / "enough").touch()
    for reader in readers:
        reader.join(60)
    assert len(refused) == 5


def test_what_is_made_of_a_finished_game_is_kept(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    people = [Client(server.url, name) for name in ("a", "b", "c")]
    link = open_for(people, "basari")
    tables = sit_all(people, link)
    early = people[0].get(f"tables/{link}/story", p.Story, "basari")
    all_play(tables)
    paths = [f"tables/{link}/{path}" for path in ("story", "frames?since=3", "frames?seat=1", "record", "dice")]
    first = [people[0].get(path, str if path.endswith("record") else dict) for path in paths]
    assert first[0]["steps"] > early.steps  # type: ignore[index]

    async def gone(*_: object) -> bytes:
        raise AssertionError("it is kept")

    monkeypatch.setattr(server.services.hub.replays._workers, "run", gone)
    again = [people[1].get(path, str if path.endswith("record") else dict) for path in paths]
    assert again == first


def test_what_is_kept_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "KEPT", 1000)
    kept = replays.Replays()
    for k in range(50):
        kept._keep(k, b"x" * 100)
        kept._keep(k, b"x" * 90)
    assert list(kept._kept) == list(range(39, 50))
    assert kept._size == 990
