"""What everybody sees and what a seat sees beside it, as types for clients and as a picture for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from souk.engine.game import Game

from .barter import bargain, other_chooser
from .board import COLOURS, LETTERS, Board, board_of, gems_of, gems_text
from .moves import ACCEPT
from .rules import actors
from .scoring import score, score_colour, supply
from .state import (
    ACTION_CARDS,
    BARTER,
    BLUE,
    CARDS,
    FROM_COLOURS,
    GEMS_CARD,
    HIDDEN,
    NO_CARD,
    NOWHERE,
    OPENING,
    ORDER,
    OVER,
    PHASES,
    RED,
    SOURCES,
    START,
    State,
)
from .types import ActionCard, Archway, Barter, Colour, Gems, PrivateView, SeatView, View, Worth


def view(game: Game, s: State) -> View:
    """What everybody sees. The state is hidden for spectators already."""
    board = board_of(game)
    acting = actors(s)
    return View(
        players=s.players,
        round=s.round,
        actors=tuple(seat for seat in range(s.players) if acting >> seat & 1),
        over=s.phase == OVER,
        seats=tuple(_seat(s, seat, board) for seat in range(s.players)),
        phase=PHASES[s.phase],
        scorings=s.scorings,
        supply=gems_of([supply(s, colour) for colour in range(4)]),
        order=tuple(s.order[: {ORDER: s.turn, START: s.players}.get(s.phase, 0)]),
        barter=_barter(s, board),
        colours=_colours(s),
        archways=_archways(board),
    )


def private_view(game: Game, s: State, seat: int) -> PrivateView:
    """The card that the seat chose."""
    card = _card(s, seat)
    return PrivateView(seat=seat, card=None if card == "hidden" else card)


def worth(s: State, seat: int, card: ActionCard, board: Board) -> Worth:
    """What an action card would bring a seat now."""
    if card == "points":
        return Worth(board.points[s.archway[seat]], Gems())
    shown = board.gems[s.archway[seat]] if card == "gems" else ()
    return Worth(0, gems_of([min(n, supply(s, colour)) for colour, n in enumerate(shown)]))  # B11


@lru_cache(maxsize=16)
def _archways(board: Board) -> tuple[Archway, ...]:
    return tuple(Archway(points, gems_of(gems)) for points, gems in zip(board.points, board.gems, strict=True))


def _card(s: State, seat: int) -> ActionCard | Literal["hidden"] | None:
    if s.card[seat] == NO_CARD:
        return None
    return "hidden" if s.card[seat] == HIDDEN else ACTION_CARDS[s.card[seat] - 1]


def _seat(s: State, seat: int, board: Board) -> SeatView:
    placed = s.archway[seat] != NOWHERE
    return SeatView(
        score=score(s, seat),
        score_sheet=dict(zip(SOURCES, s.sheet[seat], strict=True)),
        gems=gems_of(s.gems[seat]),
        archway=s.archway[seat] if placed else None,
        disc=(s.archway[seat] - s.moved[seat]) % len(board) if placed else None,
        moved=s.moved[seat],
        card=_card(s, seat),
    )


def _barter(s: State, board: Board) -> Barter | None:
    """The barter that goes on: for which action, between whom, what is offered and what is being said."""
    if not OPENING <= s.phase <= BLUE:
        return None
    first = other_chooser(s, -1)
    offered = any(s.offer)
    return Barter(
        action=ACTION_CARDS[s.action - 1],
        players=(first, other_chooser(s, first)),
        die=s.die or None,
        turn=s.turn if s.phase >= BARTER else None,
        offer=gems_of(s.offer) if offered else None,
        offered_by=other_chooser(s, s.turn) if offered else None,
        bid=gems_of(s.bid) if s.phase >= RED else None,
        deal=_deal(s, board),
    )


def _colours(s: State) -> Mapping[Colour, tuple[int, ...]]:
    """The points that each colour would bring every seat if it were scored now."""
    trial = s.copy()
    brought: dict[Colour, tuple[int, ...]] = {}
    for colour, name in enumerate(COLOURS):
        before = [sources[FROM_COLOURS] for sources in trial.sheet[: s.players]]
        score_colour(trial, colour)
        brought[name] = tuple(trial.sheet[seat][FROM_COLOURS] - before[seat] for seat in range(s.players))
    return brought


def _deal(s: State, board: Board) -> Mapping[Colour, tuple[int, ...]] | None:
    """The same after the deal that is offered, gems of the action included."""
    if s.phase != BARTER or not any(s.offer):
        return None
    trial = s.copy()
    bargain(trial, s.turn, ACCEPT)
    if s.action == GEMS_CARD:
        taken = board.gems[trial.archway[trial.turn]]
        for colour, count in enumerate(taken):
            trial.gems[trial.turn][colour] += min(count, supply(trial, colour))  # B11
    return _colours(trial)


def score_sheet(s: State) -> dict[str, list[int]]:
    """Each seat's points by source."""
    return {source: [s.sheet[seat][k] for seat in range(s.players)] for k, source in enumerate(SOURCES)}


def text(game: Game, s: State, seat: int) -> str:
    """The table as text: the ring, a line for each seat, and what goes on."""
    board = board_of(game)
    lines = [f"Basari, {_headline(s)}", "", *_ring(s, board), "", *_table(s, seat, board)]
    if barter := _barter(s, board):
        lines += ["", *_barter_lines(s, barter)]
    return "\n".join(lines)


def _headline(s: State) -> str:
    if s.phase == OVER:
        return "the game is over"
    if not s.round:
        return "choosing start archways"
    return f"round {s.round}, {s.scorings} of 3 scorings"


def _ring(s: State, board: Board) -> list[str]:
    """The archways in rows of six; below each the pawns (0 to 3) that stand there and discs as (0) to (3)."""
    lines = []
    for left in range(0, len(board), 6):
        row = range(left, min(left + 6, len(board)))
        shown = (f"{i:>2} {board.points[i]}: {gems_text(board.gems[i], '')}" for i in row)
        lines.append("".join(f"{text:<15}" for text in shown).rstrip())
        lines.append("".join(f"{'   ' + _standing(s, i, board):<15}" for i in row).rstrip())
    return lines


def _standing(s: State, archway: int, board: Board) -> str:
    placed = [seat for seat in range(s.players) if s.archway[seat] != NOWHERE]
    pawns = [str(seat) for seat in placed if s.archway[seat] == archway]
    discs = [f"({seat})" for seat in placed if (s.archway[seat] - s.moved[seat]) % len(board) == archway]
    return "".join(pawns + discs)


def _table(s: State, seat: int, board: Board) -> list[str]:
    lines = [f"         score  {'  '.join(LETTERS)}  to go  card"]
    for other in range(s.players):
        who = "you" if other == seat else ""
        gems = " ".join(f"{count:>2}" for count in s.gems[other])
        to_go = len(board) - s.moved[other]
        row = f"{other:>4} {who:<3} {score(s, other):>5} {gems}  {to_go:>5}  {CARDS[s.card[other]]}"
        lines.append(row.rstrip())
    lines.append(f"  supply      {' '.join(f'{supply(s, colour):>2}' for colour in range(4))}")
    return lines


def _barter_lines(s: State, barter: Barter) -> list[str]:
    first, second = barter.players
    lines = [f"Seats {first} and {second} barter for {barter.action}."]
    if s.phase == OPENING:
        lines.append(f"Both roll for who opens{f'; seat {first} rolled {s.die}' if s.die else ''}.")
    elif barter.offer is None:
        lines.append(f"Seat {s.turn} opens.")
    else:
        lines.append(f"Seat {barter.offered_by} offers {barter.offer.notation}.")
    if barter.bid and s.phase > RED:
        lines.append(f"Seat {s.turn} offers so far {barter.bid.notation}.")
    return lines
