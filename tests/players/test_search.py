"""Search: right where the answer is known, the same for the same seed and work, blind to what its seat cannot see."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
from numba.core.runtime import _nrt_python, rtsys

import souk
from bidding_pig import GAME as PIG
from bidding_pig.rules import HOLD, KEEP, ROLL, SHOW
from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption
from souk.engine.game import Game
from souk.engine.position import Position, View
from souk.engine.twin import Twin, plain_twin, twin_of
from souk.players import Budget, Explanation, net_player, player_of, simple
from souk.players.search import TreeSearch, tree_search
from souk.players.search.buffers import parts
from souk.players.with_heuristics import with_heuristics

from .duel import GAME as DUEL

GAMES = [PIG, souk.GAMES["yspahan"], souk.GAMES["basari"]]
FREELY = Budget()


def played(game: Game, steps: int, seed: int = 3) -> Position:
    """A game in which the first legal moves were made until somebody has a choice."""
    position = Position.new(game, max(game.players), Dice(bytes([seed] * 32)), {})
    while steps > 0 or len(position.moves) < 2:
        steps -= 1
        position.play(position.moves[steps % len(position.moves)])
    return position


def looking(game: Game, state: Any, seat: int) -> View:
    """A view with nothing struck out, for exact answers."""
    view = View(game, seat, state)
    view.state = state
    return view


@pytest.fixture(autouse=True)
def use(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Game], Twin]], None]:
    """Says which twin players think with from now on; at first the plain one."""
    rooms = (tree_search, net_player, simple)

    def think_with(make: Callable[[Game], Twin]) -> None:
        for room in rooms:
            monkeypatch.setattr(room, "twin_now", make)

    think_with(plain_twin)
    return think_with


def explained(player: TreeSearch, position: Position, seat: int) -> Explanation:
    return player.explain(position.view(seat), position.moves_of(seat), FREELY)


def test_the_error_of_a_thought_shrinks_with_the_work() -> None:
    position = played(PIG, 4)
    seat = position.actors[0]
    errors = [explained(TreeSearch(PIG, 1, work=work), position, seat).evaluations[0].error for work in (40, 640)]
    assert 0 < errors[1] < errors[0] <= 0.5


# Right answers.


def pig_values(state: Any) -> dict[bytes, float]:
    """Seat 0's share of the victory in every position that can follow: swept over until nothing changes."""
    states, todo = {bytes(state): state}, [state]
    ways: dict[bytes, tuple[int, list[tuple[bytes, float]]]] = {}
    while todo:
        at = todo.pop()
        (seat,) = PIG.seats_to_act(at) or (-1,)
        ids, weights = PIG.odds(at) if seat == NATURE else (PIG.legal(at, seat), []) if seat >= 0 else ([], [])
        found = [PIG.after(at, seat, action) for action in ids]
        fresh = [after for after in found if bytes(after) not in states]
        states.update((bytes(after), after) for after in fresh)
        todo += fresh
        chances = [weight / sum(weights) for weight in weights] or [0.0] * len(ids)
        ways[bytes(at)] = seat, list(zip(map(bytes, found), chances, strict=True))
    values = {key: 1.0 if 0 in PIG.winners(at) else 0.0 for key, at in states.items()}
    change = 1.0
    while change > 1e-6:
        change = 0.0
        for key, (seat, afters) in ways.items():
            if afters:
                value = _combined(seat, [(values[after], chance) for after, chance in afters])
                change = max(change, abs(value - values[key]))
                values[key] = value
    return values


def _combined(seat: int, afters: list[tuple[float, float]]) -> float:
    if seat == NATURE:
        return sum(value * chance for value, chance in afters)
    return (max if seat == 0 else min)(value for value, _ in afters)


@pytest.mark.parametrize(("scores", "total"), [((6, 9), 4), ((9, 7), 2), ((3, 8), 10)])
def test_values_are_those_of_all_positions_looked_at(
    use: Callable[..., None], scores: tuple[int, int], total: int
) -> None:
    use(twin_of)
    position = Position.new(PIG, 2, None, {}).play("card 1").play("card 0")
    state = position.play("bid 0", 0).play("bid 0", 1).state
    state.score[:2] = scores
    state.total = total
    values = pig_values(state)
    exact = {action: values[bytes(PIG.after(state, 0, action))] for action in (ROLL, HOLD)}
    player = TreeSearch(PIG, work=100_000, cut=-1, explore=0.3)
    view = looking(PIG, state, 0)
    explanation = player.explain(view, view.moves, FREELY)
    best = explanation.evaluations[0]
    assert best.move.id == max(exact, key=lambda action: exact[action])
    assert best.shares[0] == pytest.approx(exact[best.move.id], abs=0.03)
    assert sum(best.shares) == pytest.approx(1.0)
    assert explanation.work == 100_000


def test_a_card_that_adds_points_is_shown() -> None:
    state = Position.new(PIG, 2, None, {}).play("card 2").play("card 0").play("bid 0", 0).play("bid 0", 1).state
    state.total = 10
    view = View(PIG, 0, PIG.after(state, 0, HOLD))
    player = TreeSearch(PIG, work=200)
    assert player.choose(view, view.moves, FREELY).id == SHOW


def test_choices_at_the_same_time_are_mixed_as_they_should_be() -> None:
    position = Position.new(DUEL, 2, None, {})
    for seat in (0, 1):
        explanation = explained(TreeSearch(DUEL, work=30_000, cut=-1), position, seat)
        weights = {str(evaluation.move): evaluation.weight for evaluation in explanation.evaluations}
        assert weights == pytest.approx({"rock": 0.25, "paper": 0.5, "scissors": 0.25}, abs=0.06)
        assert explanation.shares == pytest.approx((0.5, 0.5), abs=0.03)
        assert {move.seat for move in explanation.line[:2]} == {0, 1}


def test_a_mixed_answer_is_drawn() -> None:
    position = Position.new(DUEL, 2, None, {})
    player = TreeSearch(DUEL, work=100)
    chosen = [player.choose(position.view(0), position.moves_of(0), FREELY).notation for _ in range(40)]
    assert set(chosen) == {"rock", "paper", "scissors"}
    again = TreeSearch(DUEL, work=100)
    assert chosen == [again.choose(position.view(0), position.moves_of(0), FREELY).notation for _ in range(40)]


# The same for the same seed and work.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("cut", [-1, 0, 3])
def test_plain_and_compiled_think_the_same(use: Callable[..., None], game: Game, cut: int) -> None:
    assert twin_of(with_heuristics(game)).compiled
    for steps in (2, 40):
        position = played(game, steps)
        for seat in position.actors[:2]:
            found = []
            for make in (plain_twin, twin_of):
                use(make)
                player = TreeSearch(game, work=60 if cut < 0 else 250, cut=cut, trust=0.01)
                found.append(explained(player, position, seat))
            assert found[0] == found[1]


def test_threads_share_the_work_and_agree_with_themselves(use: Callable[..., None]) -> None:
    use(twin_of)
    position = played(PIG, 6)
    seat = position.actors[0]
    found = [explained(TreeSearch(PIG, work=1001, threads=2), position, seat) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].work == 1002
    assert found[0] != explained(TreeSearch(PIG, seed=1, work=1001, threads=2), position, seat)


# Blind to what is hidden.


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_answer_depends_on_the_view_alone(use: Callable[..., None], game: Game) -> None:
    use(twin_of)
    truths: set[bytes] = set()
    for steps in (1, 2, 30, 40):
        position = played(game, steps)
        seat = position.actors[0]
        view = position.view(seat)
        before = bytes(view)
        expected = explained(TreeSearch(game, work=200), position, seat)
        assert bytes(view) == before
        for seed in range(4):
            truth = view.imagine(seed)
            truths.add(bytes(truth))
            other = View(game, seat, truth)
            assert bytes(other) == before
            assert TreeSearch(game, work=200).explain(other, other.moves, FREELY) == expected
    assert len(truths) > 4 or game.name == "basari"  # of Basari only cards on the table are hidden


def test_a_choice_that_was_made_in_secret_does_not_show() -> None:
    found = set()
    for choice in ("rock", "paper", "scissors"):
        position = Position.new(DUEL, 2, None, {}).play(choice, 0)
        found.add(repr(explained(TreeSearch(DUEL, work=300), position, 1)))
    assert len(found) == 1


# Time, trees and parameters.


def test_it_answers_even_if_the_time_is_up() -> None:
    position = played(PIG, 6)
    view, moves = position.view(position.actors[0]), position.moves
    player = TreeSearch(PIG)
    assert player.choose(view, moves, Budget(seconds=0.0)) in moves
    assert player.explain(view, moves, Budget(seconds=0.0)).work == 1
    assert player.explain(view, moves, Budget(seconds=math.inf, work=7)).work == 7


def test_own_parameters_come_before_the_budget() -> None:
    position = played(PIG, 6)
    view, moves = position.view(position.actors[0]), position.moves
    assert TreeSearch(PIG, work=5).explain(view, moves, Budget(work=9)).work == 5
    assert TreeSearch(PIG).explain(view, moves, Budget(work=9)).work == 9


def test_a_forced_move_needs_no_thought() -> None:
    view = played(PIG, 6).view(0)
    move = played(PIG, 6).moves[0]
    assert TreeSearch(PIG).choose(view, [move], Budget(seconds=0.0)) is move


def test_the_tree_is_kept_within_a_turn_and_only_there() -> None:
    position = Position.new(PIG, 2, None, {}).play("card 2").play("card 0").play("bid 0", 0).play("bid 0", 1)
    position.state.total = 11
    player = TreeSearch(PIG, work=400)
    assert player.choose(position.view(0), position.moves, FREELY).id == HOLD
    assert player.kept == 0
    position.play(HOLD)
    assert player.choose(position.view(0), position.moves, FREELY).id == SHOW
    assert player.kept > 0
    position.play(KEEP)  # not what it wanted
    player.choose(position.view(1), position.moves, FREELY)
    assert player.kept == 0


def test_dice_are_news() -> None:
    position = Position.new(PIG, 2, None, {}).play("card 2").play("card 0").play("bid 0", 0).play("bid 0", 1)
    player = TreeSearch(PIG, work=400)
    assert player.choose(position.view(0), position.moves, FREELY).id == ROLL
    position.play(ROLL).play("6")
    player.choose(position.view(0), position.moves, FREELY)
    assert player.kept == 0


def test_a_full_tree_is_no_obstacle(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_search, "MOST_NODES", 10)
    for game in (PIG, DUEL):
        position = played(game, 6) if game is PIG else Position.new(game, 2, None, {})
        assert explained(TreeSearch(game, work=300), position, position.actors[0]).work == 300


@pytest.mark.parametrize("name", ["yspahan", "basari"])
def test_thinking_leaves_no_memory_behind(use: Callable[..., None], name: str) -> None:
    use(twin_of)
    _nrt_python.memsys_enable_stats()
    game = souk.new(name, 4, seed=1)
    seat = game.actors[0]
    before = rtsys.get_allocation_stats()
    for spec in ("planner", "sage", "search:work=20", "search:judge=plans,cut=8,work=200"):
        player_of(spec, game.game).choose(game.view(seat), game.moves_of(seat), Budget())
    after = rtsys.get_allocation_stats()
    assert after.alloc - before.alloc == after.free - before.free > 0


def test_keys_tell_who_did_what() -> None:
    assert parts(-3) == [(NATURE, 2)]
    assert parts(2 << 10 | 333) == [(2, 333)]
    assert parts((1 << 14 | 5) << 14 | 3 << 10 | 7) == [(0, 5), (3, 7)]


def test_by_name_with_parameters() -> None:
    player = player_of("search:ms=20,threads=2,reuse=no", PIG, seed=4)
    assert isinstance(player, TreeSearch)
    assert (player.ms, player.threads, player.reuse, player.seed) == (20, 2, False, 4)
    with pytest.raises(BadOption, match="threads"):
        player_of("search:threads=0", PIG)
