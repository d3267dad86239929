"""The full-screen table: people at one keyboard, and bots."""

from __future__ import annotations

import asyncio
import string
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widgets import Footer, Input, Markdown, OptionList, Static
from textual.worker import Worker, WorkerState

from souk.drawing.scene import Marks, Scene
from souk.engine.contract import NATURE
from souk.engine.errors import SoukError
from souk.engine.position import Move

from .coach import TerminalCoach
from .dialogs import CoachWarns, HandOver, Leaving, Reader, TypedDraw
from .panels import TableApp, TablePanels, apology
from .story import consequences, lines_of
from .table import TerminalTable
from .texts import closed_text, hint_text, keys_text, rules_text, sheet_text

COMMANDS: Final = "uhpq"
STEPS_TOLD: Final = 300  # the log goes back so far
KEYS: Final = "123456789" + "".join(c for c in string.ascii_lowercase if c not in COMMANDS) + string.ascii_uppercase


class PlayApp(TableApp[int]):
    """A game being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "terminal-undo"),
        Binding("h", "hint", "terminal-hint"),
        Binding("p", "sheet", "table-sheet"),
        Binding("slash", "type", "terminal-type"),
        Binding("question_mark", "help", "terminal-help"),
        Binding("ctrl+t", "switch_looks", "terminal-looks"),
        Binding("q", "leave", "terminal-leave"),
        Binding("ctrl+c,ctrl+q", "leave_now", show=False, priority=True),
        Binding("escape", "to_moves", show=False),
    ]

    def __init__(
        self, table: TerminalTable, pace: float = 0.25, coach: TerminalCoach | None = None, hello: str = ""
    ) -> None:
        super().__init__(table.picture, table.words)
        self.table = table
        self.coach = coach
        self.pace = pace  # seconds between decisions of bots
        self.hello = hello  # said at the beginning
        self.asked: int | None = None  # the person who is to decide now
        self._moves: list[Move] = []
        self._decided = asyncio.Event()

    def compose(self) -> ComposeResult:
        """The table with the moves among its panels."""
        yield Static(id="headline", markup=False)
        yield TablePanels(
            self.picture,
            self.words,
            OptionList(id="moves", markup=False),
            Static(id="preview", markup=False),
            Input(placeholder=self.words.say("terminal-type_here"), id="typed"),
        )
        yield Footer()

    def on_mount(self) -> None:
        """Begin."""
        self.query_one("#moves").border_title = self.words.say("table-moves")
        self.query_one("#preview").border_title = self.words.say("terminal-preview")
        self.query_one("#moves").focus()
        self.refresh_table()
        if self.hello:
            self.notify(self.hello, timeout=20, markup=False)
        self.play_on()

    # The game goes on by itself up to the next decision of a person.

    @work(exit_on_error=False)
    async def play_on(self) -> None:
        """Play to the end."""
        table = self.table
        while (seat := table.next()) is not None:
            if seat == NATURE:
                await self._ask_nature()
            elif table.seats[seat].bot:
                await self._let_bot_play(seat)
            elif move := table.forced(seat):
                table.play(move, seat)
            else:
                await self._ask_person(seat)
        self.asked = None
        self.refresh_table()
        self.query_one("#moves").border_title = self.words.say("terminal-over")
        self.action_sheet()

    async def _let_bot_play(self, seat: int) -> None:
        choices = len(self.table.position.moves_of(seat))
        self.table.ask_bot(seat)
        if self.pace:
            self.refresh_table()
        await asyncio.sleep(self.pace if choices > 1 else 0)

    async def _ask_person(self, seat: int) -> None:
        """Wait until the person has decided or taken something back."""
        if not await self._hand_over(seat):
            return
        self.table.look(seat)
        self.asked = seat
        self._decided.clear()
        self.refresh_table()
        await self._decided.wait()

    async def _hand_over(self, seat: int) -> bool:
        """Whether the person looks now; else somebody has taken back a choice."""
        table = self.table
        if not table.must_hand_over(seat):
            return True
        last = table.viewer if table.viewer is not None and table.undoable(table.viewer) else None
        answer = await self.push_screen_wait(
            HandOver(self.words, table.names[seat], None if last is None else table.names[last])
        )
        if answer == "undo" and last is not None:
            table.undo(last)
            return False
        return True

    async def _ask_nature(self) -> None:
        """Have dice or a card typed in; a secret card by the one who draws it."""
        table = self.table
        draw = table.draw_due()
        if draw.seat in table.people:
            if not await self._hand_over(draw.seat):
                return
            table.look(draw.seat)
        self.refresh_table()
        possible = ", ".join(move.notation for move in table.position.moves)
        if await self.push_screen_wait(TypedDraw(self.words, draw.question, possible, table.draw)) == "undo":
            self._undo(table.viewer)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """Whatever goes wrong ends the table with a sentence, and the saved game stays."""
        if event.state == WorkerState.ERROR:
            self.exit(1, return_code=1, message=apology(self.words, event.worker.error))

    # What is on the screen.

    def refresh_table(self) -> None:
        """Show the table as it is now to whoever looks."""
        self._fill_moves()
        self._draw()
        self._preview()
        self._tell()

    def _draw(self) -> None:
        table = self.table
        open_places = {place for move in self._moves for place in table.picture.places(move.fields)}
        move = self._move_under_cursor()
        chosen = set(table.picture.places(move.fields)) if move else set()
        marks = Marks(frozenset(open_places), frozenset(chosen))
        self.draw(
            Scene.of_view(table.view(), table.names, table.words, marks), sheet_text(table.position, table.teller)
        )

    def _fill_moves(self) -> None:
        listed = self.query_one("#moves", OptionList)
        listed.clear_options()
        self._moves = [] if self.asked is None else self.table.view(self.asked).moves
        if self.asked is None:
            listed.border_title = self.words.say("table-moves")
            return
        view = self.table.view(self.asked)
        ask = self.words.ask(view.public)
        alone = len(self.table.people) == 1
        listed.border_title = ask if alone else self.words.labelled(self.table.names[self.asked], ask)
        n = len(self._moves)
        listed.border_subtitle = self.words.say("terminal-moves", n=n) if n > 9 else ""
        width = min(max(len(move.notation) for move in self._moves), 19)
        options = []
        for key, move in zip(KEYS.ljust(len(self._moves)), self._moves, strict=False):
            what = self.table.teller.meaning(move, self.table.picture)
            options.append(Content.assemble((key, "bold $primary"), f" {move.notation:<{width}} ", (what, "$faint")))
        listed.add_options(options)
        listed.highlighted = 0

    def _preview(self) -> None:
        message: list[str] = []
        if (move := self._move_under_cursor()) and self.asked is not None:
            view = self.table.view(self.asked)
            teller = self.table.teller
            message = consequences(view, move, teller) or [teller.meaning(move, self.table.picture)]
        self.query_one("#preview", Static).update(" ".join(message), layout=False)

    def _tell(self) -> None:
        table = self.table
        recent = max(0, table.position.steps - STEPS_TOLD)
        self.query_one(TablePanels).tell(lines_of(table.position, table.teller, table.viewer, recent), table.teller)

    def _move_under_cursor(self) -> Move | None:
        at = self.query_one("#moves", OptionList).highlighted
        return self._moves[at] if at is not None and at < len(self._moves) else None

    # What people do.

    def on_option_list_option_highlighted(self, _: OptionList.OptionHighlighted) -> None:
        """Show on the board what the move under the cursor is about, and say what it does."""
        self._draw()
        self._preview()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter plays the move under the cursor, if it is still among the moves."""
        at = event.option_index
        if at < len(self._moves) and event.option_list.get_option_at_index(at) is event.option:
            self._play(self._moves[at])

    def on_key(self, event: Key) -> None:
        """A move's key plays it."""
        if self.asked is None or self.screen is not self.screen_stack[0] or isinstance(self.focused, Input):
            return
        if event.character and event.character in KEYS[: len(self._moves)]:
            event.stop()
            self._play(self._moves[KEYS.index(event.character)])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A typed notation, several decisions in a row, or a move's number."""
        text = event.value.strip()
        if text and self.asked is not None and self._play(text):
            event.input.clear()
            self.action_to_moves()

    def _play(self, move: Move | str, anyway: bool = False) -> bool:
        """Play what the person decided, unless the coach warns of it; say so if it is refused."""
        assert self.asked is not None
        try:
            if not anyway and self._warned(move, self.asked):
                return True
            self.table.play(move, self.asked)
        except SoukError as error:
            text = move if isinstance(move, str) else ""
            said = self.table.teller.problem(error, self._moves, text)
            self.notify(said, severity="error", markup=False)
            return False
        self._done()
        return True

    def _warned(self, move: Move | str, seat: int) -> bool:
        """Whether the coach has asked whether that is meant."""
        coach, verdict = self.coach, self.coach.advise(self.table.position, move, seat) if self.coach else None
        if not coach or not verdict:
            return False
        if not coach.warns(verdict):
            if coach.says == "talks":
                self.notify(coach.praise(verdict, seat), title=self.words.say("coach-title"), markup=False)
            return False

        def answered(answer: str | None) -> None:
            if answer in ("play", "better") and self.asked == seat:
                self._play(move if answer == "play" else coach.notation(verdict), anyway=True)

        self.push_screen(CoachWarns(self.words, coach.warning(verdict, seat)), answered)
        return True

    def _done(self) -> None:
        """Nobody is asked any more: keys that come before the next decision belong to none."""
        self.asked = None
        self._moves = []
        self._decided.set()

    def _undo(self, seat: int | None) -> None:
        try:
            if seat is not None:
                self.table.undo(seat)
                self._done()
        except SoukError as error:
            self.notify(str(error), severity="warning", markup=False)

    def action_undo(self) -> None:
        """Take back the last choice."""
        self._undo(self.asked)

    def action_type(self) -> None:
        """Go to the line for typing."""
        self.query_one("#typed").focus()

    def action_to_moves(self) -> None:
        """Go to the list of moves."""
        self.query_one("#moves").focus()

    def action_hint(self) -> None:
        """Say what each move does."""
        if self.asked is not None:
            view = self.table.view(self.asked)
            self.push_screen(
                Reader(self.words, self.words.say("terminal-hint_title"), Markdown(hint_text(view, self.table.teller)))
            )

    def action_help(self) -> None:
        """Say what is closed and why, the keys, and the rules."""
        closed = closed_text(self.table.view(self.asked), self.table.teller) if self.asked is not None else ""
        text = "\n\n".join((closed, keys_text(self.words), rules_text(self.words)))
        self.push_screen(Reader(self.words, self.words.say("terminal-help"), Markdown(text)))

    def action_sheet(self) -> None:
        """Show where everybody's points come from."""
        sheet = Static(sheet_text(self.table.position, self.table.teller), markup=False)
        self.push_screen(Reader(self.words, self.words.say("table-sheet"), sheet))

    @work
    async def action_leave(self) -> None:
        """Leave, if that is meant."""
        file = self.table.save_path
        kept = self.words.say("terminal-kept_in", file=str(file)) if file else self.words.say("terminal-not_saved")
        if self.table.position.over or await self.push_screen_wait(Leaving(self.words, kept)):
            self.exit(0)

    def action_leave_now(self) -> None:
        """Leave at once."""
        self.exit(0)
