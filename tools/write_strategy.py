"""Writes docs/strategy.md from the data beside it, so that every number in the text is one of the data.

python -m tools.write_strategy              the text anew, from docs/strategy/*.json
python -m tools.write_strategy FOLDER...    with the answers and plots of these folders of `souk explore` first
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from souk.games.basari.board import COLOURS
from souk.games.basari.state import ACTION_CARDS
from souk.study.explore.pictures import alone, picture_of

DOCS = Path(__file__).parents[1] / "docs"
TABLES = ("yspahan-4", "yspahan-3", "yspahan-2", "basari-4", "basari-3")
PLOTS = {
    "yspahan-4": (
        *("place", "first_building", "first_use", "buildings_week_1", "built_caravanserai", "plan", "sources"),
        *("drawn_week_1", "drawn_week_2", "drawn_week_3"),
    ),
    "basari-4": ("place", "majorities_red", "majorities", "sources", "choices", "crowds", "gem_gain", "archways"),
}
RARE = 0.03  # part of all seats below which a group is no way to play


READING = f"""\
- *Share of victory*: part of the games that such a seat won; a shared victory is shared.
- *Points ahead*: of the mean of the others, at the end.
- Groups are made by what a seat did, and a seat does what its dice allow: who has luck also builds more. So a group
  that wins more often need not win *because* of it. Seats, drawn cards and archways are brought by chance.
- Groups with less than {100 * RARE:.0f} % of the seats are left out of sentences.
- The player is strong and alike in all seats. People differ more from each other.""".split("\n")

AGAIN = [
    "Each gives the same games and the same numbers anywhere, in as many pieces as you like: Ctrl-C, and the same",
    "command goes on; a larger `--games` adds to what is there (200,000 if left out). `-j 2` plays in two processes,",
    "`--on ray` on a cluster.",
    "In the folder: `answers.json`, `answers.csv`, `report.html` with every question and plot, `plots/`.",
    "",
    "Any registered game can be explored; without an `explore` module of its own it is told by seats and scores.",
    "This page is written by `python -m tools.write_strategy explored/*`.",
]


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


def group_table(known: Answers, question: str, head: str) -> Iterator[str]:
    """A question about groups as a table."""
    rows = [
        [row["name"], f"{100 * row['how_often']['mean']:.1f} %", percent(row["share"]), points(row["lead"])]
        for row in known.rows(question)
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


# Yspahan.


def camels_first(known: Answers) -> str:
    """Claim: camels first is the only strategy."""
    rows = known.usual("first_use")
    camels, others = [row for row in rows if row["name"] == "camels"], [row for row in rows if row["name"] != "camels"]
    verdict = "No verdict"
    if camels and others:
        alone = all(camels[0]["share"]["low"] > row["share"]["high"] for row in others)
        verdict = "Yes" if alone else "No: other beginnings win as often, so far as these games can tell"
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
    yield "Share of victory at each table, and how many of the seats it is about."
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


def side_by_side(tables: Sequence[Answers], question: str, head: str) -> Iterator[str]:
    """A question about groups at several tables."""
    names = dict.fromkeys(row["name"] for known in tables for row in known.usual(question))
    rows = []
    for name in names:
        found = [known.row(question, name) for known in tables]
        rows.append(
            [name, *(f"{percent(r['share'])}, {100 * r['how_often']['mean']:.0f} %" if r else "" for r in found)]
        )
    fair = (f"{known.data['players']} players (fair {100 * known.data['fair']:.1f} %)" for known in tables)
    yield from table((head, *fair), rows)


# Basari.


def three_at_one(known: Answers) -> str:
    """Claim: three at one action wastes it, so mix."""
    crowds = [row for card in ACTION_CARDS if (row := known.row("crowds", f"{card}: three or more"))]
    said = ", ".join(f"{row['name'].split(':')[0]} {percent(row['all'])}" for row in crowds)
    least = min(row["all"]["low"] for row in known.rows("choices"))
    verdict = "Yes: the player mixes all three cards all the time" if least > 0.1 else "In part: a card may be left out"
    chosen = ", ".join(f"{row['name']} {percent(row['all'])}" for row in known.rows("choices"))
    return f"{verdict}. Chosen: {chosen}. Even so actions are lost to three or more, of all choices of a card: {said}."


def apart(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """How far one mean is above another, with an interval as if they were independent."""
    half = math.hypot(*((value["high"] - value["low"]) / 2 for value in (one, other)))
    mean = one["mean"] - other["mean"]
    return {"mean": mean, "low": mean - half, "high": mean + half}


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
    verdict = "No more than other colours, so far as these games can tell"
    if all(red["low"] > gain["high"] for gain in gains.values()):
        verdict = "Yes, more than other colours"
    elif any(gain["low"] > red["high"] for gain in gains.values()):
        verdict = "Less than another colour"
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
    claims = (
        ("Three at one action wastes it, so mix", three_at_one),
        ("Red gems decide", red_decides),
    )
    yield from table(("claim", "what the games say"), [[words, say(four)] for words, say in claims])
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
    yield "### Seats, and three players"
    yield ""
    yield from group_table(four, "place", "order of choosing a start archway")
    yield from plot("basari-4", "place", "Share of victory by the order of choosing a start archway")
    if three := known.get("basari-3"):
        yield f"**3 players** ({three.data['games']:,} games). Order: {listed(three.rows('place'))}."
        yield ""
        yield f"{three_at_one(three)} {red_decides(three)}"
        yield ""


# The page.


def page(known: dict[str, Answers]) -> str:
    """The whole text."""
    return "\n".join(_lines(known)).rstrip("\n") + "\n"


def _lines(known: dict[str, Answers]) -> Iterator[str]:
    total = sum(answers.data["games"] for answers in known.values())
    yield "# What the games say"
    yield ""
    yield (
        f"{total:,} games of the strongest quick player (the net that ships, with its quick look ahead, in all seats), "
        "and what decided them. Behind each number stands its 95 % interval."
    )
    yield ""
    rows = []
    for answers in known.values():
        data = answers.data
        scores = (number(data["scores"][key]) for key in ("winners", "others", "margin"))
        name = f"strategy/{data['game']}-{data['players']}.json"
        rows.append([data["title"], str(data["players"]), f"{data['games']:,}", *scores, f"[data]({name})"])
    yield from table(("game", "players", "games", "winner's points", "others' points", "ahead of the second", ""), rows)
    yield "How to read it:"
    yield ""
    yield from READING
    yield ""
    yield from yspahan(known)
    yield from basari(known)
    yield "## Do it again"
    yield ""
    yield "```"
    for name in known:
        game, players = name.split("-")
        games = known[name].data["games"]
        yield f"souk explore {game} -p {players} --games {games} --out explored/{name}"
    yield "```"
    yield ""
    yield from AGAIN


def take_over(folder: Path) -> None:
    """Put the answers of an exploration, and plots of them, beside the text."""
    text = (folder / "answers.json").read_text("utf-8")
    data = json.loads(text)
    name = f"{data['game']}-{data['players']}"
    (DOCS / "strategy").mkdir(exist_ok=True)
    (DOCS / "strategy" / f"{name}.json").write_text(text, "utf-8")
    for question in data["questions"]:
        if question["name"] in PLOTS.get(name, ()):
            svg = alone(picture_of(question, data["fair"]))
            (DOCS / "strategy" / f"{name}-{question['name']}.svg").write_text(svg, "utf-8")


def kept() -> dict[str, Answers]:
    """The data beside the text, by table."""
    paths = {name: DOCS / "strategy" / f"{name}.json" for name in TABLES}
    return {name: Answers(json.loads(path.read_text("utf-8"))) for name, path in paths.items() if path.exists()}


if __name__ == "__main__":
    for given in sys.argv[1:]:
        take_over(Path(given))
    (DOCS / "strategy.md").write_text(page(kept()), "utf-8")
