"""The plots of a report of learning: curves over the rounds, and what was predicted against what was seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from souk.arena.axes import FOOT, LEFT, TOP, Axis, grid, label, picture
from souk.drawing.svg import element

TALL = 240.0
STYLE = ".curve { fill: none; stroke-width: 2.2; }\n" + "".join(f".s{k} {{ stroke: var(--c{k}); }}\n" for k in range(8))
Point = tuple[float, float, float]  # where, what, its standard error


def curves(
    title: str, series: Mapping[str, Sequence[Point]], write: Callable[[float], str], mark: float | None = None
) -> str:
    """A line for each series over the rounds; where there are errors, 95 % intervals."""
    points = [point for line in series.values() for point in line]
    across = Axis.over([min(x for x, _, _ in points), max(x for x, _, _ in points)])
    marks = [] if mark is None else [mark]
    up = _upright([*(y - 2 * e for _, y, e in points), *(y + 2 * e for _, y, e in points), *marks])
    parts = [grid(across, TOP + TALL, [f"{tick:g}" for tick in across.ticks], "round"), _levels(up, across, write)]
    if mark is not None:
        y = up.x(mark)
        parts.append(element("line", x1=across.left, x2=across.right, y1=y, y2=y, **{"class": "mark"}))
    for k, (name, line) in enumerate(series.items()):
        path = " ".join(f"{across.x(x):.1f},{up.x(y):.1f}" for x, y, _ in line)
        parts.append(element("polyline", points=path, **{"class": f"curve s{k}"}))
        for x, y, error in line:
            at = across.x(x)
            if error:
                ends = up.x(y - 1.96 * error), up.x(y + 1.96 * error)
                parts.append(element("line", x1=at, x2=at, y1=ends[0], y2=ends[1], **{"class": f"curve s{k}"}))
            parts.append(element("circle", cx=at, cy=up.x(y), r=3.0, **{"class": f"c{k}"}))
        parts.append(label(across.right + 14, up.x(line[-1][1]) + 4, name, kind="value"))
    told = "; ".join(f"{name}: {write(line[0][1])} to {write(line[-1][1])}" for name, line in series.items())
    return picture(TOP + TALL + FOOT, title, told, *parts)


def reliability_plot(bins: Sequence[dict[str, Any]]) -> str:
    """Bins of predictions: where they lie, and what was seen. On the broken line they agree."""
    across = Axis(0.0, 1.0, tuple(k / 5 for k in range(6)))
    up = Axis(0.0, 1.0, across.ticks, left=TOP + TALL, right=float(TOP))
    parts = [
        grid(across, TOP + TALL, [f"{tick:.0%}" for tick in across.ticks], "predicted share of victory"),
        _levels(up, across, "{:.0%}".format),
        element("line", x1=across.left, y1=up.left, x2=across.right, y2=up.right, **{"class": "mark"}),
    ]
    for each in bins:
        tip = element("title", f"predicted {each['predicted']:.1%}, seen {each['seen']:.1%}, {each['count']:,} times")
        place = {"cx": across.x(each["predicted"]), "cy": up.x(each["seen"])}
        parts.append(element("circle", tip, **place, r=5.0, **{"class": "dot"}))
    told = "; ".join(f"predicted {each['predicted']:.1%}, seen {each['seen']:.1%}" for each in bins)
    return picture(TOP + TALL + FOOT, "Reliability", told, *parts)


def _upright(values: Sequence[float]) -> Axis:
    return Axis.over(values, left=TOP + TALL, right=float(TOP))


def _levels(up: Axis, across: Axis, write: Callable[[float], str]) -> str:
    """Thin lines across, with their numbers on the left."""
    parts = []
    for tick in up.ticks:
        y = up.x(tick)
        parts.append(element("line", x1=across.left, x2=across.right, y1=y, y2=y, **{"class": "grid"}))
        parts.append(label(LEFT - 10, y + 4, write(tick), "end", "tick"))
    return "".join(parts)
