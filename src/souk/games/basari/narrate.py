"""What happened, as data for logs and animations, and why an action is closed.

The story is told by doing the action again one small step at a time and watching each: it knows how a step looks, not
how it is made. Every point has its reason, so the points of a story add up to the sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

from souk.engine.actions import Action
from souk.engine.binding import Binding
from souk.engine.errors import Reason
from souk.engine.game import Event, Game

from .barter import can_raise, has_offer, least_count, other_chooser
from .board import COLOURS, DEFAULT, Board, gems_text
from .moves import ACCEPT, ACTIONS, DECLINE, DIE, OFFER
from .rules import act, settle
from .scoring import score, winners
from .state import (
    BARTER,
    BLUE,
    CARDS,
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
    RED,
    ROLL,
    SETTLE,
    START,
    State,
)
from .view import by_colour


def narrate(game: Game, before: State, seat: int, action: int, after: State) -> list[Event]:
    """Everything that one action brought about, in order."""
    board = _board(game)
    do, follow = _steps(game)
    s, last = before.copy(), before
    do(s, seat, action)
    events = list(_TELL_ACT.get(last.phase, _tell_count)(last, seat, action, s, board))
    while s.phase >= SETTLE:
        last = s.copy()
        follow(s)
        events += _TELL_STEP[last.phase](last, s, board)
    if after.round > before.round:
        events.append({"type": "round", "round": after.round})
    if after.phase == OVER:
        won = winners(after)
        totals = [score(after, other) for other in range(after.players)]
        best = [other for other in range(after.players) if won >> other & 1]
        events.append({"type": "over", "scores": totals, "winners": best})
    return events


@lru_cache(maxsize=16)
def _steps(game: Game) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The two halves of `apply`, bound to the tables of this game's layout."""
    binding = Binding({}, game.tables)
    return binding.bind(act), binding.bind(settle)


@lru_cache(maxsize=16)
def _board(game: Game) -> Board:
    if not game.tables:
        return DEFAULT
    return Board(tuple(game.tables["POINTS"]), tuple(map(tuple, game.tables["GEMS"])))


# What a seat or nature did.


def _tell_order(before: State, _seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "order", "seat": s.order[before.turn], "place": before.turn}


def _tell_start(_before: State, seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "start", "seat": seat, "archway": s.archway[seat]}


def _tell_move(before: State, _seat: int, action: int, s: State, board: Board) -> Iterator[Event]:
    """A step of step 1, or of the roll action, which scores 6 minus the roll."""
    seat, die = before.turn, action - DIE
    yield {
        "type": "move",
        "seat": seat,
        "die": die,
        "from": before.archway[seat],
        "to": s.archway[seat],
        "reason": "roll" if before.phase == ROLL else "step",
        "reaches_disc": before.moved[seat] < len(board) <= s.moved[seat],
    }
    if before.phase == ROLL:
        yield {"type": "points", "seat": seat, "points": 6 - die, "reason": "roll"}


def _tell_card(_before: State, seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "chosen", "seat": seat}
    yield {"type": "card", "seat": seat, "card": CARDS[s.card[seat]], "only": seat}
    if s.phase == SETTLE:
        yield {"type": "reveal", "cards": [CARDS[card] for card in s.card[: s.players]]}


def _tell_opening(before: State, _seat: int, action: int, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "opening_die", "seat": before.turn, "die": action - DIE}
    if s.phase == BARTER:
        yield {"type": "opens", "seat": s.turn, "reason": "dice"}
    elif before.die:
        yield {"type": "opening_tie", "die": before.die}


def _tell_barter(before: State, seat: int, action: int, _s: State, _board: Board) -> Iterator[Event]:
    if action == ACCEPT:
        rival = other_chooser(before, seat)
        yield {"type": "accept", "seat": seat, "from": rival, "gems": by_colour(before.offer)}
    elif action == DECLINE:
        yield {"type": "decline", "seat": seat}


def _tell_count(before: State, seat: int, _action: int, s: State, _board: Board) -> Iterator[Event]:
    """The counts of an offer are told when it is whole."""
    if before.phase == BLUE:
        yield {"type": "offer", "seat": seat, "to": s.turn, "gems": by_colour(s.offer)}


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
    players = [seat for seat in range(s.players) if before.card[seat] == s.action]
    if before.action == GEMS_CARD or not players:
        return
    kind = {1: "single", 2: "barter"}.get(len(players), "lost")
    yield {"type": "action", "action": CARDS[s.action], "kind": kind, "players": players}
    if s.phase == BARTER:
        yield {"type": "opens", "seat": s.turn, "reason": "score"}
    elif s.phase == OPENING:
        yield {"type": "roll_for_opening", "players": players, "score": score(s, players[0])}


def _tell_carry(before: State, s: State, board: Board) -> Iterator[Event]:
    seat = before.turn
    yield {"type": "carry_out", "seat": seat, "action": CARDS[s.action]}
    if s.action == POINTS_CARD:
        points = score(s, seat) - score(before, seat)
        yield {"type": "points", "seat": seat, "points": points, "reason": "points"}
    elif s.action == GEMS_CARD:
        taken = [now - then for now, then in zip(s.gems[seat], before.gems[seat], strict=True)]
        short = [shown - got for shown, got in zip(board.gems[s.archway[seat]], taken, strict=True)]
        yield {"type": "gems", "seat": seat, "gems": by_colour(taken), "short": by_colour(short)}


def _tell_laps(before: State, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "scoring", "number": s.scorings + 1}
    for seat in range(s.players):
        if points := s.sheet[seat][FROM_LAPS] - before.sheet[seat][FROM_LAPS]:
            yield {"type": "points", "seat": seat, "points": points, "reason": "laps"}


def _tell_majority(before: State, s: State, _board: Board) -> Iterator[Event]:
    """Who leads in a colour, what each leader scores and what goes back to the supply."""
    colour = COLOURS[before.turn]
    held = [before.gems[seat][before.turn] for seat in range(s.players)]
    gains = [s.sheet[seat][FROM_COLOURS] - before.sheet[seat][FROM_COLOURS] for seat in range(s.players)]
    leaders = [seat for seat, gain in enumerate(gains) if gain]
    points_each = max(gains)
    yield {
        "type": "majority",
        "colour": colour,
        "most": max(held),
        "leaders": leaders,
        "points_each": points_each,
    }
    for seat in leaders:
        yield {"type": "points", "seat": seat, "points": points_each, "reason": "colours", "colour": colour}
        yield {
            "type": "return",
            "seat": seat,
            "colour": colour,
            "gems": held[seat] - s.gems[seat][before.turn],
        }


def _tell_discs(_before: State, s: State, _board: Board) -> Iterator[Event]:
    yield {"type": "discs", "archways": s.archway[: s.players]}


_TELL_STEP: dict[int, Callable[[State, State, Board], Iterator[Event]]] = {
    SETTLE: _tell_settle,
    CARRY: _tell_carry,
    LAPS: _tell_laps,
    MAJORITIES: _tell_majority,
    DISCS: _tell_discs,
}


# Why not.


def kinds(s: State) -> tuple[str, ...]:
    """The kinds of action that the decision is about."""
    if s.phase == START:
        return ("start",)
    if s.phase == CHOOSE:
        return ("card",)
    if s.phase == BARTER:
        return ("accept", "decline", "offer")
    return (COLOURS[s.phase - RED],) if RED <= s.phase <= BLUE else ()


def why_not(s: State, seat: int, action: int, board: Board = DEFAULT) -> str:
    """Why an action is closed, with the ruling's number where one decides."""
    move = ACTIONS[action]
    if s.phase == START:
        return _why_no_start(s, move, board)
    if s.phase == CHOOSE:
        if s.card[seat]:
            return "you have chosen your action card, and all are revealed together (B3)"
        return "choose an action card: roll, points or gems"
    if s.phase == BARTER:
        return _why_no_bargain(s, seat, action)
    if RED <= s.phase <= BLUE:
        return _why_no_count(s, seat, move)
    return "the dice are rolling" if s.phase != OVER else "the game is over after the third scoring"


def _why_no_start(s: State, move: Action, board: Board) -> str:
    if move.kind != "start":
        return "choose a start archway first, one player after another (B1)"
    archway = int(move.fields["archway"])
    if archway >= len(board):
        return Reason("the ring has {n} archways, 0 to {last}", n=len(board), last=len(board) - 1)
    holder = s.archway.index(archway)
    said = "seat {seat} starts on archway {archway}, and start archways are not shared (B2)"
    return Reason(said, seat=holder, archway=archway)


def _why_no_bargain(s: State, seat: int, action: int) -> str:
    if action == ACCEPT:
        return "nothing has been offered that you could accept: open with an offer or decline"
    if action == DECLINE:
        return "only the opener can decline; you can accept the standing offer or raise it"
    if not can_raise(s, seat) and action == OFFER:
        if not has_offer(s):
            return "an opener without gems declines (B9)"
        return Reason("your gems cannot beat {offer}: all you can do is accept (B9)", offer=gems_text(s.offer))
    return "say offer first" if action > OFFER else "you are bartering: accept, decline or offer"


def _why_no_count(s: State, seat: int, move: Action) -> str:
    colour = s.phase - RED
    name = COLOURS[colour]
    if move.kind != name:
        return Reason("say how many {colour} gems you offer", colour=name)
    if int(move.fields["count"]) > s.gems[seat][colour]:
        said = "you have {have} {colour} gems, and an offer has only gems in hand (B7)"
        return Reason(said, have=s.gems[seat][colour], colour=name)
    least = least_count(s, seat, colour)
    if not has_offer(s):
        return Reason("an offer has at least one gem, so you need {n} {colour} here", n=least, colour=name)
    said = (
        "an offer must have more gems than {offer}, or as many and more red, then yellow, green, blue: "
        "you need at least {n} {colour} for that"
    )
    return Reason(said, offer=gems_text(s.offer), n=least, colour=name)
