"""The review as data: the ledger closes, nobody is judged by what he could not know, labels stand on certain losses."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

import msgspec
import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.position import Transcript
from souk.engine.rng import seed_words
from souk.games import GAMES
from souk.records.file import first_position, replay
from souk.study import CHEAP, Findings, NoJudge, Review, continue_review, review
from souk.study.data import to_json
from souk.study.decisions import judge_alone, judge_together
from souk.study.judge import StudyJudge
from souk.study.numbers import label_of, move_accuracy, whole_shares
from souk.study.review import states_of
from souk.study.types import LUCK, MILLION, Fortune

from .games import random_game

FULL = bool(os.environ.get("SOUK_FULL"))
KINDS = [("yspahan", 4), ("basari", 4), ("yspahan", 3), ("basari", 3), ("yspahan", 2)]
GAMES_EACH = 100 if FULL else 2


def close(found: Review) -> None:
    """Every ledger adds up, as whole numbers and as it is written."""
    data = json.loads(json.dumps(to_json(found)), parse_float=Decimal)
    for seat, ledger in zip(found.seats, data["ledger"], strict=True):
        one = seat.ledger
        assert set(one.luck) == set(LUCK)
        assert one.start + sum(one.luck.values()) + one.own_errors + one.others_errors + one.judge == one.result
        parts = (
            ledger["start"],
            *ledger["luck"].values(),
            *(ledger[k] for k in ("own_errors", "others_errors", "judge")),
        )
        assert sum(map(Decimal, map(str, parts))) == Decimal(str(ledger["result"]))
        assert one.own_errors <= 0
    assert sum(seat.ledger.start for seat in found.seats) == MILLION
    assert sum(seat.ledger.result for seat in found.seats) == MILLION


def winners_get_all(record: Transcript, found: Review) -> None:
    won = replay(record).winners
    for seat, one in enumerate(found.seats):
        assert (one.ledger.result > 0) == (seat in won)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_ledger_closes_to_the_last_digit(name: str, players: int) -> None:
    for seed in range(GAMES_EACH):
        record = random_game(name, players, seed)
        found = review(record, CHEAP)
        close(found)
        winners_get_all(record, found)
        assert found.over


def test_the_same_record_gives_the_same_review_and_a_running_game_has_one_too() -> None:
    record = random_game("yspahan", 2, 3)
    cut = replace(record, entries=record.entries[:150])
    found = review(cut, CHEAP)
    close(found)
    assert not found.over
    assert review(cut, CHEAP) == found


def test_a_review_in_pieces_is_the_same() -> None:
    for name in ("basari", "yspahan"):
        record = random_game(name, 3, 4)
        found: Findings | Review = Findings()
        pieces = 0
        while isinstance(found, Findings):
            elsewhere = msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Findings)
            found = continue_review(record, CHEAP, elsewhere, 0.02)
            pieces += 1
        assert pieces > 2
        assert found == review(record, CHEAP)


def test_games_without_a_judge_are_refused_in_one_line() -> None:
    with pytest.raises(NoJudge, match="nobody to judge"):
        review(random_game("pig", 2, 1), CHEAP)


def test_decisions_are_judged_by_the_view_alone() -> None:
    """Other secrets, same view: the very same judgement."""
    game, chance, compared = GAMES["yspahan"], random.Random(5), 0
    judge = StudyJudge(game, 4)
    position = souk.new("yspahan", players=4, seed=11)
    while compared < 12 and not position.over:
        seat = position.actors[0]
        moves = position.moves_of(seat)
        chosen = chance.choice(moves).id
        hidden = position.view(seat).state
        other = hidden.copy()
        game.rules.imagine(other, seat, list(seed_words(compared)))
        if len(moves) > 1 and bytes(other) != bytes(position.state):
            assert bytes(game.hidden(other, seat)) == bytes(hidden)
            true, imagined = (judge_alone(judge, s, seat, chosen, 0, CHEAP) for s in (position.state, other))
            assert true == imagined
            compared += 1
        position.play(chosen, seat)
    assert compared == 12


def test_who_chooses_together_is_not_judged_by_what_others_chose() -> None:
    judge = StudyJudge(GAMES["basari"], 3)
    position = souk.new("basari", players=3, seed=2)
    while len(position.actors) < 3:
        position.play(position.moves[0].id, position.actors[0])
    cards = position.game.legal(position.state, 0)
    judged = [
        judge_together(judge, position.state, (0, 1, 2), {0: cards[0], 1: cards[k], 2: cards[0]}, 0, CHEAP)
        for k in range(2)
    ]
    (mine, _, _), (same, _, _) = judged[0][0], judged[1][0]
    assert mine == same
    assert judged[0][1][0] != judged[1][1][0]  # what the others chose is luck
    assert sum(option.chance or 0 for option in mine.options) == pytest.approx(1)


def test_labels_stand_on_losses_beyond_twice_their_error() -> None:
    for name, players in (("yspahan", 3), ("basari", 3)):
        for decision in review(random_game(name, players, 21), CHEAP).decisions:
            if decision.label not in ("best", "fine"):
                assert decision.loss > 2 * decision.error
                assert decision.loss >= 1 / 8 / players
            certain = decision.loss > 2 * decision.error
            assert decision.effects[decision.seat] == (-round(MILLION * decision.loss) if certain else 0)
            assert (decision.best == decision.chosen) == (decision.label == "best")
            assert decision.options[0].action == decision.best
            assert len(decision.options) > 1
            for option in decision.options:
                assert sum(option.shares) == pytest.approx(1)
                for score, sources in zip(option.scores, option.sources, strict=True):
                    assert sum(sources) == pytest.approx(score, abs=1e-6) or score <= 0


def test_thresholds_are_parts_of_the_fair_share() -> None:
    assert [label_of(loss, 0.0, 4) for loss in (0.0, 0.03, 0.0313, 0.0625, 0.125)] == [
        *("best", "fine", "inaccuracy", "mistake", "blunder")
    ]
    assert label_of(0.2, 0.11, 4) == "fine"
    assert move_accuracy(0.0, 4) == 100.0
    assert move_accuracy(0.05, 4) > move_accuracy(0.1, 4) > move_accuracy(0.9, 4) == 0.0
    assert whole_shares([1 / 3] * 3) == (333334, 333333, 333333)


@pytest.mark.parametrize(("name", "players"), [("yspahan", 2), ("basari", 3)])
def test_shares_are_told_at_every_moment(name: str, players: int) -> None:
    """Before each step and at the end; what nature changed is its luck, and forced steps change nothing."""
    record, effort = random_game(name, players, 6), msgspec.structs.replace(CHEAP, came=2, stretch=0)
    found = review(record, effort)
    judged = {decision.step for decision in found.decisions}
    positions = states_of(first_position(record), record.entries)
    assert [moment.step for moment in found.moments] == [*range(len(record.entries) + 1)]
    for moment in found.moments:
        assert sum(moment.shares) == pytest.approx(1)
        assert min(moment.shares) >= 0
        assert len(moment.errors) == len(moment.scores) == len(moment.sources) == players
    chances = [one for one in found.fortunes if one.kind != "choices"]
    for run in runs_of(chances):
        begin, end = run[0].step, run[-1].step + run[-1].steps
        if end < len(record.entries):  # else it is the result that is told
            brought = [sum(one.luck[seat] for one in run) for seat in range(players)]
            before, after = found.moments[begin].shares, found.moments[end].shares
            assert brought == pytest.approx([MILLION * (b - a) for a, b in zip(before, after, strict=True)], abs=9)
    carried = 0
    for step, (seat, _) in enumerate(record.entries):
        following = record.entries[step + 1][0] if step + 1 < len(record.entries) else NATURE
        if NATURE not in (seat, following) and len(GAMES[name].legal(positions[step], seat)) == 1:
            assert found.moments[step].shares == found.moments[step + 1].shares
            carried += step not in judged
    assert carried
    assert len(chances) > 5
    told = to_json(found)["moments"]
    assert {len(one["errors"]) for one in told} == {players}
    assert None in [error for one in told for error in one["errors"]]  # of a single sample
    assert list(told[-1]["errors"]) == [0.0] * players
    assert sum(before.shares != after.shares for before, after in pairwise(found.moments)) > 5


def runs_of(fortunes: Sequence[Fortune]) -> list[list[Fortune]]:
    """What nature did without a decision in between."""
    runs: list[list[Fortune]] = []
    for one in fortunes:
        if runs and runs[-1][-1].step + runs[-1][-1].steps == one.step:
            runs[-1].append(one)
        else:
            runs.append([one])
    return runs


@pytest.mark.parametrize(("name", "players"), [("yspahan", 2), ("basari", 3)])
def test_the_judge_changes_its_mind_only_about_decisions_that_it_did_not_expect(name: str, players: int) -> None:
    """In a game in which everybody does what rollouts do, luck and errors are all there is."""
    judge = StudyJudge(GAMES[name], players)
    position = souk.new(name, players=players, seed=4)
    together = 0
    while not position.over:
        chosen = {seat: judge.expected(position.view(seat).state, seat) for seat in position.actors}
        together += len(chosen) > 1
        for seat, action in chosen.items():
            position.play(action, seat)
    found = review(position.record(), msgspec.structs.replace(CHEAP, came=8, stretch=0))
    assert not found.surprises
    for seat, one in enumerate(found.seats):
        assert one.ledger.others_errors == 0
        if not together:  # else any option of a mixed answer is expected a little
            assert one.ledger.judge + one.ledger.own_errors == pytest.approx(0, abs=200), seat
    weaker = review(random_game(name, players, 6), msgspec.structs.replace(CHEAP, came=8, stretch=0))
    assert any(one.ledger.others_errors for one in weaker.seats)


def test_luck_is_split_by_kind_and_owner() -> None:
    found = review(random_game("basari", 3, 4), CHEAP)
    dice = [fortune for fortune in found.fortunes if fortune.kind == "dice"]
    assert {fortune.seat for fortune in dice} == {0, 1, 2}
    assert any(fortune.kind == "choices" for fortune in found.fortunes)
    assert not any(seat.ledger.luck["cards"] for seat in found.seats)
    found = review(random_game("yspahan", 2, 4), CHEAP)
    record = random_game("yspahan", 2, 4)
    for fortune in found.fortunes:
        assert all(seat == NATURE for seat, _ in record.entries[fortune.step : fortune.step + fortune.steps])
        assert sum(fortune.luck) == pytest.approx(0, abs=6)
    assert {fortune.kind for fortune in found.fortunes} == {"seating", "dice", "cards"}
    assert len(found.turning_points) == 5
