"""The `souk train` command: learns with a progress bar, then tells and writes what came out."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import souk
from souk.players.nets import Net, load, shipped_net

from .calibration import calibration
from .folder import START, Folder
from .games import warm
from .matches import HERE, Place
from .report import page, report_data
from .run import champion_of, fit_is_there, start_net, train
from .settings import LearningError, Settings

STEPS = {"play": "playing", "fit": "fitting", "gate": "gate"}
HOUR = 3600.0


@dataclass(frozen=True)
class Wish:
    """What somebody asked for beside the settings."""

    folder: Path
    rounds: int
    start: str = ""  # a file, or `shipped`
    place: Place = HERE
    calibrate: int = 2000  # games; 0 for none
    words: tuple[str, ...] = ()  # the command as it was typed


def command(settings: Settings, wish: Wish, out: Console, err: Console) -> bool:
    """Learn, and report. False if it was stopped before the end."""
    fit_is_there()
    folder = Folder(wish.folder)
    folder.open(settings, start_net(settings, _start(settings, wish.start)))
    with err.status("getting the game ready (the first time it is compiled)"):
        warm(settings.load(), settings.options)
    try:
        _learn(settings, folder, wish, out, err)
        made = _calibrate(settings, folder, wish, err)
    except KeyboardInterrupt:
        write_report(folder, None)
        err.print(f"stopped; the same command goes on from here, {wish.folder} has all that was learnt", soft_wrap=True)
        return False
    write_report(folder, made)
    path = _write_champion(settings, folder, wish, made)
    out.print(f"the best net: {path}", markup=False, soft_wrap=True)
    out.print(f"report: {wish.folder / 'report.html'}", markup=False, soft_wrap=True)
    return True


def report(path: Path) -> dict[str, Any]:
    """What the run in a folder has told so far; its report is written anew."""
    folder = Folder(path)
    return write_report(folder, folder.read_json("calibration.json"))


def _start(settings: Settings, name: str) -> Net | None:
    if name != "shipped":
        return load(Path(name)) if name else None
    net = shipped_net(settings.load(), settings.players)
    if net is None:
        raise LearningError(f"no net ships with {settings.game} for {settings.players} players; leave out --from")
    return net


def _learn(settings: Settings, folder: Folder, wish: Wish, out: Console, err: Console) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:.0f} %"))
    with Progress(
        *columns,
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=err,
        transient=True,
        disable=not err.is_terminal,
        speed_estimate_period=HOUR,
    ) as progress:
        done = len(folder.log())
        bar = progress.add_task("learning", total=wish.rounds, completed=done)

        def on_part(step: str, part: float) -> None:
            words = f"round {done + 1} of {wish.rounds}: {STEPS[step]}"
            progress.update(bar, completed=done + part, description=words)

        for line in train(settings, folder, wish.rounds, _start(settings, wish.start), wish.place, on_part):
            done += 1
            progress.update(bar, completed=done)
            out.print(summary(line), markup=False, soft_wrap=True)


def summary(line: dict[str, Any]) -> str:
    """A round in one line."""
    gate = line["gate"]
    words = [
        f"round {line['round']}: {line['games']:,} games, {line['rows']:,} rows, {line['points']:.1f} points",
        f"gate {gate['wins']:+.1%} ± {gate['wins_error']:.1%} of the victory, {gate['lead']:+.2f} ± "
        f"{gate['lead_error']:.2f} points in {gate['games']:,} games: {'taken' if line['accepted'] else 'not taken'}",
    ]
    if trial := line.get("trial"):
        words.append(f"against {trial['against']} {trial['wins']:.1%} ± {trial['error']:.1%}")
    return "; ".join(words)


def _calibrate(settings: Settings, folder: Folder, wish: Wish, err: Console) -> dict[str, Any] | None:
    """Look whether the champion means what it says; once for each champion."""
    if not wish.calibrate:
        return None
    champion = champion_of(folder.log())
    known = folder.read_json("calibration.json")
    if known and (known["round"], known["asked"]) == (champion, wish.calibrate):
        return known
    with err.status("fresh games for the calibration"):
        made = calibration(settings, folder.net(champion), wish.calibrate, place=wish.place)
    made |= {"round": champion, "asked": wish.calibrate}
    folder.write_json("calibration.json", made)
    return made


def write_report(folder: Folder, made: dict[str, Any] | None) -> dict[str, Any]:
    """The report as data and as a page."""
    data = report_data(folder.settings, folder.log(), made)
    folder.write("report.json", json.dumps(data, indent=2) + "\n")
    folder.write("report.html", page(data))
    return data


def _write_champion(settings: Settings, folder: Folder, wish: Wish, made: dict[str, Any] | None) -> Path:
    """The best net with its card."""
    lines = folder.log()
    champion = champion_of(lines)
    trials = [line["trial"] for line in lines if "trial" in line and line["champion"] == champion]
    card = {
        "game": settings.game,
        "version": settings.load().version,
        "players": settings.players,
        "options": [dict(chosen) for chosen in dict.fromkeys(settings.options)],
        "games": sum(line["games"] for line in lines),
        "rounds": len(lines),
        "round": champion,
        "begun_from": "nothing" if folder.net(START).is_blank else folder.net(START).digest(),
        "command": shlex.join(["souk", *wish.words]),
        "souk": souk.__version__,
        "strength": trials[-1] if trials else None,
        "calibration": {key: made[key] for key in ("games", "positions", "ece")} if made else None,
    }
    folder.write("net.json", replace(folder.net(champion), card=card).to_json())
    return folder.path / "net.json"
