"""The judge's look ahead: each action is tried out to the end of the own turn, and the net is asked about what is left.

Turns are enumerated as the plans do it (`heuristics/plans.py`): rows, uses and discards with all that follows. Where
cubes and the supervisor go is decided by the net as well; in a deep look also what is built and which cards are played,
which the plans decide in a quick one. The net is asked only about moments that it learnt from: after the turn's end, or
when the dice are about to roll.
"""

from __future__ import annotations

from typing import Final

from souk.engine.buffers import state_buffer
from souk.engine.contract import Doubles, Floats, Ints, States, rule
from souk.engine.judge import utility
from souk.engine.loops import copy_state
from souk.engine.stack import pop, top, top_arg
from souk.games.yspahan.groups import carry_out
from souk.games.yspahan.heuristics.plans import alike, options, reset, sends, take_step
from souk.games.yspahan.heuristics.position_values import room
from souk.games.yspahan.moves import BUY, END, PLAY, SQUARE
from souk.games.yspahan.rules import apply, legal
from souk.games.yspahan.souks import cube_in
from souk.games.yspahan.state import (
    AFTER,
    BONUS,
    CAMEL,
    CHOOSE,
    DRAW,
    GIVE,
    MOVE,
    PLACE,
    REWARD,
    ROLL,
    SOUK,
    SUPPLY,
    USE,
    State,
)

DEPTH: Final = 9  # the action tried, a row, a use, a discard, a step, its end, and the plans' own two
LOST: Final = -1e9


@rule
def judged_values(s: State, seat: int, deep: int, net: Doubles, ids: Ints, n: int, out: Floats) -> int:
    """For each action, what the best rest of the turn leaves behind."""
    states = state_buffer(s, DEPTH)
    buffer = room()
    frame = top(s)
    best = LOST
    before = LOST
    for i in range(n):
        if i > 0 and alike(frame, ids[i - 1], ids[i]):
            out[i] = out[i - 1]
            continue
        reset(states, s)
        apply(states[0], seat, ids[i])
        if ids[i] == END:
            points = utility(states[0], seat, net)
        elif frame == CHOOSE and ids[i] >= PLAY and not deep:  # what a card brings adds to the best group
            if before == LOST:
                before = utility(s, seat, net)
            answer_cards(states, 0, seat, buffer)
            points = best + utility(states[0], seat, net) - before
        else:
            points = best_turn(states, seat, deep, net, buffer)
            best = max(best, points)
        out[i] = points
    return n


@rule
def answer_cards(states: States, k: int, seat: int, buffer: Ints) -> None:
    """Decide in state k, as the plans would, what a card asks."""
    while states[k].depth > 0 and (top(states[k]) == GIVE or top(states[k]) == SOUK):
        take_step(states, k, seat, buffer)


@rule
def best_turn(states: States, seat: int, deep: int, net: Doubles, buffer: Ints) -> float:
    """The best that the seat can bring about from state 0 until its turn ends."""
    s = states[0]
    answer_cards(states, 0, seat, buffer)
    frame = top(s) if s.depth > 0 else 0
    if s.depth > 0 and s.order[s.turn] == seat:
        if frame == SUPPLY:
            apply(s, seat, BUY)
        elif frame == CHOOSE:
            return best_row(states, seat, deep, net, buffer)
        elif frame == USE:
            return best_use(states, 0, seat, deep, net, buffer)
        elif frame == BONUS:
            return best_discard(states, 0, seat, deep, net, buffer)
    return finish(states, 0, seat, deep, net, buffer)


@rule
def best_row(states: States, seat: int, deep: int, net: Doubles, buffer: Ints) -> float:
    """Of all groups, or the card without one, the best with what follows."""
    ids = options()
    n = legal(states[0], seat, ids)
    best = LOST
    for i in range(n):
        if ids[i] < PLAY:
            copy_state(states, 1, states, 0)
            apply(states[1], seat, ids[i])
            if top(states[1]) == USE:
                best = max(best, best_use(states, 1, seat, deep, net, buffer))
            else:
                best = max(best, finish(states, 1, seat, deep, net, buffer))
    return best


@rule
def best_use(states: States, k: int, seat: int, deep: int, net: Doubles, buffer: Ints) -> float:
    """Of all uses of the group the best with what follows."""
    ids = options()
    n = legal(states[k], seat, ids)
    best = LOST
    for i in range(n):
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        if top(states[k + 1]) == BONUS:
            best = max(best, best_discard(states, k + 1, seat, deep, net, buffer))
        else:
            best = max(best, finish(states, k + 1, seat, deep, net, buffer))
    return best


@rule
def best_discard(states: States, k: int, seat: int, deep: int, net: Doubles, buffer: Ints) -> float:
    """With or without a discard, the best with what follows."""
    ids = options()
    n = legal(states[k], seat, ids)
    best = LOST
    for i in range(n):
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        best = max(best, finish(states, k + 1, seat, deep, net, buffer))
    return best


@rule
def finish(states: States, k: int, seat: int, deep: int, net: Doubles, buffer: Ints) -> float:
    """Go on in state k until the turn is over, whosever it is; what that is worth to the seat."""
    s = states[k]
    while s.depth > 0:
        frame = top(s)
        if frame in (ROLL, CHOOSE, SUPPLY):
            break
        if frame in (DRAW, REWARD):
            draw_unseen(s)
        elif frame == CAMEL:
            take_step(states, k, cube_in(s, top_arg(s)) - 1, buffer)
        elif s.order[s.turn] != seat:  # of somebody else's turn nothing more is foreseen
            if frame == AFTER:
                apply(s, s.order[s.turn], END)
                break
            take_step(states, k, s.order[s.turn], buffer)
        elif frame in (MOVE, PLACE) or (deep and frame == AFTER):
            if judged_step(states, k, seat, net, buffer) == END:
                break
        elif take_step(states, k, seat, buffer) == END:
            break
    return utility(s, seat, net)


@rule
def draw_unseen(s: State) -> None:
    """A card is drawn that nobody has looked at: it counts, but is in no hand."""
    owner = pop(s)
    s.cards[owner] += 1
    s.left -= 1
    while carry_out(s):
        pass


@rule
def judged_step(states: States, k: int, seat: int, net: Doubles, buffer: Ints) -> int:
    """Take the action in state k after which the turn's end would be worth most; return it."""
    ids = options()
    s = states[k]
    frame = top(s)
    n = legal(s, seat, ids)
    best = LOST
    chosen = ids[0]
    for i in range(n):
        if i > 0 and (alike(frame, ids[i - 1], ids[i]) or (frame == MOVE and not sends(s, ids[i] - SQUARE))):
            continue
        copy_state(states, k + 1, states, k)
        apply(states[k + 1], seat, ids[i])
        if ids[i] != END:
            end_turn(states, k + 1, seat, buffer)
        points = utility(states[k + 1], seat, net)
        if points > best:
            best = points
            chosen = ids[i]
    apply(s, seat, chosen)
    return chosen


@rule
def end_turn(states: States, k: int, seat: int, buffer: Ints) -> None:
    """End the turn in state k; what must be decided before that is decided by the plans."""
    s = states[k]
    while s.depth > 0:
        frame = top(s)
        if frame == AFTER:
            apply(s, seat, END)
            return
        if frame in (DRAW, REWARD):
            draw_unseen(s)
        elif frame == CAMEL:
            take_step(states, k, cube_in(s, top_arg(s)) - 1, buffer)
        else:
            take_step(states, k, seat, buffer)
