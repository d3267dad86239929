"""A small net as rules: what was learnt about a game, asked plainly or compiled with the same result to the bit.

Everything a net needs is in one buffer of doubles: a head, the weights, and room for what goes in and comes out. Its
weights are whole numbers of some power of two, its inputs whole numbers, and what the hidden layers pass on is cut to
such numbers too. So every sum is exact in a double, and no order of adding changes it.

Only inputs that differ from those of the last time cost something: as sums are exact, what is added to them and taken
away again leaves no trace. `souk.players.nets` reads nets from files, `souk.learning` makes them.
"""

from __future__ import annotations

from math import floor
from typing import Final

from .contract import Doubles, rule

FIRST: Final = 128  # hidden numbers of the first layer, and of the second: fixed, because compiled code is then faster
SECOND: Final = 32
FINE: Final = 1024.0  # parts of one to which hidden numbers are cut

# The head: sizes, and where each part begins.
INPUTS: Final = 0
OUTPUTS: Final = 1
SEATS: Final = 2  # players at the table
SOURCES: Final = 3  # of points
SHARE: Final = 4  # what a whole victory is worth to who plays by this net, in points
AT_SECOND: Final = 5
AT_THIRD: Final = 6
AT_BASIS: Final = 7  # what the net stands on: a score and a logit for each seat
AT_INPUTS: Final = 8
AT_HIDDEN: Final = 9
AT_OUTPUTS: Final = 10
BEST: Final = 11  # the highest utility seen since this was set; what the net said there stands after the outputs
AT_SEEN: Final = 12  # the inputs of the last time, then the sums that they led to
PLANS: Final = 13  # the part of the time that others are thought to play by the plans where all choose at once
SURE: Final = 14  # what logits are multiplied with: below 1 where a net is surer than it should be
AT_HABITS: Final = 15  # what was seen of each seat in this game, and what could be (`habits.py`)
AT_TEMPER: Final = 16  # 1 where a temper counts, then what a point from each source is worth to it beside the lead
AT_NOTES: Final = 17  # what a game notes of the last position that it was asked about, so as not to work it out again
AT_MEMO: Final = 18  # what the net said of positions lately (`memo.py`)
HEAD: Final = 19
HABIT: Final = 9  # numbers for each seat there
NOTES: Final = 512  # numbers there
MEMO_SLOTS: Final = 512
MEMO_SLOT: Final = 48  # numbers in each: a mark, room for the bytes of a position, what the net said of it


def head(inputs: int, seats: int, sources: int, share: float, plans: float = 0.0, sure: float = 1.0) -> list[float]:
    """The head of a net: a logit, a score and the points by source for each seat come out."""
    outputs = seats * (2 + sources)
    second = HEAD + (inputs + 1) * FIRST
    third = second + (FIRST + 1) * SECOND
    basis = third + (SECOND + 1) * outputs
    places = [second, third, basis, basis + 2 * seats]
    places += [places[-1] + inputs, places[-1] + inputs + FIRST + SECOND]
    seen = places[-1] + 2 * outputs
    temper = seen + 2 * inputs + FIRST + 1
    habits = temper + 1 + sources
    notes = habits + HABIT * seats
    rest = [0.0, seen, plans, sure, habits, temper, notes, notes + NOTES]
    return [*map(float, [inputs, outputs, seats, sources, share, *places, *rest])]


def room(top: list[float]) -> int:
    """How many numbers follow the weights of a net with this head."""
    return int(top[AT_MEMO] + MEMO_SLOTS * MEMO_SLOT - top[AT_BASIS])


@rule
def forward(net: Doubles, count: int) -> None:
    """Of the inputs that stand in the net, work out the first `count` outputs."""
    hidden = int(net[AT_HIDDEN])
    first_layer(net, int(net[AT_INPUTS]), int(net[INPUTS]), hidden)
    cut(net, hidden, FIRST)
    dense_layer(net, hidden, FIRST, int(net[AT_SECOND]), SECOND, SECOND, hidden + FIRST)
    cut(net, hidden + FIRST, SECOND)
    dense_layer(net, hidden + FIRST, SECOND, int(net[AT_THIRD]), int(net[OUTPUTS]), count, int(net[AT_OUTPUTS]))


@rule
def first_layer(net: Doubles, inputs: int, n: int, hidden: int) -> None:
    """The first hidden numbers; only inputs that have changed take time."""
    seen = int(net[AT_SEEN])
    sums = seen + n
    for i in range(n):
        change = net[inputs + i] - net[seen + i]
        if change != 0.0:
            net[seen + i] = net[inputs + i]
            row = HEAD + i * FIRST
            for h in range(FIRST):
                net[sums + h] += change * net[row + h]
    bias = HEAD + n * FIRST
    for h in range(FIRST):
        net[hidden + h] = net[bias + h] + net[sums + h]


first_layer.__dict__["compiled_as"] = "souk.engine.net_compiled:first_layer"


@rule
def dense_layer(net: Doubles, inputs: int, n: int, weights: int, width: int, count: int, out: int) -> None:
    """The first `count` numbers of a layer whose weights have `width` numbers for each input, the bias last."""
    for k in range(count):
        net[out + k] = net[weights + n * width + k]
    for i in range(n):
        x = net[inputs + i]
        if x != 0.0:
            row = weights + i * width
            for k in range(count):
                net[out + k] += x * net[row + k]


dense_layer.__dict__["compiled_as"] = "souk.engine.net_compiled:dense_layer"


@rule
def cut(net: Doubles, at: int, n: int) -> None:
    """Nothing below 0, and the rest cut to what is exact in the next layer."""
    for k in range(n):
        x = net[at + k]
        net[at + k] = floor(x * FINE) / FINE if x > 0.0 else 0.0
