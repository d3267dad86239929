"""Names for games, players and environments, from Souk itself and from any installed package.

A package adds its own through an entry point in the group of the registry (`souk.games`, `souk.players`, `souk.envs`):

    [project.entry-points."souk.games"]
    senet = "my_package.senet:GAME"
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .errors import SoukError, UnknownName

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from _typeshed import DataclassInstance

T = TypeVar("T")
D = TypeVar("D", bound="DataclassInstance")
log = logging.getLogger("souk")


def resolve(target: str) -> Any:
    """What `module:attribute` names."""
    module, attribute = target.split(":")
    return getattr(import_module(module), attribute)


def later(target: str) -> Callable[..., Any]:
    """The function that `module:attribute` names, loaded when it is first called: a quick start needs but rules."""
    found: Callable[..., Any] | None = None

    def call(*args: Any, **named: Any) -> Any:
        nonlocal found
        if found is None:
            found = resolve(target)
        return found(*args, **named)

    call.target = target  # type: ignore[attr-defined]
    return call


def loaded(group: D) -> D:
    """A group of functions with those that were to be loaded later: who calls them all the time goes no detour."""
    late = {name: call.target for name, call in vars(group).items() if hasattr(call, "target")}
    return replace(group, **{name: resolve(target) for name, target in late.items()})


class Registry(Generic[T]):
    """Things by name, loaded when they are first asked for."""

    def __init__(self, what: str, group: str, built_in: Mapping[str, str]) -> None:
        self._what = what
        self._group = group
        self._built_in = built_in  # name -> "module:attribute"
        self._loaded: dict[str, T] = {}

    def register(self, name: str, thing: T) -> None:
        """Give a name to something of this process; a name is given once."""
        if name in self._loaded or name in self._built_in:
            raise SoukError(f"there is a {self._what} {name!r} already")
        self._loaded[name] = thing

    @property
    def first(self) -> str:
        """The first of Souk's own."""
        return next(iter(self._built_in))

    def names(self) -> list[str]:
        """Every name, Souk's own first."""
        return list(dict.fromkeys([*self._built_in, *self._loaded, *(point.name for point in self._foreign())]))

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def loaded(self) -> Iterator[tuple[str, T]]:
        """All that can be loaded; what another package has broken is left out, with a word in the log."""
        for name in self.names():
            try:
                yield name, self[name]
            except SoukError as error:
                log.warning("%s", error)

    def __contains__(self, name: str) -> bool:
        return name in self.names()

    def _load(self, name: str) -> T:
        if name in self._built_in:
            thing: T = resolve(self._built_in[name])
            return thing
        for point in self._foreign():
            if point.name == name:
                try:
                    loaded: T = point.load()
                except Exception as error:  # whatever a foreign package raises, say whose fault it is
                    raise SoukError(f"{self._what} {name!r} of {point.value} does not load: {error}") from error
                return loaded
        raise UnknownName(self._what, name, self.names())

    def _foreign(self) -> list[EntryPoint]:
        from importlib.metadata import entry_points  # noqa: PLC0415 - takes longer than all of Souk's own start

        return list(entry_points(group=self._group))
