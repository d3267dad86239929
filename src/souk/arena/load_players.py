"""Players, or games, from a file or a module of one's own, loaded in every process that plays.

A player of a file sits down by the name of its class, one of a module by the name that the module gives it:

    PLAYERS.register("mine", MyBot)
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from inspect import isabstract
from pathlib import Path
from types import ModuleType

from souk.engine.errors import BadOption
from souk.players import PLAYERS, Player


@cache
def load(source: str) -> None:
    """Load a file (`my_bot.py`) or a module (`my_package.bots`), once in each process."""
    try:
        if source.endswith(".py"):
            _offer(_load_file(Path(source).resolve()))
        else:
            import_module(source)
    except FileNotFoundError:
        raise BadOption(f"there is no file {source}") from None
    except Exception as error:  # whatever somebody's code raises, say whose fault it is
        raise BadOption(f"{source} does not load: {type(error).__name__}: {error}") from error


def _load_file(path: Path) -> ModuleType:
    spec = spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _offer(module: ModuleType) -> None:
    """Give the file's players the names of their classes."""
    for name, thing in vars(module).items():
        own = isinstance(thing, type) and issubclass(thing, Player) and thing.__module__ == module.__name__
        if own and not isabstract(thing) and name not in PLAYERS:
            PLAYERS.register(name, thing)
