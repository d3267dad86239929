"""Takes rules out of their modules and binds them to something else: to a game, to other tables, to compiled rules.

A rule refers to other rules and to tables by global names. `Binding` walks that graph from any rule and gives each
module that it meets a second namespace, in which the contract's stubs are a game's functions, tables may be replaced,
and every rule may be converted, for instance compiled.
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Mapping
from functools import cache
from types import CodeType, FunctionType
from typing import Any, TypeGuard

Function = Callable[..., Any]


class Binding:
    """Rules bound to the functions of one game, and to its own tables where it replaces any."""

    def __init__(
        self,
        meaning: Mapping[str, Function],
        tables: Mapping[str, Any],
        convert_rule: Callable[[FunctionType, Function], Function] = lambda bound, _: bound,
        convert_table: Callable[[Any], Any] = lambda table: table,
    ) -> None:
        self._meaning = meaning
        self._tables = tables
        self._convert_rule = convert_rule
        self._convert_table = convert_table
        self._namespaces: dict[int, dict[str, Any]] = {}
        self._bound: dict[Function, Function] = {}

    def bind(self, function: Function) -> Function:
        """The function with everything that it refers to bound as well, callees first."""
        function = self._meant(function)
        if function not in self._bound:
            self._bound[function] = self._convert_rule(self.rebind(function), function)
        return self._bound[function]

    def rebind(self, function: Function) -> FunctionType:
        """A copy of the function that lives in the bound namespace of its module."""
        assert isinstance(function, FunctionType)
        space = self._namespaces.setdefault(id(function.__globals__), dict(function.__globals__))
        for name in _globals_of(function):
            value = function.__globals__.get(name)
            if _is_rule(value):
                space[name] = self.bind(value)
            elif isinstance(value, list):
                space[name] = self._convert_table(self._tables.get(name, value))
            elif name in self._tables:
                space[name] = self._tables[name]
        bound = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        bound.__qualname__ = function.__qualname__
        bound.__module__ = function.__module__
        bound.__annotations__ = function.__annotations__
        bound.__dict__.update(function.__dict__)  # still a rule: it can be bound again
        return bound

    def reach(self, function: Function) -> list[Function]:
        """The function and every rule that it comes to, as they stand in their modules."""
        found = [self._meant(function)]
        for rule in found:  # grows by what each refers to
            assert isinstance(rule, FunctionType)
            for value in map(rule.__globals__.get, _globals_of(rule)):
                if _is_rule(value) and self._meant(value) not in found:
                    found.append(self._meant(value))
        return found

    def _meant(self, function: Function) -> Function:
        return self._meaning[function.__name__] if "is_stub" in function.__dict__ else function


def _is_rule(value: Any) -> TypeGuard[FunctionType]:
    return isinstance(value, FunctionType) and ("is_rule" in value.__dict__ or "is_stub" in value.__dict__)


@cache
def _globals_of(function: FunctionType) -> list[str]:
    names: dict[str, None] = {}
    codes = [function.__code__]
    for code in codes:  # grows by the code of inner functions and comprehensions
        names.update((step.argval, None) for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")
        codes += [const for const in code.co_consts if isinstance(const, CodeType)]
    return list(names)
