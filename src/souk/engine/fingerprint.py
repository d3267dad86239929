"""What compiled code was made from, as text: the code of each rule, the numbers that it reads, the layout of records.

Numba does not see an edit in another file, and an edit of a file that no rule stands in need not be seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from enum import EnumType
from importlib.util import find_spec
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, get_type_hints

from .game import Game
from .record import Record

Function = Callable[..., Any]


def fingerprint(game: Game) -> Iterator[str]:
    """Everything that the machine code of a game's entries depends on."""
    for source in ("twin.py", "binding.py"):  # how it is made
        yield Path(__file__).with_name(source).read_text(encoding="utf-8")
    yield _layout(game.state)
    meaning = game.functions
    found: list[Function] = [entry for _, entry in sorted(game.extension.entries.items())]  # however they came together
    for function in found:  # grows by what each refers to
        assert isinstance(function, FunctionType)
        yield _name(function)
        yield from _code(function.__code__, function.__doc__)
        yield repr(function.__defaults__)
        yield from (f"{name}: {_kind(hint)}" for name, hint in get_type_hints(function).items())
        if instead := function.__dict__.get("compiled_as"):
            yield _source(instead.partition(":")[0] if isinstance(instead, str) else instead.__module__)
        for name in sorted(_names(function.__code__)):
            value = function.__globals__.get(name)
            if isinstance(value, FunctionType) and "is_stub" in value.__dict__:
                value = meaning[value.__name__]
            if isinstance(value, FunctionType) and "is_rule" in value.__dict__ and value not in found:
                found.append(value)
            yield f"{name} = {_value(game.tables.get(name, value))}"


def _value(value: object) -> str:
    """What a rule reads by a name: a number, a table, another rule, whatever it may be."""
    if isinstance(value, FunctionType) and "is_rule" in value.__dict__:
        return _name(value)
    if isinstance(value, EnumType):
        return repr(list(value))
    if isinstance(value, type):
        return _kind(value)
    if isinstance(value, ModuleType):
        return _source(value.__name__)
    if value is None or isinstance(value, int | float | str | tuple | list | BuiltinFunctionType):
        return repr(value)
    return _source(getattr(value, "__module__", type(value).__module__))


def _kind(hint: object) -> str:
    return _layout(hint) if isinstance(hint, type) and issubclass(hint, Record) else repr(hint)


def _layout(record: type[Record]) -> str:
    return f"{record.__name__} {record.dtype().descr}"


def _name(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def _names(code: CodeType) -> set[str]:
    """Every name that may be a global's; attributes of the same name do no harm."""
    inner = [_names(const) for const in code.co_consts if isinstance(const, CodeType)]
    return set(code.co_names).union(*inner)


def _code(code: CodeType, doc: str | None = None) -> Iterator[str]:
    yield code.co_code.hex()
    yield f"{code.co_names} {code.co_varnames} {code.co_freevars}"
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _code(const)
        elif doc is None or const != doc:
            yield repr(sorted(const, key=repr) if isinstance(const, frozenset) else const)


def _source(module: str) -> str:
    """The text of a module; of one of Python's own, whose version counts anyway, the name."""
    spec = None if module.partition(".")[0] in sys.stdlib_module_names else find_spec(module)
    if not spec or not spec.origin or not spec.origin.endswith(".py"):
        return module
    return Path(spec.origin).read_text(encoding="utf-8")
