"""What is on the screen whatever is done with it: board, tower, players, hand, log. Playing and replaying share it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from textual.app import App, ComposeResult, ReturnType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Static

from souk.drawing.scene import Picture, Scene, seat_style
from souk.engine.errors import SoukError
from souk.words import Words

from .dialogs import translate_keys
from .looks import DARK, LIGHT, fitting_theme
from .story import StoryLine, Teller

MOST_LINES = 120  # of the log that are kept on the screen


class Board(Widget):
    """The board, drawn for the room that it has."""

    scene: reactive[Scene | None] = reactive(None)

    def __init__(self, picture: Picture, words: Words) -> None:
        super().__init__(id="board")
        self._picture = picture
        self.border_title = words.say("table-board")
        self.border_subtitle = picture.legend(words)

    def render(self) -> Content:
        """The picture."""
        width, height = self.content_size
        return self._picture.board(self.scene, width, height) if self.scene else Content("")


class Log(VerticalScroll, can_focus=False):
    """What happened, the latest at the bottom."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="log")
        self._lines: Sequence[StoryLine] = ()
        self.border_title = words.say("table-log")

    def compose(self) -> ComposeResult:
        """One text."""
        yield Static()

    def tell(self, lines: Sequence[StoryLine], teller: Teller) -> None:
        """Show these lines."""
        recent = lines[-MOST_LINES:]
        if recent != self._lines:
            self._lines = recent
            self.query_one(Static).update(Content("\n").join(self._styled(line, teller) for line in recent))
            self.scroll_end(animate=False)

    def _styled(self, line: StoryLine, teller: Teller) -> Content:
        content = Content(line.text)
        if line.chapter:
            return content.stylize("bold $primary")
        for seat, name in enumerate(teller.names):
            for match in re.finditer(rf"\b{re.escape(name)}\b", line.text):
                content = content.stylize(seat_style(seat), *match.span())
        return content


class TablePanels(Horizontal):
    """The whole table; `controls` are what is done with it."""

    def __init__(self, picture: Picture, words: Words, *controls: Widget) -> None:
        super().__init__(id="table")
        self._words = words
        self._picture = picture
        self._controls = controls
        self._shown: dict[str, Content] = {}

    def compose(self) -> ComposeResult:
        """Board, players and log on the left, the rest on the right."""
        with Vertical(id="left"):
            yield Board(self._picture, self._words)
            if self._picture.players:
                yield Static(id="players")
            yield Log(self._words)
        with Vertical(id="right"):
            if self._picture.side:
                yield Static(id="side")
            if self._picture.hand:
                yield Static(id="hand")
            yield from self._controls
            yield Static(id="sheet", markup=False)

    def on_mount(self) -> None:
        """Name the panels."""
        titles = {
            "players": "table-players",
            "side": self._picture.side_title,
            "hand": "terminal-hand",
            "sheet": "table-sheet",
        }
        for id, title in titles.items():
            for panel in self.query(f"#{id}"):
                panel.border_title = self._words.say(title)

    def headline(self, scene: Scene) -> str:
        """When it is."""
        return self._picture.headline(scene)

    def draw(self, scene: Scene, sheet: str) -> None:
        """Show a moment of the game."""
        self.query_one(Board).scene = scene
        picture = self._picture
        for id, draw in (("players", picture.players), ("side", picture.side), ("hand", picture.hand)):
            if draw:
                self._put(id, draw(scene))
        self._put("sheet", Content(sheet))

    def _put(self, id: str, content: Content) -> None:
        """Change a panel, if there is anything to change: laying out the screen takes time."""
        last = self._shown.get(id)
        if last is None or (last.plain, last.spans) != (content.plain, content.spans):
            self._shown[id] = content
            self.query_one(f"#{id}", Static).update(content, layout=last is None or id in ("hand", "sheet"))

    def tell(self, lines: Sequence[StoryLine], teller: Teller) -> None:
        """Show the log up to this moment."""
        self.query_one(Log).tell(lines, teller)


def apology(words: Words, error: BaseException | None) -> str:
    """What is said when the table cannot go on."""
    return f"souk: {error}" if isinstance(error, SoukError) else words.say("terminal-mistake", error=repr(error))


class TableApp(App[ReturnType]):
    """What the apps have in common: looks, and a layout for narrow and wide terminals."""

    CSS_PATH = "table.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (150, "-wide")]  # noqa: RUF012 - so declared by Textual
    VERTICAL_BREAKPOINTS = [(0, "-low"), (40, "-high")]  # noqa: RUF012
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, picture: Picture, words: Words) -> None:
        self.picture = picture
        super().__init__()
        self.words = words
        translate_keys(self, words)
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = fitting_theme()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The room of the board, for the style sheet."""
        small, large = self.picture.room, self.picture.large_room
        return {
            "room-width": str(small.width) if small else "1fr",
            "room-height": str(small.height) if small else "auto",
            "large-room-width": str(large.width) if large else "1fr",
            "large-room-height": str(large.height) if large else "auto",
        }

    def draw(self, scene: Scene, sheet: str) -> None:
        """Show a moment of the game, and above it when that is."""
        panels = self.query_one(TablePanels)
        panels.draw(scene, sheet)
        headline = panels.headline(scene)
        if headline != self.title:
            self.title = headline
            self.query_one("#headline", Static).update(headline, layout=False)

    def _fatal_error(self) -> None:
        """What Textual does about a mistake of the program, but with a sentence instead of a traceback."""
        self._exit_renderables.append(apology(self.words, self._exception))
        self._close_messages_no_wait()

    def action_switch_looks(self) -> None:
        """From dark to light and back."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
