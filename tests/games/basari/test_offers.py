"""Offers: how they compare, and that the small decisions reach every legal raise and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souk.engine.errors import IllegalMove
from souk.games.basari import GAME
from souk.games.basari.barter import can_raise
from souk.games.basari.moves import OFFER
from souk.games.basari.state import BARTER, ROLL_CARD, State

from . import barter, gems, notations, seat

Offer = tuple[int, ...]
SMALL_HANDS = list(product(range(3), repeat=4))
HANDS = st.tuples(*[st.integers(0, 6)] * 4)


def key(offer: Offer) -> Offer:
    """Number of gems, then red, yellow, green, blue."""
    return (sum(offer), *offer)


def facing(hand: Offer, standing: Offer) -> State:
    """Seat 0 with a hand, faced with an offer of seat 1."""
    s = State()
    s.players, s.phase, s.action = 3, BARTER, ROLL_CARD
    s.card = [ROLL_CARD, ROLL_CARD, ROLL_CARD + 1, 0]
    s.gems = [list(hand), list(standing), [0] * 4, [0] * 4]
    s.offer = list(standing)
    return s


def reachable(s: State) -> Iterator[Offer]:
    """Every offer that the small decisions of seat 0 lead to."""
    if s.turn == 1:
        yield tuple(s.offer)
        return
    actions = GAME.legal(s, 0)
    assert actions, "a count without a way on"
    for action in actions:
        yield from reachable(GAME.after(s, 0, action))


def raises(hand: Offer, standing: Offer) -> list[Offer]:
    """All offers within a hand that beat the standing one."""
    return [o for o in product(*(range(n + 1) for n in hand)) if key(o) > key(standing)]


def check(hand: Offer, standing: Offer) -> None:
    s = facing(hand, standing)
    possible = raises(hand, standing)
    assert (OFFER in GAME.legal(s, 0)) == bool(possible)
    if possible:
        found = list(reachable(GAME.after(s, 0, OFFER)))
        assert found == sorted(possible)


def test_the_small_decisions_reach_exactly_the_legal_raises_for_all_small_hands_and_offers() -> None:
    for hand, standing in product(SMALL_HANDS, repeat=2):
        check(hand, standing)


@settings(max_examples=40, deadline=None)
@given(HANDS, HANDS)
def test_the_small_decisions_reach_exactly_the_legal_raises_for_larger_hands(hand: Offer, standing: Offer) -> None:
    check(hand, standing)


@given(*[st.tuples(*[st.integers(0, 25)] * 4)] * 2)
def test_offers_compare_as_tuples(one: Offer, other: Offer) -> None:
    assert can_raise(facing(one, other), 0) == (key(one) > key(other))


def test_all_pairs_of_small_offers_compare_as_tuples() -> None:
    for one, other in product(SMALL_HANDS, repeat=2):
        assert can_raise(facing(one, other), 0) == (key(one) > key(other))


def test_fewer_gems_than_the_standing_offer_are_never_legal() -> None:
    game = barter(seat("4R 1B"), seat("5B"), offer=gems("5B"))
    with pytest.raises(IllegalMove):
        game.play("offer 4R")
    game.play("offer 4R 1B")


def test_an_earlier_own_offer_does_not_bind() -> None:
    game = barter(seat("3R 3B"), seat("3R 3B")).play("offer 1R").play("offer 2B").play("offer 3B")
    assert game.state.offer == [0, 0, 0, 3]


def test_the_accepter_keeps_the_gems_of_the_own_offers() -> None:
    game = barter(seat("3R"), seat("2Y")).play("offer 1R").play("offer 2Y").play("accept")
    assert game.state.gems[0] == [3, 2, 0, 0]
    assert game.state.gems[1] == [0, 0, 0, 0]


@pytest.mark.parametrize("text", ["offer 1R 2B", "offer 2B 1R", "offer 1R 0Y 0G 2B", "offer 1r 2b", "offer 1R 2B 0G"])
def test_an_offer_can_be_given_whole(text: str) -> None:
    game = barter(seat("3R 3B"), seat("3Y 3G"))
    game.play(text)
    assert game.state.offer == [1, 0, 0, 2]
    assert [move.notation for move in game.history] == ["offer", "1R", "0Y", "0G", "2B"]


def test_an_offer_can_be_given_count_by_count_and_colours_skipped() -> None:
    game = barter(seat("3R 3B"), seat("3Y 3G"))
    game.play("offer").play("1R")
    assert notations(game) == ["0Y"]
    game.play("2B")
    assert game.state.offer == [1, 0, 0, 2]


def test_several_offers_fit_in_one_text() -> None:
    game = barter(seat("3R 3B"), seat("3Y 3G")).play("offer 1R offer 2G accept")
    assert game.state.gems[0] == [3, 0, 2, 3]


@pytest.mark.parametrize(
    "text", ["offer 1R 1R", "offer 4R", "offer 99R", "offer 1X", "offer 0R", "offer -1R", "offer 1R B"]
)
def test_a_wrong_offer_is_refused_and_changes_nothing(text: str) -> None:
    game = barter(seat("3R 3B"), seat("3Y 3G"))
    before = bytes(game.state)
    with pytest.raises(IllegalMove):
        game.play(text)
    assert bytes(game.state) == before
