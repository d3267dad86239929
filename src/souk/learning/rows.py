"""What nets learn from, as arrays: positions with one seat's eyes, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from souk.engine.net import FINE, FIRST, HEAD, SECOND
from souk.players.nets import Net

Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rows:
    """Inputs, what the net stood on (scores, then logits), and the shares, scores and points to come by source."""

    inputs: npt.NDArray[np.int16]
    basis: npt.NDArray[np.float32]
    targets: npt.NDArray[np.float32]

    @classmethod
    def joined(cls, parts: Sequence[Rows]) -> Rows:
        """All rows, in this order."""
        return cls(*(np.concatenate([vars(part)[name] for part in parts]) for name in ("inputs", "basis", "targets")))

    def __len__(self) -> int:
        return len(self.inputs)


def outputs(net: Net, inputs: npt.NDArray[np.int16]) -> Array:
    """What comes out of a net for each row: the very numbers that `souk.engine.net` works out."""
    hidden = _cut(_layer(net, inputs.astype(np.float64), 0, FIRST))
    second = (net.inputs + 1) * FIRST
    hidden = _cut(_layer(net, hidden, second, SECOND))
    return _layer(net, hidden, second + (FIRST + 1) * SECOND, net.seats * (2 + net.sources))


def _layer(net: Net, values: Array, at: int, width: int) -> Array:
    count = values.shape[1]
    weights = np.array(net.buffer()[HEAD + at : HEAD + at + (count + 1) * width]).reshape(count + 1, width)
    return np.asarray(values @ weights[:count] + weights[count])


def _cut(values: Array) -> Array:
    return np.asarray(np.floor(np.maximum(values, 0.0) * FINE) / FINE)


def predicted(net: Net, rows: Rows) -> Array:
    """What a net says of rows, as `targets` is laid out: shares, scores, points to come by source."""
    said = outputs(net, rows.inputs)
    seats = net.seats
    logits = net.sure * (said[:, :seats] + rows.basis[:, seats:])
    chances = np.exp(logits - logits.max(1, keepdims=True))
    said[:, :seats] = chances / chances.sum(1, keepdims=True)
    said[:, seats : 2 * seats] += rows.basis[:, :seats]
    return said
