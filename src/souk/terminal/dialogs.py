"""What opens above the table: a text to read, the hand-over, typed dice, the question whether to leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from souk.engine.errors import SoukError


class Reader(ModalScreen[None]):
    """A text to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,h,p", "dismiss", "Close"),
        Binding("down,j", "scroll(3)", "Down", show=False),
        Binding("up,k", "scroll(-3)", "Up", show=False),
        Binding("pagedown,space", "scroll(15)", "Page down", show=False),
        Binding("pageup", "scroll(-15)", "Page up", show=False),
    ]

    def __init__(self, title: str, body: Markdown | Static) -> None:
        super().__init__()
        self._title = title
        self._body = body

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = self._title
            frame.border_subtitle = "arrows scroll, Escape closes"
            yield self._body

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class HandOver(ModalScreen[str]):
    """Covers the table until the right person sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('look')", "Look"),
        Binding("u", "take_back", "Take back"),
    ]

    def __init__(self, name: str, last: str | None) -> None:
        super().__init__()
        self._name = name
        self._last = last  # who may take the last choice back

    def compose(self) -> ComposeResult:
        """Who is to look."""
        back = f"\n\n{self._last} may take the last choice back with u." if self._last else ""
        with VerticalScroll(classes="dialog"):
            yield Static(f"The table goes to [b]{self._name}[/b].\nThe others look away.\n\nEnter shows it.{back}")

    def action_take_back(self) -> None:
        """The one before has another thought."""
        if self._last:
            self.dismiss("undo")


class TypedDraw(ModalScreen[str]):
    """Asks for the dice or cards of a real table, until they can be."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "dismiss('undo')", "Take back")]

    def __init__(self, question: str, possible: str, take: Callable[[str], None]) -> None:
        super().__init__()
        self._question = question
        self._possible = possible
        self._take = take

    def compose(self) -> ComposeResult:
        """The question and a line for the answer."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = "The real table"
            frame.border_subtitle = "Enter takes it, Ctrl+Z takes back the last choice"
            yield Static(f"{self._question}\nPossible: {self._possible}", markup=False)
            yield Input(id="drawn")
            yield Static("", classes="error", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take the answer, or say why not."""
        try:
            self._take(event.value)
        except SoukError as error:
            self.query_one(".error", Static).update(str(error))
            return
        self.dismiss("drawn")


class Leaving(ModalScreen[bool]):
    """Whether somebody really wants to go."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "dismiss(True)", "Leave"),
        Binding("n,escape,q", "dismiss(False)", "Stay"),
    ]

    def __init__(self, kept: str) -> None:
        super().__init__()
        self._kept = kept

    def compose(self) -> ComposeResult:
        """The question."""
        with VerticalScroll(classes="dialog"):
            yield Static(f"Leave the table? {self._kept}\n\ny leaves, n stays", markup=False)
