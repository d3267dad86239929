"""The puzzles of Yspahan: what they can be about, and beside this module those that ship."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from souk.engine.types import MoveFields
from souk.games.yspahan.state import State
from souk.games.yspahan.types import Bonus, Build, Buy, Camel, ChooseShop, ChooseSquare, End, Give, Play, UseGroup

THEMES: Final = ("supervisor", "building", "protection", "cards", "dice", "souks", "saving", "endgame", "scoring")
DAYS: Final = 7
WEEKS: Final = 3
LATE: Final = 5  # the day of the last week with which the endgame begins
MUCH: Final = 1.0  # points


def themes(state: State, seat: int, line: Sequence[MoveFields], gains: Mapping[str, float]) -> set[str]:
    """What a puzzle is about, by its moves, its moment and what the answer brings."""
    found = {_of_move(move) for move in line}
    if gains.get("buildings", 0.0) >= MUCH:
        found.add("building")
    if state.week == WEEKS and state.day >= LATE:
        found.add("endgame")
    if state.day == DAYS:
        found.add("scoring")
    return found


def _of_move(move: MoveFields) -> str:
    """What a move alone says; every choice says something."""
    match move:
        case UseGroup(use="supervisor") | ChooseSquare():
            return "supervisor"
        case Build():
            return "building"
        case Camel():
            return "protection"
        case UseGroup(use="draw") | Play() | Give() | Bonus():
            return "cards"
        case ChooseShop():
            return "souks"
        case Buy(dice=0) | End():
            return "saving"
    return "dice"
