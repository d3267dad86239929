"""Results as one page for any browser: everything it needs is inside, plots included."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from souk.drawing.svg import escape

from .html import document, facts, figure, section, table
from .plots import score_spread, seat_bars, source_bars, thinking_times, whiskers
from .words import adjusted, duration, headline, ranked, times


def page(data: dict[str, Any]) -> str:
    """The report of a summary, as HTML."""
    names = (
        " against ".join(data["plan"]["specs"]) if data["plan"]["kind"] == "match" else ", ".join(data["plan"]["specs"])
    )
    return document(names, headline(data), _sections(data), "arena")


def _sections(data: dict[str, Any]) -> Iterator[str]:
    players, fair = ranked(data), data["fair"]
    yield section("Standings", _standings_words(data), _standings(players))
    plot = whiskers(players, "win_share", "share of victory", "{:.1%}".format, fair)
    yield figure("Win share", f"Of each seat that a player takes; the broken line is the fair share, {fair:.1%}.", plot)
    if len(players) > 1:
        plot = whiskers(players, "elo", "Elo", "{:.0f}".format)
        words = "Bradley-Terry strengths from who was ahead of whom at the same table, on the Elo scale around 1500."
        yield figure("Rating", f"{words} Intervals by bootstrap over blocks.", plot)
    yield figure(
        "Scores", "How often each player ended with how many points; the line is the average.", score_spread(players)
    )
    if adjusted(data):
        yield section("As played", f"{adjusted(data).capitalize()}. With the luck:", _as_played(players))
    if players[0]["sources"]:
        yield figure("Points by source", "Where the points of an average game come from.", source_bars(players))
        yield section("Score sheets", "The same as numbers.", _sources(players))
    yield figure(
        "Seats", "Win share in each seat. Seats are rotated, so no player gains by them.", seat_bars(players, fair)
    )
    words = (
        "The dot is the average. Half of the decisions take no longer than the start of the bar, 95 % no longer than"
    )
    yield figure("Thinking time", f"{words} its end; the line goes on to the longest.", thinking_times(players))
    if len(data["tables"]) > 1:
        yield section("Table by table", "Win shares at each combination of players.", _tables(data))
    if data["pairs"]:
        yield section("Head to head", "Who was ahead of whom at the same table; a tie is half.", _pairs(data))
    yield section("What was played", "Enough to play every game again.", _plan(data))


def _standings_words(data: dict[str, Any]) -> str:
    return (
        "Ranges are 95 % intervals over blocks: a block is one seed of the dice, played in all rotations of the seats. "
        "A fair share of the victory is "
        + f"{data['fair']:.1%}."
        + (" Win share, score and Elo are without luck, so a share may be below 0 or above 1." * bool(adjusted(data)))
    )


def _standings(players: Sequence[dict[str, Any]]) -> str:
    head = ("player", "seats", "win share", "score", "Elo", "openskill", "per decision", "95 % within", "decisions/s")
    rows = []
    for player in players:
        share, score, elo, skill = (player[key] for key in ("win_share", "score", "elo", "openskill"))
        time = player["thinking"]
        rows.append(
            [
                _name(player["name"]),
                f"{player['seats']:,}",
                f"{share['mean']:.1%}<small>{share['low']:.1%} to {share['high']:.1%}</small>",
                f"{score['mean']:.1f}<small>{score['low']:.1f} to {score['high']:.1f}</small>",
                f"{elo['mean']:.0f}<small>{elo['low']:.0f} to {elo['high']:.0f}</small>",
                f"{skill['mu']:.1f}<small>± {2 * skill['sigma']:.1f}</small>",
                duration(time["mean_ms"]),
                duration(time["p95_ms"]),
                f"{time['per_second']:,.0f}",
            ]
        )
    return table(head, rows)


def _as_played(players: Sequence[dict[str, Any]]) -> str:
    rows = []
    for player in players:
        share, score, elo = (player[f"plain_{key}"] for key in ("win_share", "score", "elo"))
        rows.append(
            [
                _name(player["name"]),
                f"{share['mean']:.1%}<small>{share['low']:.1%} to {share['high']:.1%}</small>",
                f"{score['mean']:.1f}<small>{score['low']:.1f} to {score['high']:.1f}</small>",
                f"{elo['mean']:.0f}<small>{elo['low']:.0f} to {elo['high']:.0f}</small>",
            ]
        )
    return table(("player", "win share", "score", "Elo"), rows)


def _sources(players: Sequence[dict[str, Any]]) -> str:
    sources = list(players[0]["sources"])
    rows = [
        [
            _name(p["name"]),
            *(f"{p['sources'][s]:.1f}" for s in sources),
            f"{p.get('plain_score', p['score'])['mean']:.1f}",
        ]
        for p in players
    ]
    return table(("player", *(source.replace("_", " ") for source in sources), "score"), rows)


def _tables(data: dict[str, Any]) -> str:
    rows = [
        [
            _name(times(table, name)),
            str(number),
            f"{table['games']:,}",
            f"{share['mean']:.1%}",
            f"{share['low']:.1%} to {share['high']:.1%}",
        ]
        for number, table in enumerate(data["tables"], 1)
        for name, share in table["win_share"].items()
    ]
    return table(("player", "table", "games", "win share", "95 % interval"), rows)


def _pairs(data: dict[str, Any]) -> str:
    rows = [
        [
            f"{escape(pair['a'])} before {escape(pair['b'])}",
            f"{pair['a_ahead'] / pair['meetings']:.1%}",
            f"{pair['meetings']:,}",
        ]
        for pair in data["pairs"]
    ]
    return table(("pair", "ahead", "meetings"), rows)


def _plan(data: dict[str, Any]) -> str:
    plan = data["plan"]
    items = {
        "Game": f"{data['title']}, rules version {plan['version']}",
        "Options": ", ".join(f"{name}={value}" for name, value in plan["options"].items() if value) or "none",
        "Players": ", ".join(plan["specs"]),
        "Kind": plan["kind"],
        "Games": f"{data['games']:,} of {data['planned']:,}, in {data['blocks']:,} blocks",
        "Seed": plan["seed"],
        "Luck": f"taken off by the judge {plan['judge']}" if "judge" in plan else "as played",
        "Budget": ", ".join(f"{plan[key]:,} {key}" for key in ("ms", "work") if plan[key]) or "as each player likes",
        "Decisions": f"{data['decisions']:,}",
        "Time": f"{data['seconds']:,.0f} seconds of playing, all processes together",
    }
    return facts(items)


def _name(name: str) -> str:
    """A name that may be broken where its parameters begin."""
    return escape(name).replace(":", ":<wbr>").replace(",", ",<wbr>")
