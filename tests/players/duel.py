"""Duel, a toy with a known mixed answer: rock, paper, scissors at the same time, where rock beats scissors for sure.

Any other win is one of three chances in four, as nature decides. The only equilibrium is 1/4 rock, 1/2 paper,
1/4 scissors: with payoffs 2 for rock's win and 1 for the others no pure choice of the other side then gains anything.
"""

from __future__ import annotations

from souk.engine.actions import Actions, Kind
from souk.engine.contract import NATURE, Floats, Ints, rule
from souk.engine.game import Game, Rules
from souk.engine.record import Record, i8
from souk.engine.rng import random_below
from souk.engine.types import MoveFields


class Show(MoveFields, frozen=True):
    what: str


class Winner(MoveFields, frozen=True):
    seat: int


ACTIONS = Actions(Kind(Show, "{what}", what=("rock", "paper", "scissors")))
OUTCOMES = Actions(Kind(Winner, "seat {seat} wins", seat=range(2)))
HIDDEN = 4
ODDS = [2, 1, 4, 3, 2, 1, 0, 3, 2]  # quarters for seat 0, by its choice and the other's


class State(Record):
    players: int = i8
    shown: list[int] = i8[2]  # choice + 1
    winner: int = i8  # seat + 1


@rule
def new_game(s: State, players: int, options: Ints) -> None:
    s.players = players


@rule
def actors(s: State) -> int:
    mask = (s.shown[0] == 0) + 2 * (s.shown[1] == 0)
    if mask:
        return mask
    return 0 if s.winner else 1 << NATURE


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    if not actors(s) >> seat & 1:
        return 0
    for choice in range(3):
        out[choice] = choice
    return 3


@rule
def odds(s: State, out: Ints, weights: Ints) -> int:
    quarters = ODDS[3 * (s.shown[0] - 1) + s.shown[1] - 1]
    n = 0
    for seat in range(2):
        weight = 4 - quarters if seat else quarters
        if weight:
            out[n] = seat
            weights[n] = weight
            n += 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    if seat == NATURE:
        s.winner = action + 1
    else:
        s.shown[seat] = action + 1


@rule
def scores(s: State, out: Ints) -> int:
    for seat in range(2):
        out[seat] = int(s.winner == seat + 1)
    return 2


@rule
def winners(s: State) -> int:
    return s.winner if s.winner else 3


@rule
def hide(s: State, seat: int) -> None:
    for other in range(2):
        if other != seat and s.shown[other] and s.shown[1 - other] == 0:
            s.shown[other] = HIDDEN


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    for other in range(2):
        if s.shown[other] == HIDDEN:
            s.shown[other] = 1 + random_below(rng, 3)


@rule
def features(s: State, seat: int, out: Floats) -> int:
    return 0


GAME = Game(
    name="duel",
    title="Duel",
    version=1,
    players=(2,),
    state=State,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=Rules(new_game, actors, legal, odds, apply, scores, winners, hide, imagine, features),
)
