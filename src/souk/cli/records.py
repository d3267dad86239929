"""Commands on recorded games: check, verify, show, count, convert."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

import souk
from souk.engine.errors import BadOption

from .common import Language, Record, err, out, words_in

if TYPE_CHECKING:
    from souk.records.stats import Tally
    from souk.words import Words

Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files, also gzipped where they are neutral.")]


def check(files: Files) -> None:
    """Play records again: those of Souk, also studies, and neutral ones, of which every event and state is compared."""
    from souk.records import neutral
    from souk.records.checking import is_record, wrong_in_each, wrong_in_record

    games, failures = 0, 0
    records = [path for path in files if is_record(path)]
    for path in records:
        games += 1
        if reason := wrong_in_record(path):
            failures += 1
            out.print(f"{path}\n  {reason}", markup=False, soft_wrap=True)
    others = [path for path in files if path not in records]
    lines = ((path, number, line) for path in others for number, line in neutral.lines(path))
    with ProcessPoolExecutor() as pool, Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        for path, number, reason in progress.track(wrong_in_each(pool, lines), None, description="checking"):
            games += 1
            if reason:
                failures += 1
                out.print(f"{path}, game {number}\n{reason}", markup=False, soft_wrap=True)
    out.print(words_in().say("cli-checked", n=games, failures=failures))
    if failures or not games:
        raise typer.Exit(1)


def verify(file: Record, language: Language = "") -> None:
    """Check that the dice of a finished game follow from what was committed to before its first roll."""
    from souk.records.file import load, read_text
    from souk.records.file import verify as verify_draws

    transcript = load(read_text(file))
    draws = verify_draws(transcript)
    say = words_in(language).say
    titles = (say(f"cli-{title}") for title in ("draw", "step", "drawn", "seed_says"))
    table = Table(*titles, box=None, pad_edge=False)
    for draw in draws:
        table.add_row(str(draw.number + 1), str(draw.step + 1), draw.recorded, draw.fixed)
    out.print(table)
    for seat in sorted(transcript.committed):
        out.print(say("cli-words_fit" if seat in transcript.words else "cli-words_late", n=seat + 1))
    out.print(say("cli-verified", n=len(draws)))


def show(
    file: Record,
    at: Annotated[int | None, typer.Option(help="The number of the last move to play; the end if left out.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; everything if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
    as_svg: Annotated[bool, typer.Option("--svg", help="As a picture.")] = False,
    language: Language = "",
) -> None:
    """Print a position of a recorded game: as text, as data or as a picture."""
    from souk.records.file import load, read_text, replay

    transcript = load(read_text(file))
    position = replay(transcript, at)
    seen = position if seat is None else position.view(seat)
    if as_json:
        out.print_json(data=seen.to_json())
    elif as_svg:
        out.print(seen.svg(language=words_in(language).language), markup=False, soft_wrap=True)
    else:
        from souk.terminal.texts import position_text

        words = words_in(language, position.game)
        out.print(position_text(position, seat, transcript.seats, words), markup=False, soft_wrap=True)


def stats(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.")],
    language: Language = "",
) -> None:
    """Print score sheets, and averages over many games."""
    from souk.records.file import load, read_text, replay
    from souk.records.stats import tally

    tallies = tally(replay(load(read_text(path))) for path in files)
    for all_of_a_kind in tallies:
        _print_tally(all_of_a_kind, words_in(language, souk.GAMES[all_of_a_kind.game]))
    if unfinished := len(files) - sum(all_of_a_kind.games for all_of_a_kind in tallies):
        out.print(words_in(language).say("cli-left_out", n=unfinished))


def _print_tally(tally: Tally, words: Words) -> None:
    say = words.say
    decisions = round(tally.decisions / tally.games)
    title = say("cli-tally", game=say("game-title"), players=tally.players, n=tally.games, decisions=decisions)
    seats = (say("seat-name", n=seat + 1) for seat in range(tally.players))
    table = Table("", *seats, title=title, title_justify="left", box=None)
    for source, points in tally.mean_sources().items():
        table.add_row(words.word("source", source), *map(words.number, points))
    table.add_row(say("table-total"), *map(words.number, tally.mean_scores()), style="bold")
    table.add_row(say("cli-won"), *map(words.share, tally.win_shares()))
    out.print(table)


def convert(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file of neutral records.")],
    to: Annotated[Path | None, typer.Option(help="A folder for the records that are made of neutral ones.")] = None,
) -> None:
    """Turn a record into a neutral one (printed), or neutral ones into records (written to a folder)."""
    from souk.records import neutral
    from souk.records.file import FORMAT, dump, load, read_text, replay

    if file.suffix != ".gz" and (text := read_text(file)).startswith(FORMAT[:5]):
        out.print(json.dumps(neutral.write(replay(load(text)))), markup=False, soft_wrap=True)
        return
    if to is None:
        raise BadOption("say where the records go, as --to FOLDER")
    to.mkdir(parents=True, exist_ok=True)
    for line, data in neutral.read(file):
        path = to / f"{file.name.split('.')[0]}-{line}.souk"
        path.write_text(dump(neutral.replay(data).record()), "utf-8")
        out.print(str(path), markup=False)
