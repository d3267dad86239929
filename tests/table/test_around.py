"""What surrounds a game at its table: people who are ready, a host who cancels, the pace of bots, names."""

from __future__ import annotations

import msgspec
import pytest

from souk.engine.chance import commitment_to
from souk.table.commands import Cancel, Command, Commit, Fill, Leave, Pace, Ready, Reveal, Say, Sit
from souk.table.fold import TableSnapshot, is_personal, silent
from souk.table.log import AnyEntry, Asked, Began, Chair, ClockPlan, DayClock, Ended, LiveClock, Paced, Readied
from souk.table.rights import check
from souk.table.table import Refusal, Table
from souk.table.words import PATIENCE, READY_PATIENCE

from . import NO_CLOCK, Log, new_id

LIVE = LiveClock(bank=300)
TWO = (Chair(user=1), Chair(user=2))


def waiting(*chairs: Chair, clock: ClockPlan = LIVE) -> Log:
    return Log("yspahan", chairs, clock, begin=False)


def commit(log: Log, seat: int) -> list[AnyEntry]:
    words = bytes([seat + 1]) * 32
    return log.do(log.user(seat), Commit(id=new_id(), seat=seat, commitment=commitment_to(words)))


def reveal(log: Log, seat: int) -> list[AnyEntry]:
    return log.do(log.user(seat), Reveal(id=new_id(), seat=seat, words=(bytes([seat + 1]) * 32).hex()))


def ready(log: Log, user: int) -> list[AnyEntry]:
    return log.do(user, Ready(id=new_id()))


def refusal(log: Log, user: int, ask: Command) -> str:
    n = log.table.state.n
    with pytest.raises(Refusal) as caught:
        _ask(log, user, ask)
    assert log.table.state.n == n
    return str(msgspec.to_builtins(caught.value.reason)["code"])


def _ask(log: Log, user: int, ask: Command) -> None:
    check(log.table, user, ask)
    log.do(user, ask)


def test_a_live_clock_starts_when_everybody_is_ready() -> None:
    log = waiting(*TWO)
    commit(log, 0)
    commit(log, 1)
    assert [type(entry) for entry in ready(log, 1)] == [Readied]
    assert log.table.state.status == "waiting"
    assert [type(entry) for entry in ready(log, 2)] == [Readied, Asked]
    reveal(log, 0)
    assert [type(entry) for entry in reveal(log, 1)][-1] is Began
    assert log.table.state.clocks.since == log.time
    again = Table.fold(log.entries)
    assert msgspec.to_builtins(again.state) == msgspec.to_builtins(log.table.state)


def test_nobody_is_waited_for_for_ever_and_not_shorter_than_they_were_told() -> None:
    log = waiting(*TWO)
    commit(log, 0)
    commit(log, 1)
    opened = log.entries[0].at
    ready(log, 2)
    assert log.table.due == opened + READY_PATIENCE
    assert log.table.timed_out(log.table.due - 1).entries == []
    log.time = log.table.due
    (asked,) = log.add(log.table.timed_out(log.time))
    assert isinstance(asked, Asked)
    assert log.table.due == log.time + PATIENCE


def test_bots_are_always_ready_and_one_person_alone_is_not_asked() -> None:
    alone = waiting(Chair(user=1), Chair(level="random"), Chair(level="random"))
    assert not alone.table.asks_ready
    assert [type(entry) for entry in commit(alone, 0)][-1] is Asked
    screen = waiting(Chair(user=1), Chair(user=1, name="Ben"))
    assert not screen.table.asks_ready
    log = waiting(Chair(user=1), Chair(user=2), Chair(level="random"))
    commit(log, 0)
    commit(log, 1)
    ready(log, 1)
    assert [type(entry) for entry in ready(log, 2)][-1] is Asked


@pytest.mark.parametrize("clock", [NO_CLOCK, DayClock(days=3)])
def test_without_a_live_clock_nobody_is_asked(clock: ClockPlan) -> None:
    log = waiting(*TWO, clock=clock)
    commit(log, 0)
    assert [type(entry) for entry in commit(log, 1)][-1] is Asked
    assert refusal(log, 1, Ready(id=new_id())) == "already_so"


def test_who_was_ready_is_asked_anew_when_a_seat_changes_hands() -> None:
    log = waiting(*TWO)
    commit(log, 0)
    commit(log, 1)
    ready(log, 1)
    log.do(2, Leave(id=new_id()))
    assert refusal(log, 1, Ready(id=new_id())) == "seats_open"
    log.do(3, Sit(id=new_id(), seat=1))
    assert log.table.state.ready == []
    assert log.table.due == log.time + READY_PATIENCE
    commit(log, 1)
    ready(log, 3)
    assert refusal(log, 3, Ready(id=new_id())) == "already_so"
    assert [type(entry) for entry in ready(log, 1)][-1] is Asked


def test_a_bot_on_the_last_seat_of_a_live_game_does_not_start_the_clock() -> None:
    log = waiting(Chair(user=1), Chair(user=2), Chair())
    commit(log, 0)
    commit(log, 1)
    log.do(1, Fill(id=new_id(), seat=2, level="random"))
    assert not log.table.state.words.asked
    ready(log, 1)
    assert [type(entry) for entry in ready(log, 2)][-1] is Asked


def test_after_an_outage_people_have_their_time_again_to_be_ready() -> None:
    log = waiting(*TWO)
    log.add(log.table.halted(log.time + 10, log.time + 500_000))
    assert log.table.due == log.time + 500_000 + READY_PATIENCE


def test_a_host_cancels_a_table_before_the_game_and_nobody_else_does() -> None:
    log = waiting(Chair(user=1), Chair(user=2), Chair())
    assert refusal(log, 2, Cancel(id=new_id())) == "host_only"
    (ended,) = log.do(1, Cancel(id=new_id()))
    assert isinstance(ended, Ended)
    assert ended.outcome == "abandoned"
    assert log.table.state.status == "over"
    assert not log.table.begun
    assert refusal(log, 3, Sit(id=new_id(), seat=2)) == "wrong_status"


def test_nobody_cancels_once_the_dice_are_being_fixed_or_the_game_goes_on() -> None:
    log = waiting(*TWO, clock=NO_CLOCK)
    commit(log, 0)
    commit(log, 1)
    assert refusal(log, 1, Cancel(id=new_id())) == "about_to_begin"
    assert refusal(Log(chairs=TWO), 1, Cancel(id=new_id())) == "wrong_status"


def test_who_plays_sets_the_pace_of_bots() -> None:
    log = Log(chairs=(Chair(user=1), Chair(user=2), Chair(level="random")))
    assert Log().table.state.pace == "usual"
    (paced,) = log.do(2, Pace(id=new_id(), pace="fast"))
    assert isinstance(paced, Paced)
    assert log.table.state.pace == "fast"
    assert refusal(log, 1, Pace(id=new_id(), pace="fast")) == "already_so"
    assert refusal(log, 9, Pace(id=new_id(), pace="slow")) == "players_only"
    assert Table.fold(log.entries).state.pace == "fast"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"type":"pace","id":"a","pace":"-5"}', type=Pace)


def test_people_at_one_screen_keep_their_names_to_the_end_and_beyond() -> None:
    log = Log("basari", [Chair(user=1), Chair(user=1, name="Ben"), Chair(user=2)])
    assert [chair.name for chair in Table.fold(log.entries).state.chairs] == ["", "Ben", ""]
    log.do(1, Say(id=new_id(), text="hello"), wanted=1)
    log.do(1, Leave(id=new_id()), wanted=1)
    assert log.table.state.chairs[1].name == "Ben"  # who has left is still called so
    log.do(3, Sit(id=new_id(), seat=1))
    assert log.table.state.chairs[1].name == ""
    other = Log("basari", [Chair(user=1), Chair(user=1, name="Ben"), Chair(user=2)]).play_out(3)
    assert [chair.name for chair in other.table.again(1, "00" * 32, 1).chairs] == ["", "", "Ben"]
    assert [chair.name for chair in other.table.again(2, "00" * 32, 1).chairs] == ["", "", ""]


def test_a_forgotten_host_leaves_no_names_in_the_table_nor_its_log() -> None:
    log = Log("basari", [Chair(user=1), Chair(user=1, name="Ben"), Chair(user=2)])
    opened = log.entries[0]
    assert is_personal(opened)
    assert b"Ben" not in msgspec.json.encode(silent(opened))
    assert not is_personal(silent(opened))
    log.table.forget_names(1)
    assert b"Ben" not in msgspec.json.encode(log.table.snapshot())
    msgspec.json.decode(msgspec.json.encode(log.table.snapshot()), type=TableSnapshot)
