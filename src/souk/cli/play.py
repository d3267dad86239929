"""Commands for people at this keyboard: play, watch, learn."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import souk
from souk.engine.errors import BadOption
from souk.engine.input_reasons import ResumedAsItWas
from souk.terminal.coach_setting import USUAL_SHARE, Coaching

from .common import GameName, GameOptions, Language, Record, options_of, out, words_in


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
    coach: Annotated[
        Coaching | None, typer.Option(help="Before you play: the coach warns of what loses victory, or talks.")
    ] = None,
    coach_from: Annotated[
        float, typer.Option(min=0, max=100, help="Per cent of victory from which the coach warns.")
    ] = 100 * USUAL_SHARE,
    language: Language = "",
) -> None:
    """Play a game here against bots or friends at this keyboard. See docs/terminal.md."""
    from souk.terminal.run import new_table, resumed_table, sit_down
    from souk.words import language_of

    options = options_of(game, option)
    if resume:
        if options or seed is not None:
            raise BadOption("a game that is resumed has its options and its dice already", ResumedAsItWas())
        table = resumed_table(resume, seats, dice, save, auto, language_of(language))
    else:
        table = new_table(game, seats, seed, dice, options, save, auto, language_of(language))
    raise typer.Exit(sit_down(table, lines, pace, coach, coach_from / 100))


def replay(
    file: Record,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; everything if left out.")] = None,
    lines: Annotated[bool, typer.Option("--lines", help="Tell the game line by line, also in a terminal.")] = False,
    language: Language = "",
) -> None:
    """Step through a recorded game in the terminal."""
    from souk.terminal.run import watch
    from souk.words import language_of

    watch(file, seat, lines, language_of(language))


def learn(
    game: GameName = souk.GAMES.first,
    lesson: Annotated[
        int | None,
        typer.Argument(
            min=1, help="Its number, the one after the last for the first game; all are listed if left out."
        ),
    ] = None,
    language: Language = "",
) -> None:
    """Learn a game in short lessons and a guided first game, line by line; in the browser they are at /learn."""
    from souk.lessons import first_game, lessons_of
    from souk.terminal.lessons import LineLessons
    from souk.words import language_of

    taught = souk.GAMES[game]
    lines = LineLessons(taught, language_of(language))
    if lesson is None:
        lines.list()
        return
    if lesson > (last := len(lessons_of(taught)) + bool(first_game(taught))):
        raise BadOption(f"there is no lesson {lesson}; {game} has {last}")
    lines.take(lesson)


def games(language: Language = "") -> None:
    """List the games, with their options."""
    say = words_in(language).say
    table = Table(*(say(f"cli-{title}") for title in ("game", "players", "options")), box=None, pad_edge=False)
    for name in souk.GAMES.names():
        game = souk.GAMES[name]
        words = words_in(language, game)
        lines = []
        for option in game.options:
            choices = "|".join(option.choices) or say("cli-text")
            lines.append(f"{option.name}={choices}  {words.word('option', option.name)}")
            lines += [f"  {choice}: {words.word(f'option-{option.name}', choice)}" for choice in option.choices]
        table.add_row(name, ", ".join(map(str, game.players)), "\n".join(lines))
    out.print(table)
