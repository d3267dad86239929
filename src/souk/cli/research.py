"""Commands for research: matches, nets that learn, what wins; each takes minutes to days."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

import souk

from .common import GameName, GameOptions, OnPlace, err, options_of, out, words_in


def warmup(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME...]", help="All games if none is named.")] = None,
    rules: Annotated[bool, typer.Option("--rules", help="The rules alone, not the players.")] = False,
) -> None:
    """Compile the games' fast twins now, so that nothing has to wait later."""
    from souk.engine.twin import twin_of
    from souk.players.with_heuristics import with_heuristics

    for name in names or souk.GAMES.names():
        game = souk.GAMES[name]
        twins = [twin_of(game)] if rules else [twin_of(game), twin_of(with_heuristics(game))]
        with Progress(console=err, transient=True) as progress:
            steps = (step for twin in twins for step in twin.warm())
            for _ in progress.track(
                steps, sum(len(twin.game.extension.entries) for twin in twins), description=f"compiling {name}"
            ):
                pass
        out.print(words_in().say("cli-ready" if twins[0].compiled else "cli-plain", name=name))


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
    on: OnPlace = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
) -> None:
    """Let players meet in many games and rate them, with intervals. See docs/arena.md."""
    from souk.arena import Plan
    from souk.arena.command import Files, command
    from souk.arena.load_players import load

    for source in use or ():
        load(source)
    plan = Plan.make(game, players, seats, kind, games, seed, options_of(game, option), ms, work, use or (), plain)
    if not command(plan, Files(to, as_json, html), on, processes, out, err):
        raise typer.Exit(130)


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
    on: OnPlace = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
    only_report: Annotated[
        bool, typer.Option("--report", help="Learn nothing; write the report anew and print it as JSON.")
    ] = False,
) -> None:
    """Learn to judge a game: nets that play against themselves. See docs/learning.md."""
    from souk.arena.load_players import load
    from souk.learning import command as learning
    from souk.learning.matches import Place
    from souk.learning.settings import Settings

    for source in use or ():
        load(source)
    if only_report:
        out.print_json(data=learning.report(folder))
        return
    chosen: dict[str, list[object]] = {}
    for given in option or ():
        for name, value in options_of(game, [given]).items():
            chosen.setdefault(name, []).append(value)
    calm = {"calm": 0} if start else {}  # who begins with a net that plays well learns from good games at once
    settings = Settings.make(game, players, chosen, use or (), games=games, seed=seed, gate=gate, search=search, **calm)
    words = ("train", *sys.argv[2:])
    wish = learning.Wish(folder, rounds, start, Place(on, processes), calibrate, words)
    if not learning.command(settings, wish, out, err):
        raise typer.Exit(130)


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
    from souk.learning.exploit import exploit as train_answer
    from souk.players.nets import net_for

    chosen = souk.GAMES[game]
    net = None if against == "planner" else net_for(chosen, players, "" if against == "sage" else against)
    out.print(f"a best answer to {against}: {100 / players:.1f} % is fair", markup=False)
    for step in train_answer(chosen, players, net, minutes, games, seed):
        out.print(str(step), markup=False)


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
    on: OnPlace = "cores",
    processes: Annotated[int, typer.Option("--processes", "-j", min=0, help="How many at once; 0 for all cores.")] = 0,
) -> None:
    """Ask many games of the strongest quick player what wins. See docs/strategy.md."""
    from souk.learning.matches import Place
    from souk.study.explore.command import command
    from souk.study.explore.games import Plan

    if not command(Plan(game, players, seed), games, folder, Place(on, processes), out, err):
        raise typer.Exit(130)
