"""Laws of playing: states never change under others' feet, moves are well formed, games end."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Position

from . import LONGEST, each_case, each_game, onlookers, sample, start, walk, whole_game


def ascending(ids: list[int]) -> bool:
    return all(a < b for a, b in pairwise(ids))


def position_at(game: Game, state: Any) -> Position:
    return Position(game, state, game.configure({})[1])


def scribble(state: Any) -> None:
    """Change every number of a state."""
    for name, field in state.fields.items():
        match field.shape:
            case ():
                setattr(state, name, getattr(state, name) ^ 1)
            case (_,):
                getattr(state, name)[:] = [x ^ 1 for x in getattr(state, name)]
            case _:
                for row in getattr(state, name):
                    row[:] = [x ^ 1 for x in row]


@each_case
def test_a_copy_is_independent(game: Game, players: int) -> None:
    for step in sample(game, players, 20):
        before = bytes(step.state)
        copy = step.state.copy()
        assert copy == step.state
        assert hash(copy) == hash(step.state)
        scribble(copy)
        assert bytes(step.state) == before
        assert copy != step.state


@each_case
def test_no_function_touches_the_state_it_is_asked_about(game: Game, players: int) -> None:
    for step in sample(game, players, 25):
        state, before = step.state, bytes(step.state)
        for seat in game.seats_to_act(state):
            for action in game.legal(state, seat):
                game.after(state, seat, action)
                assert bytes(state) == before, f"{game.table(seat)[action]} by {seat}"
                if seat != NATURE:
                    game.presentation.remark(game, state, seat, action)
        for seat in onlookers(state):
            view = game.hidden(state, seat)
            struck = bytes(view)
            game.presentation.view(game, view), game.presentation.text(game, view, seat)
            assert bytes(view) == struck
        for seat in range(players):
            game.rules.features(state, seat, [0.0] * game.n_features)
        game.scores(state), game.winners(state), game.codec.to_data(state)
        game.codec.check(game, state)
        assert bytes(state) == before


@each_case
def test_legal_ids_rise_and_nobody_else_may_act(game: Game, players: int) -> None:
    for step in sample(game, players, 300):
        acting = game.seats_to_act(step.state)
        assert acting == (NATURE,) or set(acting) <= set(range(players))
        for seat in range(players):
            ids = game.legal(step.state, seat)
            assert bool(ids) == (seat in acting)
            assert ascending(ids)
            assert all(0 <= action < len(game.actions) for action in ids)


@each_case
def test_odds_name_each_outcome_once_with_a_weight(game: Game, players: int) -> None:
    met = 0
    for seed in range(10):
        for step in whole_game(game, players, seed):
            if step.seat == NATURE:
                ids, weights = game.odds(step.state)
                assert ids
                assert ascending(ids)
                assert all(0 <= action < len(game.outcomes) for action in ids)
                assert all(type(weight) is int and weight > 0 for weight in weights)
                assert len(weights) == len(ids)
                assert game.legal(step.state, NATURE) == ids
                met += 1
    assert bool(met) == bool(len(game.outcomes))


@each_case
def test_only_legal_ids_are_taken(game: Game, players: int) -> None:
    tried = 0
    for step in sample(game, players, 12):
        position = position_at(game, step.state)
        before = bytes(step.state)
        for seat in range(NATURE + 1):
            legal = set(game.legal(step.state, seat)) if seat in position.actors else set()
            known = len(game.table(seat))
            for action in (-1, *(range(known) if seat in position.actors else (0,)), known, 10**30):
                if action in legal:
                    continue
                tried += 1
                with pytest.raises((souk.IllegalMove, souk.UnknownName)) as refused:
                    position.play(action, seat)
                reason = str(refused.value)
                if not 0 <= action < known and seat in position.actors:
                    assert f"0 to {known - 1}" in reason
                elif seat in position.actors:
                    assert str(position.moves_of(seat)[0]) in reason
                    assert str(game.table(seat)[action]) in reason
                else:
                    assert "turn" in reason or "over" in reason
        assert bytes(position.state) == before
        assert position.history == []
    assert tried


@each_case
def test_a_closed_move_comes_with_its_reason(game: Game, players: int) -> None:
    for step in sample(game, players, 12):
        position = position_at(game, step.state)
        for seat in position.actors:
            if seat == NATURE:
                continue
            legal = set(game.legal(step.state, seat))
            for action in game.actions:
                assert bool(position.why_not(action, seat)) == (action.id not in legal), str(action)


@each_case
def test_games_end_with_scores_and_winners(game: Game, players: int) -> None:
    for seed in range(5):
        steps = whole_game(game, players, seed)
        assert 0 < len(steps) < LONGEST
        end = steps[-1].state
        assert game.seats_to_act(end) == ()
        scores, winners = game.scores(end), game.winners(end)
        assert len(scores) == players
        assert all(type(score) is int for score in scores)
        assert winners
        assert ascending(list(winners))
        assert set(winners) <= set(range(players))
        assert game.rules.winners(end) >> players == 0
        assert any(scores[seat] == max(scores) for seat in winners)


@each_case
def test_every_state_on_the_way_passes_the_check(game: Game, players: int) -> None:
    for seed in range(3):
        for step in whole_game(game, players, seed):
            game.codec.check(game, step.state)


@each_game
def test_every_choice_of_every_option_plays(game: Game) -> None:
    for option in game.options:
        for choice in option.choices or ("",):
            for players in (game.players[0], game.players[-1]):
                configured, chosen = game.configure({option.name: choice})
                assert chosen[option.name] == choice
                if configured.options.conflict(players, chosen):
                    with pytest.raises(souk.BadOption, match=option.name):
                        configured.new_state(players, chosen)
                    continue
                *_, end = walk(configured, configured.new_state(players, chosen), 1)
                assert configured.winners(end.state)


@each_game
def test_options_and_players_are_checked(game: Game) -> None:
    with pytest.raises(souk.UnknownName, match="option"):
        game.configure({"no such option": "1"})
    for option in game.options:
        with pytest.raises(souk.UnknownName, match=f"did you mean '{option.name}'"):
            game.configure({option.name + "s": "1"})
        wrong: object
        for wrong in ("no such choice", None, [], 10**5000) if option.choices else (None, [], {}):
            with pytest.raises(souk.BadOption, match=option.name) as refused:
                game.configure({option.name: wrong})
            assert all(choice in str(refused.value) for choice in option.choices)
    chosen = game.configure({})[1]
    for wrong_number in (0, 1, 99, -1, True, "4", 4.0, None, 10**5000):
        with pytest.raises(souk.BadOption, match="players") as refused:
            game.new_state(wrong_number, chosen)  # type: ignore[arg-type]
        assert all(str(count) in str(refused.value) for count in game.players)


@each_case
def test_features_are_few_finite_numbers(game: Game, players: int) -> None:
    assert game.n_features > 0
    for step in sample(game, players, 40):
        for seat in range(players):
            out = [float("nan")] * game.n_features
            assert game.rules.features(game.hidden(step.state, seat), seat, out) == game.n_features
            assert all(abs(x) < 1000 for x in out)  # which NaN is not


@each_case
def test_the_same_start_and_choices_lead_to_the_same_end(game: Game, players: int) -> None:
    for seed in range(2):
        again = list(walk(game, start(game, players, seed), seed))
        assert again == list(whole_game(game, players, seed))


@each_game
def test_the_same_options_give_the_same_game(game: Game) -> None:
    assert game.configure({})[0] is game.configure({})[0]
    for option in game.options:
        for choice in option.choices:
            assert game.configure({option.name: choice})[0] is game.configure({option.name: choice})[0]
