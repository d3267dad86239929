"""What a move does on the board that somebody will feel in points: cubes kept, souks completed, dice taken away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souk.engine.game import Game
from souk.engine.stack import top, top_arg

from . import types as t
from .board import (
    BUILDING_POINTS,
    FIRST_SHOP,
    FIRST_SOUK,
    FULL,
    HOIST,
    QUARTERS,
    ROWS,
    SHOPS,
    SHOPS_AT,
    SOUK_NAMES,
    SOUK_OF,
    SOUK_POINTS,
    SQUARES,
)
from .groups import open_dice
from .moves import ACTIONS
from .souks import cube_in
from .state import PLACE, SOUK, State

BY_CUBES: tuple[t.Source, ...] = ("souks",)
BY_CARAVAN: tuple[t.Source, ...] = ("caravan_places", "caravan_scorings")


def consequences(game: Game, s: State, seat: int, action: int) -> Sequence[t.AnyConsequence]:
    """All of them, by what the seat knows."""
    match ACTIONS[action].fields:
        case t.Camel("keep"):
            return [t.KeepsCube(seat=seat, sources=BY_CUBES, shop=SHOPS[top_arg(s)])]
        case t.UseGroup("take") if ROWS[s.row] == "camel":
            return [*_guarded(s, seat)]
        case t.Play("three_camels"):
            return [*_guarded(s, seat)]
        case t.UseGroup("deliver"):
            return [*_reached(s, seat, s.row, s.dice)]
        case t.ChooseShop(shop) if top(s) in (PLACE, SOUK):
            return [*_completed(s, seat, SHOPS.index(shop))]
        case t.ChooseSquare(square):
            return [*_met(s, seat, SQUARES.index(square))]
        case t.Choose(row):
            k = ROWS.index(row)
            return [*_reached(s, seat, k, open_dice(s, k)), *_left_without(s, seat, k)]
        case t.Build(building):
            points = BUILDING_POINTS[int(s.built[seat]).bit_count()]
            scores = t.ScoresBuilding(seat=seat, sources=("buildings",), building=building, points=points)
            return [scores] if points else []
    return []


def _guarded(s: State, seat: int) -> Iterator[t.GuardsCubes]:
    """Cubes for which there was no camel."""
    shops = [shop for shop in range(len(SHOPS)) if cube_in(s, shop) == seat + 1]
    if shops and not s.camels[seat]:
        first = {SOUK_OF[shop]: SHOPS[shop] for shop in reversed(shops)}
        yield t.GuardsCubes(seat=seat, sources=BY_CUBES, shops=tuple(first[souk] for souk in sorted(first)))


def _begun(s: State, seat: int, row: int) -> Iterator[int]:
    """Souks of a quarter that a seat has begun and not completed."""
    if ROWS[row] in QUARTERS:
        quarter = QUARTERS.index(ROWS[row])
        for souk in range(FIRST_SOUK[quarter], FIRST_SOUK[quarter + 1]):
            if s.owner[souk] == seat + 1 and s.souk[souk] != FULL[souk]:
                yield souk


def _reached(s: State, seat: int, row: int, dice: int) -> Iterator[t.ReachesSouk]:
    cubes = dice + (s.built[seat] >> HOIST & 1)
    for souk in _begun(s, seat, row):
        missing = (FULL[souk] & ~s.souk[souk]).bit_count()
        if missing <= cubes:
            yield t.ReachesSouk(seat=seat, sources=BY_CUBES, souk=SOUK_NAMES[souk], dice=dice, missing=missing)


def _completed(s: State, seat: int, shop: int) -> Iterator[t.CompletesSouk]:
    souk = SOUK_OF[shop]
    if s.owner[souk] in (0, seat + 1) and s.souk[souk] | 1 << shop - FIRST_SHOP[souk] == FULL[souk]:
        yield t.CompletesSouk(seat=seat, sources=BY_CUBES, souk=SOUK_NAMES[souk], points=SOUK_POINTS[souk])


def _met(s: State, seat: int, square: int) -> Iterator[t.MeetsCube]:
    """For who moves the supervisor a cube of one's own on its way to the caravan is welcome, for the others not."""
    for shop in SHOPS_AT[square]:
        owner = cube_in(s, shop) - 1 if shop >= 0 else -1
        if owner == seat:
            yield t.MeetsCube(seat=owner, sources=BY_CARAVAN, shop=SHOPS[shop])
        elif owner >= 0:
            yield t.MeetsCube(seat=owner, sources=BY_CUBES, gains=False, shop=SHOPS[shop])


def _left_without(s: State, seat: int, row: int) -> Iterator[t.LeavesNoDice]:
    """Who comes later on this day and has begun a souk for which these are the dice."""
    turns = 3 if s.players == 2 else s.players
    for other in dict.fromkeys(s.order[s.turn + 1 : turns]):
        if other != seat:
            for souk in _begun(s, other, row):
                yield t.LeavesNoDice(seat=other, sources=BY_CUBES, gains=False, row=ROWS[row], souk=SOUK_NAMES[souk])
