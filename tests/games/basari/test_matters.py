"""What is said to matter at a decision is what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import get_args

import souk
from souk.engine.position import Position
from souk.engine.types import Matter
from souk.games.basari import types as t
from souk.games.basari.board import COLOURS, board_of
from souk.games.basari.matters import MOST, STEP
from souk.games.basari.state import ACTION_CARDS, CHOOSE
from souk.lessons import matters

BASARI = souk.GAMES["basari"]


def moments() -> Iterator[tuple[Position, int]]:
    """Every decision of some games, with each seat that is asked."""
    chance = random.Random(5)
    for players in (3, 4, 3):
        position = souk.new("basari", players=players, seed=players)
        while not position.over:
            for seat in position.actors:
                yield position, seat
            seat = position.actors[0]
            position.play(chance.choice(position.moves_of(seat)), seat)


def alone_ahead(hands: Sequence[Sequence[int]], colour: t.Colour) -> int | None:
    counts = [hand[COLOURS.index(colour)] for hand in hands]
    return counts.index(max(counts)) if counts.count(max(counts)) == 1 else None


def check(position: Position, seat: int, one: Matter) -> None:
    s, ring = position.state, len(board_of(BASARI))
    left = [ring - s.moved[k] for k in range(s.players)]
    match one:
        case t.ScoringNow(last=last):
            assert min(left) <= 0
            assert last == (s.scorings == 2)
        case t.RollFinishes(n=n):
            assert n == left[seat]
            assert 0 < n <= STEP
        case t.ScoringNear(seat=other, n=n):
            assert n == left[other] == min(left)
        case t.GemsLead(gems=gems, colour=colour):
            k = COLOURS.index(colour)
            more = getattr(gems, colour)
            others = max(s.gems[other][k] for other in range(s.players) if other != seat)
            assert s.gems[seat][k] <= others < s.gems[seat][k] + more
        case t.PointsHere(points=points):
            assert points == board_of(BASARI).points[s.archway[seat]]
        case t.SameWish(seats=seats):
            assert seat not in seats
        case t.Leads(colours=colours):
            assert [alone_ahead(s.gems[: s.players], colour) for colour in colours] == [seat] * len(colours)
        case t.PointsAtStake(seat=other):
            assert s.card[other] == s.card[seat]
        case t.ActionAtStake(action=action):
            assert ACTION_CARDS[s.card[seat] - 1] == action
        case t.YouOpen():
            assert not any(s.offer)
        case t.DealBrings(points=points):
            public = position.view(seat).public
            assert isinstance(public, t.View)
            assert public.barter is not None
            deal = public.barter.deal
            assert deal is not None
            change = sum(deal[colour][seat] - public.colours[colour][seat] for colour in COLOURS)
            assert change == points > 0
        case t.Spare(colours=colours):
            (rival,) = (other for other in range(s.players) if other != seat and s.card[other] == s.card[seat])
            for colour in colours:
                had = alone_ahead(s.gems[: s.players], colour)
                hands = [list(hand) for hand in s.gems[: s.players]]
                hands[seat][COLOURS.index(colour)] -= 1
                hands[rival][COLOURS.index(colour)] += 1
                assert hands[seat][COLOURS.index(colour)] >= 0
                assert had not in (seat, None) or alone_ahead(hands, colour) == had


def test_what_is_said_to_matter_is_what_the_rules_then_do() -> None:
    found = Counter[type]()
    for position, seat in moments():
        said = matters(BASARI, position.state, seat)
        assert len(said) <= MOST
        assert said or position.state.phase != CHOOSE
        for one in said:
            found[type(one)] += 1
            check(position, seat, one)
    assert set(found) == set(get_args(t.AnyMatter))
