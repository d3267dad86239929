"""Sits people down: at the full-screen table where there is a terminal, else at the table by lines."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from souk.engine.chance import Dice
from souk.engine.errors import BadOption
from souk.engine.game import Game
from souk.engine.input_reasons import FileExists, SeatOutOfRange, SeedOrDice
from souk.engine.position import Position
from souk.games import GAMES
from souk.lessons import lessons_of
from souk.records.file import load, read_text
from souk.words import Words

from .coach_setting import USUAL_SHARE, Coaching
from .players import seats_from_text
from .table import TerminalTable


def new_table(
    game_name: str,
    seats: str,
    seed: str | None,
    typed: bool,
    options: Mapping[str, object],
    save: Path | None,
    auto: bool,
    language: str = "en",
) -> TerminalTable:
    """A table for a new game."""
    if typed and seed is not None:
        raise BadOption("give a seed or type in the dice, not both", SeedOrDice())
    if save and save.exists():
        raise BadOption(f"{save} exists: go on with --resume {save}, or name another file", FileExists(file=str(save)))
    game = GAMES[game_name]
    sitting = seats_from_text(game, seats, seed)
    position = Position.new(game, len(sitting), None if typed else Dice.from_seed(seed), options)
    table = TerminalTable(position, sitting, save, auto, language)
    table.save()
    return table


def resumed_table(
    path: Path, seats: str, typed: bool, save: Path | None, auto: bool, language: str = "en"
) -> TerminalTable:
    """The table of a saved game."""
    sitting = seats_from_text(GAMES[load(read_text(path)).game], seats) if seats else []
    return TerminalTable.resume(path, sitting, save, auto, typed, language)


def sit_down(
    table: TerminalTable,
    by_lines: bool,
    pace: float,
    coaching: Coaching | None = None,
    coach_share: float = USUAL_SHARE,
) -> int:
    """Play, with a coach if one is wanted; says at the end where the game is. Returns what the command is to return."""
    code, coach = 0, None
    if coaching:
        from .coach import TerminalCoach  # noqa: PLC0415 - it loads all that judges

        coach = TerminalCoach(table.position, table.words, table.names, coaching, coach_share)
        if not coach.is_ready():
            sys.stdout.write(f"{table.words.say('terminal-coach_later')}\n")
    hello = greeting(table.position.game, table.words)
    if by_lines or not has_terminal():
        from .lines import LineTable  # noqa: PLC0415 - the one that is not used need not load

        if hello:
            sys.stdout.write(f"{hello}\n")
        LineTable(table, coach).play()
    else:
        from .play import PlayApp  # noqa: PLC0415

        code = PlayApp(table, pace, coach, hello).run() or 0
    if table.save_path:
        say = table.words.say
        if not table.position.over:
            command = f"souk play --resume {table.save_path}"
            sys.stdout.write(f"{say('terminal-go_on_with', command=command)}\n")
        sys.stdout.write(f"{say('terminal-kept_in', file=str(table.save_path))}\n")
    return code


def watch(path: Path, viewer: int | None, by_lines: bool, language: str = "en") -> None:
    """Step through a recorded game."""
    from .replay import Film, ReplayApp, as_text  # noqa: PLC0415

    film = Film(load(read_text(path)), language)
    if viewer is not None and not 0 <= viewer < film.transcript.players:
        last = film.transcript.players - 1
        raise BadOption(f"there is no seat {viewer}; seats are 0 to {last}", SeatOutOfRange(n=viewer, last=last))
    if by_lines or not has_terminal():
        for line in as_text(film, viewer):
            sys.stdout.write(f"{line}\n")
    else:
        ReplayApp(film, viewer).run()


def has_terminal() -> bool:
    """Whether there is a screen to draw on and a keyboard."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def greeting(game: Game, words: Words, mark: Path | None = None) -> str:
    """What somebody who plays here for the first time is told, once; nothing where nobody reads it."""
    if not lessons_of(game) or not has_terminal():
        return ""
    file = mark or _default_mark()
    if file.exists():
        return ""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    except OSError:
        return ""  # else it would be said every time
    return words.say("terminal-new_here", game=game.name)


def _default_mark() -> Path:
    """A file in the user's data folder."""
    from platformdirs import user_data_path  # noqa: PLC0415 - only where nobody says otherwise

    return user_data_path("souk") / "greeted"
