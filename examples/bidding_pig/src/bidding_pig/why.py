"""Moves for people: what a decision is about, why a move is closed, what another brings, and short ways to say them."""

from __future__ import annotations

from collections.abc import Sequence

from souk.engine.game import Game
from souk.engine.stack import top
from souk.engine.types import Reason, Remark

from . import types as t
from .rules import BID, BIDS, CARD, DEAL, FULL, HOLD, KEEP, ROLL, SHOW, THROW, TURN, State


def candidates(game: Game, s: State) -> range:
    """The actions that the decision is about, open or not."""
    if not s.depth or top(s) in (DEAL, THROW):
        return range(0)
    return {BIDS: range(BID, ROLL), TURN: range(ROLL, SHOW), CARD: range(SHOW, KEEP + 1)}[top(s)]


def why_not(game: Game, s: State, seat: int, action: int) -> Reason:
    """Why an action is closed."""
    if top(s) == TURN and s.total >= FULL:
        return t.TurnIsFull()
    return {BIDS: t.BidNow(), TURN: t.RollOrHold(), CARD: t.ShowOrKeep()}[top(s)]


def remark(game: Game, s: State, seat: int, action: int) -> Remark | None:
    """What a move keeps or adds."""
    if action == HOLD:
        return t.Banks(s.total)
    return t.Adds(s.card[seat] - 1) if action == SHOW else None


def expand(s: State, words: Sequence[str]) -> Sequence[str]:
    """`bank` stands for holding without the card."""
    return ["hold", "keep", "card", *words[1:]] if words[0] == "bank" else words
