"""Who sits at a table: people, and the bots that can be asked to join. A bot gets a `View`, never the position."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from souk.engine.errors import BadOption, UnknownName
from souk.engine.game import Game
from souk.engine.position import Move, View

PERSON: Final = "human"


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, view: View) -> Move:
        """One of the view's moves."""
        ...


class RandomPlayer:
    """Takes any legal move."""

    def __init__(self, seed: str | None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> Move:
        """Any of them."""
        return self._random.choice(view.moves)


# The one place where bots come from: a name, and how to make one from a seed or without.
BOTS: Mapping[str, Callable[[str | None], Player]] = {"random": RandomPlayer}


@dataclass(frozen=True)
class Seat:
    """A place at the table: the name that a record keeps, and who decides; nobody for a person."""

    name: str
    bot: Player | None = None


def seats_from_text(game: Game, text: str, seed: str | None = None) -> list[Seat]:
    """Seats as typed: `human,human:Anna,random`. One person against random movers if nothing is."""
    words = text.split(",") if text else [PERSON, *["random"] * (game.players[-1] - 1)]
    return [_seat(word.strip(), f"{seed} {k}" if seed is not None else None) for k, word in enumerate(words)]


def _seat(word: str, seed: str | None) -> Seat:
    kind, colon, name = word.partition(":")
    if kind == PERSON:
        if colon and (not name.strip() or not name.isprintable()):
            raise BadOption(f"a person's name stands behind the colon, as {PERSON}:Anna, not {word!r}")
        return Seat(name.strip() or PERSON)
    if word not in BOTS:
        raise UnknownName("player", word, [PERSON, *BOTS])
    return Seat(word, BOTS[word](seed))


def seats_from_record(names: Sequence[str], players: int) -> list[Seat]:
    """Seats as a record names them: bots by their kind, everybody else is a person."""
    return [Seat(name, BOTS[name](None)) if name in BOTS else Seat(name) for name in names or [PERSON] * players]
