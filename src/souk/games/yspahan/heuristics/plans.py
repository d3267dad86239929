"""The plans: each action is tried out to the end of the own turn, with the best that can follow, and weighed there.

A group is chosen with its use in mind, a use with the shops or the square, all of it with the building that can be paid
afterwards. What a turn leaves behind is weighed by `outlook`: own points to come against the others'. So the plans of
the game (souks, caravan, buildings, camels kept for protection, cards kept for later) stand in its fitted weights; here
is how a turn serves them. Only rows, uses and discards are compared with all that follows; shops, squares, cards and
buildings are taken one after the other, each time the best next one.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from souk.engine.buffers import state_buffer
from souk.engine.contract import Floats, Ints, States, rule
from souk.engine.loops import copy_state
from souk.engine.stack import pop, top, top_arg
from souk.games.yspahan.board import FIRST_SHOP, FIRST_SOUK, FULL, SHOPS_AT, SOUK_OF
from souk.games.yspahan.groups import carry_out
from souk.games.yspahan.moves import BUILD, END, PLAY, SHOP, SQUARE
from souk.games.yspahan.rules import actors, apply, legal
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    DRAW,
    GIVE,
    MOVE,
    ONCE,
    ORDER,
    PLACE,
    REWARD,
    ROLL,
    SEND,
    SOUK,
    SUPPLY,
    USE,
    State,
)

from .position_values import outlook, room
from .traits import (
    FIRST_SOUK_TRAIT,
    N_PHASES,
    PENDING_CUBES,
    SOUK_TRAITS,
    TOUCHED,
    TRAITS,
    add_souk,
    bare_traits,
    phase_of,
)
from .weights import WEIGHTS

DEPTH: Final = 6  # the action tried, a row, a use, a discard, a step more, and the answer to a card's question
FIRST_CARD: Final = TRAITS.index("exchange")
LOST: Final = -(10**9)


@rule
def reset(states: States, s: State) -> None:
    """Begin anew with this state."""
    states[0].assign(s)


def _packed_reset(states: States, s: State) -> None:
    states[0] = s


reset.__dict__["compiled_as"] = _packed_reset


@rule
def options() -> Ints:
    """A fresh buffer for legal actions."""
    return [0] * 256


def _packed_options() -> Ints:
    return np.empty(256, np.int64)  # type: ignore[return-value]


options.__dict__["compiled_as"] = _packed_options


@rule
def action_values(s: State, seat: int, ids: Ints, n: int, out: Floats) -> int:
    """For each action, the lead in points over the others that the rest of the turn can give, against now."""
    states = state_buffer(s, DEPTH)
    buffer = room()
    before = standing(s, seat, buffer)
    frame = top(s)
    best = LOST
    for i in range(n):
        if i > 0 and alike(frame, ids[i - 1], ids[i]):
            out[i] = out[i - 1]
            continue
        reset(states, s)
        apply(states[0], seat, ids[i])
        if frame == CHOOSE and ids[i] >= PLAY and s.players > 2 and not takes_step_b(s, ids[i]):
            points = best + finish(states, 0, seat, buffer) - before  # what a card brings adds to the best group
        else:
            points = best_turn(states, seat, buffer)
            best = max(best, points)
        if frame == SUPPLY and takes_step_b(
            s, ids[i]
        ):  # better when the dice are known: waiting for them costs nothing
            points = min(points, before - 1)
        out[i] = (points - before) / 1000
    return n


@rule
def takes_step_b(s: State, action: int) -> bool:
    """Whether a card builds what is then the turn's one building (Y19)."""
    return s.building_cards == ONCE and action >= BUILD


@rule
def alike(frame: int, one: int, other: int) -> bool:
    """Whether two shops make no difference: neighbours in a souk, both away from the street."""
    if frame not in (PLACE, SOUK):
        return False
    souk = SOUK_OF[other - SHOP]
    if SOUK_OF[one - SHOP] != souk:
        return False
    shops = 1 << one - SHOP - FIRST_SHOP[souk] | 1 << other - SHOP - FIRST_SHOP[souk]
    return not TOUCHED[souk] & shops


@rule
def standing(s: State, seat: int, buffer: Ints) -> int:
    """How far the seat's outlook is ahead of the others' mean, in thousandths of a point."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += outlook(s, other, buffer)
    return outlook(s, seat, buffer) - others // (s.players - 1)


@rule
def best_turn(states: States, seat: int, buffer: Ints) -> int:
    """The best standing that the seat can bring about from state 0 until its turn ends."""
    s = states[0]
    while s.depth > 0 and (top(s) == GIVE or top(s) == SOUK):
        take_step(states, 0, seat, buffer)
    frame = top(s) if s.depth > 0 else 0
    if frame == CHOOSE and actors(s) == 1 << seat:
        return best_row(states, seat, buffer)
    if frame == USE:
        return best_use(states, 0, seat, buffer)
    if frame == BONUS:
        return best_discard(states, 0, seat, buffer)
    return finish(states, 0, seat, buffer)


@rule
def best_row(states: States, seat: int, buffer: Ints) -> int:
    """Of all groups, or the card without one, the best with what follows."""
    ids = options()
    n = legal(states[0], seat, ids)
    best = LOST
    for i in range(n):
        if ids[i] < PLAY:
            copy_state(states, 1, states, 0)
            apply(states[1], seat, ids[i])
            if top(states[1]) == USE:
                best = max(best, best_use(states, 1, seat, buffer))
            else:
                best = max(best, finish(states, 1, seat, buffer))
    return best


@rule
def best_use(states: States, k: int, seat: int, buffer: Ints) -> int:
    """Of all uses of the group the best with what follows."""
    ids = options()
    n = legal(states[k], seat, ids)
    best = LOST
    for i in range(n):
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        if top(states[k + 1]) == BONUS:
            best = max(best, best_discard(states, k + 1, seat, buffer))
        else:
            best = max(best, finish(states, k + 1, seat, buffer))
    return best


@rule
def best_discard(states: States, k: int, seat: int, buffer: Ints) -> int:
    """With or without a discard, the best with what follows."""
    ids = options()
    n = legal(states[k], seat, ids)
    best = LOST
    for i in range(n):
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        best = max(best, finish(states, k + 1, seat, buffer))
    return best


@rule
def finish(states: States, k: int, seat: int, buffer: Ints) -> int:
    """Go on in state k with the best next step each time until the seat's turn is over; the standing then."""
    cards = 0
    s = states[k]
    while s.depth > 0:
        frame = top(s)
        if frame in (DRAW, REWARD):
            cards += card_to_come(s, seat, pop(s))
            while carry_out(s):
                pass
        elif frame == CAMEL:
            take_step(states, k, cube_in(s, top_arg(s)) - 1, buffer)
        elif frame in (ROLL, CHOOSE) or actors(s) != 1 << seat or take_step(states, k, seat, buffer) == END:
            break
    return cards + standing(s, seat, buffer)


@rule
def card_to_come(s: State, seat: int, owner: int) -> int:
    """What a card that the owner draws now means to the seat's standing on average."""
    phase = (s.players - 2) * N_PHASES + phase_of(s, owner)
    total = 0
    for kind in range(9):
        total += s.deck[kind] * WEIGHTS[phase][FIRST_CARD + kind]
    mean = total // s.left
    return mean if owner == seat else -mean // (s.players - 1)


@rule
def take_step(states: States, k: int, seat: int, buffer: Ints) -> int:
    """Take the action in state k that is best at once; return it."""
    ids = options()
    s = states[k]
    n = legal(s, seat, ids)
    frame = top(s)
    if n == 1:
        chosen = ids[0]
    elif frame in (PLACE, SOUK):
        chosen = best_shop(s, seat, ids, n, buffer)
    else:
        chosen = best_step(states, k, seat, ids, n, buffer)
    apply(s, seat, chosen)
    return chosen


@rule
def best_shop(s: State, seat: int, ids: Ints, n: int, buffer: Ints) -> int:
    """The shop after which the seat's outlook is best: only its souk changes, and whether more cubes can follow."""
    row = (s.players - 2) * N_PHASES + phase_of(s, seat)
    left = top_arg(s) - 1 if top(s) == PLACE else 0
    best = LOST
    chosen = ids[0]
    for i in range(n):
        shop = ids[i] - SHOP
        souk = SOUK_OF[shop]
        filled = s.souk[souk] | 1 << shop - FIRST_SHOP[souk]
        for trait in range(SOUK_TRAITS):
            buffer[trait] = 0
        if s.owner[souk] > 0:
            add_souk(s, seat, souk, s.souk[souk], -1, buffer, 0)
        add_souk(s, seat, souk, filled, 1, buffer, 0)
        bare_traits(s, seat, buffer, 0)
        points = 0
        for trait in range(SOUK_TRAITS):
            points += buffer[trait] * WEIGHTS[row][FIRST_SOUK_TRAIT + trait]
        if left > 0 and (filled != FULL[souk] or takes_more(s, seat, souk)):
            points += left * WEIGHTS[row][PENDING_CUBES]
        if points > best:
            best = points
            chosen = ids[i]
    return chosen


@rule
def takes_more(s: State, seat: int, full: int) -> bool:
    """Whether another souk of the chosen quarter than this one, which is full then, takes a cube of the player."""
    for souk in range(FIRST_SOUK[s.row - 1], FIRST_SOUK[s.row]):
        if souk != full and (s.owner[souk] == 0 or (s.owner[souk] == seat + 1 and s.souk[souk] != FULL[souk])):
            return True
    return False


@rule
def best_step(states: States, k: int, seat: int, ids: Ints, n: int, buffer: Ints) -> int:
    """Of these actions in state k the one that is best at once."""
    s = states[k]
    frame = top(s)
    best = LOST
    chosen = ids[0]
    for i in range(n):
        if i > 0 and frame == MOVE and not sends(s, ids[i] - SQUARE):
            continue
        copy_state(states, k + 1, states, k)
        if ids[i] == END:
            states[k + 1].has_built = 1  # as far as this turn goes: what the end of a week brings is no reason to end
        else:
            apply(states[k + 1], seat, ids[i])
        if frame == AFTER:
            points = answered(states, k + 1, seat, buffer)
        elif frame in (MOVE, ORDER) or (frame == CAMEL and another_goes(s)):
            points = standing(states[k + 1], seat, buffer)
        else:  # it does not touch the others, or in the same way whatever is chosen
            points = outlook(states[k + 1], seat, buffer)
        if points > best:
            best = points
            chosen = ids[i]
    return chosen


@rule
def another_goes(s: State) -> bool:
    """Whether a second cube is sent after the one that its owner is asked about."""
    return s.depth > 1 and s.frame[s.depth - 2] == SEND


@rule
def sends(s: State, square: int) -> bool:
    """Whether the supervisor would find a cube next to the square."""
    first = SHOPS_AT[square][0]
    second = SHOPS_AT[square][1]
    return (first >= 0 and cube_in(s, first) > 0) or (second >= 0 and cube_in(s, second) > 0)


@rule
def answered(states: States, k: int, seat: int, buffer: Ints) -> int:
    """The outlook in state k; where a card asks something, after the best answer to that."""
    s = states[k]
    if s.depth == 0 or (top(s) != GIVE and top(s) != SOUK):
        return outlook(s, seat, buffer)
    ids = options()
    n = legal(s, seat, ids)
    best = LOST
    for i in range(n):
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        best = max(best, outlook(states[k + 1], seat, buffer))
    return best
