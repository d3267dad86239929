"""The rules of the table: undo, hand-over, forced decisions, typed dice, the saved game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadRecord, IllegalMove, UnknownName
from souk.engine.position import Move, View
from souk.games import GAMES
from souk.players import Budget
from souk.players.simple import RandomPlayer
from souk.records.file import dump, load, replay
from souk.terminal.players import Seat, seats_from_record, seats_from_text
from souk.terminal.run import new_table, resumed_table
from souk.terminal.table import TerminalTable, write_text

from . import each_game, table


def on_to_person(at: TerminalTable) -> int:
    """Let bots play until a person has a decision."""
    while (seat := at.next()) is not None and at.seats[seat].bot:
        at.ask_bot(seat)
    assert seat is not None
    return seat


def play_all(at: TerminalTable, rng: random.Random, most: int = 10_000) -> None:
    """Play on at random."""
    while (seat := at.next()) is not None and at.position.steps < most:
        if at.seats[seat].bot:
            at.ask_bot(seat)
        else:
            at.play(rng.choice(at.view(seat).moves), seat)


# Seats.


def test_seats_are_typed_with_names() -> None:
    seats = seats_from_text(GAMES["yspahan"], "human:Anna, random,human")
    assert [seat.name for seat in seats] == ["Anna", "random", "human"]
    assert [seat.bot is None for seat in seats] == [True, False, True]
    assert len(seats_from_text(GAMES["basari"], "")) == 4


@pytest.mark.parametrize("text", ["humen,random,random", "human,,random", "human:,random", "random:Bob,human"])
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises((UnknownName, BadOption)):
        seats_from_text(GAMES["yspahan"], text)


def test_a_bot_gets_a_view_and_nothing_else() -> None:
    seen: list[object] = []

    class Spy(RandomPlayer):
        def choose(self, view: View, moves: Sequence[Move], budget: Budget) -> Move:
            seen.append(view)
            return moves[0]

    at = table("yspahan", "random,random,random")
    at = TerminalTable(at.position, [Seat("spy", Spy(at.position.game))] * 3)
    play_all(at, random.Random(1), 200)
    assert seen
    assert all(type(view) is View for view in seen)


def test_a_record_names_bots_by_their_kind() -> None:
    assert [seat.bot is None for seat in seats_from_record(GAMES["yspahan"], ["Anna", "random"], 2)] == [True, False]
    assert len(seats_from_record(GAMES["yspahan"], [], 3)) == 3


# Taking back.


def test_a_choice_can_be_taken_back_until_something_new_is_known() -> None:
    at = table("yspahan", "human,human,human", seed=2)
    seat = on_to_person(at)
    assert not at.undoable(seat)  # nothing but the start player's draw
    at.play("buy 0", seat)
    with pytest.raises(IllegalMove, match="something new"):
        at.undo(seat)  # the dice are on the table
    before = at.position.copy()
    at.play(at.view(seat).moves[0], seat)
    at.play("draw", seat)
    assert not at.undoable(seat)  # a card was drawn
    at = TerminalTable(before, at.seats)
    at.play(at.view(seat).moves[0], seat)
    at.play("supervisor", seat)
    assert at.undoable(seat) == 1
    at.undo(seat)
    at.undo(seat)
    assert at.position == before


def test_what_another_decided_is_not_taken_back() -> None:
    at = table("yspahan", "human,human,human", seed=2)
    first = on_to_person(at)
    at.play("buy 0", first)
    at.play("camel: take end", first)
    second = at.next()
    assert second is not None
    assert not at.undoable(second)
    assert at.undoable(first)  # nobody has seen or done anything since
    at.play(at.view(second).moves[0], second)
    assert not at.undoable(first)


def test_a_revealed_choice_is_not_taken_back() -> None:
    at = table("basari", "human,human,human", seed=2)
    while len(at.position.actors) == 1:
        at.play(at.view(on_to_person(at)).moves[0], on_to_person(at))
    at.play("points", 0)
    assert at.undoable(0) == 1
    at.undo(0)
    at.play("points", 0)
    at.play("points", 1)
    assert not at.undoable(0)
    at.play("gems", 2)
    assert not at.undoable(2)  # all cards are open now


def test_undo_goes_back_beyond_what_was_played_by_itself() -> None:
    at = table("basari", "human,human,human", seed=3)
    rng = random.Random(3)
    tried = 0
    while (seat := at.next()) is not None:
        steps = at.undoable(seat)
        if steps > 1:
            tried += 1
            past = at.position.copy().undo(steps)
            assert len(past.moves_of(seat)) > 1
        forced = at.forced(seat)
        at.play(forced or rng.choice(at.view(seat).moves), seat)
    assert tried


# Decisions without a choice.


def test_a_single_option_is_played_at_once_unless_that_would_end_the_chance_to_take_back() -> None:
    at = table("yspahan", "human,human,human", seed=2)
    seat = on_to_person(at)
    at.play("buy 0", seat)
    at.play("camel: take", seat)
    while at.view(seat).moves[0].notation != "end":
        at.undo(seat)
        at.play("gold: take", seat)
    if len(at.view(seat).moves) == 1:
        assert at.forced(seat) is None  # to end the turn is said by the player
    at.auto = False
    assert at.forced(seat) is None


# Secrets.


def test_cards_in_hand_call_for_a_hand_over() -> None:
    at = table("yspahan", "human,human,random", seed=4)
    rng = random.Random(4)
    with_cards = without = 0
    for _ in range(100):
        seat = on_to_person(at)
        cards = at.position.state.cards
        if at.viewer != seat:
            if cards[0] + cards[1]:
                assert at.must_hand_over(seat)
                with_cards += 1
            else:
                assert not at.must_hand_over(seat)
                without += 1
        at.look(seat)
        assert not at.must_hand_over(seat)
        at.play(rng.choice(at.view(seat).moves), seat)
    assert with_cards
    assert without


def test_secret_choices_call_for_a_hand_over_and_open_barter_does_not() -> None:
    at = table("basari", "human,human,random", seed=4)
    rng = random.Random(4)
    choices = barters = 0
    while (seat := at.next()) is not None:
        if at.seats[seat].bot:
            at.ask_bot(seat)
            continue
        if at.view(seat).moves[0].kind == "card":
            assert at.must_hand_over(seat)
            choices += 1
        else:
            assert not at.must_hand_over(seat)
            barters += 1
        at.look(seat)
        at.play(rng.choice(at.view(seat).moves), seat)
    assert choices
    assert barters


def test_one_person_never_hands_over() -> None:
    at = table("yspahan", "human,random,random")
    seat = on_to_person(at)
    assert not at.must_hand_over(seat)


# Dice of a real table.


def test_typed_dice_are_taken_in_a_row_all_or_none() -> None:
    at = table("yspahan", "human,human,human", typed=True)
    assert at.next() == NATURE
    for wrong in ("", "seat 9", "6", "seat 1 seat 1"):
        with pytest.raises(IllegalMove):
            at.draw(wrong)
        assert at.position.steps == 0
    at.draw("seat 1")
    at.play("buy 1", 1)
    with pytest.raises(IllegalMove, match="Possible: 1, 2, 3, 4, 5, 6"):
        at.draw("1 2 3 7")
    with pytest.raises(IllegalMove, match="leave out 6"):
        at.draw("1 2 3 4 5 6 1 2 3 4 6")
    at.draw("1, 2, 3, 4")
    at.draw("5 6 1 2 3 4")
    assert at.next() == 1
    assert at.undoable(1) == 11  # the dice lie on the table, and can be typed again
    at.undo(1)
    assert at.next() == 1
    assert at.position.steps == 1


# The saved game.


@each_game
def test_a_saved_game_goes_on_as_if_nothing_had_happened(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    at = table(game, "human:Anna,human,random", seed=6, save=path)
    play_all(at, random.Random(1), 150)
    again = resumed_table(path, "", False, None, True)
    assert again.position == at.position
    assert again.position.steps == at.position.steps
    assert [seat.name for seat in again.seats] == ["Anna", "human", "random"]
    for other in (at, again):
        rng = random.Random(2)
        while (seat := other.next()) is not None:
            other.play(rng.choice(other.view(seat).moves), seat)
    assert again.position == at.position
    assert list(again.position.story()) == list(at.position.story())
    assert replay(load(path.read_text())) == at.position


def test_times_of_thought_are_kept_and_undone_ones_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    at = table("yspahan", "human,human,human", seed=2, save=path)
    seat = on_to_person(at)
    at.play("buy 0", seat)
    at.play("camel:", seat)
    at.undo(seat)
    notes = load(path.read_text()).notes
    assert list(notes) == [1]
    assert notes[1].seconds is not None


def test_typed_games_are_resumed_with_typed_dice(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    at = table("yspahan", "human,human,human", typed=True, save=path)
    at.draw("seat 1")
    at.play("buy 0", 1)  # not kept before its dice are typed: there would be no way to go on from it
    again = resumed_table(path, "", False, None, True)
    assert again.typed
    assert again.position.steps == 1


def test_a_record_that_hides_its_seed_is_resumed_with_typed_dice_only(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    at = table("yspahan", "human,human,human", seed=1)
    path.write_text(dump(at.position.record()))
    with pytest.raises(BadRecord, match="--dice"):
        resumed_table(path, "", False, None, True)
    assert resumed_table(path, "", True, None, True).typed


def test_a_new_game_does_not_overwrite_an_old_one(tmp_path: Path) -> None:
    path = tmp_path / "game.souk"
    new_table("basari", "human,random,random", "1", False, {}, path, True)
    with pytest.raises(BadOption, match="--resume"):
        new_table("basari", "human,random,random", "1", False, {}, path, True)
    with pytest.raises(BadOption, match="cannot be saved"):
        new_table("basari", "human,random,random", "1", False, {}, tmp_path / "no" / "where", True)
    with pytest.raises(BadOption, match="not both"):
        new_table("basari", "human,random,random", "1", True, {}, None, True)


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.souk"
    write_text(path, "old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadOption, match="No space left"):
        write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
