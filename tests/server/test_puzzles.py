"""Puzzles over HTTP: what is shown, what counts, what is kept, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from unittest.mock import ANY

import pytest
from msgspec.structs import replace

from souk.client import Client, ServerSays
from souk.puzzles.runs import LASTS
from souk.puzzles.shelf import find
from souk.puzzles.solving import chosen_puzzles
from souk.puzzles.types import Puzzle
from souk.server import protocol as p
from souk.server.backup import backup, restore
from souk.server.database import opened
from souk.server.puzzle_runs import LATE, PuzzleRuns
from souk.server.puzzle_store import PuzzleStore

from . import Running, running

ONE = next(puzzle for puzzle in chosen_puzzles() if len(puzzle.steps) == 1)
TWO = next(puzzle for puzzle in chosen_puzzles() if [bool(step.answers) for step in puzzle.steps] == [True, True])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("puzzles") / "souk.db")) as found:
        yield found


NEW = p.PuzzleSolver(1500.0, 350.0, 0, 0, 0, 0, None, 0, [], [None] * 7)  # somebody who has tried nothing


def ask(who: Client, puzzle: Puzzle, *moves: int, play: bool = False, run: int = 0) -> p.PuzzleReply:
    """What moves in a puzzle come to."""
    return who._request(
        "POST", f"puzzles/{puzzle.id}", p.PuzzleMoves(list(moves), play, run), p.PuzzleReply, puzzle.rules()
    )


def begin(who: Client, game: str = "", players: int = 0) -> p.PuzzleRun:
    """A run against the clock."""
    return who._request("POST", "puzzle-runs", p.PuzzleRunWish(game, players), p.PuzzleRun)


def answer(who: Client, run: p.PuzzleRun, right: bool) -> p.PuzzleRun:
    """Answer what is due in a run."""
    assert run.puzzle
    puzzle = find(run.puzzle.id)
    assert puzzle
    moves = puzzle.line if right else (puzzle.steps[0].answers[0].action,)
    found = ask(who, puzzle, *moves, play=True, run=run.begun).run
    assert found
    return found


def test_what_there_is_names_games_themes_and_the_puzzle_of_the_day(server: Running) -> None:
    with Client(server.url, "Anna") as anna:
        found = anna.get("puzzles", p.Puzzles)
        assert sum(game.puzzles for game in found.games) == len(chosen_puzzles())
        assert found.daily in {puzzle.id for puzzle in chosen_puzzles()}
        assert found.you
        assert (found.you.rating, found.you.tried, found.you.streak) == (1500.0, 0, 0)


def test_looking_ahead_tells_nothing_of_the_solution(server: Running) -> None:
    with Client(server.url, "Ben") as ben:
        begun = ask(ben, ONE)
        assert begun.outcome == "open"
        assert begun.end is None
        assert {move.id for move in begun.shown.snapshot.moves} == {
            ONE.line[0],
            *(a.action for a in ONE.steps[0].answers),
        }
        for move in (ONE.line[0], ONE.steps[0].answers[0].action):
            assert ask(ben, ONE, move).outcome == "open"
        assert ben.get("puzzles", p.Puzzles).you == NEW


def test_the_first_try_counts_and_no_other(server: Running) -> None:
    with Client(server.url, "Cleo") as cleo:
        solved = ask(cleo, ONE, ONE.line[0], play=True)
        assert solved.outcome == "solved"
        assert solved.end
        assert solved.end.rated
        assert solved.end.rated.after > solved.end.rated.before == 1500.0
        wrong = ask(cleo, ONE, ONE.steps[0].answers[0].action, play=True)
        assert wrong.outcome == "wrong"
        assert wrong.end
        assert wrong.end.rated is None
        assert wrong.puzzle.solved
        you = cleo.get("puzzles", p.Puzzles).you
        assert you
        assert (you.tried, you.solved, you.streak, you.latest[0].puzzle) == (1, 1, 1, ONE.id)
        assert (you.latest[0].game, you.latest[0].themes) == (ONE.game, [*ONE.themes])


def test_a_wrong_move_is_explained_and_ends_the_streak(server: Running) -> None:
    with Client(server.url, "Dora") as dora:
        ask(dora, ONE, ONE.line[0], play=True)
        second = TWO.steps[0].answers[0]
        found = ask(dora, TWO, second.action, play=True)
        assert found.end
        assert found.end.loss == second.loss
        assert found.end.why == second.why
        table = TWO.rules().actions
        assert (found.end.better, found.end.worse) == (table[TWO.line[0]].fields, table[second.action].fields)
        you = dora.get("puzzles", p.Puzzles).you
        assert you
        assert (you.tried, you.solved, you.streak) == (2, 1, 0)


def test_the_beginning_of_a_line_goes_on_and_counts_nothing_yet(server: Running) -> None:
    with Client(server.url, "Emil") as emil:
        begun = ask(emil, TWO, TWO.line[0], play=True)
        assert (begun.outcome, begun.end) == ("goes_on", None)
        assert emil.get("puzzles", p.Puzzles).you == NEW
        assert ask(emil, TWO, *TWO.line, play=True).outcome == "solved"


def test_a_run_ends_with_the_third_mistake_and_the_best_one_is_kept(server: Running) -> None:
    with Client(server.url, "Fred") as fred:
        run = begin(fred)
        assert (run.lives, run.solved, run.best) == (3, 0, 0)
        assert 290_000 < run.left <= 300_000
        seen = []
        for right in (True, False, True, False, False):
            assert run.puzzle
            seen.append(run.puzzle.id)
            run = answer(fred, run, right)
        assert (run.lives, run.solved, run.best, run.left, run.puzzle) == (0, 2, 2, 0, None)
        assert len(set(seen)) == len(seen)
        worse = answer(fred, begin(fred), right=False)
        assert (worse.solved, worse.best) == (0, 2)
        you = fred.get("puzzles", p.Puzzles).you
        assert you
        assert you.best_run == 2
        assert (you.rating, you.tried) == (1500.0, 0)  # nothing is rated
        assert [(each.solved, each.missed) for each in fred.get("me/export", p.Export).puzzle_runs] == [(0, 1), (2, 3)]


def test_in_a_run_only_the_puzzle_that_is_due_counts_and_only_once(server: Running) -> None:
    with Client(server.url, "Kim") as kim, Client(server.url, "Lou") as lou:
        run = begin(kim, ONE.game, ONE.players)
        assert run.puzzle
        other = next(each for each in chosen_puzzles() if each.id != run.puzzle.id)
        assert ask(kim, other, *other.line, play=True, run=run.begun).run == replace(run, left=ANY)
        after = answer(kim, run, right=True)
        assert after.solved == 1
        assert answer(kim, run, right=True) == replace(after, left=ANY)  # the same answer again
        with pytest.raises(ServerSays, match="nothing_here"):  # a run of somebody else
            answer(lou, run, right=True)
        with pytest.raises(ServerSays, match="nothing_here"):
            begin(kim, "chess")


def test_after_its_time_a_run_takes_no_more_answers(tmp_path: Path) -> None:
    async def late() -> None:
        async with opened(str(tmp_path / "souk.db")) as database:
            runs, begun = PuzzleRuns(database), 1_000_000
            run = await runs.begin(7, "", 0, begun)
            assert run
            run = await runs.count(7, run, run.puzzles[-1], solved=True, now=begun + LASTS + LATE - 1)
            assert run  # it was on its way
            assert run.solved == 1
            assert run.left(begun + LASTS) == 0
            again = await runs.count(7, run, run.puzzles[-1], solved=True, now=begun + LASTS + LATE)
            assert again == run

    asyncio.run(late())


def test_the_puzzle_of_the_day_makes_a_streak_of_days(tmp_path: Path) -> None:
    today = datetime.now(UTC).date()
    days = [today - timedelta(days=k) for k in (5, 3, 2, 1)]

    async def before(user: int) -> None:
        async with opened(str(tmp_path / "souk.db")) as database:
            for day in days:
                await PuzzleStore(database).note_day(user, day, ONE, solved=day != days[2])

    with running(str(tmp_path / "souk.db")) as server, Client(server.url, "Mia") as mia:
        asyncio.run(before(mia.get("me", p.User).id))
        found = mia.get("puzzles", p.Puzzles)
        assert found.you
        assert (found.you.days, found.you.today) == (1, None)  # yesterday, since a day was missed before
        daily = find(found.daily)
        assert daily
        ask(mia, daily, *daily.line, play=True)
        ask(mia, daily, daily.steps[0].answers[0].action, play=True)  # only the first answer counts
        you = mia.get("puzzles", p.Puzzles).you
        assert you
        assert (you.days, you.today) == (2, True)
        assert you.week == [None, True, None, True, False, True, True]
        assert mia.get("me/export", p.Export).puzzle_days[0] == p.PuzzleDay(str(today), daily.id, True)


def test_the_next_puzzle_is_one_that_was_not_tried_and_fits_what_is_asked(server: Running) -> None:
    with Client(server.url, "Gina") as gina:
        ask(gina, ONE, ONE.line[0], play=True)
        for _ in range(5):
            found = gina.get(f"puzzles/next/{ONE.game}/any?players={ONE.players}", p.PuzzleInfo)
            assert (found.game, found.players, found.solved) == (ONE.game, ONE.players, None)
        theme = next(puzzle.themes[0] for puzzle in chosen_puzzles() if puzzle.themes)
        assert theme in gina.get(f"puzzles/next/any/{theme}", p.PuzzleInfo).themes
        for nothing in ("puzzles/next/chess/any", "puzzles/next/any/nothing", "puzzles/next/any/any?players=9"):
            with pytest.raises(ServerSays, match="nothing_here"):
                gina.get(nothing, p.PuzzleInfo)


def test_what_is_no_move_and_what_is_no_puzzle_are_refused(server: Running) -> None:
    with Client(server.url, "Hans") as hans:
        with pytest.raises(ServerSays, match="no_such_move"):
            ask(hans, ONE, 100_000, play=True)
        closed = next(k for k in range(1000) if k not in {ONE.line[0], *(a.action for a in ONE.steps[0].answers)})
        with pytest.raises(ServerSays):
            ask(hans, ONE, closed, play=True)
        with pytest.raises(ServerSays, match="nothing_here"):
            hans._request("POST", "puzzles/none", p.PuzzleMoves(), p.PuzzleReply)
        assert hans.get("puzzles", p.Puzzles).you == NEW


def test_tries_are_exported_and_go_with_their_person(server: Running) -> None:
    with Client(server.url, "Ida") as ida:
        ask(ida, ONE, ONE.line[0], play=True)
        assert [each.puzzle for each in ida.get("me/export", p.Export).puzzles] == [ONE.id]
        ida._request("DELETE", "me", p.Forget(), p.Ok)


def test_a_backup_holds_tries_ratings_and_runs_of_puzzles(tmp_path: Path) -> None:
    with running(str(tmp_path / "souk.db")) as server, Client(server.url, "Jo") as jo:
        ask(jo, ONE, ONE.line[0], play=True)
        answer(jo, begin(jo), right=True)

    async def again() -> list[list[object]]:
        await backup(str(tmp_path / "souk.db"), tmp_path / "souk.gz")
        await restore(str(tmp_path / "again.db"), tmp_path / "souk.gz")
        async with opened(str(tmp_path / "again.db")) as database:
            tries = await database.fetch("SELECT puzzle, solved FROM puzzle_tries")
            rows = [*tries, *await database.fetch("SELECT puzzle, tries FROM puzzle_ratings")]
            return [[*row] for row in (*rows, *await database.fetch("SELECT game, solved FROM puzzle_runs"))]

    assert asyncio.run(again()) == [[ONE.id, 1], [ONE.id, 1], ["", 1]]
