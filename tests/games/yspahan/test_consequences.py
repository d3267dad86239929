"""What a move is said to do on the board is what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import souk
from souk.engine.position import Position
from souk.games.yspahan import types as t
from souk.games.yspahan.board import FULL, SHOPS, SHOPS_AT, SOUK_NAMES, SOUK_OF, SQUARES
from souk.games.yspahan.consequences import consequences
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.view import tower


def moments() -> Iterator[Position]:
    chance = random.Random(3)
    for players in (2, 4, 3, 4):
        position = souk.new("yspahan", players=players, seed=players)
        while not position.over:
            yield position
            position.play(chance.choice(position.moves))


def after(position: Position, *moves: str) -> Position:
    trial = position.copy()
    for move in moves:
        if move == "bonus none" and not any(str(one) == move for one in trial.moves):
            continue  # without cards nobody is asked
        trial.play(move)
    return trial


def check(position: Position, move: str, one: t.AnyConsequence) -> None:
    """One of them, by playing on."""
    s, seat = position.state, position.actors[0]
    match one:
        case t.KeepsCube(shop=shop):
            k = SHOPS.index(shop)
            assert cube_in(s, k) == seat + 1
            assert cube_in(after(position, "keep").state, k) == seat + 1
            assert cube_in(after(position, "send").state, k) == 0
        case t.GuardsCubes(shops=shops):
            assert s.camels[seat] == 0
            assert after(position, move, "bonus none").state.camels[seat] > 0
            assert all(cube_in(s, SHOPS.index(shop)) == seat + 1 for shop in shops)
        case t.CompletesSouk(souk=name):
            k = SOUK_NAMES.index(name)
            done = after(position, move).state
            assert done.souk[k] == FULL[k] != s.souk[k]
            assert done.owner[k] == seat + 1
        case t.ReachesSouk(souk=name, missing=missing):
            steps = [move] if move == "deliver" else [move, "deliver"]
            k, there = SOUK_NAMES.index(name), after(position, *steps, "bonus none")
            for free in [n for n in range(len(SHOPS)) if SOUK_OF[n] == k and not cube_in(s, n)]:
                there.play(SHOPS[free])
                missing -= 1
            assert missing == 0
            assert there.state.souk[k] == FULL[k]
        case t.MeetsCube(shop=shop):
            assert SHOPS.index(shop) in SHOPS_AT[SQUARES.index(move)]
            assert cube_in(s, SHOPS.index(shop)) == one.seat + 1
            assert one.gains == (one.seat == seat)
        case t.LeavesNoDice(row=row, souk=name):
            k = SOUK_NAMES.index(name)
            assert s.owner[k] == one.seat + 1 != seat + 1
            assert s.souk[k] != FULL[k]
            assert one.seat in s.order[s.turn + 1 :]
            assert row not in tower(after(position, move).state)
        case t.ScoresBuilding(points=points):
            assert after(position, move).scores[seat] - position.scores[seat] == points > 0


def test_consequences_are_what_the_rules_do() -> None:
    seen: Counter[str] = Counter()
    for position in moments():
        for move in position.moves:
            for one in consequences(position.game, position.state, move.seat, move.id):
                kind = type(one).__name__
                seen[kind] += 1
                if seen[kind] <= 150:
                    check(position, str(move.action), one)
                assert set(one.sources) <= set(position.game.presentation.score_sheet(position.state))
    kinds = {kind.__name__ for kind in t.AnyConsequence.__args__}
    assert set(seen) == kinds


def test_consequences_tell_no_secret() -> None:
    for position in moments():
        for move in position.moves:
            found = [
                consequences(position.game, s, move.seat, move.id)
                for s in (position.state, position.view(move.seat).state)
            ]
            assert found[0] == found[1]
