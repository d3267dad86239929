"""Commands that judge: a whole game afterwards, or one position."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from souk.engine.errors import BadOption, BadRecord

from .common import Language, Record, err, out, refuse_unwritable, words_in, write

if TYPE_CHECKING:
    from souk.engine.position import Position, Transcript
    from souk.study.types import Effort


def review(
    file: Record,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything as data.")] = None,
    as_html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look much longer: minutes instead of seconds.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show this seat only, from 0; all if left out.")] = None,
    learn: Annotated[bool, typer.Option("--learn", help="Answer questions about the errors of --seat.")] = False,
    language: Language = "",
) -> None:
    """Judge a recorded game: what each decision lost, what luck brought, and why. See docs/study.md."""
    from souk.records.file import load, read_text
    from souk.study import DEEP, QUICK
    from souk.study import review as judge_game
    from souk.study.data import to_json
    from souk.study.page import page
    from souk.study.sentences import Sentences
    from souk.study.table import tables

    transcript = load(read_text(file))
    if seat is not None and not 0 <= seat < transcript.players:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {transcript.players - 1}")
    refuse_unwritable(as_json, as_html)
    if learn:
        if as_html:
            raise BadOption("questions have no page: leave out --html or --learn")
        _learn(transcript, seat, as_json, language, DEEP if deep else QUICK)
        return
    with judging(language, len(transcript.entries)) as progress:
        found = judge_game(transcript, DEEP if deep else QUICK, progress)
    say = Sentences(found, words_in(language).language)
    for part in tables(found, say, seat):
        out.print(part, markup=False, soft_wrap=True)
    if as_json:
        write(as_json, json.dumps(to_json(found, say), ensure_ascii=False))
    if as_html:
        write(as_html, page(found, say))


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, a study, or a position as JSON.")],
    step: Annotated[int | None, typer.Option(min=0, help="After so many steps; the end if left out.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="As this seat sees it; with all eyes if left out.")] = None,
    stages: Annotated[
        int, typer.Option(min=0, max=5, help="How long to look: each stage takes four times as long.")
    ] = 2,
    ms: Annotated[int | None, typer.Option(min=1, help="So many milliseconds instead.")] = None,
    language: Language = "",
) -> None:
    """Say what the best players think of a position: shares of victory, the best moves and what may follow."""
    from souk.players import Budget
    from souk.study.analysis import STAGES
    from souk.study.analysis import analyse as looks_at
    from souk.study.analysis_table import analysis_tables

    position, names = _position_in(file, step)
    if seat is not None:
        position.view(seat)  # refuses a seat that is none
    *_, found = looks_at(position, seat, (Budget(seconds=ms / 1000),) if ms else STAGES[:stages])
    for part in analysis_tables(found, names, words_in(language, position.game)):
        out.print(part, markup=False, soft_wrap=True)


def _position_in(file: Path, step: int | None) -> tuple[Position, Sequence[str]]:
    """The position in a file, after some steps of its main line, and who sits where."""
    from souk.engine.input_reasons import NoSuchStep
    from souk.records.file import first_position, load, read_text
    from souk.study.variations import position_of

    text = read_text(file)
    if text.lstrip()[:1] == "{":
        position = position_of(text)
        return position, [""] * position.players
    transcript = load(text)
    last = len(transcript.entries)
    if step is not None and step > last:
        raise BadRecord(f"{file} has {last} steps, not {step}", NoSuchStep(n=step, last=last))
    position = first_position(transcript)
    for entry in transcript.entries[:step]:
        position.play(entry.action, entry.seat)
    return position, transcript.seats or [""] * position.players


def _learn(transcript: Transcript, seat: int | None, as_json: Path | None, language: str, effort: Effort) -> None:
    """Ask about a seat's errors."""
    import msgspec

    from souk.study.mistakes import Examiner, mistakes_of
    from souk.terminal.mistakes import LineMistakes

    if seat is None:
        raise BadOption(f"say whose errors to learn from: --seat 0 to {transcript.players - 1}")
    with judging(language, len(transcript.entries)) as progress:
        found = mistakes_of(transcript, seat, progress, effort)
    if as_json:
        write(as_json, msgspec.json.encode(found).decode())
    LineMistakes(found, Examiner(transcript, effort), words_in(language).language).ask()


@contextmanager
def judging(language: str, steps: int) -> Iterator[Callable[[int, int], None]]:
    """A bar that shows how much of a game has been judged."""
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(words_in(language).say("study-working"), total=steps)
        yield lambda done, _: progress.update(task, completed=done)
