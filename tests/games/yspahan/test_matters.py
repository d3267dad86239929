"""What is said to matter at a decision is what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import get_args

import souk
from souk.engine.position import Position
from souk.games.yspahan import types as t
from souk.games.yspahan.board import FULL, SHOPS, SOUK_NAMES, SOUK_OF, SOUK_POINTS
from souk.games.yspahan.matters import MOST, matters
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.state import CHOOSE
from souk.lessons import matters as asked

YSPAHAN = souk.GAMES["yspahan"]


def moments() -> Iterator[Position]:
    chance = random.Random(5)
    for players in (2, 4, 3, 4, 3):
        position = souk.new("yspahan", players=players, seed=players + 10)
        while not position.over:
            yield position
            position.play(chance.choice(position.moves))


def after(position: Position, *moves: str) -> Position:
    """Moves as far as they are asked for: a row only where it is to be chosen, a bonus only with cards."""
    trial = position.copy()
    for move in moves:
        if any(str(one.notation) == move for one in trial.moves):
            trial.play(move)
    return trial


def filled(position: Position, row: t.Row, souk_name: t.Souk) -> bool:
    """Whether a delivery to a souk fills it."""
    k, there = SOUK_NAMES.index(souk_name), after(position, f"{row}:", "deliver", "bonus none")
    for shop in (n for n in range(len(SHOPS)) if SOUK_OF[n] == k and not cube_in(there.state, n)):
        there.play(SHOPS[shop])
    return bool(there.state.souk[k] == FULL[k])


def check(position: Position, one: t.AnyMatter) -> None:
    """One of them, by playing on."""
    s, seat = position.state, position.actors[0]
    match one:
        case t.CompletesNow(row=row, souk=name, points=points) | t.FillsSouk(row=row, souk=name, points=points):
            k = SOUK_NAMES.index(name)
            assert s.owner[k] == (seat + 1 if isinstance(one, t.CompletesNow) else 0)
            assert points == SOUK_POINTS[k]
            assert filled(position, row, name)
        case t.Unfinished(souk=name, n=missing):
            k = SOUK_NAMES.index(name)
            assert s.owner[k] == seat + 1
            assert missing == sum(SOUK_OF[shop] == k and not cube_in(s, shop) for shop in range(len(SHOPS)))
        case t.RivalNeeds(seat=other, souk=name):
            k = SOUK_NAMES.index(name)
            assert other != seat
            assert s.owner[k] == other + 1
            assert s.souk[k] != FULL[k]
        case t.CanBuild(buildings=names, points=points) if s.players > 2:
            there = position if s.frame[s.depth - 1] != CHOOSE else None
            for name in names if there else ():
                if any(str(move.notation) == f"build {name}" for move in position.moves):
                    built = after(position, f"build {name}")
                    assert sum(built.state.sheet[seat]) - sum(s.sheet[seat]) == points
        case t.PaysBuilding(row=row, buildings=names):
            taken = after(position, f"{row}:", "take", "bonus none")
            if s.players > 2:
                assert {f"build {name}" for name in names} <= {str(move.notation) for move in taken.moves}
        case t.Unguarded(souk=name):
            assert s.camels[seat] == 0
            assert s.owner[SOUK_NAMES.index(name)] == seat + 1
        case t.SoukAtStake(souk=name):
            assert s.souk[SOUK_NAMES.index(name)] == FULL[SOUK_NAMES.index(name)]
            assert after(position, "send").state.souk[SOUK_NAMES.index(name)] != FULL[SOUK_NAMES.index(name)]
        case t.CubeMayGo(souk=name):
            assert s.souk[SOUK_NAMES.index(name)] != FULL[SOUK_NAMES.index(name)]
        case t.ReachesRival(seat=other, shop=shop, square=square, gold=gold, full=full):
            k = SHOPS.index(shop)
            assert cube_in(s, k) == other + 1 != seat + 1
            assert full == (s.souk[SOUK_OF[k]] == FULL[SOUK_OF[k]])
            assert s.gold[seat] - after(position, square).state.gold[seat] == gold
        case t.MoreDice(gold=gold):
            assert {f"buy {min(3, gold)}"} <= {str(move.notation) for move in position.moves}
        case t.DaysLeft(n=n):
            assert n == 8 - s.day
        case t.LastDay():
            assert s.day == 7


def test_what_is_said_to_matter_is_what_the_rules_then_do() -> None:
    found = Counter[type]()
    for position in moments():
        seat = position.actors[0]
        said = asked(YSPAHAN, position.state, seat)
        assert len(said) <= MOST
        for one in said:
            assert isinstance(one, get_args(t.AnyMatter))
            found[type(one)] += 1
            check(position, one)
    assert set(found) == set(get_args(t.AnyMatter))


def test_who_is_not_asked_hears_nothing() -> None:
    position = souk.new("yspahan", players=3, seed=1)
    (seat,) = position.actors
    assert asked(YSPAHAN, position.state, seat)
    assert not asked(YSPAHAN, position.state, (seat + 1) % 3)


def test_the_caravans_next_place_brings_what_is_said() -> None:
    for position in moments():
        s, seat = position.state, position.actors[0]
        place = next((one for one in matters(YSPAHAN, s, seat) if isinstance(one, t.CaravanPlace)), None)
        if place and any(str(move.notation) == "send" for move in position.moves) and place.n > 1:
            sent = after(position, "send")
            places = [state.sheet[seat][2] for state in (s, sent.state)]
            assert places[1] - places[0] == place.points
