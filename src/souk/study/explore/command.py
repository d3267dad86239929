"""The `souk explore` command: plays with a progress bar, then tells and writes what the games say."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from souk.arena.spread import spread
from souk.games import GAMES
from souk.learning.matches import Place

from .answers import answers
from .folder import Folder
from .games import Plan, Played, explore_twin, play_lot
from .report import write
from .tally import Tally

SHOWN = 12  # rows of a question in the terminal
HOUR = 3600.0


def command(plan: Plan, games: int, path: Path, place: Place, out: Console, err: Console) -> bool:
    """Play what is missing, then tell and write. False if it was stopped before the end."""
    plan.check()
    folder = Folder(path, plan)
    folder.open()
    finished = _play(plan, folder, games, place, err)
    lots = folder.lots(games)
    if lots:
        data = answers(Tally(plan, lots))
        write(folder, data)
        show(out, data)
        err.print(f"written to {path}: answers.json, answers.csv, report.html, plots", markup=False, soft_wrap=True)
    if not finished:
        err.print(f"stopped after {len(lots) * plan.lot:,} games; the same command goes on from here", markup=False)
    return finished


def _play(plan: Plan, folder: Folder, games: int, place: Place, err: Console) -> bool:
    missing = folder.missing(games)
    if not missing:
        return True
    with err.status("getting the game ready (the first time it is compiled)"):
        for _ in explore_twin(GAMES[plan.game].configure({})[0]).warm():
            pass
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *(*columns, TextColumn("left"), TimeRemainingColumn()),
        console=err,
        transient=True,
        disable=not err.is_terminal,
        speed_estimate_period=HOUR,
    ) as progress:
        total = plan.lots(games)
        bar = progress.add_task(f"lots of {plan.lot} games", total=total, completed=total - len(missing))
        try:
            with closing(spread(_lot, plan, missing, place.on, place.processes)) as results:
                for number, played in results:
                    folder.add(number, played)
                    progress.advance(bar)
        except KeyboardInterrupt:
            return False
    return True


def _lot(plan: Plan, number: int) -> tuple[int, Played]:
    return number, play_lot(plan, number)


def show(console: Console, data: dict[str, Any]) -> None:
    """Print what is asked first: how seats fare, group by group."""
    head = f"{data['title']}, {data['players']} players: {data['games']:,} games; {data['fair']:.1%} is a fair share"
    console.print(Text(head, "bold"))
    for question in data["questions"]:
        if question["kind"] == "groups" and 1 < len(question["rows"]) <= SHOWN:
            table = Table(title=question["title"], box=None, pad_edge=False, title_justify="left")
            table.add_column("", no_wrap=True)
            for name in ("how often", "share of victory", "95 %", "points ahead", "95 %"):
                table.add_column(name, justify="right", no_wrap=True)
            for row in question["rows"]:
                share, lead = row["share"], row["lead"]
                table.add_row(
                    Text(row["name"]),
                    f"{row['how_often']['mean']:.1%}",
                    f"{share['mean']:.1%}",
                    f"{100 * share['low']:.1f}-{share['high']:.1%}",
                    f"{lead['mean']:+.1f}",
                    f"{lead['low']:+.1f} to {lead['high']:+.1f}",
                )
            console.print()
            console.print(table)
