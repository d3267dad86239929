"""Puzzles: what there is to solve, the next one, and what the moves that somebody chooses in one come to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from itertools import takewhile
from typing import Any, Final

from souk.engine.errors import IllegalMove
from souk.engine.types import NotNow
from souk.games import GAMES
from souk.puzzles.glicko import START
from souk.puzzles.runs import LIVES
from souk.puzzles.shelf import find, shelf_of
from souk.puzzles.solving import (
    Verdict,
    chosen_puzzles,
    daily_puzzle,
    days_in_a_row,
    judged,
    moves_asked,
    next_puzzle,
    solution,
    why_at,
)
from souk.puzzles.themes import themes_known
from souk.puzzles.types import Puzzle

from .. import positions
from .. import protocol as p
from ..puzzle_runs import PuzzleRuns, Run
from ..puzzle_store import PuzzleStore
from ..reasons import NothingHere
from .problems import Problem
from .routes import Call, Route, marker

ANY: Final = "any"  # game or theme
ROUTES: Final[list[Route]] = []
route = marker(ROUTES)


@route("GET", "/api/puzzles", p.Puzzles, known=False)
async def puzzles(call: Call) -> p.Puzzles:
    """What there is to solve, the puzzle of the day, and how you do."""
    daily = daily_puzzle(_today(call))
    return p.Puzzles(_games(), daily.id if daily else "", await _solver(call) if call.user else None)


def _today(call: Call) -> date:
    """The day, by UTC: the same for everybody."""
    return datetime.fromtimestamp(call.services.hub.time.now() / 1000, UTC).date()


@cache
def _games() -> list[p.PuzzleGame]:
    """Of each game that has puzzles, what is for how many players and about what."""
    found = []
    for name, game in GAMES.loaded():
        if shelf := shelf_of(name).puzzles:
            seen = {theme for puzzle in shelf for theme in puzzle.themes}
            themes = [theme for theme in themes_known(game) if theme in seen]
            found.append(p.PuzzleGame(name, sorted({each.players for each in shelf}), themes, len(shelf)))
    return found


async def _solver(call: Call) -> p.PuzzleSolver:
    database, user, today = call.services.store.database, call.user, _today(call)
    store = PuzzleStore(database)
    tried, rating = await store.tried(user), await store.rating(user)
    streak = sum(1 for _ in takewhile(bool, reversed([*tried.values()])))
    days = {date.fromisoformat(each.day): each.solved for each in await store.days(user)}
    return p.PuzzleSolver(
        *(rating.rating, rating.deviation, len(tried), sum(tried.values()), streak),
        *(days_in_a_row({day for day, solved in days.items() if solved}, today), days.get(today)),
        *(await PuzzleRuns(database).best(user), await store.tries(user)),
        week=[days.get(today - timedelta(days=ago)) for ago in reversed(range(7))],
    )


PLAYERS: Final = "how many play; any if left out"
RATING: Final = "how hard it is to be; as hard as you are strong if left out"


@route("GET", "/api/puzzles/next/{game}/{theme}", p.PuzzleInfo, known=False, players=PLAYERS, rating=RATING)
async def another(call: Call) -> p.PuzzleInfo:
    """A puzzle of about your strength that you have not tried; `any` stands for all games or themes."""
    game, theme = (call.path[name] if call.path[name] != ANY else "" for name in ("game", "theme"))
    chosen = _chosen(game, call.query.get("players", 0), theme)
    store = PuzzleStore(call.services.store.database)
    tried = await store.tried(call.user) if call.user else {}
    own = (await store.rating(call.user)).rating if call.user else START
    found = next_puzzle(chosen, call.query.get("rating", own), tried)
    if not found:
        raise Problem(404, "nowhere", NothingHere())
    return await _info(store, found, tried.get(found.id))


def _chosen(game: str, players: int, theme: str = "") -> list[Puzzle]:
    """What is asked for; nothing of a game that there is not."""
    return chosen_puzzles(game, players, theme) if game in ("", *GAMES.names()) else []


async def _info(store: PuzzleStore, puzzle: Puzzle, solved: bool | None) -> p.PuzzleInfo:
    rating = (await store.known(puzzle))[0].rating
    return p.PuzzleInfo(
        *(puzzle.id, puzzle.game, puzzle.players, puzzle.seat, list(puzzle.themes), rating, moves_asked(puzzle), solved)
    )


@route("POST", "/api/puzzles/{puzzle}", p.PuzzleReply, p.PuzzleMoves, known=False)
async def in_puzzle(call: Call) -> p.PuzzleReply:
    """Where a puzzle begins and where chosen moves lead; with `play`, whether they are the solution."""
    puzzle, body = find(call.path["puzzle"]), call.body
    if not puzzle:
        raise Problem(404, "nowhere", NothingHere())
    store = PuzzleStore(call.services.store.database)
    tried = (await store.tried(call.user)).get(puzzle.id) if call.user else None
    shown = _shown(puzzle, body.moves)
    verdict, info = judged(puzzle, body.moves), await _info(store, puzzle, tried)
    if not body.play or not (verdict.wrong or verdict.solved):
        outcome: Any = "goes_on" if body.play and body.moves else "open"
        return p.PuzzleReply(info, outcome, shown, None)
    outcome = "solved" if verdict.solved else "wrong"
    run = await _counted(call, puzzle, verdict.solved) if body.run else None
    rated = await _noted(call, puzzle, verdict.solved) if call.user and not body.run else None
    return p.PuzzleReply(info, outcome, shown, _end(puzzle, verdict, rated), run)


async def _noted(call: Call, puzzle: Puzzle, solved: bool) -> p.PuzzleRated | None:
    """Take down an answer: the first try of a puzzle is rated, and the first on its day counts for the streak."""
    store, today = PuzzleStore(call.services.store.database), _today(call)
    noted = await store.note(call.user, puzzle, solved, call.services.hub.time.now())
    if puzzle is daily_puzzle(today):
        await store.note_day(call.user, today, puzzle, solved)
    return p.PuzzleRated(noted[0].rating, noted[1].rating) if noted else None


# Against the clock.


@route("POST", "/api/puzzle-runs", p.PuzzleRun, p.PuzzleRunWish)
async def begin_run(call: Call) -> p.PuzzleRun:
    """Begin puzzles against the clock: five minutes, three lives, each puzzle a little harder."""
    body, runs = call.body, PuzzleRuns(call.services.store.database)
    if not _chosen(body.game, body.players):
        raise Problem(404, "nowhere", NothingHere())
    return await _told(call, runs, await runs.begin(call.user, body.game, body.players, call.services.hub.time.now()))


async def _counted(call: Call, puzzle: Puzzle, solved: bool) -> p.PuzzleRun:
    """An answer in a run, if that is the puzzle due and there is time."""
    runs = PuzzleRuns(call.services.store.database)
    run = await runs.run(call.user, call.body.run)
    if run:
        run = await runs.count(call.user, run, puzzle.id, solved, call.services.hub.time.now())
    return await _told(call, runs, run)


async def _told(call: Call, runs: PuzzleRuns, run: Run | None) -> p.PuzzleRun:
    """A run as its person is told of it."""
    if not run:
        raise Problem(404, "nowhere", NothingHere())
    left = run.left(call.services.hub.time.now())
    due = find(run.puzzles[-1]) if left else None
    info = await _info(PuzzleStore(call.services.store.database), due, None) if due else None
    return p.PuzzleRun(run.begun, left, LIVES - run.missed, run.solved, await runs.best(call.user), info)


def _shown(puzzle: Puzzle, moves: Sequence[int]) -> p.Previewed:
    """Where moves lead, as a preview at a table; refuses those that are closed."""
    try:
        return positions.previewed(puzzle.rules(), puzzle.states()[0], puzzle.seat, moves, 0)
    except IllegalMove as error:
        raise Problem(400, "illegal", error.reason or NotNow()) from None


def _end(puzzle: Puzzle, verdict: Verdict, rated: p.PuzzleRated | None) -> p.PuzzleEnd:
    """The solution, and the reason at the first wrong decision, else at the first of all."""
    at = verdict.right if verdict.wrong else 0
    step = puzzle.steps[at]
    other = verdict.wrong or step.answers[0]
    better, worse = _fields(puzzle, (step.action, other.action))
    why = why_at(puzzle, at, other)
    return p.PuzzleEnd(_fields(puzzle, solution(puzzle)), better, worse, other.loss, why, rated)


def _fields(puzzle: Puzzle, actions: Iterable[int]) -> list[Any]:
    table = puzzle.rules().actions
    return [table[action].fields for action in actions]
