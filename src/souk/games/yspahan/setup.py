"""Positions as data that people can write, like FEN in chess, and all that must hold for one. See docs/yspahan.md."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from souk.engine.errors import BadPosition
from souk.engine.game import Game
from souk.engine.reader import Reader
from souk.engine.types import Json

from .board import (
    BUILDING_NAMES,
    BUILDING_POINTS,
    CARDS,
    FROM_BUILDINGS,
    OF_A_KIND,
    ROWS,
    SHOPS,
    SOUK_NAMES,
    SOUK_OF,
    SOURCES,
    SQUARES,
)
from .moves import USES
from .souks import put_cube
from .state import BONUS, BUILDING_CARD_MODES, CAMEL, DRAW, FRAMES, GIVE, PLACE, REWARD, ROLL, SEND, START, State
from .types import Building, Card, PositionProblem
from .validity import check

T = TypeVar("T")
MOST = 999  # camels, gold or points of one kind that a position may give a player


def to_data(s: State) -> Json:
    """The whole position by names."""
    return {
        "players": s.players,
        "building_cards": BUILDING_CARD_MODES[s.building_cards],
        "week": s.week,
        "day": s.day,
        "order": play_order(s),
        "turn": s.turn,
        "seats": [_seat(s, seat) for seat in range(s.players)],
        "cubes": cubes(s),
        "supervisor": SQUARES[s.supervisor],
        "caravan": [seat - 1 for seat in s.caravan[: s.loaded]],
        "discards": names(s.discards),
        "bought": s.bought,
        **_dice(s),
        "group": {"row": ROWS[s.row], "face": s.face, "dice": s.dice} if s.face else None,
        "has_built": bool(s.has_built),
        "due": [_frame_text(frame, arg) for frame, arg in zip(s.frame[: s.depth], s.arg, strict=False)],
    }


def play_order(s: State) -> list[int]:
    """The day's order of play; none before the start player is drawn."""
    if s.depth and s.frame[0] == START:
        return []
    return s.order[: 3 if s.players == 2 else s.players]


def _chosen(names: Sequence[T]) -> list[tuple[T, ...]]:
    """Those names whose bits are set, by the mask."""
    return [tuple(name for k, name in enumerate(names) if mask >> k & 1) for mask in range(1 << len(names))]


_SHOPS = [
    _chosen([name for shop, name in enumerate(SHOPS) if SOUK_OF[shop] == souk]) for souk in range(len(SOUK_NAMES))
]
BUILDINGS = _chosen(BUILDING_NAMES)


def cubes(s: State) -> dict[str, int]:
    """Shops with a cube, and whose."""
    return cubes_in(s.souk, s.owner)


def cubes_in(souks: Sequence[int], owners: Sequence[int]) -> dict[str, int]:
    """The same, by the shops with a cube of each souk and whose they are."""
    filled = zip(_SHOPS, souks, owners, strict=True)
    return {name: owner - 1 for shops, mask, owner in filled if mask for name in shops[mask]}


@lru_cache(maxsize=4096)
def cards_of(counts: tuple[int, ...]) -> tuple[Card, ...]:
    """Cards by name, two of a kind twice."""
    return tuple(card for card, count in zip(CARDS, counts, strict=True) for _ in range(count))


def names(counts: Sequence[int]) -> list[Card]:
    """The same as a list."""
    return [*cards_of(tuple(counts))]


def _dice(s: State) -> Json:
    """The tower by rows; dice that are still being rolled by face."""
    if s.depth and s.frame[s.depth - 1] == ROLL:
        return {"tower": {}, "rolled": {"white": list(s.white), "yellow": list(s.yellow)}}
    rows = {
        name: {"value": s.value[row], "white": s.white[row], "yellow": s.yellow[row]}
        for row, name in enumerate(ROWS)
        if s.white[row] + s.yellow[row]
    }
    return {"tower": rows, "rolled": None}


def buildings(s: State, seat: int) -> list[Building]:
    """A player's buildings by name."""
    return [*BUILDINGS[s.built[seat]]]


def _seat(s: State, seat: int) -> Json:
    return {
        "gold": s.gold[seat],
        "camels": s.camels[seat],
        "buildings": buildings(s, seat),
        "hand": names(s.hand[seat]),
        "sheet": dict(zip(SOURCES, s.sheet[seat], strict=True)),
    }


def _arg_names(frame: int) -> tuple[str, ...]:
    """What the argument of a pending decision says, by number."""
    if frame in (SEND, CAMEL):
        return SHOPS
    if frame == BONUS:
        return USES[:2]
    if frame == GIVE:
        return CARDS
    if frame in (ROLL, PLACE, DRAW, REWARD):
        return tuple(map(str, range(100)))
    return ()


def _frame_text(frame: int, arg: int) -> str:
    known = _arg_names(frame)
    return f"{FRAMES[frame - 1]} {known[arg]}" if known else FRAMES[frame - 1]


# From data.


def from_data(game: Game, data: object) -> State:
    """The state that data describes. All but the number of players may be left out: then it is as at the start."""
    source = Reader(data, "the position")
    s = State()
    s.players = source.number("players", 2, 4, None)
    s.building_cards = source.choice("building_cards", BUILDING_CARD_MODES, 0)
    s.week = source.number("week", 1, 4, 1)
    s.day = source.number("day", 1, 7, 1)
    s.turn = source.number("turn", 0, 3, 0)
    s.bought = source.number("bought", 0, 3, 0)
    s.has_built = int(source.flag("has_built"))
    for k, seat in enumerate(source.numbers("order", s.players - 1, 4, _usual_order(s.players))):
        s.order[k] = seat
    s.supervisor = source.choice("supervisor", SQUARES, 0)
    _read_seats(s, source)
    _read_town(s, source)
    _read_dice(s, source)
    _read_due(s, source)
    source.finish()
    check(game, s)
    return s


def _usual_order(players: int) -> list[int]:
    return [0, 1, 0] if players == 2 else list(range(players))


def _read_seats(s: State, source: Reader) -> None:
    seats = source.items("seats", [{} for _ in range(s.players)])
    if len(seats) != s.players:
        raise BadPosition(f"seats must be a list of {s.players}, one for each player, not of {len(seats)}")
    for seat, item in enumerate(seats):
        one = Reader(item, f"seat {seat}", "seats", seat)
        s.gold[seat] = one.number("gold", 0, MOST, 2)
        s.camels[seat] = one.number("camels", 0, MOST, 0)
        for name in one.items("buildings", []):
            s.built[seat] |= 1 << one.index("buildings", name, BUILDING_NAMES)
        for kind in _cards(one, "hand"):
            s.hand[seat][kind] += 1
            s.cards[seat] += 1
        sheet = Reader(one.take("sheet", {}), f"the sheet of seat {seat}", "seats", seat, "sheet")
        for k, name in enumerate(SOURCES):
            usual = sum(BUILDING_POINTS[: s.built[seat].bit_count()]) if k == FROM_BUILDINGS else 0
            s.sheet[seat][k] = sheet.number(name, 0, MOST, usual)
        sheet.finish()
        one.finish()
    for kind in _cards(source, "discards"):
        s.discards[kind] += 1
    for kind in range(9):
        s.deck[kind] = OF_A_KIND - s.discards[kind] - sum(hand[kind] for hand in s.hand)
        if s.deck[kind] < 0:
            path = next((("seats", seat, "hand") for seat, hand in enumerate(s.hand) if hand[kind]), ("discards",))
            text = f"there are only two cards {CARDS[kind]}"
            raise BadPosition(text, PositionProblem(problem="two_cards"), path)
    s.left = sum(s.deck)


def _cards(source: Reader, key: str) -> list[int]:
    return [source.index(key, name, CARDS) for name in source.items(key, [])]


def _read_town(s: State, source: Reader) -> None:
    filled = source.take("cubes", {})
    town = Reader(filled, "cubes", "cubes")
    for shop, name in enumerate(SHOPS):
        if name in filled:
            seat = town.number(name, 0, s.players - 1, None)
            if s.owner[SOUK_OF[shop]] not in (0, seat + 1):
                text = f"the souk {SOUK_NAMES[SOUK_OF[shop]]} holds cubes of two players"
                raise BadPosition(text, PositionProblem(problem="two_owners"), ("cubes", name))
            put_cube(s, seat, shop)
    town.finish()
    for seat in source.numbers("caravan", s.players - 1, 12, []):
        s.caravan[s.loaded] = seat + 1
        s.loaded += 1


def _read_dice(s: State, source: Reader) -> None:
    tower = Reader(source.take("tower", {}), "the tower", "tower")
    for row, name in enumerate(ROWS):
        if (item := tower.take(name, None)) is not None:
            one = Reader(item, f"the {name} row", "tower", name)
            s.value[row] = one.number("value", 1, 6, None)
            s.white[row] = one.number("white", 0, 9, 0)
            s.yellow[row] = one.number("yellow", 0, 3, 0)
            one.finish()
            if not s.white[row] + s.yellow[row]:
                raise BadPosition(f"the {name} row has no dice: leave it out")
    tower.finish()
    if (item := source.take("rolled", None)) is not None:
        if any(s.value):
            raise BadPosition("dice are rolled while the tower is full")
        rolled = Reader(item, "rolled", "rolled")
        for key, faces in (("white", s.white), ("yellow", s.yellow)):
            counts = rolled.numbers(key, 9, 6, [0] * 6)
            if len(counts) != 6:
                raise BadPosition(f"rolled {key} must be a list of 6 numbers, one for each face")
            faces[:] = counts
        rolled.finish()
    if (item := source.take("group", None)) is not None:
        group = Reader(item, "the group", "group")
        s.row = group.choice("row", ROWS, None)
        s.face = group.number("face", 1, 6, None)
        s.dice = group.number("dice", 1, 13, None)
        group.finish()


def _read_due(s: State, source: Reader) -> None:
    due = source.items("due", ["after", "choose", "supply"])
    if len(due) > len(s.frame):
        raise BadPosition(f"due has {len(due)} decisions, at most {len(s.frame)} can be pending")
    for text in due:
        what, _, arg = text.partition(" ") if isinstance(text, str) else (text, "", "")
        s.frame[s.depth] = source.index("due", what, FRAMES) + 1
        known = _arg_names(s.frame[s.depth])
        if known or arg:
            s.arg[s.depth] = source.index(f"due: {what}", arg, known)
        s.depth += 1
