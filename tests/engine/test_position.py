"""`Position`, `Move` and `View`: what people program with. Played with Bidding Pig."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import souk
from bidding_pig import ACTIONS, GAME, OUTCOMES
from bidding_pig import types as t
from souk.engine.chance import Dice, Script
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadPosition, BadRecord, IllegalMove, UnknownName
from souk.engine.live import Entry
from souk.engine.position import Move, Position
from souk.engine.types import NotNow


def pig(*dice: str, players: int = 2, bids: bool = True, **options: object) -> Position:
    """Seat 0 holds a 1, seat 1 a 2; seat 0 has bid 0 and starts; the die falls as said."""
    game = Position.new(GAME, players, Script(["card 1", "card 2", *dice]), options)
    if bids:
        game.play("bid 0", 0).play("bid 0", 1)
    return game


def unchanged(game: Position) -> tuple[object, ...]:
    return game.state.copy(), game.history, game.moves


# Playing


def test_nature_acts_by_itself() -> None:
    game = pig(bids=False)
    assert game.history == [Move(NATURE, OUTCOMES[1]), Move(NATURE, OUTCOMES[2])]
    assert game.actors == (0, 1)
    assert game.steps == 2


def test_without_chance_nature_is_a_player() -> None:
    game = Position.new(GAME, 2, None, {})
    assert game.actors == (NATURE,)
    assert [str(move) for move in game.moves] == ["card 0", "card 1", "card 2"]
    assert game.play("card 2").play("card 2").moves_of(1)
    assert game.state.card == [3, 3, 0, 0]


@pytest.mark.parametrize("form", [Move(0, ACTIONS[3]), ACTIONS[3], 3, np.int64(3), "roll", "  roll "], ids=str)
def test_a_move_in_every_form(form: Any) -> None:
    game = pig("5")
    assert game.play(form) is game
    assert game.state.total == 5
    assert [str(move) for move in game.history[-2:]] == ["roll", "5"]


def test_a_text_may_hold_several_decisions() -> None:
    game = pig("5", "6").play("roll roll hold show card")
    assert game.scores == [12, 0]
    assert game.over
    assert game.winners == (0,)
    assert [str(move) for move in game.history[-6:]] == ["roll", "5", "roll", "6", "hold", "show card"]


def test_words_that_stand_for_several_decisions() -> None:
    game = pig("5").play("roll bank")
    assert game.scores == [5, 0]
    assert game.actors == (1,)


def test_remarks_are_written_and_checked() -> None:
    game = pig("5")
    game.play("roll")
    assert [str(move) for move in game.moves] == ["roll", "hold (5 points)"]
    before = unchanged(game)
    with pytest.raises(IllegalMove, match=r"hold is not \(6 points\) here but \(5 points\)"):
        game.play("hold (6 points)")
    with pytest.raises(IllegalMove, match=r"roll is not \(for luck\) here$"):
        game.play("roll (for luck)")
    assert unchanged(game) == before
    game.play("hold (5 points) show card (+1)")
    assert game.scores == [6, 0]


def test_a_remark_does_not_make_moves_differ() -> None:
    assert Move(0, ACTIONS[4], lambda: t.Banks(5)) == Move(0, ACTIONS[4])
    assert Move(0, ACTIONS[4]) != Move(1, ACTIONS[4])


@pytest.mark.parametrize("text", ["roll hold fly", "roll roll keep card", "roll hold (9 points)", "roll bid 0"])
def test_a_text_is_played_whole_or_not_at_all(text: str) -> None:
    game = pig("5", "6")
    before = unchanged(game)
    with pytest.raises(IllegalMove):
        game.play(text)
    assert unchanged(game) == before


def test_a_text_that_needs_more_dice_than_there_are_changes_nothing() -> None:
    game = pig("5")
    before = unchanged(game)
    with pytest.raises(BadRecord, match="ends before draw 4"):
        game.play("roll roll")
    assert unchanged(game) == before


# Refusals


def test_an_illegal_move_comes_with_the_reason_and_the_legal_ones() -> None:
    game = pig()
    before = unchanged(game)
    for move in ("show card", ACTIONS[5], 5, Move(0, ACTIONS[5])):
        with pytest.raises(IllegalMove, match=r"show card is closed: .*; legal: roll, hold \(0 points\)") as refused:
            game.play(move)
        assert refused.value.reason == t.RollOrHold()
    assert unchanged(game) == before


def test_an_unknown_text_comes_with_the_legal_moves() -> None:
    with pytest.raises(IllegalMove, match=r"'fly away' is no move here; legal: roll, hold \(0 points\)"):
        pig().play("fly away")
    with pytest.raises(IllegalMove, match=r"say a move; legal: roll, hold"):
        pig().play("   ")
    with pytest.raises(IllegalMove) as refused:
        pig().play("x" * 10**6)
    assert len(str(refused.value)) < 200


def test_ids_out_of_range_say_the_range() -> None:
    for wrong in (-1, 7, 10**5000):
        with pytest.raises(UnknownName, match="known: 0 to 6"):
            pig().play(wrong)


@pytest.mark.parametrize("wrong", [None, True, 1.5, [], b"roll"], ids=repr)
def test_what_is_no_move_at_all_is_refused(wrong: Any) -> None:
    with pytest.raises(IllegalMove, match="a move is given as one of `moves`, by id or as text"):
        pig().play(wrong)


def test_actions_of_another_table_are_refused() -> None:
    game = pig(bids=False)
    before = unchanged(game)
    with pytest.raises(IllegalMove, match="'card 0' is no move here; legal: bid 0"):
        game.play(OUTCOMES[0], 0)
    with pytest.raises(IllegalMove, match="'6' is no move here"):
        game.play(OUTCOMES[8], 0)
    assert unchanged(game) == before


def test_an_outcome_that_cannot_be_is_refused() -> None:
    game = Position.new(GAME, 2, None, {})
    with pytest.raises(IllegalMove, match="6 cannot be drawn now; possible: card 0, card 1, card 2"):
        game.play("6")
    with pytest.raises(IllegalMove, match=r"card 0 is not \(x\) here"):
        game.play("card 0 (x)")


def test_when_several_may_act_a_seat_must_be_said() -> None:
    game = pig(bids=False)
    for move in ("bid 1", 1, ACTIONS[1]):
        with pytest.raises(IllegalMove, match="seats 0, 1 may act now: say which, as seat=0"):
            game.play(move)
    game.play(game.moves_of(1)[2])
    assert game.state.bid == [0, 3, 0, 0]
    assert game.actors == (0,)
    game.play("bid 1")
    assert game.scores == [0, -2]
    assert game.actors == (1,)


def test_the_wrong_seat_is_refused() -> None:
    game = pig()
    before = unchanged(game)
    for seat in (1, 2, NATURE, -1):
        with pytest.raises(IllegalMove, match=f"it is not seat {seat}'s turn; to act: 0"):
            game.play("roll", seat)
    with pytest.raises(IllegalMove, match="roll is a move of seat 0, not of seat 1"):
        game.play(game.moves[0], seat=1)
    assert unchanged(game) == before
    assert game.moves_of(1) == []


def test_after_the_end_nothing_can_be_played() -> None:
    game = pig("6", "6").play("roll roll bank")
    assert game.over
    assert game.moves == []
    for move in ("roll", 3):
        with pytest.raises(IllegalMove, match="the game is over"):
            game.play(move)


def test_what_nature_cannot_do_has_no_rule_of_the_seats() -> None:
    dealing = Position.new(GAME, 2, None, {})
    assert dealing.actors == (NATURE,)
    assert dealing.why_not("card 1") is None
    assert dealing.why_not("6") == NotNow()


def test_why_not_says_the_rule() -> None:
    game = pig("6", "6", "6", "6", goal=24)
    assert game.why_not("roll") is None
    assert game.why_not("bid 0") == t.RollOrHold()
    game.play("roll roll roll roll")
    assert game.why_not(ACTIONS[3]) == t.TurnIsFull()
    with pytest.raises(UnknownName, match="no move 'rol'; did you mean 'roll'"):
        game.why_not("rol")


# Undoing and copying


def test_undo_takes_back_a_decision_with_what_nature_did_after_it() -> None:
    game = pig("5", "1")
    before = unchanged(game)
    game.play("roll")
    middle = unchanged(game)
    game.play("roll")
    assert unchanged(game.undo()) == middle
    assert unchanged(game.undo()) == before
    game.play("roll roll")
    assert unchanged(game.undo(2)) == before


def test_undo_stops_at_the_start_and_changes_nothing_then() -> None:
    game = pig()
    before = unchanged(game)
    with pytest.raises(IllegalMove, match="nothing to take back, not 3 decisions"):
        game.undo(3)
    assert unchanged(game) == before
    game.undo(2)
    with pytest.raises(IllegalMove, match=r"nothing to take back$"):
        game.undo()
    assert game.actors == (0, 1)
    assert game.steps == 2
    assert game.play("bid 2", 0).play("bid 0", 1).scores == [-2, 0]


def test_undo_takes_nature_back_step_by_step_where_nature_is_a_player() -> None:
    game = Position.new(GAME, 2, None, {})
    game.play("card 0").play("card 1").undo()
    assert [str(move) for move in game.history] == ["card 0"]
    assert game.actors == (NATURE,)


def test_a_copy_goes_its_own_way() -> None:
    game = pig("5")
    copy = game.copy()
    assert copy == game
    assert hash(copy) == hash(game)
    copy.play("roll")
    assert copy != game
    assert game.steps == 4
    assert copy.undo() == game


# Looking


def test_a_view_holds_no_secret() -> None:
    game = pig(bids=False).play("bid 2", 0)
    view = game.view(1)
    assert view.state.card == [4, 3, 0, 0]
    assert view.state.bid == [4, 0, 0, 0]
    assert isinstance(view.public, t.View)
    assert view.public.bids == (None, None)
    assert view.private == t.PrivateView(seat=1, card=2, bid=None)
    assert view.to_json()["private"] == {"seat": 1, "card": 2, "bid": None}
    assert str(view) == "cards ? 2 | scores [0, 0] | turn of 0: 0"
    assert [str(move) for move in view.moves] == ["bid 0", "bid 1", "bid 2"]
    assert game.view(0).moves == []
    assert game.state.card == [2, 3, 0, 0]


def test_a_spectator_sees_what_everybody_knows() -> None:
    game = pig()
    assert str(game.view()) == "cards ? ? | scores [0, 0] | turn of 0: 0"
    assert game.view().moves == []
    assert bytes(game.view()) == bytes(game.view().state)


def test_a_view_imagines_what_may_be() -> None:
    view = pig(bids=False).view(1)
    cards = {view.imagine(seed).card[0] for seed in range(50)}
    assert cards == {1, 2, 3}
    assert view.imagine(3) == view.imagine(3)
    assert view.state.card[0] == 4


@pytest.mark.parametrize("wrong", [-1, 2, NATURE])
def test_views_are_for_seats(wrong: int) -> None:
    with pytest.raises(BadOption, match=f"there is no seat {wrong}; seats are 0 to 1"):
        pig().view(wrong)


def test_a_story_leaves_out_what_others_did_in_secret() -> None:
    game = pig("5").play("roll")
    own = [event for _, event in game.story(1) if event.only is not None]
    assert own == [t.OwnCard(seat=1, worth=2, only=1), t.OwnBid(seat=1, points=0, only=1)]
    assert sum(event.only is not None for _, event in game.story()) == 4
    assert list(game.story(1, since=4)) == [(4, t.Rolls(seat=0)), (5, t.DieRolled(seat=0, face=5))]
    assert list(game.story(since=99)) == []


def test_what_can_be_taken_back_ends_where_something_new_is_known() -> None:
    game = pig("5", bids=False).play("bid 0", 0)
    assert [game.free(seat) for seat in (0, 1)] == [1, 0]
    game.play("bid 0", 1)  # and all is revealed
    assert [game.free(seat) for seat in (0, 1)] == [0, 0]
    game.play("hold")
    assert game.free(0) == 1
    game.undo().play("roll")  # and a die falls
    assert game.free(0) == 0


def test_scores_and_winners() -> None:
    game = pig("6")
    assert game.winners == ()
    game.play("roll bank")
    assert game.scores == game.view(1).scores == [6, 0]
    assert repr(game) == "<Bidding Pig, 2 players, step 8, scores [6, 0]>"


# As data


def test_json_is_the_position_without_its_past() -> None:
    game = pig("5", die="sixes", motto="oink").play("roll")
    data = json.loads(json.dumps(game.to_json()))
    assert data["game"] == "pig"
    assert data["version"] == 1
    assert data["options"] == {"goal": "12", "die": "sixes", "motto": "oink"}
    loaded = Position.from_json(GAME, data)
    assert loaded == game
    assert loaded.history == []
    assert loaded.options == game.options
    assert loaded.play("roll").game.odds(loaded.state)[1] == [1, 1, 1, 1, 1, 5]


def test_options_may_replace_tables_of_the_rules() -> None:
    fair, loaded = (Position.new(GAME, 2, None, {"die": die}) for die in ("fair", "sixes"))
    for game in (fair, loaded):
        game.play("card 0").play("card 0").play("bid 0", 0).play("bid 0", 1).play("roll")
    assert fair.game.odds(fair.state)[1] == [1] * 6
    assert loaded.game.odds(loaded.state)[1] == [1, 1, 1, 1, 1, 5]
    assert loaded.game.actions is GAME.actions


def test_a_position_out_of_data_draws_from_its_own_dice() -> None:
    data = Position.new(GAME, 2, None, {}).to_json()
    assert Position.from_json(GAME, data).actors == (NATURE,)
    dealt = Position.from_json(GAME, data, Dice(b"7"))
    assert dealt.actors == (0, 1)
    assert dealt == Position.new(GAME, 2, Dice(b"7"), {})


def test_a_record_holds_the_game() -> None:
    game = Position.new(GAME, 2, Dice(b"abc"), {"motto": "oink"})
    record = game.play("bid 1", 1).record()
    assert (record.game, record.version, record.players) == ("pig", 1, 2)
    assert record.options == {"goal": "12", "die": "fair", "motto": "oink"}
    assert record.entries[2:] == (Entry(1, 1),)
    assert record.commitment == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_the_seed_is_told_when_the_game_is_over() -> None:
    game = Position.new(GAME, 2, Dice(b"abc"), {})
    game.play("bid 0", 0).play("bid 0", 1)
    while not game.over:
        assert game.record().seed is None
        game.play("roll" if game.state.total < 12 and "roll" in map(str, game.moves) else game.moves[-1])
    assert game.record().seed == b"abc"
    assert pig().record().commitment is None


def test_the_record_of_a_set_up_position_says_where_it_began() -> None:
    begun = pig("5")
    record = Position.from_json(GAME, begun.to_json()).play("roll").record()
    assert (record.start, len(record.entries)) == (begun.to_json()["position"], 1)
    fresh = Position.from_json(GAME, Position.new(GAME, 2, None, {}).to_json())
    assert fresh.play("card 0").record().entries == (Entry(NATURE, 0),)
    assert fresh.record().start is None


def test_the_header_names_the_game() -> None:
    assert Position.header(pig().to_json()) == "pig"
    wrong: object
    for wrong in (None, [], {}, {"game": 1}, "pig"):
        with pytest.raises(BadPosition, match="names its game"):
            Position.header(wrong)


# From the top


def test_new_takes_a_seed_or_a_source_of_chance() -> None:
    a, b, c = (souk.new("basari", players=3, seed=seed) for seed in (7, "7", 8))
    assert a == b
    assert a.record().commitment != c.record().commitment
    with pytest.raises(BadOption, match="a seed or a source of chance, not both"):
        souk.new("basari", players=3, seed=1, chance=Dice(b"1"))


def test_new_refuses_unknown_games_options_and_numbers() -> None:
    with pytest.raises(UnknownName, match="no game 'basary'; did you mean 'basari'"):
        souk.new("basary")
    with pytest.raises(UnknownName, match="option"):
        souk.new("basari", players=3, colour="red")
    with pytest.raises(BadOption, match="players, not 17"):
        souk.new("basari", players=17)


def test_from_json_finds_the_game() -> None:
    game = souk.new("basari", players=3, seed=7)
    assert souk.from_json(json.loads(json.dumps(game.to_json()))) == game
    with pytest.raises(UnknownName, match="no game 'senet'"):
        souk.from_json({"game": "senet"})
