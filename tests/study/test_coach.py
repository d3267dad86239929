"""The coach: a blunder is warned of and the best plan is not; it knows what its seat sees, and no more."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.live import ahead
from souk.engine.position import Position, View
from souk.games import GAMES
from souk.study.coach import OutOfTime, PlanVerdict, judge_plan
from souk.study.judge import StudyJudge

from .games import random_game


@cache
def judge(name: str) -> StudyJudge:
    return StudyJudge(GAMES[name], 3)


def decisions(name: str, n: int) -> list[View]:
    """What seats see that have something to decide, far enough into a game."""
    record, found = random_game(name, 3, 8), []
    position = Position.new(GAMES[name], 3, None, record.options)
    for step, (seat, action) in enumerate(record.entries):
        if step > 60 and seat != NATURE and len(position.view(seat).moves) > 2:
            found.append(position.view(seat))
        position.play(action, seat)
        if len(found) == n:
            return found
    raise AssertionError(f"only {len(found)} decisions")


def worst_plan(name: str, view: View) -> tuple[int, ...]:
    """What the judge likes least at every step."""
    game = GAMES[name]
    plan: tuple[int, ...] = ()
    while len(plan) < 12:
        there = ahead(game, view.state, view.seat, plan, 0)
        if there.new or (plan and game.seats_to_act(there.state) != (view.seat,)):
            break
        looked = judge(name).look(game.hidden(there.state, view.seat), view.seat)
        plan = (*plan, min(looked, key=lambda each: each[1])[0])
    return plan


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_a_blunder_is_warned_of_and_what_is_better_is_not(name: str) -> None:
    warned = 0
    for view in decisions(name, 8):
        planned = worst_plan(name, view)
        verdict = judge_plan(judge(name), view, planned)
        assert verdict
        assert planned in (verdict.best, verdict.other)
        if verdict.loss <= 2 * verdict.error:
            continue
        warned += 1
        assert verdict.why
        assert verdict.is_certain
        assert verdict.why.gain == pytest.approx(verdict.loss)
        parts = next(k for k, pair in enumerate(zip(verdict.best, planned, strict=False)) if pair[0] != pair[1])
        assert (verdict.why.better, verdict.why.worse) == (verdict.best[parts], planned[parts])
        again = judge_plan(judge(name), view, verdict.best)
        assert again
        assert again.loss <= 2 * again.error  # nobody is warned of what was advised
    assert warned >= 3


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_other_secrets_and_the_same_view_give_the_same_answer_to_the_byte(name: str) -> None:
    other_worlds = 0
    for view in decisions(name, 4):
        worlds = [view.imagine(seed) for seed in (1, 2)]
        other_worlds += bytes(worlds[0]) != bytes(worlds[1])
        views = [View(view.game, view.seat, world) for world in worlds]
        assert bytes(views[0]) == bytes(views[1])
        plan = worst_plan(name, view)
        told = {msgspec.json.encode(judge_plan(judge(name), each, plan)) for each in views}
        assert len(told) == 1
    assert other_worlds or name == "basari"  # where secrets are kept only while all choose


def test_without_a_plan_it_says_what_is_best() -> None:
    view = decisions("yspahan", 1)[0]
    verdict = judge_plan(judge("yspahan"), view)
    assert verdict
    assert (verdict.loss, verdict.label) == (0.0, "best")
    assert verdict.best[0] in {move.id for move in view.moves}
    assert verdict.best != verdict.other


def test_nothing_is_said_where_nothing_is_to_be_decided_or_no_time_is_left() -> None:
    position = souk.new("yspahan", players=3, seed=8)
    forced = next((view for view in _views(position) if len(view.moves) == 1), None)
    assert forced
    assert judge_plan(judge("yspahan"), forced, (forced.moves[0].id,)) is None
    with pytest.raises(OutOfTime):
        judge_plan(judge("yspahan"), decisions("yspahan", 1)[0], until=0.0)


def _views(position: Position) -> list[View]:
    found: list[View] = []
    while not position.over and len(found) < 400:
        seat = position.actors[0]
        found.append(position.view(seat))
        position.play(position.moves_of(seat)[0].id, seat)
    return found


def test_choices_made_at_the_same_time_are_weighed_against_what_others_may_choose() -> None:
    position = souk.new("basari", players=3, seed=3)
    while len(position.actors) < 3:
        position.play(position.moves[0].id, position.actors[0])
    view = position.view(1)
    verdicts = [judge_plan(judge("basari"), view, (move.id,)) for move in view.moves]
    assert all(isinstance(verdict, PlanVerdict) for verdict in verdicts)
    assert min(verdict.loss for verdict in verdicts if verdict) == 0.0
