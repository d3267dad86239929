"""Dice that nobody can choose: each seat of a person adds random words, committed to before any are told."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import permutations

import msgspec
import pytest

from souk.engine.chance import Dice, commitment_to
from souk.engine.errors import BadRecord
from souk.records.file import dump, load, verify
from souk.table.commands import Agree, Commit, Fill, Leave, Propose, Reveal, Sit
from souk.table.fold import TableSnapshot
from souk.table.log import AnyEntry, Asked, Began, Chair, Committed, DayClock, Revealed
from souk.table.table import Refusal, Table
from souk.table.words import PATIENCE

from . import SEED, Log, new_id

WORDS = [bytes([seat + 1]) * 32 for seat in range(4)]


def waiting(*chairs: Chair, game: str = "basari") -> Log:
    return Log(game, chairs or (Chair(user=1), Chair(user=2), Chair(user=3)), begin=False)


def commit(log: Log, seat: int, words: bytes | None = None) -> list[AnyEntry]:
    return log.do(log.user(seat), Commit(id=new_id(), seat=seat, commitment=commitment_to(words or WORDS[seat])))


def reveal(log: Log, seat: int, words: bytes | None = None) -> list[AnyEntry]:
    return log.do(log.user(seat), Reveal(id=new_id(), seat=seat, words=(words or WORDS[seat]).hex()))


def gathered(log: Log) -> Log:
    for seat in log.table.people:
        commit(log, seat)
    for seat in log.table.people:
        reveal(log, seat)
    return log


def late(log: Log) -> list[AnyEntry]:
    """Nobody is waited for any longer."""
    assert log.table.due is not None
    assert log.table.timed_out(log.table.due - 1).entries == []
    log.time = log.table.due
    return log.add(log.table.timed_out(log.time))


def refusal(log: Log, seat: int, kind: type[Commit | Reveal], words: bytes) -> str:
    n = log.table.state.n
    with pytest.raises(Refusal) as caught:
        (commit if kind is Commit else reveal)(log, seat, words)
    assert log.table.state.n == n
    assert words.hex() not in repr(caught.value.reason)
    return caught.value.error


def kinds(entries: list[AnyEntry]) -> list[type]:
    return [type(entry) for entry in entries]


def test_the_game_begins_as_soon_as_all_have_committed_and_told_their_words() -> None:
    log = waiting()
    assert kinds(commit(log, 2)) == [Committed]
    assert kinds(commit(log, 0)) == [Committed]
    assert kinds(commit(log, 1)) == [Committed, Asked]
    assert kinds(reveal(log, 0)) == [Revealed]
    assert kinds(reveal(log, 2)) == [Revealed]
    assert kinds(reveal(log, 1)) == [Revealed, Began]
    assert log.table.line.chance.key == Dice(bytes.fromhex(SEED), dict(enumerate(WORDS[:3]))).key
    assert verify(load(dump(log.play_out(1).table.record())))


def test_a_lone_persons_game_begins_at_once() -> None:
    log = waiting(Chair(user=1), Chair(level="random"), Chair(level="random"))
    assert kinds(commit(log, 0)) == [Committed, Asked]
    assert kinds(reveal(log, 0)) == [Revealed, Began]
    bots = waiting(*[Chair(level="random")] * 3)
    assert kinds(bots.begin()) == [Began]


def test_people_who_share_a_screen_add_words_for_each_seat() -> None:
    log = gathered(waiting(Chair(user=1), Chair(level="random"), Chair(user=1)))
    assert log.table.state.status == "running"
    assert log.table.line.chance.words.keys() == {0, 2}


def test_nobody_tells_words_before_all_have_committed() -> None:
    log = waiting()
    commit(log, 0)
    assert refusal(log, 0, Reveal, WORDS[0]) == "stale"
    commit(log, 1)
    assert refusal(log, 0, Reveal, WORDS[0]) == "stale"
    assert not log.table.state.words.revealed


def test_a_seat_commits_once() -> None:
    log = waiting()
    commit(log, 0)
    assert refusal(log, 0, Commit, WORDS[3]) == "stale"
    assert log.table.state.words.committed == {0: commitment_to(WORDS[0])}


def test_who_tells_last_cannot_choose() -> None:
    """Whoever has seen the others' words, and even the seed, is bound: no other words, no new commitment."""
    log = waiting()
    for seat in range(3):
        commit(log, seat)
    reveal(log, 0)
    reveal(log, 1)
    rng = random.Random(1)
    for _ in range(50):
        wish = rng.randbytes(32)
        assert refusal(log, 2, Reveal, wish) == "illegal"
        assert refusal(log, 2, Commit, wish) == "stale"
    assert refusal(log, 1, Reveal, WORDS[1]) == "stale"  # once
    assert kinds(reveal(log, 2)) == [Revealed, Began]


def test_a_host_who_tries_seeds_until_one_pleases_is_found_out() -> None:
    """The seed was committed to before anybody told words; another one, or other words, does not fit the record."""
    log = gathered(waiting()).play_out(1)
    record = log.table.record()
    assert verify(record)
    rng = random.Random(2)
    for _ in range(20):
        with pytest.raises(BadRecord, match="the seed's SHA-256"):
            verify(replace(record, seed=rng.randbytes(32)))
    for seat in range(3):
        with pytest.raises(BadRecord, match=f"seat {seat}: the words' SHA-256"):
            verify(replace(record, words={**record.words, seat: rng.randbytes(32)}))
        fewer = {other: words for other, words in record.words.items() if other != seat}
        with pytest.raises(BadRecord, match="was fixed"):  # words that were left out change the dice
            verify(replace(record, words=fewer))


def test_words_are_anothers_business_only_for_their_own_seat() -> None:
    log = waiting()
    with pytest.raises(Refusal) as caught:
        log.do(2, Commit(id="x", seat=0, commitment="00" * 32))
    assert caught.value.error == "forbidden"
    begun = Log("basari")
    assert refusal(begun, 0, Commit, WORDS[0]) == "stale"
    assert refusal(begun, 0, Reveal, WORDS[0]) == "stale"


def test_the_order_of_words_does_not_matter() -> None:
    openings = set()
    for order in permutations(range(3)):
        log = waiting()
        for seat in order:
            commit(log, seat)
        for seat in reversed(order):
            reveal(log, seat)
        openings.add((log.table.line.chance.key, tuple(log.play_out(5, most=20).table.line.entries)))
    assert len(openings) == 1


@pytest.mark.parametrize("seat", range(3))
def test_the_dice_depend_on_every_seats_words(seat: int) -> None:
    keys = set()
    for words in (WORDS[seat], WORDS[3], None):
        log = waiting()
        for other in range(3):
            commit(log, other, words if other == seat and words else None)
        for other in range(3):
            if other != seat or words:
                reveal(log, other, words if other == seat else None)
        if not words:
            late(log)
        keys.add(log.table.line.chance.key)
    assert len(keys) == 3


def test_who_does_not_commit_in_time_adds_nothing() -> None:
    log = waiting()
    commit(log, 0)
    commit(log, 1)
    assert kinds(late(log)) == [Asked]
    assert refusal(log, 2, Commit, WORDS[2]) == "stale"
    assert refusal(log, 2, Reveal, WORDS[2]) == "illegal"
    reveal(log, 1)
    assert kinds(reveal(log, 0)) == [Revealed, Began]
    assert log.table.line.chance.words.keys() == {0, 1}
    assert log.table.record().committed.keys() == {0, 1}


def test_who_does_not_tell_in_time_adds_nothing_and_it_shows() -> None:
    log = waiting()
    for seat in range(3):
        commit(log, seat)
    reveal(log, 0)
    assert kinds(late(log)) == [Began]
    record = log.play_out(1).table.record()
    assert record.committed.keys() == {0, 1, 2}
    assert record.words.keys() == {0}
    assert load(dump(record)) == record
    assert verify(record)


def test_a_table_where_nobody_adds_words_begins_too_by_the_seed_alone() -> None:
    log = Log("basari", clock=DayClock(days=3), begin=False)  # a table by correspondence does not hang either
    assert log.table.due == log.time + PATIENCE
    assert kinds(late(log)) == [Began]
    assert log.table.line.chance.key == bytes.fromhex(SEED)
    assert dump(log.table.record()).startswith("souk 1\n")


def test_the_time_runs_when_the_last_seat_is_taken() -> None:
    log = waiting(Chair(user=1), Chair(), Chair())
    assert log.table.due is None
    commit(log, 0)
    log.do(2, Sit(id="s", seat=1), after=10 * PATIENCE)
    assert log.table.due is None
    log.do(1, Fill(id="f", seat=2, level="random"), after=10 * PATIENCE)
    assert log.table.due == log.time + PATIENCE
    assert kinds(commit(log, 1)) == [Committed, Asked]
    assert log.table.due == log.time + PATIENCE


def test_the_last_seat_may_be_filled_with_a_bot() -> None:
    log = waiting(Chair(user=1), Chair(user=2), Chair())
    commit(log, 0)
    commit(log, 1)
    assert kinds(log.do(1, Fill(id="f", seat=2, level="random")))[1:] == [Asked]


def test_who_takes_a_seat_before_words_are_told_commits_anew() -> None:
    log = waiting(Chair(user=1), Chair(user=2), Chair())
    commit(log, 0)
    commit(log, 1)
    log.do(2, Leave(id="l"))
    assert log.table.state.words.committed.keys() == {0}
    log.do(4, Sit(id="a", seat=1))
    log.do(5, Sit(id="b", seat=2))
    commit(log, 1, WORDS[3])
    assert log.table.state.words.committed[1] == commitment_to(WORDS[3])


def test_who_comes_when_words_are_told_cannot_choose_by_them() -> None:
    """Leaving then is leaving in the middle of the game: it brings no new round of words, and no new words."""
    log = waiting()
    for seat in range(3):
        commit(log, seat)
    reveal(log, 0)
    log.do(3, Leave(id="l"))
    assert log.table.state.chairs[2].out == "left"
    log.do(4, Sit(id="s", seat=2))
    assert refusal(log, 2, Commit, WORDS[3]) == "stale"
    assert refusal(log, 2, Reveal, WORDS[3]) == "illegal"
    reveal(log, 1)
    assert kinds(late(log)) == [Began]
    assert log.table.line.chance.words.keys() == {0, 1}


def test_a_game_begins_with_an_empty_seat_if_somebody_left_at_the_last_moment() -> None:
    log = waiting()
    for seat in range(3):
        commit(log, seat)
    log.do(3, Leave(id="l"))
    reveal(log, 0)
    assert kinds(reveal(log, 1)) == [Revealed, Began]
    assert log.table.state.chairs[2].open


def test_every_moment_of_it_can_be_read_again() -> None:
    log = gathered(waiting()).play_out(3, most=30)
    stored = msgspec.json.decode(msgspec.json.encode(log.entries), type=list[AnyEntry])
    whole = Table.fold(stored)
    assert whole.line.chance.key == log.table.line.chance.key
    for cut in range(1, len(stored) + 1):
        kept = msgspec.json.decode(msgspec.json.encode(Table.fold(stored[:cut]).snapshot()), type=TableSnapshot)
        later = Table.fold(stored[cut:], kept)
        assert msgspec.json.encode(later.snapshot()) == msgspec.json.encode(log.table.snapshot())
        assert later.line.chance.key == whole.line.chance.key
    played = Log.of(Table.fold(stored), stored).play_out(4).table.line.entries
    assert played == log.play_out(4).table.line.entries


@pytest.mark.parametrize("done", range(7))
def test_a_restart_between_commitment_and_words_costs_nobody_their_say(done: int) -> None:
    log = waiting()
    steps = [(act, seat) for act in (commit, reveal) for seat in range(3)]
    for act, seat in steps[:done]:
        act(log, seat)
    stored = msgspec.json.decode(msgspec.json.encode(log.entries), type=list[AnyEntry])
    log.table, log.entries = Table.fold(stored), stored
    log.time += 10 * PATIENCE
    log.add(log.table.halted(log.time - 9 * PATIENCE, log.time))
    assert log.table.state.status == "running" or log.table.due == log.time + PATIENCE
    for act, seat in steps[done:]:
        act(log, seat)
    assert log.table.line.chance.key == Dice(bytes.fromhex(SEED), dict(enumerate(WORDS[:3]))).key


def test_an_undo_does_not_change_the_dice() -> None:
    log = gathered(waiting(game="yspahan")).play_out(4, most=40)
    steps = log.table.line.entries[:]
    log.do(1, Propose(id="p", what="undo", steps=len(steps)))
    log.do(2, Agree(id="a"))
    log.do(3, Agree(id="b"))
    assert len(log.table.line.entries) < len(steps)
    for seat, action in steps[len(log.table.line.entries) :]:
        if seat < 3:
            log.play(seat, action)
    assert log.table.line.entries == steps


def test_a_rematch_has_words_of_its_own() -> None:
    log = gathered(waiting()).play_out(1)
    again = Table(log.table.again(2, "11" * 32, log.time))
    assert not again.state.words.committed
    assert again.due is None
    assert again.commitment != log.table.commitment


def test_a_game_that_never_began_tells_no_seed_while_it_waits() -> None:
    log = waiting()
    commit(log, 0)
    record = log.table.record()
    assert record.seed is None
    assert not record.words
