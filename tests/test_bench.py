"""The open loop of the load: what counts as the time of a move. How long it takes is not asked here."""

from __future__ import annotations

import asyncio
import random

import pytest
from bench.around import Around, now_and_then
from bench.document import tables_of, with_tables
from bench.seats import Arrivals, Results, Seat, SoukSeat, replace_one_that_ended


class Sender(Seat):
    """A seat that notes what it sends."""

    def __init__(self, results: Results) -> None:
        super().__init__("", "", results, random.Random(1), 0.0)
        self.sent: list[bytes] = []

    def move(self, move: bytes) -> None:
        self.sent.append(move)


class Clock:
    now = 100.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr("bench.seats.time.perf_counter", lambda: clock.now)
    return clock


@pytest.fixture
def seats() -> list[Sender]:
    results = Results(by_clock=True)
    return [Sender(results) for _ in range(3)]


def test_the_time_of_a_move_ends_when_all_others_have_heard(clock: Clock, seats: list[Sender]) -> None:
    mover, second, third = seats
    table = Arrivals(seats)
    table.arrive(100.0)
    mover.soon(b"first")
    clock.now = 101.0
    mover.hears(1)  # its own answer ends nothing
    second.hears(1)
    assert (mover.sent, mover.results.times, table.unheard) == ([b"first"], [], [100.0])
    clock.now = 103.0
    third.hears(1)
    assert (mover.results.times, table.unheard) == ([3.0], [])


def test_moves_fall_due_whether_the_last_one_was_heard_of_or_not(clock: Clock, seats: list[Sender]) -> None:
    """A server that falls behind shows it: what waits counts from when it was due, not from when it was sent."""
    mover, second, third = seats
    table = Arrivals(seats)
    mover.soon(b"first")
    for due in (100.0, 101.0, 102.0):
        table.arrive(due)
    clock.now = 105.0
    for seat in seats:
        seat.hears(1)
    assert (second.sent, table.unheard) == ([], [101.0, 102.0])  # due, but nobody is to decide yet
    second.soon(b"second")
    clock.now = 107.0
    for seat in (mover, third):
        seat.hears(2)
    assert second.results.times == [5.0, 6.0]
    assert table.unheard == [102.0]


def test_another_table_takes_over_what_is_due(clock: Clock, seats: list[Sender]) -> None:
    table = Arrivals(seats)
    table.arrive(100.0)
    seats[0].over = True
    others = [Sender(seats[0].results) for _ in range(3)]
    tables = [table]
    replace_one_that_ended(tables, others)
    assert tables[0].unheard == [100.0]
    others[0].soon(b"first")
    clock.now = 104.0
    for seat in others[1:]:
        seat.hears(1)
    assert others[0].results.times == [4.0]


def test_what_goes_on_around_begins_by_the_clock_too() -> None:
    """However long each of it takes."""
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        await asyncio.sleep(10)

    async def three() -> None:
        going = asyncio.create_task(now_and_then(1e6, work))
        while len(begun) < 3:
            await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going

    asyncio.run(three())
    assert begun[:3] == [0, 1, 2]
    assert str(Around(bots=1, hints=2.0)) == "1 trader bots a table, 2 hints/s"
    assert not str(Around())


def test_only_moves_count_as_moves() -> None:
    """A table that begins meanwhile has answers of other kinds."""
    results = Results()
    seat = SoukSeat("", "", results, random.Random(1), 0.0)
    seat.number = 1
    seat.hear(b'{"type":"done","id":"s","n":2}\n{"type":"done","id":"m1","n":3}')
    assert len(results.times) == 1


def test_tables_that_are_made_anew_take_the_places_of_the_old() -> None:
    """The second of a head that of the second, and nothing else changes."""
    page = "# Speed\n\n| a | b |\n|---|\n| 1 | 2 |\n\nSaid.\n\n| c |\n|---|\n\n| a | b |\n|---|\n\nEnd.\n"
    made = tables_of("words\n| a | b |\n|---|\n| 5 | 6 |\n\n| a | b |\n|---|\n| 7 | 8 |\n| 9 | 9 |\nwords\n")
    new = with_tables(page, made)
    assert new == page.replace("| 1 | 2 |", "| 5 | 6 |").replace("\n\nEnd", "\n| 7 | 8 |\n| 9 | 9 |\n\nEnd")
    with pytest.raises(SystemExit, match="no place for the table"):
        with_tables(page, ["| d |\n|---|"])


class Closing(asyncio.Transport):
    """A line that is being closed, as at the end of a run."""

    def is_closing(self) -> bool:
        return True


def test_nothing_is_said_on_a_closed_line() -> None:
    seat = SoukSeat("", "", Results(), random.Random(1), 0.0)
    seat.transport, seat.previews = Closing(), 1.0
    seat.move(b"a move, and a preview before it")  # a transport that is written to would say that it cannot
