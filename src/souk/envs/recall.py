"""What each seat can remember: all that it was told of a game, as text, as numbers, and as games it may have been.

Two games that look the same to a seat at every step give it the same recollection, and two that do not give
different ones (perfect recall). Who is told what is said by `Game.told`; the laws compare it with `hide` and `narrate`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Self

from souk.engine.contract import NATURE, WATCHER
from souk.engine.game import Game, Tale

UNSEEN = -1  # the action of a tale that the seat did not see


class Recall:
    """All that has been told at one table."""

    __slots__ = ("_fresh", "_numbers", "_players", "_tales", "_texts")

    def __init__(self, players: int) -> None:
        self._players = players
        self._tales: list[Tale] = []
        self._fresh = 0  # where the tales of the last step begin
        # By seat, as far as somebody asked: how many tales are in its text, and its numbers.
        self._texts: dict[int, tuple[int, str]] = {}
        self._numbers: dict[int, array[float]] = {}

    def copy(self) -> Self:
        """An independent one with the same past."""
        twin = object.__new__(type(self))
        twin._players, twin._tales = self._players, self._tales[:]
        twin._fresh, twin._texts = self._fresh, self._texts.copy()
        twin._numbers = {seat: numbers[:] for seat, numbers in self._numbers.items()}
        return twin

    def tell(self, tales: Sequence[Tale]) -> None:
        """Add what a step tells: `Game.told` of the state before it."""
        self._fresh = len(self._tales)
        self._tales += tales

    def heard(self, seat: int) -> list[Tale]:
        """The tales as one seat knows them: what it did not see is `UNSEEN`."""
        return [tale if tale.eyes >> seat & 1 else tale._replace(action=UNSEEN) for tale in self._tales]

    def text(self, game: Game, seat: int) -> str:
        """All that one seat was told, in notation, after its own name."""
        done, text = self._texts.get(seat, (0, "public" if seat == WATCHER else f"p{seat}"))
        if done < len(self._tales):
            text += self._words(game, seat, done)
            self._texts[seat] = len(self._tales), text
        return text

    def news(self, game: Game, seat: int) -> str:
        """What the last step told one seat."""
        return self._words(game, seat, self._fresh)

    def _words(self, game: Game, seat: int, since: int) -> str:
        return "".join([_word(game, tale, tale.eyes >> seat & 1) for tale in self._tales[since:]])

    def numbers(self, game: Game, seat: int, most: int) -> array[float]:
        """The last tales that one seat was told, two numbers each, all different and from -1 to 1.

        Who did it: 1 for nature, else counted from the own seat; negative if it tells of an earlier step. What: 0
        if it was not seen.
        """
        numbers = self._numbers.setdefault(seat, array("f"))
        for tale in self._tales[len(numbers) // 2 :]:
            numbers.extend(_pair(game, tale, seat, self._players))
        return numbers[max(0, len(numbers) - 2 * most) :]

    def guess(self, game: Game, seat: int, rng: Random) -> list[int]:
        """The action of every step as it may have been for all that one seat knows; `UNSEEN` where any will do."""
        tales = self.heard(seat)
        for place, action in game.redraw(tales, seat, rng).items():
            tales[place] = tales[place]._replace(action=action)
        secret: dict[int, int] = {}  # by seat: the place of its last step that was not seen
        for place, tale in enumerate(tales):
            if tale.late:
                if (was := secret.pop(tale.seat, None)) is not None:
                    tales[was] = tales[was]._replace(action=tale.action)
            elif tale.action == UNSEEN and tale.seat != NATURE:
                secret[tale.seat] = place
        return [tale.action for tale in tales if not tale.late]


@cache
def _word(game: Game, tale: Tale, seen: int) -> str:
    what = str(game.table(tale.seat)[tale.action]) if seen else "?"
    who = "" if tale.seat == NATURE else f"{tale.seat} was " if tale.late else f"{tale.seat} "
    return f"; {who}{what}"


@cache
def _pair(game: Game, tale: Tale, seat: int, players: int) -> tuple[float, float]:
    who = 1.0 if tale.seat == NATURE else (1 + (tale.seat - seat) % players) / (1 + players)
    what = (1 + tale.action) / (1 + max(len(game.actions), len(game.outcomes)))
    return -who if tale.late else who, what if tale.eyes >> seat & 1 else 0.0
