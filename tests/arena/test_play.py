"""One game: what players get, what they may answer, what is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from souk.arena import ArenaError, Clock, Plan, Result, play
from souk.arena.play import limber_up
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.position import Move, Position, View
from souk.engine.record import Record
from souk.players import Budget

from . import bots


def plan_of(game: str, *specs: str, players: int = 2, **more: Any) -> Plan:
    return Plan.make(game, specs, players, use=[bots.MODULE], plain=True, **more)


def untimed(result: Result) -> dict[str, Any]:
    """All of a result that follows from the plan."""
    data = result.to_json()
    data.pop("seconds")
    data["clocks"] = [clock["decisions"] for clock in data["clocks"]]
    return data


@pytest.mark.parametrize("game", ["bidding", "yspahan", "basari"])
def test_the_same_job_is_the_same_game(game: str) -> None:
    plan = plan_of(game, "toy", "keen", players=3)
    for job in plan.block(5):
        assert untimed(play(plan, job)) == untimed(play(plan, job))
    assert len({play(plan, job).digest for job in plan.block(5)}) == 3


@pytest.mark.parametrize("game", ["bidding", "yspahan", "basari"])
def test_a_result_survives_its_line(game: str) -> None:
    plan = plan_of(game, "toy", "toy", players=3)
    result = play(plan, plan.block(0)[1])
    again = Result.from_json(json.loads(json.dumps(result.to_json())))
    assert untimed(again) == untimed(result)
    assert again.job == result.job
    assert [sum(points) for points in zip(*result.score_sheet.values(), strict=True)] in ([], list(result.scores))


@pytest.mark.parametrize("game", ["bidding", "yspahan", "basari"])
def test_a_player_never_gets_the_truth(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[View, Record]] = []
    look = Position.view

    def watched(self: Position, seat: int | None = None) -> View:
        made.append((look(self, seat), self.state))
        return made[-1][0]

    plan = plan_of(game, "spy", "spy", players=3, work=7)
    limber_up(plan)
    monkeypatch.setattr(Position, "view", watched)
    bots.Spy.seen.clear()
    bots.Spy.shown.clear()
    play(plan, plan.block(0)[0])
    seen = bots.Spy.seen
    truths = [next(truth for view, truth in made if view is asked) for asked, _, _ in seen]
    assert len(seen) + len(bots.Spy.shown) == len(made)
    assert len(seen) > 10
    for view, truth in made:
        assert view.state is not truth
        assert view.state == view.game.hidden(truth, view.seat)
    for view, moves, budget in seen:
        assert type(view) is View
        assert isinstance(moves, tuple)
        assert {type(move) for move in moves} == {Move}
        assert len(moves) > 1
        assert budget == Budget(work=7)
        assert set(vars(view)) == {"game", "seat", "state"}
        assert isinstance(view.game, Game)
        assert {move.seat for move in moves} == {view.seat}
    secrets = sum(bytes(view) != bytes(truth) for (view, _, _), truth in zip(seen, truths, strict=True))
    assert secrets or game == "basari"  # where the choices of a round are secret, and asked for before one is made


def test_simultaneous_choices_are_asked_before_any_is_played() -> None:
    plan = plan_of("basari", "spy", "spy", players=3)
    limber_up(plan)
    bots.Spy.seen.clear()
    play(plan, plan.block(0)[0])
    together = [view for view, _, _ in bots.Spy.seen if len(view.game.seats_to_act(view.state)) == 3]
    # The number of seats still to act would shrink from one to the next if they were played one by one.
    assert len(together) >= 3
    assert len(together) % 3 == 0


def test_what_all_chose_is_shown_to_all_with_the_view_from_before() -> None:
    plan = plan_of("basari", "spy", "spy", players=3)
    limber_up(plan)
    bots.Spy.shown.clear()
    play(plan, plan.block(0)[0])
    assert len(bots.Spy.shown) > 3 * 10
    for number, (view, moves) in enumerate(bots.Spy.shown):
        assert view.seat == number % 3
        assert sorted(move.seat for move in moves) == [0, 1, 2]
        assert view.game.seats_to_act(view.state) == (0, 1, 2)


def test_a_broken_player_is_named_with_its_line() -> None:
    plan = plan_of("bidding", "broken", "toy")
    with pytest.raises(
        ArenaError, match=r"the player broken failed: ZeroDivisionError: no idea \(.*bots.py, line \d+\)"
    ):
        play(plan, plan.block(0)[0])


def test_a_move_that_is_not_offered_is_refused() -> None:
    plan = plan_of("bidding", "cheat", "toy")
    with pytest.raises(ArenaError, match=r"the player cheat chose .* which is not one of its moves"):
        play(plan, plan.block(0)[0])


def test_options_reach_the_game_and_wrong_ones_are_refused() -> None:
    plan = plan_of("bidding", "toy", "toy", options={"goal": "12", "die": "sixes"})
    assert dict(plan.options)["goal"] == "12"
    assert max(play(plan, plan.block(0)[0]).scores) >= 12
    with pytest.raises(SoukError, match="goal must be one of 12, 24"):
        plan_of("bidding", "toy", "toy", options={"goal": "13"})


def test_a_clock_knows_mean_and_quantiles() -> None:
    clock = Clock()
    for k in range(1, 101):
        clock.add(k / 1000)
    assert clock.seconds / clock.decisions == pytest.approx(0.0505)
    assert clock.quantile(0.95) == pytest.approx(0.095, rel=0.07)
    assert clock.quantile(0.5) == pytest.approx(0.05, rel=0.07)
    twice = Clock.from_json(clock.to_json())
    twice.merge(clock)
    assert twice.decisions == 200
    assert twice.quantile(1.0) == twice.longest == 0.1
