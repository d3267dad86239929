"""Tests of Basari, and a few words to set up a table with."""

from __future__ import annotations

from typing import Any

from msgspec.json import decode, encode

from souk.engine.contract import NATURE
from souk.engine.position import Position
from souk.games.basari import GAME
from souk.games.basari.board import COLOURS, LETTERS
from souk.games.basari.types import PrivateView

from .. import ruling as ruling
from .. import story as story

Data = dict[str, Any]


def gems(text: str) -> dict[str, int]:
    """Gems as people write them, by colour: `2R 1Y`."""
    counts: dict[str, int] = dict.fromkeys(COLOURS, 0)
    for word in text.split():
        counts[COLOURS[LETTERS.index(word[-1])]] += int(word[:-1])
    return counts


def seat(held: str = "3R 3Y 3G 3B", score: int = 0, **more: object) -> Data:
    """A seat with these gems and this score, on archway 0, one archway from its disc."""
    return {"archway": 0, "moved": 1, "gems": gems(held), "sheet": {"points": score}, **more}


def table(phase: str, *seats: Data, options: Data | None = None, **more: Any) -> Position:
    """A position without dice of its own, so that the tests say what is rolled."""
    position = {"phase": phase, "round": 20, "scorings": 0, "seats": list(seats), **more}
    return Position.from_json(GAME, {"game": "basari", "options": options or {}, "position": position})


def choose(*cards: str, seats: list[Data]) -> Position:
    """A round in which these cards are chosen, up to the first die or decision of the resolution."""
    position = table("choose", *seats)
    for number, card in enumerate(cards):
        position.play(card, number)
    return position


def barter(opener: Data, other: Data, action: str = "roll", **more: Any) -> Position:
    """Seats 0 and 1 barter for an action, seat 0 to speak; seat 2 chose another action."""
    third = "gems" if action == "points" else "points"
    return table("barter", opener | {"card": action}, other | {"card": action}, seat(card=third), action=action, **more)


def roll(position: Position, *faces: int) -> Position:
    """Let nature roll these dice."""
    for face in faces:
        position.play(str(face), NATURE)
    return position


def held(position: Position, number: int) -> dict[str, int]:
    """The gems of a seat by colour."""
    return dict(zip(COLOURS, position.state.gems[number], strict=True))


def supplies(position: Position) -> dict[str, int]:
    """The supply by colour, as everybody sees it."""
    supply: dict[str, int] = seen(position)["supply"]
    return supply


def notations(position: Position) -> list[str]:
    """What may be done now, as people write it."""
    return [move.notation for move in position.moves]


def seen(position: Position, number: int | None = None) -> Data:
    """What a spectator sees, as it goes to clients; for a seat with its own card."""
    view = position.view(number)
    data: Data = decode(encode(view.public))
    if isinstance(view.private, PrivateView):
        data["seats"][number]["card"] = view.private.card
    return data
