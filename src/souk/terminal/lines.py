"""A table line by line: the position as text, the legal moves by number, an answer. Works through a pipe, too."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from souk.engine.chance import Chance, Typed
from souk.engine.errors import BadOption, IllegalMove, SoukError
from souk.engine.game import Game
from souk.engine.position import Move, Position
from souk.records.file import dump

KINDS = ("human", "random")
HELP = """Answer with a move's number or its notation; several decisions may stand in a row.
  undo        take back your last decision
  why MOVE    say why a move is closed
  quit        leave the table"""


class Leave(Exception):
    """Somebody wants to stop, or there is nobody left to ask."""


def seated(game: Game, seats: str) -> list[str]:
    """Who sits where: one human against random movers unless told otherwise."""
    sitting = seats.split(",") if seats else ["human", *["random"] * (game.players[-1] - 1)]
    for name in sitting:
        if name not in KINDS:
            raise BadOption(f"a seat is taken by {' or '.join(KINDS)}, not {name!r}")
    return sitting


class LineTable:
    """People at one keyboard, and bots."""

    def __init__(self, seats: Sequence[str], save: Path | None = None) -> None:
        self.seats = seats
        self.save = save
        self.out = Console(highlight=False)
        self._last_human: int | None = None
        self._told = 0  # steps of the story that have been told

    def typed_chance(self) -> Chance:
        """Nature asks the person at the keyboard."""
        return Typed(lambda outcomes: self._ask(f"drawn ({', '.join(outcomes)})"))

    def play(self, position: Position) -> None:
        """Play to the end, or until somebody leaves."""
        bots = random.Random()
        try:
            while not position.over:
                seat = position.actors[0]
                if self.seats[seat] == "human":
                    self._turn(position, seat)
                else:
                    position.play(bots.choice(position.moves_of(seat)))
            self._tell(position, None)
            self.out.print(
                f"\n{position}\nScores {position.scores}, won by seat {', '.join(map(str, position.winners))}."
            )
        except Leave:
            self.out.print("You have left the table.")
        finally:
            if self.save:
                self.save.write_text(dump(position.record()), "utf-8")
                self.out.print(f"The game is in {self.save}.", markup=False)

    def _turn(self, position: Position, seat: int) -> None:
        """One decision of a person. Before secrets change hands the screen is handed over."""
        if self._last_human not in (None, seat):
            self._ask(f"Hand over to seat {seat} and press Enter")
            self.out.clear()
        self._last_human = seat
        self._tell(position, seat)
        view = position.view(seat)
        self.out.print(f"\n{view}", markup=False)
        for number, move in enumerate(view.moves, 1):
            self.out.print(f"{number:4}  {move}", markup=False)
        while not self._answer(position, seat, view.moves):
            pass

    def _answer(self, position: Position, seat: int, moves: list[Move]) -> bool:
        """Carry out what the person says; False to ask again."""
        text = self._ask(f"seat {seat}")
        try:
            match text.split(maxsplit=1):
                case ["quit"]:
                    raise Leave
                case ["undo"]:
                    if not position.steps or position.history[-1].seat != seat:
                        raise IllegalMove("your last decision cannot be taken back: something new is known since")
                    position.undo()
                    self._told = position.steps
                case ["why", move]:
                    self.out.print(position.why_not(move, seat) or "It is open.", markup=False)
                    return False
                case [number] if number.isdecimal() and 1 <= int(number) <= len(moves):
                    position.play(moves[int(number) - 1])
                case [] | ["?"] | ["help"]:
                    self.out.print(HELP, markup=False)
                    return False
                case _:
                    position.play(text, seat)
        except SoukError as error:
            self.out.print(str(error), markup=False)
            return False
        return True

    def _tell(self, position: Position, seat: int | None) -> None:
        """What happened since the last decision, as this seat may know it."""
        for event in position.story(seat, self._told):
            details = "  ".join(f"{key} {value}" for key, value in event.items() if key not in ("step", "type", "only"))
            self.out.print(f"  {event['type']}: {details}", markup=False, style="dim")
        self._told = position.steps

    def _ask(self, question: str) -> str:
        self.out.print(f"{question}> ", end="", markup=False)
        answer = sys.stdin.readline()
        if not answer:
            raise Leave
        return answer.strip()
