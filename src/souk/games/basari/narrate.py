"""What happened, as the events of `types`: for logs, animations and records of other kinds.

The story is told by doing the action again one small step at a time and watching each: it knows how a step looks, not
how it is made. Every point has its source, so the points of a story add up to the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Literal

from souk.engine.binding import Binding
from souk.engine.game import Game
from souk.engine.types import Event, Over, Points, Round

from . import types as t
from .barter import other_chooser
from .board import COLOURS, Board, board_of, gems_of
from .moves import ACCEPT, DECLINE, DIE
from .rules import act, settle
from .scoring import score
from .state import (
    ACTION_CARDS,
    BARTER,
    BLUE,
    CARRY,
    CHOOSE,
    DISCS,
    FROM_COLOURS,
    FROM_LAPS,
    GEMS_CARD,
    LAPS,
    MAJORITIES,
    MOVE,
    OPENING,
    ORDER,
    OVER,
    POINTS_CARD,
    ROLL,
    SETTLE,
    START,
    State,
)
from .view import worth


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    """Everything that one action brought about, in order."""
    board = board_of(game)
    do, follow = _steps(game)
    s, last = before.copy(), before
    do(s, seat, action)
    events: list[Event] = list(_TELL_ACT.get(last.phase, _tell_count)(last, seat, action, s, board))
    while s.phase >= SETTLE:
        last = s.copy()
        follow(s)
        events += _TELL_STEP[last.phase](last, s, board)
    if after.round > before.round:
        events.append(Round(round=after.round))
    if after.phase == OVER:
        scores = tuple(score(after, other) for other in range(after.players))
        events.append(Over(scores=scores, winners=game.winners(after)))
    return events


@lru_cache(maxsize=16)
def _steps(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The two halves of `apply`, bound to the tables of this game's layout."""
    binding = Binding({}, game.tables)
    return binding.bind(act), binding.bind(settle)


# What a seat or nature did.


def _tell_order(before: State, _seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    yield t.OrderDrawn(seat=s.order[before.turn], place=before.turn)


def _tell_start(_before: State, seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    yield t.Started(seat=seat, archway=s.archway[seat])


def _tell_move(before: State, _seat: int, action: int, s: State, board: Board) -> Iterator[Event]:
    """A step of step 1, or of the roll action, which scores 6 minus the roll."""
    seat, die = before.turn, action - DIE
    yield t.Moved(
        seat=seat,
        die=die,
        start=before.archway[seat],
        archway=s.archway[seat],
        by="roll" if before.phase == ROLL else "step",
        reaches_disc=before.moved[seat] < len(board) <= s.moved[seat],
    )
    if before.phase == ROLL:
        yield Points(seat=seat, n=6 - die, source="roll")


def _tell_card(_before: State, seat: int, _action: int, s: State, board: Board) -> Iterator[Event]:
    yield t.HasChosen(seat=seat)
    card = ACTION_CARDS[s.card[seat] - 1]
    here = worth(s, seat, card, board)
    yield t.ChosenCard(seat=seat, card=card, points=here.points, gems=here.gems, only=seat)
    if s.phase == SETTLE:
        yield t.Revealed(cards=tuple(ACTION_CARDS[card - 1] for card in s.card[: s.players]))


def _tell_opening(before: State, _seat: int, action: int, s: State, _board: Board) -> Iterator[Event]:
    yield t.OpeningDie(seat=before.turn, die=action - DIE)
    if s.phase == BARTER:
        yield t.Opens(seat=s.turn, by="dice")
    elif before.die:
        yield t.OpeningTie(die=before.die)


def _tell_barter(before: State, seat: int, action: int, _s: State, _board: Board) -> Iterator[Event]:
    if action == ACCEPT:
        yield t.Accepted(seat=seat, rival=other_chooser(before, seat), gems=gems_of(before.offer))
    elif action == DECLINE:
        yield t.Declined(seat=seat)


def _tell_count(before: State, seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    """The counts of an offer are told when it is whole."""
    if before.phase == BLUE:
        yield t.Offered(seat=seat, rival=s.turn, gems=gems_of(s.offer))


Teller = Callable[[State, int, int, State, Board], Iterator[Event]]
_TELL_ACT: dict[int, Teller] = {
    ORDER: _tell_order,
    START: _tell_start,
    MOVE: _tell_move,
    CHOOSE: _tell_card,
    OPENING: _tell_opening,
    BARTER: _tell_barter,
    ROLL: _tell_move,
}


# What followed by itself.


def _tell_settle(before: State, s: State, _board: Board) -> Iterator[Event]:
    """Who chose the next action, and who opens a barter for it."""
    seats = tuple(seat for seat in range(s.players) if before.card[seat] == s.action)
    if before.action == GEMS_CARD or not seats:
        return
    result: Literal["single", "barter", "lost"] = (
        "single" if len(seats) == 1 else "barter" if len(seats) == 2 else "lost"
    )
    yield t.Contest(action=ACTION_CARDS[s.action - 1], result=result, seats=seats)
    if s.phase == BARTER:
        yield t.Opens(seat=s.turn, by="score")
    elif s.phase == OPENING:
        yield t.RollForOpening(seats=seats, score=score(s, seats[0]))


def _tell_carry(before: State, s: State, board: Board) -> Iterator[Event]:
    seat = before.turn
    yield t.CarriedOut(seat=seat, action=ACTION_CARDS[s.action - 1])
    if s.action == POINTS_CARD:
        yield Points(seat=seat, n=score(s, seat) - score(before, seat), source="points")
    elif s.action == GEMS_CARD:
        taken = [now - then for now, then in zip(s.gems[seat], before.gems[seat], strict=True)]
        short = [shown - got for shown, got in zip(board.gems[s.archway[seat]], taken, strict=True)]
        yield t.GemsTaken(seat=seat, gems=gems_of(taken), short=gems_of(short))


def _tell_laps(before: State, s: State, _board: Board) -> Iterator[Event]:
    yield t.Scoring(number=s.scorings + 1)
    for seat in range(s.players):
        if n := s.sheet[seat][FROM_LAPS] - before.sheet[seat][FROM_LAPS]:
            yield Points(seat=seat, n=n, source="laps")


def _tell_majority(before: State, s: State, _board: Board) -> Iterator[Event]:
    """Who leads in a colour, what each leader scores and what goes back to the supply."""
    colour = COLOURS[before.turn]
    held = [before.gems[seat][before.turn] for seat in range(s.players)]
    gains = [s.sheet[seat][FROM_COLOURS] - before.sheet[seat][FROM_COLOURS] for seat in range(s.players)]
    leaders = tuple(seat for seat, gain in enumerate(gains) if gain)
    points_each = max(gains)
    yield t.Majority(colour=colour, most=max(held), leaders=leaders, points_each=points_each)
    for seat in leaders:
        yield Points(seat=seat, n=points_each, source="colours")
        yield t.Returned(seat=seat, colour=colour, n=held[seat] - s.gems[seat][before.turn])


def _tell_discs(_before: State, s: State, _board: Board) -> Iterator[Event]:
    yield t.DiscsMoved(archways=tuple(s.archway[: s.players]))


_TELL_STEP: dict[int, Callable[[State, State, Board], Iterator[Event]]] = {
    SETTLE: _tell_settle,
    CARRY: _tell_carry,
    LAPS: _tell_laps,
    MAJORITIES: _tell_majority,
    DISCS: _tell_discs,
}
