"""What every game tells, as types: the vocabulary that all games share. Each game adds its own in its `types`.

Nothing here holds a sentence. A view, an event, a reason or a remark is data; who reads it says it in a language, by
the message that the game's catalogue has for its tag (`words/<language>.ftl`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

Json = Mapping[str, object]  # an object of JSON that some reader takes apart


def snake(name: str) -> str:
    """`SoukComplete` as `souk_complete`: how a type is called on the wire and in the catalogues."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class MoveFields(Struct, frozen=True, gc=False, tag_field="kind", tag=snake):
    """What an action is about, whatever the position: one type for each kind of action."""


class Remark(Struct, frozen=True, gc=False, tag_field="code", tag=snake):
    """What a legal move costs, brings or reaches here: whatever a screen needs to know about it beside its fields."""

    @property
    def notation(self) -> str:
        """How it is written behind the move, in brackets; empty if it is not."""
        return ""


class Reason(Struct, frozen=True, gc=False, kw_only=True, tag_field="code", tag=snake):
    """Why something is closed or refused: a code with arguments, and the number of the ruling that decides, if any."""

    ruling: str = ""

    def __str__(self) -> str:
        """For who programs: the code and its arguments. People read the sentence of a catalogue."""
        said = ", ".join(f"{name} {value}" for name, value in asdict(self).items() if name != "ruling")
        return (
            str(self.__struct_config__.tag) + (f" ({said})" if said else "") + (f" [{self.ruling}]" * bool(self.ruling))
        )


class NotYourDecision(Reason, frozen=True, kw_only=True):
    """Somebody else is to decide, or nobody."""


class NoSuchMove(Reason, frozen=True, kw_only=True):
    """There is no action with that number."""

    id: int
    last: int


class DecisionsEnd(Reason, frozen=True, kw_only=True):
    """Decisions in a row end where dice, a card or another's decision comes in between."""


class NotNow(Reason, frozen=True, kw_only=True):
    """The rules do not allow it now; for games that say no more."""


AnyReason = NotYourDecision | NoSuchMove | DecisionsEnd | NotNow  # of a game that says no more


class Consequence(Struct, frozen=True, gc=False, kw_only=True, tag_field="code", tag=snake):
    """What a move does on the board that somebody will feel in points: said where the points expected agree with it."""

    seat: int  # whose points
    sources: tuple[str, ...]  # which of them
    gains: bool = True  # more of them, or less


class Matter(Struct, frozen=True, gc=False, kw_only=True, tag_field="code", tag=snake):
    """What matters at a decision: said to who plays for the first time."""


class Event(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="type", tag=snake):
    """Something that happened."""

    only: int | None = None  # the one seat that hears of it; everybody if it is None


class Points(Event, frozen=True, kw_only=True):
    """A seat scores; `source` is a column of the score sheet."""

    seat: int
    n: int
    source: str


class Round(Event, frozen=True, kw_only=True):
    """A round begins."""

    round: int


class Over(Event, frozen=True, kw_only=True):
    """The game has ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent = Points | Round | Over  # of a game that tells no more


class StepEvent(NamedTuple):
    """Something that happened in a step of a game."""

    step: int
    event: Event


class SeatView(Struct, frozen=True, gc=False, kw_only=True):
    """What everybody sees of a seat."""

    score: int
    score_sheet: Mapping[str, int]  # points by source


class GameView(Struct, frozen=True, gc=False, kw_only=True):
    """What everybody may see of a game."""

    players: int
    round: int
    actors: tuple[int, ...]  # the seats that are to decide; nobody while dice roll and at the end
    over: bool
    seats: tuple[SeatView, ...]


class PrivateView(Struct, frozen=True, gc=False, kw_only=True):
    """What one seat sees beside that."""

    seat: int
