from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.types import DecisionsEnd, NoSuchMove
from souk.games import GAMES
from souk.games.yspahan.types import GroupIsMandatory
from souk.records.file import dump, load, verify
from souk.table.commands import (
    Agree,
    AnyAsk,
    Decline,
    Fill,
    Leave,
    Mute,
    Play,
    Propose,
    Rematch,
    Resign,
    Resume,
    Say,
    Sit,
    Undo,
)
from souk.table.fold import TableSnapshot
from souk.table.log import AnyEntry, Began, Chair, Ended, Moved, Paused, Said, Undone
from souk.table.reasons import MutedEnough
from souk.table.table import MOST_MUTED, Refusal, Table

from . import Log, new_id

KINDS = [(name, players) for name in ("yspahan", "basari") for players in GAMES[name].players]


def seated(n: int) -> list[Chair]:
    return [Chair(user=user) for user in range(1, n + 1)]


def status(log: Log) -> str:
    return log.table.state.status


def refused(log: Log, user: int, ask: object) -> Refusal:
    n = log.table.state.n
    with pytest.raises(Refusal) as caught:
        log.do(user, ask)  # type: ignore[arg-type]
    assert log.table.state.n == n
    return caught.value


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_game_at_a_table_is_the_game_of_its_seed(game: str, players: int) -> None:
    log = Log(game, seated(players)).play_out(1)
    ended = log.entries[-1]
    assert isinstance(ended, Ended)
    assert log.table.state.status == "over"
    position = souk.new(game, players=players, seed=bytes.fromhex(log.table.opened.seed))
    for entry in log.entries:
        if isinstance(entry, Moved):
            seat, action = entry.steps[0]
            position.play(action, seat)
    assert position.over
    assert tuple(position.scores) == ended.scores
    assert {seat for seat, rank in enumerate(ended.ranks) if rank == 1} == set(position.winners)
    assert list(position.record().entries) == log.table.line.entries


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_table_is_a_fold_over_its_log_also_from_a_snapshot(game: str, players: int) -> None:
    log = Log(game, seated(players))
    rng = random.Random(2)
    for _ in range(60):
        log.play_any(rng)
        for seat in range(players):
            if log.table.free(seat) and rng.random() < 0.3:
                log.do(log.user(seat), Undo(id=new_id()))
    stored = msgspec.json.decode(msgspec.json.encode(log.entries), type=list[AnyEntry])
    assert stored == log.entries
    whole = Table.fold(stored)
    assert msgspec.json.encode(whole.snapshot()) == msgspec.json.encode(log.table.snapshot())
    for cut in (2, 17, len(stored)):
        kept = msgspec.json.decode(msgspec.json.encode(Table.fold(stored[:cut]).snapshot()), type=TableSnapshot)
        later = Table.fold(stored[cut:], kept)
        assert msgspec.json.encode(later.snapshot()) == msgspec.json.encode(whole.snapshot())
        assert later.line.draws == whole.line.draws
        assert later.line.actors == whole.line.actors


@pytest.mark.parametrize(("game", "players"), KINDS)
def test_a_table_and_a_position_let_a_seat_go_back_equally_far(game: str, players: int) -> None:
    log, rng, undone = Log(game, seated(players)), random.Random(4), 0
    position = souk.new(game, players=players, seed=bytes.fromhex(log.table.opened.seed))
    for _ in range(150):
        log.play_any(rng)
        moved = next(entry for entry in reversed(log.entries) if isinstance(entry, Moved))
        seat, action = moved.steps[0]
        position.play(action, seat)
        for seat in range(players):
            assert log.table.free(seat) == (0 if position.over else position.free(seat))
            if log.table.free(seat) and rng.random() < 0.3:
                log.do(log.user(seat), Undo(id=new_id()))
                position.undo()
                undone += 1
        assert position.state == log.table.line.state
        if position.over:
            break
    assert undone > 3


def test_dice_are_committed_and_can_be_checked() -> None:
    log = Log("basari", seated(3)).play_out(3)
    record = log.table.record()
    assert record.commitment == log.table.commitment
    assert verify(load(dump(record)))
    running = Log("basari", seated(3)).play_out(3, most=20).table.record()
    assert running.seed is None
    assert running.commitment == log.table.commitment


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    log = Log(chairs=[Chair(user=1), Chair(), Chair(invited=9)])
    assert status(log) == "waiting"
    assert refused(log, 2, Sit(id="a", seat=2)).error == "forbidden"
    log.do(2, Sit(id="a", seat=1))
    assert refused(log, 3, Sit(id="b", seat=1)).error == "illegal"
    assert refused(log, 2, Sit(id="c", seat=2)).error == "illegal"
    log.do(9, Sit(id="d", seat=2))
    assert isinstance(log.begin()[-1], Began)
    assert status(log) == "running"


def test_the_host_may_fill_open_seats_with_bots() -> None:
    log = Log(chairs=[Chair(user=1), Chair(), Chair()])
    log.do(1, Fill(id="a", seat=1, level="random"))
    log.do(1, Fill(id="b", seat=2, level="random"))
    log.begin()
    assert log.table.state.status == "running"
    assert log.table.people == [0]


def test_undo_goes_back_to_the_last_new_information() -> None:
    log = Log(options={"start": "0"})
    table = log.table
    buy = table.line.game.actions.parse("buy 0").id
    log.play(0, buy)
    assert table.free(0) == 0  # the dice lie
    assert refused(log, 1, Undo(id="u")).error == "illegal"
    before = bytes(table.line.state)
    log.play(0, table.line.legal(0)[0])
    log.play(0, table.line.legal(0)[0])
    assert table.free(0) == 2
    assert table.free(1) == 0
    entry = log.do(1, Undo(id="u2", steps=5))[0]
    assert isinstance(entry, Undone)
    assert entry.steps == 2
    assert bytes(table.line.state) == before


def test_what_another_decided_ends_the_undo() -> None:
    log = Log(options={"start": "0"})
    rng = random.Random(5)
    while log.table.actors == (0,):
        log.play_any(rng)
    mine = log.table.free(0)
    (other,) = log.table.actors
    assert mine
    log.play_any(rng)
    assert log.table.free(0) == 0
    assert log.table.free(other) <= 1


def test_a_revealed_choice_ends_the_undo_and_a_hidden_one_does_not() -> None:
    log = Log("basari", seated(3))
    rng = random.Random(1)
    while len(log.table.actors) < 3:
        log.play_any(rng)
    first, second, third = log.table.actors
    asked = log.table.state.decision_ids[:]
    log.play(second, log.table.line.legal(second)[0])
    assert log.table.free(second) == 1
    assert log.table.state.decision_ids[first] == asked[first]  # still the same decision
    log.play(first, log.table.line.legal(first)[1])
    assert log.table.free(second) == 0
    assert log.table.free(first) == 1
    log.play(third, log.table.line.legal(third)[2])
    assert log.table.free(third) == 0


def test_simultaneous_choices_come_in_any_order() -> None:
    states = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        log = Log("basari", seated(3))
        rng = random.Random(1)
        while len(log.table.actors) < 3:
            log.play_any(rng)
        for seat in order:
            log.play(seat, log.table.line.legal(seat)[seat])
        states.add(bytes(log.table.line.state))
    assert len(states) == 1


def test_further_back_only_if_all_agree() -> None:
    log = Log().play_out(4, most=30)
    table = log.table
    steps = len(table.line.entries)
    log.do(1, Propose(id="p", what="undo", steps=9))
    assert refused(log, 2, Propose(id="p2", what="pause")).error == "stale"
    log.do(2, Agree(id="a"))
    assert refused(log, 2, Agree(id="a2")).error == "stale"
    assert len(table.line.entries) == steps
    entries = log.do(3, Agree(id="b"))
    assert isinstance(entries[-1], Undone)
    assert len(table.line.entries) <= steps - 9
    assert table.line.entries[len(table.line.entries) - 1 :] != [(NATURE, 0)] or table.actors
    assert table.actors
    assert NATURE not in table.actors
    assert bytes(table.line.state) == bytes(table.line.at(len(table.line.entries)))
    log.play_out(4, most=50)


def test_the_same_dice_come_again_after_an_undo() -> None:
    log = Log().play_out(4, most=40)
    steps = log.table.line.entries[:]
    log.do(1, Propose(id="p", what="undo", steps=len(steps)))
    log.do(2, Agree(id="a"))
    log.do(3, Agree(id="b"))
    for seat, action in steps[len(log.table.line.entries) :]:
        if seat != NATURE:
            log.play(seat, action)
    assert log.table.line.entries == steps


def test_a_proposal_can_be_declined_and_a_move_ends_one_to_go_back() -> None:
    log = Log().play_out(4, most=10)
    log.do(1, Propose(id="p", what="undo", steps=3))
    log.do(2, Decline(id="d"))
    assert log.table.state.proposal is None
    assert refused(log, 3, Agree(id="x")).error == "stale"
    log.do(1, Propose(id="q", what="undo", steps=3))
    log.play_out(5, most=1)
    assert log.table.state.proposal is None


def test_pause_by_agreement() -> None:
    log = Log()
    log.do(1, Propose(id="p", what="pause"))
    log.do(2, Agree(id="a"))
    assert isinstance(log.do(3, Agree(id="b"))[-1], Paused)
    assert not log.table.actors
    (seat,) = log.table.line.actors
    assert refused(log, seat + 1, Play(id="m", moves=[0], decision_id=0)).error == "stale"
    log.do(2, Resume(id="r"))
    assert log.table.actors == (seat,)


def test_a_lone_person_among_bots_pauses_and_goes_back_at_once() -> None:
    log = Log(chairs=[Chair(user=1), Chair(level="random"), Chair(level="random")])
    log.do(1, Propose(id="p", what="pause"))
    assert log.table.state.status == "paused"


def test_resigning_ranks_last_and_a_bot_goes_on() -> None:
    log = Log().play_out(1, most=20)
    log.do(2, Resign(id="r"))
    chair = log.table.state.chairs[1]
    assert (chair.user, chair.level, chair.out) == (2, "random", "resigned")
    assert refused(log, 2, Resign(id="r2")).error == "illegal"
    while log.table.actors:
        seat = log.table.actors[0]
        log.time += 1
        log.add(log.table.moved(seat, log.table.line.legal(seat)[:1], log.table.state.decision_ids[seat], log.time))
    result = log.table.state.result
    assert result
    assert result.outcome == "played"
    assert result.ranks[1] == 3


def test_the_last_one_who_has_not_resigned_wins() -> None:
    log = Log().play_out(1, most=20)
    log.do(2, Resign(id="r"))
    entries = log.do(1, Resign(id="r"))
    ended = entries[-1]
    assert isinstance(ended, Ended)
    assert ended.ranks == (2, 2, 1)
    assert log.table.state.status == "over"


def test_a_seat_that_is_left_can_be_taken_over() -> None:
    log = Log().play_out(1, most=20)
    log.do(2, Leave(id="l"))
    assert log.table.state.chairs[1].open
    assert log.table.state.chairs[1].gone == 2
    log.do(7, Sit(id="s", seat=1))
    assert log.table.seat_of(7) == 1
    log.play_out(1)
    assert log.table.state.status == "over"


def test_a_table_that_all_left_is_over() -> None:
    log = Log()
    for user in (1, 2):
        log.do(user, Leave(id="l"))
    assert log.table.state.status == "running"
    ended = log.do(3, Leave(id="l"))[-1]
    assert isinstance(ended, Ended)
    assert ended.outcome == "abandoned"


def test_rematch_rotates_the_seats() -> None:
    log = Log(chairs=[Chair(user=1), Chair(user=2), Chair(level="random")])
    assert refused(log, 1, Rematch(id="r")).error == "stale"
    while log.table.actors:
        seat = log.table.actors[0]
        log.add(log.table.moved(seat, log.table.line.legal(seat)[:1], log.table.state.decision_ids[seat], log.time))
    log.do(2, Rematch(id="r"))
    assert log.table.state.next == "next"
    assert refused(log, 1, Rematch(id="r2")).error == "stale"
    again = log.table.again(2, "11" * 32, log.time)
    assert again.chairs == (Chair(level="random"), Chair(invited=1), Chair(user=2))
    assert (again.by, again.seed) == (2, "11" * 32)


def test_repeats_are_known_by_user_and_id() -> None:
    log = Log()
    log.do(1, Say(id="x", text="hello"))
    assert log.table.repeated(1, "x") == log.table.state.n
    assert log.table.repeated(2, "x") is None
    assert log.table.repeated(1, "y") is None


def test_a_late_decision_is_refused() -> None:
    log = Log(options={"start": "0"})
    asked = log.table.state.decision_ids[0]
    buy = log.table.line.game.actions.parse("buy 0").id
    log.play(0, buy)
    late = refused(log, 1, Play(id="late", moves=[log.table.line.legal(0)[0]], decision_id=asked))
    assert late.error == "stale"


def test_a_row_of_decisions_does_not_reach_beyond_the_dice() -> None:
    log = Log(options={"start": "0"})
    actions = log.table.line.game.actions
    row = [actions.parse("buy 0").id, actions.parse("camel:").id]
    error = refused(log, 1, Play(id="m", moves=row, decision_id=log.table.state.decision_ids[0]))
    assert error.error == "illegal"
    assert error.reason == DecisionsEnd()
    log.play(0, row[0])
    line = log.table.line
    state, moves = line.state, []
    while True:
        legal = line.game.legal(state, 0)
        moves.append(legal[0])
        state = line.game.after(state, 0, legal[0])
        if line.game.seats_to_act(state) != (0,):
            break
    (entry,) = log.play(0, *moves)
    assert isinstance(entry, Moved)
    assert len(entry.steps) >= len(moves) > 1


def test_an_illegal_decision_says_why_and_changes_nothing() -> None:
    log = Log(options={"start": "0"})
    end = log.table.line.game.actions.parse("end").id
    before = bytes(log.table.line.state)
    error = refused(log, 1, Play(id="m", moves=[end], decision_id=log.table.state.decision_ids[0]))
    assert (error.error, error.reason) == ("illegal", GroupIsMandatory())
    error = refused(log, 1, Play(id="m", moves=[99_999], decision_id=log.table.state.decision_ids[0]))
    assert error.reason == NoSuchMove(id=99_999, last=len(log.table.line.game.actions) - 1)
    assert bytes(log.table.line.state) == before


def test_muted_people_are_not_heard_until_they_may_speak_again() -> None:
    log = Log()
    log.do(1, Mute(id="m", user=2))
    assert refused(log, 2, Say(id="s", text="hello")).error == "forbidden"
    log.do(1, Mute(id="m2", user=2, on=False))
    (said,) = log.do(2, Say(id="s", text="hello"))
    assert isinstance(said, Said)
    assert (said.seat, said.spectator) == (1, False)
    (said,) = log.do(8, Say(id="s", text="psst"))
    assert isinstance(said, Said)
    assert (said.seat, said.spectator) == (None, True)


def test_a_host_silences_so_many_people_and_nobody_twice() -> None:
    log = Log()
    for user in range(2, 2 + MOST_MUTED):
        log.do(1, Mute(id=new_id(), user=user))
    assert refused(log, 1, Mute(id=new_id(), user=99)).reason == MutedEnough(most=MOST_MUTED)
    assert refused(log, 1, Mute(id=new_id(), user=2)).error == "stale"
    assert refused(log, 1, Mute(id=new_id(), user=99, on=False)).error == "stale"
    log.do(1, Mute(id=new_id(), user=2, on=False))
    log.do(1, Mute(id=new_id(), user=99))
    assert len(log.table.state.muted) == MOST_MUTED


def test_every_number_in_a_command_has_an_end() -> None:
    for kind in get_args(AnyAsk):
        for field in msgspec.structs.fields(kind):
            for number in _numbers(msgspec.inspect.type_info(field.type)):
                assert number.le is not None, (kind, field.name)
                assert number.ge is not None, (kind, field.name)


def _numbers(found: msgspec.inspect.Type) -> Iterator[msgspec.inspect.IntType]:
    if isinstance(found, msgspec.inspect.IntType):
        yield found
    elif isinstance(found, msgspec.inspect.ListType):
        yield from _numbers(found.item_type)
    else:
        assert isinstance(found, msgspec.inspect.StrType | msgspec.inspect.BoolType | msgspec.inspect.LiteralType)


def test_hints_are_free_for_who_plays_alone_and_else_by_agreement() -> None:
    bot, person = Chair(level="random"), Chair(user=1)
    assert Log(chairs=[person, bot, bot]).table.hints == "free"
    assert Log(chairs=[person, bot, person]).table.hints == "free"  # one screen, which all see
    assert Log(chairs=[person, bot, Chair()]).table.hints == "off"  # somebody may come
    assert Log(chairs=[person, bot, Chair(invited=2)]).table.hints == "off"
    assert Log().table.hints == "off"
    assert Log(hints="agreed").table.hints == "agreed"
    log = Log()
    for user in (2, 3):
        log.do(user, Leave(id=new_id()))
    assert log.table.hints == "off"  # they may come back


def test_who_resigned_and_then_leaves_does_not_stop_the_bot() -> None:
    log = Log().play_out(1, most=20)
    log.do(2, Resign(id="r"))
    log.do(2, Leave(id="l"))
    chair = log.table.state.chairs[1]
    assert (chair.user, chair.level, chair.out, chair.gone) == (0, "random", "resigned", 2)


def test_a_plain_bot_goes_on_for_one_that_cannot_think() -> None:
    log = Log(chairs=[Chair(user=1), Chair(level="vizier"), Chair(user=3)], options={"start": "1"})
    asked = log.table.state.decision_ids[1]
    log.add(log.table.relieved(1, "random", log.time))
    assert log.table.bots_to_act() == [(1, "random")]
    assert log.table.state.decision_ids[1] == asked
    assert log.table.relieved(1, "random", log.time).entries == []


def test_people_who_share_a_screen_have_a_seat_each() -> None:
    log = Log(chairs=[Chair(user=1), Chair(level="random"), Chair(user=1)])
    table = log.table
    assert table.seats_of(1) == (0, 2)
    assert [table.seat_of(1), table.seat_of(1, 2), table.seat_of(1, 1), table.seat_of(7, 2)] == [0, 2, None, None]
    with pytest.raises(Refusal) as caught:
        table.decide(Leave(id="l"), 1, log.time, wanted=1)
    assert caught.value.error == "forbidden"
    log.do(1, Leave(id="l"), wanted=0)
    assert table.seats_of(1) == (2,)
    assert table.state.status == "running"


def test_all_seats_of_a_screen_go_along_to_the_rematch() -> None:
    log = Log(chairs=[Chair(user=1), Chair(user=2), Chair(user=1)])
    assert log.table.again(2, "11" * 32, log.time).chairs == (Chair(invited=1), Chair(invited=1), Chair(user=2))
    assert log.table.again(1, "11" * 32, log.time).chairs == (Chair(user=1), Chair(user=1), Chair(invited=2))
    again = Log(chairs=[Chair(invited=1), Chair(invited=1), Chair(user=2)])
    again.do(1, Sit(id="a", seat=0))
    again.do(1, Sit(id="b", seat=1))
    again.begin()
    assert again.table.state.status == "running"


def test_who_decides_last_is_asked_the_same_as_who_decided_first() -> None:
    log = Log("basari")
    line = log.table.line
    while len(line.actors) == 1:
        log.play(line.actors[0], line.legal(line.actors[0])[0])
    asked, question = line.actors, bytes(line.state)
    assert bytes(line.question) == question
    for seat in asked[:-1]:
        log.play(seat, line.legal(seat)[0])
        assert bytes(line.question) == question != bytes(line.state)
    kept = Table.fold([], msgspec.json.decode(msgspec.json.encode(log.table.snapshot()), type=TableSnapshot))
    assert bytes(kept.line.question) == question
    log.do(log.user(asked[-2]), Undo(id="u", steps=1))
    assert bytes(line.question) == question
    log.play(asked[-2], line.legal(asked[-2])[0])
    log.play(asked[-1], line.legal(asked[-1])[0])
    assert bytes(line.question) == bytes(line.state) != question
