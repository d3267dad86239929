"""Whether a net means what it says: of all positions that it calls 30 %, are 30 % won?

    made = calibration(settings, net, games=2000)
    made["ece"]

Fresh games of the net with itself, which nobody learns from; every seat's share in every kept position. Bins hold equal
numbers of predictions. The expected calibration error is the mean distance of what was predicted from what was seen,
over the bins. Few games make it look larger than it is: the results of a game's positions are all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from souk.players.nets import Net
from souk.players.with_judge import judge_module

from .games import LEARNER, Played, Table
from .matches import HERE, Job, Place, lots, play_all
from .rows import Rows, predicted
from .settings import Settings

BINS = 10
KEEP = 4  # one position in so many: those of a game are much alike
Numbers = npt.NDArray[np.float64]


def calibration(
    settings: Settings,
    net: Net,
    games: int = 2000,
    purpose: object = "calibration",
    place: Place = HERE,
    on_part: Callable[[float], None] = lambda _: None,
) -> dict[str, Any]:
    """How well a net's shares, scores and points by source agree with what came of fresh games."""
    return judged(net, fresh_games(settings, net, games, purpose, place, on_part), sources_of(settings))


def fresh_games(
    settings: Settings,
    net: Net,
    games: int,
    purpose: object,
    place: Place = HERE,
    on_part: Callable[[float], None] = lambda _: None,
) -> list[Played]:
    """Games of a net with itself, other ones for each purpose."""
    seats = ((LEARNER,) * settings.players,)
    text = net.to_json()
    table = Table(settings.game, settings.players, settings.options, text, text, seats, keep=KEEP)
    jobs = [Job(0, lot) for lot in lots(settings, games, purpose)]
    return list(play_all(settings, [table], jobs, place, on_part))


def sources_of(settings: Settings) -> Sequence[str]:
    """Where the points of a game come from."""
    names: Sequence[str] = judge_module(settings.load()).SOURCES
    return names


def judged(net: Net, played: Sequence[Played], sources: Sequence[str]) -> dict[str, Any]:
    """The same for games that have been played."""
    rows = Rows.joined([Rows(result.inputs, result.basis, result.targets) for result in played])
    said = predicted(net, rows)
    seats = net.seats
    shares, won = said[:, :seats].ravel(), rows.targets[:, :seats].astype(np.float64).ravel()
    bins = reliability(shares, won)
    groups = np.repeat(np.arange(len(played)), [len(result.inputs) for result in played])
    return {
        "games": sum(len(result.scores) for result in played),
        "positions": len(rows),
        "bins": bins,
        "ece": round(expected_error(bins), 5),
        "ece_error": round(_error_by_lots(shares, won, np.repeat(groups, seats)), 5),
        "scores": _agreement(said[:, seats : 2 * seats], rows.targets[:, seats : 2 * seats]),
        "sources": _by_source(said[:, 2 * seats :], rows.targets[:, 2 * seats :], seats, sources),
    }


def reliability(predicted_shares: Numbers, seen: Numbers, bins: int = BINS) -> list[dict[str, Any]]:
    """Predictions in bins of equal counts, the lowest first: what was predicted and seen in each, on average."""
    order = np.argsort(predicted_shares, kind="stable")
    return [
        {
            "count": len(part),
            "predicted": round(float(predicted_shares[part].mean()), 5),
            "seen": round(float(seen[part].mean()), 5),
        }
        for part in np.array_split(order, bins)
        if len(part)
    ]


def expected_error(bins: Sequence[dict[str, Any]]) -> float:
    """The expected calibration error."""
    total = sum(each["count"] for each in bins)
    return float(sum(each["count"] * abs(each["predicted"] - each["seen"]) for each in bins) / total)


def _error_by_lots(shares: Numbers, won: Numbers, groups: npt.NDArray[np.int64], samples: int = 100) -> float:
    """How far the error itself may be off: its deviation when whole lots of games are drawn anew."""
    rng = np.random.default_rng(0)
    names = np.unique(groups)
    places = [np.flatnonzero(groups == name) for name in names]
    if len(names) < 2:
        return 0.0
    drawn = []
    for _ in range(samples):
        chosen = np.concatenate([places[k] for k in rng.integers(0, len(names), len(names))])
        drawn.append(expected_error(reliability(shares[chosen], won[chosen])))
    return float(np.std(drawn))


def _agreement(said: npt.NDArray[Any], seen: npt.NDArray[Any]) -> dict[str, float]:
    """Means, and the root of the mean squared error."""
    error = float(np.sqrt(((said - seen) ** 2).mean()))
    means = {"predicted": float(said.mean()), "seen": float(seen.mean()), "error": error}
    return {name: round(value, 3) for name, value in means.items()}


def _by_source(
    said: npt.NDArray[Any], seen: npt.NDArray[Any], seats: int, sources: Sequence[str]
) -> dict[str, dict[str, float]]:
    """Points to come from each source, all seats together."""
    said, seen = (table.reshape(len(table), seats, len(sources)) for table in (said, seen))
    return {name: _agreement(said[:, :, k], seen[:, :, k]) for k, name in enumerate(sources)}
