"""Each game in words: what happened, what is asked, what a move does. A game that has none is told plainly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from souk.engine.errors import shorten
from souk.engine.game import Event, Game
from souk.engine.position import Move, Position, View

from .names import Names


@dataclass(frozen=True)
class Draw:
    """What is asked when the dice and cards of a real table are typed in."""

    question: str
    seat: int | None = None  # only this seat may see the answer


@dataclass(frozen=True)
class Words:
    """How one game speaks."""

    tell: Callable[[Event, Names], str]  # a sentence for an event
    question: Callable[[View], str]  # what the view's seat is to decide
    meaning: Callable[[View, Move], str]  # what a move means here, in a few words; may be empty
    draw: Callable[[Any, Names], Draw]  # what nature is to do in this state
    targets: Callable[[Move], Sequence[str]]  # places on the board that a move is about
    minor: frozenset[str] = frozenset()  # events that later ones tell again
    chapter: str = "step"  # the event that begins a chapter
    scorings: frozenset[str] = frozenset()
    sources: dict[str, str] = field(default_factory=dict)  # columns of the score sheet


@cache
def words_of(game_name: str) -> Words:
    """The words of a game."""
    if game_name in ("yspahan", "basari"):
        words = import_module(f"{__name__}.{game_name}").WORDS
        assert isinstance(words, Words)
        return words
    return Words(
        tell=_plain,
        question=lambda _: "Your move",
        meaning=lambda *_: "",
        draw=lambda *_: Draw("What was drawn?"),
        targets=lambda _: (),
    )


def _plain(event: Event, names: Names) -> str:
    fields = [f"{key} {value}" for key, value in event.items() if key not in ("step", "type", "only", "seat")]
    who = f"{names(event['seat'])}: " if "seat" in event else ""
    return f"{who}{event['type']} {', '.join(fields)}".strip()


def rules_text(game: Game) -> str:
    """The rules in short, as Markdown."""
    path = files("souk.terminal").joinpath("rules", f"{game.name}.md")
    return path.read_text("utf-8") if path.is_file() else f"# {game.title}\n\nThere is no short text of the rules."


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    step: int
    text: str
    kind: str


def lines_of(position: Position, names: Names, seat: int | None = None, since: int = 0) -> list[Line]:
    """The story of a game in words, as a seat may know it, or all of it."""
    words = words_of(position.game.name)
    return [
        Line(event["step"], words.tell(event, names), event["type"])
        for event in position.story(seat, since)
        if event["type"] not in words.minor
    ]


def consequences(view: View, move: Move, names: Names) -> list[str]:
    """What a move would bring about at once, as far as the seat can know."""
    words = words_of(view.game.name)
    before = view.imagine(seed=0)
    sentences = []
    for event in view.game.narrate(view.game, before, move.seat, move.id, view.game.after(before, move.seat, move.id)):
        if event["type"] in view.game.reveals:
            sentences.append("Then all is revealed.")
            break
        if event["type"] not in words.minor:
            sentences.append(words.tell(event, names))
    return sentences


def closed(view: View) -> list[tuple[str, str]]:
    """The options of the decision that are closed: their notations, and the reason."""
    game, state = view.game, view.state
    kinds = game.kinds(state)
    open_ids = set(game.legal(state, view.seat))
    by_reason: dict[str, list[str]] = {}
    for action in game.actions:
        if action.kind in kinds and action.id not in open_ids:
            by_reason.setdefault(game.why_not(state, view.seat, action.id), []).append(action.notation)
    return [(shorten(notations, 4), reason) for reason, notations in by_reason.items()]
