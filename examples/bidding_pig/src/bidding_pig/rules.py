"""The rules of Bidding Pig."""

from __future__ import annotations

from souk.engine.actions import Actions, Kind
from souk.engine.contract import NATURE, Floats, Ints, rule
from souk.engine.layout import Field, Group, Layout
from souk.engine.record import Record, i8, i16
from souk.engine.rng import random_below
from souk.engine.stack import pop, push, top

from .types import Bid, Card, Dealt, Die, Turn

ACTIONS = Actions(
    Kind(Bid, "bid {points}", points=range(3)),
    Kind(Turn, "{what}", what=("roll", "hold")),
    Kind(Card, "{what} card", what=("show", "keep")),
)
OUTCOMES = Actions(Kind(Dealt, "card {worth}", worth=range(3)), Kind(Die, "{face}", face=range(1, 7)))
BID, ROLL, HOLD, SHOW, KEEP = (ACTIONS.first(Bid), *range(ACTIONS.first(Turn), len(ACTIONS)))
DIE = OUTCOMES.first(Die)

# Frames, and marks for cards and bids: worth + 1, with one more for what is hidden.
DEAL, BIDS, TURN, THROW, CARD = range(1, 6)
HIDDEN = 4
GOALS = [12, 24]
FACES = [1, 1, 1, 1, 1, 1]  # how often each face of the die falls
FULL = 24  # points of a turn that close the next roll


class State(Record):
    """A game at one moment: small integers, nothing else."""

    players: int = i8
    goal: int = i8
    turn: int = i8
    total: int = i8
    card: list[int] = i8[4]
    bid: list[int] = i8[4]
    deck: list[int] = i8[3]
    score: list[int] = i16[4]
    frame: list[int] = i8[4]
    arg: list[int] = i8[4]
    depth: int = i8


@rule
def new_game(s: State, players: int, options: Ints) -> None:
    """The start: everything is due on the stack, the deal first."""
    s.players = players
    s.goal = GOALS[options[0]]
    for worth in range(3):
        s.deck[worth] = 2
    push(s, TURN, 0)
    push(s, BIDS, 0)
    push(s, DEAL, 0)


@rule
def actors(s: State) -> int:
    """Who is to decide, as a bit mask: nature alone, all who have not bid, or whose turn it is."""
    if s.depth == 0:
        return 0
    frame = top(s)
    if frame in (DEAL, THROW):
        return 1 << NATURE
    if frame == BIDS:
        mask = 0
        for seat in range(s.players):
            if s.bid[seat] == 0:
                mask |= 1 << seat
        return mask
    return 1 << s.turn


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    """The actions that a seat may choose."""
    if not actors(s) >> seat & 1:
        return 0
    frame = top(s)
    if frame == BIDS:
        for points in range(3):
            out[points] = BID + points
        return 3
    if frame == TURN and s.total >= FULL:
        out[0] = HOLD
        return 1
    first = ROLL if frame == TURN else SHOW
    out[0] = first
    out[1] = first + 1
    return 2


@rule
def odds(s: State, out: Ints, weights: Ints) -> int:
    """What nature may do, and how likely each is."""
    n = 0
    if top(s) == THROW:
        for face in range(6):
            out[face] = DIE + face
            weights[face] = FACES[face]
        return 6
    for worth in range(3):
        if s.deck[worth] > 0:
            out[n] = worth
            weights[n] = s.deck[worth]
            n += 1
    return n


@rule
def apply(s: State, seat: int, action: int) -> None:
    """An action is done: by a seat, or by nature."""
    frame = top(s)
    if frame == DEAL:
        dealt = pop(s)
        s.card[dealt] = action + 1
        s.deck[action] -= 1
        if dealt + 1 < s.players:
            push(s, DEAL, dealt + 1)
    elif frame == BIDS:
        s.bid[seat] = action - BID + 1
        if actors(s) == 0:
            pop(s)
            settle_bids(s)
    elif frame == THROW:
        pop(s)
        throw(s, action - DIE + 1)
    elif frame == TURN:
        push(s, THROW if action == ROLL else CARD, 0)
    else:
        pop(s)
        if action == SHOW:
            s.total += s.card[seat] - 1
        s.score[seat] += s.total
        end_turn(s)


@rule
def settle_bids(s: State) -> None:
    """The highest bid starts, and is paid."""
    best = 0
    for seat in range(s.players):
        if s.bid[seat] > s.bid[best]:
            best = seat
    s.turn = best
    s.score[best] -= s.bid[best] - 1


@rule
def throw(s: State, face: int) -> None:
    """The die falls."""
    if face == 1:
        end_turn(s)
    else:
        s.total += face


@rule
def end_turn(s: State) -> None:
    """The next seat is up, or the game is over."""
    over = s.score[s.turn] >= s.goal
    s.total = 0
    s.turn = (s.turn + 1) % s.players
    if over:
        pop(s)


@rule
def scores(s: State, out: Ints) -> int:
    """Each seat's points."""
    for seat in range(s.players):
        out[seat] = s.score[seat]
    return s.players


@rule
def winners(s: State) -> int:
    """The seats with most points, as a bit mask."""
    best = -100
    mask = 0
    for seat in range(s.players):
        if s.score[seat] > best:
            best = s.score[seat]
            mask = 0
        if s.score[seat] == best:
            mask |= 1 << seat
    return mask


@rule
def hide(s: State, seat: int) -> None:
    """Take out what the seat may not know: cards, and bids before all are there."""
    for other in range(s.players):
        if other != seat:
            if s.card[other] > 0 and s.card[other] != HIDDEN:
                s.deck[s.card[other] - 1] += 1
                s.card[other] = HIDDEN
            if s.depth > 0 and top(s) == BIDS and s.bid[other] > 0:
                s.bid[other] = HIDDEN


@rule
def imagine(s: State, seat: int, rng: Ints) -> None:
    """Put something possible in the place of what is hidden."""
    for other in range(s.players):
        if s.card[other] == HIDDEN:
            left = s.deck[0] + s.deck[1] + s.deck[2]
            pick = random_below(rng, left)
            worth = 0
            while pick >= s.deck[worth]:
                pick -= s.deck[worth]
                worth += 1
            s.card[other] = worth + 1
            s.deck[worth] -= 1
        if s.bid[other] == HIDDEN:
            s.bid[other] = 1 + random_below(rng, 3)


LAYOUT = Layout(
    Group("table", Field("total", 1, "/ 8"), Field("card", 1, "own, its worth and 1; 0 for none")),
    Group("seat", Field("score", 1, "/ 12"), times=4),
)


@rule
def features(s: State, seat: int, out: Floats) -> int:
    """What a seat knows, as numbers for learning."""
    out[0] = s.total / 8
    out[1] = s.card[seat]
    for k in range(4):
        out[2 + k] = s.score[(seat + k) % s.players] / 12 if k < s.players else 0.0
    return 6
