"""Fits a net to rows, with PyTorch. Only this file needs it; what comes out is a `Net`, which needs nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from souk.engine.net import FIRST, HEAD, SECOND
from souk.players.nets import Net

from .rows import Rows

POINTS = 10.0  # what the net calls one where it speaks of scores
BATCH = 1024


class _Layers(nn.Module):
    """The net as PyTorch trains it: inputs brought to one scale, outputs in units of their own."""

    scale: Tensor
    units: Tensor

    def __init__(self, inputs: int, seats: int, sources: int, scale: Tensor) -> None:
        super().__init__()
        self.first, self.second = nn.Linear(inputs, FIRST), nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, seats * (2 + sources))
        self.seats = seats
        self.register_buffer("scale", scale)
        units = torch.cat([torch.ones(seats), torch.full((seats * (1 + sources),), POINTS)])
        self.register_buffer("units", units)
        self.drop = nn.Dropout(0.05)

    def forward(self, x: Tensor) -> Tensor:
        hidden = torch.relu(self.first(x * self.scale))
        hidden = torch.relu(self.second(self.drop(hidden)))
        out: Tensor = self.third(hidden) * self.units
        return out


def fit(
    rows: Rows,
    before: Net,
    epochs: int = 2,
    rate: float = 1e-3,
    seed: int = 0,
    on_step: Callable[[float], None] = lambda _: None,
) -> tuple[Net, dict[str, float]]:
    """A net that explains the rows better, beginning from another one; and how well it does."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)  # sums in one order: the same rows give the same net on any number of cores
    layers = _layers_of(before, rows)
    optimiser = torch.optim.AdamW(layers.parameters(), lr=rate, weight_decay=1e-3)
    steps = max(1, epochs * (len(rows.inputs) // BATCH))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=max(10, steps + 1), pct_start=0.2)
    order = np.random.default_rng(seed)
    sums: dict[str, float] = {}
    done = 0
    layers.train()
    for _ in range(epochs):
        for chosen in np.array_split(order.permutation(len(rows.inputs)), max(1, len(rows.inputs) // BATCH)):
            loss, parts = _loss(layers, rows, np.sort(chosen), before)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            optimiser.step()
            if done < steps:
                schedule.step()
            done += 1
            for name, value in parts.items():
                sums[name] = sums.get(name, 0.0) + value
            on_step(done / steps)
    return _net_of(layers, before), {name: value / max(1, done) for name, value in sums.items()}


def _loss(layers: _Layers, rows: Rows, chosen: npt.NDArray[np.int64], net: Net) -> tuple[Tensor, dict[str, float]]:
    """The log loss of the shares, the squared errors of the lead, of the scores and of the points by source."""
    seats = net.seats
    x = torch.from_numpy(rows.inputs[chosen].astype(np.float32))
    basis, targets = torch.from_numpy(rows.basis[chosen]), torch.from_numpy(rows.targets[chosen])
    out = layers(x)
    chances = torch.log_softmax(out[:, :seats] + basis[:, seats:], dim=1)
    shares = -(targets[:, :seats] * chances).sum(1).mean()
    error = (out[:, seats : 2 * seats] + basis[:, :seats] - targets[:, seats : 2 * seats]) / POINTS
    lead = error[:, 0] - error[:, 1:].mean(1)
    sources = (out[:, 2 * seats :] - targets[:, 2 * seats :]) / POINTS
    leads, scores, points = (lead**2).mean(), (error**2).mean(), (sources**2).mean()
    loss = 0.3 * shares + leads + 0.3 * scores + points
    return loss, {
        "shares": float(shares.detach()),
        "lead": float(leads.detach()) ** 0.5 * POINTS,
        "scores": float(scores.detach()) ** 0.5 * POINTS,
        "sources": float(points.detach()) ** 0.5 * POINTS,
    }


def _layers_of(net: Net, rows: Rows) -> _Layers:
    """The layers that a net is; a blank one begins at random, but says nothing yet."""
    sample = rows.inputs[:: max(1, len(rows.inputs) // 20000)].astype(np.float32)
    scale = torch.from_numpy(1 / np.maximum(1.0, np.sqrt((sample**2).mean(0))))
    layers = _Layers(net.inputs, net.seats, net.sources, scale.float())
    weights = net.buffer()[HEAD:]
    if not any(weights[: net.inputs * FIRST]):
        nn.init.zeros_(layers.third.weight)
        nn.init.zeros_(layers.third.bias)
        return layers
    units = layers.units
    at = 0
    with torch.no_grad():
        for layer, width, into in (
            (layers.first, FIRST, scale),
            (layers.second, SECOND, None),
            (layers.third, len(units), None),
        ):
            count = layer.in_features
            table = torch.tensor(weights[at : at + (count + 1) * width], dtype=torch.float64).reshape(count + 1, width)
            at += (count + 1) * width
            if layer is layers.third:
                table = table / units.double()
            if into is not None:
                table[:count] = table[:count] / into.double()[:, None]
            layer.weight.copy_(table[:count].T.float())
            layer.bias.copy_(table[count].float())
    return layers


def _net_of(layers: _Layers, before: Net) -> Net:
    """The net that the layers are."""
    rows: list[list[float]] = []
    with torch.no_grad():
        scale, units = layers.scale, layers.units
        rows += [*(layers.first.weight.T * scale[:, None]).tolist(), layers.first.bias.tolist()]
        rows += [*layers.second.weight.T.tolist(), layers.second.bias.tolist()]
        rows += [*(layers.third.weight.T * units).tolist(), (layers.third.bias * units).tolist()]
    return replace(Net.of(before.inputs, before.seats, before.sources, before.share, rows), plans=before.plans)
