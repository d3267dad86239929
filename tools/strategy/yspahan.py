"""Yspahan: what players claim, and what decides games."""

from __future__ import annotations

from collections.abc import Iterator

from .answers import (
    PLOTS,
    Answers,
    group_table,
    listed,
    number,
    overlap,
    percent,
    plot,
    points,
    rate_table,
    side_by_side,
    table,
)


def camels_first(known: Answers) -> str:
    """Claim: camels first is the only strategy."""
    rows = known.usual("first_use")
    camels, others = [row for row in rows if row["name"] == "camels"], [row for row in rows if row["name"] != "camels"]
    verdict = "No verdict"
    if camels and others:
        as_good = [row["name"] for row in others if row["share"]["high"] >= camels[0]["share"]["low"]]
        verdict = "Yes"
        if as_good:
            verdict = f"No: {' or '.join(as_good)} first is as good, so far as these games can tell"
        if any(row["share"]["low"] > camels[0]["share"]["high"] for row in others):
            verdict = "No: another beginning wins more often"
    often = f"The player begins with camels in {percent(camels[0]['how_often'])} of the cases. " if camels else ""
    return f"{verdict}. {often}By the use of the first dice: {listed(rows)}."


def cards_or_dice(known: Answers) -> str:
    """Claim: a card is worth more than a dice action."""
    weeks = [row for week in (1, 2, 3) if (row := known.row("uses_by_week", f"week {week}: card"))]
    more = [row["all"]["low"] > 0.5 for row in weeks]
    verdict = "Yes" if all(more) else "In the first week, not later" if more[0] else "Not as a rule"
    said = ", ".join(f"{row['name'].split(':')[0]} {percent(row['all'])}" for row in weeks)
    return (
        f"{verdict}. Part of the dice with which the player draws a card: {said}. "
        f"By cards drawn with dice in a whole game: {listed(known.usual('cards_by_dice'))}."
    )


def always_ship(known: Answers) -> str:
    """Claim: the caravanserai is vital, always ship."""
    rows = known.rows("built_caravanserai")
    never, moved = known.row("built_caravanserai", "never"), known.row("uses", "supervisor")
    assert moved
    built = sum(row["how_often"]["mean"] for row in rows if row["name"] != "never")
    fair = known.data["fair"]
    verdict = "It helps" if never and never["share"]["high"] < fair else "Vital is too much"
    if built > 0.95 or (never and never["share"]["high"] < fair / 2):
        verdict = "Yes"
    return (
        f"{verdict}. {100 * built:.1f} % of the seats build it: {listed(rows)}. "
        f"Dice move the supervisor in {percent(moved['all'])} of their uses. "
        f"By cubes brought onto the caravan: {listed(known.usual('cubes'))}."
    )


def three_buildings(known: Answers) -> str:
    """Claim: three buildings in the first week."""
    rows = known.usual("buildings_week_1")
    best = max(rows, key=lambda row: row["share"]["mean"])
    clear = all(row is best or row["share"]["high"] < best["share"]["low"] for row in rows)
    verdict = f"Best is {best['name']}" if clear else f"{best['name'].capitalize()} came out best, without a clear lead"
    return f"{verdict}. At the end of the first week: {listed(rows)}."


def three_plans(known: Answers) -> str:
    """Claim: builders, caravan and souks are three equal plans."""
    rows = known.rows("plan")
    verdict = "Equal, so far as these games can tell" if overlap(rows) else "Not equal"
    return (
        f"{verdict}. A seat counts for the plan by which it made most beyond the usual (in standard deviations): "
        f"{listed(rows)}."
    )


def yspahan(known: dict[str, Answers]) -> Iterator[str]:
    """All about Yspahan."""
    four = known["yspahan-4"]
    yield "## Yspahan"
    yield ""
    yield f"With four players, {four.data['games']:,} games; tables with two and three follow below."
    yield ""
    yield "### What players claim"
    yield ""
    claims = (
        ("Camels first is the only strategy", camels_first),
        ("A card is worth more than a dice action", cards_or_dice),
        ("The caravanserai is vital, always ship", always_ship),
        ("Three buildings in the first week", three_buildings),
        ("Builders, caravan and souks are three equal plans", three_plans),
    )
    yield from table(("claim", "what the games say"), [[words, say(four)] for words, say in claims])
    yield "### The first building"
    yield ""
    yield from group_table(four, "first_building", "first building")
    yield from plot("yspahan-4", "first_building", "Share of victory by the first building")
    yield "### Beginning and pace"
    yield ""
    yield from plot("yspahan-4", "first_use", "Share of victory by the use of the first dice")
    yield from group_table(four, "camels_week_1", "camels taken with dice in week 1")
    yield from plot("yspahan-4", "buildings_week_1", "Share of victory by buildings after the first week")
    yield from group_table(four, "buildings", "buildings at the end")
    yield "### Where points come from"
    yield ""
    yield from rate_table(four, "sources", "points on average", number)
    yield from plot("yspahan-4", "sources", "Points by source of winners and of the others")
    yield from plot("yspahan-4", "plan", "Share of victory by plan")
    yield "### Caravan"
    yield ""
    yield from plot("yspahan-4", "built_caravanserai", "Share of victory by when the caravanserai was built")
    yield "How often goods are sent, cubes of a seat in a game:"
    yield ""
    yield from rate_table(four, "goods", "", number)
    rows = [[row["name"], f"{2 - k}", number(row["points"])] for k, row in enumerate(four.rows("caravan_rows"))]
    yield "What a cube brings: the points of its place at once, and on average when the caravan is scored:"
    yield ""
    yield from table(("place", "at once", "at scorings"), rows)
    yield "### Cards"
    yield ""
    yield (
        "A drawn card is chance, so this is what a card does: points ahead of the others at the end beside the mean "
        "card drawn in the same week."
    )
    yield ""
    names = [row["name"] for row in four.rows("drawn_week_1")]
    weeks = [{row["name"]: row for row in four.rows(f"drawn_week_{week}")} for week in (1, 2, 3)]
    rows = [[name, *(points(week[name]["lead"]) if name in week else "" for week in weeks)] for name in names]
    yield from table(("card", "week 1", "week 2", "week 3"), rows)
    for week in (1, 2, 3):
        yield from plot("yspahan-4", f"drawn_week_{week}", f"Worth of each card drawn in week {week}")
    yield "What the player does with cards, of those of a kind that it drew (the rest is left over):"
    yield ""
    kept = {row["name"]: row for row in four.rows("cards_played")}
    rows = [
        [name, *(percent(kept[f"{name}: {what}"]["all"]) for what in ("played", "for a die"))]
        for name in names
        if f"{name}: played" in kept
    ]
    yield from table(("card", "played", "discarded for one more die"), rows)
    yield "### Seats, and other numbers of players"
    yield ""
    yield "Share of victory at each table; behind it the part of the seats it is about."
    yield ""
    tables = [known[name] for name in ("yspahan-4", "yspahan-3", "yspahan-2") if name in known]
    for question, head in (
        ("place", "order of the first day"),
        ("first_building", "first building"),
        ("first_use", "first dice"),
        ("buildings_week_1", "after week 1"),
        ("built_caravanserai", "caravanserai"),
        ("plan", "plan"),
    ):
        yield from side_by_side(tables, question, head)
    yield from plot("yspahan-4", "place", "Share of victory by place in the first day's order")
    for name, players in (("yspahan-3", "three"), ("yspahan-2", "two")):
        if name in known:
            yield from yspahan_with_fewer(known[name], name, players)


def yspahan_with_fewer(known: Answers, name: str, players: str) -> Iterator[str]:
    """What else is to be said of a table with fewer players."""
    yield f"### With {players} players"
    yield ""
    yield f"{known.data['games']:,} games."
    yield ""
    yield from rate_table(known, "sources", "points on average", number)
    words = {
        "place": "Share of victory by place in the first day's order",
        "first_building": "Share of victory by the first building",
        "buildings_week_1": "Share of victory by buildings after the first week",
        "plan": "Share of victory by plan",
        "sources": "Points by source of winners and of the others",
    }
    for question in PLOTS[name]:
        yield from plot(name, question, f"{words[question]}, {players} players")
