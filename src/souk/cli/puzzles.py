"""Commands on puzzles: solve them, list them, look for more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress

from .common import GameName, Language, OnPlace, err, out, words_in

if TYPE_CHECKING:
    from souk.terminal.puzzles import LinePuzzles

app = typer.Typer(name="puzzles", help="Solve puzzles, list them, or look for more. See docs/puzzles.md.")
PuzzleGame = Annotated[str, typer.Option("--game", help="Of this game only.")]
PuzzlePlayers = Annotated[int, typer.Option("--players", "-p", help="With so many players only.")]
PuzzleTheme = Annotated[str, typer.Option(help="On this theme only, see [bold]souk puzzles list[/].")]
PuzzleDiary = Annotated[
    Path | None, typer.Option(help="The file that keeps your rating and what you have tried.", show_default=False)
]


@app.callback(invoke_without_command=True)
def puzzles(
    context: typer.Context,
    game: PuzzleGame = "",
    players: PuzzlePlayers = 0,
    theme: PuzzleTheme = "",
    diary: PuzzleDiary = None,
    language: Language = "",
) -> None:
    """Solve puzzles in the terminal."""
    if not context.invoked_subcommand:
        _line_puzzles(game, players, theme, diary, language).ask()


def _line_puzzles(game: str, players: int, theme: str, diary: Path | None, language: str) -> LinePuzzles:
    """The puzzles that are asked for, to be solved in the terminal."""
    from souk.puzzles.solving import chosen_puzzles
    from souk.terminal.puzzles import LinePuzzles, default_diary

    words, found = words_in(language), chosen_puzzles(game, players, theme)
    if not found:
        out.print(words.say("puzzle-none"))
        raise typer.Exit(1)
    return LinePuzzles(found, diary or default_diary(), words.language)


@app.command("daily")
def daily_puzzle(diary: PuzzleDiary = None, language: Language = "") -> None:
    """Solve the puzzle of the day: one try, and days in a row are counted."""
    from souk.terminal.puzzles import LinePuzzles, default_diary, utc_today

    LinePuzzles([], diary or default_diary(), words_in(language).language).ask_daily(utc_today())


@app.command("run")
def run_puzzles(
    game: PuzzleGame = "",
    players: PuzzlePlayers = 0,
    theme: PuzzleTheme = "",
    diary: PuzzleDiary = None,
    language: Language = "",
) -> None:
    """Solve against the clock: five minutes, three lives, each puzzle a little harder. Nothing is rated."""
    _line_puzzles(game, players, theme, diary, language).run()


@app.command("history")
def puzzle_history(diary: PuzzleDiary = None, language: Language = "") -> None:
    """Your rating and your last tries."""
    from souk.terminal.puzzles import LinePuzzles, default_diary, utc_today

    LinePuzzles([], diary or default_diary(), words_in(language).language).show_history(utc_today())


@app.command("list")
def list_puzzles(
    game: PuzzleGame = "",
    players: PuzzlePlayers = 0,
    theme: PuzzleTheme = "",
    as_json: Annotated[bool, typer.Option("--json", help="As data, with positions and solutions.")] = False,
    language: Language = "",
) -> None:
    """List the puzzles that ship."""
    from souk.puzzles.listed import as_data, as_table
    from souk.puzzles.solving import chosen_puzzles

    found = chosen_puzzles(game, players, theme)
    if as_json:
        out.print_json(data=[as_data(puzzle) for puzzle in found])
    else:
        out.print(as_table(found, words_in(language)))
        out.print(words_in(language).say("puzzle-total", n=len(found)))


@app.command("mine")
def mine_puzzles(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")],
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where what is found is kept, and gone on from.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=0, help="Games of self-play in all.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same puzzles.")] = "souk",
    samples: Annotated[
        int, typer.Option(min=2, help="Of the quick search that finds an answer; ten times as many must confirm it.")
    ] = 12,
    minutes: Annotated[float, typer.Option(min=0, help="Begin no game after so long; 0: no limit.")] = 0,
    record: Annotated[
        list[Path] | None, typer.Option(help="Also records of games, of people who agreed to it.")
    ] = None,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Also a server's finished games, of people who all agreed to it.")
    ] = "",
    on: OnPlace = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 1,
    language: Language = "",
) -> None:
    """Look for puzzles in games. It can be stopped anywhere; the same command goes on."""
    from souk.learning.matches import Place
    from souk.puzzles.mining import Plan, mine
    from souk.records.file import load, read_text
    from souk.server.agreed_games import agreed_games

    done = found = 0
    records = {path.stem: load(read_text(path)) for path in record or ()}
    records |= asyncio.run(agreed_games(database, game, players)) if database else {}
    plan = Plan(game, players, games, seed, samples, minutes, records)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task(f"{game} {players}", total=games + len(plan.records))
        try:
            for _, n in mine(plan, folder, Place(on, processes)):
                done, found = done + 1, found + n
                progress.advance(bar)
        except KeyboardInterrupt:
            pass  # what was found is kept
    out.print(words_in(language).say("puzzle-mined", games=done, n=found, folder=str(folder)), markup=False)


@app.command("pack")
def pack_puzzles(
    sources: Annotated[
        list[Path],
        typer.Argument(
            metavar="FOLDER|FILE...",
            help="Folders of what was mined, and packed files, of one game. Files stay as they are.",
        ),
    ],
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="The file to write.")],
    language: Language = "",
) -> None:
    """Rate what was mined by the levels of bots that solve it, and write it with what files hold as one small file."""
    from souk.puzzles.mining import pack

    found = pack(sources, to)
    size = to.stat().st_size
    out.print(words_in(language).say("puzzle-packed", n=len(found), size=size, file=str(to)), markup=False)


@app.command("renew")
def renew_puzzles(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A packed file.")],
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where what was searched is kept, and gone on from.")
    ],
    to: Annotated[Path, typer.Option("--to", metavar="FILE", help="The file to write.")],
    language: Language = "",
) -> None:
    """Search packed puzzles again, with the nets of now, and leave out those that no longer have one answer."""
    from souk.puzzles.renewing import renew

    done = found = 0
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        bar = progress.add_task(file.name, total=None)
        for _, n in renew(file, folder, to):
            done, found = done + 1, found + n
            progress.advance(bar)
    out.print(words_in(language).say("puzzle-renewed", searched=done, n=found, file=str(to)), markup=False)
