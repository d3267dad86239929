"""Who sits at a table: people, and the players of `souk.players`. A bot gets a `View`, never the position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from souk.engine.errors import BadOption, UnknownName
from souk.engine.game import Game
from souk.engine.input_reasons import NoPersonsName
from souk.players import PLAYERS, Player, player_of

from .names import PERSON

USUAL: Final = "trader"  # whom a person plays against if nobody else is named


@dataclass(frozen=True)
class Seat:
    """A place at the table: the name that a record keeps, and who decides; nobody for a person."""

    name: str
    bot: Player | None = None


def seats_from_text(game: Game, text: str, seed: str | None = None) -> list[Seat]:
    """Seats as typed: `human,human:Anna,greedy,search:ms=200,threads=2`. One person against bots if nothing is."""
    words: list[str] = []
    for word in text.split(",") if text else [PERSON, *[USUAL] * (game.players[-1] - 1)]:
        if words and "=" in word and ":" not in word:  # one more parameter of the player before
            words[-1] += f",{word.strip()}"
        else:
            words.append(word.strip())
    seeds = random.Random(seed)
    return [_seat(game, word, seeds.getrandbits(32)) for word in words]


def _seat(game: Game, word: str, seed: int) -> Seat:
    kind, colon, name = word.partition(":")
    if kind == PERSON:
        if colon and (not name.strip() or not name.isprintable()):
            text = f"a person's name stands behind the colon, as {PERSON}:Anna, not {word!r}"
            raise BadOption(text, NoPersonsName(name=word))
        return Seat(name.strip() or PERSON)
    if kind not in PLAYERS:
        raise UnknownName("player", kind, [PERSON, *PLAYERS.names()])
    return Seat(word, player_of(word, game, seed))


def seats_from_record(game: Game, names: Sequence[str], players: int) -> list[Seat]:
    """Seats as a record names them: bots by their kind, everybody else is a person."""
    sitting = names or [PERSON] * players
    bots = random.Random()
    return [
        Seat(name, player_of(name, game, bots.getrandbits(32))) if name.partition(":")[0] in PLAYERS else Seat(name)
        for name in sitting
    ]
