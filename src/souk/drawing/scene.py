"""What a game draws for a terminal, panel by panel, from what somebody may see. A game without pictures is its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from textual.content import Content

from souk.engine.contract import SPECTATOR
from souk.engine.game import Game
from souk.engine.position import View
from souk.engine.types import GameView, MoveFields, PrivateView
from souk.words import Words

SYMBOLS: Final = "●■▲◆"  # a seat's cubes and pawns, so that nobody needs colours
DISCS: Final = "○□△◇"


@dataclass(frozen=True)
class Marks:
    """Places on the board that stand out: those that moves are about, and those of the move under the cursor."""

    open: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()


NO_MARKS: Final = Marks()


@dataclass(frozen=True)
class Scene:
    """What is drawn: what everybody sees, what some seats see beside it, names, words, and what stands out."""

    view: Any  # the game's own `GameView`
    private: Mapping[int, Any]  # its `PrivateView`s by seat
    text: str
    names: Sequence[str]
    words: Words
    viewer: int | None = None  # who sees it; nobody if all is seen
    marks: Marks = NO_MARKS

    @classmethod
    def of_view(cls, view: View, names: Sequence[str], words: Words, marks: Marks = NO_MARKS) -> Scene:
        """What a seat, or a spectator, may see."""
        beside: dict[int, PrivateView] = {view.seat: view.private} if view.private else {}
        viewer = view.seat if view.private else None
        return cls(view.public, beside, str(view), names, words, viewer, marks)

    @classmethod
    def of_all(cls, game: Game, state: Any, names: Sequence[str], words: Words) -> Scene:
        """Everything there is to see, hands included."""
        show = game.presentation
        public: GameView = show.view(game, game.hidden(state))
        beside = {seat: show.private_view(game, state, seat) for seat in range(state.players)}
        return cls(public, beside, show.text(game, state, SPECTATOR), names, words)


@dataclass(frozen=True)
class DrawQuestion:
    """What is asked when the dice and cards of a real table are typed in."""

    question: str
    seat: int | None = None  # only this seat may see the answer


def _any_draw(words: Words, *_: object) -> DrawQuestion:
    return DrawQuestion(words.say("terminal-what_drawn"))


@dataclass(frozen=True)
class Room:
    """What a board takes of the screen, in characters: the column that it stands in, and its lines with its title."""

    width: int
    height: int


@dataclass(frozen=True)
class Picture:
    """How a game's table is drawn, and what the terminal needs to know about its moves."""

    headline: Callable[[Scene], str]
    board: Callable[[Scene, int, int], Content]  # for this width and height
    room: Room | None = None  # without one, as much as its text needs
    large_room: Room | None = None  # in a large terminal
    side: Callable[[Scene], Content] | None = None
    side_title: str = ""  # a message
    players: Callable[[Scene], Content] | None = None
    hand: Callable[[Scene], Content] | None = None
    legend: Callable[[Words], str] = lambda _: ""
    places: Callable[[MoveFields], Sequence[str]] = lambda _: ()  # places on the board that a move is about
    on_board: frozenset[str] = frozenset()  # kinds of moves that the board names well enough
    draw: Callable[[Words, Any, Sequence[str], int | None], DrawQuestion] = _any_draw  # what nature is to do in a state


PLAIN: Final = Picture(lambda scene: scene.words.say("game-title"), lambda scene, *_: Content(scene.text))


def fitted(name: str, room: int) -> str:
    """A name in so many characters; the number at its end, which tells it from its namesakes, stays."""
    if len(name) <= room:
        return name
    _, space, last = name.rpartition(" ")
    end = space + last if last.isdigit() and len(last) < room // 2 else ""
    return name[: room - len(end)].rstrip() + end


def seat_style(seat: int) -> str:
    """The colour of a seat's cubes and pawns."""
    return f"bold $seat-{seat}"
