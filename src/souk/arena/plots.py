"""The plots of a report, drawn as SVG from a summary. Colours are classes that the page gives a look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from souk.drawing.svg import element

from .axes import FOOT, ROW, TOP, WIDTH, Axis, grid, label, name_at, picture
from .words import duration

Rows = Sequence[dict[str, Any]]
COLOURS = 8  # that the page has for sources and seats


def whiskers(players: Rows, key: str, title: str, write: Callable[[float], str], mark: float | None = None) -> str:
    """A dot with its 95 % interval for each player; `mark` is a line to compare with."""
    values = [player[key][end] for player in players for end in ("low", "high")]
    axis = Axis.over([*values, *([] if mark is None else [mark])])
    bottom = float(TOP + ROW * len(players))
    parts = [grid(axis, bottom, [write(tick) for tick in axis.ticks], title)]
    if mark is not None:
        parts.append(element("line", x1=axis.x(mark), x2=axis.x(mark), y1=4.0, y2=bottom, **{"class": "mark"}))
    description = []
    for row, player in enumerate(players):
        y, value = TOP + ROW * (row + 0.5), player[key]
        low, high = axis.x(value["low"]), axis.x(value["high"])
        span = f"{write(value['low'])} to {write(value['high'])}"
        parts += [
            name_at(y + 4, player["name"]),
            element("line", x1=low, x2=high, y1=y, y2=y, **{"class": "whisker"}),
            *(element("line", x1=x, x2=x, y1=y - 5, y2=y + 5, **{"class": "whisker"}) for x in (low, high)),
            element("circle", cx=axis.x(value["mean"]), cy=y, r=5.5, **{"class": "dot"}),
            label(axis.right + 14, y - 2, write(value["mean"]), kind="value"),
            label(axis.right + 14, y + 11, span, kind="small"),
        ]
        description.append(f"{player['name']} {write(value['mean'])}, {span}")
    return picture(bottom + FOOT, title, "; ".join(description), *parts)


def score_spread(players: Rows) -> str:
    """How often each player made how many points: a small histogram for each, on one axis."""
    counts = [{int(score): n for score, n in player["scores"].items()} for player in players]
    every = [score for tally in counts for score in tally]
    width = max(1, ceil((max(every) - min(every)) / 40))
    axis = Axis.over([min(every), max(every) + width])
    tall = 62.0
    bottom = TOP + tall * len(players)
    parts = [grid(axis, bottom, [f"{tick:g}" for tick in axis.ticks], "points at the end of a game")]
    for row, (player, tally) in enumerate(zip(players, counts, strict=True)):
        floor = TOP + tall * (row + 1) - 8
        bins: dict[int, int] = {}
        for score, n in tally.items():
            bins[score // width] = bins.get(score // width, 0) + n
        highest, mean = max(bins.values()), axis.x(_mean(player))
        for k, n in sorted(bins.items()):
            x, x_end, h = axis.x(k * width), axis.x((k + 1) * width), (tall - 16) * n / highest
            parts.append(
                element(
                    "rect", x=x + 0.5, y=floor - h, width=max(1.0, x_end - x - 1), height=h, rx=1.5, **{"class": "bar"}
                )
            )
        parts += [
            element("line", x1=axis.left, x2=axis.right, y1=floor, y2=floor, **{"class": "base"}),
            element("line", x1=mean, x2=mean, y1=floor - tall + 14, y2=floor, **{"class": "mean"}),
            name_at(floor - 14, player["name"]),
            label(axis.right + 14, floor - 20, f"{_mean(player):.1f} on average", kind="value"),
            label(axis.right + 14, floor - 6, f"from {min(tally)} to {max(tally)}", kind="small"),
        ]
    description = "; ".join(f"{p['name']} {_mean(p):.1f} on average" for p in players)
    return picture(bottom + FOOT, "Distribution of scores", description, *parts)


def _mean(player: dict[str, Any]) -> float:
    """The average of the scores as they were played, which the bars show."""
    return float(player.get("plain_score", player["score"])["mean"])


def source_bars(players: Rows) -> str:
    """Where the points come from: one stacked bar for each player."""
    sources = list(players[0]["sources"])
    totals = [sum(max(0.0, v) for v in player["sources"].values()) for player in players]
    axis = Axis.over([0.0, max([*totals, 1.0])])
    head = 26.0 * ceil(len(sources) / 4)
    bottom = TOP + head + ROW * len(players)
    parts = [
        legend([source.replace("_", " ") for source in sources]),
        grid(axis, bottom, [f"{t:g}" for t in axis.ticks], "points on average"),
    ]
    for row, player in enumerate(players):
        y, at = TOP + head + ROW * (row + 0.5), 0.0
        for k, source in enumerate(sources):
            points = max(0.0, player["sources"][source])
            x, x_end = axis.x(at), axis.x(at + points)
            if x_end - x > 0.2:
                tip = element("title", f"{source.replace('_', ' ')} {points:.1f}")
                parts.append(
                    element(
                        "rect",
                        tip,
                        x=x,
                        y=y - 10,
                        width=max(0.2, x_end - x - 1),
                        height=20.0,
                        **{"class": f"c{k % COLOURS}"},
                    )
                )
                if x_end - x > 30:
                    parts.append(label((x + x_end) / 2, y + 4, f"{points:.1f}", "middle", f"on{k % COLOURS}"))
            at += points
        parts += [name_at(y + 4, player["name"]), label(axis.right + 14, y + 4, f"{at:.1f} points", kind="value")]
    description = "; ".join(
        f"{p['name']}: " + ", ".join(f"{s.replace('_', ' ')} {v:.1f}" for s, v in p["sources"].items()) for p in players
    )
    return picture(bottom + FOOT, "Points by source", description, *parts)


def seat_bars(players: Rows, fair: float) -> str:
    """Each player's win share in each seat."""
    seats, thin = len(players[0]["by_seat"]), 11.0
    axis = Axis.over([0.0, fair, *(seat["win_share"] for player in players for seat in player["by_seat"])])
    tall = thin * seats + 14
    bottom = TOP + 26 + tall * len(players)
    parts = [
        legend([f"seat {seat}" for seat in range(seats)]),
        grid(axis, bottom, [f"{t:.0%}" for t in axis.ticks], "share of victory"),
    ]
    for row, player in enumerate(players):
        top = TOP + 26 + tall * row + 7
        for k, seat in enumerate(player["by_seat"]):
            y, x = top + thin * k, axis.x(seat["win_share"])
            if seat["games"]:
                parts.append(
                    element(
                        "rect", x=axis.left, y=y, width=max(1.0, x - axis.left), height=thin - 2, **{"class": f"c{k}"}
                    )
                )
                parts.append(label(x + 4, y + 8, f"{seat['win_share']:.1%}", kind="tiny"))
        parts.append(name_at(top + thin * seats / 2 + 3, player["name"]))
    parts.append(element("line", x1=axis.x(fair), x2=axis.x(fair), y1=TOP + 22.0, y2=bottom, **{"class": "mark"}))
    description = "; ".join(
        f"{p['name']}: " + ", ".join(f"seat {k} {s['win_share']:.1%}" for k, s in enumerate(p["by_seat"]))
        for p in players
    )
    return picture(bottom + FOOT, "Win share by seat", description, *parts)


def thinking_times(players: Rows) -> str:
    """How long decisions take: half of them within the dark part, 95 % within the light one, a tick for the longest."""
    times = [player["thinking"] for player in players]
    axis = Axis.magnitudes(time[key] for time in times for key in ("p50_ms", "longest_ms"))
    bottom = float(TOP + ROW * len(players))
    parts = [grid(axis, bottom, [_tick(tick) for tick in axis.ticks], "time for a decision")]
    for row, (player, time) in enumerate(zip(players, times, strict=True)):
        y, at = (
            TOP + ROW * (row + 0.5),
            {key: axis.x(time[key]) for key in ("p50_ms", "p95_ms", "longest_ms", "mean_ms")},
        )
        parts.append(name_at(y + 4, player["name"]))
        if time["decisions"]:
            parts += [
                element("line", x1=at["p50_ms"], x2=at["longest_ms"], y1=y, y2=y, **{"class": "thin"}),
                element(
                    "rect",
                    x=at["p50_ms"],
                    y=y - 6,
                    width=max(1.0, at["p95_ms"] - at["p50_ms"]),
                    height=12.0,
                    rx=3.0,
                    **{"class": "bar"},
                ),
                element("line", x1=at["longest_ms"], x2=at["longest_ms"], y1=y - 5, y2=y + 5, **{"class": "thin"}),
                element("circle", cx=at["mean_ms"], cy=y, r=5.5, **{"class": "dot"}),
                label(axis.right + 14, y - 2, duration(time["mean_ms"]), kind="value"),
                label(axis.right + 14, y + 11, f"95 % in {duration(time['p95_ms'])}", kind="small"),
            ]
    description = "; ".join(f"{p['name']} {duration(p['thinking']['mean_ms'])} on average" for p in players)
    return picture(bottom + FOOT, "Thinking time", description, *parts)


def _tick(value: float) -> str:
    return f"{value / 1000:g} s" if value >= 1000 else f"{value:g} ms" if value >= 1 else f"{value * 1000:g} µs"


def legend(names: Sequence[str], colours: str = "c") -> str:
    """Colours, by the first letter of their classes, and what they stand for, in rows of four."""
    parts = []
    for k, name in enumerate(names):
        x, y = 20.0 + (WIDTH - 40) / 4 * (k % 4), TOP + 26.0 * (k // 4)
        parts.append(
            element("rect", x=x, y=y - 6, width=12.0, height=12.0, rx=3.0, **{"class": f"{colours}{k % COLOURS}"})
        )
        parts.append(label(x + 18, y + 4, name, kind="legend"))
    return "".join(parts)
