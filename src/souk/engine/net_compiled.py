"""How compiled code adds up the first layer of a net: four inputs at a time, which is three times as fast.

The sums are exact, so this gives the same numbers as `net.first_layer`, which says what is meant.
"""

from __future__ import annotations

from typing import Any

from .net import AT_OUTPUTS, FIRST, HEAD, OUTPUTS


def first_layer(net: Any, inputs: int, n: int, hidden: int) -> None:
    """Note which inputs are not 0 in the room at the end of the net, then add up their rows."""
    scratch = int(net[AT_OUTPUTS]) + 2 * int(net[OUTPUTS])
    marks = net[scratch : scratch + n + 1]
    xs = net[inputs : inputs + n]
    weights = net[HEAD : HEAD + (n + 1) * FIRST].reshape((n + 1, FIRST))
    sums = net[hidden : hidden + FIRST]
    count = 0
    for i in range(n):  # without a branch: a processor guesses badly which inputs are 0
        marks[count] = i
        count += xs[i] != 0.0
    for h in range(FIRST):
        sums[h] = weights[n, h]
    at = 0
    while at + 3 < count:
        i, j, k, m = int(marks[at]), int(marks[at + 1]), int(marks[at + 2]), int(marks[at + 3])
        a, b, c, d = xs[i], xs[j], xs[k], xs[m]
        for h in range(FIRST):
            sums[h] += a * weights[i, h] + b * weights[j, h] + c * weights[k, h] + d * weights[m, h]
        at += 4
    while at < count:
        i = int(marks[at])
        a = xs[i]
        for h in range(FIRST):
            sums[h] += a * weights[i, h]
        at += 1


def dense_layer(net: Any, inputs: int, n: int, weights: int, width: int, count: int, out: int) -> None:
    """Two inputs at a time."""
    xs = net[inputs : inputs + n]
    rows = net[weights : weights + (n + 1) * width].reshape((n + 1, width))
    sums = net[out : out + count]
    for k in range(count):
        sums[k] = rows[n, k]
    for i in range(0, n, 2):
        a, b = xs[i], xs[i + 1]
        if a != 0.0 or b != 0.0:
            for k in range(count):
                sums[k] += a * rows[i, k] + b * rows[i + 1, k]
