"""What opens above the table: a text to read, the hand-over, typed dice, the question whether to leave."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar, TypeVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Markdown, Static

from souk.engine.errors import SoukError
from souk.words import Words

Answer = TypeVar("Answer")


def translate_keys(keyed: App[Answer] | ModalScreen[Answer], words: Words) -> None:
    """Say what keys do in the words of the table: a binding's description is a message."""
    bindings = keyed._bindings.key_to_bindings
    for key, bound in bindings.items():
        bindings[key] = [replace(one, description=words.say(one.description)) for one in bound]


class Dialog(ModalScreen[Answer]):
    """Something above the table that speaks its words."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        translate_keys(self, words)


class Reader(Dialog[None]):
    """A text to read; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,question_mark,h,p", "dismiss", "table-close"),
        Binding("down,j", "scroll(3)", show=False),
        Binding("up,k", "scroll(-3)", show=False),
        Binding("pagedown,space", "scroll(15)", show=False),
        Binding("pageup", "scroll(-15)", show=False),
    ]

    def __init__(self, words: Words, title: str, body: Markdown | Static) -> None:
        super().__init__(words)
        self._title = title
        self._body = body

    def compose(self) -> ComposeResult:
        """The text in a frame."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = self._title
            frame.border_subtitle = self.words.say("terminal-reader_keys")
            yield self._body

    def action_scroll(self, lines: int) -> None:
        """Move the text."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class HandOver(Dialog[str]):
    """Covers the table until the right person sits in front of it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('look')", "terminal-look"),
        Binding("u", "take_back", "terminal-undo"),
    ]

    def __init__(self, words: Words, name: str, last: str | None) -> None:
        super().__init__(words)
        self._seat_name = name
        self._last = last  # who may take the last choice back

    def compose(self) -> ComposeResult:
        """Who is to look."""
        say = self.words.say
        back = say("terminal-last_may_undo", name=self._last) if self._last is not None else ""
        lines = (say("terminal-hand_over", name=self._seat_name), say("terminal-enter_shows"), back)
        with VerticalScroll(classes="dialog"):
            yield Static("\n\n".join(filter(None, lines)), markup=False)

    def action_take_back(self) -> None:
        """The one before has another thought."""
        if self._last:
            self.dismiss("undo")


class TypedDraw(Dialog[str]):
    """Asks for the dice or cards of a real table, until they can be."""

    AUTO_FOCUS = "Input"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+z", "dismiss('undo')", "terminal-undo")]

    def __init__(self, words: Words, question: str, possible: str, take: Callable[[str], None]) -> None:
        super().__init__(words)
        self._question = question
        self._possible = possible
        self._take = take

    def compose(self) -> ComposeResult:
        """The question and a line for the answer."""
        say = self.words.say
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = say("terminal-real_table")
            frame.border_subtitle = say("terminal-real_table_keys")
            yield Static(f"{self._question}\n{say('terminal-possible', moves=self._possible)}", markup=False)
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


class CoachWarns(Dialog[str]):
    """What a plan loses, before it is played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "dismiss('play')", "coach-anyway"),
        Binding("b", "dismiss('better')", "coach-take"),
        Binding("escape,enter", "dismiss('again')", "coach-again"),
    ]

    def __init__(self, words: Words, warning: str) -> None:
        super().__init__(words)
        self._warning = warning

    def compose(self) -> ComposeResult:
        """The warning, and the keys."""
        with VerticalScroll(classes="dialog") as frame:
            frame.border_title = self.words.say("coach-title")
            yield Static(f"{self._warning}\n\n{self.words.say('terminal-coach_keys')}", markup=False)


class Leaving(Dialog[bool]):
    """Whether somebody really wants to go."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,enter", "dismiss(True)", "terminal-leave"),
        Binding("n,escape,q", "dismiss(False)", "terminal-stay"),
    ]

    def __init__(self, words: Words, kept: str) -> None:
        super().__init__(words)
        self._kept = kept

    def compose(self) -> ComposeResult:
        """The question."""
        say = self.words.say
        with VerticalScroll(classes="dialog"):
            yield Static(f"{say('terminal-leave_table')} {self._kept}\n\n{say('terminal-leave_keys')}", markup=False)
