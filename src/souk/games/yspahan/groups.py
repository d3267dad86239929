"""Step A: a group of dice is chosen and used."""

from __future__ import annotations

from souk.engine.contract import rule
from souk.engine.stack import pop, push, top

from .board import CAMEL_ROW, HOIST, OFFICE, PADDOCK, SHOPS_AT
from .moves import DELIVER, DRAW_CARD, SUPERVISOR
from .souks import can_deliver, cube_in, empty_caravan, load_caravan, price, put_cube, score_caravan, take_cube
from .state import BONUS, CAMEL, DRAW, MOVE, ORDER, PLACE, REWARD, SCORE, SEND, USE, State

# Choosing and using.


@rule
def open_dice(s: State, row: int) -> int:
    """The dice of a row that count for the active player: with two, yellow only for the start player."""
    if s.players == 2 and s.turn == 1:
        return int(s.white[row])
    return int(s.white[row] + s.yellow[row])


@rule
def choose_group(s: State, row: int) -> None:
    """The dice are taken off the tower, those that do not count as well."""
    s.row = row
    s.face = s.value[row]
    s.dice = open_dice(s, row)
    s.white[row] = 0
    s.yellow[row] = 0
    s.value[row] = 0
    pop(s)
    push(s, USE, 0)


@rule
def use_group(s: State, seat: int, use: int) -> None:
    """Take, deliver, move the supervisor or draw. One card may be discarded to count one die more (not with Y3)."""
    pop(s)
    if use == DRAW_CARD:
        push(s, DRAW, seat)
    elif use == SUPERVISOR:
        push(s, MOVE, 0)
    elif s.cards[seat] > 0:
        push(s, BONUS, use)
    else:
        take_or_deliver(s, seat, use)


@rule
def take_or_deliver(s: State, seat: int, use: int) -> None:
    """Camels and gold are taken at once, with paddock and office; cubes one by one, one more with a hoist."""
    if use == DELIVER:
        push(s, PLACE, s.dice + (s.built[seat] >> HOIST & 1))
    elif s.row == CAMEL_ROW:
        s.camels[seat] += s.dice + (s.built[seat] >> PADDOCK & 1)
    else:
        s.gold[seat] += s.dice + 2 * (s.built[seat] >> OFFICE & 1)


@rule
def place(s: State, seat: int, shop: int) -> None:
    """One cube is delivered; as many as legal must be (Y5), the rest is lost."""
    left = pop(s) - 1
    put_cube(s, seat, shop)
    if left > 0 and can_deliver(s, seat, s.row - 1):
        push(s, PLACE, left)


@rule
def move_supervisor(s: State, seat: int, square: int) -> None:
    """Pay, move, and send the cubes in the shops next to the square; of two the mover chooses the order."""
    pop(s)
    s.gold[seat] -= price(s, seat, square)
    s.supervisor = square
    first = SHOPS_AT[square][0]
    second = SHOPS_AT[square][1]
    if second >= 0 and cube_in(s, second):
        if cube_in(s, first):
            push(s, ORDER, 0)
        else:
            push(s, SEND, second)
    elif first >= 0 and cube_in(s, first):
        push(s, SEND, first)


@rule
def send_in_order(s: State, first: int) -> None:
    """Two cubes go one after the other; the second owner sees the first outcome (Y14)."""
    pop(s)
    push(s, SEND, SHOPS_AT[s.supervisor][0] + SHOPS_AT[s.supervisor][1] - first)
    push(s, SEND, first)


@rule
def send_cube(s: State, shop: int, keep: bool) -> None:
    """The cube goes to the caravan, or for a camel one from the owner's supply goes instead."""
    owner = cube_in(s, shop) - 1
    if keep:
        s.camels[owner] -= 1
    else:
        take_cube(s, shop)
    load_caravan(s, owner, True)


@rule
def carry_out(s: State) -> bool:
    """Carry out the next thing that asks nobody; False if there is none."""
    if s.depth == 0:
        return False
    frame = top(s)
    if frame > SCORE:
        return False
    if frame == SEND:
        shop = pop(s)
        if s.camels[cube_in(s, shop) - 1] > 0:  # every owner may pay, the mover included (Y13)
            push(s, CAMEL, shop)
        else:
            send_cube(s, shop, False)
    elif frame == SCORE:
        pop(s)
        score_caravan(s)
        empty_caravan(s)
    elif frame == REWARD and s.left == 0:  # a caravanserai's card is lost (Y18)
        pop(s)
    else:
        return False
    return True
