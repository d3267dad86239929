"""A recorded game, stepped through on the same table; or told line by line where there is no terminal."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Input, Static

from souk.drawing.scene import Scene
from souk.engine.contract import NATURE
from souk.engine.position import Position, Transcript
from souk.records.file import replay
from souk.words import Words

from .dialogs import Dialog, Reader
from .names import shown_names
from .panels import TableApp, TablePanels
from .story import StoryLine, Teller, begins_chapter, is_scoring, lines_of, picture_of
from .texts import sheet_text


class Film:
    """A whole game: the position after each move, and the story as somebody may know it."""

    def __init__(self, transcript: Transcript, language: str) -> None:
        self.transcript = transcript
        self.whole: Position = replay(transcript)
        self.words = Words(language, self.whole.game)
        seats = [self.words.say("seat-name", n=seat + 1) for seat in range(transcript.players)]
        self.names = shown_names(self.words, transcript.seats or seats)
        starts = [
            step for step, entry in enumerate(transcript.entries) if entry.seat != NATURE or step == 0
        ]  # a move begins there, and goes on with what nature does then
        self.stops = [0, *starts[1:], len(transcript.entries)] if starts else [0]
        game, events = self.whole.game, list(self.whole.story())
        self.chapters = self._moves_with(step for step, event in events if begins_chapter(event))
        self.scorings = self._moves_with(step for step, event in events if is_scoring(game, event))

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

    def lines(self, viewer: int | None) -> list[StoryLine]:
        """The whole story in words, as the viewer may know it."""
        return lines_of(self.whole, self.teller(viewer), viewer)

    def teller(self, viewer: int | None) -> Teller:
        """Who tells the story to the viewer."""
        return Teller(self.words, self.names, viewer)

    def text_of(self, move: int) -> str:
        """A move as its record has it."""
        seat, action = self.transcript.entries[self.stops[move - 1]]
        if seat == NATURE:
            return self.words.say("terminal-nature_first")
        return self.words.labelled(self.names[seat], self.whole.game.actions[action].notation)


def as_text(film: Film, viewer: int | None) -> Iterator[str]:
    """The game line by line, and the table at its end."""
    yield ", ".join(filter(None, (film.whole.game.title, film.transcript.date, film.words.listed(film.names))))
    yield ""
    for line in film.lines(viewer):
        yield line.text
    yield ""
    yield sheet_text(film.whole, film.teller(viewer))


class GoTo(Dialog[int | None]):
    """Asks for the number of a move."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "table-close")]

    def __init__(self, words: Words, most: int) -> None:
        super().__init__(words)
        self._most = most

    def compose(self) -> ComposeResult:
        """A line for the number."""
        with VerticalScroll(classes="dialog"):
            yield Static(self.words.say("terminal-which_move", last=self._most), markup=False)
            yield Input(type="integer", id="number")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go there."""
        self.dismiss(min(max(int(event.value), 0), self._most) if event.value.strip("+-") else None)


class ReplayApp(TableApp[int]):
    """A recorded game to step through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,l", "step(1)", "terminal-next", key_display="→"),
        Binding("left,backspace,j", "step(-1)", "terminal-back", key_display="←"),
        Binding("n,pagedown", "jump('chapters', 1)", show=False),
        Binding("b,pageup", "jump('chapters', -1)", show=False),
        Binding("s", "jump('scorings', 1)", show=False),
        Binding("a", "jump('scorings', -1)", show=False),
        Binding("home,0", "go(0)", "terminal-start", key_display="home"),
        Binding("end,G", "go(-1)", "terminal-end", key_display="end"),
        Binding("g", "ask", "terminal-go_to"),
        Binding("e", "viewer", "terminal-view"),
        Binding("p", "sheet", "table-sheet"),
        Binding("ctrl+t", "switch_looks", "terminal-looks"),
        Binding("q,escape", "quit", "terminal-leave"),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, film: Film, viewer: int | None = None) -> None:
        super().__init__(picture_of(film.whole.game), film.words)
        self.film = film
        self.viewer = viewer  # None sees all
        self.move = 0
        self._story: Sequence[StoryLine] = film.lines(viewer)

    def compose(self) -> ComposeResult:
        """The table, and where in the game it is."""
        yield Static(id="headline", markup=False)
        yield TablePanels(self.picture, self.words, Static(id="where", markup=False))
        yield Footer()

    def on_mount(self) -> None:
        """Begin at the start."""
        self.query_one("#where").border_title = self.words.say("replay-title")
        self.show()

    def show(self) -> None:
        """The moment after the current move."""
        position = self.film.at(self.move)
        names, words, teller = self.film.names, self.words, self.film.teller(self.viewer)
        if self.viewer is None:
            scene = Scene.of_all(position.game, position.state, names, words)
        else:
            scene = Scene.of_view(position.view(self.viewer), names, words)
        self.draw(scene, sheet_text(position, teller))
        now = bisect_left(self._story, position.steps, key=lambda line: line.step)
        self.query_one(TablePanels).tell(self._story[:now], teller)
        self.query_one("#where", Static).update(self._where())

    def _where(self) -> str:
        film, move, say = self.film, self.move, self.words.say
        last = self._message_of(move) if move else say("terminal-the_start")
        coming = say("terminal-the_end" if move == len(film) else "terminal-unknown")
        if self.viewer is None and move < len(film):
            coming = film.text_of(move + 1)
        return "\n".join(
            (
                say("terminal-at", n=move, all=len(film)),
                say("terminal-last", what=last),
                say("terminal-coming", what=coming),
                say(
                    "terminal-seen_by", who=say("terminal-sees_all") if self.viewer is None else film.names[self.viewer]
                ),
                "",
                say("terminal-replay_keys"),
            )
        )

    def _message_of(self, move: int) -> str:
        """A move as the viewer may know it."""
        if self.viewer is None:
            return self.film.text_of(move)
        first, end = self.film.stops[move - 1 : move + 1]
        return next((line.text for line in self._story if first <= line.step < end), self.words.say("terminal-unseen"))

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
        self.push_screen(GoTo(self.words, len(self.film)), lambda move: None if move is None else self.action_go(move))

    def action_viewer(self) -> None:
        """See all, then what each seat sees in turn."""
        following = 0 if self.viewer is None else self.viewer + 1
        self.viewer = following if following < self.film.transcript.players else None
        self._story = self.film.lines(self.viewer)
        self.show()

    def action_sheet(self) -> None:
        """Show where everybody's points come from."""
        sheet = sheet_text(self.film.at(self.move), self.film.teller(self.viewer))
        self.push_screen(Reader(self.words, self.words.say("table-sheet"), Static(sheet, markup=False)))
