"""Answers as files: data, one table for spreadsheets, a plot for each question, and a page with all of them."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from souk.arena.html import document, figure, section, table
from souk.drawing.svg import escape

from .answers import MEASURES
from .folder import Folder
from .pictures import alone, picture_of

WORDS = {
    "groups": "Share of victory of the seats of each group, with 95 % intervals; the broken line is the fair share.",
    "rates": "Averages with 95 % intervals.",
    "worths": "Points ahead of the others at the end, beside the mean of all rows, with 95 % intervals.",
    "slopes": "By least squares, with 95 % intervals.",
}


def write(folder: Folder, data: dict[str, Any]) -> None:
    """Write everything into the folder."""
    (folder.path / "plots").mkdir(exist_ok=True)
    folder.write("answers.json", as_json(data))
    folder.write("answers.csv", as_csv(data))
    for question in data["questions"]:
        if svg := picture_of(question, data["fair"]):
            folder.write(f"plots/{question['name']}.svg", alone(svg))
    folder.write("report.html", page(data))


def as_json(data: dict[str, Any]) -> str:
    """The data, a line for each row."""
    head = {key: value for key, value in data.items() if key != "questions"}
    lines = []
    for question in data["questions"]:
        about = json.dumps({key: value for key, value in question.items() if key != "rows"})
        rows = ",\n".join(f"    {json.dumps(row)}" for row in question["rows"])
        lines.append(f'  {about[:-1]}, "rows": [\n{rows}\n  ]}}')
    return json.dumps(head, indent=1)[:-2] + ',\n "questions": [\n' + ",\n".join(lines) + "\n ]\n}\n"


def as_csv(data: dict[str, Any]) -> str:
    """A line for each number."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("question", "row", "n", "measure", "mean", "low", "high"))
    for question in data["questions"]:
        for row in question["rows"]:
            for measure, value in row.items():
                if isinstance(value, dict):
                    lines.writerow((question["name"], row["name"], row["n"], measure, *value.values()))
    return out.getvalue()


def page(data: dict[str, Any]) -> str:
    """The report as HTML."""
    title = f"{data['title']}, {data['players']} players: what the games say"
    scores = data["scores"]
    words = (
        f"{data['games']:,} games of the shipped net's quick look-ahead against itself, seed {data['seed']}. "
        f"Winners make {scores['winners']['mean']:.1f} points, the others {scores['others']['mean']:.1f}."
    )
    return document(title, words, _sections(data), "explore")


def _sections(data: dict[str, Any]) -> Iterator[str]:
    for question in data["questions"]:
        if svg := picture_of(question, data["fair"]):
            yield figure(escape(question["title"]), WORDS[question["kind"]], svg)
            yield section("As numbers", "", _numbers(question))


def _numbers(question: dict[str, Any]) -> str:
    measures = [*(["how_often"] * (question["kind"] == "groups")), *MEASURES[question["kind"]]]
    rows = [
        [escape(row["name"]), f"{row['n']:,}", *(_cell(row, measure, question) for measure in measures)]
        for row in question["rows"]
    ]
    words = {"how_often": "how often", **MEASURES[question["kind"]]}
    return table(("", "cases", *(words[measure] for measure in measures)), rows)


def _cell(row: dict[str, Any], measure: str, question: dict[str, Any]) -> str:
    if measure not in row:
        return ""
    share = measure in ("share", "how_often") or question.get("as_share", False)
    mean, low, high = (f"{row[measure][key]:{'.1%' if share else '.2f'}}" for key in ("mean", "low", "high"))
    return f"{mean}<small>{low} to {high}</small>"
