"""A game in words: what happened, what a move does, what is closed and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from souk.drawing.scene import PLAIN, Picture
from souk.engine.contract import NATURE
from souk.engine.errors import IllegalMove, SoukError, UnknownName
from souk.engine.game import Game
from souk.engine.live import ahead
from souk.engine.live import closed as closed_options
from souk.engine.position import Move, Position, View
from souk.engine.types import Event, Over, Round
from souk.words import Words

SOME: Final = 12  # moves in a sentence


@dataclass(frozen=True)
class Teller:
    """Who tells a game: in which words, what the seats are called, and which of them is told it."""

    words: Words
    names: Sequence[str]
    reader: int | None = None

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self.words.event(event, self.names, self.reader)

    def meaning(self, move: Move, picture: Picture) -> str:
        """What a move is, and what there is to know about it here."""
        remark = self.words.remark(move.remark, move.fields) if move.remark else ""
        name = "" if move.kind in picture.on_board else self.words.move(move.fields)
        return ", ".join(filter(None, (name, remark)))

    def problem(self, error: SoukError, moves: Sequence[Move], text: str = "") -> str:
        """Why something was refused, in the language of the table where it has words for that."""
        if isinstance(error, IllegalMove) and error.reason:
            return self.words.reason(error.reason, self.names)
        if isinstance(error, IllegalMove | UnknownName) and text:
            return self.words.say(
                "terminal-no_move", text=text[:60], moves=self.some([move.notation for move in moves])
            )
        return str(error)

    def some(self, notations: Sequence[str], most: int = SOME) -> str:
        """Moves as they are written, the rest counted."""
        listed = ", ".join(notations[:most])
        more = len(notations) - most
        return self.words.say("terminal-more", list=listed, n=more) if more > 0 else listed


@dataclass(frozen=True)
class StoryLine:
    """A line of the log."""

    step: int
    text: str
    chapter: bool  # whether something begins, is scored or ends there


def picture_of(game: Game) -> Picture:
    """How a game is drawn."""
    picture = game.presentation.terminal() if game.presentation.terminal else PLAIN
    assert isinstance(picture, Picture)
    return picture


def begins_chapter(event: Event) -> bool:
    """Whether a chapter begins: a day, a round."""
    return isinstance(event, Round)


def is_scoring(game: Game, event: Event) -> bool:
    """Whether much is scored at once, or the game ends."""
    return isinstance(event, (*game.presentation.scorings, Over))


def lines_of(position: Position, teller: Teller, seat: int | None = None, since: int = 0) -> list[StoryLine]:
    """The story of a game in words, as a seat may know it, or all of it."""
    game = position.game
    return [
        StoryLine(step, teller.event(event), begins_chapter(event) or is_scoring(game, event))
        for step, event in position.story(seat, since)
        if not isinstance(event, game.presentation.quiet)
    ]


def consequences(view: View, move: Move, teller: Teller) -> list[str]:
    """What a move would bring about at once, as far as the seat can know."""
    quiet = view.game.presentation.quiet
    found = ahead(view.game, view.state, move.seat, [move.id], 0)
    sentences = [teller.event(event) for _, event in found.events if not isinstance(event, quiet)]
    if found.new:
        drawn = view.game.seats_to_act(found.state) == (NATURE,)
        sentences.append(teller.words.say("table-then" if drawn else "terminal-then_revealed"))
    return sentences


def closed(view: View, teller: Teller) -> list[tuple[str, str]]:
    """The options of the decision that are closed: their notations, and the reason."""
    actions = view.game.actions
    return [
        (teller.some([actions[id].notation for id in ids], 4), teller.words.reason(reason, teller.names))
        for reason, ids in closed_options(view.game, view.state, view.seat)
    ]
