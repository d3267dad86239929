"""Cards and buildings: the deck, what cards do, what buildings cost, and what of it a seat can know."""

from __future__ import annotations

from souk.engine.contract import Ints, rule
from souk.engine.rng import random_below
from souk.engine.stack import push

from .board import (
    BUILD_NO_CAMELS,
    BUILD_NO_GOLD,
    BUILDING_POINTS,
    CAMEL_COST,
    CAMELS_FOR_POINTS,
    CUBE_TO_CARAVAN,
    CUBE_TO_SOUK,
    EXCHANGE,
    FROM_BUILDINGS,
    FROM_CARDS,
    GOLD_COST,
    GOLD_FOR_POINTS,
    THREE_CAMELS,
    THREE_GOLD,
)
from .moves import BUILD, GIVE_CAMELS, GIVE_GOLD, MOST, PLAY
from .souks import can_deliver, load_caravan
from .state import DISCOUNT, EXTRA, GIVE, SOUK, State

# The deck.


@rule
def reshuffle_if_empty(s: State) -> None:
    """The discards become the deck the moment it has run out and there are any (Y18)."""
    if s.left == 0:
        for kind in range(9):
            s.deck[kind] += s.discards[kind]
            s.left += s.discards[kind]
            s.discards[kind] = 0


@rule
def gain_card(s: State, seat: int, kind: int) -> None:
    """A card goes from the deck to a hand."""
    s.deck[kind] -= 1
    s.left -= 1
    s.hand[seat][kind] += 1
    s.cards[seat] += 1
    reshuffle_if_empty(s)


@rule
def spend_card(s: State, seat: int, kind: int) -> None:
    """A played or discarded card goes to the discards at once."""
    s.hand[seat][kind] -= 1
    s.cards[seat] -= 1
    s.discards[kind] += 1
    reshuffle_if_empty(s)


# Playing cards.


@rule
def has_effect(s: State, seat: int, kind: int) -> bool:
    """Whether a card can do anything now: camels or gold to give (Y20, Y21), a legal shop (Y22)."""
    if kind == EXCHANGE:
        return s.camels[seat] > 0 or s.gold[seat] > 0
    if kind == CAMELS_FOR_POINTS:
        return s.camels[seat] > 0
    if kind == GOLD_FOR_POINTS:
        return s.gold[seat] > 0
    if kind == CUBE_TO_SOUK:
        for quarter in range(4):
            if can_deliver(s, seat, quarter):
                return True
        return False
    return True


@rule
def playable_cards(s: State, seat: int, out: Ints, n: int) -> int:
    """Write the cards that the player may play for their effect after the first n; return how many there are then."""
    if s.cards[seat] > 0:
        for kind in range(BUILD_NO_CAMELS):
            if s.hand[seat][kind] > 0 and has_effect(s, seat, kind):
                out[n] = PLAY + kind
                n += 1
    return n


@rule
def play_card(s: State, seat: int, kind: int) -> None:
    """The card's effect, or the question that it asks first."""
    spend_card(s, seat, kind)
    if kind == THREE_CAMELS:
        s.camels[seat] += 3
    elif kind == THREE_GOLD:
        s.gold[seat] += 3
    elif kind == CUBE_TO_SOUK:
        push(s, SOUK, 0)
    elif kind == CUBE_TO_CARAVAN:
        load_caravan(s, seat, False)
    else:
        push(s, GIVE, kind)


@rule
def amounts_to_give(s: State, seat: int, kind: int, out: Ints) -> int:
    """Write what may be given for a card: any number to exchange, up to 4 camels or 10 gold for points."""
    n = 0
    if kind != GOLD_FOR_POINTS:
        for amount in range(1, min(s.camels[seat], 4 if kind == CAMELS_FOR_POINTS else MOST) + 1):
            out[n] = GIVE_CAMELS + amount
            n += 1
    if kind != CAMELS_FOR_POINTS:
        for amount in range(1, min(s.gold[seat], 10 if kind == GOLD_FOR_POINTS else MOST) + 1):
            out[n] = GIVE_GOLD + amount
            n += 1
    return n


@rule
def give(s: State, seat: int, kind: int, action: int) -> None:
    """Camels or gold for points, or for as much of the other."""
    if action > GIVE_GOLD:
        amount = action - GIVE_GOLD
        s.gold[seat] -= amount
        if kind == EXCHANGE:
            s.camels[seat] += amount
        else:
            s.sheet[seat][FROM_CARDS] += amount
    else:
        amount = action - GIVE_CAMELS
        s.camels[seat] -= amount
        if kind == EXCHANGE:
            s.gold[seat] += amount
        else:
            s.sheet[seat][FROM_CARDS] += 2 * amount


# Buildings.


@rule
def may_build(s: State, seat: int, building: int, free: int) -> bool:
    """Whether a building can be paid, with the cards in `free` (bit 0: build_no_camels, bit 1: build_no_gold)."""
    if s.built[seat] >> building & 1:
        return False
    if s.hand[seat][BUILD_NO_CAMELS] == 0 if free & 1 else s.camels[seat] < CAMEL_COST[building]:
        return False
    if s.hand[seat][BUILD_NO_GOLD] == 0 if free & 2 else s.gold[seat] < GOLD_COST[building]:
        return False
    # Y19: never two cards for one building; or, where both may go with it, none that would waive nothing.
    return free < 3 if s.building_cards != DISCOUNT else not (free & 2 and GOLD_COST[building] == 0)


@rule
def possible_builds(s: State, seat: int, full_price: bool, out: Ints, n: int) -> int:
    """Write what the player may build after the first n; return how many there are then.

    Y19: with the options `extra` and `once` a card builds in any window, one for each building, and none goes with step
    B; else the cards waive their part of the turn's one building.
    """
    held = int(s.hand[seat][BUILD_NO_CAMELS] > 0) + 2 * int(s.hand[seat][BUILD_NO_GOLD] > 0)
    if held == 0 and s.camels[seat] < 2:  # the cheapest building costs two
        return n
    for building in range(6):
        for free in range(0 if full_price else 1, held + 1):
            if may_build(s, seat, building, free):
                out[n] = BUILD + 4 * building + free
                n += 1
    return n


@rule
def build(s: State, seat: int, action: int) -> None:
    """Pay, put a cube on the building, score for the number of buildings."""
    building = (action - BUILD) // 4
    free = (action - BUILD) % 4
    if free & 1:
        spend_card(s, seat, BUILD_NO_CAMELS)
    else:
        s.camels[seat] -= CAMEL_COST[building]
    if free & 2:
        spend_card(s, seat, BUILD_NO_GOLD)
    else:
        s.gold[seat] -= GOLD_COST[building]
    if not (s.building_cards == EXTRA and free):
        s.has_built = 1
    before = 0
    for other in range(6):
        before += s.built[seat] >> other & 1
    s.built[seat] |= 1 << building
    s.sheet[seat][FROM_BUILDINGS] += BUILDING_POINTS[before]


# What a seat can know (Y30).


@rule
def hide(s: State, seat: int) -> None:
    """Only hands are secret: to a seat, the cards of the others and of the deck are one heap that it has not seen."""
    for other in range(s.players):
        if other != seat and s.cards[other]:
            for kind in range(9):
                if s.hand[other][kind]:
                    s.deck[kind] += s.hand[other][kind]
                    s.hand[other][kind] = 0


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Deal the others as many unseen cards as they hold."""
    for other in range(s.players):
        if other != seat:
            for _ in range(s.cards[other]):
                unseen = 0
                for kind in range(9):
                    unseen += s.deck[kind]
                rest = random_below(rng, unseen)
                kind = 0
                while rest >= s.deck[kind]:
                    rest -= s.deck[kind]
                    kind += 1
                s.deck[kind] -= 1
                s.hand[other][kind] += 1
