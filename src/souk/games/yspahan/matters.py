"""What matters at a decision, for who plays for the first time: what is within reach, in danger, or soon too late."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Final

from souk.engine.game import Game
from souk.engine.stack import top, top_arg

from . import types as t
from .board import (
    BUILDING_NAMES,
    BUILDING_POINTS,
    CAMEL_COST,
    CAMEL_ROW,
    CARAVAN_ROW,
    FIRST_SOUK,
    FULL,
    GOLD_COST,
    GOLD_ROW,
    HOIST,
    OFFICE,
    PADDOCK,
    PLACE_POINTS,
    QUARTERS,
    ROWS,
    SHOPS,
    SHOPS_AT,
    SOUK_NAMES,
    SOUK_OF,
    SOUK_POINTS,
    SOUK_SIZE,
    SQUARES,
)
from .groups import open_dice
from .souks import cube_in, price
from .state import AFTER, BONUS, CAMEL, CHOOSE, MOVE, PLACE, SUPPLY, USE, State

MOST: Final = 3  # what somebody new can keep in mind
Dice = Mapping[int, int]  # by row


def matters(game: Game, s: State, seat: int) -> Sequence[t.AnyMatter]:
    """The most important things, as far as the seat knows."""
    return [*islice(_of_decision(s, seat), MOST)] if s.depth else []


def _of_decision(s: State, seat: int) -> Iterable[t.AnyMatter]:
    match top(s):
        case frame if frame in (CHOOSE, USE):
            rows = {s.row: s.dice} if frame == USE else _tower(s)
            return chain(
                [t.LastDay()] if s.day == 7 else [],
                _completing(s, seat, rows),
                _paying(s, seat, rows),
                _affordable(s, seat),
                _filling(s, seat, rows),
                _denied(s, seat, rows),
                _unguarded(s, seat),
                _days(s),
            )
        case frame if frame == SUPPLY:
            return chain([t.MoreDice(gold=s.gold[seat])] if s.gold[seat] else [], _unfinished(s, seat), _days(s))
        case frame if frame == AFTER:
            return chain(_affordable(s, seat) if not s.has_built else [], _unguarded(s, seat), [t.TurnDone()])
        case frame if frame == PLACE:
            cubes = top_arg(s)
            return chain(_unfinished(s, seat, s.row), _filling(s, seat, {s.row: cubes - (s.built[seat] >> HOIST & 1)}))
        case frame if frame == CAMEL:
            return _touched(s, seat, top_arg(s))
        case frame if frame == MOVE:
            return chain(_reachable(s, seat), [_place(s)])
        case frame if frame == BONUS:
            return [t.OneMoreDie()]
    return []


def _tower(s: State) -> Dice:
    return {row: dice for row in range(len(ROWS)) if (dice := open_dice(s, row))}


def _begun(s: State, seat: int, row: int) -> Iterator[tuple[int, int]]:
    """Unfinished souks of a seat in the quarter of a row, and the cubes that are missing."""
    for souk in _quarter(row):
        if s.owner[souk] == seat + 1 and s.souk[souk] != FULL[souk]:
            yield souk, (FULL[souk] & ~s.souk[souk]).bit_count()


def _quarter(row: int) -> range:
    """The souks of the quarter that a row delivers to; none for camels and gold."""
    if ROWS[row] not in QUARTERS:
        return range(0)
    quarter = QUARTERS.index(ROWS[row])
    return range(FIRST_SOUK[quarter], FIRST_SOUK[quarter + 1])


def _completing(s: State, seat: int, rows: Dice) -> Iterator[t.CompletesNow]:
    """Souks of one's own for which there are dice."""
    for row, dice in rows.items():
        for souk, missing in _begun(s, seat, row):
            if missing <= dice + (s.built[seat] >> HOIST & 1):
                yield t.CompletesNow(row=ROWS[row], souk=SOUK_NAMES[souk], points=SOUK_POINTS[souk])


def _unfinished(s: State, seat: int, only: int | None = None) -> Iterator[t.Unfinished]:
    for row in range(len(ROWS)) if only is None else [only]:
        for souk, missing in _begun(s, seat, row):
            yield t.Unfinished(souk=SOUK_NAMES[souk], n=missing)


def _filling(s: State, seat: int, rows: Dice) -> Iterator[t.FillsSouk]:
    """The best empty souk that the dice fill at once."""
    found = [
        (SOUK_POINTS[souk], row, souk)
        for row, dice in rows.items()
        if not any(_begun(s, seat, row))
        for souk in _quarter(row)
        if not s.owner[souk] and SOUK_SIZE[souk] <= dice + (s.built[seat] >> HOIST & 1)
    ]
    for points, row, souk in sorted(found)[-1:]:
        yield t.FillsSouk(row=ROWS[row], souk=SOUK_NAMES[souk], points=points)


def _denied(s: State, seat: int, rows: Dice) -> Iterator[t.RivalNeeds]:
    """Who comes later on this day and would complete a souk with a group."""
    turns = 3 if s.players == 2 else s.players
    for other in dict.fromkeys(s.order[s.turn + 1 : turns]):
        if other != seat:
            for row, dice in rows.items():
                for souk, missing in _begun(s, other, row):
                    if missing <= dice + (s.built[other] >> HOIST & 1):
                        yield t.RivalNeeds(seat=other, row=ROWS[row], souk=SOUK_NAMES[souk])


# Building.


def _buildable(s: State, seat: int, camels: int, gold: int) -> tuple[t.Building, ...]:
    """What could be paid for with so much."""
    return tuple(
        name
        for k, name in enumerate(BUILDING_NAMES)
        if not s.built[seat] >> k & 1 and CAMEL_COST[k] <= camels and GOLD_COST[k] <= gold
    )


def _building_points(s: State, seat: int) -> int:
    return BUILDING_POINTS[min(s.built[seat].bit_count(), len(BUILDING_POINTS) - 1)]


def _affordable(s: State, seat: int) -> Iterator[t.CanBuild]:
    if names := _buildable(s, seat, s.camels[seat], s.gold[seat]):
        yield t.CanBuild(buildings=names, points=_building_points(s, seat))


def _paying(s: State, seat: int, rows: Dice) -> Iterator[t.PaysBuilding]:
    """What camels or gold from the tower would pay for that cannot be paid for yet."""
    camels, gold = s.camels[seat], s.gold[seat]
    known = _buildable(s, seat, camels, gold)
    for row, dice in rows.items():
        if row == CAMEL_ROW:
            names = _buildable(s, seat, camels + dice + (s.built[seat] >> PADDOCK & 1), gold)
        elif row == GOLD_ROW:
            names = _buildable(s, seat, camels, gold + dice + 2 * (s.built[seat] >> OFFICE & 1))
        else:
            continue
        if fresh := tuple(name for name in names if name not in known):
            yield t.PaysBuilding(row=ROWS[row], buildings=fresh, points=_building_points(s, seat))


# The supervisor and the caravan.


def _unguarded(s: State, seat: int) -> Iterator[t.Unguarded]:
    """The best souk that has cubes and no camel for them."""
    if s.camels[seat]:
        return
    own = [souk for souk in range(len(SOUK_NAMES)) if s.owner[souk] == seat + 1]
    for souk in sorted(own, key=lambda one: (s.souk[one] == FULL[one], SOUK_POINTS[one]))[-1:]:
        yield t.Unguarded(souk=SOUK_NAMES[souk])


def _touched(s: State, seat: int, shop: int) -> Iterator[t.AnyMatter]:
    """What a camel would save."""
    souk = SOUK_OF[shop]
    if s.souk[souk] == FULL[souk]:
        yield t.SoukAtStake(souk=SOUK_NAMES[souk], points=SOUK_POINTS[souk])
    else:
        yield t.CubeMayGo(souk=SOUK_NAMES[souk])
    yield _place(s)


def _place(s: State) -> t.CaravanPlace:
    """The next place in the caravan: as the move begins, before cubes go there."""
    row = CARAVAN_ROW[s.players]
    return t.CaravanPlace(points=PLACE_POINTS[s.loaded // row], n=len(PLACE_POINTS) * row - s.loaded)


def _reachable(s: State, seat: int) -> Iterator[t.ReachesRival]:
    """The best cube of a rival that the supervisor can be sent to: in a full souk if there is one, for little gold."""
    found = [
        (
            s.souk[SOUK_OF[shop]] == FULL[SOUK_OF[shop]],
            SOUK_POINTS[SOUK_OF[shop]],
            -price(s, seat, square),
            square,
            shop,
        )
        for square in range(len(SQUARES))
        if price(s, seat, square) <= s.gold[seat]
        for shop in SHOPS_AT[square]
        if shop >= 0 and cube_in(s, shop) not in (0, seat + 1)
    ]
    for full, _, cost, square, shop in sorted(found)[-1:]:
        yield t.ReachesRival(seat=cube_in(s, shop) - 1, shop=SHOPS[shop], square=SQUARES[square], full=full, gold=-cost)


def _days(s: State) -> Iterator[t.DaysLeft]:
    if s.day < 7:
        yield t.DaysLeft(n=8 - s.day)
