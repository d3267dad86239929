"""Players, or games, from a file or a module of one's own: it is loaded in every process and gives them names itself.

from souk.players import PLAYERS
PLAYERS.register("mine", MyBot)
"""

from __future__ import annotations

import runpy
from functools import cache
from importlib import import_module
from pathlib import Path

from souk.engine.errors import BadOption


@cache
def load(source: str) -> None:
    """Load a file (`my_bot.py`) or a module (`my_package.bots`), once in each process."""
    try:
        if source.endswith(".py"):
            runpy.run_path(str(Path(source).resolve()), run_name=Path(source).stem)
        else:
            import_module(source)
    except FileNotFoundError:
        raise BadOption(f"there is no file {source}") from None
    except Exception as error:  # whatever somebody's code raises, say whose fault it is
        raise BadOption(f"{source} does not load: {type(error).__name__}: {error}") from error
