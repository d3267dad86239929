"""Puzzles that ship have one answer; moves are judged, puzzles chosen, files written and read."""

import os
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadRecord
from souk.games import GAMES
from souk.games.basari.types import Count, MakeOffer
from souk.players.with_judge import judge_module
from souk.puzzles.check import PART, fresh_losses
from souk.puzzles.folder import Folder
from souk.puzzles.instinct import Instinct
from souk.puzzles.listed import as_data
from souk.puzzles.mining import pack
from souk.puzzles.runs import next_in_run
from souk.puzzles.shelf import find, later_ids, puzzle_of, read, shelf_of, write
from souk.puzzles.solving import (
    chosen_puzzles,
    daily_puzzle,
    days_in_a_row,
    judged,
    moves_asked,
    next_puzzle,
    solution,
    why_at,
)
from souk.puzzles.themes import is_half_said, themes_known
from souk.puzzles.types import Found, Puzzle
from souk.study.judge import StudyJudge
from souk.study.types import CERTAIN
from souk.terminal.puzzles import Diary, LinePuzzles
from souk.words import Words

FULL = bool(os.environ.get("SOUK_FULL"))
GAMES_WITH_PUZZLES = [name for name in GAMES.names() if shelf_of(name).puzzles]
ROUNDED = 1e-4  # shares are kept to a ten thousandth


def sample(game: str, n: int) -> list[Puzzle]:
    """Some puzzles, always the same."""
    puzzles = shelf_of(game).puzzles
    return Random("sample").sample(puzzles, min(n, len(puzzles)))


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_every_shipped_puzzle_has_one_answer_by_its_own_numbers(game: str) -> None:
    for puzzle in shelf_of(game).puzzles:
        for step in filter(lambda each: each.answers, puzzle.steps):
            for answer in step.answers:
                assert answer.loss >= PART / puzzle.players - ROUNDED, puzzle.id
                assert answer.loss > CERTAIN * answer.error - ROUNDED, puzzle.id


@pytest.mark.parametrize(("game", "players", "least"), [("yspahan", {2, 3, 4}, 1000), ("basari", {3, 4}, 500)])
def test_as_many_ship_as_are_promised_for_every_number_of_players(game: str, players: set[int], least: int) -> None:
    puzzles = shelf_of(game).puzzles
    assert len(puzzles) >= least
    assert all(len(chosen_puzzles(game, n)) >= least / 4 for n in players)
    assert {puzzle.players for puzzle in puzzles} == players


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_no_shipped_puzzle_is_what_a_plain_player_would_do_at_once(game: str) -> None:
    players = shelf_of(game).puzzles[0].players
    instinct = Instinct(GAMES[game].configure({})[0], players)
    puzzles = chosen_puzzles(game, players)
    for puzzle in Random("plain").sample(puzzles, len(puzzles) if FULL else 20):
        assert any(action not in thought for action, thought in first_move(puzzle, instinct)), puzzle.id


def first_move(puzzle: Puzzle, instinct: Instinct) -> Iterator[tuple[int, set[int]]]:
    """The decisions of the first move, of an offer all, with what somebody plain would do there."""
    game = puzzle.rules()
    for number, (state, step) in enumerate(zip(puzzle.states(), puzzle.steps, strict=False)):
        if number and not is_half_said(game, state):
            return
        yield step.action, instinct.moves(game.hidden(state, puzzle.seat), puzzle.seat)


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_the_answers_of_a_puzzle_are_all_moves_that_there_are(game: str) -> None:
    for puzzle in sample(game, 10_000 if FULL else 40):
        rules = puzzle.rules()
        for state, step in zip(puzzle.states(), puzzle.steps, strict=False):
            assert NATURE not in rules.seats_to_act(state)
            known = {step.action, *(answer.action for answer in step.answers)}
            assert known == set(rules.legal(state, puzzle.seat)), puzzle.id


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_every_wrong_answer_of_a_shipped_puzzle_has_its_reason(game: str) -> None:
    answers = [answer for puzzle in shelf_of(game).puzzles for step in puzzle.steps for answer in step.answers]
    assert all(answer.why for answer in answers)


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_what_is_one_move_is_asked_whole(game: str) -> None:
    """An offer is several decisions: no puzzle begins in the middle of one, and none takes any offer for an answer."""
    for puzzle in shelf_of(game).puzzles:
        states = puzzle.states()
        assert not is_half_said(puzzle.rules(), states[0]), puzzle.id
        assert not is_half_said(puzzle.rules(), states[-1]), puzzle.id


def an_offer() -> Puzzle:
    """A puzzle whose answer is an offer and nothing else."""
    table = GAMES["basari"].actions
    return next(
        puzzle
        for puzzle in chosen_puzzles("basari")
        if [type(table[action].fields) for action in puzzle.line] == [MakeOffer, *[Count] * 4]
    )


def test_an_offer_is_one_move_and_named_by_its_gems() -> None:
    puzzle = an_offer()
    assert moves_asked(puzzle) == 1
    assert judged(puzzle, puzzle.line).solved
    undecided = judged(puzzle, puzzle.line[:2])
    assert (undecided.solved, undecided.wrong) == (False, None)
    named = [rules_name(puzzle, action) for action in solution(puzzle)]
    assert named[0] == "offer"
    assert named[1:] == [name for name in (rules_name(puzzle, action) for action in puzzle.line[1:]) if name[0] != "0"]


def test_an_offer_is_written_at_once_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = an_offer()
    written = " ".join(rules_name(puzzle, action) for action in solution(puzzle))
    monkeypatch.setattr(sys, "stdin", StringIO(f"offer 99R\n{written}\nquit\n"))
    LinePuzzles([puzzle], tmp_path / "puzzles.json", "en").ask()
    assert "Solved." in capsys.readouterr().out
    assert Diary.read(tmp_path / "puzzles.json").solved == 1


def test_no_shipped_puzzle_is_the_rest_of_another() -> None:
    puzzles = chosen_puzzles()
    assert not {puzzle.id for puzzle in puzzles} & {id for puzzle in puzzles for id in later_ids(puzzle)}


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_a_sample_solved_anew_by_a_deep_search_with_other_dice(game: str) -> None:
    """The answer is the best again, and everything else is worse beyond doubt."""
    judges: dict[int, StudyJudge] = {}
    for puzzle in sample(game, 200 if FULL else 3):
        judge = judges.setdefault(puzzle.players, StudyJudge(puzzle.rules(), puzzle.players))
        for state, step in zip(puzzle.states(), puzzle.steps, strict=False):
            for action, (loss, error) in fresh_losses(judge, state, puzzle.seat, step, "anew").items():
                assert loss > CERTAIN * error, (puzzle.id, rules_name(puzzle, action))


def rules_name(puzzle: Puzzle, action: int) -> str:
    """What a move is called, for messages."""
    return puzzle.rules().actions[action].notation


def test_ids_are_distinct_and_lead_back_to_their_puzzles() -> None:
    puzzles = chosen_puzzles()
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert all(find(puzzle.id) is puzzle for puzzle in puzzles[::50])
    assert find("nothing") is None


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_themes_are_those_of_the_game_and_none_is_without_puzzles(game: str) -> None:
    known = themes_known(GAMES[game])
    assert all(puzzle.themes for puzzle in shelf_of(game).puzzles)
    seen = {theme for puzzle in shelf_of(game).puzzles for theme in puzzle.themes}
    assert seen == set(known)
    assert all(len(chosen_puzzles(game, theme=theme)) >= 10 for theme in known)


@pytest.mark.parametrize("game", GAMES_WITH_PUZZLES)
def test_what_is_written_is_read_again(game: str) -> None:
    puzzles = sample(game, 20)
    players = puzzles[0].players
    again = read(write(puzzles, StudyJudge(GAMES[game].configure({})[0], players).sources), game)
    assert msgspec.to_builtins(again.puzzles) == msgspec.to_builtins(tuple(puzzles))
    with pytest.raises(BadRecord, match="no puzzles of Souk"):
        read(b"something else", game)


def test_packing_keeps_what_ships_adds_what_was_mined_and_takes_nothing_twice(tmp_path: Path) -> None:
    shipped, puzzles = tmp_path / "shipped", shelf_of("yspahan").puzzles
    shipped.write_bytes(write(puzzles[2:], judge_module(GAMES["yspahan"]).SOURCES))
    folder = Folder(tmp_path / "mined", {})
    folder.open()
    folder.add("games", [Found(*(each.game, each.players, each.state, each.seat, each.steps)) for each in puzzles[:5]])
    packed = pack([shipped, folder.path], tmp_path / "packed")
    assert [puzzle.id for puzzle in packed] == [puzzle.id for puzzle in (*puzzles[2:], *puzzles[:2])]
    assert packed[:-2] == [*puzzles[2:]]  # with the ratings that they had
    again = read((tmp_path / "packed").read_bytes(), "yspahan")
    assert [(each.id, each.steps) for each in again.puzzles] == [(each.id, each.steps) for each in packed]


def test_packing_leaves_out_what_is_the_rest_of_a_longer_puzzle(tmp_path: Path) -> None:
    whole = a_puzzle(2)
    rest = Found(whole.game, whole.players, bytes(whole.states()[1]), whole.seat, whole.steps[1:])
    shipped = tmp_path / "shipped"
    shipped.write_bytes(write([puzzle_of(rest, 1500.0, 350.0)], judge_module(GAMES[whole.game]).SOURCES))
    folder = Folder(tmp_path / "mined", {})
    folder.open()
    folder.add("games", [rest, Found(whole.game, whole.players, whole.state, whole.seat, whole.steps)])
    assert [puzzle.id for puzzle in pack([shipped, folder.path], tmp_path / "packed")] == [whole.id]


def test_only_puzzles_of_one_game_are_packed(tmp_path: Path) -> None:
    files = []
    for game in GAMES_WITH_PUZZLES[:2]:
        files.append(tmp_path / game)
        files[-1].write_bytes(write(shelf_of(game).puzzles[:1], judge_module(GAMES[game]).SOURCES))
    with pytest.raises(BadOption, match="puzzles of one game"):
        pack(files, tmp_path / "packed")
    with pytest.raises(BadOption, match="neither a folder"):
        pack([files[0], tmp_path / "nothing"], tmp_path / "packed")
    with pytest.raises(BadRecord, match="another game"):
        read(files[0].read_bytes(), GAMES_WITH_PUZZLES[1])
    assert not (tmp_path / "packed").exists()


def test_puzzles_ship_small() -> None:
    package = Path(str(sys.modules["souk"].__file__)).parent
    assert sum(file.stat().st_size for file in package.rglob("puzzles.msgpack.gz")) < 300_000


def a_puzzle(steps: int) -> Puzzle:
    """One with so many decisions."""
    return next(puzzle for puzzle in chosen_puzzles() if sum(bool(step.answers) for step in puzzle.steps) == steps)


def test_the_line_solves_a_puzzle_and_its_beginning_does_not() -> None:
    puzzle = a_puzzle(2)
    assert judged(puzzle, puzzle.line).solved
    assert judged(puzzle, [*puzzle.line, 0]).solved  # what comes after the end does not count
    begun = judged(puzzle, puzzle.line[:1])
    assert (begun.right, begun.solved, begun.wrong) == (1, False, None)


def test_another_move_is_wrong_and_what_is_known_of_it_is_told() -> None:
    puzzle = a_puzzle(1)
    second = puzzle.steps[0].answers[0]
    verdict = judged(puzzle, [second.action])
    assert (verdict.right, verdict.solved, verdict.wrong) == (0, False, second)
    assert second.why
    assert (second.why.better, second.why.worse) == (puzzle.line[0], second.action)


def test_why_an_answer_is_better_says_what_it_does_on_the_board() -> None:
    """As in a review: what only the better move does, where the points that are told of bear it out."""
    told = 0
    for puzzle in sample("yspahan", 60):
        for answer in puzzle.steps[0].answers:
            why = why_at(puzzle, 0, answer)
            assert why
            assert answer.why
            assert (why.own, why.others, why.gain) == (answer.why.own, answer.why.others, answer.loss)
            changes = {(puzzle.seat, change.source): change.points for change in why.own}
            if why.rival is not None:
                changes |= {(why.rival, change.source): change.points for change in why.others}
            for one in why.consequences:
                told += 1
                fact: dict[str, Any] = {**one}
                points = [changes.get((fact["seat"], source), 0.0) for source in fact["sources"]]
                assert any(each and (each > 0) is fact["gains"] for each in points)
    assert told > 3


def test_the_next_puzzle_is_new_and_about_as_hard_as_one_is_strong() -> None:
    puzzles = chosen_puzzles()
    done = {puzzle.id for puzzle in puzzles[: len(puzzles) // 2]}
    for rating in (1000.0, 1500.0, 2000.0):
        found = next_puzzle(puzzles, rating, done, Random(1))
        assert found
        assert found.id not in done
        closer = [each for each in puzzles if abs(each.rating - rating) < abs(found.rating - rating)]
        assert len([each for each in closer if each.id not in done]) < 12
    assert next_puzzle(puzzles, 1500.0, {puzzle.id for puzzle in puzzles})  # those that were tried, if need be
    assert next_puzzle([], 1500.0, ()) is None


def test_the_daily_puzzle_is_another_one_every_day_until_all_have_been() -> None:
    n = min(100, len(chosen_puzzles()))
    first = date(2026, 11, 18)
    days = [daily_puzzle(first + timedelta(days=k)) for k in range(n)]
    assert len({puzzle.id for puzzle in days if puzzle}) == n
    assert daily_puzzle(first) is days[0]


def test_days_in_a_row_end_today_or_yesterday() -> None:
    today = date(2026, 3, 2)
    ago = [today - timedelta(days=k) for k in range(10)]
    assert days_in_a_row([], today) == 0
    assert days_in_a_row(ago[:3], today) == 3
    assert days_in_a_row(ago[1:4], today) == 3  # today's is due
    assert days_in_a_row(ago[2:], today) == 0
    assert days_in_a_row([ago[0], *ago[2:]], today) == 1


def test_puzzles_as_data_name_their_moves() -> None:
    puzzle = a_puzzle(1)
    data = as_data(puzzle)
    assert data["solution"] == [rules_name(puzzle, puzzle.line[0])]
    assert data["margin"] == pytest.approx(puzzle.steps[0].answers[0].loss)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_puzzle_is_solved_in_the_terminal_and_the_rating_is_kept(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = a_puzzle(1)
    diary = tmp_path / "own" / "puzzles.json"
    monkeypatch.setattr(sys, "stdin", StringIO(f"help\nno such move\n{rules_name(puzzle, puzzle.line[0])}\nquit\n"))
    LinePuzzles([puzzle], diary, language).ask()
    said = capsys.readouterr().out
    assert {"en": "Solved.", "de": "Gelöst."}[language] in said
    kept = Diary.read(diary)
    assert (kept.solved, kept.streak, kept.tried) == (1, 1, [puzzle.id])
    assert kept.rating.rating > 1500.0


def test_a_wrong_answer_in_the_terminal_is_explained_and_costs_rating(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = a_puzzle(1)
    wrong = rules_name(puzzle, puzzle.steps[0].answers[0].action)
    monkeypatch.setattr(sys, "stdin", StringIO(f"{wrong}\n"))
    LinePuzzles([puzzle], tmp_path / "puzzles.json", "en").ask()
    said = capsys.readouterr().out
    assert "Missed." in said
    assert "rather than" in said
    assert "The solution" in said
    assert Diary.read(tmp_path / "puzzles.json").rating.rating < 1500.0


def test_the_puzzle_of_the_day_in_the_terminal_is_asked_once_and_days_in_a_row_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    diary, today = tmp_path / "puzzles.json", date(2026, 11, 19)
    for day in (today, today + timedelta(days=1)):
        puzzle = daily_puzzle(day)
        assert puzzle
        moves = [rules_name(puzzle, step.action) for step in puzzle.steps if step.answers]
        monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{move}\n" for move in moves)))
        LinePuzzles([], diary, "en").ask_daily(day)
    assert Diary.read(diary).in_a_row(day) == 2
    LinePuzzles([], diary, "en").ask_daily(day)  # asks nothing: there is nothing to read
    said = capsys.readouterr().out
    assert said.count("Solved.") == 2
    assert said.endswith("Days in a row: 2\n")
    assert said.count("You solved today") == 1
    LinePuzzles([], diary, "en").show_history(day)
    said = capsys.readouterr().out
    assert "Solved 2 of 2" in said
    latest, puzzle = said.splitlines()[-1], daily_puzzle(day)
    assert puzzle
    assert latest.split()[:2] == [day.isoformat(), puzzle.id]
    words = Words("en", GAMES[puzzle.game])
    assert all(words.word("theme", theme) in latest for theme in puzzle.themes)


def test_a_puzzle_in_the_terminal_says_its_theme_only_when_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = a_puzzle(1)
    monkeypatch.setattr(sys, "stdin", StringIO(f"{rules_name(puzzle, puzzle.line[0])}\nquit\n"))
    LinePuzzles([puzzle], tmp_path / "puzzles.json", "en").ask()
    before, _, after = capsys.readouterr().out.partition("Solved.")
    assert "Themes: " not in before
    assert "Themes: " in after.partition("Your puzzle rating")[0]


class Keyboard:
    """Answers each puzzle as it comes; time passes meanwhile."""

    def __init__(self, right: list[bool], each: float) -> None:
        self.right, self.each, self.now = right, each, 0.0
        self.asked: list[Puzzle] = []
        self._due: list[int] = []

    def next_in_run(self, puzzles: list[Puzzle], solved: int, seen: list[str]) -> Puzzle | None:
        """Notes what is asked, of the real choice."""
        assert seen == [puzzle.id for puzzle in self.asked]
        puzzle = next_in_run(puzzles, solved, seen)
        assert puzzle
        self.asked.append(puzzle)
        steps = [step for step in puzzle.steps if step.answers]
        is_right = self.right[len(self.asked) - 1]
        self._due = [step.action for step in steps] if is_right else [steps[0].answers[0].action]
        return puzzle

    def readline(self) -> str:
        """The next move."""
        self.now += self.each
        return rules_name(self.asked[-1], self._due.pop(0)) + "\n"


@pytest.mark.parametrize(
    ("right", "each", "solved", "end"),
    [([True, False, True, False, False], 1.0, 2, "lives"), ([True] * 9, 100.0, 2, "time")],
    ids=["lives", "time"],
)
def test_a_run_against_the_clock_in_the_terminal_ends_with_the_last_life_or_the_time(
    right: list[bool],
    each: float,
    solved: int,
    end: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    keyboard = Keyboard(right, each)
    monkeypatch.setattr(sys, "stdin", keyboard)
    monkeypatch.setattr("souk.terminal.puzzles.next_in_run", keyboard.next_in_run)
    diary = tmp_path / "puzzles.json"
    puzzles = [puzzle for puzzle in chosen_puzzles() if len(puzzle.steps) == 1]
    LinePuzzles(puzzles, diary, "en").run(lambda: keyboard.now)
    said = capsys.readouterr().out
    assert f"Solved: {solved}. Your best: {solved}." in said
    assert "That is your best run." in said
    kept = Diary.read(diary)
    assert (kept.best_run, kept.tried, kept.rating.rating) == (solved, [], 1500.0)
    assert len(keyboard.asked) == (len(right) if end == "lives" else 3)  # the third answer comes too late
    ratings = [puzzle.rating for puzzle in keyboard.asked]
    assert ratings[0] < 1100.0
    LinePuzzles(puzzles, diary, "en").show_history(date(2026, 11, 19))
    assert f"Your best: {solved}" in capsys.readouterr().out
