"""What everybody sees and what a seat sees beside it, as types for clients and as text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import Final

from souk.engine.contract import NATURE
from souk.engine.game import Game, seats_in
from souk.engine.stack import top, top_arg

from .board import CARAVAN_ROW, CARDS, OF_A_KIND, QUARTERS, ROWS, SHOPS, SHOPS_AT, SOUKS, SOURCES, SQUARES
from .rules import actors
from .setup import BUILDINGS, buildings, cards_of, cubes_in, names, play_order
from .souks import cube_in, score
from .state import BUILDING_CARD_MODES, CAMEL, DRAW, FRAMES, GIVE, PLACE, REWARD, ROLL, SEND, State
from .types import Card, Due, Group, PrivateView, Rolled, Row, SeatView, Shop, TowerRow, View

KEPT: Final = 4096  # of each part of a view
NO_CARDS: Final = (0,) * len(CARDS)


def view(game: Game, s: State) -> View:
    """What everybody sees: everything but hands. The state is hidden for spectators already."""
    rolling = s.depth and top(s) == ROLL
    seats = map(_seat, map(tuple, s.sheet), s.gold, s.camels, s.built, s.cards)
    return View(
        players=s.players,
        round=round_of(s),
        actors=seats_in(actors(s) & ~(1 << NATURE)),
        over=not s.depth,
        seats=tuple(islice(seats, s.players)),
        week=min(s.week, 3),
        day=s.day if s.depth else 7,
        order=tuple(play_order(s)),
        turn=s.turn,
        due=_due(s),
        cubes=_cubes(tuple(s.souk), tuple(s.owner)),
        supervisor=SQUARES[s.supervisor],
        caravan=tuple([owner - 1 for owner in s.caravan[: s.loaded]]),
        caravan_row=CARAVAN_ROW[s.players],
        tower={} if rolling else _tower(tuple(s.value), tuple(s.white), tuple(s.yellow)),
        rolled=Rolled(tuple(s.white), tuple(s.yellow)) if rolling else None,
        bought=s.bought,
        group=Group(ROWS[s.row], s.face, s.dice) if s.face else None,
        deck=s.left,
        discards=cards_of(tuple(s.discards)),
        unseen=_unseen(tuple(s.discards), NO_CARDS),
        building_cards=BUILDING_CARD_MODES[s.building_cards],
    )


def private_view(game: Game, s: State, seat: int) -> PrivateView:
    """The seat's hand, and so what the others may hold."""
    return _private(seat, tuple(s.hand[seat]), tuple(s.discards))


@lru_cache(maxsize=KEPT)
def _private(seat: int, hand: tuple[int, ...], discards: tuple[int, ...]) -> PrivateView:
    return PrivateView(seat=seat, hand=cards_of(hand), unseen=_unseen(discards, hand))


def round_of(s: State) -> int:
    """The days of the game count from 1 to 21."""
    return 7 * (s.week - 1) + s.day if s.depth else 21


def tower(s: State) -> Mapping[Row, TowerRow]:
    """The rows of the tower that hold dice."""
    return _tower(tuple(s.value), tuple(s.white), tuple(s.yellow))


# Most moves change little: what was made of the same numbers before is the same again, and nobody changes it.


@lru_cache(maxsize=KEPT)
def _tower(value: tuple[int, ...], white: tuple[int, ...], yellow: tuple[int, ...]) -> Mapping[Row, TowerRow]:
    rows = zip(ROWS, value, white, yellow, strict=True)
    return {name: TowerRow(face, some, more) for name, face, some, more in rows if some + more}


@lru_cache(maxsize=KEPT)
def _seat(sheet: tuple[int, ...], gold: int, camels: int, built: int, cards: int) -> SeatView:
    return SeatView(
        score=sum(sheet),
        score_sheet=dict(zip(SOURCES, sheet, strict=True)),
        gold=gold,
        camels=camels,
        buildings=BUILDINGS[built],
        cards=cards,
    )


@lru_cache(maxsize=KEPT)
def _cubes(souk: tuple[int, ...], owner: tuple[int, ...]) -> Mapping[Shop, int]:
    return cubes_in(souk, owner)


@lru_cache(maxsize=KEPT)
def _unseen(discards: tuple[int, ...], hand: tuple[int, ...]) -> Mapping[Card, int]:
    """Cards in the deck or in the hands of others: all but those that lie open, and one's own."""
    return {card: OF_A_KIND - open - own for card, open, own in zip(CARDS, discards, hand, strict=True)}


def _due(s: State) -> Due | None:
    """What is to be decided, and about what."""
    if not s.depth:
        return None
    frame, arg = top(s), top_arg(s)
    return Due(
        what=FRAMES[frame - 1],
        shop=SHOPS[arg] if frame in (CAMEL, SEND) else "",
        cubes=arg if frame == PLACE else 0,
        card=CARDS[arg] if frame == GIVE else "",
        seat=arg if frame in (DRAW, REWARD) else None,
    )


def score_sheet(s: State) -> dict[str, list[int]]:
    """Points by source, then by seat."""
    return {source: [s.sheet[seat][k] for seat in range(s.players)] for k, source in enumerate(SOURCES)}


def text(game: Game, s: State, seat: int) -> str:
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
    rows = {} if s.depth and top(s) == ROLL else tower(s)
    shown = [
        f"{name} {str(row.value) * row.white}" + (f"({str(row.value) * row.yellow})" if row.yellow else "")
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


def _seat_line(s: State, seat: int, viewer: int, acts: bool) -> str:
    hand = ", ".join(names(s.hand[seat])) if seat == viewer else f"{s.cards[seat]} cards"
    built = ", ".join(buildings(s, seat)) or "nothing built"
    mark = ">" if acts else " "
    goods = f"{score(s, seat)} points, {s.gold[seat]} gold, {s.camels[seat]} camels"
    return f"{mark} {seat}: {goods}, {built}; {hand or 'no cards'}"
