"""What a seat may know, as data for clients and as text for a terminal."""

from __future__ import annotations

from operator import add
from typing import Any

from souk.engine.contract import NATURE
from souk.engine.stack import top, top_arg

from .board import CARAVAN_ROW, CARDS, QUARTERS, ROWS, SHOPS, SHOPS_AT, SOUKS, SOURCES, SQUARES
from .rules import actors
from .setup import buildings, cubes, dice, names, play_order
from .souks import cube_in, score
from .state import FRAMES, State


def view(s: State, seat: int) -> dict[str, Any]:
    """All that the seat may know: everything but the others' cards. The state is already hidden for it."""
    acting = actors(s)
    return {
        "game": "yspahan",
        "seat": seat if seat < s.players else None,
        "week": min(s.week, 3),
        "day": s.day if s.depth else 7,
        "over": not s.depth,
        "order": play_order(s),
        "turn": s.turn,
        "actors": [k for k in range(s.players) if acting >> k & 1],
        "due": _due(s),
        "seats": [_seat(s, k, seat) for k in range(s.players)],
        "cubes": cubes(s),
        "supervisor": SQUARES[s.supervisor],
        "caravan": [owner - 1 for owner in s.caravan[: s.loaded]],
        "caravan_row": CARAVAN_ROW[s.players],
        **dice(s),
        "bought": s.bought,
        "group": {"row": ROWS[s.row], "face": s.face, "dice": s.dice} if s.face else None,
        "deck": s.left,
        "discards": names(s.discards),
        "unseen": dict(zip(CARDS, s.deck, strict=True)),
        "building_cards": "extra" if s.extra else "discount",
    }


def private_overlay(s: State, seat: int) -> dict[str, Any]:
    """What the seat sees beside a spectator: its hand, and so what the others may hold."""
    unseen = s.deck[:]  # and whatever the others hold
    for other in range(s.players):
        if other != seat and s.cards[other]:
            unseen = list(map(add, unseen, s.hand[other]))
    hand = {"hand": names(s.hand[seat])}
    return {"seat": seat, "seats": {str(seat): hand}, "unseen": dict(zip(CARDS, unseen, strict=True))}


def _seat(s: State, seat: int, eyes: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "score": score(s, seat),
        "sheet": dict(zip(SOURCES, s.sheet[seat], strict=True)),
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "buildings": buildings(s, seat),
        "cards": s.cards[seat],
    }
    if seat == eyes:
        data["hand"] = names(s.hand[seat])
    return data


def _due(s: State) -> dict[str, Any] | None:
    """What is to be decided, and about what."""
    if not s.depth:
        return None
    what = FRAMES[top(s) - 1]
    data: dict[str, Any] = {"what": what}
    if what in ("camel", "send"):
        data["shop"] = SHOPS[top_arg(s)]
    elif what == "place":
        data["cubes"] = top_arg(s)
    elif what == "give":
        data["card"] = CARDS[top_arg(s)]
    elif what in ("draw", "reward"):
        data["seat"] = top_arg(s)
    return data


def score_sheet(s: State) -> dict[str, list[int]]:
    """Points by source, then by seat."""
    return {source: [s.sheet[seat][k] for seat in range(s.players)] for k, source in enumerate(SOURCES)}


def picture(s: State, seat: int) -> str:
    """The table as text."""
    acting = actors(s)
    when = f"Week {s.week}, day {s.day}" if s.depth else "The game is over"
    return "\n".join(
        [
            f"{when}   deck {s.left}, discards {sum(s.discards)}",
            *_tower_lines(s),
            *_town_lines(s),
            _caravan_line(s),
            *(_seat_line(s, k, seat, bool(acting >> k & 1)) for k in range(s.players)),
            *(["nature acts"] if acting >> NATURE & 1 else []),
        ]
    )


def _tower_lines(s: State) -> list[str]:
    rows = dice(s)["tower"]
    shown = [
        f"{name} {'' if not row['white'] else str(row['value']) * row['white']}"
        + (f"({str(row['value']) * row['yellow']})" if row["yellow"] else "")
        for name, row in rows.items()
    ]
    chosen = f"   chosen: {ROWS[s.row]}, {s.dice} x {s.face}" if s.face else ""
    return ["Tower: " + ("  ".join(shown) or "empty") + chosen]


def _town_lines(s: State) -> list[str]:
    """A line for each quarter; a shop shows its owner or a dot, and the street with the supervisor below."""
    lines = []
    for quarter in QUARTERS:
        souks = []
        for name, colour, points, touch in SOUKS:
            if name == quarter:
                shops = [SHOPS.index(f"{quarter}.{colour}.{k}") for k in range(len(touch))]
                souks.append(
                    f"{colour} {points}: "
                    + "".join(str(cube_in(s, shop) - 1 if cube_in(s, shop) else ".") for shop in shops)
                )
        lines.append(f"  {quarter:7}" + "   ".join(souks))
    at = SQUARES[s.supervisor]
    near = ", ".join(SHOPS[shop] for shop in SHOPS_AT[s.supervisor] if shop >= 0)
    return [*lines, f"Supervisor on {at}" + (f", next to {near}" if near else "")]


def _caravan_line(s: State) -> str:
    row = CARAVAN_ROW[s.players]
    places = "".join(str(owner - 1) for owner in s.caravan[: s.loaded]).ljust(3 * row, ".")
    return "Caravan " + " ".join(places[k : k + row] for k in range(0, 3 * row, row))


def _seat_line(s: State, seat: int, eyes: int, acts: bool) -> str:
    hand = ", ".join(names(s.hand[seat])) if seat == eyes else f"{s.cards[seat]} cards"
    built = ", ".join(buildings(s, seat)) or "nothing built"
    mark = ">" if acts else " "
    goods = f"{score(s, seat)} points, {s.gold[seat]} gold, {s.camels[seat]} camels"
    return f"{mark} {seat}: {goods}, {built}; {hand or 'no cards'}"
