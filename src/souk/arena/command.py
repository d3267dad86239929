"""The `souk arena` command: plays with a progress bar, then tells and writes what came out."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from .log import Log
from .plan import Plan
from .play import ArenaError
from .run import ready, run
from .summary import Summary
from .words import show


@dataclass(frozen=True)
class Files:
    """Where results go; None for nowhere."""

    log: Path | None = None
    json: Path | None = None
    html: Path | None = None

    def check(self) -> None:
        """Refuse early what would be refused only after all games."""
        for path in (self.log, self.json, self.html):
            if path is not None and (path.is_dir() or not path.parent.is_dir()):
                reason = "is a folder" if path.is_dir() else f"cannot be written: there is no folder {path.parent}"
                raise ArenaError(f"{path} {reason}")


def command(plan: Plan, files: Files, on: str, processes: int, out: Console, err: Console) -> bool:
    """Play the plan and report. False if it was stopped before the end."""
    files.check()
    with err.status("getting the players ready (the first time they are compiled)"):
        ready(plan)
    with Log(plan, files.log) as log:
        finished = _play(plan, log, on, processes, err)
        data = Summary(plan, log.in_order()).to_json()
    show(out, data)
    if files.json:
        files.json.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    if files.html and data["players"]:
        from .page import page  # noqa: PLC0415

        files.html.write_text(page(data), "utf-8")
    if not finished:
        kept = (
            f"the same command goes on from here, {files.log} has the games" if files.log else "--out keeps the games"
        )
        err.print(f"stopped after {data['games']} of {data['planned']} games; {kept}", markup=False, soft_wrap=True)
    return finished


def _play(plan: Plan, log: Log, on: str, processes: int, err: Console) -> bool:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TextColumn("left"), TimeRemainingColumn(), console=err, transient=True, disable=not err.is_terminal
    ) as progress:
        total = sum(1 for _ in plan.jobs())
        bar = progress.add_task("playing", total=total, completed=len(log.in_order()))
        return run(plan, log, on, processes, lambda: progress.advance(bar))
