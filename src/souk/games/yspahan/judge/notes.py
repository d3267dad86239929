"""What the judge notes of the last position that it looked at, in the buffer of its net: which seats look as before?

All that a seat's inputs depend on is packed into a few whole numbers, small enough for a double.
"""

from __future__ import annotations

from typing import Final

from souk.engine.contract import Doubles, Ints, rule
from souk.engine.net import AT_NOTES
from souk.games.yspahan.board import FIRST_SHOP, N_SOUKS
from souk.games.yspahan.souks import score
from souk.games.yspahan.state import State

TABLE_NOTES: Final = 5
SEAT_NOTES: Final = 3


@rule
def note_table(s: State, seat: int, net: Doubles) -> bool:
    """Note what matters to every seat: the calendar, what is due, the tower, the cards; whether it is new."""
    at = int(net[AT_NOTES])
    moment = 64 * (2 * seat + s.has_built) + 16 * s.week + s.day
    order = 4 * (4 * (4 * (4 * (4 * s.order[0] + s.order[1]) + s.order[2]) + s.order[3]) + s.turn) + s.bought
    new = renew(net, at, 1024 * (1024 * (16 * (16 * order + s.dice) + s.row) + moment) + s.depth)
    frames = 0
    arguments = 0
    for k in range(s.depth):
        frames = 32 * frames + s.frame[k]
        arguments = 64 * arguments + s.arg[k]
    new = renew(net, at + 1, frames) or new
    new = renew(net, at + 2, arguments) or new
    tower = 0
    for row in range(6):
        tower = 128 * tower + 8 * s.white[row] + s.value[row]
    new = renew(net, at + 3, tower) or new
    cards = 0
    for kind in range(9):
        cards = 16 * cards + 4 * s.hand[seat][kind] + s.discards[kind]
    return renew(net, at + 4, cards) or new


@rule
def write_shops(s: State, shops: Ints) -> None:
    """All shops of each seat as a bit mask."""
    for souk in range(N_SOUKS):
        if s.owner[souk] > 0:
            shops[s.owner[souk] - 1] |= s.souk[souk] << FIRST_SHOP[souk]


@rule
def note_seat(s: State, other: int, k: int, net: Doubles, shops: Ints) -> bool:
    """Note what matters to one seat; whether it is new."""
    at = int(net[AT_NOTES]) + TABLE_NOTES + SEAT_NOTES * k
    goods = 2048 * (1024 * s.gold[other] + s.camels[other]) + 32 * s.built[other] + s.cards[other]
    cubes = 0
    for place in range(s.loaded):
        cubes = 2 * cubes + (s.caravan[place] == other + 1)
    street = 64 * (16 * cubes + s.loaded) + s.supervisor
    new = renew(net, at, goods)
    new = renew(net, at + 1, 1024 * street + score(s, other)) or new
    return renew(net, at + 2, shops[other]) or new


@rule
def renew(net: Doubles, at: int, number: int) -> bool:
    """Note a number; whether it was another before."""
    if net[at] == number:
        return False
    net[at] = number
    return True
