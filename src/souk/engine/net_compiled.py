"""How compiled code adds up the layers of a net: several inputs at a time, which is several times as fast.

The sums are exact, so this gives the same numbers as the rules in `net.py`, which say what is meant.
"""

from __future__ import annotations

from typing import Any

from .net import AT_SEEN, FIRST, HEAD


def first_layer(net: Any, inputs: int, n: int, hidden: int) -> None:
    """Note which inputs have changed in the room at the end of the net, then add their rows to the sums."""
    at = int(net[AT_SEEN])
    xs, seen, sums = net[inputs : inputs + n], net[at : at + n], net[at + n : at + n + FIRST]
    marks = net[at + n + FIRST : at + 2 * n + FIRST + 1]
    weights = net[HEAD : HEAD + (n + 1) * FIRST].reshape((n + 1, FIRST))
    count = 0
    for i in range(n):  # without a branch: a processor guesses badly which inputs have changed
        marks[count] = i
        count += xs[i] != seen[i]
    done = 0
    while done + 3 < count:
        i, j, k, m = int(marks[done]), int(marks[done + 1]), int(marks[done + 2]), int(marks[done + 3])
        a, b, c, d = xs[i] - seen[i], xs[j] - seen[j], xs[k] - seen[k], xs[m] - seen[m]
        for h in range(FIRST):
            sums[h] += a * weights[i, h] + b * weights[j, h] + c * weights[k, h] + d * weights[m, h]
        seen[i], seen[j], seen[k], seen[m] = xs[i], xs[j], xs[k], xs[m]
        done += 4
    while done < count:
        i = int(marks[done])
        a = xs[i] - seen[i]
        for h in range(FIRST):
            sums[h] += a * weights[i, h]
        seen[i] = xs[i]
        done += 1
    out = net[hidden : hidden + FIRST]
    for h in range(FIRST):
        out[h] = weights[n, h] + sums[h]


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
