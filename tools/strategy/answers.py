"""What the games at one table say, and how it is written: numbers with their intervals, tables, plots."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

PLOTS: dict[str, tuple[str, ...]] = {
    "yspahan-4": (
        *("place", "first_building", "first_use", "buildings_week_1", "built_caravanserai", "plan", "sources"),
        *("drawn_week_1", "drawn_week_2", "drawn_week_3"),
    ),
    "yspahan-3": ("place", "first_building", "plan", "sources"),
    "yspahan-2": ("place", "buildings_week_1", "plan", "sources"),
    "basari-4": ("place", "majorities_red", "majorities", "sources", "choices", "crowds", "gem_gain", "archways"),
    "basari-3": ("choices", "crowds", "gem_gain", "sources"),
}
RARE = 0.03  # part of all seats below which a group is no way to play


class Answers:
    """What the games at one table say."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self._rows = {question["name"]: question["rows"] for question in data["questions"]}

    def rows(self, question: str) -> list[dict[str, Any]]:
        """The rows of a question."""
        return list(self._rows[question])

    def row(self, question: str, name: str) -> dict[str, Any] | None:
        """One row, if there were enough games for it."""
        return next((row for row in self._rows[question] if row["name"] == name), None)

    def usual(self, question: str) -> list[dict[str, Any]]:
        """The groups that are not rare."""
        return [row for row in self.rows(question) if row["how_often"]["mean"] >= RARE]


def percent(value: dict[str, float]) -> str:
    """A share with its interval."""
    return f"{100 * value['mean']:.1f} % ({100 * value['low']:.1f}-{100 * value['high']:.1f})"


def points(value: dict[str, float]) -> str:
    """A difference in points with its interval."""
    return f"{value['mean']:+.1f} ({value['low']:+.1f} to {value['high']:+.1f})"


def number(value: dict[str, float]) -> str:
    """A mean with its interval."""
    return f"{value['mean']:.2f} ({value['low']:.2f}-{value['high']:.2f})"


def overlap(rows: Sequence[dict[str, Any]], measure: str = "share") -> bool:
    """Whether the intervals of all rows have a value in common."""
    return bool(max(row[measure]["low"] for row in rows) <= min(row[measure]["high"] for row in rows))


def listed(rows: Sequence[dict[str, Any]]) -> str:
    """Groups with their share of victory, in words."""
    return ", ".join(f"{row['name']} {percent(row['share'])}" for row in rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown."""
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield "| " + " | ".join(row) + " |"
    yield ""


def often(question: str, row: dict[str, Any]) -> str:
    """The part of the seats that are in a group; a place in the order is one of each table, so it has no error."""
    return f"{100 * row['how_often']['mean']:.1f} %" if question == "place" else percent(row["how_often"])


def group_table(known: Answers, question: str, head: str) -> Iterator[str]:
    """A question about groups as a table."""
    rows = [
        [row["name"], often(question, row), percent(row["share"]), points(row["lead"])] for row in known.rows(question)
    ]
    yield from table((head, "how often", "share of victory", "points ahead"), rows)


def rate_table(known: Answers, question: str, head: str, write: Callable[[dict[str, float]], str]) -> Iterator[str]:
    """A question about averages as a table."""
    rows = [[row["name"], *(write(row[key]) for key in ("all", "winners", "others"))] for row in known.rows(question)]
    yield from table((head, "all", "winners", "others"), rows)


def plot(name: str, question: str, words: str) -> Iterator[str]:
    """A plot with what it shows."""
    yield f"![{words}](strategy/{name}-{question}.svg)"
    yield ""


def side_by_side(tables: Sequence[Answers], question: str, head: str) -> Iterator[str]:
    """A question about groups at several tables."""
    names = dict.fromkeys(row["name"] for known in tables for row in known.usual(question))
    rows = []
    for name in names:
        found = [known.row(question, name) for known in tables]
        rows.append([name, *(f"{percent(row['share'])}; {often(question, row)}" if row else "" for row in found)])
    fair = (f"{known.data['players']} players (fair {100 * known.data['fair']:.1f} %)" for known in tables)
    yield from table((head, *fair), rows)


def apart(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """How far one mean is above another, with an interval as if they were independent."""
    half = math.hypot(*((value["high"] - value["low"]) / 2 for value in (one, other)))
    mean = one["mean"] - other["mean"]
    return {"mean": mean, "low": mean - half, "high": mean + half}
