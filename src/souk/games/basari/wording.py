"""What Basari's messages may use beside the fields."""

from __future__ import annotations

from msgspec import Struct

from souk.engine.types import GameView
from souk.words.arguments import Speaker, named
from souk.words.catalogue import Args

from . import types as t


def ask(view: GameView) -> tuple[str, Struct | None]:
    """The question of the view, and what it is about."""
    match view:
        case t.View(phase="start" | "choose" as phase):
            return f"ask-{phase}", None
        case t.View(phase="barter", barter=t.Barter() as barter):
            return "ask-barter" if barter.offer else "ask-open", barter
        case t.View(phase="red" | "yellow" | "green" | "blue" as colour):
            return "ask-count", t.CountNow(colour=colour)
    return "ask-move", None


def wording(speaker: Speaker, struct: Struct) -> Args:
    """The arguments that only Basari's messages have."""
    match struct:
        case t.Revealed(cards=cards):
            shown = [_card_of(speaker, seat, card) for seat, card in enumerate(cards)]
            return {"cards": ", ".join(shown)}
        case t.OrderDrawn(place=place):
            return {"place": place + 1}
    return {}


def _card_of(speaker: Speaker, seat: int, card: str) -> str:
    args = {"seat": speaker.name(seat), **named("card", speaker.word("card", card))}
    return speaker.phrase("card-of", args)[""]
