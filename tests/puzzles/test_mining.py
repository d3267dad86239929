"""Mining finds decisions with one answer, can be stopped and gone on with, and finds the same again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from souk.engine.errors import BadOption
from souk.engine.live import Entry
from souk.engine.position import Transcript
from souk.games import GAMES
from souk.learning.matches import Place
from souk.players.with_judge import judge_module
from souk.puzzles.check import DEEPER, PART, QUICK, one_answer
from souk.puzzles.folder import Folder
from souk.puzzles.instinct import Instinct
from souk.puzzles.mine import Miner
from souk.puzzles.mining import Plan, mine
from souk.puzzles.renewing import renew
from souk.puzzles.shelf import id_of, later_ids, puzzle_of, read, write
from souk.puzzles.solving import chosen_puzzles
from souk.puzzles.themes import is_half_said, themes_of
from souk.puzzles.types import Answer, Found, Step, states_of
from souk.study.judge import StudyJudge
from souk.study.types import CERTAIN

PLAYERS = 3


def plan(games: int, samples: int = 2) -> Plan:
    """What is mined here: with few samples, so that it is quick."""
    return Plan("yspahan", PLAYERS, games, "test", samples)


@pytest.fixture(scope="module")
def mined(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of two games, which was stopped after the first."""
    path = tmp_path_factory.mktemp("mined")
    assert [name for name, _ in mine(plan(1), path)] == ["test-000000"]
    assert [name for name, _ in mine(plan(2), path)] == ["test-000001"]  # it goes on for more
    return path


def all_of(path: Path) -> list[Found]:
    return [*Folder(path, {}).all()]


def test_what_is_found_has_one_answer_that_no_plain_player_gives_at_once(mined: Path) -> None:
    game, found = GAMES["yspahan"].configure({})[0], all_of(mined)
    assert found
    instinct = Instinct(game, PLAYERS)
    for each in found:
        (first, *_), states = each.steps, states_of(game, each)
        assert first.action not in instinct.moves(game.hidden(states[0], each.seat), each.seat)
        assert themes_of(game, each)
        for state, step in zip(states, each.steps, strict=False):
            assert {step.action, *(answer.action for answer in step.answers)} == {*game.legal(state, each.seat)}
            for answer in step.answers:
                assert answer.loss > max(PART / PLAYERS, CERTAIN * answer.error) - 1e-4
                assert answer.why
                assert (answer.why.better, answer.why.worse) == (step.action, answer.action)


def test_nothing_is_found_twice_and_no_rest_of_a_longer_puzzle(mined: Path) -> None:
    found = all_of(mined)
    ids = {id_of(each) for each in found}
    assert len(ids) == len(found)
    assert not ids & {id for each in found for id in later_ids(each)}


def test_mining_that_was_stopped_finds_what_it_finds_in_one_piece(mined: Path, tmp_path: Path) -> None:
    name, n = next(iter(mine(plan(2), tmp_path / "again")))
    assert n == len(all_of(tmp_path / "again"))
    assert (tmp_path / "again" / f"{name}.msgpack").read_bytes() == (mined / f"{name}.msgpack").read_bytes()
    assert not [*mine(plan(2), mined)]  # everything is there


def test_two_processes_find_what_one_does(mined: Path, tmp_path: Path) -> None:
    assert sorted(name for name, _ in mine(plan(2), tmp_path, Place(processes=2))) == ["test-000000", "test-000001"]
    for file in mined.glob("*.msgpack"):
        assert (tmp_path / file.name).read_bytes() == file.read_bytes()


def test_a_folder_is_gone_on_with_only_as_it_was_begun(mined: Path) -> None:
    with pytest.raises(BadOption, match="mined otherwise"):
        next(iter(mine(plan(3, samples=3), mined)))


def test_a_recorded_game_gives_a_puzzle_once_with_all_its_decisions() -> None:
    puzzle = next(each for each in chosen_puzzles("yspahan") if sum(bool(step.answers) for step in each.steps) == 2)
    game = puzzle.rules()
    record = Transcript(
        *(puzzle.game, game.version, puzzle.players, game.configure({})[1]),
        entries=tuple(Entry(puzzle.seat, action) for action in puzzle.line),
        start=game.codec.to_data(puzzle.states()[0]),
    )
    (found,) = Miner(puzzle.game, puzzle.players).record(record)
    assert (id_of(found), [step.action for step in found.steps]) == (puzzle.id, [*puzzle.line])


def test_other_dice_say_the_same_by_other_numbers() -> None:
    """A search with another salt rolls other dice: what it says is new evidence."""
    puzzle = next(each for each in chosen_puzzles("yspahan", 2) if len(each.steps) == 1)
    judge = StudyJudge(puzzle.rules(), puzzle.players)
    state, (step,) = puzzle.states()[0], puzzle.steps
    same, other = (one_answer(judge, state, puzzle.seat, step.action, salt=salt) for salt in ("", "anew"))
    assert same
    assert other
    assert [answer.loss for answer in same.answers] == pytest.approx([a.loss for a in step.answers], abs=1e-4)
    assert [answer.loss for answer in other.answers] != [answer.loss for answer in same.answers]


def test_the_answer_is_confirmed_by_a_search_ten_times_as_deep(monkeypatch: pytest.MonkeyPatch) -> None:
    """With samples of its own: the quick ones are not counted again."""
    puzzle = next(each for each in chosen_puzzles("yspahan", PLAYERS) if len(each.steps) == 1)
    judge, (step,) = StudyJudge(puzzle.rules(), PLAYERS), puzzle.steps
    asked: dict[int, list[int]] = {}
    roll = judge.roll

    def noted(view: Any, seat: int, lines: Any, first: int, samples: int, *rest: Any) -> Any:
        for line in lines:
            asked.setdefault(line[0][1], []).extend(range(first, first + samples))
        return roll(view, seat, lines, first, samples, *rest)

    monkeypatch.setattr(judge, "roll", noted)
    assert one_answer(judge, puzzle.states()[0], puzzle.seat, step.action)
    assert DEEPER == 10
    assert sorted(asked[step.action]) == [*range(QUICK + DEEPER * QUICK)]
    portions = {len(asked[answer.action]) for answer in step.answers}
    assert max(portions) > QUICK  # the second best goes along for as long as it is in question


def test_puzzles_that_ship_are_searched_again_and_what_has_no_single_answer_is_left_out(tmp_path: Path) -> None:
    puzzles = [each for each in chosen_puzzles("yspahan", PLAYERS) if len(each.steps) == 1][:2]
    good, (step,) = puzzles[0], puzzles[1].steps
    worse = step.answers[0]
    bad = replace(puzzles[1], steps=(Step(worse.action, 0.3, (Answer(step.action, 0.1, 0.01, worse.why),)),))
    shipped, folder, to = (tmp_path / name for name in ("shipped", "folder", "to"))
    shipped.write_bytes(write([good, bad], judge_module(GAMES["yspahan"]).SOURCES))
    assert [*renew(shipped, folder, to)] == [(good.id, 1), (bad.id, 0)]
    (left,) = read(to.read_bytes(), "yspahan").puzzles
    assert (left.id, left.line, left.rating, left.deviation) == (good.id, good.line, good.rating, good.deviation)
    found = one_answer(StudyJudge(good.rules(), PLAYERS), good.states()[0], good.seat, good.line[0])
    assert found
    assert [answer.loss for answer in left.steps[0].answers] == pytest.approx([a.loss for a in found.answers])
    to.unlink()
    assert not [*renew(shipped, folder, to)]  # everything is there, and is written again
    assert [each.id for each in read(to.read_bytes(), "yspahan").puzzles] == [good.id]


def test_an_offer_is_asked_whole_or_not_at_all() -> None:
    """Whether to offer anything may have one answer while which gems has several: that is no puzzle."""
    puzzle = next(each for each in chosen_puzzles("basari") if each.rules().actions[each.line[0]].notation == "offer")
    miner = Miner("basari", puzzle.players)
    (found,) = miner.again(puzzle)
    assert not is_half_said(miner.game, states_of(miner.game, found)[-1])
    assert not [*miner.again(replace(puzzle, steps=puzzle.steps[:1]))]
    later = Found(puzzle.game, puzzle.players, bytes(puzzle.states()[1]), puzzle.seat, puzzle.steps[1:])
    assert not [*miner.again(puzzle_of(later, puzzle.rating, puzzle.deviation))]
