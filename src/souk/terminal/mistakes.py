"""Learn from one's own mistakes, line by line: the position, the question, an answer. Works in a pipe."""

from __future__ import annotations

import sys

from rich.console import Console

from souk.drawing.scene import Scene
from souk.engine.errors import IllegalMove, UnknownName
from souk.engine.position import Position
from souk.study.mistakes import Examiner, Mistake, Mistakes, MistakeVerdict
from souk.study.sentences import Sentences

from .names import shown_names
from .story import Teller, picture_of
from .texts import scene_text


class Leave(Exception):
    """Somebody has had enough."""


class LineMistakes:
    """The mistakes of a seat, asked about one after the other."""

    def __init__(self, mistakes: Mistakes, examiner: Examiner, language: str) -> None:
        self.mistakes, self.examiner = mistakes, examiner
        self.say = Sentences(mistakes, language)
        self.words = self.say.words
        unnamed = [self.say.name(seat) for seat in range(len(mistakes.names))]
        self.teller = Teller(self.words, shown_names(self.words, unnamed))
        self.out = Console(highlight=False, soft_wrap=True)
        self.found = 0

    def ask(self) -> None:
        """Ask everything, or until somebody leaves."""
        questions = self.mistakes.questions
        if not questions:
            self._say(self.words.say("mistakes-none", name=self.say.name(self.mistakes.seat)))
            return
        self._say(self.words.say("mistakes-commands"))
        try:
            for number, question in enumerate(questions, 1):
                self._say(f"\n{self.words.say('mistakes-question', n=number, all=len(questions))}")
                self._ask(question)
        except (Leave, KeyboardInterrupt):
            self._say("")
        self._say(self.words.say("mistakes-result", n=self.found, all=len(questions)))

    def _ask(self, question: Mistake) -> None:
        position = self.examiner.position(question)
        view = position.view(question.seat)
        self._say(scene_text(position.game, Scene.of_view(view, self.teller.names, self.words)))
        self._say(f"\n{self.say.task(question)}")
        width = max(len(move.notation) for move in view.moves)
        for number, move in enumerate(view.moves, 1):
            meaning = self.teller.meaning(move, picture_of(position.game))
            self._say(f"{number:4}  {move.notation:<{width}}  {meaning}".rstrip())
        hints = iter(self.say.hints(question))
        tried = False
        while True:
            match self._read().split():
                case ["quit"]:
                    raise Leave
                case ["next"]:
                    return
                case ["solution"]:
                    self._say(self.say.solution(question))
                    return
                case ["hint"]:
                    self._say(next(hints, self.words.say("mistakes-no_more_hints")))
                case [] | ["?"] | ["help"]:
                    self._say(self.words.say("mistakes-commands"))
                case answered:
                    answer = self._judged(position, question, " ".join(answered))
                    if answer and answer.right:
                        self.found += not tried
                        self._say(self.say.praise(question, answer))
                        return
                    tried = tried or answer is not None

    def _judged(self, position: Position, question: Mistake, text: str) -> MistakeVerdict | None:
        """What an answer is worth, said if it is wrong; None if it is none."""
        moves = position.view(question.seat).moves
        try:
            if text.isdecimal() and 1 <= int(text[:4]) <= len(moves):
                action = moves[int(text[:4]) - 1].id
            else:
                action = position.game.actions.parse(text).id
            answer = self.examiner.judge(question, action)
        except (UnknownName, IllegalMove) as error:
            self._say(self.teller.problem(error, moves, text))
            return None
        if not answer.right:
            self._say(self.say.rejection(answer))
        return answer

    def _say(self, text: str) -> None:
        self.out.print(text, markup=False)

    def _read(self) -> str:
        self.out.print("> ", end="", markup=False)
        line = sys.stdin.readline()
        if not line:
            raise Leave
        return line.strip()
