"""The analysis of positions: what is told, how it gets better, and that it knows no more than who looks."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import souk
from bidding_pig import GAME as PIG
from souk.cli import app
from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadRecord
from souk.engine.position import Position
from souk.games import GAMES
from souk.players import Budget
from souk.records.file import dump
from souk.study.analysis import BEST, LONGEST_LINE, analyse, look, together
from souk.words import Words

WORK = (Budget(work=60), Budget(work=600))


def at_a_choice(name: str, players: int, seed: int, least: int = 3) -> Position:
    game = souk.new(name, players, seed)
    while len(game.actors) != 1 or len(game.moves) < least or game.steps < 40:
        game.play(game.moves[-1])
    return game


@pytest.mark.parametrize(("name", "players"), [("yspahan", 3), ("basari", 4)])
def test_the_best_moves_come_with_shares_errors_points_and_lines(name: str, players: int) -> None:
    position = at_a_choice(name, players, 3)
    first, *better = analyse(position, stages=WORK)
    assert [one.stage for one in (first, *better)] == [0, 1, 2]
    for one in (first, *better):
        assert sum(one.shares) == pytest.approx(1, abs=0.02)
        assert 1 <= len(one.evaluations) <= BEST
        legal = {move.id for move in position.moves}
        for evaluation, line in zip(one.evaluations, one.lines, strict=True):
            assert evaluation.move.id in legal
            assert len(evaluation.shares) == len(evaluation.scores) == players
            assert line[0] == evaluation.move
    assert better[1].work > better[0].work > 0
    assert better[0].evaluations[0].error > better[1].evaluations[0].error > 0
    assert Words("de", position.game).move(better[1].lines[0][0].fields) in better[1].line_in_words(
        0, Words("de", position.game)
    )


def test_whoever_has_seen_enough_stops_asking() -> None:
    endless = tuple(Budget(work=50) for _ in range(10**6))
    assert len(list(islice(analyse(at_a_choice("yspahan", 3, 3), stages=endless), 3))) == 3


def test_lines_can_be_played() -> None:
    position = at_a_choice("yspahan", 3, 5)
    for line in look(position).lines:
        trial = position.copy()
        trial.chance = None
        for move in line:
            trial.play(move.id, move.seat)


def test_a_line_goes_on_through_others_up_to_nature() -> None:
    """In Yspahan the rest of the turn and those after it, up to dice or a card; nothing in it hangs on hidden cards."""
    others = 0
    for seed in (3, 5, 7):
        position = at_a_choice("yspahan", 3, seed)
        for line in look(position).lines:
            trial = position.copy()
            trial.chance = None
            for move in line:
                assert move.seat in trial.actors
                trial.play(move.id, move.seat)
            others += len({move.seat for move in line}) > 1
            assert trial.over or len(line) == LONGEST_LINE or trial.actors == (NATURE,) or len(line) > 1
    assert others


def test_where_all_choose_a_line_has_everybodys_likeliest_choice() -> None:
    """Then Basari's dice are rolled; from an offer on it goes through the barter."""
    position = souk.new("basari", 3, 4)
    while len(position.actors) == 1:
        position.play(position.moves[0].id, position.actors[0])
    found = look(position)
    assert len(found.lines) > 3
    for k, line in enumerate(found.lines):
        assert [move.seat for move in line] == [line[0].seat, *sorted({0, 1, 2} - {line[0].seat})]
        trial = position.copy()
        trial.chance = None
        for move in line:
            trial.play(move.id, move.seat)
        assert trial.actors == (NATURE,)
        said = found.line_in_words(k, Words("en", position.game), ["Ann", "Bob", "Cay"])
        for seat, name in enumerate(("Ann", "Bob", "Cay")):
            assert (name in said) is (seat != line[0].seat)


def test_before_the_dice_the_outlook_is_a_mean_with_its_error() -> None:
    position = Position.new(GAMES["yspahan"], 4, None, {})
    assert position.actors == (NATURE,)
    found = list(analyse(position))
    assert len(found) == 1  # nothing to search
    assert found[0].evaluations == ()
    assert sum(found[0].shares) == pytest.approx(1, abs=0.02)
    assert found[0].error > 0


def test_a_game_without_a_net_is_searched_by_its_rules_alone() -> None:
    position = Position.new(PIG, 2, Dice.from_seed(1), {})
    first, better = analyse(position, stages=(Budget(work=200),))
    for found in (first, better):
        assert sum(found.shares) == pytest.approx(1, abs=0.02)
        assert {each.move.id for each in found.evaluations} <= {move.id for move in position.moves}
    assert better.work >= 200


def test_two_looks_together_know_more_than_each() -> None:
    position = at_a_choice("yspahan", 3, 4)
    one, other = (look(position, budget=Budget(work=300), stage=1, seed=seed) for seed in (1, 2))
    both = together(one, other)
    assert both.work == one.work + other.work
    samples = [
        {each.move.id: (each.weight * found.work, each.shares) for each in found.evaluations}
        for found in (one, other, both)
    ]
    assert set(samples[2]) <= set(samples[0]) | set(samples[1])
    for id, (n, shares) in samples[2].items():
        (a, left), (b, right) = (found.get(id, (0.0, (0.0,) * 3)) for found in samples[:2])
        assert n == pytest.approx(a + b)
        assert shares == pytest.approx([(a * x + b * y) / n for x, y in zip(left, right, strict=True)])
    best = both.evaluations[0]
    assert both.shares == best.shares
    errors = [each.error for found in (one, other) for each in found.evaluations if each.move == best.move]
    assert 0 < best.error <= max(errors)


def test_a_finished_game_says_who_won() -> None:
    game = souk.new("basari", 3, 1)
    while not game.over:
        game.play(game.moves[0])
    found = look(game)
    assert [share > 0 for share in found.shares] == [seat in game.winners for seat in range(3)]
    assert found.evaluations == ()


def test_one_seats_eyes_learn_nothing_from_others_cards() -> None:
    position = at_a_choice("yspahan", 3, 8)
    actor = position.actors[0]
    other = (actor + 1) % 3
    data: Any = position.to_json()
    hands = [seat["hand"] for seat in data["position"]["seats"]]
    held = [card for hand in hands for card in hand]
    free = next(card for card in ("three_gold", "three_camels", "build_no_gold") if held.count(card) < 1)
    data["position"]["seats"][actor]["hand"] = [*hands[actor], free]
    one = Position.from_json(GAMES["yspahan"], data)
    swap = next(card for card in ("exchange", "cube_to_souk", "cube_to_caravan") if held.count(card) < 1)
    data["position"]["seats"][actor]["hand"] = [*hands[actor], swap]
    two = Position.from_json(GAMES["yspahan"], data)
    assert one != two
    seen = look(one, eyes=other)
    assert seen == look(two, eyes=other)
    assert seen.evaluations == ()  # another's moves would tell what it holds
    assert look(one, eyes=actor).evaluations


def test_the_command_line_says_what_is_thought_of_records_and_positions(tmp_path: Path) -> None:
    game = at_a_choice("yspahan", 3, 4)
    seat = game.actors[0]
    record, position = tmp_path / "game.souk", tmp_path / "position.json"
    record.write_text(dump(game.record()), "utf-8")
    position.write_text(json.dumps(game.to_json()), "utf-8")

    def analysed(*words: str, code: int = 0) -> str:
        result = CliRunner().invoke(app, ["analyse", *words, "--stages", "0", "--language", "en"])
        assert result.exit_code == code, (result.output, result.exception)
        return result.output

    told = analysed(str(record))
    best = look(game).evaluations[0]
    assert f"Seat {seat + 1}" in told
    assert Words("en", game.game).move(best.move.fields) in told
    assert analysed(str(position)) == told
    assert "Best moves" in analysed(str(record), "--seat", str(seat))
    assert "Best moves" not in analysed(str(record), "--seat", str((seat + 1) % 3))
    assert analysed(str(record), "--step", "30") != told
    assert isinstance(CliRunner().invoke(app, ["analyse", str(record), "--step", "9999"]).exception, BadRecord)
    assert isinstance(CliRunner().invoke(app, ["analyse", str(record), "--seat", "3"]).exception, BadOption)
