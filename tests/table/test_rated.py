"""A rated game: people only, on the clock, without hints or second thoughts, and nobody loses nothing by leaving."""

from __future__ import annotations

import pytest

from souk.engine.chance import commitment_to
from souk.table import rated
from souk.table.commands import Agree, Commit, Fill, Leave, Propose, Ready, Resign, Reveal, Sit, Undo
from souk.table.log import Chair, Ended, HintRule, LiveClock, NoClock, Opened
from souk.table.table import Refusal

from . import Log, new_id

LIVE = LiveClock(bank=60)


def rated_log(n: int = 3) -> Log:
    chairs = [Chair(user=user) for user in range(1, n + 1)]
    return Log(chairs=chairs, clock=LIVE, rated=True, options={"start": "0"})


def ended(log: Log) -> Ended:
    result = log.table.state.result
    assert result
    return result


@pytest.mark.parametrize(
    ("chairs", "clock", "hints", "why"),
    [
        ((Chair(user=1), Chair(level="random")), LIVE, "off", "rated_people_only"),
        ((Chair(user=1), Chair(user=1)), LIVE, "off", "rated_one_seat"),
        ((Chair(user=1), Chair(invited=1)), LIVE, "off", "rated_one_seat"),
        ((Chair(user=1), Chair()), NoClock(), "off", "rated_needs_clock"),
        ((Chair(user=1), Chair()), LIVE, "agreed", "rated_no_hints"),
    ],
)
def test_what_cannot_be_rated_is_refused(
    chairs: tuple[Chair, ...], clock: LiveClock | NoClock, hints: HintRule, why: str
) -> None:
    opened = Opened(
        at=0,
        game="yspahan",
        version=1,
        options={},
        chairs=chairs,
        seed="",
        clock=clock,
        rated=True,
        hints=hints,
    )
    with pytest.raises(Refusal, match=why):
        rated.check(opened)


def test_open_and_kept_seats_can_be_rated() -> None:
    log = Log(chairs=[Chair(user=1), Chair(), Chair(invited=3)], clock=LIVE, rated=True)
    rated.check(log.table.opened)


def test_no_bot_sits_down_at_a_rated_table() -> None:
    log = Log(chairs=[Chair(user=1), Chair()], clock=LIVE, rated=True)
    with pytest.raises(Refusal, match="rated_people_only"):
        log.do(1, Fill(id="f", seat=1, level="random"))
    log.do(2, Sit(id="s", seat=1))
    log.begin()
    assert log.table.state.status == "running"


def test_who_leaves_while_all_are_asked_for_their_words_has_lost() -> None:
    log = Log(chairs=[Chair(user=1), Chair(user=2)], clock=LIVE, rated=True, begin=False)
    for seat in (0, 1):
        words = bytes([seat] * 32)
        log.do(seat + 1, Commit(id=new_id(), seat=seat, commitment=commitment_to(words)))
    for user in (1, 2):
        log.do(user, Ready(id=new_id()))
    log.do(1, Leave(id="l"))
    assert log.table.state.chairs[0].out == "left"
    log.do(2, Reveal(id="r", seat=1, words=(b"\1" * 32).hex()))
    assert log.table.state.status == "running"
    assert not log.table.state.chairs[0].open


def test_a_rated_game_never_has_hints() -> None:
    log = rated_log(2)
    assert log.table.hints == "off"
    log.do(1, Leave(id="l"))
    assert log.table.hints == "off"


def test_nothing_is_taken_back_beyond_what_is_new_even_if_all_agree() -> None:
    log = rated_log().play_out(4, most=20)
    with pytest.raises(Refusal, match="rated_no_undo"):
        log.do(1, Propose(id="p", what="undo", steps=3))
    log = rated_log()
    log.play(0, log.table.line.game.actions.parse("buy 0").id)
    log.play(0, log.table.line.legal(0)[0])
    log.do(1, Undo(id="u"))  # nobody has learnt anything
    log.do(1, Propose(id="q", what="pause"))
    for user in (2, 3):
        log.do(user, Agree(id=new_id()))
    assert log.table.state.status == "paused"


def test_a_host_who_leaves_has_lost_and_nobody_takes_the_seat() -> None:
    log = rated_log().play_out(1, most=20)
    log.do(1, Leave(id="l"))
    chair = log.table.state.chairs[0]
    assert (chair.open, chair.level, chair.out, chair.gone) == (False, "random", "left", 1)
    with pytest.raises(Refusal, match="taken"):
        log.do(9, Sit(id="s", seat=0))
    with pytest.raises(Refusal, match="taken"):
        log.do(1, Fill(id="f", seat=0, level="vizier"))
    table = log.table
    while table.actors:
        seat = table.actors[0]
        log.add(table.moved(seat, table.line.legal(seat)[:1], table.state.decision_ids[seat], log.time))
    assert ended(log).outcome == "played"
    assert ended(log).ranks[0] == 3  # though a bot played on


@pytest.mark.parametrize("ask", [Leave(id="x"), Resign(id="x")])
def test_of_two_the_one_who_stays_has_won(ask: Leave | Resign) -> None:
    log = rated_log(2).play_out(1, most=20)
    log.do(1, ask)
    assert ended(log).ranks == (2, 1)


def test_of_two_the_one_with_time_left_has_won() -> None:
    log = rated_log(2)
    log.time += 60_000
    log.add(log.table.timed_out(log.time))
    assert ended(log).ranks == (2, 1)


def test_the_last_one_at_the_table_has_won_however_the_others_went() -> None:
    log = rated_log(3)
    log.time += 60_000
    log.add(log.table.timed_out(log.time))
    assert log.table.state.status == "running"
    log.do(2, Leave(id="l"))
    assert ended(log).ranks[2] == 1
    assert min(ended(log).ranks[:2]) == 2


def test_who_left_is_not_a_bot_in_the_rematch() -> None:
    log = rated_log(2)
    log.do(1, Leave(id="l"))
    again = log.table.again(2, "11" * 32, log.time)
    assert again.chairs == (Chair(user=2), Chair())
    rated.check(again)
    assert again.rated
