"""Whole games through real sockets: people, bots and spectators; restarts, broken connections, repeats."""

from __future__ import annotations

import random
from typing import Any

import pytest

from souk.client import Client, ServerSays, new_id
from souk.engine.contract import SPECTATOR
from souk.engine.position import View
from souk.engine.twin import twin_of
from souk.games import GAMES
from souk.games.yspahan.board import ROWS
from souk.games.yspahan.types import Buy, Choose, DiceCost, Pass
from souk.records.file import load, replay, verify
from souk.server import protocol as p
from souk.study.judge import with_study
from souk.table.commands import Closed, Coach, Hint, Play, Preview, Propose, Rematch, Resign, Say, Sit, Undo
from souk.table.log import LiveClock, Said, Undone

from . import Running, running
from .people import all_play, begun, one_move, open_for, play_out, sit_all

KINDS = [("yspahan", 2, 0), ("yspahan", 2, 2), ("yspahan", 3, 0), ("basari", 3, 0), ("basari", 2, 2)]


def people_at(server: Running, n: int) -> list[Client]:
    return [Client(server.url, f"player {k}") for k in range(n)]


@pytest.mark.parametrize(("game", "persons", "bots"), KINDS)
def test_a_whole_game_by_sockets_is_the_game_of_its_record(server: Running, game: str, persons: int, bots: int) -> None:
    people = people_at(server, persons)
    link = open_for(people, game, bots)
    tables = sit_all(people, link)
    spectator = Client(server.url, "spectator").table(link)

    def watch() -> None:
        while spectator.info.status != "over":
            spectator.wait()

    all_play(tables, watch)
    result = spectator.info.result
    assert result
    record = load(people[0].get(f"tables/{link}/record", str))
    position = replay(record)
    assert position.over
    assert position.scores == result.scores
    assert {seat for seat, rank in enumerate(result.ranks) if rank == 1} == set(position.winners)
    assert verify(record)
    fair = people[0].get(f"tables/{link}/dice", p.Fair)
    assert fair.fair
    assert (fair.commitment, fair.seed) == (spectator.info.dice.commitment, spectator.info.dice.seed)


def test_each_sees_what_it_may_and_all_are_told_the_same(server: Running) -> None:
    people = people_at(server, 3)
    tables = sit_all(people, open_for(people, "yspahan"))
    spectator = Client(server.url, "spectator").table(tables[0]._link)
    rng = random.Random(3)
    for _ in range(60):
        one_move(tables, rng)
    while spectator.seen < tables[0].seen:
        spectator.wait()
    session = server.services.hub.tables[tables[0]._link]
    line = session.table.line
    for seat, table in [*enumerate(tables), (None, spectator)]:
        assert table.update
        snapshot = table.update.snapshot
        assert snapshot
        expected = View(line.game, SPECTATOR if seat is None else seat, line.state)
        assert (snapshot.view, snapshot.private) == (expected.public, expected.private)
        assert [move.id for move in snapshot.moves] == (line.legal(seat) if seat is not None else [])
    story = spectator._client.get(f"tables/{spectator._link}/story", p.Story, "yspahan")
    told = [event for news in spectator.news if isinstance(news, p.MoveNews) for event in news.events]
    assert told
    assert story.events[-len(told) :] == told
    assert not any(told.event.only is not None for told in story.events)


def test_who_comes_back_is_told_exactly_what_was_missed(server: Running) -> None:
    people = people_at(server, 3)
    tables = sit_all(people, open_for(people, "basari"))
    rng = random.Random(4)
    kept = tables[0].seen
    for k in range(40):
        one_move(tables, rng)
        if k % 7 == 0:
            tables[k % 3].close()
    assert tables[1].news
    again = people[1].table(tables[1]._link, since=kept)
    while again.seen < tables[1].seen:
        again.wait()
    whole = [item for item in tables[1].news if item.n > kept]
    assert again.news == whole
    assert [item.n for item in again.news] == sorted({item.n for item in again.news})


def test_a_repeated_command_is_done_once(server: Running) -> None:
    people = people_at(server, 3)
    (table, *_) = tables = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    assert table.update
    assert table.update.snapshot
    play = Play(id="once", moves=[table.update.snapshot.moves[0].id], decision_id=table.update.decision_id)
    first = table.ask(play)
    again = table.ask(play)
    assert first == again
    say = Say(id="hello", text="hello")
    assert tables[1].ask(say).n == tables[1].ask(say).n
    while tables[2].seen < first.n + 1:
        tables[2].wait()
    said = [news for news in tables[2].news if isinstance(news, Said)]
    assert [(news.text, news.name, news.seat) for news in said] == [("hello", "player 1", 1)]


def test_every_table_goes_on_after_a_restart(database: str) -> None:
    rng = random.Random(5)
    with running(database) as server:
        people = people_at(server, 3)
        tables = sit_all(people, open_for(people, "yspahan", clock=LiveClock(bank=600)))
        for _ in range(70):  # beyond a snapshot
            one_move(tables, rng)
        last = tables[0].update
        cookies = [person._cookie for person in people]
    with running(database) as server:
        for person, cookie in zip(people, cookies, strict=True):
            person.url = server.url
            assert person._cookie == cookie
        again = [person.table(tables[0]._link, since=tables[0].seen) for person in people]
        for table in again:
            while table.update is None:
                table.wait()
        first = again[0].update
        assert first
        assert last
        assert first.snapshot
        assert last.snapshot
        assert first.snapshot.view == last.snapshot.view
        assert [type(news).__name__ for news in first.news] == ["Halted"]
        assert first.left[first.ticking[0]] >= last.left[first.ticking[0]] - 1000
        all_play(again)
        assert again[0].info.result


def test_bots_resume_after_a_restart(database: str) -> None:
    with running(database, pace=1.0) as server:
        person = Client(server.url, "host")
        link = person.open("basari", ["random", "random", "random"])._link
    with running(database) as server:
        person.url = server.url
        table = person.table(link)
        while table.info.status != "over":
            table.wait()
        assert table.info.result


def test_undo_by_socket(server: Running) -> None:
    people = people_at(server, 2)
    table, other = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    assert table.update
    game = server.services.hub.tables[table._link].table.line.game
    for notation in ("buy 0",):
        table.ask(Play(id=new_id(), moves=[game.actions.parse(notation).id], decision_id=table.update.decision_id))
    while not table.update.snapshot or isinstance(table.update.snapshot.moves[0].move, Buy):
        table.wait()
    before = table.update.snapshot
    assert table.update.undo == 0
    with pytest.raises(ServerSays, match="new_information"):
        table.ask(Undo(id=new_id()))
    table.ask(Play(id=new_id(), moves=[before.moves[0].id], decision_id=table.update.decision_id))
    while table.update.undo != 1:
        table.wait()
    table.ask(Undo(id=new_id()))
    while table.update.undo:
        table.wait()
    assert table.update.snapshot == before
    while not any(isinstance(news, Undone) for news in other.news):
        other.wait()


def test_previews_reasons_and_hints(server: Running) -> None:
    people = people_at(server, 3)
    table, other, _ = sit_all(people, open_for(people, "yspahan", options={"start": "0"}, hints="agreed"))
    assert table.update
    assert table.update.snapshot
    told = table.ask(Preview(id=new_id()))
    assert isinstance(told, p.Previewed)
    assert told.snapshot == table.update.snapshot
    assert [ahead.move for ahead in told.each] == [move.id for move in table.update.snapshot.moves]
    assert all(ahead.new for ahead in told.each)  # the dice will be rolled
    then = table.ask(Preview(id=new_id(), moves=[told.each[0].move]))
    assert then.new
    assert then.each == []
    assert then.events
    with pytest.raises(ServerSays, match="group_is_mandatory"):
        table.ask(
            Preview(
                id=new_id(), moves=[server.services.hub.tables[table._link].table.line.game.actions.parse("end").id]
            )
        )
    shut = table.ask(Closed(id=new_id())).closed
    assert DiceCost(needs=3, has=2) in [item.reason for item in shut]
    assert all(len(item.about) == len(item.moves) for item in shut)
    assert other.ask(Closed(id=new_id())).closed == []
    assert table.ask(Closed(id=new_id(), moves=[told.each[0].move])).closed == []  # only the dice come next
    hint = table.ask(Hint(id=new_id())).hint
    assert {evaluation.id for evaluation in hint.evaluations} <= {move.id for move in table.update.snapshot.moves}
    assert len(hint.shares) == 3
    assert all(0 <= evaluation.error <= 0.5 for evaluation in hint.evaluations)
    with pytest.raises(ServerSays, match="not_your_decision"):
        other.ask(Hint(id=new_id()))


@pytest.fixture
def patient(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach has its compiled twin, and time on a busy machine."""
    for _ in twin_of(with_study(GAMES["yspahan"])).warm():
        pass
    monkeypatch.setattr(server.services.hub.commands, "patience", 120.0)


@pytest.mark.usefixtures("patient")
def test_the_coach_judges_a_plan_for_who_asks_and_nobody_else(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    person, spectator = people_at(server, 2)
    table = person.open("yspahan", ["me", "random", "random"], options={"start": "0"})
    begun([table])
    watching = spectator.table(table._link)
    while not (table.update and table.update.decision_id and table.update.snapshot and table.update.snapshot.moves):
        table.wait()
    moves = [move.id for move in table.update.snapshot.moves]
    before = table.update.n
    told = [table.ask(Coach(id=new_id(), moves=[move])) for move in (*moves, moves[0])]
    assert all(isinstance(each, p.Coached) for each in told)
    assert told[0].verdict == told[-1].verdict
    for each, move in zip(told, moves, strict=False):
        if verdict := each.verdict:
            assert (move,) in (verdict.best[:1], verdict.other[:1])
            assert (verdict.loss > 0) <= (verdict.other == (move,))
            assert {one.id for one in each.moves} == {*verdict.best, *verdict.other}
    advice = table.ask(Coach(id=new_id())).verdict
    assert advice is None or (advice.loss == 0 and advice.best[0] in moves)
    for wrong, why in (([moves[0], 99_999], "no_such_move|decisions_end"), ([99_999], "no_such_move")):
        with pytest.raises(ServerSays, match=why):
            table.ask(Coach(id=new_id(), moves=wrong))
    with pytest.raises(ServerSays, match="players_only"):
        watching.ask(Coach(id=new_id()))
    assert table.update.n == before  # nothing of it is in the log
    monkeypatch.setattr(server.services.hub.commands, "patience", 0.0)
    with pytest.raises(ServerSays, match="coach_late"):
        table.ask(Coach(id=new_id()))


@pytest.mark.parametrize(
    ("more", "why"),
    [({}, "no_hints_agreed"), ({"rated": True, "clock": LiveClock(bank=600)}, "no_hints_rated")],
    ids=["casual", "rated"],
)
def test_people_who_play_against_each_other_have_the_coach_only_by_agreement(
    server: Running, more: dict[str, Any], why: str
) -> None:
    people = people_at(server, 2)
    tables = sit_all(people, open_for(people, "yspahan", **more))
    for table in tables:
        with pytest.raises(ServerSays, match=why):
            table.ask(Coach(id=new_id()))


def test_what_is_closed_is_told_for_the_position_after_the_plan(server: Running) -> None:
    people = people_at(server, 3)
    table, *others = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    one_move([table, *others], random.Random(1))  # the dice
    assert table.update
    assert table.update.snapshot
    rows = {move.move.row: move for move in table.update.snapshot.moves if isinstance(move.move, Choose)}
    row = next(iter(rows.values()))
    now, then = (table.ask(Closed(id=new_id(), moves=plan)).closed for plan in ([], [row.id]))
    shut = {move.row for item in now for move in item.about if isinstance(move, Choose)}
    assert shut == set(ROWS) - set(rows)  # the rows without a die; with luck there is none
    assert Pass in {type(move) for item in now for move in item.about}
    assert not {Choose, Pass} & {type(move) for item in then for move in item.about}
    with pytest.raises(ServerSays):
        table.ask(Closed(id=new_id(), moves=[row.id, row.id]))  # that row is taken


def test_replays_of_any_step_through_any_eyes_when_it_is_over(server: Running) -> None:
    people = people_at(server, 3)
    tables = sit_all(people, open_for(people, "basari"))
    link = tables[0]._link
    for _ in range(20):
        one_move(tables, random.Random(1))
    running_ = people[1].get(f"tables/{link}/frames?since=3&until=6&seat=1", p.Frames, "basari")
    assert [frame.step for frame in running_.frames] == [3, 4, 5]
    for path in (f"tables/{link}/frames?seat=0", f"tables/{link}/story?seat=2"):
        with pytest.raises(ServerSays, match="own_view_only"):
            people[1].get(path, p.Frames)
    for path in (f"tables/{link}/record", f"tables/{link}/dice"):
        with pytest.raises(ServerSays, match="not_over"):
            people[1].get(path, p.Fair)
    all_play(tables)
    stranger = Client(server.url, "stranger")
    whole = stranger.get(f"tables/{link}/frames?seat=0", p.Frames, "basari")
    assert len(whole.frames) == 50
    last = stranger.get(f"tables/{link}/frames?since={whole.steps}", p.Frames, "basari")
    assert [frame.step for frame in last.frames] == [whole.steps]
    assert tables[0].info.result
    assert [seat.score for seat in last.frames[0].view.seats] == tables[0].info.result.scores


def test_a_rematch_rotates_and_waits_for_the_others(server: Running) -> None:
    people = people_at(server, 2)
    tables = sit_all(people, open_for(people, "basari", bots=1))
    all_play(tables)
    tables[1].ask(Rematch(id=new_id()))
    for table in tables:
        while not table.info.next:
            table.wait()
    assert tables[0].info.next == tables[1].info.next
    new = people[0].table(tables[0].info.next)
    assert new.info.status == "waiting"
    assert [sitter.kind for sitter in new.info.seats] == ["bot", "open", "person"]
    new.sit()
    play_out_with = people[1].table(new._link)
    all_play([new, play_out_with])


def test_a_clock_that_runs_out_hands_over_to_a_bot(server: Running) -> None:
    people = people_at(server, 2)
    link = open_for(people, "yspahan", clock=LiveClock(bank=10), stand_in="random")
    tables = sit_all(people, link)
    assert tables[0].update
    assert tables[0].update.left[0] > 9_000
    assert len(tables[0].update.ticking) == 1


def test_resigning_ends_a_game_of_two(server: Running) -> None:
    people = people_at(server, 2)
    tables = sit_all(people, open_for(people, "yspahan"))
    tables[0].ask(Resign(id=new_id()))
    while tables[1].info.status != "over":
        tables[1].wait()
    assert tables[1].info.result
    assert tables[1].info.result.ranks == [2, 1]
    assert tables[1].info.dice.seed


def test_ratings_follow_rated_games_of_people_and_no_others(server: Running) -> None:
    people = people_at(server, 3)
    person = people[0]
    play_out(person.open("basari", ["me", "random", "random"]), 1)
    all_play(sit_all(people, open_for(people, "basari")))
    tables = sit_all(people, open_for(people, "basari", clock=LiveClock(bank=600), rated=True))
    assert all(table.info.rated and table.info.hints == "off" for table in tables)
    with pytest.raises(ServerSays, match="no_hints_rated"):
        tables[0].ask(Hint(id=new_id()))
    all_play(tables)
    ratings: list[p.Rating] = []
    for _ in range(100):
        ratings = person.get("me/ratings", list[p.Rating])
        if ratings:
            break
    assert [(rating.game, rating.players, rating.games) for rating in ratings] == [("basari", 3, 1)]
    games = person.get("me/games", p.Summaries).tables
    assert [(game.status, game.your_seat, game.rated) for game in games] == [
        ("over", 0, True),
        ("over", 0, False),
        ("over", 0, False),
    ]
    assert games[0].result


def test_everybody_sees_before_sitting_whether_a_game_is_rated_and_has_hints(server: Running) -> None:
    host, guest = people_at(server, 2)
    more = {"visibility": "listed", "clock": LiveClock(bank=600)}
    host.open("yspahan", ["me", "open"], rated=True, **more)
    host.open("yspahan", ["me", "open"], hints="agreed", **more)
    listed = guest.get("tables", p.Summaries).tables
    assert [(table.rated, table.hints) for table in listed] == [(False, "agreed"), (True, "off")]
    shown = [guest.table(table.link).info for table in listed]
    assert [(info.rated, info.hints) for info in shown] == [(False, "agreed"), (True, "off")]
    with pytest.raises(ServerSays, match="rated_people_only"):
        host.open("yspahan", ["me", "trader"], rated=True, **more)


def test_people_who_play_against_each_other_have_hints_only_by_agreement(server: Running) -> None:
    people = people_at(server, 2)
    table, _ = sit_all(people, open_for(people, "yspahan", options={"start": "0"}))
    assert table.info.hints == "off"
    with pytest.raises(ServerSays, match="no_hints_agreed"):
        table.ask(Hint(id=new_id()))


def test_pause_is_shown_and_ended(server: Running) -> None:
    person = Client(server.url, "host")
    table = person.open("yspahan", ["me", "random"], options={"start": "0"})
    table.ask(Propose(id=new_id(), what="pause"))
    while table.info.status != "paused":
        table.wait()


def test_a_private_table_is_not_listed_and_a_listed_one_is(server: Running) -> None:
    host, guest = people_at(server, 2)
    hidden = host.open("yspahan", ["me", "open"])
    shown = host.open("yspahan", ["me", "open"], visibility="listed")
    links = [table.link for table in guest.get("tables", p.Summaries).tables]
    assert links == [shown._link]
    assert guest.get(f"tables/{hidden._link}", p.Summary).status == "waiting"
    seat = guest.table(shown._link)
    seat.ask(Sit(id=new_id(), seat=1))
    begun([shown, seat])
    with pytest.raises(ServerSays, match="no_such_table"):
        guest.table("0-nothing")


def test_presence_tells_who_is_here(server: Running) -> None:
    host, guest = people_at(server, 2)
    table = host.open("yspahan", ["me", "open"])
    spectator = guest.table(table._link)
    while not table.presence or table.presence.spectators != ["player 1"]:
        table.wait()
    spectator.sit(1)
    while table.presence.here != [0, 1]:
        table.wait()
    spectator.close()
    while table.presence.spectators or table.presence.here != [0]:
        table.wait()
