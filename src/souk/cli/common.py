"""What commands share: how they print, what many of them take, and in which language they speak."""

from __future__ import annotations

import os
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

import souk
from souk.engine.errors import BadOption
from souk.engine.input_reasons import NotNameAndValue

if TYPE_CHECKING:
    from souk.engine.game import Game
    from souk.words import Words

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by name, see [bold]souk games[/].")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; NAME=@FILE reads a file."),
]
OnPlace = Annotated[
    str, typer.Option(help="Where: cores (of this machine), ray (a cluster), ray://HOST:PORT (one from outside).")
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]
LANGUAGE: ContextVar[str] = ContextVar("language", default="")  # that was asked for; errors are said in it too


def _speak(language: str) -> str:
    from souk.words import language_of

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


def words_in(language: str = "", game: Game | None = None) -> Words:
    """What the command says, in which language."""
    from souk.words import Words, language_of

    return Words(language_of(language), game)


def options_of(game: str, given: list[str] | None) -> dict[str, object]:
    """Options of a game, as they were typed; those that are files are read."""
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


def refuse_unwritable(*paths: Path | None) -> None:
    """Refuse files that cannot be written, before there is anything to write."""
    for path in filter(None, paths):
        if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
            raise BadOption(f"{path} cannot be written")


def write(path: Path, text: str) -> None:
    """Write a file that somebody named."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadOption(f"{path} cannot be written: {error.strerror}") from None
