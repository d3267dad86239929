"""About a decision: what it is between, why an action is closed, what an open one shows or brings."""

from __future__ import annotations

from collections.abc import Sequence

from souk.engine.game import Game
from souk.engine.types import MoveFields, NotYourDecision, Reason, Remark

from . import types as t
from .barter import can_raise, has_offer, least_count
from .board import COLOURS, Board, board_of, gems_of
from .moves import ACCEPT, ACTIONS, COUNT, COUNTS, DECLINE, OFFER, PLAY, START_AT
from .rules import actors
from .state import BARTER, BLUE, CHOOSE, MOVE, OPENING, OVER, RED, ROLL_CARD, START, State
from .view import worth


def candidates(game: Game, s: State) -> Sequence[int]:
    """The actions that the decision is about."""
    if s.phase == START:
        return range(START_AT, PLAY + 1)
    if s.phase == CHOOSE:
        return range(PLAY + ROLL_CARD, ACCEPT)
    if s.phase == BARTER:
        return (ACCEPT, DECLINE, OFFER)
    if RED <= s.phase <= BLUE:
        first = COUNT + COUNTS * (s.phase - RED)
        return range(first, first + COUNTS)
    return ()


def why_not(game: Game, s: State, seat: int, action: int) -> Reason:
    """Why an action is closed."""
    move = ACTIONS[action].fields
    if s.phase == CHOOSE:
        return t.CardIsChosen() if s.card[seat] else t.ChooseACard()
    if s.phase == OVER:
        return t.GameOver()
    if not START <= s.phase <= BLUE or s.phase in (MOVE, OPENING):
        return t.DiceRoll()
    if not actors(s) >> seat & 1:
        return NotYourDecision()
    if s.phase == START:
        return _no_start(s, move, board_of(game))
    if s.phase == BARTER:
        return _no_bargain(s, seat, action)
    return _no_count(s, seat, move)


def _no_start(s: State, move: MoveFields, board: Board) -> Reason:
    if not isinstance(move, t.ChooseStart):
        return t.ChooseArchway()
    if move.archway >= len(board):
        return t.RingEnds(n=len(board), last=len(board) - 1)
    return t.ArchwayTaken(seat=s.archway.index(move.archway), archway=move.archway)


def _no_bargain(s: State, seat: int, action: int) -> Reason:
    if action == ACCEPT:
        return t.NothingOffered()
    if action == DECLINE:
        return t.OnlyOpenerDeclines()
    if not can_raise(s, seat) and action == OFFER:
        return t.CannotRaise(gems=gems_of(s.offer)) if has_offer(s) else t.OpenerHasNothing()
    return t.OfferFirst() if action > OFFER else t.BarterNow()


def _no_count(s: State, seat: int, move: MoveFields) -> Reason:
    due = s.phase - RED
    colour = COLOURS[due]
    if not isinstance(move, t.Count) or move.colour != colour:
        return t.CountNow(colour=colour)
    if move.n > s.gems[seat][due]:
        return t.TooFewGems(colour=colour, has=s.gems[seat][due])
    least = least_count(s, seat, due)
    if not has_offer(s):
        return t.AtLeastOne(colour=colour, n=least)
    return t.MustBeat(gems=gems_of(s.offer), colour=colour, n=least)


def remark(game: Game, s: State, seat: int, action: int) -> Remark | None:
    """What a start archway shows, what a card would bring, and what accepting brings."""
    board = board_of(game)
    match ACTIONS[action].fields:
        case t.ChooseStart(archway) if archway < len(board):
            return t.Shows(board.points[archway], gems_of(board.gems[archway]))
        case t.ChooseCard(card):
            return worth(s, seat, card, board)
        case t.Accept():
            return t.Takes(gems_of(s.offer))
    return None
