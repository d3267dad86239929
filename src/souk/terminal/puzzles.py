"""Puzzles line by line: a position, a task, an answer, and why. Works in a pipe. The own rating is kept in a file."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from rich.console import Console

from souk.drawing.scene import Scene
from souk.engine.errors import SoukError
from souk.engine.position import Position, View
from souk.games import GAMES
from souk.puzzles.glicko import Rating
from souk.puzzles.runs import LASTS, LIVES, next_in_run
from souk.puzzles.shelf import find
from souk.puzzles.solving import after_try, daily_puzzle, days_in_a_row, judged, next_puzzle, solution, why_at
from souk.puzzles.types import Answer, Puzzle
from souk.study.sentences import Sentences
from souk.words import Words

from .names import shown_names
from .story import Teller, picture_of
from .texts import scene_text

LATEST: Final = 50  # tries that are listed
KEPT: Final = 20_000  # ids of puzzles that were tried


def themes_in(words: Words, puzzle: Puzzle) -> str:
    """What a puzzle is about, in words of its game."""
    return words.listed([words.word("theme", theme) for theme in puzzle.themes])


class Leave(Exception):
    """Somebody has had enough."""


class Tried(Struct, frozen=True):
    """A first try of a puzzle, and the own rating after it."""

    puzzle: str
    day: str  # as 2026-11-19
    solved: bool
    rating: float


class Diary(Struct):
    """What is remembered of who solves here."""

    rating: Rating = Rating()
    tried: list[str] = []
    solved: int = 0
    streak: int = 0  # solved in a row
    latest: list[Tried] = []
    best_run: int = 0  # solved against the clock
    days: dict[str, bool] = {}  # on which the puzzle of the day was asked, and whether it was solved

    @classmethod
    def read(cls, path: Path) -> Diary:
        """The diary in a file; a new one if there is none."""
        try:
            return msgspec.json.decode(path.read_bytes(), type=cls)
        except FileNotFoundError:
            return cls()
        except (OSError, msgspec.MsgspecError) as error:
            raise SoukError(f"{path} cannot be read: {error}") from None

    def write(self, path: Path) -> None:
        """Keep it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self))
        fresh.replace(path)

    def in_a_row(self, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved."""
        return days_in_a_row([date.fromisoformat(day) for day, solved in self.days.items() if solved], today)

    def note(self, puzzle: Puzzle, solved: bool, today: date) -> None:
        """A try; only the first of a puzzle counts for the rating."""
        if puzzle.id in self.tried:
            return
        self.rating, _ = after_try(self.rating, Rating(puzzle.rating, puzzle.deviation), solved)
        self.tried = [*self.tried, puzzle.id][-KEPT:]
        self.solved += solved
        self.streak = self.streak + 1 if solved else 0
        self.latest = [*self.latest, Tried(puzzle.id, today.isoformat(), solved, self.rating.rating)][-LATEST:]


def utc_today() -> date:
    """The day by which there is a puzzle of the day, the same everywhere."""
    return datetime.now(UTC).date()


def default_diary() -> Path:
    """A file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only where nobody says otherwise

    return user_data_path("souk") / "puzzles.json"


class LinePuzzles:
    """Puzzles, one after the other, for somebody at this keyboard."""

    def __init__(self, puzzles: Sequence[Puzzle], diary: Path, language: str) -> None:
        self.puzzles, self.path, self.language = puzzles, diary, language
        self.diary = Diary.read(diary)
        self.out = Console(highlight=False, soft_wrap=True)
        self.words = Words(language)

    def ask(self) -> None:
        """Ask until somebody leaves."""
        try:
            while puzzle := next_puzzle(self.puzzles, self.diary.rating.rating, self.diary.tried):
                self._try(puzzle, utc_today())
                own = str(round(self.diary.rating.rating))
                self.tell(self.words.say("puzzle-now", rating=own, n=self.diary.streak))
        except (Leave, KeyboardInterrupt):
            self.tell("")
            self.tell(self.words.say("puzzle-left", n=self.diary.solved, all=len(self.diary.tried)))

    def ask_daily(self, today: date) -> None:
        """Ask the puzzle of the day, once."""
        day, puzzle = today.isoformat(), daily_puzzle(today)
        if not puzzle:
            self.tell(self.words.say("puzzle-none"))
        elif day not in self.diary.days:
            try:
                self.diary.days[day] = self._try(puzzle, today)
                self.diary.write(self.path)
            except (Leave, KeyboardInterrupt):
                self.tell("")
                return
        else:
            self.tell(self.words.say("puzzle-today_solved" if self.diary.days.get(day) else "puzzle-today_missed"))
        self.tell(self.words.say("puzzle-days", n=self.diary.in_a_row(today)))

    def run(self, now: Callable[[], float] = time.monotonic) -> None:
        """Ask against the clock, each puzzle a little harder, until the time or the last life is gone; unrated."""
        say, until, before = self.words.say, now() + LASTS / 1000, self.diary.best_run
        seen: list[str] = []
        solved, lives = 0, LIVES
        self.tell(say("puzzle-run_about"))
        with suppress(Leave, KeyboardInterrupt):
            while lives and (left := until - now()) > 0 and (puzzle := next_in_run(self.puzzles, solved, seen)):
                self.tell(f"\n{int(left) // 60}:{int(left) % 60:02} {say('puzzle-run_score', n=solved, left=lives)}")
                is_solved = Asked(self, puzzle).ask()
                if now() < until:  # what comes later does not count
                    seen, solved, lives = [*seen, puzzle.id], solved + is_solved, lives - (not is_solved)
        self.diary.best_run = max(before, solved)
        self.diary.write(self.path)
        self.tell("\n" + say("puzzle-run_over", n=solved, best=self.diary.best_run))
        if solved > before:
            self.tell(say("puzzle-run_best"))

    def show_history(self, today: date) -> None:
        """How it went so far, the latest tries last."""
        say, diary = self.words.say, self.diary
        self.tell(say("puzzle-now", rating=str(round(diary.rating.rating)), n=diary.streak))
        self.tell(say("puzzle-left", n=diary.solved, all=len(diary.tried)))
        self.tell(say("puzzle-days", n=diary.in_a_row(today)))
        if diary.best_run:
            self.tell(say("puzzle-run_record", n=diary.best_run))
        for each in diary.latest:
            outcome = say("puzzle-was_solved" if each.solved else "puzzle-was_missed")
            tried = f"{each.day}  {each.puzzle}  {round(each.rating):4}  {outcome}"
            self.tell(f"{tried}  {self._about(each.puzzle)}".rstrip())

    def _about(self, id: str) -> str:
        """The game of a puzzle and its themes; nothing of one that no longer ships."""
        if not (puzzle := find(id)):
            return ""
        words = Words(self.language, GAMES[puzzle.game])
        return words.labelled(words.say("game-title"), themes_in(words, puzzle))

    def _try(self, puzzle: Puzzle, today: date) -> bool:
        """Ask a puzzle, and take down whether it was solved."""
        solved = Asked(self, puzzle).ask()
        self.diary.note(puzzle, solved, today)
        self.diary.write(self.path)
        return solved

    def tell(self, text: str) -> None:
        """A line."""
        self.out.print(text, markup=False)

    def read(self) -> str:
        """An answer."""
        self.out.print("> ", end="", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise Leave
        return line.strip()


class Asked:
    """One puzzle."""

    def __init__(self, table: LinePuzzles, puzzle: Puzzle) -> None:
        self.table, self.puzzle = table, puzzle
        self.game = puzzle.rules()
        self.say = Sentences(puzzle, table.language)
        self.words = self.say.words
        self.names = shown_names(self.words, [self.say.name(seat) for seat in range(puzzle.players)])
        self.teller = Teller(self.words, self.names)

    def ask(self) -> bool:
        """Whether every decision was found at the first try."""
        puzzle, words = self.puzzle, self.words
        head = words.say("puzzle-head", game=words.say("game-title"), n=puzzle.players, name=puzzle.id)
        self.table.tell(f"\n{head}")
        states, at = puzzle.states(), 0
        while True:
            while not puzzle.steps[at].answers:
                at += 1
            view = View(self.game, puzzle.seat, states[at])
            self._show(view, first=not at)
            verdict = judged(puzzle, [*puzzle.line[:at], *self._answer(view)])
            if verdict.wrong:
                self._tell_end("puzzle-missed", verdict.right, verdict.wrong)
                return False
            if verdict.solved:
                self._tell_end("puzzle-solved", 0, puzzle.steps[0].answers[0])
                return True
            at = verdict.right

    def _show(self, view: View, first: bool) -> None:
        self.table.tell(scene_text(self.game, Scene.of_view(view, self.names, self.words)))
        task = self.words.say("puzzle-task" if first else "puzzle-goes_on")
        said = self.words.labelled(self.say.name(self.puzzle.seat), task)
        self.table.tell(f"\n{said} {self.words.ask(view.public)}")
        width = max(len(move.notation) for move in view.moves)
        for number, move in enumerate(view.moves, 1):
            meaning = self.teller.meaning(move, picture_of(self.game))
            self.table.tell(f"{number:4}  {move.notation:<{width}}  {meaning}".rstrip())

    def _answer(self, view: View) -> list[int]:
        """What somebody would do."""
        while True:
            match self.table.read().split():
                case ["quit"]:
                    raise Leave
                case [] | ["?"] | ["help"]:
                    self.table.tell(self.words.say("puzzle-commands"))
                case said:
                    if moves := self._moves(view, " ".join(said)):
                        return moves

    def _moves(self, view: View, text: str) -> list[int]:
        """The move that is meant, or several in a row; nothing if it is none, which is said."""
        if text.isdecimal() and 1 <= int(text[:4]) <= len(view.moves):
            return [view.moves[int(text[:4]) - 1].id]
        if alone := [move.id for move in view.moves if move.notation == text]:
            return alone
        trial = Position(self.game, view.state.copy(), {})
        try:
            trial.play(text, view.seat)
        except SoukError as error:
            self.table.tell(self.teller.problem(error, view.moves, text))
            return []
        return [move.id for move in trial.history]

    def _tell_end(self, verdict: str, at: int, other: Answer) -> None:
        """The line, why a move of it is better than another, and the themes, which would have told too much before."""
        moves = [self.say.doing(action) for action in solution(self.puzzle)]
        self.table.tell(self.words.say(verdict))
        self.table.tell(self.words.say("puzzle-solution", moves=self.words.listed(moves)))
        self.table.tell(self.say.reason(self.puzzle.seat, why_at(self.puzzle, at, other)))
        if themes := themes_in(self.words, self.puzzle):
            self.table.tell(self.words.labelled(self.words.say("puzzle-themes"), themes))
