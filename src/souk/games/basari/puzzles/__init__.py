"""The puzzles of Basari: what they can be about, and beside this module those that ship."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from souk.engine.types import MoveFields
from souk.games.basari.board import RING
from souk.games.basari.rules import SCORINGS
from souk.games.basari.state import BLUE, RED, State
from souk.games.basari.types import ChooseCard, ChooseStart, Count

THEMES: Final = ("barter", "bluff", "scoring", "endgame")
NEAR: Final = 8  # archways, which a round can take a pawn and its roll


def themes(state: State, seat: int, line: Sequence[MoveFields], gains: Mapping[str, float]) -> set[str]:
    """What a puzzle is about, by its move, its moment and what the answer brings."""
    found = {_of_move(move) for move in line}
    if any(state.moved[other] >= RING - NEAR for other in range(state.players)):
        found.add("scoring")
    if state.scorings == SCORINGS - 1:
        found.add("endgame")
    return found


def is_half_said(state: State) -> bool:
    """Whether the counts of an offer are being said. An offer is asked whole: no puzzle begins or ends there."""
    return RED <= state.phase <= BLUE


def goes_unsaid(move: MoveFields) -> bool:
    """Whether a decision of a solution need not be named: that there is nothing of a colour in an offer."""
    return isinstance(move, Count) and not move.n


def _of_move(move: MoveFields) -> str:
    """What a move alone says; every choice says something."""
    match move:
        case ChooseCard():
            return "bluff"
        case ChooseStart():
            return "scoring"
    return "barter"
