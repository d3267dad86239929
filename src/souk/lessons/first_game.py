"""The guided first game: a short game against friendly bots, in which a coach says what matters.

Where it begins is data of a game, `lessons/first_game.json`. What matters is found by the game (`Presentation.matters`)
and said by messages `matter-<code>` in the catalogues of its lessons.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from souk.engine.chance import Chance
from souk.engine.game import Game
from souk.engine.position import Position
from souk.engine.types import Json, Matter
from souk.words.catalogue import text_of

from .lesson import FOLDER

NAME: Final = "first_game"  # among the lessons that are done


class FirstGame(Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """Where it begins, and who sits there: the learner where no bot does."""

    bots: tuple[str, ...]  # a persona for each seat; empty for the learner's
    position: Json

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.bots.index("")


@cache
def first_game(game: Game) -> FirstGame | None:
    """The first game that a game offers, if it does."""
    text = text_of(game.presentation.package, FOLDER, f"{NAME}.json")
    return msgspec.json.decode(text, type=FirstGame) if text else None


def opening(game: Game, first: FirstGame, chance: Chance | None = None) -> Position:
    """The position that it begins with."""
    return Position.from_json(game, {"game": game.name, "position": first.position}, chance)


def matters(game: Game, state: Any, seat: int) -> Sequence[Matter]:
    """What matters at a decision, as far as its seat knows: nothing where it is not asked."""
    if seat not in game.seats_to_act(state):
        return []
    return game.presentation.matters(game, game.hidden(state, seat), seat)
