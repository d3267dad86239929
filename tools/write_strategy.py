"""Writes docs/strategy.md from the data beside it, so that every number in the text is one of the data.

And what ships of it: points by source of the strongest quick player, in each game's folder (`explore/points.json`).

python -m tools.write_strategy                the text anew, from docs/strategy/*.json
python -m tools.write_strategy FOLDER...      with the answers and plots of these folders of `souk explore` first
python -m tools.write_strategy --play FOLDER  all of it: play the games that the data say, in FOLDER, then the same
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from souk.study.explore.pictures import alone, picture_of
from souk.study.explore.shipped import FILE, Shipped

from .strategy.answers import PLOTS, RARE, Answers, number, table
from .strategy.basari import basari
from .strategy.yspahan import yspahan

DOCS = Path(__file__).parents[1] / "docs"
TABLES = ("yspahan-4", "yspahan-3", "yspahan-2", "basari-4", "basari-3")

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
    "All of it by one command, the games, the plots and this page: `python -m tools.write_strategy --play explored`.",
    "With folders instead (`explored/*`) it takes what is there. The points by source also go into each game's folder",
    "(`explore/points.json`): the page of one's own progress shows them.",
]


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
    """Put the answers of an exploration beside the text."""
    text = (folder / "answers.json").read_text("utf-8")
    data = json.loads(text)
    (DOCS / "strategy").mkdir(exist_ok=True)
    (DOCS / "strategy" / f"{data['game']}-{data['players']}.json").write_text(text, "utf-8")


def draw(known: dict[str, Answers]) -> None:
    """Make the plots of the page from the data beside it."""
    for name, answers in known.items():
        for question in answers.data["questions"]:
            if question["name"] in PLOTS.get(name, ()):
                svg = alone(picture_of(question, answers.data["fair"]))
                (DOCS / "strategy" / f"{name}-{question['name']}.svg").write_text(svg, "utf-8")


def shipped(known: dict[str, Answers], game: str) -> dict[int, Shipped]:
    """Points by source, as they ship with a game."""
    found = {}
    for answers in (one for one in known.values() if one.data["game"] == game):
        points = {
            row["name"].replace(" ", "_"): tuple(round(row["all"][key], 2) for key in ("mean", "low", "high"))
            for row in answers.rows("sources")
        }
        found[answers.data["players"]] = Shipped(answers.data["games"], points)
    return found


def ship(known: dict[str, Answers]) -> None:
    """Put them there."""
    for game in sorted({answers.data["game"] for answers in known.values()}):
        file = DOCS.parent / "src/souk/games" / game / "explore" / FILE
        file.write_bytes(msgspec.json.format(msgspec.json.encode(shipped(known, game)), indent=1) + b"\n")


def kept() -> dict[str, Answers]:
    """The data beside the text, by table."""
    paths = {name: DOCS / "strategy" / f"{name}.json" for name in TABLES}
    return {name: Answers(json.loads(path.read_text("utf-8"))) for name, path in paths.items() if path.exists()}


def play(folder: Path) -> list[Path]:
    """Play the games that the data beside the text are about, as far as they are missing in a folder."""
    for name, answers in kept().items():
        game, players = name.split("-")
        arguments = [game, "-p", players, "--games", str(answers.data["games"]), "--out", str(folder / name)]
        subprocess.run([sys.executable, "-m", "souk", "explore", *arguments], check=True)
    return [folder / name for name in kept()]


def main(arguments: Sequence[str]) -> None:
    """Take over what was explored, and write the text."""
    folders = play(Path(arguments[1])) if arguments[:1] == ["--play"] else [Path(given) for given in arguments]
    for folder in folders:
        take_over(folder)
    known = kept()
    draw(known)
    (DOCS / "strategy.md").write_text(page(known), "utf-8")
    ship(known)


if __name__ == "__main__":
    main(sys.argv[1:])
