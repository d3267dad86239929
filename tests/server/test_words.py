"""The words that people add to the dice, through real sockets: told in time, late, not at all, over a restart."""

from __future__ import annotations

import random

import msgspec
import pytest

from souk.client import Client, RemoteTable, ServerSays, new_id
from souk.engine.chance import Dice, commitment_to
from souk.records.file import load, verify
from souk.server import protocol as p
from souk.server.tables.session import TableSession
from souk.table.commands import Commit, Rematch, Reveal
from souk.table.log import Chair
from tests.table import Log

from . import Running, running
from .people import all_play, begun, open_for, sit_all


def people_at(server: Running, n: int) -> list[Client]:
    return [Client(server.url, f"player {k}") for k in range(n)]


def silent(person: Client, link: str, monkeypatch: pytest.MonkeyPatch) -> RemoteTable:
    """Somebody with a client that knows nothing of words."""
    with monkeypatch.context() as patch:
        patch.setattr(RemoteTable, "_add_words", lambda _: None)
        table = person.table(link)
    monkeypatch.setattr(table, "_add_words", lambda: None, raising=False)
    return table


def test_the_dice_of_a_game_follow_from_the_words_of_all_who_play(server: Running) -> None:
    people = people_at(server, 2)
    tables = sit_all(people, open_for(people, "basari", bots=1))
    link = tables[0]._link
    words = [person.words(link, seat) for seat, person in enumerate(people)]
    assert server.services.hub.tables[link].table.line.chance.words == dict(enumerate(words))
    while tables[1].info.status == "waiting":
        tables[1].wait()
    told = tables[1].info.dice  # from the beginning on, but for the seed
    assert [seat.words for seat in told.words] == [words[0].hex(), words[1].hex(), ""]
    assert [seat.commitment for seat in told.words] == [commitment_to(words[0]), commitment_to(words[1]), ""]
    assert told.seed == ""
    all_play(tables)
    fair = people[0].get(f"tables/{link}/dice", p.Fair)
    assert fair.fair
    assert fair.words == told.words
    assert fair.commitment == told.commitment
    record = load(people[0].get(f"tables/{link}/record", str))
    assert record.words == dict(enumerate(words))
    assert verify(record)


def test_a_server_that_commits_anew_when_it_knows_our_words_is_found_out(server: Running) -> None:
    people = people_at(server, 2)
    for table in sit_all(people, open_for(people, "basari", bots=1)):
        table._take(table.info)
        dice = table.info.dice
        words = [msgspec.structs.replace(seat, commitment="00" * 32) for seat in dice.words]
        for other in ({"commitment": "00" * 32}, {"words": words}):
            changed = msgspec.structs.replace(table.info, dice=msgspec.structs.replace(dice, **other))
            with pytest.raises(ServerSays, match="has changed"):
                table._take(changed)


def test_a_client_that_knows_nothing_of_words_plays_after_a_while(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souk.table.words.PATIENCE", 300)
    people = people_at(server, 2)
    link = open_for(people, "basari", bots=1)
    tables = [people[0].table(link), silent(people[1], link, monkeypatch)]
    tables[1].sit()
    begun(tables)
    all_play(tables)
    fair = people[0].get(f"tables/{link}/dice", p.Fair)
    assert [bool(seat.words) for seat in fair.words] == [True, False, False]
    assert [bool(seat.commitment) for seat in fair.words] == [True, False, False]


def test_who_commits_and_tells_nothing_is_not_waited_for_and_it_shows(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("souk.table.words.PATIENCE", 300)
    people = people_at(server, 2)
    link = open_for(people, "yspahan")
    tables = [people[0].table(link), silent(people[1], link, monkeypatch)]
    tables[1].sit()
    tables[1].ask(Commit(id=new_id(), seat=1, commitment="ab" * 32))
    begun(tables)
    while not tables[1].info.dice.words[0].words:
        tables[1].wait()
    told = tables[1].info.dice.words
    assert told[1] == p.SeatWords(commitment="ab" * 32)
    assert told[0].words


def test_a_restart_between_commitments_and_words_changes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(database) as server:
        people = people_at(server, 2)
        link = open_for(people, "yspahan")
        tables = [people[0].table(link), silent(people[1], link, monkeypatch)]
        tables[1].sit()
        words = people[1].words(link, 1)
        tables[1].ask(Commit(id=new_id(), seat=1, commitment=commitment_to(words)))
        while not tables[1].info.dice.asked:
            tables[0].wait(0.002)
            tables[1].wait(0.002)
        before = tables[1].info.dice
    with running(database) as server:
        for person in people:
            person.url = server.url
        tables = [person.table(link) for person in people]
        begun(tables)
        dice = server.services.hub.tables[link].table.line.chance
        assert dice.words == {seat: person.words(link, seat) for seat, person in enumerate(people)}
        assert dice.commitment == before.commitment


def test_wrong_words_and_words_too_early_are_refused_by_socket(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = people_at(server, 2)
    link = open_for(people, "yspahan")
    first, second = (silent(person, link, monkeypatch) for person in people)
    second.sit()
    words = random.Random(1).randbytes(32)
    first.ask(Commit(id=new_id(), seat=0, commitment=commitment_to(words)))
    with pytest.raises(ServerSays, match="tell_words_once"):
        first.ask(Reveal(id=new_id(), seat=0, words=words.hex()))
    with pytest.raises(ServerSays, match="not_your_seat"):
        second.ask(Reveal(id=new_id(), seat=0, words=words.hex()))
    second.ask(Commit(id=new_id(), seat=1, commitment=commitment_to(bytes(32))))
    with pytest.raises(ServerSays, match="other_words"):
        second.ask(Reveal(id=new_id(), seat=1, words=words.hex()))
    second.ask(Reveal(id=new_id(), seat=1, words=bytes(32).hex()))
    first.ask(Reveal(id=new_id(), seat=0, words=words.hex()))
    begun([first, second])


@pytest.mark.parametrize("words", ["", "00" * 31, "00" * 33, "zz" * 32, "AA" * 32])
def test_what_cannot_be_words_is_no_message_and_its_error_does_not_repeat_it(words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(msgspec.json.encode(Reveal(id="r", seat=1, words=words)), type=p.ToServer)
    assert not words or words not in str(caught.value)


def test_a_screen_that_people_share_adds_words_for_each_of_them(server: Running) -> None:
    screen = Client(server.url, "screen")
    table = screen.open("basari", ["me", "me", "random"])
    assert table.info.status == "running"
    assert [bool(seat.words) for seat in table.info.dice.words] == [True, True, False]


def test_a_rematch_has_a_seed_and_words_of_its_own(server: Running) -> None:
    people = people_at(server, 2)
    tables = sit_all(people, open_for(people, "basari", bots=1))
    all_play(tables)
    tables[1].ask(Rematch(id=new_id()))
    while not tables[1].info.next:
        tables[1].wait()
    link = tables[1].info.next
    again = [person.table(link) for person in people]
    again[0].sit()
    begun(again)
    old, new = (server.services.hub.tables[table._link].table.line.chance for table in (tables[0], again[0]))
    assert old.seed != new.seed
    assert len({*old.words.values(), *new.words.values()}) == 4


def test_words_are_told_to_nobody_before_the_game_begins() -> None:
    """Nor in an error, nor in what is told to who may not look on; commitments are told to all at once."""
    log = Log("basari", [Chair(user=1), Chair(user=2), Chair(user=3)], begin=False)
    session = TableSession(1, "0-link", log.table, {user: (f"player {user}", True) for user in range(1, 4)})
    session.recall(log.entries)
    secrets = [bytes([seat + 1]) * 32 for seat in range(3)]

    def told(*users: int) -> bytes:
        seats = [log.table.seat_of(user) for user in users]
        return b"".join(
            [
                *(session.table_message(user) for user in users),
                *(session.update(seat, 0, 1) for seat in seats),
                session.presence(),
            ]
        )

    asks: list[tuple[int, Commit | Reveal]] = [
        (seat + 1, Commit(id=f"c{seat}", seat=seat, commitment=commitment_to(words)))
        for seat, words in enumerate(secrets)
    ]
    asks += [(seat + 1, Reveal(id=f"r{seat}", seat=seat, words=words.hex())) for seat, words in enumerate(secrets)]
    for user, ask in asks:
        assert not any(words.hex().encode() in told(1, 2, 3, 99) for words in secrets)
        decided = log.table.decide(ask, user, log.time)
        for entry in decided.entries:
            session.apply(entry, decided)
        if isinstance(ask, Commit):
            assert ask.commitment.encode() in told(99)
    assert log.table.state.status == "running"
    message = told(99)
    assert all(words.hex().encode() in message for words in secrets)
    assert log.table.opened.seed.encode() not in message
    assert Dice(bytes.fromhex(log.table.opened.seed), dict(enumerate(secrets))).key == log.table.line.chance.key
