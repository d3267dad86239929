"""The `souk` command: a module for each group of commands."""

from __future__ import annotations

import os
import sys

import typer

import souk
from souk.engine.errors import IllegalMove, SoukError

from . import play, puzzles, records, research, server, study
from .common import LANGUAGE, err, out, words_in

app = typer.Typer(
    name="souk",
    help="Play, study and master board games of the bazaar: [bold]souk games[/] lists them.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version() -> None:
    """Say the version."""
    out.print(f"souk {souk.__version__}")


for command in (  # in the order of `souk --help`
    play.play,
    play.replay,
    play.learn,
    play.games,
    records.check,
    records.verify,
    records.show,
    records.stats,
    study.review,
    study.analyse,
    records.convert,
    research.warmup,
    research.arena,
    research.train,
    research.exploit,
    research.explore,
    server.serve,
    server.backup,
    server.restore,
    server.verify_database,
    version,
):
    app.command()(command)
app.add_typer(puzzles.app)


def main() -> None:
    """Run the command; what a user got wrong is one line, in the language of the environment."""
    LANGUAGE.set("")
    try:
        app()
    except SoukError as error:
        by_rules = isinstance(error, IllegalMove)  # says more than the reason, which is the game's
        said = words_in(LANGUAGE.get()).reason(error.reason) if error.reason and not by_rules else error
        err.print(f"souk: {said}", markup=False, soft_wrap=True)
        sys.exit(1)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
