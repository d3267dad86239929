"""What came of a run of learning: one set of data, and a page with curves made of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from souk.arena.html import document, facts, figure, section, table
from souk.games import GAMES

from .curves import STYLE, Point, curves, reliability_plot

FORMAT = 1
WORDS = {
    "shares": "log loss of the shares of victory",
    "lead": "lead over the others",
    "scores": "final scores",
    "sources": "points to come by source",
}


def report_data(
    settings: dict[str, Any], lines: Sequence[dict[str, Any]], calibration: dict[str, Any] | None
) -> dict[str, Any]:
    """Everything that a run tells, as data."""
    return {
        "souk_train": FORMAT,
        "settings": settings,
        "title": GAMES[settings["game"]].title,
        "fair": round(1 / settings["players"], 4),
        "rounds": list(lines),
        "champion": lines[-1]["champion"] if lines else -1,
        "games": sum(line["games"] for line in lines),
        "seconds": round(sum(sum(line["seconds"].values()) for line in lines), 1),
        "calibration": calibration,
    }


def page(data: dict[str, Any]) -> str:
    """The report as HTML."""
    settings = data["settings"]
    title = f"{data['title']}, {settings['players']} players: learning"
    played = f"{len(data['rounds'])} rounds, {data['games']:,} games of self-play"
    words = f"{played}; the best net is of round {data['champion']}"
    return document(title, words, _sections(data), "train", STYLE)


def _sections(data: dict[str, Any]) -> Iterator[str]:
    lines = data["rounds"]
    if trials := [line for line in lines if "trial" in line]:
        yield _trials(data, trials)
    if lines:
        leads: list[Point] = [(line["round"], line["gate"]["wins"], line["gate"]["wins_error"]) for line in lines]
        words = "Share of victory of a seat of the new net beyond that of a seat of the champion, with the same dice."
        plot = curves("Gate", {"new net": leads}, "{:+.0%}".format, 0.0)
        yield figure("Strength by round", f"{words} A net below takes no place. Lines are 95 % intervals.", plot)
        yield _losses(lines)
        points: list[Point] = [(line["round"], line["points"], 0.0) for line in lines]
        plot = curves("Points", {"each seat": points}, "{:.0f}".format)
        yield figure("Points in self-play", "Of each seat on average, with the noise that learning needs.", plot)
    if data["calibration"]:
        yield from _calibration(data["calibration"])
    yield section("Rounds", "As numbers, with standard errors.", _rounds(lines))
    yield section("What was run", "Enough to do it again.", _settings(data))


def _trials(data: dict[str, Any], trials: Sequence[dict[str, Any]]) -> str:
    against = trials[-1]["trial"]["against"]
    wins: list[Point] = [(line["round"], line["trial"]["wins"], line["trial"]["error"]) for line in trials]
    others = {"planner": "planners in all others", "start": "the net of the start in every second one"}[against]
    words = f"Share of victory of one seat of the best net against {others}; the broken line is the fair share."
    return figure("Strength", words, curves("Trial", {"best net": wins}, "{:.0%}".format, data["fair"]))


def _losses(lines: Sequence[dict[str, Any]]) -> str:
    series: dict[str, list[Point]] = {
        name: [(line["round"], line["losses"][name], 0.0) for line in lines] for name in ("lead", "scores", "sources")
    }
    words = "Root of the mean squared error of each fit, in points: " + "; ".join(
        f"{name}: {WORDS[name]}" for name in series
    )
    plots = curves("Losses in points", series, "{:g}".format)
    shares: list[Point] = [(line["round"], line["losses"]["shares"], 0.0) for line in lines]
    plots += curves("Log loss of shares", {"shares": shares}, "{:g}".format)
    return figure("Losses", f"{words}. Below, the {WORDS['shares']}.", plots)


def _calibration(made: dict[str, Any]) -> Iterator[str]:
    words = (
        f"{made['positions']:,} positions of {made['games']:,} fresh games that nobody learnt from, all seats, in bins "
        f"of equal counts. Expected calibration error {made['ece']:.1%} ± {made['ece_error']:.1%}."
    )
    yield figure("Calibration", words, reliability_plot(made["bins"]))
    rows = [
        [name.replace("_", " "), *(f"{each[key]:.1f}" for key in ("predicted", "seen", "error"))]
        for name, each in {**made["sources"], "final score": made["scores"]}.items()
    ]
    head = ("source", "predicted", "seen", "error of one prediction")
    yield section("Points by source", "Points to come in the same positions, on average.", table(head, rows))


def _rounds(lines: Sequence[dict[str, Any]]) -> str:
    head = ("round", "games", "rows", "points", "gate: wins", "gate: points", "taken", "against planners", "seconds")
    rows = []
    for line in lines:
        gate, trial = line["gate"], line.get("trial")
        rows.append(
            [
                str(line["round"]),
                f"{line['games']:,}",
                f"{line['rows']:,}",
                f"{line['points']:.1f}",
                f"{gate['wins']:+.1%}<small>± {gate['wins_error']:.1%}, {gate['games']:,} games</small>",
                f"{gate['lead']:+.2f}<small>± {gate['lead_error']:.2f}</small>",
                "yes" if line["accepted"] else "no",
                f"{trial['wins']:.1%}<small>± {trial['error']:.1%}</small>" if trial else "",
                f"{sum(line['seconds'].values()):,.0f}",
            ]
        )
    return table(head, rows)


def _settings(data: dict[str, Any]) -> str:
    settings = data["settings"]
    sets = [", ".join(f"{name}={value}"[:60] for name, value in each.items() if value) for each in settings["options"]]
    named = {name: str(value) for name, value in settings.items() if name not in ("options", "souk_train", "use")}
    return facts({**named, "options": "; ".join(sets), "time": f"{data['seconds']:,.0f} seconds"})
