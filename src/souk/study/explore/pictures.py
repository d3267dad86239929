"""Plots of answers: SVG files that stand alone, and the same inside a page."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from souk.arena.plots import source_bars, whiskers

from .answers import MEASURES


def picture_of(question: dict[str, Any], fair: float) -> str:
    """The plot of one question, without a look of its own; nothing where there is nothing to see."""
    rows, kind = question["rows"], question["kind"]
    if not rows:
        return ""
    if question["name"] == "sources":
        return source_bars(_by_result(rows))
    measure, words = next(iter(MEASURES[kind].items()))
    if kind == "groups":
        return whiskers(rows, measure, f"{words}, 95 % interval", _share, fair)
    if kind == "rates":
        write = _share if question["as_share"] else _number
        return whiskers(rows, measure, f"{question['unit']}, 95 % interval", write)
    return whiskers(rows, measure, f"{words}, 95 % interval", _signed, 0.0)


def alone(svg: str) -> str:
    """A plot as a file: with the look of the pages inside."""
    look = files("souk.arena").joinpath("page.css").read_text("utf-8")
    kept = look[: look.index("* {")] + look[look.index("text {") : look.index("@media print")]
    own = 'svg { background: var(--panel); font-family: system-ui, "DejaVu Sans", sans-serif; }'
    head, _, rest = svg.partition(">")
    return f"{head}><style>\n{kept}{own}\n</style>{rest}\n"


def _by_result(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Points by source of winners and of the others, as bars want them."""
    return [{"name": who, "sources": {row["name"]: row[who]["mean"] for row in rows}} for who in ("winners", "others")]


def _share(value: float) -> str:
    return f"{value:.1%}"


def _number(value: float) -> str:
    return f"{value:.2f}"


def _signed(value: float) -> str:
    return f"{value:+.2f}"
