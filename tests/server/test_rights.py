"""Nobody acts for another seat, sees another's secrets or a table that is closed to them: every message, every role."""

from __future__ import annotations

import random
from typing import Any, get_args

import msgspec
import pytest

from souk.client import Client, RemoteTable, ServerSays
from souk.server import protocol as p
from souk.table import commands, rights
from souk.table.commands import AnyAsk, Ask, Commit, Fill, Mute, Pace, Play, Preview, Propose, Resign, Reveal, Say, Sit
from souk.table.log import Chair, Said
from souk.table.rights import RIGHTS, Role
from souk.table.table import Refusal
from tests.table import Log

from . import Running
from .people import all_play, begun, one_move, open_for, sit_all

HOST, PLAYER, SPECTATOR = 9, 2, 7
ROLES: dict[Role, int] = {"player": PLAYER, "host": HOST, "spectator": SPECTATOR, "stranger": SPECTATOR}


def sample_of(kind: type[Ask]) -> Any:
    more: dict[type[Ask], dict[str, Any]] = {
        Sit: {"seat": 0},
        Fill: {"seat": 0, "level": "random"},
        Commit: {"seat": 0, "commitment": "00" * 32},
        Reveal: {"seat": 0, "words": "00" * 32},
        Play: {"moves": [0], "decision_id": 2},
        Propose: {"what": "pause"},
        Pace: {"pace": "fast"},
        Say: {"text": "hello"},
        Mute: {"user": 3},
    }
    return kind(id="x", **more.get(kind, {}))


def table_for(role: Role) -> Log:
    """A table whose host does not play, with two players."""
    log = Log(chairs=[Chair(user=1), Chair(user=PLAYER)], spectators=role != "stranger")
    log.table.opened = msgspec.structs.replace(log.table.opened, by=HOST)
    return log


def test_every_message_has_its_right() -> None:
    assert set(RIGHTS) == set(get_args(AnyAsk))
    assert set(get_args(AnyAsk)) == {
        kind for kind in vars(commands).values() if isinstance(kind, type) and issubclass(kind, Ask) and kind is not Ask
    }


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("kind", RIGHTS, ids=lambda kind: kind.__name__)
def test_each_role_may_do_what_the_table_of_rights_says_and_nothing_else(kind: type[Ask], role: Role) -> None:
    table = table_for(role).table
    assert role in rights.roles(table, ROLES[role])
    allowed = bool(RIGHTS[kind] & rights.roles(table, ROLES[role]))
    if allowed:
        rights.check(table, ROLES[role], sample_of(kind))
    else:
        with pytest.raises(Refusal) as caught:
            rights.check(table, ROLES[role], sample_of(kind))
        assert caught.value.error == "forbidden"
    with pytest.raises(Refusal):
        rights.check(table, 0, sample_of(kind))  # who has not come in


EXPECTED: dict[Role, set[str]] = {
    "stranger": {"Sit"},
    "spectator": {"Sit", "Say"},
    "host": {"Sit", "Say", "Fill", "Mute", "Cancel"},
}


@pytest.mark.parametrize("role", EXPECTED)
def test_who_does_not_sit_may_do_little(role: Role) -> None:
    table = table_for(role).table
    may = {kind.__name__ for kind in RIGHTS if RIGHTS[kind] & rights.roles(table, ROLES[role])}
    assert may == EXPECTED[role]


@pytest.mark.parametrize("kind", RIGHTS, ids=lambda kind: kind.__name__)
def test_a_spectator_changes_nothing_by_socket(server: Running, kind: type[Ask]) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    tables = sit_all(people, open_for(people, "yspahan"))
    spectator = Client(server.url, "spectator").table(tables[0]._link)
    session = server.services.hub.tables[tables[0]._link]
    before = msgspec.json.encode(session.table.snapshot().state.chairs), bytes(session.table.line.state)
    if kind is Say:
        spectator.ask(sample_of(kind))
    else:
        with pytest.raises(ServerSays):
            spectator.ask(sample_of(kind))
    assert (msgspec.json.encode(session.table.snapshot().state.chairs), bytes(session.table.line.state)) == before


def test_a_player_cannot_decide_for_another(server: Running) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    first, second = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    assert first.update
    assert first.update.snapshot
    play = Play(id="x", moves=[first.update.snapshot.moves[0].id], decision_id=first.update.decision_id)
    with pytest.raises(ServerSays, match="not_your_decision"):
        second.ask(play)
    with pytest.raises(ServerSays):
        second.ask(Preview(id="y", moves=play.moves))
    assert second.update
    assert second.update.snapshot
    assert second.update.snapshot.moves == []
    assert second.update.decision_id == 0


def test_a_table_that_is_closed_to_spectators_tells_them_nothing(server: Running) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    tables = sit_all(people, open_for(people, "yspahan", spectators=False))
    link = tables[0]._link
    stranger = Client(server.url, "stranger")
    table = stranger.table(link)
    with pytest.raises(ServerSays, match="no_spectators"):
        table.say("hello")
    assert table.update is None
    for path in ("story", "frames"):
        with pytest.raises(ServerSays, match="no_spectators"):
            stranger.get(f"tables/{link}/{path}", p.Story)
    tables[0].ask(Resign(id="r"))
    while table.info.status != "over":
        table.wait()
    assert table.info.result is None
    assert table.info.dice.seed == ""
    assert stranger.get(f"tables/{link}", p.Summary).result is None
    for path in ("record", "dice"):
        with pytest.raises(ServerSays, match="no_spectators"):
            stranger.get(f"tables/{link}/{path}", p.Story)


def test_without_a_session_one_can_only_look(server: Running) -> None:
    host = Client(server.url, "host")
    table = host.open("yspahan", ["me", "random"], options={"start": "0"})
    host._cookie = ""
    nobody = host.table(table._link)
    while nobody.update is None:
        nobody.wait()
    assert nobody.info.seat is None
    for kind in RIGHTS:
        with pytest.raises(ServerSays):
            nobody.ask(sample_of(kind))


def test_spectators_are_among_themselves_until_the_game_is_over(server: Running) -> None:
    people = [Client(server.url, name) for name in ("a", "b")]
    tables = sit_all(people, open_for(people, "yspahan"))
    spectators = [Client(server.url, name).table(tables[0]._link) for name in ("w", "v")]
    spectators[0].say("look at that")
    last = tables[0].ask(Say(id="x", text="hm")).n
    heard = {"look at that", "hm"}
    for table, expected in ((spectators[1], heard), (tables[1], {"hm"})):
        while table.seen < last:
            table.wait()
        assert {news.text for news in table.news if isinstance(news, Said)} == expected


def kinds_of(table: RemoteTable) -> set[str]:
    assert table.update
    assert table.update.snapshot
    return {str(move.move.__struct_config__.tag) for move in table.update.snapshot.moves}


def test_each_socket_of_a_shared_screen_looks_and_acts_with_its_own_seat(server: Running) -> None:
    host, other = Client(server.url, "screen"), Client(server.url, "other")
    seats: list[p.Seating] = [p.Me(), p.Me(), p.Me()]
    link = host.post("tables", p.NewTable("basari", seats), p.Summary).link
    tables = [host.table(link, seat=seat) for seat in range(3)]
    assert [table.info.seat for table in tables] == [0, 1, 2]
    assert tables[1].info.yours == [0, 1, 2]
    assert host.table(link).info.seat == 0
    for person, seat in ((host, 9), (other, 0)):
        with pytest.raises(ServerSays, match="not_your_seat"):
            person.table(link, seat=seat)
    begun(tables)
    rng = random.Random(1)
    while kinds_of(tables[1]) != {"card"}:
        one_move(tables, rng)
    one_move(tables[1:2], rng)
    while tables[0].seen < tables[1].seen:
        tables[0].wait()
    assert [kinds_of(table) for table in tables[:2]] == [{"card"}, set()]  # nobody has decided for seat 0
    all_play(tables)
    assert tables[0].info.result == tables[2].info.result is not None
    assert host.get("me/ratings", list[p.Rating]) == []
