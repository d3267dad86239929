"""What is counted while many games are played, and what is asked of the counts: a game's `explore` module fills it in.

Each seat has a row of whole numbers, its facts, in one buffer: `seat * len(FACTS)` is where a row begins. Rules write
them while a game is played; questions name them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .contract import Ints, State, stub


@stub
def notice(before: State, s: State, seat: int, action: int, facts: Ints) -> None:
    """Note what a step meant that led from one state to the next."""


@stub
def conclude(s: State, facts: Ints) -> None:
    """Note how a game ended."""


COUNTED: Final = (notice, conclude)


class Facts:
    """The names of a seat's facts in their order: a name alone, or `name.label` for each of its labels."""

    def __init__(self, **columns: Sequence[str]) -> None:
        self._first: dict[str, int] = {}
        names: list[str] = []
        for name, labels in columns.items():
            self._first[name] = len(names)
            names += [f"{name}.{label}" for label in labels] or [name]
        self.names: Final = tuple(names)

    def __len__(self) -> int:
        return len(self.names)

    def first(self, name: str) -> int:
        """Where a name's numbers begin."""
        return self._first[name]


@dataclass(frozen=True)
class Groups:
    """How seats fare by some fact: each group has a label and the lowest and highest value that belong to it."""

    name: str
    title: str
    fact: str
    groups: tuple[tuple[str, int, int], ...]


@dataclass(frozen=True)
class Rates:
    """How much of something there is on average: a label, facts that are added, and the facts that they are out of.

    Without the last a seat of a game is the unit. Winners and the others are told apart.
    """

    name: str
    title: str
    unit: str
    rows: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    as_share: bool = False


@dataclass(frozen=True)
class Worths:
    """What each of some things is worth beside the mean of all: a label and the fact that counts it."""

    name: str
    title: str
    rows: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Slopes:
    """What one more of each of some things adds to a fact, the others being equal (least squares)."""

    name: str
    title: str
    of: str
    rows: tuple[tuple[str, str], ...]


Question = Groups | Rates | Worths | Slopes
