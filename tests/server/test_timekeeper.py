"""The time at the tables, by clocks that the test sets."""

from __future__ import annotations

from souk.server.tables.outages import away, with_outage
from souk.server.tables.timekeeper import BEHIND, GRACE, Timekeeper


class Clocks:
    """A system with two clocks: one that can be set, one that cannot."""

    def __init__(self) -> None:
        self.wall = 1_000_000
        self.ticks = 5_000
        self.time = Timekeeper(lambda: self.wall, lambda: self.ticks)

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.ticks += milliseconds


def test_time_goes_on_while_the_loop_comes_round() -> None:
    clocks = Clocks()
    for _ in range(50):
        clocks.pass_by(100)
        assert clocks.time.beat() is None
    clocks.pass_by(40)
    assert clocks.time.now() == 1_005_040


def test_of_a_stall_only_a_moment_counts() -> None:
    clocks = Clocks()
    clocks.pass_by(6_600)
    assert clocks.time.now() == 1_000_000 + GRACE  # also for what runs before the loop has come round
    assert clocks.time.beat() is None
    assert clocks.time.now() == 1_000_000 + GRACE
    clocks.pass_by(100)
    assert clocks.time.now() == 1_000_000 + GRACE + 100


def test_of_a_write_that_takes_long_only_a_moment_counts() -> None:
    clocks = Clocks()
    clocks.pass_by(50)
    clocks.time.hold()
    for _ in range(20):  # the loop comes round meanwhile
        clocks.pass_by(100)
        assert clocks.time.beat() is None
    assert clocks.time.now() == 1_000_050 + GRACE
    clocks.time.go_on()
    assert clocks.time.now() == 1_000_050 + GRACE
    clocks.pass_by(100)
    clocks.time.hold()
    clocks.pass_by(10)
    clocks.time.go_on()
    assert clocks.time.now() == 1_000_160 + GRACE  # one that does not is no matter


def test_a_step_of_the_systems_clock_changes_nothing() -> None:
    clocks = Clocks()
    clocks.wall += 3_600_000
    assert clocks.time.now() == 1_000_000
    assert clocks.time.beat() == (1_000_000, 4_600_000)  # from then on dates are right, and the leap is known
    clocks.wall -= 3_600_000
    assert clocks.time.beat() is None
    clocks.pass_by(100)
    assert clocks.time.now() == 4_600_100  # it never goes back


def test_many_short_stalls_become_one_leap() -> None:
    clocks = Clocks()
    leaps = []
    for _ in range(6):
        clocks.pass_by(2_000)
        leaps.append(clocks.time.beat())
    assert leaps[:5] == [None] * 5
    assert leaps[5]
    since, until = leaps[5]
    assert until - since >= BEHIND
    assert until == clocks.wall == clocks.time.now()


def test_time_does_not_begin_before_the_last_server_ended() -> None:
    clocks = Clocks()
    clocks.time.not_before(2_000_000)
    assert clocks.time.now() == 2_000_000
    clocks.time.not_before(500_000)
    assert clocks.time.now() == 2_000_000


def test_outages_add_up_and_a_server_that_starts_again_and_again_was_away_all_the_time() -> None:
    outages = with_outage([], (100_000, 200_000))
    outages = with_outage(outages, (500_000, 600_000))
    assert away(outages, 0, 1_000_000) == 200_000
    assert away(outages, 150_000, 550_000) == 100_000
    outages = with_outage(outages, (602_000, 700_000))
    assert outages == [(100_000, 200_000), (500_000, 700_000)]
    for k in range(1000):
        outages = with_outage(outages, (10**6 * (k + 1), 10**6 * (k + 1) + 1))
    assert len(outages) == 500
