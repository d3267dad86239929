"""Laws of moves: id, fields and notation are three forms of the same thing, and each of them plays."""

from __future__ import annotations

import pytest

import souk
from souk.engine.contract import NATURE
from souk.engine.game import Game
from souk.engine.position import Position
from souk.engine.types import MoveFields

from . import each_case, each_game, sample


class Nonsense(MoveFields, frozen=True):
    n: int


@each_game
def test_id_fields_and_notation_convert_round(game: Game) -> None:
    for table in (game.actions, game.outcomes):
        assert [action.id for action in table] == list(range(len(table)))
        for action in table:
            assert table[action.id] is action
            assert table.find(action.fields) is action
            assert table.parse(action.notation) is action
            assert table.parse(f"  {action.notation.replace(' ', '   ')} ") is action
            assert table.read([*action.notation.split(), "(a remark)"]) == (
                action,
                len(action.notation.split()),
            )
            assert str(action) == action.notation
        for kind in {type(action.fields) for action in table}:
            assert table.first(kind) == min(action.id for action in table if type(action.fields) is kind)


@each_game
def test_notations_are_words_that_can_be_typed(game: Game) -> None:
    for table in (game.actions, game.outcomes):
        for action in table:
            assert action.notation == " ".join(action.notation.split())
            assert action.notation.isascii()
            assert not set("()") & set(action.notation)


@each_game
def test_a_misspelt_move_is_unknown(game: Game) -> None:
    for table in (game.actions, game.outcomes):
        for wrong in ("", "no such move at all", f"{table[0]}x", "x" * 100_000):
            with pytest.raises(souk.UnknownName) as refused:
                table.parse(wrong)
            assert len(str(refused.value)) < 1000
        with pytest.raises(souk.UnknownName):
            table.find(Nonsense(1))


@each_case
def test_every_form_of_a_legal_move_plays_the_same(game: Game, players: int) -> None:
    for step in sample(game, players, 15):
        position = Position(game, step.state, game.configure({})[1])
        for seat in position.actors:
            for move in position.moves_of(seat):
                after = game.after(step.state, seat, move.id)
                forms = (move, move.action, move.id, move.notation, str(move))
                for form in forms:
                    played = position.copy().play(form, seat)
                    assert played.state == after, f"{form} of {seat}"
                    assert played.history == [move]
                if len(position.actors) == 1:
                    assert position.copy().play(str(move)).state == after
        assert position.state is step.state


@each_case
def test_a_wrong_remark_is_refused_for_every_move(game: Game, players: int) -> None:
    for step in sample(game, players, 10):
        position = Position(game, step.state, game.configure({})[1])
        for seat in position.actors:
            for action in game.table(seat):
                with pytest.raises(souk.IllegalMove):
                    position.play(f"{action} (not so)", seat)
        assert position.state is step.state


@each_case
def test_a_view_offers_the_moves_of_its_seat(game: Game, players: int) -> None:
    for step in sample(game, players, 30):
        position = Position(game, step.state, game.configure({})[1])
        for seat in range(players):
            offered = position.view(seat).moves
            assert offered == position.moves_of(seat)
            assert [str(move) for move in offered] == [str(move) for move in position.moves_of(seat)]
        assert position.view().moves == []
        assert all(move.seat != NATURE for seat in range(players) for move in position.view(seat).moves)
