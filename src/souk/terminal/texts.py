"""Texts to read at a table, as Markdown: what is closed, what moves do, keys, points, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souk.drawing.scene import Scene
from souk.engine.game import Game
from souk.engine.position import Position, View
from souk.engine.types import Over
from souk.words import Words
from souk.words.rules import without_pictures

from .names import shown_names
from .story import Teller, closed, consequences, picture_of

ROOM: Final = 94, 24  # for a board among lines of text


def keys_text(words: Words) -> str:
    """The keys."""
    return f"## {words.say('table-keys')}\n\n{words.say('terminal-keys')}"


def rules_text(words: Words) -> str:
    """The rules of the game."""
    return without_pictures(words.rules()) or words.say("terminal-no_rules")


def closed_text(view: View, teller: Teller) -> str:
    """The closed options of the decision, with the reasons."""
    say = teller.words.say
    listed = [
        "- " + teller.words.labelled(f"`{notations}`", f"{reason}.") for notations, reason in closed(view, teller)
    ]
    title = "## " + teller.words.labelled(teller.words.ask(view.public), say("table-closed"))
    return "\n".join([title, "", *(listed or [say("table-none_closed")])])


def hint_text(view: View, teller: Teller) -> str:
    """What each move of the view's seat does."""
    listed = []
    for move in view.moves:
        meaning = teller.meaning(move, picture_of(view.game))
        message = " ".join(consequences(view, move, teller))
        said = ". ".join(filter(None, (meaning, message))) or teller.words.say("terminal-goes_on")
        listed.append("- " + teller.words.labelled(f"`{move.notation}`", said))
    return "\n".join(listed)


def sheet_text(position: Position, teller: Teller) -> str:
    """Points by source and seat, as a table of plain text."""
    words = teller.words
    sheet = position.game.presentation.score_sheet(position.state)
    rows = [
        ("", list(teller.names)),
        *((words.word("source", source), list(map(str, points))) for source, points in sheet.items()),
        (words.say("table-total"), list(map(str, position.scores))),
    ]
    width = max(len(label) for label, _ in rows)
    widths = [max(len(cell) for cell in column) for column in zip(*(cells for _, cells in rows), strict=True)]
    lines = [
        f"{label:<{width}}  " + "  ".join(f"{cell:>{n}}" for cell, n in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    over = Over(scores=tuple(position.scores), winners=position.winners)
    return "\n".join([*lines, *(["", teller.event(over)] if position.over else [])])


def position_text(position: Position, seat: int | None, seats: Sequence[str], words: Words) -> str:
    """A position for who has no screen: as a seat sees it, or all of it."""
    unnamed = [words.say("seat-name", n=number + 1) for number in range(position.players)]
    names = shown_names(words, seats or unnamed)
    if seat is None:
        return scene_text(position.game, Scene.of_all(position.game, position.state, names, words))
    return scene_text(position.game, Scene.of_view(position.view(seat), names, words))


def scene_text(game: Game, scene: Scene) -> str:
    """The panels of the table, one below the other."""
    picture = picture_of(game)
    drawn = [draw(scene) for draw in (picture.side, picture.players) if draw]
    hand = [picture.hand(scene)] if picture.hand and scene.private else []
    panels = (picture.board(scene, *ROOM), *drawn, *hand)
    return "\n\n".join((picture.headline(scene), *(panel.plain for panel in panels)))
