"""Lessons line by line: the task, the position as text, what is open, an answer. Works in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console

from souk.drawing.scene import Scene
from souk.engine.errors import SoukError
from souk.engine.game import Game
from souk.engine.live import ahead
from souk.engine.position import Move, Position, View
from souk.engine.types import StepEvent
from souk.lessons import Lesson, attempt, finished, first_game, lessons_of, message, scene, words_of

from .first_game import GuidedTable, first_table
from .names import shown_names
from .story import Teller, picture_of
from .texts import scene_text


class Leave(Exception):
    """Somebody has had enough."""


class LineLessons:
    """Lessons of a game, one after the other."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = words_of(game, language)
        self.out = Console(highlight=False, soft_wrap=True)

    def list(self) -> None:
        """Say which lessons there are."""
        lessons = lessons_of(self.game)
        self.tell(self.words.say("learn-title") if lessons else self.words.say("learn-no_lessons"))
        for number, lesson in enumerate(lessons, 1):
            self.tell(f"{number:4}  {self.words.say(message(lesson, 'title'))}")
        if first_game(self.game):
            self.tell(f"{len(lessons) + 1:4}  {self.words.say('guide-title')}")

    def take(self, number: int) -> None:
        """Take lessons from the one of this number on, until the last is done or somebody leaves.

        After the last comes the first game, if it is wanted; by the number after the last it begins at once.
        """
        lessons = lessons_of(self.game)
        if number > len(lessons):
            self.play()
            return
        self.tell(self.words.say("learn-commands"))
        try:
            for at, lesson in enumerate(lessons[number - 1 :], number):
                where = self.words.say("learn-lesson", n=at, all=len(lessons))
                self.tell(f"\n{where}: {self.words.say(message(lesson, 'title'))}")
                self.tell(self.words.say(message(lesson, "idea")))
                for step in range(len(lesson.steps)):
                    _Task(self, lesson, step).work()
            if first_game(self.game):
                self.tell(f"\n{self.words.say('guide-title')}: {self.words.say('guide-intro')}")
                self.out.print(f"{self.words.say('terminal-press_enter')} / quit> ", end="", markup=False)
                if sys.stdin.readline().strip(" \r") == "\n":
                    self.play()
        except (Leave, KeyboardInterrupt):
            self.tell("")

    def play(self) -> None:
        """Play the guided first game."""
        if first := first_game(self.game):
            table = GuidedTable(first_table(self.game, first, self.words.language), self.words.language)
            table.out = self.out
            table.play()

    def tell(self, text: str) -> None:
        """Print a line."""
        self.out.print(text, markup=False)


class _Task:
    """One step of a lesson, until it is done."""

    def __init__(self, lines: LineLessons, lesson: Lesson, step: int) -> None:
        self.lines, self.lesson, self.step = lines, lesson, step
        self.words = lines.words
        self.begins = scene(lines.game, lesson, step)
        self.start = self.begins.position
        unnamed = [self.words.say("seat-name", n=seat + 1) for seat in range(self.start.players)]
        unnamed[lesson.seat] = self.words.say("seat-you")
        self.teller = Teller(self.words, shown_names(self.words, unnamed), lesson.seat)
        self.chosen: list[int] = []
        self.help = 0

    def work(self) -> None:
        """Ask until the task is done."""
        self._tell(self.begins.events)
        self._show(self.start)
        self._say(f"\n{self._text('task')}")
        while (found := attempt(self.lines.game, self.lesson, self.step, self.chosen)).outcome == "open":
            moves = self._moves(found.open)
            for number, move in enumerate(moves, 1):
                meaning = self.teller.meaning(move, picture_of(self.lines.game))
                self._say(f"{number:4}  {move.notation:<24}  {meaning}".rstrip())
            self._answer(moves, found.next)
        end = finished(self.lines.game, self.lesson, self.step, tuple(self.chosen))
        self._tell(end.events)
        self._say(f"{self.words.say('learn-right')} {self._text('done')}")

    def _answer(self, moves: Sequence[Move], following: int | None) -> None:
        """One answer: a move by number or as it is written, or help."""
        match self._read().split():
            case ["quit"]:
                raise Leave
            case ["back"]:
                self.chosen = self.chosen[:-1]
            case ["help"]:
                self._help([move for move in moves if move.id == following])
            case [number] if number.isdecimal() and 1 <= int(number[:4]) <= len(moves):
                self._choose([moves[int(number[:4]) - 1].id])
            case []:
                pass
            case written:
                self._written(" ".join(written), moves)

    def _written(self, text: str, moves: Sequence[Move]) -> None:
        """A move in notation, or several in a row."""
        trial = self._there()
        try:
            trial.play(text, self.lesson.seat)
        except SoukError as error:
            self._say(self.teller.problem(error, moves, text))
            return
        self._choose([move.id for move in trial.history])

    def _choose(self, ids: Sequence[int]) -> None:
        """Go on with these moves, as far as the lesson has something to say to them."""
        for id in ids:
            try:
                found = attempt(self.lines.game, self.lesson, self.step, [*self.chosen, id])
            except SoukError:
                self._say(self.words.say("learn-not_here"))
                return
            if found.outcome == "wrong":
                self._say(self._text(found.why))
                return
            self.chosen.append(id)
            if found.outcome == "done":
                return

    def _help(self, following: Sequence[Move]) -> None:
        """A hint, the next move, and then that move is made."""
        self.help += 1
        if self.help == 1:
            self._say(self._text("hint"))
        elif not following:
            self.chosen = []  # the moves led astray
        elif self.help == 2:
            named = self.words.move(following[0].fields)
            self._say(self.words.labelled(self.words.say("learn-next_move"), f"{named} ({following[0].notation})"))
        else:
            self._choose([following[0].id])

    def _there(self) -> Position:
        """Where the chosen moves have led, as far as that can be known."""
        start, seat = self.start, self.lesson.seat
        return Position(start.game, ahead(start.game, start.state, seat, self.chosen, 0).state, start.options)

    def _moves(self, ids: Sequence[int]) -> list[Move]:
        there = self._there()
        return [move for move in View(there.game, self.lesson.seat, there.state).moves if move.id in ids]

    def _tell(self, events: Sequence[StepEvent]) -> None:
        quiet = self.lines.game.presentation.quiet
        for _, event in events:
            if not isinstance(event, quiet):
                self._say(f"  {self.teller.event(event)}")

    def _show(self, position: Position) -> None:
        view = position.view(self.lesson.seat)
        self._say(f"\n{scene_text(position.game, Scene.of_view(view, self.teller.names, self.words))}")

    def _text(self, what: str) -> str:
        return self.words.say(message(self.lesson, what, self.step))

    def _say(self, text: str) -> None:
        self.lines.tell(text)

    def _read(self) -> str:
        self.lines.out.print("> ", end="", markup=False)
        answer = sys.stdin.readline()
        if not answer:
            raise Leave
        return answer.strip()
