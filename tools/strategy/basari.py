"""Basari: what players claim, and what decides games."""

from __future__ import annotations

from collections.abc import Iterator

from souk.games.basari.board import COLOURS
from souk.games.basari.state import ACTION_CARDS

from .answers import (
    Answers,
    apart,
    group_table,
    number,
    percent,
    plot,
    points,
    rate_table,
    table,
)


def three_at_one(known: Answers) -> str:
    """Claim: three at one action wastes it, so mix."""
    crowds = [row for card in ACTION_CARDS if (row := known.row("crowds", f"{card}: three or more"))]
    said = ", ".join(f"{row['name'].split(':')[0]} {percent(row['all'])}" for row in crowds)
    least = min(row["all"]["low"] for row in known.rows("choices"))
    verdict = "Yes: the player mixes all three cards all the time" if least > 0.1 else "In part: a card may be left out"
    chosen = ", ".join(f"{row['name']} {percent(row['all'])}" for row in known.rows("choices"))
    return f"{verdict}. Chosen: {chosen}. Even so actions are lost to three or more, of all choices of a card: {said}."


def red_decides(known: Answers) -> str:
    """Claim: red gems decide."""
    gains, words = {}, []
    for colour in COLOURS:
        never, twice = (known.row(f"majorities_{colour}", times) for times in ("never", "twice"))
        if never and twice:
            gains[colour] = apart(twice["lead"], never["lead"])
            shares = f"never {percent(never['share'])}, twice {percent(twice['share'])}"
            words.append(f"{colour}: {shares}, {points(gains[colour])} points")
    red = gains.pop("red")
    behind = [colour for colour, gain in gains.items() if red["low"] > gain["high"]]
    ahead = [colour for colour, gain in gains.items() if gain["low"] > red["high"]]
    even = [colour for colour in gains if colour not in behind]
    verdict = "No more than other colours, so far as these games can tell"
    if not even:
        verdict = "Yes, more than other colours"
    elif ahead:
        verdict = f"Less than {' and '.join(ahead)}"
    elif behind:
        verdict = f"More than {' and '.join(behind)}, but not clearly more than {' and '.join(even)}"
    said = "; ".join(words)
    return f"{verdict}. Share of victory by how many of the three scorings a seat led in a colour: {said}."


def basari(known: dict[str, Answers]) -> Iterator[str]:
    """All about Basari."""
    four = known["basari-4"]
    yield "## Basari"
    yield ""
    yield f"With four players, {four.data['games']:,} games; the table with three follows below."
    yield ""
    yield "### What players claim"
    yield ""
    yield from basari_claims(four)
    yield "### Choices"
    yield ""
    yield from rate_table(four, "choices", "card", percent)
    yield from plot("basari-4", "choices", "Which card is chosen before each scoring")
    yield from plot("basari-4", "crowds", "How many choose the same card")
    yield "### Gems"
    yield ""
    yield (
        "The price of a gem just before a scoring: the points that one more would have scored, and in square brackets "
        "what it would have taken from the others together."
    )
    yield ""
    rows = []
    for colour in COLOURS:
        cells = []
        for n in (1, 2, 3):
            own, taken = (four.row(question, f"{colour}, scoring {n}") for question in ("gem_gain", "gem_taken"))
            assert own
            assert taken
            cells.append(f"{number(own['all'])} [{number(taken['all'])}]")
        rows.append([colour, *cells])
    yield from table(("gem", "first scoring", "second", "third"), rows)
    yield from plot("basari-4", "gem_gain", "Points that one more gem scores")
    price = four.rows("point_price")[0]
    paid = price["all"]
    worth = {"mean": 1 / paid["mean"], "low": 1 / paid["high"], "high": 1 / paid["low"]}
    yield f"In barters for points the buyer pays {number(paid)} gems for each point that its archway shows: a gem of"
    yield f"any colour goes for {number(worth)} points."
    yield "What is paid in barters:"
    yield ""
    yield from rate_table(four, "prices", "gems for an action", number)
    yield from group_table(four, "majorities_red", "times that a seat led in red")
    yield from plot("basari-4", "majorities_red", "Share of victory by majorities in red gems")
    yield from group_table(four, "majorities", "majorities in all")
    yield from plot("basari-4", "majorities", "Share of victory by majorities of any colour")
    yield "### Where points come from"
    yield ""
    yield from rate_table(four, "sources", "points on average", number)
    yield from plot("basari-4", "sources", "Points by source of winners and of the others")
    yield from group_table(four, "laps", "laps that scored")
    yield "### Archways"
    yield ""
    ranked = sorted(four.rows("archways"), key=lambda row: -row["lead"]["mean"])
    yield "Dice bring a pawn to an archway. Points ahead at the end of who stood there when cards were chosen, beside"
    yield "the mean archway; the best five and the worst five:"
    yield ""
    rows = [[row["name"], points(row["lead"])] for row in (*ranked[:5], *ranked[-5:])]
    yield from table(("archway", "points ahead"), rows)
    yield from plot("basari-4", "archways", "Worth of each archway")
    yield "### Seats"
    yield ""
    yield from group_table(four, "place", "order of choosing a start archway")
    yield from plot("basari-4", "place", "Share of victory by the order of choosing a start archway")
    if three := known.get("basari-3"):
        yield "### With three players"
        yield ""
        yield f"{three.data['games']:,} games."
        yield ""
        yield from basari_claims(three)
        yield from group_table(three, "place", "order of choosing a start archway")
        yield from plot("basari-3", "choices", "Which card is chosen before each scoring, three players")
        yield from plot("basari-3", "crowds", "How many choose the same card, three players")
        yield from plot("basari-3", "gem_gain", "Points that one more gem scores, three players")
        yield from rate_table(three, "sources", "points on average", number)
        yield from plot("basari-3", "sources", "Points by source of winners and of the others, three players")


def basari_claims(known: Answers) -> Iterator[str]:
    """What players claim, and what the games of a table say."""
    claims = (
        ("Three at one action wastes it, so mix", three_at_one),
        ("Red gems decide", red_decides),
    )
    yield from table(("claim", "what the games say"), [[words, say(known)] for words, say in claims])
