"""A table at one keyboard: who acts next, whose secrets are on the screen, what can be taken back, and the saved game.

It knows no screen: the full-screen table and the table by lines both play on it.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from pathlib import Path

from souk.drawing.scene import DrawQuestion
from souk.engine.chance import Dice
from souk.engine.contract import NATURE
from souk.engine.errors import BadOption, BadRecord, IllegalMove, brief
from souk.engine.input_reasons import FileUnwritable, SeedUntold, WrongSeats
from souk.engine.position import Move, Note, Position, Transcript, View
from souk.players import Budget
from souk.records.file import dump, load, read_text, replay
from souk.table.reasons import NewInformation
from souk.words import Words

from .names import shown_names
from .players import Seat, seats_from_record
from .story import Teller, picture_of


class TerminalTable:
    """People at one keyboard, and bots, around a position. Without a source of chance, nature's part is typed in."""

    def __init__(
        self,
        position: Position,
        seats: Sequence[Seat],
        save: Path | None = None,
        auto: bool = True,
        language: str = "en",
    ) -> None:
        if len(seats) != position.players:
            reason = WrongSeats(n=position.players, seats_given=len(seats))
            raise BadOption(f"this game has {position.players} seats, not {len(seats)}", reason)
        self.position = position
        self.seats = seats
        self.save_path = save
        self.auto = auto  # whether decisions without a choice are played at once
        self.people = [seat for seat, sitter in enumerate(seats) if sitter.bot is None]
        self.words = Words(language, position.game)
        self.names = shown_names(self.words, [seat.name for seat in seats], self.people)
        self.teller = Teller(self.words, self.names, self.people[0] if len(self.people) == 1 else None)
        self.picture = picture_of(position.game)
        self.viewer = self.people[0] if self.people else None  # who sees the screen
        self._alone: int | None = None  # the person who has said to look at the screen alone
        self._date = date.today().isoformat()
        self._notes: dict[int, Note] = {}
        self._asked = time.monotonic()

    @classmethod
    def resume(
        cls,
        path: Path,
        seats: Sequence[Seat],
        save: Path | None,
        auto: bool,
        typed: bool = False,
        language: str = "en",
    ) -> TerminalTable:
        """The table of a saved game, which goes on in the same file unless another is named."""
        transcript = load(read_text(path))
        position = replay(transcript)
        if transcript.seed is not None and not typed:
            position.chance = Dice(transcript.seed, transcript.words)
        elif transcript.commitment is not None and not typed and not position.over:
            raise BadRecord(
                f"{path} does not tell the seed of its dice; --dice lets you type in what is rolled from now on",
                SeedUntold(file=str(path)),
            )
        sitting = seats or seats_from_record(position.game, transcript.seats, position.players)
        table = cls(position, sitting, save or path, auto, language)
        table._date = transcript.date or table._date
        table._notes = dict(transcript.notes)
        return table

    # Who acts.

    @property
    def typed(self) -> bool:
        """Whether dice and cards are those of a real table."""
        return self.position.chance is None

    def next(self) -> int | None:
        """The seat to act now: NATURE, a bot or a person; None when the game is over."""
        acting = self.position.actors
        for seat in acting:
            if seat == NATURE or self.seats[seat].bot:
                return seat  # where all choose at once, bots do first: they cannot see what people choose anyway
        return self.viewer if self.viewer in acting else min(acting, default=None)

    def view(self, seat: int | None = None) -> View:
        """What the seat, or whoever looks at the screen, may know."""
        return self.position.view(self.viewer if seat is None else seat)

    def forced(self, seat: int) -> Move | None:
        """The only option of a person, unless playing it would end the chance to take something back."""
        moves = self.position.moves_of(seat)
        if not self.auto or len(moves) != 1:
            return None
        game = self.position.game
        goes_on = game.seats_to_act(game.after(self.position.state, seat, moves[0].id)) == (seat,)
        return moves[0] if goes_on or not self.undoable(seat) else None

    def ask_bot(self, seat: int) -> None:
        """Let a bot play."""
        bot = self.seats[seat].bot
        assert bot is not None
        moves = self.position.moves_of(seat)
        self.play(moves[0] if len(moves) == 1 else bot.choose(self.position.view(seat), moves, Budget()), seat)

    # Whose secrets are on the screen.

    def must_hand_over(self, seat: int) -> bool:
        """Whether others have to look away before this person does."""
        return len(self.people) > 1 and self._alone != seat and self._secrets()

    def look(self, seat: int) -> None:
        """This person looks at the screen now."""
        self.viewer = seat
        self._alone = seat if self._secrets() else None
        self._asked = time.monotonic()

    def _secrets(self) -> bool:
        """Whether people know, or are about to choose, what others must not see."""
        return len(self.position.actors) > 1 or self._views_differ()

    def _views_differ(self) -> bool:
        return len({bytes(self.position.view(person)) for person in self.people}) > 1

    # What is done.

    def play(self, move: Move | str, seat: int) -> None:
        """A decision, or several in notation; refused as a whole if any is illegal."""
        step = self.position.steps
        self.position.play(move, seat)
        if not self._views_differ():
            self._alone = None  # all is open, and all may look
        if self.seats[seat].bot is None:
            self._notes[step] = Note(round(time.monotonic() - self._asked, 1))
        self.save()

    def draw_due(self) -> DrawQuestion:
        """What nature is to do."""
        return self.picture.draw(self.words, self.position.state, self.names, self.teller.reader)

    def draw(self, text: str) -> None:
        """What nature did at a real table: as many outcomes as are due, or fewer; all or none."""
        trial = self.position.copy()
        words = text.replace(",", " ").split()
        if not words:
            raise IllegalMove(f"{self.words.say('terminal-type_drawn')}. {self._possible(trial)}")
        while words:
            if trial.actors != (NATURE,):
                raise IllegalMove(self.words.say("terminal-too_many", text=" ".join(words)))
            found = trial.game.outcomes.read(words)
            if found is None or found[0].id not in trial.game.legal(trial.state, NATURE):
                said = " ".join(words[: found[1]] if found else words)
                refused = self.words.say("terminal-cannot_be_drawn", text=brief(said))
                raise IllegalMove(f"{refused}. {self._possible(trial)}")
            trial.play(found[0], NATURE)
            words = words[found[1] :]
        self.position = trial
        self.save()

    def _possible(self, position: Position) -> str:
        return self.words.say("terminal-possible", moves=self.teller.some([move.notation for move in position.moves]))

    def undoable(self, seat: int) -> int:
        """How many steps a person may take back: to the last choice, unless something new is known since.

        New are dice, drawn cards, revealed choices and others' decisions. Typed dice lie on a real table: they can be
        typed again.
        """
        past = self.position.copy()
        for steps in range(1, past.free(seat) + 1):
            by = past.history[-1].seat
            past.undo()
            if by == seat and len(past.moves_of(seat)) > 1:
                return steps
        return 0

    def undo(self, seat: int) -> None:
        """Take back the person's last choice."""
        steps = self.undoable(seat)
        if not steps:
            raise IllegalMove(self.words.say("reason-new_information"), NewInformation())
        keep = self.position.steps - steps
        while self.position.steps > keep:
            self.position.undo()
        self._notes = {step: note for step, note in self._notes.items() if step < keep}
        self.save()

    # The saved game.

    def transcript(self) -> Transcript:
        """The game so far with all that is needed to go on."""
        record = self.position.record(reveal=True)
        return replace(record, date=self._date, seats=tuple(seat.name for seat in self.seats), notes=self._notes)

    def save(self) -> None:
        """Keep the game; between a decision and its typed dice there is nothing new to keep."""
        if self.save_path and self.position.actors != (NATURE,):
            write_text(self.save_path, dump(self.transcript(), self.position))


def write_text(path: Path, text: str) -> None:
    """Write a file as a whole: whatever happens, there is the old one or the new one."""
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        reason = FileUnwritable(file=str(path), error=str(error.strerror))
        raise BadOption(f"the game cannot be saved to {path}: {error.strerror}", reason) from None
