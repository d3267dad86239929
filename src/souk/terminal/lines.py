"""The table line by line: what happened, the position as text, the moves by number, an answer. Works in a pipe."""

from __future__ import annotations

import sys

from rich.console import Console

from souk.drawing.scene import Scene
from souk.engine.contract import NATURE
from souk.engine.errors import SoukError
from souk.engine.position import Move

from .coach import TerminalCoach
from .story import closed, consequences, lines_of
from .table import TerminalTable
from .texts import scene_text, sheet_text


class Leave(Exception):
    """Somebody wants to stop, or there is nobody left to ask."""


class LineTable:
    """People at one keyboard, and bots, without a screen."""

    def __init__(self, table: TerminalTable, coach: TerminalCoach | None = None) -> None:
        self.table = table
        self.coach = coach
        self.out = Console(highlight=False, soft_wrap=True)
        self._printed = 0  # steps of the story that have been told

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        table = self.table
        try:
            while (seat := table.next()) is not None:
                if seat == NATURE:
                    self._ask_nature()
                elif table.seats[seat].bot:
                    table.ask_bot(seat)
                elif move := table.forced(seat):
                    table.play(move, seat)
                else:
                    self._ask_person(seat)
            self._tell(table.viewer)
            self._show(table.viewer)
            self._say(sheet_text(table.position, table.teller))
        except (Leave, KeyboardInterrupt):
            self._say(f"\n{table.words.say('terminal-left')}")

    def _ask_nature(self) -> None:
        """Dice and cards of a real table, until they can be."""
        table = self.table
        draw = table.draw_due()
        self._tell(table.viewer)
        if draw.seat in table.people:
            self._hand_over(draw.seat)
        while True:
            possible = ", ".join(move.notation for move in table.position.moves)
            self._say(f"{draw.question}\n{table.words.say('terminal-possible', moves=possible)}")
            answer = self._ask(table.words.say("terminal-drawn"))
            try:
                if answer == "undo" and table.viewer is not None:
                    self._undo(table.viewer)
                else:
                    table.draw(answer)
            except SoukError as error:
                self._say(str(error))
                continue
            return

    def _hand_over(self, seat: int) -> None:
        if self.table.must_hand_over(seat):
            say = self.table.words.say
            self._ask(f"{say('terminal-hand_over', name=self.table.names[seat])} {say('terminal-press_enter')}")
            self.out.clear()
        if self.table.viewer != seat:
            # Again what may have scrolled away, with this seat's secrets.
            self._printed = max(0, self.table.position.steps - 20)
        self.table.look(seat)

    def _ask_person(self, seat: int) -> None:
        """One decision of a person."""
        self._hand_over(seat)
        self._tell(seat)
        view = self.table.view(seat)
        self._show(seat)
        self._advise(seat)
        self._say(f"\n{self.table.words.labelled(self.table.names[seat], self.table.words.ask(view.public))}")
        width = max(len(move.notation) for move in view.moves)
        for number, move in enumerate(view.moves, 1):
            meaning = self.table.teller.meaning(move, self.table.picture)
            self._say(f"{number:4}  {move.notation:<{width}}  {meaning}".rstrip())
        while not self._answer(seat, view.moves):
            pass

    def _answer(self, seat: int, moves: list[Move]) -> bool:
        """Carry out what the person says; False to ask again."""
        table = self.table
        teller, words = table.teller, table.words
        text = self._ask(table.names[seat])
        try:
            match text.split(maxsplit=1):
                case ["quit"]:
                    raise Leave
                case ["undo"]:
                    self._undo(seat)
                    return True
                case ["why", notation]:
                    reason = table.position.why_not(notation, seat)
                    self._say(words.reason(reason, table.names) if reason else words.say("terminal-open"))
                case ["why"]:
                    for notations, why in closed(table.view(seat), teller):
                        self._say(f"  {words.labelled(notations, why)}")
                case ["hint"]:
                    for move in moves:
                        found = " ".join(consequences(table.view(seat), move, teller))
                        self._say(f"  {words.labelled(move.notation, found)}")
                case ["points"]:
                    self._say(sheet_text(table.position, teller))
                case [number] if number.isdecimal() and 1 <= int(number[:4]) <= len(moves):
                    return self._play(moves[int(number[:4]) - 1], seat)
                case [] | ["?"] | ["help"]:
                    self._say(words.say("terminal-commands"))
                case _:
                    return self._play(text, seat)
        except SoukError as error:
            self._say(teller.problem(error, moves, text.removeprefix("why ")))
        return False

    def _play(self, move: Move | str, seat: int) -> bool:
        """Play, unless the coach warns of it and the person wants to think again."""
        coach, verdict = self.coach, self.coach.advise(self.table.position, move, seat) if self.coach else None
        if coach and verdict and coach.warns(verdict):
            self._say(coach.warning(verdict, seat))
            answer = self._ask(self.table.words.say("terminal-coach_ask"))
            if answer not in ("play", "better"):
                return False
            move = move if answer == "play" else coach.notation(verdict)
        elif coach and verdict and coach.says == "talks":
            self._say(coach.praise(verdict, seat))
        self.table.play(move, seat)
        return True

    def _undo(self, seat: int) -> None:
        self.table.undo(seat)
        self._printed = min(self._printed, self.table.position.steps)

    def _tell(self, seat: int | None) -> None:
        """What happened since the last time, as this seat may know it."""
        for line in lines_of(self.table.position, self.table.teller, seat, self._printed):
            self._say(f"  {line.text}")
        self._printed = self.table.position.steps

    def _advise(self, seat: int) -> None:
        """What is to be said before a decision: nothing at a usual table."""

    def _show(self, seat: int | None) -> None:
        """The table as this seat may see it."""
        table = self.table
        scene = Scene.of_view(table.position.view(seat), table.names, table.words)
        self._say(f"\n{scene_text(table.position.game, scene)}")

    def _say(self, text: str) -> None:
        self.out.print(text, markup=False)

    def _ask(self, question: str) -> str:
        self.out.print(f"{question}> ", end="", markup=False)
        answer = sys.stdin.readline()
        if not answer:
            raise Leave
        return answer.strip()
