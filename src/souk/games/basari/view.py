"""What a seat may see, as data for clients and as a picture for a terminal. Works on states with secrets struck out."""

from __future__ import annotations

from typing import Any

from souk.engine.contract import NATURE

from .barter import bargain, other_chooser
from .board import COLOURS, DEFAULT, LETTERS, Board, gems_text
from .moves import ACCEPT, ACTIONS
from .rules import actors
from .scoring import score, score_colour, supply
from .state import (
    BARTER,
    BLUE,
    CARDS,
    FROM_COLOURS,
    GEMS_CARD,
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


def by_colour(counts: list[int]) -> dict[str, int]:
    """Gems by the names of their colours."""
    return dict(zip(COLOURS, counts, strict=True))


def view(s: State, seat: int, board: Board = DEFAULT) -> dict[str, Any]:
    """All that the seat may know, with names: enough to draw the table."""
    acting = actors(s)
    return {
        "seat": seat if seat < s.players else None,
        "players": s.players,
        "phase": PHASES[s.phase],
        "round": s.round,
        "scorings": s.scorings,
        "to_act": [other for other in range(s.players) if acting >> other & 1],
        "nature": acting == 1 << NATURE,
        "supply": by_colour([supply(s, colour) for colour in range(4)]),
        "seats": [_seat(s, other, board) for other in range(s.players)],
        "order": s.order[: {ORDER: s.turn, START: s.players}.get(s.phase, 0)],
        "barter": _barter(s, board),
        "colours": _colours(s),
        "archways": [
            {"points": points, "gems": by_colour(list(gems))}
            for points, gems in zip(board.points, board.gems, strict=True)
        ],
    }


def private_overlay(s: State, seat: int) -> dict[str, Any]:
    """What the seat sees beside a spectator: the card that it chose."""
    return {"seat": seat, "seats": {str(seat): {"card": CARDS[s.card[seat]] or None}}}


def _seat(s: State, seat: int, board: Board) -> dict[str, Any]:
    placed = s.archway[seat] != NOWHERE
    return {
        "score": score(s, seat),
        "sheet": dict(zip(SOURCES, s.sheet[seat], strict=True)),
        "gems": by_colour(s.gems[seat]),
        "archway": s.archway[seat] if placed else None,
        "disc": (s.archway[seat] - s.moved[seat]) % len(board) if placed else None,
        "moved": s.moved[seat],
        "card": CARDS[s.card[seat]] or None,
    }


def _barter(s: State, board: Board) -> dict[str, Any] | None:
    """The barter that goes on: for which action, between whom, what is offered and what is being said."""
    if not OPENING <= s.phase <= BLUE:
        return None
    first = other_chooser(s, -1)
    offered = any(s.offer)
    return {
        "action": CARDS[s.action],
        "players": [first, other_chooser(s, first)],
        "die": s.die or None,
        "turn": s.turn if s.phase >= BARTER else None,
        "offer": by_colour(s.offer) if offered else None,
        "offered_by": other_chooser(s, s.turn) if offered else None,
        "bid": dict(list(by_colour(s.bid).items())[: s.phase - RED]) if s.phase >= RED else None,
        "deal": _deal(s, board),
    }


def _colours(s: State) -> dict[str, list[int]]:
    """The points that each colour would bring every seat if it were scored now."""
    trial = s.copy()
    brought = {}
    for colour, name in enumerate(COLOURS):
        before = [sources[FROM_COLOURS] for sources in trial.sheet[: s.players]]
        score_colour(trial, colour)
        brought[name] = [trial.sheet[seat][FROM_COLOURS] - before[seat] for seat in range(s.players)]
    return brought


def _deal(s: State, board: Board) -> dict[str, list[int]] | None:
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


def remark(s: State, action: int, board: Board = DEFAULT) -> str:
    """What a start archway shows, and what accepting brings."""
    move = ACTIONS[action]
    if move.kind == "start" and int(move.fields["archway"]) < len(board):
        archway = int(move.fields["archway"])
        return f"{board.points[archway]} points, {gems_text(board.gems[archway])}"
    if move.kind == "accept" and any(s.offer):
        return f"take {gems_text(s.offer)}"
    return ""


def picture(s: State, seat: int, board: Board = DEFAULT) -> str:
    """The table as text: the ring, a line for each seat, and what goes on."""
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


def _barter_lines(s: State, barter: dict[str, Any]) -> list[str]:
    first, second = barter["players"]
    lines = [f"Seats {first} and {second} barter for {barter['action']}."]
    if s.phase == OPENING:
        lines.append(f"Both roll for who opens{f'; seat {first} rolled {s.die}' if s.die else ''}.")
    elif barter["offer"] is None:
        lines.append(f"Seat {s.turn} opens.")
    else:
        lines.append(f"Seat {barter['offered_by']} offers {gems_text(s.offer)}.")
    if barter["bid"]:
        lines.append(f"Seat {s.turn} offers so far {gems_text(s.bid)}.")
    return lines
