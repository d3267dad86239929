from __future__ import annotations

import pytest

from souk.table import clocks
from souk.table.clocks import DAY, Clocks
from souk.table.commands import Agree, Leave, Play, Propose, Resume, Sit
from souk.table.log import DayClock, LiveClock, TimedOut
from souk.table.table import Refusal

from . import Log

LIVE = LiveClock(bank=60, increment=5)


def test_only_the_clock_of_who_is_to_decide_runs() -> None:
    now = clocks.pressed(LIVE, clocks.wound_up(LIVE, 3), [1], 1000)
    assert clocks.read(now, 11_000) == (60_000, 50_000, 60_000)
    assert clocks.falls(now) == 61_000
    assert clocks.fallen(now, 60_999) == []
    assert clocks.fallen(now, 61_000) == [1]
    assert clocks.read(now, 99_000) == (60_000, 0, 60_000)


def test_the_increment_comes_at_the_end_of_a_turn() -> None:
    now = clocks.pressed(LIVE, clocks.wound_up(LIVE, 2), [0], 0)
    now = clocks.pressed(LIVE, now, [0], 3000)  # a further decision of the same turn
    assert now.left == (57_000, 60_000)
    now = clocks.pressed(LIVE, now, [1], 4000)
    assert now.left == (61_000, 60_000)


def test_a_day_clock_starts_anew_with_every_turn() -> None:
    plan = DayClock(days=2)
    now = clocks.pressed(plan, clocks.wound_up(plan, 2), [0], 0)
    now = clocks.pressed(plan, now, [0], DAY)
    assert clocks.read(now, DAY) == (DAY, 2 * DAY)
    now = clocks.pressed(plan, now, [1], DAY)
    now = clocks.pressed(plan, now, [0], 2 * DAY)
    assert clocks.read(now, 2 * DAY) == (2 * DAY, DAY)


def test_time_does_not_count_while_the_server_is_away() -> None:
    now = Clocks((60_000, 60_000), (0,), 10_000)
    assert clocks.read(clocks.without(now, 15_000, 99_000), 99_000) == (55_000, 60_000)
    assert clocks.read(clocks.without(now, 5_000, 99_000), 99_000) == (60_000, 60_000)


def test_a_time_that_goes_backwards_costs_nothing() -> None:
    now = Clocks((60_000,), (0,), 10_000)
    assert clocks.read(now, 9_000) == (60_000,)


def test_who_runs_out_of_time_is_played_on_by_a_bot() -> None:
    log = Log(clock=LIVE, options={"start": "0"})
    assert log.table.timed_out(log.time + 59_000).entries == []
    log.time += 60_000
    (entry,) = log.add(log.table.timed_out(log.time))
    assert isinstance(entry, TimedOut)
    assert log.table.bots_to_act() == [(0, "random")]
    assert log.table.state.clocks.ticking == ()
    with pytest.raises(Refusal, match="bot_plays_on"):
        log.do(1, Play(id="m", moves=[0], decision_id=log.table.state.decision_ids[0]))


def test_a_pause_stops_the_clock_without_an_increment() -> None:
    log = Log(clock=LIVE, options={"start": "0"})
    log.do(1, Propose(id="p", what="pause"), after=1000)
    log.do(2, Agree(id="a"), after=1000)
    log.do(3, Agree(id="a"), after=1000)
    assert log.table.state.clocks.left[0] == 57_000
    assert log.table.timed_out(log.time + 10**9).entries == []
    log.do(1, Resume(id="r"), after=10**9)
    assert clocks.read(log.table.state.clocks, log.time + 2000)[0] == 55_000


def test_an_empty_seat_has_no_clock() -> None:
    log = Log(clock=LIVE, options={"start": "0"})
    log.do(1, Leave(id="l"))
    assert not log.table.state.clocks.ticking
    log.do(9, Sit(id="s", seat=0))
    assert log.table.state.clocks.ticking == (0,)


def test_the_time_that_the_server_was_away_is_an_entry() -> None:
    log = Log(clock=LIVE, options={"start": "0"})
    since = log.time + 2000
    log.time += 10**9
    log.add(log.table.halted(since, log.time))
    assert clocks.read(log.table.state.clocks, log.time)[0] == 58_000
    assert Log().table.halted(0, 10**9).entries == []
