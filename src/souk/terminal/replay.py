"""A recorded game, stepped through on the same table; or told line by line where there is no terminal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Footer, Input, Static

from souk.engine.contract import NATURE
from souk.engine.position import Position, Transcript
from souk.records.file import replay

from .dialogs import Reader
from .panels import TableApp, TablePanels
from .pictures import Scene, all_data, view_data
from .texts import sheet_text
from .words import Line, lines_of, words_of
from .words.names import Names


class Film:
    """A whole game: the position after each move, and the story as told to some eyes."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        self.whole: Position = replay(transcript)
        self.names = Names.of(transcript.seats or [f"Seat {seat}" for seat in range(transcript.players)])
        starts = [
            step for step, entry in enumerate(transcript.entries) if entry.seat != NATURE or step == 0
        ]  # a move begins there, and goes on with what nature does then
        self.stops = [0, *starts[1:], len(transcript.entries)] if starts else [0]
        words = words_of(transcript.game)
        events = list(self.whole.story())
        self.chapters = self._moves_with(event["step"] for event in events if event["type"] == words.chapter)
        self.scorings = self._moves_with(event["step"] for event in events if event["type"] in words.scorings)

    def _moves_with(self, steps: Iterator[int]) -> list[int]:
        """The numbers of the moves in which these steps lie."""
        return sorted({bisect_right(self.stops, step) for step in steps})

    def __len__(self) -> int:
        return len(self.stops) - 1

    def at(self, move: int) -> Position:
        """The position after so many moves."""
        position = self.whole.copy()
        back = self.whole.steps - self.stops[move]
        return position.undo(back) if back else position

    def lines(self, eyes: int | None) -> list[Line]:
        """The whole story in words for these eyes."""
        return lines_of(self.whole, self.names, eyes)

    def text_of(self, move: int) -> str:
        """A move as its record has it."""
        seat, action = self.transcript.entries[self.stops[move - 1]]
        if seat == NATURE:
            return "what nature did first"
        return f"{self.names(seat)}: {self.whole.game.actions[action].notation}"


def as_text(film: Film, eyes: int | None) -> Iterator[str]:
    """The game line by line, and the table at its end."""
    names = film.names
    yield ", ".join(filter(None, (film.whole.game.title, film.transcript.date, names.all(range(len(names))))))
    yield ""
    for line in film.lines(eyes):
        yield line.text
    yield ""
    yield str(film.whole if eyes is None else film.whole.view(eyes))


class GoTo(ModalScreen[int | None]):
    """Asks for the number of a move."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Close")]

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def compose(self) -> ComposeResult:
        """A line for the number."""
        with VerticalScroll(classes="dialog"):
            yield Static(f"Go to which move? 0 to {self._most}", markup=False)
            yield Input(type="integer", id="number")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go there."""
        self.dismiss(min(max(int(event.value), 0), self._most) if event.value.strip("+-") else None)


class ReplayApp(TableApp[int]):
    """A recorded game to step through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,l", "step(1)", "Next", key_display="→"),
        Binding("left,backspace,j", "step(-1)", "Back", key_display="←"),
        Binding("n,pagedown", "jump('chapters', 1)", "Next day", show=False),
        Binding("b,pageup", "jump('chapters', -1)", "Day before", show=False),
        Binding("s", "jump('scorings', 1)", "Next scoring", show=False),
        Binding("a", "jump('scorings', -1)", "Scoring before", show=False),
        Binding("home,0", "go(0)", "Start", key_display="home"),
        Binding("end,G", "go(-1)", "End", key_display="end"),
        Binding("g", "ask", "Go to"),
        Binding("e", "eyes", "Whose eyes"),
        Binding("p", "sheet", "Points"),
        Binding("ctrl+t", "switch_looks", "Light/dark"),
        Binding("q,escape", "quit", "Leave"),
        Binding("ctrl+c,ctrl+q", "quit", "Leave", show=False, priority=True),
    ]

    def __init__(self, film: Film, eyes: int | None = None) -> None:
        super().__init__()
        self.film = film
        self.eyes = eyes  # None sees all
        self.move = 0
        self._story: Sequence[Line] = film.lines(eyes)

    def compose(self) -> ComposeResult:
        """The table, and where in the game it is."""
        yield Static(id="headline", markup=False)
        yield TablePanels(self.film.transcript.game, Static(id="where", markup=False))
        yield Footer()

    def on_mount(self) -> None:
        """Begin at the start."""
        self.query_one("#where").border_title = "Replay"
        self.show()

    def show(self) -> None:
        """The moment after the current move."""
        position = self.film.at(self.move)
        data = all_data(position.game, position.state) if self.eyes is None else view_data(position.view(self.eyes))
        self.draw(Scene(data, self.film.names), sheet_text(position, self.film.names))
        now = bisect_left(self._story, position.steps, key=lambda line: line.step)
        self.query_one(TablePanels).tell(self._story[:now], self.film.names)
        self.query_one("#where", Static).update(self._where())

    def _where(self) -> str:
        film, move = self.film, self.move
        last = self._message_of(move) if move else "the start"
        coming = "the end" if move == len(film) else "not known to these eyes"
        if self.eyes is None and move < len(film):
            coming = film.text_of(move + 1)
        chapter = words_of(film.transcript.game).chapter
        return "\n".join(
            (
                f"move {move} of {len(film)}",
                f"last   {last}",
                f"next   {coming}",
                f"eyes   {'all-seeing' if self.eyes is None else film.names(self.eyes)}",
                "",
                "← →    a move back, forward",
                f"b n    a {chapter} back, forward",
                "a s    a scoring back, forward",
                "g      go to a move",
                "e      whose eyes",
            )
        )

    def _message_of(self, move: int) -> str:
        """A move as these eyes may know it."""
        if self.eyes is None:
            return self.film.text_of(move)
        first, end = self.film.stops[move - 1 : move + 1]
        return next((line.text for line in self._story if first <= line.step < end), "nothing that these eyes can see")

    def action_step(self, by: int) -> None:
        """Some moves forward or back."""
        self.action_go(min(max(self.move + by, 0), len(self.film)))

    def action_go(self, move: int) -> None:
        """To a move; -1 is the end."""
        self.move = len(self.film) if move < 0 else move
        self.show()

    def action_jump(self, what: str, direction: int) -> None:
        """To the next or last day, round or scoring."""
        marks: list[int] = getattr(self.film, what)
        ahead = [mark for mark in marks if (mark - self.move) * direction > 0]
        self.action_go(
            (ahead[0] if direction > 0 else ahead[-1]) if ahead else (len(self.film) if direction > 0 else 0)
        )

    def action_ask(self) -> None:
        """Ask for the number of a move."""
        self.push_screen(GoTo(len(self.film)), lambda move: None if move is None else self.action_go(move))

    def action_eyes(self) -> None:
        """See all, then with each seat's eyes in turn."""
        following = 0 if self.eyes is None else self.eyes + 1
        self.eyes = following if following < self.film.transcript.players else None
        self._story = self.film.lines(self.eyes)
        self.show()

    def action_sheet(self) -> None:
        """Show where everybody's points come from."""
        sheet = sheet_text(self.film.at(self.move), self.film.names)
        self.push_screen(Reader("Points", Static(sheet, markup=False)))
