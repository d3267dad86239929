"""The `souk` command."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import webbrowser
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextvars import ContextVar
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import souk
from souk.engine.errors import BadOption, BadRecord, IllegalMove, SoukError
from souk.engine.input_reasons import NotNameAndValue, ResumedAsItWas

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.records.stats import Tally
    from souk.words import Words

app = typer.Typer(
    name="souk",
    help="Play, study and master board games of the bazaar: [bold]souk games[/] lists them.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by name, see [bold]souk games[/].")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; NAME=@FILE reads a file."),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
LANGUAGE: ContextVar[str] = ContextVar("language", default="")  # that was asked for; errors are said in it too


def _speak(language: str) -> str:
    from souk.words import language_of  # noqa: PLC0415 - commands load what they use

    LANGUAGE.set(language_of(language))
    return language


Language = Annotated[
    str,
    typer.Option(
        metavar="en|de|nl|it|fr",
        help="The language; that of the environment if left out.",
        callback=_speak,
        is_eager=True,
    ),
]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Files, also gzipped where they are neutral.")]


@app.command()
def play(
    game: GameName = souk.GAMES.first,
    seats: Annotated[str, typer.Option(help="Who sits where, as human:Anna,greedy,vizier,random.")] = "",
    seed: Annotated[str | None, typer.Option(help="Seed of the dice, for the same dice again.")] = None,
    dice: Annotated[bool, typer.Option("--dice", help="Type in the dice and cards of a real table.")] = False,
    option: GameOptions = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, after every decision.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game that is kept in this file.")] = None,
    auto: Annotated[bool, typer.Option(help="Play decisions that have a single option at once.")] = True,
    pace: Annotated[float, typer.Option(min=0, max=10, help="Seconds between the decisions of bots.")] = 0.25,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, also in a terminal.")] = False,
    language: Language = "",
) -> None:
    """Play a game here against bots or friends at this keyboard. See docs/terminal.md."""
    from souk.terminal.run import new_table, resumed_table, sit_down  # noqa: PLC0415 - commands load what they use
    from souk.words import language_of  # noqa: PLC0415

    options = _options(game, option)
    if resume:
        if options or seed is not None:
            raise BadOption("a game that is resumed has its options and its dice already", ResumedAsItWas())
        table = resumed_table(resume, seats, dice, save, auto, language_of(language))
    else:
        table = new_table(game, seats, seed, dice, options, save, auto, language_of(language))
    raise typer.Exit(sit_down(table, lines, pace))


@app.command()
def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; everything if left out.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Tell the game line by line, also in a terminal.")] = False,
    language: Language = "",
) -> None:
    """Step through a recorded game in the terminal."""
    from souk.terminal.run import watch  # noqa: PLC0415
    from souk.words import language_of  # noqa: PLC0415

    watch(file, seat, lines, language_of(language))


def _words(language: str = "", game: Game | None = None) -> Words:
    """What the command says, in which language."""
    from souk.words import Words, language_of  # noqa: PLC0415

    return Words(language_of(language), game)


def _options(game: str, given: list[str] | None) -> dict[str, object]:
    if not given:
        return {}  # the game may still have to be loaded, by --use
    pairs = [item.partition("=") for item in given]
    for name, equals, _ in pairs:
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not {name!r}", NotNameAndValue(name=name))
    readers = {option.name: option.read for option in souk.GAMES[game].options if option.read}
    return {
        name: readers[name](Path(value[1:])) if value.startswith("@") and name in readers else value
        for name, _, value in pairs
    }


@app.command()
def games(language: Language = "") -> None:
    """List the games, with their options."""
    say = _words(language).say
    table = Table(*(say(f"cli-{title}") for title in ("game", "players", "options")), box=None, pad_edge=False)
    for name in souk.GAMES.names():
        game = souk.GAMES[name]
        words = _words(language, game)
        lines = []
        for option in game.options:
            choices = "|".join(option.choices) or say("cli-text")
            lines.append(f"{option.name}={choices}  {words.word('option', option.name)}")
            lines += [f"  {choice}: {words.word(f'option-{option.name}', choice)}" for choice in option.choices]
        table.add_row(name, ", ".join(map(str, game.players)), "\n".join(lines))
    out.print(table)


@app.command()
def check(files: Files) -> None:
    """Replay neutral records of other engines and compare every event and every state with the rules."""
    from souk.records import neutral  # noqa: PLC0415

    games, failures = 0, 0
    lines = ((path, number, line) for path in files for number, line in neutral.lines(path))
    with ProcessPoolExecutor() as pool, Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        for path, number, reason in progress.track(_checked(pool, lines), None, description="checking"):
            games += 1
            if reason:
                failures += 1
                out.print(f"{path}, game {number}\n{reason}", markup=False, soft_wrap=True)
    out.print(_words().say("cli-checked", n=games, failures=failures))
    if failures or not games:
        raise typer.Exit(1)


def _checked(pool: ProcessPoolExecutor, lines: Iterable[tuple[Path, int, bytes]]) -> Iterator[tuple[Path, int, str]]:
    """What is wrong with each game, in order; only a few games are in memory at a time."""
    waiting: deque[tuple[Path, int, Future[str]]] = deque()
    for path, number, line in lines:
        waiting.append((path, number, pool.submit(_check_one, line)))
        if len(waiting) >= 4 * (os.cpu_count() or 1):
            yield _result(*waiting.popleft())
    while waiting:
        yield _result(*waiting.popleft())


def _result(path: Path, number: int, future: Future[str]) -> tuple[Path, int, str]:
    try:
        return path, number, future.result()
    except SoukError as error:
        raise BadRecord(f"{path}: line {number}: {error}") from None


def _check_one(line: bytes) -> str:
    """What is wrong with one game; empty if nothing is. Runs in a process of its own."""
    from souk.records.neutral import Divergence, parse, replay  # noqa: PLC0415

    data = parse(line)
    try:
        replay(data)
    except Divergence as found:
        return f"  turn: {found.where}\n  event: {found.event}\n  expected: {found.expected}\n  found: {found.found}"
    except SoukError as error:
        return f"  {error}"
    return ""


@app.command()
def verify(file: Record, language: Language = "") -> None:
    """Check that the dice of a finished game follow from what was committed to before its first roll."""
    from souk.records.file import load, read_text  # noqa: PLC0415
    from souk.records.file import verify as verify_draws  # noqa: PLC0415

    transcript = load(read_text(file))
    draws = verify_draws(transcript)
    say = _words(language).say
    titles = (say(f"cli-{title}") for title in ("draw", "step", "drawn", "seed_says"))
    table = Table(*titles, box=None, pad_edge=False)
    for draw in draws:
        table.add_row(str(draw.number + 1), str(draw.step + 1), draw.recorded, draw.fixed)
    out.print(table)
    for seat in sorted(transcript.committed):
        out.print(say("cli-words_fit" if seat in transcript.words else "cli-words_late", n=seat + 1))
    out.print(say("cli-verified", n=len(draws)))


@app.command()
def show(
    file: Record,
    at: Annotated[int | None, typer.Option(help="The number of the last move to play; the end if left out.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; everything if left out.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="As data.")] = False,
    as_svg: Annotated[bool, typer.Option("--svg", help="As a picture.")] = False,
    language: Language = "",
) -> None:
    """Print a position of a recorded game: as text, as data or as a picture."""
    from souk.records.file import load, read_text, replay  # noqa: PLC0415

    transcript = load(read_text(file))
    position = replay(transcript, at)
    seen = position if seat is None else position.view(seat)
    if as_json:
        out.print_json(data=seen.to_json())
    elif as_svg:
        out.print(seen.svg(language=_words(language).language), markup=False, soft_wrap=True)
    else:
        from souk.terminal.texts import position_text  # noqa: PLC0415

        words = _words(language, position.game)
        out.print(position_text(position, seat, transcript.seats, words), markup=False, soft_wrap=True)


@app.command()
def stats(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records of finished games.")],
    language: Language = "",
) -> None:
    """Print score sheets, and averages over many games."""
    from souk.records.file import load, read_text, replay  # noqa: PLC0415
    from souk.records.stats import tally  # noqa: PLC0415

    tallies = tally(replay(load(read_text(path))) for path in files)
    for all_of_a_kind in tallies:
        _print_tally(all_of_a_kind, _words(language, souk.GAMES[all_of_a_kind.game]))
    if unfinished := len(files) - sum(all_of_a_kind.games for all_of_a_kind in tallies):
        out.print(_words(language).say("cli-left_out", n=unfinished))


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


@app.command()
def review(
    file: Record,
    as_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write everything as data.")] = None,
    as_html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write a page with plots.")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="Look much longer: minutes instead of seconds.")] = False,
    seat: Annotated[int | None, typer.Option(help="Of this seat only, from 0; of all if left out.")] = None,
    language: Language = "",
) -> None:
    """Judge a recorded game: what each decision lost, what luck brought, and why. See docs/study.md."""
    from souk.records.file import load, read_text  # noqa: PLC0415
    from souk.study import DEEP, QUICK  # noqa: PLC0415
    from souk.study import review as judge_game  # noqa: PLC0415
    from souk.study.data import to_json  # noqa: PLC0415
    from souk.study.page import page  # noqa: PLC0415
    from souk.study.sentences import Sentences  # noqa: PLC0415
    from souk.study.table import tables  # noqa: PLC0415

    transcript = load(read_text(file))
    if seat is not None and not 0 <= seat < transcript.players:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {transcript.players - 1}")
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(_words(language).say("study-working"), total=len(transcript.entries))
        effort = DEEP if deep else QUICK
        found = judge_game(transcript, effort, lambda done, _: progress.update(task, completed=done))
    say = Sentences(found, _words(language).language)
    for part in tables(found, say, seat):
        out.print(part, markup=False, soft_wrap=True)
    if as_json:
        _write(as_json, json.dumps(to_json(found, say), ensure_ascii=False))
    if as_html:
        _write(as_html, page(found, say))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from None


@app.command()
def convert(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a file of neutral records.")],
    to: Annotated[Path | None, typer.Option(help="A folder for the records that are made of neutral ones.")] = None,
) -> None:
    """Turn a record into a neutral one (printed), or neutral ones into records (written to a folder)."""
    from souk.records import neutral  # noqa: PLC0415
    from souk.records.file import FORMAT, dump, load, read_text, replay  # noqa: PLC0415

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


@app.command()
def warmup(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME...]", help="All games if none is named.")] = None,
    rules: Annotated[bool, typer.Option("--rules", help="The rules alone, not the players.")] = False,
) -> None:
    """Compile the games' fast twins now, so that nothing has to wait later."""
    from souk.engine.twin import twin_of  # noqa: PLC0415
    from souk.players.with_heuristics import with_heuristics  # noqa: PLC0415

    for name in names or souk.GAMES.names():
        game = souk.GAMES[name]
        twins = [twin_of(game)] if rules else [twin_of(game), twin_of(with_heuristics(game))]
        with Progress(console=err, transient=True) as progress:
            steps = (step for twin in twins for step in twin.warm())
            for _ in progress.track(
                steps, sum(len(twin.game.extension.entries) for twin in twins), description=f"compiling {name}"
            ):
                pass
        out.print(_words().say("cli-ready" if twins[0].compiled else "cli-plain", name=name))


@app.command()
def arena(
    game: GameName,
    players: Annotated[
        list[str], typer.Argument(metavar="PLAYER...", help="Who plays, by name and parameters, as search:ms=50.")
    ],
    seats: Annotated[
        int | None, typer.Option("--players", "-p", help="How many sit at a table; as many as can if left out.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", help="Games, rounded up so that all seats are met alike.")
    ] = 400,
    kind: Annotated[
        str, typer.Option(help="match, robin (all at mixed tables) or gauntlet (the first against each).")
    ] = ("match"),
    seed: Annotated[str, typer.Option(help="The same seed gives the same dice.")] = "souk",
    ms: Annotated[int | None, typer.Option(help="Milliseconds for each decision.")] = None,
    work: Annotated[
        int | None, typer.Option(help="Iterations for each decision: the same games on any machine.")
    ] = None,
    option: GameOptions = None,
    use: Annotated[list[str] | None, typer.Option(help="A file or module with players of your own.")] = None,
    to: Annotated[Path | None, typer.Option("--out", help="Keep every game in this file, and go on from it.")] = None,
    as_json: Annotated[Path | None, typer.Option("--json", help="Write the results as data.")] = None,
    html: Annotated[Path | None, typer.Option(help="Write a report with plots, one page for any browser.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Results as played, luck included.")] = False,
    on: Annotated[str, typer.Option(help="Where to play: cores (of this machine) or ray (a cluster).")] = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
) -> None:
    """Let players meet in many games and rate them, with intervals. See docs/arena.md."""
    from souk.arena import Plan  # noqa: PLC0415
    from souk.arena.command import Files, command  # noqa: PLC0415
    from souk.arena.load_players import load  # noqa: PLC0415

    for source in use or ():
        load(source)
    plan = Plan.make(game, players, seats, kind, games, seed, _options(game, option), ms, work, use or (), plain)
    if not command(plan, Files(to, as_json, html), on, processes, out, err):
        raise typer.Exit(130)


@app.command()
def train(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where everything is kept, and gone on from.")
    ],
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")],
    rounds: Annotated[int, typer.Option(min=1, help="Rounds in all, those that are done included.")] = 40,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of self-play in each round.")] = 2500,
    seed: Annotated[int, typer.Option(help="The same seed gives the same nets.")] = 0,
    start: Annotated[
        str, typer.Option("--from", metavar="FILE|shipped", help="A net to go on from; from nothing if left out.")
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            metavar="NAME=VALUE",
            help="An option of the game; several values take turns; NAME=@FILE reads a file.",
        ),
    ] = None,
    use: Annotated[list[str] | None, typer.Option(help="A file or module with games of your own.")] = None,
    gate: Annotated[int, typer.Option(min=2, help="Games of the match that a new net must win.")] = 400,
    search: Annotated[
        int, typer.Option(min=0, help="Rollouts for each move in question: learn from who thinks longer.")
    ] = 0,
    calibrate: Annotated[
        int, typer.Option(min=0, help="Fresh games at the end, to see whether the net means what it says.")
    ] = 2000,
    on: Annotated[str, typer.Option(help="Where to play: cores (of this machine) or ray (a cluster).")] = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
    only_report: Annotated[
        bool, typer.Option("--report", help="Learn nothing; write the report anew and print it as JSON.")
    ] = False,
) -> None:
    """Learn to judge a game: nets that play against themselves. See docs/learning.md."""
    from souk.arena.load_players import load  # noqa: PLC0415
    from souk.learning import command as learning  # noqa: PLC0415
    from souk.learning.matches import Place  # noqa: PLC0415
    from souk.learning.settings import Settings  # noqa: PLC0415

    for source in use or ():
        load(source)
    if only_report:
        out.print_json(data=learning.report(folder))
        return
    chosen: dict[str, list[object]] = {}
    for given in option or ():
        for name, value in _options(game, [given]).items():
            chosen.setdefault(name, []).append(value)
    calm = {"calm": 0} if start else {}  # who begins with a net that plays well learns from good games at once
    settings = Settings.make(game, players, chosen, use or (), games=games, seed=seed, gate=gate, search=search, **calm)
    words = ("train", *sys.argv[2:])
    wish = learning.Wish(folder, rounds, start, Place(on, processes), calibrate, words)
    if not learning.command(settings, wish, out, err):
        raise typer.Exit(130)


@app.command()
def exploit(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")],
    against: Annotated[
        str, typer.Argument(metavar="[PLAYER]", help="Whom to beat: sage, planner, or the file of a net.")
    ] = "sage",
    minutes: Annotated[float, typer.Option(min=0.1, help="Of CPU time.")] = 60.0,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games in each round.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
) -> None:
    """Train a best answer to a fixed player, to see how much can be won by knowing it. See docs/learning.md."""
    from souk.learning.exploit import exploit as train_answer  # noqa: PLC0415
    from souk.players.nets import net_for  # noqa: PLC0415

    chosen = souk.GAMES[game]
    net = None if against == "planner" else net_for(chosen, players, "" if against == "sage" else against)
    out.print(f"a best answer to {against}: {100 / players:.1f} % is fair", markup=False)
    for step in train_answer(chosen, players, net, minutes, games, seed):
        out.print(str(step), markup=False)


@app.command()
def explore(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")],
    folder: Annotated[
        Path, typer.Option("--out", metavar="FOLDER", help="Where games and answers are kept, and gone on from.")
    ],
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games in all, those that are there included.")
    ] = 200_000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "souk",
    on: Annotated[str, typer.Option(help="Where to play: cores (of this machine) or ray (a cluster).")] = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
) -> None:
    """Ask many games of the strongest quick player what wins. See docs/strategy.md."""
    from souk.learning.matches import Place  # noqa: PLC0415
    from souk.study.explore.command import command  # noqa: PLC0415
    from souk.study.explore.games import Plan  # noqa: PLC0415

    if not command(Plan(game, players, seed), games, folder, Place(on, processes), out, err):
        raise typer.Exit(130)


DatabaseUrl = Annotated[
    str,
    typer.Option(
        "--database-url",
        envvar="SOUK_DATABASE_URL",
        metavar="URL",
        help="Where everything is kept: a file for SQLite, or postgresql://user@host/name.",
        show_default="souk.db in your data folder",
    ),
]


def _show(address: str) -> None:
    """Open a page, and say where it is in case that no browser comes up."""
    out.print(_words().say("cli-open_at", address=address), markup=False)
    webbrowser.open(address)  # it waits until the server answers


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: DatabaseUrl = "",
    origin: Annotated[
        str,
        typer.Option(help="The address that people type in, as https://souk.example; needed for HTTPS behind a proxy."),
    ] = "",
    proxies: Annotated[
        int,
        typer.Option(min=0, max=9, help="Reverse proxies in a row before the server: who asks is what they say."),
    ] = 0,
    per_address: Annotated[
        int,
        typer.Option("--connections-per-address", min=1, help="Connections that one address may hold at once."),
    ] = 300,
    metrics: Annotated[bool, typer.Option("--metrics", help="Numbers for Prometheus at /metrics.")] = False,
    process: Annotated[
        int,
        typer.Option(min=0, max=99, help="The number of this process, where several share a PostgreSQL database."),
    ] = 0,
    bots: Annotated[int, typer.Option(min=0, help="Processes in which bots think; 0 for all cores but one.")] = 0,
    pace: Annotated[float, typer.Option(min=0, max=10, help="How slowly bots move: 1 like people, 0 at once.")] = 1.0,
    log_level: Annotated[str, typer.Option(help="How much to say: debug, info, warning, error.")] = "info",
    browser: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
) -> None:
    """Run a server: tables for people who are apart, in the browser. See docs/hosting.md.

    Everything is kept in one file; stop the server with Ctrl-C at any time, and all tables go on at the next start.
    """
    from souk.server.run import serve as run  # noqa: PLC0415
    from souk.server.run import set_up_log  # noqa: PLC0415
    from souk.server.settings import Settings, default_database  # noqa: PLC0415

    if log_level not in ("debug", "info", "warning", "error"):
        raise BadOption(f"the log level is debug, info, warning or error, not {log_level!r}")
    if origin and not re.fullmatch(r"https?://[^/\s]+", origin):
        raise BadOption(f"an origin has no path and no slash at its end, as https://souk.example, not {origin!r}")
    set_up_log(log_level)
    chosen = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origin=origin,
        proxies=proxies,
        connections_per_address=per_address,
        metrics=metrics,
        process=process,
        pace=pace,
    )
    run(replace(chosen, bot_processes=bots) if bots else chosen, _show if browser else None)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write, as souk-2026-11-15.gz.")],
    database: DatabaseUrl = "",
) -> None:
    """Write everything that a server keeps into one file, while it runs."""
    from souk.server.backup import backup as write  # noqa: PLC0415
    from souk.server.settings import default_database  # noqa: PLC0415

    rows = asyncio.run(write(database or default_database(), file))
    out.print(_words().say("cli-rows_written", n=rows, file=str(file)), markup=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `souk backup` wrote.")],
    database: DatabaseUrl = "",
) -> None:
    """Fill an empty database from a backup; also to move from SQLite to PostgreSQL."""
    from souk.server.backup import restore as read  # noqa: PLC0415
    from souk.server.settings import default_database  # noqa: PLC0415

    rows = asyncio.run(read(database or default_database(), file))
    out.print(_words().say("cli-rows_restored", n=rows), markup=False)


@app.command("verify-database")
def verify_database(database: DatabaseUrl = "") -> None:
    """Check all that a server keeps: the check sum of every entry, and every game by playing it again."""
    from souk.server.settings import default_database  # noqa: PLC0415
    from souk.server.verify import verify_database as look  # noqa: PLC0415

    found = asyncio.run(look(database or default_database()))
    for wrong in found.wrong:
        out.print(wrong, markup=False, soft_wrap=True)
    say = _words().say
    out.print(say("cli-database", tables=found.tables, entries=found.entries, wrong=len(found.wrong)))
    if found.unsigned:
        out.print(say("cli-unsigned", n=found.unsigned))
    if found.unplayed:
        out.print(say("cli-unplayed", n=found.unplayed))
    if found.wrong:
        raise typer.Exit(1)


@app.command()
def version() -> None:
    """Say the version."""
    out.print(f"souk {souk.__version__}")


def main() -> None:
    """Run the command; what a user got wrong is one line, in the language of the environment."""
    LANGUAGE.set("")
    try:
        app()
    except SoukError as error:
        by_rules = isinstance(error, IllegalMove)  # says more than the reason, which is the game's
        said = _words(LANGUAGE.get()).reason(error.reason) if error.reason and not by_rules else error
        err.print(f"souk: {said}", markup=False, soft_wrap=True)
        sys.exit(1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
