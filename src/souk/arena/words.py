"""Results as tables in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text


def show(console: Console, data: dict[str, Any]) -> None:
    """Print a summary."""
    console.print(Text(headline(data), "bold"))
    if data["players"]:
        for table in (_standings(data), _ratings(data), _by_seat(data), _sources(data), _tables(data)):
            if table.row_count:
                console.print()
                console.print(table)
        console.print(f"\nwins: share of the victory of each seat; {data['fair']:.1%} is a fair share")
        if said := adjusted(data):
            console.print(Text(f"{said}; as played: {'   '.join(_as_played(data))}"))


def headline(data: dict[str, Any]) -> str:
    """What was played, in one line."""
    plan = data["plan"]
    options = "".join(f", {name}={value}" for name, value in plan["options"].items() if value and len(value) < 20)
    games = f"{data['games']:,}" + (f" of {data['planned']:,}" if data["games"] < data["planned"] else "")
    kind = {"match": "match", "robin": "round robin", "gauntlet": "gauntlet"}[plan["kind"]]
    return f"{data['title']}, {plan['players']} players{options}: {kind}, {games} games in {data['blocks']:,} blocks"


def adjusted(data: dict[str, Any]) -> str:
    """That luck was taken off, and what it is worth; nothing where it was not."""
    if not (gain := data.get("variance_reduction")):
        return ""
    worth = f"for wins worth {gain['win_share']:.1f} times as many games, for scores {gain['score']:.1f} times"
    return f"without luck, by the judge {data['plan']['judge']}: {worth}"


def _as_played(data: dict[str, Any]) -> Iterator[str]:
    for player in ranked(data):
        share, score = player["plain_win_share"], player["plain_score"]
        yield (
            f"{player['name']} {share['mean']:.1%} ({100 * share['low']:.1f}-{100 * share['high']:.1f}), "
            f"{score['mean']:.1f} points"
        )


def ranked(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The players that have played, the best win share first."""
    return sorted((p for p in data["players"] if p["seats"]), key=lambda player: -player["win_share"]["mean"])


def _standings(data: dict[str, Any]) -> Table:
    table = _table("player", "seats", "wins", "95 %", "score", "95 %")
    for player in ranked(data):
        share, score = player["win_share"], player["score"]
        table.add_row(
            Text(player["name"]),
            f"{player['seats']:,}",
            f"{share['mean']:.1%}",
            f"{100 * share['low']:.1f}-{share['high']:.1%}",
            f"{score['mean']:.1f}",
            f"{score['low']:.1f}-{score['high']:.1f}",
        )
    return table


def _ratings(data: dict[str, Any]) -> Table:
    table = _table("ratings and time", "Elo", "95 %", "openskill", "decision", "p95", "decisions/s")
    for player in ranked(data):
        elo, skill, time = player["elo"], player["openskill"], player["thinking"]
        table.add_row(
            Text(player["name"]),
            f"{elo['mean']:.0f}",
            f"{elo['low']:.0f}-{elo['high']:.0f}",
            f"{skill['mu']:.1f}±{2 * skill['sigma']:.1f}",
            duration(time["mean_ms"]),
            duration(time["p95_ms"]),
            f"{time['per_second']:,.0f}",
        )
    return table


def _by_seat(data: dict[str, Any]) -> Table:
    table = _table("wins by seat", *(f"seat {seat}" for seat in range(data["plan"]["players"])))
    for player in ranked(data):
        cells = (f"{seat['win_share']:.1%}" if seat["games"] else "-" for seat in player["by_seat"])
        table.add_row(Text(player["name"]), *cells)
    return table


def _sources(data: dict[str, Any]) -> Table:
    sources = list(data["players"][0]["sources"])
    table = _table("points by source", *(source.replace("_", " ") for source in sources))
    if sources:
        for player in ranked(data):
            table.add_row(Text(player["name"]), *(f"{player['sources'][source]:.1f}" for source in sources))
    return table


def _tables(data: dict[str, Any]) -> Table:
    """Table by table, where there is more than one and not too many."""
    table = _table("games", "wins at each table, with their 95 % intervals")
    if 1 < len(data["tables"]) <= 20:
        for row in data["tables"]:
            table.add_row(f"{row['games']:,}", Text("   ".join(_shares(row))))
    return table


def _shares(row: dict[str, Any]) -> Iterator[str]:
    for name, share in row["win_share"].items():
        yield f"{times(row, name)} {share['mean']:.1%} ({100 * share['low']:.1f}-{100 * share['high']:.1f})"


def times(table: dict[str, Any], name: str) -> str:
    """A player at a table, with the number of its seats, as `3 x planner`."""
    count = table["seats"].count(name)
    return f"{count} x {name}" if count > 1 else name


def duration(ms: float) -> str:
    """A time in about three digits, with its unit."""
    value, unit = (ms / 1000, "s") if ms >= 1000 else (ms, "ms") if ms >= 0.1 else (1000 * ms, "µs")
    return f"{value:,.0f} {unit}" if value >= 100 else f"{value:.1f} {unit}" if value >= 10 else f"{value:.2f} {unit}"


def _table(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(first)
    for name in others:
        table.add_column(name, justify="left" if name.startswith("wins at") else "right", no_wrap=True)
    return table
